"""What each scenario proves: under which misreadings of its own ruling it fails.

A scenario that holds under every mutant of the ruling that it is tagged with doesn't show that the ruling is right: a mutant is missing,
the wrong engine can't be told from the right one by it, or it is about something else.  The exception is a control, tagged `@control`: it
shows what does *not* change, so that an engine which overdoes the ruling fails.

What counts is the outcome.  That another rule is said to forbid an action proves nothing, since few engines say rules at all.
"""

from collections.abc import Sequence

import msgspec

from oracle.adequacy.hunting import MutantOutcome
from oracle.suite.reading.case import Case


class Proof(msgspec.Struct, frozen=True):
    """What a scenario proves."""

    case: Case
    mutants: tuple[str, ...]
    """Names of the mutants of its ruling under which it fails, by what happens."""
    by_number: tuple[str, ...] = ()
    """Names of those under which only the number of a rule is another."""

    @property
    def fault(self) -> str | None:
        """What is wrong; None if the scenario is proved, or a control."""
        if self.case.control is None:
            return None if self.mutants else "fails under no mutant of its ruling"
        return f"is declared a control, but fails under {', '.join(self.mutants)}" if self.mutants else None


def proofs(cases: Sequence[Case], outcomes: Sequence[MutantOutcome]) -> list[Proof]:
    """What each of the cases proves, after the hunt for all mutants of their rulings."""
    by_outcome: dict[str, list[str]] = {}
    by_number: dict[str, list[str]] = {}
    for outcome in outcomes:
        for id in outcome.failing:
            by_outcome.setdefault(id, []).append(outcome.mutant.name)
        for id in outcome.by_number:
            by_number.setdefault(id, []).append(outcome.mutant.name)
    return [Proof(case, tuple(by_outcome.get(case.id, ())), tuple(by_number.get(case.id, ()))) for case in cases]
