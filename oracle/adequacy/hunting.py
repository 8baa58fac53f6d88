"""The hunt for mutants: each is judged by the scenarios that reach its rule, until one of them fails.

Scenarios of the mutant's own ruling come first; the others follow in the order of the specification.  Only a failed expectation kills.
A scenario that can't be judged any more, since the misread rule made the engine crash or run on for ever, proves nothing about what the
specification says, and is told apart.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

import msgspec

from oracle.adequacy.mutant import Mutant
from oracle.adequacy.reach import Reach
from oracle.adequacy.workers import carried_out, limited
from oracle.engines.port import Engine
from oracle.suite.case import Case
from oracle.suite.judge import judge
from oracle.suite.runner import EngineMaker
from oracle.suite.verdicts import Result

Fate = Literal["killed", "survived", "crashed", "not reached"]
"""killed: a scenario fails; survived: all hold that reach the rule; crashed: none fails, but some can't be judged; not reached: no
scenario applies the rule."""


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """What became of a mutant."""

    mutant: Mutant
    fate: Fate
    killer: Result | None = None
    """The scenario that failed."""
    tried: int = 0
    """How many scenarios were judged."""
    errors: tuple[Result, ...] = ()
    """Those that couldn't be."""

    @property
    def by_own_ruling(self) -> bool:
        """Whether a scenario of its own ruling killed it."""
        return self.killer is not None and self.killer.ruling == self.mutant.ruling


class Quarry(msgspec.Struct, frozen=True):
    """A mutant and the scenarios that are to kill it, in order."""

    mutant: Mutant
    cases: tuple[Case, ...]


def hunt(mutants: Sequence[Mutant], cases: Sequence[Case], reach: Reach, make_engine: EngineMaker, jobs: int = 1) -> Iterator[Outcome]:
    """What becomes of each mutant, in their order."""
    quarries = [quarry(mutant, cases, reach) for mutant in mutants]
    return carried_out(quarries, hunted, make_engine, jobs)


def quarry(mutant: Mutant, cases: Sequence[Case], reach: Reach) -> Quarry:
    """The scenarios that reach the mutant's rule, those of its ruling first."""
    reaching = [case for case in cases if mutant.replaces in reach.get(case.id, ())]
    return Quarry(mutant, tuple(sorted(reaching, key=lambda case: case.ruling != mutant.ruling)))


def hunted(quarry: Quarry, engine: Engine) -> Outcome:
    """Judge the scenarios while the rule is misread, up to the first that fails."""
    errors: list[Result] = []
    with quarry.mutant.in_force():
        for tried, case in enumerate(quarry.cases, start=1):
            with limited():
                result = judge(case, engine)
            if result.verdict == "fail":
                return Outcome(mutant=quarry.mutant, fate="killed", killer=result, tried=tried, errors=tuple(errors))
            if result.verdict != "pass":
                errors.append(result)
    fate: Fate = "not reached" if not quarry.cases else "crashed" if errors else "survived"
    return Outcome(mutant=quarry.mutant, fate=fate, tried=len(quarry.cases), errors=tuple(errors))


def by_ruling(outcomes: Sequence[Outcome], rulings: Sequence[str]) -> Mapping[str, tuple[Outcome, ...]]:
    """The outcomes under their rulings; a ruling without a mutant has none."""
    return {slug: tuple(outcome for outcome in outcomes if outcome.mutant.ruling == slug) for slug in rulings}
