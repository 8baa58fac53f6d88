"""What is wrong with a card file, and where: the file, the line, and the key."""

from collections.abc import Iterable
from pathlib import Path

from oracle.misspelt import near, shortened

Key = tuple[str | int, ...]
"""Where something stands inside a card file: ("faces", 1, "abilities", 0, "effects")."""


class CardError(Exception):
    """A card file that can't be used, or a card that isn't there."""

    def __init__(self, path: Path, key: str, message: str, line: int | None = None) -> None:
        self.path = path
        self.key = key
        """The key inside the file: "faces[1].abilities[0].effects[2].amount"; empty if the file as a whole is meant."""
        self.message = shortened(message)
        self.line = line
        self.others: tuple[CardError, ...] = ()
        """What else is wrong with the file."""
        place = f"{path}:{line}" if line else str(path)
        super().__init__(f"{place}: {key}: {self.message}" if key else f"{place}: {self.message}")

    def __str__(self) -> str:
        return "\n".join(self.lines())

    def lines(self) -> list[str]:
        """What is wrong with the file, each mistake in a line."""
        return [super().__str__(), *(line for other in self.others for line in other.lines())]


class Unfit(Exception):  # noqa: N818 - never leaves this package: the loader turns it into a CardError
    """Something at a key of a card file that makes no sense."""

    def __init__(self, key: Key, message: str) -> None:
        self.key = key
        self.message = message
        super().__init__(message)


class Misshapen(Unfit):
    """Something that isn't of the kind that is expected at its key, whatever stands around it."""


def key_written(key: Key) -> str:
    """The key as a text: "faces[1].name"."""
    return "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in key).removeprefix(".")


def nearest(text: str, valid: Iterable[str]) -> str:
    """The part of a message that names what fits best: "; nearest: 'creature'", or all that is valid if nothing comes near."""
    choices = sorted(set(valid))
    close = near(text, choices, 3)
    if close:
        return f"; nearest: {', '.join(repr(match) for match in close)}"
    return f"; valid: {', '.join(repr(choice) for choice in choices)}" if len(choices) <= 40 else ""
