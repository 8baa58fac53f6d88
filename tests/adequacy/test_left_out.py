"""The house check of `explain`: what it tells made a difference, and what was called without being applied made none.

Each function is left out in turn, as if there were no such rule, and the scenario is carried out once more.  Some scenarios are looked
at; `ORACLE_EVERY_SCENARIO=1` looks at all of them, which takes minutes.
"""

import os
from collections.abc import Iterator
from inspect import isgeneratorfunction
from pathlib import Path

import pytest

from oracle.adequacy.reach import hear, hear_applied
from oracle.cards.loader import load_cards
from oracle.engines.port import Engine
from oracle.engines.reference import ReferenceEngine
from oracle.rules.citation import CITATIONS, IllegalAction
from oracle.suite.auditing.explaining import tell
from oracle.suite.judging.session import CaseSession
from oracle.suite.reading.case import Case
from oracle.suite.reading.features import load_features
from oracle.suite.reading.names import LibraryNames

ROOT = Path(__file__).parents[2]
CARDS = load_cards(ROOT / "fixtures" / "cards")
CASES = load_features([ROOT / "features"], LibraryNames(CARDS)).cases
STRIDE = 1 if os.environ.get("ORACLE_EVERY_SCENARIO") else 40
SAMPLE = pytest.mark.parametrize("case", CASES[::STRIDE], ids=lambda case: case.id)


usual_init = IllegalAction.__init__


def course(case: Case, engine: Engine) -> Iterator[object]:
    """The table after each step, as far as it gets."""
    session = CaseSession(case, engine)
    try:
        for index in range(len(case.steps)):
            session.step(index)
            yield session.game.view() if session.game else None
    except Exception as fault:  # an engine that lacks a rule may fall into any error
        yield repr(fault)


def differing(case: Case, engine: ReferenceEngine, functions: frozenset[str]) -> Iterator[str]:
    """Those of the functions without which the scenario takes another course; the engine has played it already."""
    usual = list(course(case, ReferenceEngine(CARDS)))
    for function in sorted(functions):
        with engine.without(function) as lacking:
            if list(course(case, lacking)) != usual:
                yield function


@SAMPLE
def test_what_is_told_to_have_mattered_made_a_difference(case: Case) -> None:
    engine = ReferenceEngine(CARDS, tracing=True)
    told = frozenset(rule.function for step in tell(case, engine) for rule in step.rules if rule.mattered)
    assert set(differing(case, engine, told)) == told


@SAMPLE
def test_what_was_called_and_not_applied_made_no_difference(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """A procedure in the midst of which something is forbidden is left as if it had never been begun: it can't be left out."""
    (_, called), (_, applied) = (next(listen([case], lambda: ReferenceEngine(CARDS))) for listen in (hear, hear_applied))
    refused: list[None] = []
    monkeypatch.setattr(IllegalAction, "__init__", lambda *args: (refused.append(None), usual_init(*args))[1])
    engine = ReferenceEngine(CARDS, tracing=True)
    list(course(case, engine))
    idle = {name for name in called - applied if not (refused and isgeneratorfunction(CITATIONS[name].function))}
    assert list(differing(case, engine, frozenset(idle))) == []
