"""`oracle rulings`."""

import json
from collections.abc import Callable
from pathlib import Path

from click.testing import Result

Oracle = Callable[..., Result]


def test_every_ruling_is_listed(oracle: Oracle) -> None:
    result = oracle("rulings")
    assert result.exit_code == 0
    assert " rulings pass, " in result.stdout.splitlines()[-1]
    assert any(line.split()[1:2] == ["mana-could-produce"] for line in result.stdout.splitlines())


def test_json_has_every_ruling_with_its_scenarios(oracle: Oracle) -> None:
    report = json.loads(oracle("rulings", "--json").stdout)
    entries = {entry["slug"]: entry for entry in report["rulings"]}
    assert len(entries) == report["totals"]["rulings"] >= 60
    assert entries["mana-could-produce"]["scenarios"]
    assert all((entry["verdict"] is None) == (entry["scenarios"] == []) for entry in entries.values())


def test_one_ruling_is_shown_in_full(oracle: Oracle) -> None:
    result = oracle("rulings", "mana-could-produce")
    assert "A permanent could produce a type of mana" in result.stdout
    assert ".feature:" in result.stdout
    assert "mana-undefined-type-none" not in result.stdout


def test_an_unknown_ruling_gets_the_nearest(oracle: Oracle) -> None:
    result = oracle("rulings", "mana-could-produse")
    assert result.exit_code == 2
    assert "there is no ruling 'mana-could-produse'; did you mean 'mana-could-produce'?" in result.stderr


def test_rulings_of_ones_own_are_listed_beside_ours(oracle: Oracle, features: Path, own_rulings: Path) -> None:
    result = oracle("rulings", "own-ruling", "--features", str(features / "own.feature"), "--rulings", str(own_rulings))
    assert result.exit_code == 0
    assert "Twenty is where it starts." in result.stdout
    assert "own.feature:3" in result.stdout
    assert oracle("rulings", "own-ruling").exit_code == 2
