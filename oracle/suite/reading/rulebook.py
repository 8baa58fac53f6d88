"""The rulebook as a catalogue: the place of every rule of the newest edition, in `fixtures/rulebook/`.

A rule is **stated** if it tells the game what to do or says what is true of it: it needs a scenario.  It is a **definition** if it only
says what a word means, heads other rules or points to them: the file says where what it is about is stated.  Or it is **out**: no
scenario will ever be about it, for one of the few reasons in `reasons.toml`.  There is a file for each chapter, in a folder for each
section; the rules themselves aren't there, only their numbers.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Literal

import msgspec

from oracle.files import read_text
from oracle.suite.reading.toml_records import RecordError, read_record

Kind = Literal["stated", "definition", "out"]

REASONS = "reasons.toml"
"""The file with the reasons for leaving rules out, each a key with a sentence."""

_FILE = re.compile(r"(\d{3})-[a-z0-9-]+")


class ChapterPlaces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file: the numbers of a chapter by their places."""

    stated: tuple[str, ...] = ()
    definition: dict[str, tuple[str, ...]] = {}
    """Each with the rules where that is stated."""
    out: dict[str, tuple[str, ...]] = {}
    """By reason."""


class Place(msgspec.Struct, frozen=True):
    """The place of a rule."""

    number: str
    kind: Kind
    file: Path
    line: int
    """Where the file says so, from 1."""
    where: tuple[str, ...] = ()
    """Of a definition: the rules where what it is about is stated."""
    reason: str | None = None
    """Why it is out, as a key of the reasons."""

    @property
    def at(self) -> str:
        """ "file:line"."""
        return f"{self.file}:{self.line}"


class Rulebook(msgspec.Struct, frozen=True, dict=True):
    """All places, and the reasons for what is out."""

    places: tuple[Place, ...]
    """In the order of the files; a number may have several by mistake."""
    reasons: Mapping[str, str]
    """By key."""
    folder: Path

    @cached_property
    def by_number(self) -> Mapping[str, Place]:
        """The place of each number; the first one, if it has several."""
        found: dict[str, Place] = {}
        for place in self.places:
            found.setdefault(place.number, place)
        return found

    def about(self, place: Place) -> str:
        """Of a definition, where what it is about is stated; of what is out, why."""
        if place.kind == "definition":
            return f"stated in {', '.join(place.where)}"
        return self.reasons.get(place.reason or "", place.reason or "")


def load_rulebook(folder: Path) -> Rulebook:
    """The catalogue in `folder`.  Raises `RecordError` for a file that can't be read or isn't called as its chapter is."""
    reasons = read_record(folder / REASONS, dict[str, str])
    places = tuple(place for path in sorted(folder.glob("*/*.toml")) for place in _places(path))
    return Rulebook(places, reasons, folder)


def _places(path: Path) -> Iterator[Place]:
    chapter = _FILE.fullmatch(path.stem)
    if chapter is None:
        raise RecordError(path, 1, "", "expected a name such as 104-ending-the-game.toml: the number of the chapter and its title")
    content = read_record(path, ChapterPlaces)
    lines = _Lines(path)
    for number in content.stated:
        yield Place(number, "stated", path, lines.next(number))
    for number, where in content.definition.items():
        if not where:
            raise RecordError(path, lines.next(number), "definition", f"definition: expected at least one rule where {number} is stated")
        yield Place(number, "definition", path, lines.next(number, key=True), where=where)
    for reason, numbers in content.out.items():
        for number in numbers:
            yield Place(number, "out", path, lines.next(number), reason=reason)


class _Lines:
    """Where the numbers of a file stand, each asked for as often as it is there."""

    def __init__(self, path: Path) -> None:
        self._lines = read_text(path).split("\n")
        self._after: dict[str, int] = {}

    def next(self, number: str, key: bool = False) -> int:
        """The line on which the number stands as one of a list, or as a key; 1 if it can't be found."""
        pattern = re.compile(rf'\s*["\']?{re.escape(number)}["\']?\s*=' if key else rf'["\']{re.escape(number)}["\'](?!\s*=)')
        for index in range(self._after.get(number, 0), len(self._lines)):
            pointers = not key and re.match(r'\s*["\']?\d{3}\.\w+["\']?\s*=', self._lines[index])
            if not pointers and pattern.search(self._lines[index]):
                self._after[number] = index + 1
                return index + 1
        return 1
