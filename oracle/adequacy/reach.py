"""Which rule functions each scenario calls, and which of them it applies.

Every scenario is judged once while somebody listens.  What is remembered between scenarios is forgotten before each of them, so that
each one is heard to use all that it rests on.

The two serve different ends.  A misreading may make something of a rule that did nothing: whoever hunts mutants goes by what is *called*.
What is *applied* changed, chose, allowed, forbade or worked out something: by that coverage goes.
"""

from collections.abc import Iterator, Mapping, Sequence

from oracle.adequacy.workers import carried_out
from oracle.engines.port import Engine
from oracle.rules.citation import Citation, Hearer, listening
from oracle.suite.judging.judge import judge
from oracle.suite.judging.verdicts import Result
from oracle.suite.reading.case import Case
from oracle.suite.running.runner import EngineMaker

Reach = Mapping[str, frozenset[str]]
"""For the id of each scenario, the names of the rule functions that it calls, or of those that it applies."""

Heard = tuple[Result, frozenset[str]]


def hear(cases: Sequence[Case], make_engine: EngineMaker, jobs: int = 1) -> Iterator[Heard]:
    """The verdict of each case, and the names of the rule functions that were called."""
    return carried_out(cases, _called, make_engine, jobs)


def hear_applied(cases: Sequence[Case], make_engine: EngineMaker, jobs: int = 1) -> Iterator[Heard]:
    """The verdict of each case, and the names of the rule functions that were applied."""
    return carried_out(cases, _applied, make_engine, jobs)


def _called(case: Case, engine: Engine) -> Heard:
    names: set[str] = set()

    def note(citation: Citation) -> None:
        names.add(citation.name)

    with listening(note):
        result = judge(case, engine)
    return result, frozenset(names)


def _applied(case: Case, engine: Engine) -> Heard:
    names: set[str] = set()

    def hearer(citation: Citation) -> Hearer | None:
        return None if citation.name in names else lambda: names.add(citation.name)

    with listening(hearer):
        result = judge(case, engine)
    return result, frozenset(names)
