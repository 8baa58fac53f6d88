"""What is wrong with the input, said at its place: file, line, what was expected, and the nearest valid name."""

from collections.abc import Sequence
from pathlib import Path

from oracle.misspelt import shortened
from oracle.suite.reading.case import Case, Unread


class InputError(Exception):
    """A feature that can't be used.  Its text is "file:line: what was expected".

    `scenarios` are those that it makes unusable, and it is no concern of others; none where it concerns the whole file.
    """

    def __init__(self, path: Path | str, line: int, message: str, scenarios: Sequence[Case | Unread] = ()) -> None:
        self.path = str(path)
        self.line = line
        self.message = shortened(message)
        self.scenarios = tuple(scenarios)
        super().__init__(f"{path}:{line}: {self.message}")


class MeaningError(Exception):
    """A step that can be read but not carried out (an unknown or ambiguous object …); the judge adds file and line."""
