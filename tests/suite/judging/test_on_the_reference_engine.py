"""What the harness and the reference engine do together: names of faces, twins whose order is asked for, decisions that are told."""

from pathlib import Path

import pytest

from oracle.cards.loader import load_cards
from oracle.engines.reference import ReferenceEngine
from oracle.suite.judging.judge import judge
from oracle.suite.judging.verdicts import Result
from oracle.suite.reading.features import FeatureReader, Suite
from oracle.suite.reading.names import LibraryNames

CARDS = load_cards(Path(__file__).parents[3] / "fixtures" / "cards")
READER = FeatureReader(LibraryNames(CARDS))


def judged(steps: str) -> Result:
    """The result of a scenario with these steps."""
    suite = Suite([], [])
    READER.read_text("Feature: F\n  Scenario: S\n" + steps, "f.feature", suite)
    assert not suite.problems, suite.problems[0]
    return judge(suite.cases[0], ReferenceEngine(CARDS))


AUGUSTA = """
    Given Alice controls Augusta, Dean of Order and Elite Vanguard
"""


@pytest.mark.parametrize(
    ("step", "holds"),
    [
        ("Alice controls Augusta, Dean of Order", True),
        ("Augusta is on the battlefield", True),
        ("Alice controls Plargg, Dean of Chaos", False),
        ("Plargg, Dean of Chaos is on the battlefield", False),
        ("Alice doesn't control Plargg, Dean of Chaos", True),
        ("Plargg, Dean of Chaos isn't on the battlefield", True),
        ("the color identity of Augusta, Dean of Order is {R}{W}", True),
    ],
)
def test_a_permanent_is_not_called_by_the_other_face(step: str, holds: bool) -> None:
    assert judged(f"{AUGUSTA}    Then {step}\n").verdict == ("pass" if holds else "fail")


def test_a_permanent_placed_by_its_back_keeps_that_name_in_the_graveyard() -> None:
    steps = """
    Given Alice controls The Omenkeel and 2 Forest
    And Alice's hand holds Naturalize
    When Alice casts Naturalize targeting The Omenkeel
    And Naturalize resolves
    Then The Omenkeel is in Alice's graveyard
    And The Omenkeel's name is Cosima, God of the Voyage
"""
    assert judged(steps).verdict == "pass"


TWINS = """
    Given Alice controls 2 Ophiomancer
    And it is Alice's end step
    When the game advances to Bob's upkeep
"""


def test_the_order_of_abilities_of_two_permanents_is_asked_for() -> None:
    result = judged(TWINS + "    Then the stack holds Ophiomancer's ability and Ophiomancer's ability\n")
    assert result.verdict == "fail"
    assert result.detail is not None
    assert "trigger order" in result.detail.observed


def test_twins_are_ordered_by_number() -> None:
    answered = TWINS + "    And Alice chooses the second Ophiomancer and the first Ophiomancer\n"
    assert judged(answered + "    Then the stack holds Ophiomancer's ability and Ophiomancer's ability\n").verdict == "pass"


def test_one_ability_that_triggered_twice_needs_no_order() -> None:
    steps = """
    Given Alice controls Soul Warden, Grizzly Bears, Elite Vanguard and 3 Island
    And Alice's hand holds Ghostly Flicker
    When Alice casts Ghostly Flicker targeting Grizzly Bears and Elite Vanguard
    And Ghostly Flicker resolves
    Then the stack holds Soul Warden's ability and Soul Warden's ability
"""
    assert judged(steps).verdict == "pass"


STUDY = """
    Given Alice controls Rhystic Study
    And it is Bob's precombat main phase
    And Bob's hand holds Mox Amber
    And Bob controls Forest
    When Bob casts Mox Amber
    And Rhystic Study's ability resolves
    And Bob declines
    And Alice accepts
    Then in this order, with no priority in between:
      | event   | object | player |
"""


