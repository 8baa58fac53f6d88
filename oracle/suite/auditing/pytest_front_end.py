"""What a `conftest.py` needs to run scenarios through pytest-bdd, step by step.

For those whose features run through pytest-bdd already, and who want its fixtures, hooks and reports around each step.  Whoever only
wants scenarios as tests takes the plugin, `oracle.pytest_plugin`, which is much faster and needs no `conftest.py`.

The judge carries out every step, so there is one step definition for all phrases; which texts it answers to is asked of the
vocabulary.  A `conftest.py` imports the hooks, provides the fixtures `engine` and `card_names`, and declares the step:

    from oracle.suite.auditing.pytest_front_end import Phrases, carry_out_next, pytest_bdd_apply_tag, pytest_bdd_before_scenario

    @given(Phrases("given"))
    @when(Phrases("when"))
    @then(Phrases("then"))
    def carry_out(request):
        carry_out_next(request)

A failing step fails the test and names its feature file and line.  Needs pytest and pytest-bdd, which nothing else here does.
"""

from pathlib import Path
from typing import Any

import pytest
from pytest_bdd.parsers import StepParser

from oracle.suite.judging.session import CaseSession, CaseSessionError
from oracle.suite.reading.case import Case
from oracle.suite.reading.features import Suite, load_features, row_suffix
from oracle.suite.reading.names import CardNames
from oracle.vocabulary import Vocabulary, default_phrases
from oracle.vocabulary.registry import Kind

_SESSION = pytest.StashKey[CaseSession]()
_NEXT = pytest.StashKey[int]()
_suites: dict[str, Suite] = {}
_vocabulary = Vocabulary(default_phrases())


class Phrases(StepParser):
    """Answers to every text that a phrase of one kind says."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(f"any {kind} phrase")
        self._kind = kind

    def is_matching(self, name: str) -> bool:
        """Whether a phrase says this."""
        return bool(_vocabulary.matches(self._kind, name))

    def parse_arguments(self, name: str) -> dict[str, Any]:
        """Nothing: the case holds the operation already."""
        return {}


def pytest_bdd_apply_tag(tag: str, function: Any) -> bool:
    """Tags are read by the loader of features; they make no marks."""
    return True


def pytest_bdd_before_scenario(request: pytest.FixtureRequest, feature: Any, scenario: Any) -> None:
    """Find the case of the scenario, and sit down to judge it."""
    case = _case(feature.filename, scenario.name, request)
    request.node.stash[_SESSION] = CaseSession(case, request.getfixturevalue("engine"))
    request.node.stash[_NEXT] = 0


def _case(path: str, name: str, request: pytest.FixtureRequest) -> Case:
    """The case that the loader made of a scenario; one that can't be read fails with what the loader says."""
    suite = _suites.get(path)
    if suite is None:
        names: CardNames | None = request.getfixturevalue("card_names")
        suite = _suites[path] = load_features([Path(path)], names)
    cells = request.node.callspec.params.get("_pytest_bdd_example") if hasattr(request.node, "callspec") else None
    called = (name, f"{name} ({row_suffix(cells)})") if cells else (name,)
    found = [case for case in suite.cases if case.name in called]
    if len(found) == 1:
        return found[0]
    problems = "\n".join(map(str, suite.problems)) or f"{path}: {len(found)} scenarios are called {name!r}"
    pytest.fail(problems, pytrace=False)


def carry_out_next(request: pytest.FixtureRequest) -> None:
    """Carry out the next step of the scenario's case."""
    session, index = request.node.stash[_SESSION], request.node.stash[_NEXT]
    request.node.stash[_NEXT] = index + 1
    fault: CaseSessionError | None = None
    try:
        session.step(index)
        if index + 1 == len(session.case.steps):
            session.end()
    except CaseSessionError as raised:
        fault = raised
    if fault is None:
        return
    if fault.verdict == "unsupported":
        pytest.skip(str(fault))
    if session.case.disputed and fault.verdict == "fail":
        pytest.xfail(str(fault))
    pytest.fail(str(fault), pytrace=False)
