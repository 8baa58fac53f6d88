"""Commands that judge take the same options, so that the words of one can be given to another."""

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

Oracle = Callable[..., Result]
OWN = ("--cards", "cards", "--rulings", "rulings")
ENGINE = ("--engine", "reference", "--timeout", "5", "--memory", "2 GB")
WHICH = ("--tags", "@ruling:tap-symbol-cost", "-k", "green", "--shard", "1/1")
RULING = """about = "Forest"
sources = ["106.4"]

[[rulings]]
slug = "forest-is-green"
title = "Forests make green mana"
rules = ["106.4"]
ruling = "A Forest makes green mana."
"""


@pytest.fixture
def own(features: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with features, cards and rulings of one's own."""
    monkeypatch.chdir(features.parent)
    Path("cards").mkdir()
    Path("rulings").mkdir()
    Path("rulings/forest.toml").write_text(RULING, encoding="utf-8")
    return features


@pytest.mark.parametrize("command", ["run", "baseline"])
def test_commands_that_judge_take_the_same_options(oracle: Oracle, own: Path, command: str) -> None:
    result = oracle(command, str(own), *ENGINE, *OWN, *WHICH, "--edition", "2026-09-25", "--jobs", "1")
    assert result.exit_code == 0, result.output


def test_other_commands_take_those_that_concern_them(oracle: Oracle, own: Path) -> None:
    assert oracle("compile", str(own), "--cards", "cards", *WHICH).exit_code == 0
    assert oracle("coverage", str(own), *OWN, "--json").exit_code == 0
    assert oracle("smoke", *ENGINE, "--cards", "cards").exit_code == 0


@pytest.mark.parametrize("command", ["run", "baseline", "smoke"])
def test_a_size_that_is_none_is_told(oracle: Oracle, command: str) -> None:
    result = oracle(command, "--memory", "much")
    assert result.exit_code == 2
    assert "expected a size such as '2 GB' or '512 MB', not 'much'" in result.stderr


@pytest.mark.parametrize("command", ["run", "baseline", "compile", "rulings", "lint", "cards", "coverage", "smoke", "serve"])
def test_a_card_of_ones_own_takes_the_place_of_ours_only_if_asked_to(oracle: Oracle, own: Path, command: str) -> None:
    ours = Path(__file__).parents[2] / "fixtures" / "cards" / "grizzly_bears.toml"
    Path("cards/grizzly_bears.toml").write_text(ours.read_text(encoding="utf-8"), encoding="utf-8")
    silently = oracle(command, "--cards", "cards")
    assert silently.exit_code == 2
    assert "cards/grizzly_bears.toml: the same card as " in silently.stderr
    assert "--replace-cards lets it take that one's place" in silently.stderr


def test_the_card_that_takes_the_place_of_ours_is_the_one_that_is_shown(oracle: Oracle, own: Path) -> None:
    ours = Path(__file__).parents[2] / "fixtures" / "cards" / "grizzly_bears.toml"
    text = ours.read_text(encoding="utf-8").replace("power = 2", "power = 7")
    Path("cards/grizzly_bears.toml").write_text(text, encoding="utf-8")
    result = oracle("cards", "Grizzly Bears", "--cards", "cards", "--replace-cards")
    assert result.exit_code == 0
    assert "power = 7" in result.stdout