@pytest.mark.parametrize(
    ("rows", "holds"),
    [
        ((("decided", "Bob"), ("decided", "Alice"), ("drew", "Alice")), True),
        ((("decided", "Alice"), ("decided", "Bob"), ("drew", "Alice")), False),
        ((("drew", "Alice"), ("decided", "Alice")), False),
        ((("cast", "Bob"), ("decided", "Bob")), False),
    ],
)
def test_decisions_are_told_in_their_place(rows: tuple[tuple[str, str], ...], holds: bool) -> None:
    table = "".join(f"      | {event} |  | {player} |\n" for event, player in rows)
    assert judged(STUDY + table).verdict == ("pass" if holds else "fail")


def test_a_player_who_took_a_spell_over_did_not_cast_it() -> None:
    steps = """
    Given Alice's hand holds Geological Appraiser
    And Alice's mana pool is {R}{R}{C}{C}
    And Bob's hand holds Aethersnatch
    And Bob's mana pool is {U}{U}{C}{C}{C}{C}
    And the top of Bob's library is Grizzly Bears
    When Alice casts Geological Appraiser
    And Alice passes priority
    And Bob casts Aethersnatch targeting Geological Appraiser
    And the stack resolves
    Then Bob controls Geological Appraiser
    And Geological Appraiser didn't trigger
"""
    assert judged(steps).verdict == "pass"


PROCTOR = """
    Given Alice controls Strict Proctor
    And Bob controls Soul Warden
    And Alice's hand holds Wall of Omens
    And Alice's mana pool is {C}{W}
    And Bob controls 2 Plains
    When Alice casts Wall of Omens
    And Wall of Omens resolves
"""


@pytest.mark.parametrize(
    "steps",
    [
        # Alice's abilities of the second round are above Bob's of the first.
        "    And Alice chooses Strict Proctor and the second Strict Proctor\n"
        "    Then the stack holds Strict Proctor's ability, Strict Proctor's ability, Soul Warden's ability and Wall of Omens's ability\n",
        # Each is about the ability that it triggered on, whichever is on top: Bob may pay for Soul Warden, Alice can't for Wall of Omens.
        "    And Alice chooses the second Strict Proctor and Strict Proctor\n    And all players pass\n    And Bob declines\n"
        "    Then the stack holds Strict Proctor's ability and Wall of Omens's ability\n",
        "    And Alice chooses Strict Proctor and the second Strict Proctor\n    And all players pass\n"
        "    Then the stack holds Strict Proctor's ability and Soul Warden's ability\n",
    ],
)
def test_what_triggers_on_another_ability_goes_on_the_stack_above_all_others(steps: str) -> None:
    result = judged(PROCTOR + steps)
    assert result.verdict == "pass", result


def test_an_ability_that_triggers_as_nothing_enters_is_left_alone() -> None:
    steps = """
    Given Alice controls Strict Proctor and Rhystic Study
    And it is Bob's precombat main phase
    And Bob's hand holds Mox Amber
    When Bob casts Mox Amber
    Then the stack holds Rhystic Study's ability and Mox Amber
"""
    assert judged(steps).verdict == "pass"


def test_as_many_of_one_name_are_chosen_as_the_step_says() -> None:
    steps = """
    Given Alice's hand holds Forest, 2 Island, 6 Swamp and Plains
    And it is Alice's end step
    When all players pass
    And Alice chooses 2 Island and Forest to discard
    Then Alice's hand holds 6 Swamp and Plains
"""
    assert judged(steps).verdict == "pass"
    assert judged(steps.replace("2 Island and Forest", "3 Island")).verdict == "fail"


def test_what_follows_an_answer_by_which_the_whole_action_is_taken_back_sees_the_game_before_it() -> None:
    result = judged(
        "    Given Alice's hand holds Walking Ballista\n    When Alice casts Walking Ballista\n    And Alice chooses 3\n"
        "    Then that is rejected by rule 601.2h\n    And Walking Ballista is in Alice's hand\n    And Alice has priority\n"
    )
    assert result.verdict == "pass", result
