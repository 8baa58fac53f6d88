"""The hunt for mutants: each is judged by all scenarios of its own ruling, and if none fails, by the others that reach its rule.

The others follow, those that cite the rule first, up to the first that fails.  Only a failed expectation kills, or a step that
can't be carried out any more; and not an expectation that merely says by which rule something is forbidden.
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
from oracle.suite.judging.judge import judge
from oracle.suite.judging.verdicts import Result
from oracle.suite.reading.case import Case, CaseStep
from oracle.suite.running.runner import EngineMaker
from oracle.vocabulary.operations import Can, Rejected

Fate = Literal["killed", "survived", "crashed", "not reached"]
"""killed: a scenario fails; survived: all hold that reach the rule; crashed: none fails, but some can't be judged; not reached: no
scenario applies the rule."""


class MutantOutcome(msgspec.Struct, frozen=True, kw_only=True):
    """What became of a mutant."""

    mutant: Mutant
    fate: Fate
    killer: Result | None = None
    """The scenario that failed."""
    tried: int = 0
    """How many scenarios were judged."""
    errors: tuple[Result, ...] = ()
    """Those that couldn't be."""
    failing: tuple[str, ...] = ()
    """Ids of all scenarios of its own ruling that fail."""
    by_number: tuple[str, ...] = ()
    """Ids of those in which only the number of a rule is another."""

    @property
    def by_own_ruling(self) -> bool:
        """Whether a scenario of its own ruling killed it."""
        return self.killer is not None and self.killer.ruling == self.mutant.ruling


class Task(msgspec.Struct, frozen=True):
    """A mutant and the scenarios that are to kill it, in order."""

    mutant: Mutant
    own: tuple[Case, ...]
    """Those of its ruling: all are judged."""
    others: tuple[Case, ...]
    """Others that reach its rule: judged up to the first that fails."""
    reached: bool
    """Whether any scenario reaches its rule."""
    patience: int | None = None
    """After so many scenarios that can't be judged the mutant is given up as crashed; None: never."""


def hunt(
    mutants: Sequence[Mutant],
    cases: Sequence[Case],
    reach: Reach,
    make_engine: EngineMaker,
    jobs: int = 1,
    patience: int | None = None,
) -> Iterator[MutantOutcome]:
    """What becomes of each mutant, in their order.

    `reach` tells which functions a scenario applies; `jobs` is the number of processes, each with an engine of `make_engine`; after
    `patience` scenarios that can't be judged a mutant is given up.
    """
    tasks = [msgspec.structs.replace(task_for(mutant, cases, reach), patience=patience) for mutant in mutants]
    return carried_out(tasks, judged, make_engine, jobs)


def task_for(mutant: Mutant, cases: Sequence[Case], reach: Reach) -> Task:
    """The scenarios of the mutant's ruling, and the others that reach its rule."""
    reaching = [case for case in cases if mutant.replaces in reach.get(case.id, ())]
    reaching.sort(key=lambda case: set(mutant.rules).isdisjoint(case.rules))
    own = tuple(case for case in cases if case.ruling == mutant.ruling)
    return Task(mutant, own, tuple(case for case in reaching if case.ruling != mutant.ruling), bool(reaching))


def judged(task: Task, engine: Engine) -> MutantOutcome:
    """Judge the scenarios while the rule is misread."""
    failed: list[Result] = []
    errors: list[Result] = []
    by_number: list[str] = []
    tried = 0
    with task.mutant.in_force():
        for case in (*task.own, *task.others):
            if (failed and case.ruling != task.mutant.ruling) or len(errors) == task.patience:
                break
            tried += 1
            bare = without_rule_numbers(case)
            result = judged_in_time(bare, engine)
            if has_failed(result):
                failed.append(result)
            elif result.verdict != "pass":
                errors.append(result)
            elif bare is not case and case.ruling == task.mutant.ruling and judged_in_time(case, engine).verdict == "fail":
                by_number.append(case.id)
    fate: Fate = "killed" if failed else "not reached" if not task.reached else "crashed" if errors else "survived"
    return MutantOutcome(
        mutant=task.mutant,
        fate=fate,
        killer=failed[0] if failed else None,
        tried=tried,
        errors=tuple(errors),
        failing=tuple(result.id for result in failed if result.ruling == task.mutant.ruling),
        by_number=tuple(by_number),
    )


def judged_in_time(case: Case, engine: Engine) -> Result:
    """The result of a case; an error if it takes too long."""
    with limited():
        return judge(case, engine)


def has_failed(result: Result) -> bool:
    """Whether a result says that a misreading was noticed: an expectation isn't met, or a step can't be carried out any more."""
    return result.verdict == "fail" or result.unusable


def without_rule_numbers(case: Case) -> Case:
    """The case as an engine sits it that says no rules: its expectations name none.  The case itself, if it names none anyway."""
    steps = tuple(_without_rule_number(step) for step in case.steps)
    return case if steps == case.steps else msgspec.structs.replace(case, steps=steps)


def _without_rule_number(step: CaseStep) -> CaseStep:
    said = step.operation
    if isinstance(said, Can | Rejected) and said.rule is not None:
        return msgspec.structs.replace(step, operation=msgspec.structs.replace(said, rule=None))
    return step


def by_ruling(outcomes: Sequence[MutantOutcome], rulings: Sequence[str]) -> Mapping[str, tuple[MutantOutcome, ...]]:
    """The outcomes under their rulings; a ruling without a mutant has none."""
    return {slug: tuple(outcome for outcome in outcomes if outcome.mutant.ruling == slug) for slug in rulings}
