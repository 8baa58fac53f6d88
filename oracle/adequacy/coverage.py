"""Rule coverage: how it stands with every rule of the rulebook, which functions scenarios reach, and which cited rules none states.

A function states the rules that it cites, and so does the expansion of a keyword (`written_out`).  A scenario reaches a function by
applying it, whatever rules the scenario is tagged with.  A
rule is cited by the tags of scenarios and by the rulings of the catalogue; it has a function if one cites it or one of its subrules.
"""

import importlib
import pkgutil
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from string import ascii_lowercase
from typing import Literal, get_args

import msgspec

from oracle import rules
from oracle.adequacy.chapters import chapter_of
from oracle.adequacy.reach import Reach
from oracle.rules.citation import CITATIONS, Citation
from oracle.suite.reading.case import Case
from oracle.suite.reading.catalogue import Ruling
from oracle.suite.reading.editions import in_order
from oracle.suite.reading.rulebook import Kind, Place


class Function(msgspec.Struct, frozen=True):
    """A function that states rules."""

    name: str
    rules: tuple[str, ...]
    statement: str
    scenarios: tuple[str, ...]
    """Ids of the scenarios that apply it."""


Standing = Literal["tested", "untested", "missing", "definition", "out"]
"""How it stands with a rule: one that tells the game what to do is tested by the strict measure (`oracle.adequacy.measure`), has a function
and isn't tested, or has none; the others need no scenario."""

STANDINGS: tuple[Standing, ...] = get_args(Standing)


class Rule(msgspec.Struct, frozen=True):
    """A rule of the rulebook."""

    number: str
    functions: tuple[str, ...]
    """Names of the functions that state it, or one of its subrules."""
    tagged: tuple[str, ...]
    """Ids of the scenarios that are tagged with it."""
    rulings: tuple[str, ...]
    """Slugs of the rulings that follow from it."""
    reached: bool
    """Whether a scenario applies one of its functions."""
    place: Kind = "stated"
    """Its place in the catalogue of the rulebook."""
    noticed: str | None = None
    """Which misreading of its functions is noticed by which scenario that cites it, if any is."""

    @property
    def standing(self) -> Standing:
        """How it stands with it."""
        if self.place != "stated":
            return self.place
        return "tested" if self.noticed else "untested" if self.functions else "missing"

    @property
    def cited(self) -> bool:
        """Whether a scenario or ruling names it."""
        return bool(self.tagged or self.rulings)


class Chapter(msgspec.Struct, frozen=True, dict=True):
    """A chapter of the rules."""

    number: str
    rules: tuple[Rule, ...]

    @cached_property
    def by_standing(self) -> Mapping[Standing, int]:
        """How many of its rules stand how."""
        counted = Counter(rule.standing for rule in self.rules)
        return {standing: counted[standing] for standing in STANDINGS}

    @property
    def stated(self) -> int:
        """How many of its rules have a function."""
        return sum(bool(rule.functions) for rule in self.rules)

    @property
    def reached(self) -> int:
        """How many of those scenarios reach."""
        return sum(rule.reached for rule in self.rules)


class Coverage(msgspec.Struct, frozen=True, dict=True):
    """All of it."""

    functions: tuple[Function, ...]
    chapters: tuple[Chapter, ...]
    scenarios: int

    @cached_property
    def rules(self) -> tuple[Rule, ...]:
        """The rules of all chapters."""
        return tuple(rule for chapter in self.chapters for rule in chapter.rules)

    @cached_property
    def by_standing(self) -> Mapping[Standing, int]:
        """How many rules stand how."""
        return {standing: sum(chapter.by_standing[standing] for chapter in self.chapters) for standing in STANDINGS}

    @cached_property
    def unreached(self) -> tuple[Function, ...]:
        """Functions that no scenario applies."""
        return tuple(function for function in self.functions if not function.scenarios)

    @cached_property
    def unstated(self) -> tuple[Rule, ...]:
        """Rules that are cited but have no function."""
        return tuple(rule for rule in self.rules if rule.cited and not rule.functions)


def all_citations() -> Mapping[str, Citation]:
    """Every function that states a rule, whether or not anything has needed its module so far."""
    for module in pkgutil.walk_packages(rules.__path__, f"{rules.__name__}."):
        importlib.import_module(module.name)
    return CITATIONS


def coverage(
    citations: Mapping[str, Citation],
    reach: Reach,
    cases: Sequence[Case],
    rulings: Mapping[str, Ruling],
    places: Mapping[str, Place],
    noticed: Mapping[str, str],
) -> Coverage:
    """Put functions, scenarios, rulings and the places of all rules together.

    `reach` tells which functions a scenario applies, `places` has every rule of the newest edition, and `noticed` has, for each rule
    that is tested, what was noticed by whom.
    """
    reaching: dict[str, list[str]] = {}
    for id, applied in reach.items():
        for name in sorted(applied):
            reaching.setdefault(name, []).append(id)
    functions = tuple(
        Function(name, citation.numbers, citation.statement, tuple(reaching.get(name, ()))) for name, citation in sorted(citations.items())
    )
    tagged = _gathered((number, case.id) for case in cases for number in case.rules)
    ruled = _gathered((number, slug) for slug, ruling in rulings.items() for number in ruling.rules)
    stated = stating(citations)
    used = {function.name for function in functions if function.scenarios}
    found: dict[str, list[Rule]] = {}
    for number in sorted({*places, *(each for each in (*tagged, *ruled, *stated) if "." in each)}, key=in_order):
        names = stated.get(number, ())
        rule = Rule(
            number=number,
            functions=names,
            tagged=tagged.get(number, ()),
            rulings=ruled.get(number, ()),
            reached=not used.isdisjoint(names),
            place=places[number].kind if number in places else "stated",
            noticed=noticed.get(number),
        )
        found.setdefault(chapter_of(number), []).append(rule)
    return Coverage(functions, tuple(Chapter(number, tuple(members)) for number, members in found.items()), len(cases))


def stating(citations: Mapping[str, Citation]) -> Mapping[str, tuple[str, ...]]:
    """For each rule the names of the functions that state it, or one of its subrules."""
    pairs = [(number, name) for name, citation in sorted(citations.items()) for number in citation.numbers]
    above = [(number.rstrip(ascii_lowercase), name) for number, name in pairs if number[-1].isalpha()]
    return _gathered([*pairs, *above])


def _gathered(pairs: Iterable[tuple[str, str]]) -> dict[str, tuple[str, ...]]:
    found: dict[str, dict[str, None]] = {}
    for number, name in pairs:
        found.setdefault(number, {})[name] = None
    return {number: tuple(names) for number, names in found.items()}


def subrules(number: str, stated: Iterable[str]) -> list[str]:
    """The rules among those that are parts of another: 601.2a and 601.2b of 601.2, and 601.2 itself of 601."""
    if number[-1].isalpha():
        return []
    return [each for each in stated if re.match(rf"{re.escape(number)}(?:[a-z]|\.)", each)]
