"""Verdicts counted and summed up: what every report needs."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import get_args

import msgspec

from oracle.suite.judging.verdicts import Result, Verdict

VERDICTS: tuple[Verdict, ...] = get_args(Verdict)

JUDGED: tuple[Verdict, ...] = ("pass", "fail", "error", "disputed")
"""The verdicts of what was judged at all."""

MARKS: dict[Verdict, tuple[str, str]] = {
    "pass": ("✓", "green"),
    "fail": ("✗", "red"),
    "error": ("!", "red"),
    "unsupported": ("?", "yellow"),
    "inapplicable": ("–", "cyan"),
    "disputed": ("~", "cyan"),
}
"""The mark of each verdict and its colour on a terminal."""

_WORST_FIRST: tuple[Verdict, ...] = ("error", "fail", "unsupported", "disputed", "pass", "inapplicable")

_NOUNS: dict[Verdict, tuple[str, str]] = {
    "pass": ("passes", "pass"),
    "fail": ("fails", "fail"),
    "error": ("can't be judged", "can't be judged"),
    "unsupported": ("is unsupported", "are unsupported"),
    "inapplicable": ("is of another edition", "are of another edition"),
    "disputed": ("is disputed", "are disputed"),
}


class RulingVerdict(msgspec.Struct, frozen=True):
    """What the scenarios of a ruling add up to."""

    slug: str
    """"" for the scenarios that name no ruling."""
    results: tuple[Result, ...]

    @property
    def verdict(self) -> Verdict:
        """The gravest verdict of its scenarios; those of other editions count only if there are no others."""
        return overall(self.results)

    @property
    def passed(self) -> int:
        """How many of its scenarios pass."""
        return sum(result.verdict == "pass" for result in self.results)


def overall(results: Iterable[Result]) -> Verdict:
    """The gravest verdict among the results (at least one)."""
    found = {result.verdict for result in results}
    return next(verdict for verdict in _WORST_FIRST if verdict in found)


def by_ruling(results: Iterable[Result]) -> list[RulingVerdict]:
    """The results under their rulings, in the order of each ruling's first scenario."""
    groups: dict[str, list[Result]] = {}
    for result in results:
        groups.setdefault(result.ruling or "", []).append(result)
    return [RulingVerdict(slug, tuple(members)) for slug, members in groups.items()]


def count(results: Iterable[Result]) -> dict[str, int]:
    """How many results have each verdict that occurs, in the order of `VERDICTS`."""
    counted = Counter(result.verdict for result in results)
    return {verdict: counted[verdict] for verdict in VERDICTS if counted[verdict]}


def in_words(counted: dict[str, int]) -> str:
    """The counts as the end of a sentence: "58 pass, 1 fails"."""
    return ", ".join(f"{number} {_NOUNS[verdict][number != 1]}" for verdict in VERDICTS if (number := counted.get(verdict, 0)))


def pace(results: Iterable[Result]) -> float | None:
    """How many scenarios the engine is judged on in a second: those that pass or fail, by the time that each took; its start isn't counted.

    None if there are none, or their times aren't known.
    """
    times = [result.seconds for result in results if result.verdict in ("pass", "fail")]
    return len(times) / sum(times) if sum(times) else None


def in_figures(pace: float | None) -> str:
    """A pace in three figures: "239", "16.4", "0.512"; "–" if it isn't known."""
    if pace is None:
        return "–"
    return f"{pace:,.0f}" if pace >= 99.95 else f"{pace:.3g}"


def plural(number: int, noun: str) -> str:
    """ "1 scenario", "2 scenarios"."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def exit_code(results: Sequence[Result]) -> int:
    """0 if all is as it should be; 1 if a scenario fails, or the engine broke down or lacks what it takes; 2 for unusable input."""
    if any(result.unusable for result in results):
        return 2
    return 1 if any(result.verdict in ("fail", "error", "unsupported") for result in results) else 0
