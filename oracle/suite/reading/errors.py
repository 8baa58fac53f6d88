"""What is wrong with the input, said at its place: file, line, what was expected, and the nearest valid name."""

from pathlib import Path

from oracle.misspelt import shortened


class InputError(Exception):
    """A feature that can't be used.  Its text is "file:line: what was expected"."""

    def __init__(self, path: Path | str, line: int, message: str) -> None:
        self.path = str(path)
        self.line = line
        self.message = shortened(message)
        super().__init__(f"{path}:{line}: {self.message}")


class MeaningError(Exception):
    """A step that can be read but not carried out (an unknown or ambiguous object …); the judge adds file and line."""
