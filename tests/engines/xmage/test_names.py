"""XMage itself, where its user has it: whether a card may be named doesn't depend on what has been played before."""

import os
from pathlib import Path

import pytest

from oracle.cards.loader import load_cards
from oracle.engines.opening import open_engine, parse_spec
from oracle.engines.xmage import CLASSPATH
from oracle.suite.judging.judge import judge
from oracle.suite.reading.case import Case
from oracle.suite.reading.features import load_features
from oracle.suite.reading.names import LibraryNames
from oracle.suite.running.expectations import load_expectations
from oracle.vocabulary.operations import Answer

ROOT = Path(__file__).parents[3]
CARDS = load_cards(ROOT / "fixtures" / "cards")
EXPECTED = {entry.scenario: entry.verdict for entry in load_expectations(ROOT / "fixtures" / "engines" / "xmage.toml").expected}

pytestmark = pytest.mark.skipif(not os.environ.get(CLASSPATH), reason=f"no XMage: {CLASSPATH} names no class path")


def naming() -> list[Case]:
    cases = load_features((ROOT / "features",), LibraryNames(CARDS)).cases
    return [case for case in cases if any(isinstance(step.operation, Answer) and step.operation.name for step in case.steps)]


@pytest.mark.parametrize("backwards", [False, True], ids=["in their order", "backwards"])
def test_scenarios_that_name_cards_give_the_same_verdicts_in_any_order(backwards: bool) -> None:
    cases = naming()[:: -1 if backwards else 1]
    assert len(cases) > 5
    with open_engine(parse_spec("xmage"), CARDS) as xmage:
        verdicts = {case.id: judge(case, xmage).verdict for case in cases}
    assert verdicts == {case.id: EXPECTED.get(case.id, "pass") for case in cases}
