"""Which rule functions each scenario applies.

Every scenario is judged once while somebody listens.  What is remembered between scenarios is forgotten before each of them, so that
each one is heard to apply all that it rests on.
"""

from collections.abc import Iterator, Mapping, Sequence

from oracle.adequacy.workers import carried_out
from oracle.engines.port import Engine
from oracle.rules.citation import Citation, listening
from oracle.suite.case import Case
from oracle.suite.judge import judge
from oracle.suite.runner import EngineMaker
from oracle.suite.verdicts import Result

Reach = Mapping[str, frozenset[str]]
"""For the id of each scenario, the names of the rule functions that it applies."""

Heard = tuple[Result, frozenset[str]]


def hear(cases: Sequence[Case], make_engine: EngineMaker, jobs: int = 1) -> Iterator[Heard]:
    """The verdict of each case, and the names of the rule functions that were applied."""
    return carried_out(cases, _heard, make_engine, jobs)


def _heard(case: Case, engine: Engine) -> Heard:
    names: set[str] = set()

    def note(citation: Citation) -> None:
        names.add(citation.name)

    with listening(note):
        result = judge(case, engine)
    return result, frozenset(names)
