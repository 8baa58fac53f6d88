"""A case told step by step."""

from pathlib import Path

import click

from oracle.cards.loader import load_cards
from oracle.engines.null import NullEngine
from oracle.engines.reference import ReferenceEngine
from oracle.report.explanation import explanation
from oracle.suite.case import Case
from oracle.suite.explaining import ToldStep, tell
from oracle.suite.features import FeatureReader, Suite

CARDS = load_cards(Path(__file__).parents[2] / "fixtures" / "cards")

TEXT = """Feature: Damage
  @id:bolt @rule:120.3a
  Scenario: Lightning Bolt takes three life
    Given Alice controls Mountain
    And Alice's hand holds Lightning Bolt
    When Alice casts Lightning Bolt targeting Bob
    And the stack resolves
    Then Bob has 17 life
    And Alice has 20 life
"""


def case(text: str = TEXT) -> Case:
    suite = Suite([], [])
    FeatureReader().read_text(text, "damage.feature", suite)
    assert suite.problems == []
    return suite.cases[0]


def lines(told: list[ToldStep]) -> list[str]:
    return click.unstyle("\n".join(explanation(case(), told, None, "2026-09-25"))).splitlines()


def test_each_step_has_the_table_before_and_after_it() -> None:
    told = list(tell(case(), ReferenceEngine(CARDS)))
    assert [step.step.text for step in told] == [step.text for step in case().steps]
    resolving = told[3]
    assert resolving.before is not None
    assert resolving.after is not None
    assert [(player.name, player.life) for player in resolving.before.players] == [("Alice", 20), ("Bob", 20)]
    assert [(player.name, player.life) for player in resolving.after.players] == [("Alice", 20), ("Bob", 17)]


def test_the_rules_of_a_step_are_those_that_the_engine_applied() -> None:
    told = list(tell(case(), ReferenceEngine(CARDS, tracing=True)))
    casting, resolving = ({rule.numbers[0]: rule for rule in step.rules} for step in (told[2], told[3]))
    assert "601.2c" in casting
    assert "120.3a" in resolving
    assert "601.2a" not in resolving
    assert not resolving["120.3a"].standing
    assert resolving["117.3a"].standing
    assert "704.5a" not in resolving


def test_an_engine_that_does_not_tell_has_no_rules() -> None:
    assert [step.rules for step in tell(case(), NullEngine())][2] == ()


def test_what_goes_wrong_ends_the_telling() -> None:
    told = list(tell(case(TEXT.replace("17", "18")), ReferenceEngine(CARDS)))
    assert len(told) == 5
    assert told[-1].detail is not None
    assert told[-1].detail.line == 8


def test_the_explanation_names_rules_happenings_and_changes() -> None:
    shown = lines(list(tell(case(), ReferenceEngine(CARDS, tracing=True))))
    assert shown[0] == "bolt  damage.feature:3  rules of 2026-09-25"
    start = shown.index("    And the stack resolves")
    step = shown[start : shown.index("✓  Then Bob has 17 life")]
    assert any(line.startswith("    120.3a    ") for line in step)
    assert "    • Lightning Bolt deals 3 damage to Bob" in step
    assert "    → Bob: life 20 → 17" in step
    assert "    → Lightning Bolt: stack → Alice's graveyard" in step
    assert shown[-1] == "the scenario holds"


def test_a_rule_is_told_in_full_once_and_then_by_its_number() -> None:
    shown = lines(list(tell(case(), ReferenceEngine(CARDS, tracing=True))))
    in_full = [line for line in shown if line.startswith("    608.2c ")]
    assert len(in_full) == 1
    assert any("608.2c" in line for line in shown[shown.index("    And the stack resolves") :])


def test_the_explanation_of_a_failure_says_expected_and_observed() -> None:
    shown = lines(list(tell(case(TEXT.replace("17", "18")), ReferenceEngine(CARDS))))
    assert shown[-4:] == [
        "✗  Then Bob has 18 life",
        "    expected  Bob has 18 life",
        "    observed  Bob has 17 life",
        "the scenario doesn't hold",
    ]
