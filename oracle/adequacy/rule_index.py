"""The index of rules: for each number, the functions that state it and where they stand, and what cites, misreads and changes it.

`oracle rule 601.2f` shows an entry.  Everything is gathered from what is there already: the marks of `@rule`, the expansions of
keywords, the tags of scenarios, the catalogue, the mutants and the tables of editions.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from inspect import unwrap
from typing import Literal

import msgspec

from oracle.adequacy.chapters import CHAPTERS, chapter_of
from oracle.adequacy.coverage import subrules
from oracle.adequacy.mutant import Mutant, place_of
from oracle.adequacy.written_out import keyword_citations, keywords_of
from oracle.cards.card import Card
from oracle.misspelt import near
from oracle.rules.citation import Citation
from oracle.suite.reading.case import Case, Unread
from oracle.suite.reading.catalogue import Ruling
from oracle.suite.reading.editions import Edition, history, in_order, is_rule_number, renumbered
from oracle.suite.reading.rulebook import Kind, Rulebook

MOST_NEAR = 4
"""So many numbers near to an unknown one are named."""


class StatingFunction(msgspec.Struct, frozen=True):
    """A function that states rules."""

    name: str
    rules: tuple[str, ...]
    statement: str
    """The rules in our own words."""
    file: str
    line: int


class CitingScenario(msgspec.Struct, frozen=True):
    """A scenario that is tagged with a rule."""

    id: str
    name: str
    file: str
    line: int


class CitingRuling(msgspec.Struct, frozen=True):
    """A ruling that follows from a rule."""

    slug: str
    title: str


class Misreading(msgspec.Struct, frozen=True):
    """A mutant of a function that states a rule."""

    name: str
    ruling: str
    place: str


class EditionChange(msgspec.Struct, frozen=True):
    """What an edition did to a rule."""

    edition: str
    kind: Literal["added", "moved", "reworded", "changed"]
    what: str


class RuleEntry(msgspec.Struct, frozen=True):
    """All that is known of one rule."""

    rule: str
    section: str
    """What the section of the rulebook is about, in a few words."""
    place: Kind | None = None
    """Whether it is stated, a definition or out; a whole section has no place."""
    about: str = ""
    """Of a definition, where that is stated; of what is out, why."""
    functions: tuple[StatingFunction, ...] = ()
    keywords: tuple[str, ...] = ()
    """Keywords whose expansion states it."""
    cards: tuple[str, ...] = ()
    """Cards with one of these keywords."""
    scenarios: tuple[CitingScenario, ...] = ()
    rulings: tuple[CitingRuling, ...] = ()
    mutants: tuple[Misreading, ...] = ()
    editions: tuple[EditionChange, ...] = ()

    @property
    def known(self) -> bool:
        """Whether anything is known of it but its number."""
        return bool(self.functions or self.scenarios or self.rulings or self.editions)


class UnknownRuleError(ValueError):
    """No rule has that number; the message names the nearest."""


def _closest_first(named: tuple[str, Citation]) -> tuple[int, str]:
    """What states few rules speaks more of each of them than what states many."""
    name, citation = named
    return len(citation.numbers), name


class RuleIndex:
    """Looks rules up.  `numbers` are those of the newest edition."""

    def __init__(
        self,
        numbers: Collection[str],
        citations: Mapping[str, Citation],
        cases: Sequence[Case | Unread],
        rulings: Mapping[str, Ruling],
        mutants: Sequence[Mutant],
        editions: Sequence[Edition],
        library: Mapping[str, Card],
        rulebook: Rulebook,
    ) -> None:
        self._numbers = sorted(numbers, key=in_order)
        self._keywords = keyword_citations()
        self._citations = {**citations, **self._keywords}
        self._cases = cases
        self._rulings = rulings
        self._mutants = mutants
        self._editions = editions
        self._library = library
        self._rulebook = rulebook

    def entry(self, number: str) -> RuleEntry:
        """What is known of the rule with that number.  Raises `UnknownRuleError`."""
        if number not in self._numbers:
            raise UnknownRuleError(self._no_rule(number))
        stating = {name: citation for name, citation in sorted(self._citations.items(), key=_closest_first) if number in citation.numbers}
        keywords = {name.removeprefix("keywords.") for name in stating if name in self._keywords}
        place = self._rulebook.by_number.get(number)
        return RuleEntry(
            rule=number,
            section=CHAPTERS.get(chapter_of(number), ""),
            place=place.kind if place is not None else None,
            about=self._rulebook.about(place) if place is not None else "",
            functions=tuple(_function(citation) for citation in stating.values()),
            keywords=tuple(sorted(keywords)),
            cards=tuple(name for name, card in sorted(self._library.items()) if not keywords.isdisjoint(keywords_of(card))),
            scenarios=tuple(CitingScenario(case.id, case.name, case.feature, case.line) for case in self._cases if number in case.rules),
            rulings=tuple(CitingRuling(slug, ruling.title) for slug, ruling in self._rulings.items() if number in ruling.rules),
            mutants=tuple(Misreading(each.name, each.ruling, each.place) for each in self._mutants if each.replaces in stating),
            editions=tuple(_changes(number, self._editions)),
        )

    def parts(self, number: str) -> tuple[RuleEntry, ...]:
        """The rules that are parts of that one, in order: 601.2a and so on of 601.2, those of a section, none of 601.2a."""
        return tuple(self.entry(each) for each in subrules(number, self._numbers))

    def _no_rule(self, number: str) -> str:
        if not is_rule_number(number):
            close = near(number, self._numbers, MOST_NEAR)
            hint = f"; did you mean {_or(close)}?" if close else "; expected one such as 601.2f, 601.2 or 708"
            return f"{number!r} is not the number of a rule{hint}"
        oldest = self._editions[0].name if self._editions else ""
        moved = renumbered(number, oldest, self._editions)
        if moved != number and moved in self._numbers:
            return f"there is no rule {number} any more; it is {moved} now"
        at = sum(in_order(each) < in_order(number) for each in self._numbers)
        around = self._numbers[max(0, at - MOST_NEAR // 2) : at + MOST_NEAR // 2]
        return f"there is no rule {number}; the nearest are {_or(around)}"


def _or(numbers: Sequence[str]) -> str:
    return " or ".join([", ".join(numbers[:-1]), numbers[-1]] if len(numbers) > 1 else numbers)


def _function(citation: Citation) -> StatingFunction:
    file, _, line = place_of(unwrap(citation.function).__code__).rpartition(":")
    return StatingFunction(citation.name, citation.numbers, citation.statement, file, int(line))


def _changes(number: str, editions: Sequence[Edition]) -> Iterator[EditionChange]:
    """What each edition did to the rule that has this number now, the newest first."""
    for edition, called, before in history(number, editions):
        if before != called:
            yield EditionChange(edition.name, "moved", f"it was {before} before")
        for added in edition.added:
            if _concerns(added.rules, called):
                yield EditionChange(edition.name, "added", added.what)
        for reworded in edition.reworded:
            if _concerns(reworded.rules, called):
                yield EditionChange(edition.name, "reworded", reworded.what)
        for changed in edition.changed:
            if _concerns(changed.rules, called):
                yield EditionChange(edition.name, "changed", f"before: {changed.before} After: {changed.after}")


def _concerns(rules: Sequence[str], number: str) -> bool:
    return any(number == rule or subrules(rule, [number]) for rule in rules)
