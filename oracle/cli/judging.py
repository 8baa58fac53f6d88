"""What the commands that judge share: cards, cases and the reference engine, loaded with one message for what can't be used."""

import os
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from oracle.cards.loader import CardLibrary
from oracle.cli.paths import data_folder, load_all_cards
from oracle.cli.problems import Unusable
from oracle.engines.opening import SpecError, open_engine, opened, parse_spec
from oracle.engines.port import EngineError, EngineGivenUpError
from oracle.engines.stdio import MOST_FAILED_STARTS, StdioEngine
from oracle.protocol.questions import Software
from oracle.report.verdicts import JUDGED, count, in_words
from oracle.suite.judging.verdicts import Result
from oracle.suite.reading.case import Case, Unread
from oracle.suite.reading.contents import Contents, load_contents
from oracle.suite.reading.errors import InputError
from oracle.suite.reading.finding import Suite, with_unread
from oracle.suite.reading.shelf import Shelf, cache_folder
from oracle.suite.running.runner import EngineMaker

if TYPE_CHECKING:
    from rich.progress import Progress

R = TypeVar("R")

MOST_PROBLEMS = 20
"""So many problems of the input are told at once; the others are counted."""


class Workplace:
    """The cards, a reader's own beside ours, and the engine that is judged."""

    def __init__(
        self,
        cards: Sequence[Path] = (),
        engine: str = "reference",
        timeout: float | None = None,
        memory: int | None = None,
        replacing: bool | None = None,
    ) -> None:
        self.library: CardLibrary = load_all_cards(cards, replacing)
        try:
            self.spec = parse_spec(engine, timeout, memory)
        except SpecError as error:
            raise Unusable(f"--engine: {error}") from None

    @property
    def engine_maker(self) -> EngineMaker:
        """Makes the engine, in this process or another; whoever makes one that has a method `close` calls it in the end."""
        return partial(opened, self.spec, self.library)

    def introduction(self, attempts: int = MOST_FAILED_STARTS) -> Software:
        """What the engine calls itself; a process is started for that, so often if need be.  Raises `Unusable` if it doesn't say it."""
        try:
            with open_engine(self.spec, self.library) as engine:
                if isinstance(engine, StdioEngine):
                    _see_that_it_starts(engine, attempts)
                return Software(engine.name, engine.version)
        except SpecError as error:
            raise Unusable(f"--engine: {error}") from None

    def suite(self, paths: Sequence[Path] = ()) -> Suite:
        """The cases under `paths`, or ours, and what is wrong with the files."""
        return self.contents(paths).suite()

    def contents(self, paths: Sequence[Path] = ()) -> Contents:
        """What the files under `paths` hold, or ours; the cases are made when they are asked for."""
        folder = cache_folder()
        return load_contents(paths or (data_folder("features"),), self.library, None if folder is None else Shelf(folder))

    def cases(self, paths: Sequence[Path] = ()) -> list[Case]:
        """The cases under `paths`, or ours.  Raises `Unusable` with all that is wrong with the files."""
        suite = self.suite(paths)
        see_that_they_can_be_read(suite, with_unread(suite.cases, suite.problems))
        return suite.cases


def problems_of(suite: Suite | Contents, chosen: Iterable[Case | Unread]) -> list[InputError]:
    """What is wrong with the files, but for what concerns no chosen scenario."""
    ids = {scenario.id for scenario in chosen}
    return [each for each in suite.problems if not each.scenarios or not ids.isdisjoint(this.id for this in each.scenarios)]


def see_that_they_can_be_read(suite: Suite | Contents, chosen: Iterable[Case | Unread]) -> None:
    """Raises `Unusable` with all that is wrong with whole files and with the chosen scenarios."""
    problems = problems_of(suite, chosen)
    if problems:
        raise Unusable(told(problems))


def _see_that_it_starts(engine: StdioEngine, attempts: int) -> None:
    for left in reversed(range(attempts)):
        try:
            engine.introduction  # noqa: B018 - it is started for that
        except EngineGivenUpError as fault:
            raise Unusable(f"--engine: {fault}") from None
        except EngineError as fault:
            if not left:
                raise Unusable(f"--engine: the engine doesn't start: {fault}") from None
        else:
            return


def told(problems: Sequence[InputError]) -> str:
    """Problems of the input, one a line."""
    lines = [str(problem) for problem in problems[:MOST_PROBLEMS]]
    if len(problems) > MOST_PROBLEMS:
        lines.append(f"and {len(problems) - MOST_PROBLEMS} more")
    return "\n".join(lines)


def see_that_something_was_judged(results: Iterable[Result]) -> None:
    """Raises `Unusable` if no result says whether a scenario holds."""
    verdicts = count(results)
    if not any(verdict in verdicts for verdict in JUDGED):
        raise Unusable(f"nothing was judged: {in_words(verdicts)}")


def with_progress(results: Iterator[R], total: int, what: str = "scenarios", at_once: bool = False) -> Iterator[R]:
    """The results as they come; on a terminal, and if it takes long, with a bar on standard error that goes away in the end.

    With `at_once` the bar is there from the beginning.
    """
    if not sys.stderr.isatty() or os.environ.get("TERM") == "dumb":
        yield from results
        return
    shown_at = time.monotonic() + 0.4
    bar: Progress | None = _bar(total, what) if at_once else None
    try:
        for done, result in enumerate(results, 1):
            yield result
            if time.monotonic() >= shown_at:
                shown_at = time.monotonic() + 0.1
                bar = bar or _bar(total, what)
                bar.update(bar.task_ids[0], completed=done)
                bar.refresh()
    finally:
        if bar is not None:
            bar.stop()


def _bar(total: int, what: str) -> "Progress":
    """A bar on standard error, drawn only when it is told to, so that no thread is started."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    columns = (BarColumn(30), MofNCompleteColumn(separator=" of "), TextColumn(what))
    bar = Progress(*columns, console=Console(stderr=True, force_terminal=True), transient=True, auto_refresh=False)
    bar.add_task(what, total=total)
    bar.start()
    return bar
