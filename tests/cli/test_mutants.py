"""`oracle mutants`."""

import json
from collections.abc import Iterator, Sequence

import msgspec
import pytest

from oracle.suite.reading.case import Case
from oracle.suite.running.runner import EngineMaker
from tests.cli.conftest import Oracle


def test_a_ruling_is_shown_with_its_mutants_and_their_killers(oracle: Oracle) -> None:
    result = oracle("mutants", "--ruling", "turn-up-keeps-tapped")
    assert result.exit_code == 0
    assert "turn-up-keeps-tapped  3 of 3 killed" in result.stdout
    assert "✓ turning-up-untaps    turned-up-stays-tapped" in result.stdout
    assert "1 of 1 ruling covered · 3 mutants: 3 killed" in result.stdout


def test_json_says_what_the_killer_expected_and_observed(oracle: Oracle) -> None:
    result = oracle("mutants", "-k", "turning-up-untaps", "--json", "--jobs", "2")
    assert result.exit_code == 0
    content = json.loads(result.stdout)
    (entry,) = content["mutants"]
    assert (entry["name"], entry["fate"], entry["replaces"]) == ("turning-up-untaps", "killed", "stack.face_down.turn_face_up")
    assert entry["killed by"]["ruling"] == entry["ruling"] == "turn-up-keeps-tapped"
    assert entry["killed by"]["observed"] == "it is untapped"


def test_an_unknown_ruling_gets_the_nearest(oracle: Oracle) -> None:
    result = oracle("mutants", "--ruling", "turn-up-keeps-taped")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "turn-up-keeps-tapped" in result.stderr


def test_nothing_selected_is_no_success(oracle: Oracle) -> None:
    result = oracle("mutants", "-k", "no such mutant")
    assert result.exit_code == 2
    assert "no mutant is selected" in result.stderr


def test_each_scenario_of_the_ruling_is_told_with_the_mutants_under_which_it_fails(oracle: Oracle) -> None:
    content = json.loads(oracle("mutants", "--ruling", "turn-up-keeps-tapped", "--json").stdout)
    assert {entry["ruling"] for entry in content["scenarios"]} == {"turn-up-keeps-tapped"}
    found = {entry["id"]: entry["fails under"] for entry in content["scenarios"]}
    assert "turning-up-untaps" in found["turned-up-stays-tapped"]


def test_a_scenario_that_has_lost_its_mutant_fails_the_command(oracle: Oracle, monkeypatch: pytest.MonkeyPatch) -> None:
    from oracle.adequacy import mutant

    kept = tuple(each for each in mutant.all_mutants() if each.name != "turning-up-untaps")
    monkeypatch.setattr(mutant, "all_mutants", lambda: kept)
    result = oracle("mutants", "--ruling", "turn-up-keeps-tapped")
    assert result.exit_code == 1
    assert "turned-up-stays-tapped fails under no mutant of its ruling (turn-up-keeps-tapped)" in result.stdout


def test_a_mutant_of_a_misspelt_ruling_is_not_lost(oracle: Oracle, monkeypatch: pytest.MonkeyPatch) -> None:
    from oracle.adequacy import mutant

    misspelt = mutant.Mutant("lost", "turn-up-keeps-taped", "stack.face_down.turn_face_up", "Nobody.", lambda right: right)
    monkeypatch.setattr(mutant, "all_mutants", lambda: (misspelt,))
    result = oracle("mutants", "--jobs", "1")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "test_mutants.py:" in result.stderr
    assert "did you mean 'turn-up-keeps-tapped'?" in result.stderr


def test_a_scenario_that_fails_without_any_mutant_is_told_and_the_others_are_judged(
    oracle: Oracle, monkeypatch: pytest.MonkeyPatch
) -> None:
    from oracle.adequacy import reach

    def heard(cases: Sequence[Case], make: EngineMaker, jobs: int) -> Iterator[reach.Heard]:
        for result, names in hear(cases, make, jobs):
            broken = result.id == "turned-up-stays-tapped"
            yield (msgspec.structs.replace(result, verdict="fail") if broken else result), names

    hear = reach.hear
    monkeypatch.setattr(reach, "hear", heard)
    result = oracle("mutants", "--ruling", "turn-up-same-object")
    assert result.exit_code == 1
    assert "turned-up-stays-tapped doesn't hold even unmutated" in result.stdout
    assert "turn-up-same-object  7 of 7 killed" in result.stdout


def test_systematic_misreadings_that_nobody_notices_are_listed(oracle: Oracle) -> None:
    result = oracle("mutants", "--systematic", "-k", "state_based.no_life", "--jobs", "2")
    assert result.exit_code == 0
    assert result.stdout.startswith("2 misreadings: 2 killed · ")


def test_systematic_misreadings_belong_to_no_ruling(oracle: Oracle) -> None:
    result = oracle("mutants", "--systematic", "--ruling", "turn-up-keeps-tapped")
    assert result.exit_code == 2
    assert "belong to no ruling; choose some with -k" in result.stderr
