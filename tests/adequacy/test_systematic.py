"""Systematic misreadings, and the measure that rests on them."""

from collections.abc import Callable, Generator
from functools import partial
from typing import Any

import pytest

from oracle.adequacy.coverage import all_citations
from oracle.adequacy.measure import Trial, measured, noticed, trials
from oracle.adequacy.mutant import all_mutants
from oracle.adequacy.reach import hear
from oracle.adequacy.systematic import misreadings, systematic_mutants
from oracle.cards.loader import load_cards
from oracle.engines.reference import ReferenceEngine
from oracle.rules.citation import CITATIONS, Citation, IllegalAction
from oracle.suite.reading.case import Case
from oracle.suite.reading.features import load_features
from oracle.suite.reading.names import LibraryNames
from tests.play.positions import CARDS


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Callable[[Any], dict[str, Any]]:
    """Makes the misreadings of a function, by what they do."""

    def make(function: Any) -> dict[str, Any]:
        citation = Citation("a.rule", ("100.1",), function)
        monkeypatch.setitem(CITATIONS, "a.rule", citation)
        return {each.name.removeprefix("a.rule: "): partial(each.reading, function) for each in misreadings(citation)}

    return make


def may() -> bool:
    """A question."""
    return True


def check() -> IllegalAction | None:
    """A check."""
    return IllegalAction("100.1", "no")


def first_three() -> tuple[int, ...]:
    """A list."""
    return (1, 2, 3)


def number() -> int:
    """A number."""
    return 7


def members() -> frozenset[str]:
    """A set."""
    return frozenset("ab")


def procedure() -> Generator[Any, Any, bool]:
    """A procedure."""
    yield "asked"
    return True


@pytest.mark.parametrize(
    ("function", "comes_to"),
    [
        (may, {"never": False, "always": True}),
        (check, {"does nothing": None}),
        (first_three, {"does nothing": (), "leaves out the first": (2, 3), "leaves out the last": (1, 2)}),
        (members, {"does nothing": frozenset(), "leaves out the first": frozenset("b"), "leaves out the last": frozenset("a")}),
        (number, {"does nothing": 0, "one more": 8, "one less": 6}),
    ],
)
def test_misreadings_are_made_from_what_a_function_returns(
    made: Callable[[Any], dict[str, Any]], function: Any, comes_to: dict[str, Any]
) -> None:
    assert {what: reading() for what, reading in made(function).items()} == comes_to


def test_a_procedure_asks_and_comes_to_something_else_or_does_nothing(made: Callable[[Any], dict[str, Any]]) -> None:
    asked: dict[str, tuple[list[Any], Any]] = {}
    for what, reading in made(procedure).items():
        decisions: list[Any] = []
        running = reading()
        try:
            while True:
                decisions.append(next(running))
        except StopIteration as stop:
            asked[what] = decisions, stop.value
    assert asked == {"never": (["asked"], False), "always": (["asked"], True), "does nothing": ([], False)}


def test_most_functions_have_a_systematic_misreading() -> None:
    citations = all_citations()
    misread = {each.replaces for each in systematic_mutants(citations)}
    assert len(misread) > 0.9 * len(citations)
    names = [each.name for each in (*systematic_mutants(citations), *all_mutants())]
    assert len(set(names)) == len(names)


CASES = """Feature: Life and lands

  @id:life-loss @rule:704.5a
  Scenario: Who has no life loses
    Given Alice's hand holds Lightning Bolt
    And Alice controls Mountain
    And Bob has 3 life
    When Alice casts Lightning Bolt targeting Bob
    And Lightning Bolt resolves
    Then Bob has lost the game

  @id:mere-life @rule:119.5
  Scenario: Twenty
    Then Alice has 20 life
"""


@pytest.fixture(scope="module")
def cases(tmp_path_factory: pytest.TempPathFactory) -> list[Case]:
    file = tmp_path_factory.mktemp("features") / "life.feature"
    file.write_text(CASES, encoding="utf-8")
    suite = load_features([file], LibraryNames(load_cards(CARDS)))
    assert suite.problems == []
    return suite.cases


def test_a_rule_is_tested_by_a_scenario_that_cites_it_and_notices_a_misreading(cases: list[Case]) -> None:
    citations = all_citations()
    reach = {result.id: names for result, names in hear(cases, lambda: ReferenceEngine(load_cards(CARDS)))}
    wanted = trials(cases, reach, citations, systematic_mutants(citations))
    done = [measured(trial, ReferenceEngine(load_cards(CARDS))) for trial in wanted]
    assert {each.number: each.scenario for each in done}["704.5a"] == "life-loss"
    assert {each.number: each.scenario for each in done}.get("119.5") is None
    assert noticed(done)["704.5a"].endswith(", by life-loss")


def test_what_a_scenario_does_not_call_is_not_tried(cases: list[Case]) -> None:
    (misreading, *_) = [each for each in systematic_mutants(all_citations()) if each.replaces == "turn.state_based.no_life"]
    trial = Trial("704.5a", (cases[1],), (misreading,), {"mere-life": frozenset()})
    assert measured(trial, ReferenceEngine(load_cards(CARDS))).scenario is None
