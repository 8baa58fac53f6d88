"""The mutants: each is a misreading of a ruling by one rule function, and the scenarios kill all of them."""

import re
import sys
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from oracle.adequacy.hunting import MutantOutcome, hunt, judged, task_for
from oracle.adequacy.mutant import MUTANTS, Mutant, MutantError, all_mutants, load_mutants, mutant, see_that_rulings_are_known
from oracle.adequacy.proving import Proof, proofs
from oracle.adequacy.reach import hear
from oracle.cards.loader import load_cards
from oracle.engines.reference import ReferenceEngine
from oracle.rules.citation import CITATIONS, IllegalAction
from oracle.rules.state.game import Game
from oracle.rules.turn import state_based
from oracle.suite.reading.case import Case
from oracle.suite.reading.catalogue import load_catalogue
from oracle.suite.reading.features import FeatureReader, Suite, load_features
from oracle.suite.reading.names import LibraryNames

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


def misreading(reading: object, ruling: str = "own", replaces: str = "turn.state_based.no_life") -> Mutant:
    return Mutant("misreading", ruling, replaces, "Nobody.", reading)  # type: ignore[arg-type]


def reach_of(several: list[Case]) -> dict[str, frozenset[str]]:
    return {result.id: names for result, names in hear(several, engine)}


def test_reach_is_what_each_scenario_applies_itself() -> None:
    reach = reach_of(cases())
    assert "turn.state_based.no_life" in reach["at-zero"] & reach["at-one"]
    assert "characteristics.color_identity.color_identity" in reach["identity"] - reach["at-zero"] - reach["at-one"]
    assert "resolution.effects.players.deal_damage" in reach["at-zero"] - reach["at-one"] - reach["identity"]


def test_what_one_scenario_left_remembered_is_heard_in_the_next_as_well() -> None:
    first, second = (LIFE.replace("@id:", f"@id:{number}-").replace("Scenario: ", f"Scenario: {number} ") for number in ("one", "two"))
    reach = reach_of(cases(first + second.split("\n", 1)[1]))
    assert reach["one-at-zero"] == reach["two-at-zero"]


def test_scenarios_of_the_own_ruling_are_judged_first_and_unreached_ones_never() -> None:
    several = cases()
    found = task_for(misreading(lambda right, life: right(life), "other"), several, reach_of(several))
    assert ([case.id for case in found.own], [case.id for case in found.others]) == (["at-one"], ["at-zero", "identity"])
    foreign = misreading(lambda right, card: right(card), "none", "characteristics.color_identity.color_identity")
    assert [case.id for case in task_for(foreign, several, reach_of(several)).others] == ["identity"]


def test_the_first_scenario_that_fails_kills_and_all_of_the_own_ruling_are_judged() -> None:
    several = cases()
    outcome = judged(task_for(misreading(lambda right, life: life < 0), several, reach_of(several)), ENGINE)
    assert (outcome.fate, outcome.tried, outcome.by_own_ruling, outcome.failing) == ("killed", 2, True, ("at-zero",))
    assert outcome.killer is not None
    assert outcome.killer.id == "at-zero"


def test_a_mutant_that_no_scenario_notices_survives() -> None:
    several = cases()
    outcome = judged(task_for(misreading(lambda right, life: right(life) or life == -7), several, reach_of(several)), ENGINE)
    assert (outcome.fate, outcome.killer, outcome.tried) == ("survived", None, 3)


LAND = """Feature: Lands
  Background:
    Given Alice's hand holds Forest and Island
    When Alice plays Forest

  @id:no-second @ruling:own
  Scenario: A player plays one land a turn
    Then Alice can't play Island by rule 305.2

  @id:none-played @ruling:own
  Scenario: What is rejected changes nothing
    When Alice plays Island
    Then that is rejected by rule 305.2
"""


def test_another_number_of_a_rule_is_no_outcome() -> None:
    several = cases(LAND)
    numbered = misreading(second_land_is_forbidden_by_another_rule, replaces="stack.lands.check_land_timing")
    outcome = judged(task_for(numbered, several, reach_of(several)), ENGINE)
    assert (outcome.fate, outcome.failing, outcome.by_number) == ("survived", (), ("no-second", "none-played"))
    allowed = misreading(lambda right, *arguments: None, replaces="stack.lands.check_land_timing")
    outcome = judged(task_for(allowed, several, reach_of(several)), ENGINE)
    assert (outcome.fate, outcome.failing, outcome.by_number) == ("killed", ("no-second", "none-played"), ())


def second_land_is_forbidden_by_another_rule(right: object, game: Game, player: str) -> None:
    if game.player(player).lands_played:
        raise IllegalAction("305.1", "Nobody knows why.")


def test_a_mutant_that_crashes_is_not_killed() -> None:
    several = cases()

    def crash(right: object, life: int) -> bool:
        raise ZeroDivisionError

    outcome = judged(task_for(misreading(crash), several, reach_of(several)), ENGINE)
    assert outcome.fate == "crashed"
    assert [error.id for error in outcome.errors] == ["at-zero", "identity", "at-one"]


ADVENTURE = """Feature: Adventures
  @id:petty-theft @ruling:own
  Scenario: Petty Theft has a target
    Given Alice's hand holds Brazen Borrower
    And Alice's mana pool is {U}{U}{U}
    And Bob controls Grizzly Bears
    When Alice casts Petty Theft targeting Grizzly Bears
    Then the stack holds Petty Theft
"""


