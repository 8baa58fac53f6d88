"""What an engine is known to get wrong: a TOML file for each engine, written once and then kept by people.

    engine = "some engine"

    [[expected]]
    scenario = "omen-countered-goes-to-graveyard"
    verdict = "fail"
    reason = "Omens are shuffled even when they don't resolve"
    link = "https://example.org/issues/12"
    versions = ">=1.4, <2"
    editions = "<2026-08-07"

Scenarios that aren't listed are expected to pass, unless they need what the engine has declared to lack: such a scenario, new in the suite
perhaps, is reported and fails nothing.  A gate that knows the file fails on a **new failure** and on an **unexpected pass**, so that the
list never grows stale; also on what is unsupported where another verdict is listed.  `versions` and `editions` limit an entry to some
versions of the engine, and to some editions of the rules; the first entry of a scenario that fits counts.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import takewhile
from pathlib import Path
from typing import Literal

import msgspec

from oracle.files import read_text
from oracle.suite.judging.verdicts import Result
from oracle.suite.reading.toml_records import RecordError, read_record

ExpectedVerdict = Literal["fail", "unsupported", "error"]
"""What can be expected: inapplicable and disputed scenarios are never counted."""

COUNTED = ("pass", "fail", "unsupported", "error")

_CONDITION = re.compile(r"(>=|<=|==|!=|>|<)\s*([0-9A-Za-z][\w.+-]*)")
_PIECES = re.compile(r"\d+|[a-z]+")


class Expected(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One scenario that isn't expected to pass."""

    scenario: str
    verdict: ExpectedVerdict
    reason: str = ""
    """Why, in the words of who looked into it."""
    link: str = ""
    """Where it is followed up."""
    versions: str = ""
    """Versions of the engine, as in ">=1.4, <2"; all if empty."""
    editions: str = ""
    """Editions of the rules, as in "<2026-08-07"; all if empty."""

    def fits(self, version: str, edition: str) -> bool:
        """Whether it speaks of that version of the engine, judged by that edition."""
        return _meets(version, self.versions) and _meets(edition, self.editions)


class Expectations(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of an engine."""

    engine: str
    """What the engine calls itself."""
    expected: tuple[Expected, ...] = ()


Wanted = Mapping[str, Sequence[Expected]]
"""Entries by scenario."""


def by_scenario(entries: Iterable[Expected]) -> Wanted:
    """The entries under their scenarios."""
    found: dict[str, list[Expected]] = {}
    for entry in entries:
        found.setdefault(entry.scenario, []).append(entry)
    return found


def expected_of(wanted: Wanted, scenario: str, version: str, edition: str) -> Expected | None:
    """What is expected of the scenario; None for a pass."""
    return next((entry for entry in wanted.get(scenario, ()) if entry.fits(version, edition)), None)


class Surprise(msgspec.Struct, frozen=True):
    """A result that isn't the expected one."""

    result: Result
    expected: Expected | None
    """None where a pass was expected."""


class Gate(msgspec.Struct, frozen=True):
    """What a run comes to, beside what was expected of it."""

    new_failures: tuple[Surprise, ...]
    unexpected_passes: tuple[Surprise, ...]
    as_expected: tuple[Surprise, ...]
    """Results that aren't passes, and were expected so."""
    lacking: tuple[Surprise, ...]
    """Results that are unsupported and aren't listed."""
    unknown: tuple[Expected, ...]
    """Entries about scenarios that aren't there any more."""

    @property
    def holds(self) -> bool:
        """Whether all is as expected."""
        return not self.new_failures and not self.unexpected_passes


def load_expectations(path: Path) -> Expectations:
    """The expectations in a file.  Raises `RecordError`."""
    found = read_record(path, Expectations)
    for number, entry in enumerate(found.expected):
        for name, text in (("versions", entry.versions), ("editions", entry.editions)):
            wrong = [part for part in _parts(text) if not _CONDITION.fullmatch(part)]
            if wrong:
                line = _line_of_entry(path, number)
                raise RecordError(path, line, name, f"{name}: expected conditions such as '>=1.4, <2', not {wrong[0]!r}")
    return found


def _line_of_entry(path: Path, number: int) -> int:
    headers = [at for at, line in enumerate(read_text(path).splitlines(), 1) if line.strip() == "[[expected]]"]
    return headers[number] if number < len(headers) else 1


def gate(results: Iterable[Result], expectations: Expectations, version: str, known: Iterable[str]) -> Gate:
    """Compare results of that version of the engine with what was expected; `known` are the ids of all scenarios that are there."""
    wanted = by_scenario(expectations.expected)
    new: list[Surprise] = []
    passes: list[Surprise] = []
    usual: list[Surprise] = []
    lacking: list[Surprise] = []
    for result in results:
        if result.verdict not in COUNTED or result.unusable:
            continue
        entry = expected_of(wanted, result.id, version, result.edition)
        surprise = Surprise(result, entry)
        if result.verdict == "pass":
            if entry is not None:
                passes.append(surprise)
        elif entry is not None and entry.verdict == result.verdict:
            usual.append(surprise)
        elif entry is None and result.verdict == "unsupported":
            lacking.append(surprise)
        else:
            new.append(surprise)
    there = set(known)
    unknown = tuple(entry for entry in expectations.expected if entry.scenario not in there)
    return Gate(tuple(new), tuple(passes), tuple(usual), tuple(lacking), unknown)


def _parts(conditions: str) -> list[str]:
    return [part.strip() for part in conditions.split(",") if part.strip()]


def _meets(version: str, conditions: str) -> bool:
    for part in _parts(conditions):
        found = _CONDITION.fullmatch(part)
        if found is None or not _COMPARE[found[1]](_key(version), _key(found[2])):
            return False
    return True


_COMPARE = {
    ">=": lambda one, other: one >= other,
    "<=": lambda one, other: one <= other,
    "==": lambda one, other: one == other,
    "!=": lambda one, other: one != other,
    ">": lambda one, other: one > other,
    "<": lambda one, other: one < other,
}


def _key(version: str) -> tuple[tuple[int, ...], bool, tuple[tuple[int, str], ...]]:
    """An order of versions as they are commonly written: 1.9 before 1.10, 2.0-rc1 before 2.0, 1.4 the same as 1.4.0."""
    pieces = _PIECES.findall(version.lower().partition("+")[0].removeprefix("v"))
    release = list(takewhile(str.isdigit, pieces))
    suffix = tuple((int(piece), "") if piece.isdigit() else (0, piece) for piece in pieces[len(release) :])
    while release and int(release[-1]) == 0:
        release.pop()
    return tuple(map(int, release)), not suffix, suffix
