"""The mutants: each is a misreading of a ruling by one rule function, and the scenarios kill all of them."""

from collections import Counter
from pathlib import Path

import pytest

from oracle.adequacy.hunting import hunt, hunted, quarry
from oracle.adequacy.mutant import MUTANTS, Mutant, all_mutants, mutant
from oracle.adequacy.reach import hear
from oracle.cards.loader import load_cards
from oracle.engines.reference import ReferenceEngine
from oracle.rules import state_based
from oracle.rules.citation import CITATIONS
from oracle.suite.case import Case
from oracle.suite.catalogue import load_catalogue
from oracle.suite.features import FeatureReader, Suite, load_features
from oracle.suite.names import LibraryNames

ROOT = Path(__file__).parents[2]
CARDS = load_cards(ROOT / "fixtures" / "cards")
ENGINE = ReferenceEngine(CARDS)
RULINGS = load_catalogue(ROOT / "fixtures" / "rulings").by_slug

LIFE = """Feature: Life
  @id:at-zero @ruling:own
  Scenario: A player with no life left has lost
    Given Bob has 3 life
    And Alice's hand holds Lightning Bolt
    And Alice's mana pool is {R}
    When Alice casts Lightning Bolt targeting Bob
    And the stack resolves
    Then Bob has lost the game

  @id:at-one @ruling:other
  Scenario: A player with one life goes on
    Given Bob has 1 life
    When Alice passes priority
    Then the game goes on

  @id:identity @ruling:own
  Scenario: Outside a game no life is lost
    Then the color identity of Grizzly Bears is {G}
"""


def cases(text: str = LIFE) -> list[Case]:
    suite = Suite([], [])
    FeatureReader(LibraryNames(CARDS)).read_text(text, "life.feature", suite)
    assert suite.problems == []
    return suite.cases


def engine() -> ReferenceEngine:
    return ENGINE


def misreading(reading: object, ruling: str = "own", replaces: str = "state_based.no_life") -> Mutant:
    return Mutant("misreading", ruling, replaces, "Nobody.", reading)  # type: ignore[arg-type]


def reach_of(several: list[Case]) -> dict[str, frozenset[str]]:
    return {result.id: names for result, names in hear(several, engine)}


def test_reach_is_what_each_scenario_applies_itself() -> None:
    reach = reach_of(cases())
    assert "state_based.no_life" in reach["at-zero"] & reach["at-one"]
    assert "color_identity.color_identity" in reach["identity"] - reach["at-zero"] - reach["at-one"]
    assert "effects.players.deal_damage" in reach["at-zero"] - reach["at-one"] - reach["identity"]


def test_what_one_scenario_left_remembered_is_heard_in_the_next_as_well() -> None:
    first, second = (LIFE.replace("@id:", f"@id:{number}-").replace("Scenario: ", f"Scenario: {number} ") for number in ("one", "two"))
    reach = reach_of(cases(first + second.split("\n", 1)[1]))
    assert reach["one-at-zero"] == reach["two-at-zero"]


def test_scenarios_of_the_own_ruling_are_judged_first_and_unreached_ones_never() -> None:
    several = cases()
    found = quarry(misreading(lambda right, life: right(life), "other"), several, reach_of(several))
    assert [case.id for case in found.cases] == ["at-one", "at-zero", "identity"]
    found = quarry(misreading(lambda right, card: right(card), replaces="color_identity.color_identity"), several, reach_of(several))
    assert [case.id for case in found.cases] == ["identity"]


def test_the_first_scenario_that_fails_kills() -> None:
    several = cases()
    outcome = hunted(quarry(misreading(lambda right, life: life < 0), several, reach_of(several)), ENGINE)
    assert (outcome.fate, outcome.tried, outcome.by_own_ruling) == ("killed", 1, True)
    assert outcome.killer is not None
    assert outcome.killer.id == "at-zero"


def test_a_mutant_that_no_scenario_notices_survives() -> None:
    several = cases()
    outcome = hunted(quarry(misreading(lambda right, life: right(life) or life == -7), several, reach_of(several)), ENGINE)
    assert (outcome.fate, outcome.killer, outcome.tried) == ("survived", None, 3)


def test_a_mutant_that_crashes_is_not_killed() -> None:
    several = cases()

    def crash(right: object, life: int) -> bool:
        raise ZeroDivisionError

    outcome = hunted(quarry(misreading(crash), several, reach_of(several)), ENGINE)
    assert outcome.fate == "crashed"
    assert [error.id for error in outcome.errors] == ["at-zero", "identity", "at-one"]


def test_a_rule_that_no_scenario_applies_is_not_reached() -> None:
    several = cases()
    unheard = misreading(lambda right, *arguments: True, replaces="combat.has_defender")
    assert hunted(quarry(unheard, several, reach_of(several)), ENGINE).fate == "not reached"


def test_the_right_reading_is_in_force_again_afterwards() -> None:
    with misreading(lambda right, life: not right(life)).in_force():
        assert not state_based.no_life(0)
    assert state_based.no_life(0)


def test_a_mutant_replaces_a_rule_function() -> None:
    with pytest.raises(ValueError, match=r"state_based\.permanents, which is no rule function"):
        mutant("own", replaces=state_based.permanents, belief="Nobody.")(lambda right, game: ())


def test_no_two_mutants_have_one_name() -> None:
    def taken(right: object, life: int) -> bool:
        return True

    mutant("own", replaces=state_based.no_life, belief="Nobody.")(taken)
    try:
        with pytest.raises(ValueError, match="two mutants called taken"):
            mutant("own", replaces=state_based.no_life, belief="Nobody.")(taken)
    finally:
        del MUTANTS["taken"]


def test_every_ruling_has_at_least_two_mutants_and_all_of_them_together_are_many() -> None:
    counted = Counter(each.ruling for each in all_mutants())
    shared = [slug for slug, ruling in RULINGS.items() if ruling.official_sha256 is not None]
    assert [slug for slug in shared if counted[slug] < 2] == []
    assert set(counted) <= set(RULINGS)
    assert len(all_mutants()) >= 120


@pytest.mark.parametrize("each", all_mutants(), ids=lambda each: each.name)
def test_a_mutant_says_who_would_believe_it_of_which_rule(each: Mutant) -> None:
    assert each.replaces in CITATIONS
    assert each.rules
    assert each.belief.endswith(".")
    assert len(each.belief.split()) > 6


def test_every_mutant_is_killed_by_a_scenario_of_its_ruling() -> None:
    suite = load_features([ROOT / "features"], LibraryNames(CARDS))
    reach = reach_of(suite.cases)
    outcomes = list(hunt(all_mutants(), suite.cases, reach, engine))
    assert [(outcome.mutant.name, outcome.fate) for outcome in outcomes if outcome.fate != "killed"] == []
    assert [outcome.mutant.name for outcome in outcomes if not outcome.by_own_ruling] == []
