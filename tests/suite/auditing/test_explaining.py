"""A case told step by step."""

from pathlib import Path

import click

from oracle.cards.loader import load_cards
from oracle.engines.null import NullEngine
from oracle.engines.reference import ReferenceEngine
from oracle.report.explanation import explanation
from oracle.report.table import happenings
from oracle.report.terminal import WIDTH
from oracle.suite.auditing.explaining import ToldStep, tell
from oracle.suite.reading.case import Case
from oracle.suite.reading.features import FeatureReader, Suite

CARDS = load_cards(Path(__file__).parents[3] / "fixtures" / "cards")

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


TOKEN = """Feature: Tokens
  @id:hydra
  Scenario: A copy without counters dies at once
    Given Alice controls Walking Ballista
    And Walking Ballista has a +1/+1 counter
    And Alice's hand holds Fated Infatuation
    And Alice's mana pool is {U}{U}{U}
    And it is Bob's end step
    When Bob passes priority
    And Alice casts Fated Infatuation targeting Walking Ballista
    And the stack resolves
    Then Alice controls Walking Ballista
"""


def lines(told: list[ToldStep], all_rules: bool = False) -> list[str]:
    return click.unstyle("\n".join(explanation(case(), told, None, "2026-09-25", all_rules))).splitlines()


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
    assert shown[-1].startswith("the scenario holds")


def test_with_all_rules_each_is_told_in_full_once_and_then_by_its_number() -> None:
    shown = lines(list(tell(case(), ReferenceEngine(CARDS, tracing=True))), all_rules=True)
    in_full = [line for line in shown if line.startswith("    608.2c ")]
    assert len(in_full) == 1
    assert any("608.2c" in line for line in shown[shown.index("    And the stack resolves") :])


def test_a_lightning_bolt_is_told_on_one_screen() -> None:
    shown = lines(list(tell(case(), ReferenceEngine(CARDS, tracing=True))))
    assert len(shown) <= 24
    assert max(map(len, shown)) <= WIDTH
    assert [line[4:10].strip() for line in shown if line[4:7].isdigit()] == ["601.2a", "601.2c", "605.3", "120.3", "120.3a", "608.2n"]
    assert shown[-1].endswith("more rules were applied: --all")


def test_a_rule_mattered_where_something_would_have_been_different_without_it() -> None:
    """Alice could have cast Brazen Borrower now without flash as well."""
    text = TEXT
    for said, instead in (
        ("Alice casts Lightning Bolt targeting Bob", "Alice casts Brazen Borrower"),
        ("Lightning Bolt", "Brazen Borrower"),
        ("Alice controls Mountain", "Alice's mana pool is {U}{U}{U}"),
        ("Bob has 17 life", "Alice controls Brazen Borrower"),
    ):
        text = text.replace(said, instead)
    now = {rule.numbers[0]: rule for step in tell(case(text), ReferenceEngine(CARDS, tracing=True)) for rule in step.rules}
    assert not now["702.8a"].mattered
    text = text.replace("    When ", "    And it is Bob's upkeep\n    When Bob passes priority\n    And ")
    now = {rule.numbers[0]: rule for step in tell(case(text), ReferenceEngine(CARDS, tracing=True)) for rule in step.rules}
    assert now["702.8a"].mattered


def test_a_rule_that_forbids_what_is_only_asked_is_told() -> None:
    text = """Feature: Lands
  @id:second
  Scenario: One land a turn
    Given Alice has played a land this turn
    And Alice's hand holds Forest
    Then Alice can't play Forest by rule 305
"""
    *_, last = tell(case(text), ReferenceEngine(CARDS, tracing=True))
    assert [rule.numbers[0] for rule in last.rules if rule.mattered and not rule.standing] == ["305.2"]


def test_a_token_that_comes_and_dies_within_a_step_is_told() -> None:
    resolving = list(tell(case(TOKEN), ReferenceEngine(CARDS, tracing=True)))[-2]
    assert {"704.5f", "704.5d"} <= {rule.numbers[0] for rule in resolving.rules if rule.mattered}
    assert resolving.before is not None
    assert resolving.after is not None
    told = happenings(resolving.before, resolving.after)
    assert "Walking Ballista goes from the battlefield to the graveyard, and is gone" in told


def test_the_explanation_of_a_failure_says_expected_and_observed() -> None:
    shown = lines(list(tell(case(TEXT.replace("17", "18")), ReferenceEngine(CARDS))))
    assert shown[-4:] == [
        "✗  Then Bob has 18 life",
        "    expected  Bob has 18 life",
        "    observed  Bob has 17 life",
        "the scenario doesn't hold",
    ]
