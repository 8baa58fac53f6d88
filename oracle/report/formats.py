"""The forms in which the results of runs can be told, each a pure function from runs and rulings to a text."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import NamedTuple

from oracle.suite.reading.catalogue import Ruling
from oracle.suite.running.results import Run, sayable

Telling = Callable[[Sequence[Run], Mapping[str, Ruling]], str]


class Format(NamedTuple):
    """A form: the function that makes it, whether it tells of several runs at once, and what it is."""

    module: str
    function: str
    several: bool
    meaning: str

    def tell(self, runs: Sequence[Run], rulings: Mapping[str, Ruling]) -> str:
        """The runs in this form."""
        telling: Telling = getattr(import_module(f"oracle.report.{self.module}"), self.function)
        return telling([sayable(run) for run in runs], rulings)


FORMATS: dict[str, Format] = {
    "terminal": Format("terminal", "runs_report", True, "what `oracle run` prints"),
    "html": Format("matrix", "matrix", True, "one page with the matrix of rulings and engines"),
    "junit": Format("junit", "junit", True, "JUnit XML"),
    "markdown": Format("markdown", "markdown", True, "a summary for the page of a CI job"),
    "tap": Format("tap", "tap", False, "the Test Anything Protocol, version 14"),
    "cucumber": Format("cucumber", "cucumber_messages", False, "Cucumber Messages"),
    "json": Format("json_report", "results_json", False, "one JSON object"),
}
