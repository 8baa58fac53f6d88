"""Rule coverage: which rules are stated by a function, which functions scenarios reach, and which cited rules are stated nowhere.

A function states the rules that it cites, and so does the expansion of a keyword (`written_out`).  A scenario reaches a function by
applying it, whatever rules the scenario is tagged with.  A
rule is cited by the tags of scenarios and by the rulings of the catalogue; it has a function if one cites it or one of its subrules.
"""

import importlib
import pkgutil
import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property

import msgspec

from oracle import rules
from oracle.adequacy.chapters import chapter_of
from oracle.adequacy.reach import Reach
from oracle.rules.citation import CITATIONS, Citation
from oracle.suite.reading.case import Case
from oracle.suite.reading.catalogue import Ruling
from oracle.suite.reading.editions import in_order


class Function(msgspec.Struct, frozen=True):
    """A function that states rules."""

    name: str
    rules: tuple[str, ...]
    statement: str
    scenarios: tuple[str, ...]
    """Ids of the scenarios that apply it."""


class Rule(msgspec.Struct, frozen=True):
    """A rule that a function states, or that a scenario or ruling cites."""

    number: str
    functions: tuple[str, ...]
    """Names of the functions that state it, or one of its subrules."""
    tagged: tuple[str, ...]
    """Ids of the scenarios that are tagged with it."""
    rulings: tuple[str, ...]
    """Slugs of the rulings that follow from it."""
    reached: bool
    """Whether a scenario applies one of its functions."""

    @property
    def cited(self) -> bool:
        """Whether a scenario or ruling names it."""
        return bool(self.tagged or self.rulings)


class Chapter(msgspec.Struct, frozen=True):
    """A chapter of the rules, as far as it is stated or cited."""

    number: str
    rules: tuple[Rule, ...]
    known: int
    """How many rules it has in all."""

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
    citations: Mapping[str, Citation], reach: Reach, cases: Sequence[Case], rulings: Mapping[str, Ruling], known: Collection[str]
) -> Coverage:
    """Put functions, scenarios, rulings and the numbers of all rules together.

    `reach` tells which functions a scenario applies, `known` are the numbers of the newest rules.
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
    stated = _gathered((number, function.name) for function in functions for number in function.rules)
    used = {function.name for function in functions if function.scenarios}
    found: dict[str, list[Rule]] = {}
    for number in sorted({*tagged, *ruled, *stated}, key=in_order):
        names = tuple(dict.fromkeys(name for each in (number, *subrules(number, stated)) for name in stated.get(each, ())))
        rule = Rule(number, names, tagged.get(number, ()), ruled.get(number, ()), not used.isdisjoint(names))
        found.setdefault(chapter_of(number), []).append(rule)
    chapters = (
        Chapter(number, tuple(members), sum(chapter_of(each) == number and "." in each for each in known))
        for number, members in found.items()
    )
    return Coverage(functions, tuple(chapters), len(cases))


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
