"""How the rules have changed: the dated tables of `fixtures/editions/`.

The rules are published about five times a year, each **edition** named by the day on which it takes effect.  A table says what an
edition did: numbers that **moved**, rules that were **added** or **reworded** without effect on play, and rules that **changed**.  Each
change has a name, under which the reference engine asks whether it is in force.
"""

import re
from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path

import msgspec

from oracle.known_editions import OLDEST_EDITION
from oracle.suite.reading.toml_records import RecordError, read_record

LETTERS = "abcdefghijkmnpqrstuvwxyz"
"""The letters of subrules, in order: l and o are left out."""

_ENTRY = re.compile(r"(\d+)(?:-(\d+)|([a-z]+))?")
_NUMBER = re.compile(r"\d{3}(\.\d+([a-z]{1,2})?)?")


class Added(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rules that are new."""

    rules: tuple[str, ...]
    what: str


class Moved(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"origin": "from", "destination": "to"}):
    """A rule, a section, or a run of sections ("720-730") or rules ("701.4-701.9") with a new number; subrules go with their rule."""

    origin: str
    destination: str
    what: str


class Reworded(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rules with new words and no effect on any game that a scenario describes."""

    rules: tuple[str, ...]
    what: str


class Changed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A change of behaviour."""

    name: str
    """What the reference engine asks for."""
    in_force: bool
    """Whether the rule called `name` begins (true) or ends (false) with this edition."""
    rules: tuple[str, ...]
    before: str
    after: str


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one edition did."""

    effective: date
    about: str
    added: tuple[Added, ...] = ()
    moved: tuple[Moved, ...] = ()
    reworded: tuple[Reworded, ...] = ()
    changed: tuple[Changed, ...] = ()

    @property
    def name(self) -> str:
        """The edition's name: its effective date in ISO form."""
        return self.effective.isoformat()


def read_edition(text: str) -> str:
    """A day by whose rules scenarios can be judged, as it is written: "2025-09-19".  Raises `ValueError`."""
    try:
        if not re.fullmatch(r"\d{4}-\d\d-\d\d", text):
            raise ValueError
        date.fromisoformat(text)
    except ValueError:
        raise ValueError(f"expected a date such as 2025-09-19, not {text!r}") from None
    if text < OLDEST_EDITION:
        raise ValueError(f"expected a day from {OLDEST_EDITION} on, not {text}: what the rules said before isn't known here")
    return text


def load_editions(folder: Path) -> tuple[Edition, ...]:
    """The tables in `folder`, oldest first.  Raises `RecordError`."""
    editions = []
    for path in sorted(folder.glob("[0-9]*.toml")):
        edition = read_record(path, Edition)
        if edition.name != path.stem:
            raise RecordError(path, 1, "effective", f"effective: expected the date that names the file, {path.stem}")
        editions.append(edition)
    return tuple(editions)


def renumbered(number: str, edition: str, editions: Sequence[Edition]) -> str:
    """The newest number of the rule that had `number` in `edition`."""
    for later in editions:
        if later.name > edition:
            number = next((moved for entry in later.moved if (moved := _move(number, entry)) is not None), number)
    return number


def history(number: str, editions: Sequence[Edition]) -> Iterator[tuple[Edition, str, str]]:
    """For each edition, the newest first: what the rule that has `number` today was called in it, and before it."""
    for edition in reversed(editions):
        back = (Moved(entry.destination, entry.origin, entry.what) for entry in edition.moved)
        before = next((moved for entry in back if (moved := _move(number, entry)) is not None), number)
        yield edition, number, before
        number = before


def _move(number: str, entry: Moved) -> str | None:
    """`number` after the move, or None if the move isn't about it."""
    if "-" in entry.origin:
        first, _, last = entry.origin.partition("-")
        return _move_in_run(number, first, last, entry.destination.partition("-")[0])
    if not number.startswith(entry.origin):
        return None
    rest = number[len(entry.origin) :]
    if rest and not (rest.isalpha() and entry.origin[-1].isdigit()):
        return None
    return entry.destination + rest


def _move_in_run(number: str, first: str, last: str, start: str) -> str | None:
    """`number` after the sections or rules from `first` to `last` have moved to `start` and what follows it."""
    section, dot, rule = number.partition(".")
    within, inner, low = first.rpartition(".")
    if not inner:
        return f"{int(section) + int(start) - int(first)}{dot}{rule}" if first <= section <= last else None
    match = re.match(r"\d+", rule)
    if section != within or match is None or not int(low) <= int(match[0]) <= int(last.rpartition(".")[2]):
        return None
    into, _, high = start.rpartition(".")
    return f"{into}.{int(match[0]) + int(high) - int(low)}{rule[match.end() :]}"


def load_rule_numbers(path: Path) -> frozenset[str]:
    """Every rule number of the newest edition, sections ("605") included, out of the compact table at `path`.  Raises `RecordError`."""
    numbers: set[str] = set()
    for section, entries in read_record(path, dict[str, str]).items():
        numbers.add(section)
        for entry in entries.split():
            match = _ENTRY.fullmatch(entry)
            if match is None:
                raise RecordError(path, 1, section, f"{section}: expected entries such as '3', '4-6' or '7c', not {entry!r}")
            first, last, letter = match.groups()
            for rule in range(int(first), int(last or first) + 1):
                numbers.add(f"{section}.{rule}")
            numbers.update(f"{section}.{first}{subrule}" for subrule in _subrules(letter))
    return frozenset(numbers)


def _subrules(last: str | None) -> list[str]:
    """All letters up to `last`; after z come aa, ab …"""
    if last is None:
        return []
    letters = [*LETTERS, *(f"a{letter}" for letter in LETTERS)]
    return letters[: letters.index(last) + 1]


def is_rule_number(text: str) -> bool:
    """Whether `text` is written as rule numbers are ("605", "605.1", "605.1a"), known or not."""
    return _NUMBER.fullmatch(text) is not None


def in_order(number: str) -> tuple[int, int, str]:
    """A key that sorts rules as the rules themselves do: 601.2 before 601.10, 601.2z before 601.2aa."""
    chapter, _, rest = number.partition(".")
    found = re.match(r"(\d*)([a-z]*)", rest)
    assert found is not None
    return int(chapter), int(found[1] or 0), f"{len(found[2])}{found[2]}"
