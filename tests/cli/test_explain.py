"""`oracle explain`."""

from collections.abc import Callable
from pathlib import Path

from click.testing import Result

Oracle = Callable[..., Result]


def test_a_scenario_is_told_with_rules_and_changes(oracle: Oracle, features: Path) -> None:
    result = oracle("explain", "forest-makes-green", str(features))
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert any(line.startswith("    107.5 ") for line in lines)
    assert "    → Alice: mana pool empty → {G}" in lines
    assert "    → Forest is tapped" in lines
    assert lines[-1].startswith("the scenario holds · ")
    assert oracle("explain", "forest-makes-green", str(features), "--all").stdout.splitlines()[-1] == "the scenario holds"


def test_a_scenario_that_fails_is_a_failure(oracle: Oracle, features: Path) -> None:
    result = oracle("explain", "tapped-forest", str(features))
    assert result.exit_code == 1
    assert "    rule      107.5" in result.stdout.splitlines()


def test_an_unknown_id_gets_the_nearest(oracle: Oracle, features: Path) -> None:
    result = oracle("explain", "forest-makes-too", str(features))
    assert result.exit_code == 2
    assert "there is no scenario 'forest-makes-too'; did you mean 'forest-makes-two'?" in result.stderr


def test_the_slug_of_a_ruling_gets_its_scenarios(oracle: Oracle, features: Path) -> None:
    result = oracle("explain", "tap-symbol-cost", str(features))
    assert result.exit_code == 2
    assert "its scenarios are forest-makes-green, tapped-forest, old-rules" in result.stderr


def test_an_edition_in_which_the_scenario_is_wrong_is_unusable(oracle: Oracle, features: Path) -> None:
    result = oracle("explain", "old-rules", str(features), "--edition", "2026-09-25")
    assert result.exit_code == 2
    assert "try --edition 2025-09-18" in result.stderr


def test_a_scenario_that_can_not_be_carried_out_is_unusable(oracle: Oracle, features: Path) -> None:
    path = features / "mana.feature"
    path.write_text(path.read_text(encoding="utf-8").replace("When Alice taps Forest", "When Alice taps Forrest", 1), encoding="utf-8")
    result = oracle("explain", "forest-makes-green", str(features))
    assert result.exit_code == 2
    assert "    observed  no object is called 'Forrest'; did you mean 'Forest'?" in result.stdout.splitlines()


def test_where_features_of_ones_own_are_named_is_told(oracle: Oracle, features: Path) -> None:
    assert "oracle explain ID my/features" in oracle("explain", "forest-makes-green").stderr
    assert "oracle explain ID my/features" not in oracle("explain", "forest-makes-grey", str(features)).stderr


def test_a_ruling_of_ones_own_is_told(oracle: Oracle, features: Path, own_rulings: Path) -> None:
    result = oracle("explain", "own-life", str(features), "--rulings", str(own_rulings))
    assert "Twenty is where it starts." in result.stdout
