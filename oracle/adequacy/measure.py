"""The strict measure: which rules are tested.

A rule is **tested** if a scenario cites it by a tag, and a misreading of a function that states it makes that scenario fail.  That a
scenario merely comes by the function proves nothing, and neither does a scenario about something else that happens to fail.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

from oracle.adequacy.coverage import stating
from oracle.adequacy.hunting import has_failed, judged_in_time, without_rule_numbers
from oracle.adequacy.mutant import Mutant
from oracle.adequacy.reach import Reach
from oracle.adequacy.workers import carried_out
from oracle.engines.port import Engine
from oracle.rules.citation import Citation
from oracle.suite.reading.case import Case
from oracle.suite.running.runner import EngineMaker


class Trial(msgspec.Struct, frozen=True):
    """A rule, the scenarios that cite it, and the misreadings of the functions that state it."""

    number: str
    cases: tuple[Case, ...]
    misreadings: tuple[Mutant, ...]
    reach: Reach


def noticed(done: Iterable["Measured"]) -> dict[str, str]:
    """For each rule that is tested, which misreading is noticed by which scenario."""
    return {each.number: f"{each.misreading}, by {each.scenario}" for each in done if each.scenario is not None}


class Measured(msgspec.Struct, frozen=True):
    """Whether a rule is tested."""

    number: str
    scenario: str | None
    """Id of a scenario that cites it and fails under a misreading; None if there is none."""
    misreading: str | None
    """The name of that misreading."""


def trials(cases: Sequence[Case], reach: Reach, citations: Mapping[str, Citation], misreadings: Sequence[Mutant]) -> list[Trial]:
    """What is to be tried for each rule that scenarios cite and functions state; `reach` tells which functions each scenario calls."""
    of_function: dict[str, list[Mutant]] = {}
    for each in misreadings:
        of_function.setdefault(each.replaces, []).append(each)
    citing: dict[str, list[Case]] = {}
    for case in cases:
        for number in case.rules:
            citing.setdefault(number, []).append(case)
    functions = stating(citations)
    found = []
    for number, those in citing.items():
        wrong = [each for name in functions.get(number, ()) for each in of_function.get(name, ())]
        if wrong:
            found.append(Trial(number, tuple(sorted(those, key=lambda case: len(case.steps))), tuple(wrong), reach))
    return found


def measure(done: Sequence[Trial], make_engine: EngineMaker, jobs: int = 1) -> Iterator[Measured]:
    """Whether the rule of each trial is tested, in their order."""
    return carried_out(done, measured, make_engine, jobs)


def measured(trial: Trial, engine: Engine) -> Measured:
    """Judge the scenarios under one misreading after the other, up to the first that fails."""
    for misreading in trial.misreadings:
        reaching = [case for case in trial.cases if misreading.replaces in trial.reach.get(case.id, ())]
        if not reaching:
            continue
        with misreading.in_force():
            for case in reaching:
                if has_failed(judged_in_time(without_rule_numbers(case), engine)):
                    return Measured(trial.number, case.id, misreading.name)
    return Measured(trial.number, None, None)
