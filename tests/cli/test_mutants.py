"""`oracle mutants`."""

import json

from tests.cli.conftest import Oracle


def test_a_ruling_is_shown_with_its_mutants_and_their_killers(oracle: Oracle) -> None:
    result = oracle("mutants", "--ruling", "turn-up-keeps-tapped")
    assert result.exit_code == 0
    assert "turn-up-keeps-tapped  2 of 2 killed" in result.stdout
    assert "✓ turning-up-untaps    turned-up-stays-tapped" in result.stdout
    assert "1 of 1 ruling covered · 2 mutants: 2 killed" in result.stdout


def test_json_says_what_the_killer_expected_and_observed(oracle: Oracle) -> None:
    result = oracle("mutants", "-k", "turning-up-untaps", "--json", "--jobs", "2")
    assert result.exit_code == 0
    content = json.loads(result.stdout)
    (entry,) = content["mutants"]
    assert (entry["name"], entry["fate"], entry["replaces"]) == ("turning-up-untaps", "killed", "face_down.turn_face_up")
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