def test_a_step_that_cannot_be_carried_out_any_more_is_an_outcome() -> None:
    several = cases(ADVENTURE)
    creature = misreading(lambda right, object: False, replaces="characteristics.printed.other_face_counts")
    outcome = judged(task_for(creature, several, reach_of(several)), ENGINE)
    assert (outcome.fate, outcome.failing) == ("killed", ("petty-theft",))
    assert outcome.killer is not None
    assert outcome.killer.unusable


def test_a_rule_that_no_scenario_applies_is_not_reached() -> None:
    several = cases()
    unheard = misreading(lambda right, *arguments: True, replaces="combat.declaring.has_defender")
    assert judged(task_for(unheard, several, reach_of(several)), ENGINE).fate == "not reached"


def test_the_right_reading_is_in_force_again_afterwards() -> None:
    with misreading(lambda right, life: not right(life)).in_force():
        assert not state_based.no_life(0)
    assert state_based.no_life(0)


def test_a_mutant_replaces_a_rule_function() -> None:
    with pytest.raises(MutantError, match=r"test_mutants\.py:\d+: .*state_based\.permanents, which isn't a rule function; did you mean"):
        mutant("own", replaces=state_based.permanents, belief="Nobody.")(lambda right, game: ())
    with pytest.raises(MutantError, match=r"test_mutants\.py:\d+: .*expected a rule function"):
        mutant("own", replaces="turn.state_based.no_life", belief="Nobody.")(lambda right, game: ())  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("@mutant('own', replaces=state_based.no_lif, belief='Nobody.')", r"wrong_mutants\.py:3: .*no_lif.*; did you mean 'no_life'\?"),
        ("@mutant('own', replaces=stat_based.no_life, belief='Nobody.')", r"wrong_mutants\.py:3: .*'stat_based'"),
        ("from oracle.rules.turn.state_base import no_life", r"wrong_mutants\.py:3: .*oracle\.rules\.turn\.state_base"),
        (
            "@mutant('own', replaces=state_based.permanents, belief='Nobody.')",
            r"wrong_mutants\.py:3: .*isn't a rule function; did you mean",
        ),
    ],
    ids=["misspelt function", "misspelt module", "misspelt import", "no rule function"],
)
def test_a_module_whose_mutant_replaces_nothing_is_told_in_a_line(
    line: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    head = "from oracle.adequacy.mutant import mutant\nfrom oracle.rules.turn import state_based\n"
    (tmp_path / "wrong_mutants.py").write_text(f"{head}{line}\ndef wrong_mutant(right, life):\n    return True\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "wrong_mutants", raising=False)
    (wrong,) = load_mutants("wrong_mutants")
    assert re.search(message, wrong)
    assert "wrong-mutant" not in MUTANTS


def test_a_mutant_of_a_misspelt_ruling_is_told_with_the_nearest() -> None:
    with pytest.raises(
        MutantError, match=r"test_mutants\.py:\d+: the mutant misreading .* 'onw', but there is no such ruling; did you mean 'own'\?"
    ):
        see_that_rulings_are_known([misreading(lambda right, life: True, "onw")], ["own", "other"])


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


def proofs_of(text: str, *readings: Mutant) -> dict[str, Proof]:
    several = cases(text)
    outcomes = [judged(task_for(each, several, reach_of(several)), ENGINE) for each in readings]
    return {proof.case.id: proof for proof in proofs(several, outcomes)}


def test_a_scenario_that_fails_under_no_mutant_of_its_ruling_is_unproved() -> None:
    found = proofs_of(LIFE, misreading(lambda right, life: life < 0))
    assert found["at-zero"].fault is None
    assert found["identity"].fault == found["at-one"].fault == "fails under no mutant of its ruling"


def test_only_mutants_of_its_own_ruling_prove_a_scenario() -> None:
    assert proofs_of(LIFE, misreading(lambda right, life: life < 2))["at-one"].mutants == ()
    assert proofs_of(LIFE, misreading(lambda right, life: life < 2, "other"))["at-one"].mutants == ("misreading",)


def test_a_control_need_not_fail_and_one_that_fails_is_none() -> None:
    controls = LIFE.replace("@id", "@control @id")
    found = proofs_of(controls, misreading(lambda right, life: life < 0))
    assert found["identity"].fault is None
    assert found["at-zero"].fault == "is declared a control, but fails under misreading"


@cache
def hunted_down() -> tuple[list[Case], list[MutantOutcome]]:
    """The specification, and what has become of all mutants."""
    suite = load_features([ROOT / "features"], LibraryNames(CARDS))
    return suite.cases, list(hunt(all_mutants(), suite.cases, reach_of(suite.cases), engine))


def test_every_mutant_is_killed_by_a_scenario_of_its_ruling() -> None:
    _, outcomes = hunted_down()
    assert [(outcome.mutant.name, outcome.fate) for outcome in outcomes if outcome.fate != "killed"] == []
    assert [outcome.mutant.name for outcome in outcomes if not outcome.by_own_ruling] == []


def test_every_scenario_fails_under_a_mutant_of_its_ruling_or_is_a_control() -> None:
    several, outcomes = hunted_down()
    found = proofs(several, outcomes)
    assert [(proof.case.id, proof.fault) for proof in found if proof.fault is not None] == []
    assert sum(proof.case.control is not None for proof in found) * 50 < len(found)


def test_without_the_mutant_that_proves_it_a_scenario_is_unproved() -> None:
    several, outcomes = hunted_down()
    (only,) = next(proof.mutants for proof in proofs(several, outcomes) if len(proof.mutants) == 1)
    left = [outcome for outcome in outcomes if outcome.mutant.name != only]
    assert [proof.fault for proof in proofs(several, left) if proof.fault is not None]
