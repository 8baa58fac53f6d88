"""`oracle cards`."""

import json
from collections.abc import Callable
from pathlib import Path

from click.testing import Result


def test_cards_lists_each_face(oracle: Callable[..., Result]) -> None:
    lines = oracle("cards").stdout.splitlines()
    assert any(line.split() == ["Forest", "Basic", "Land", "—", "Forest"] for line in lines)
    assert any(line.startswith("  // The Omenkeel") for line in lines)


def test_one_card_is_found_by_a_face_and_shown_with_its_file(oracle: Callable[..., Result]) -> None:
    result = oracle("cards", "The Omenkeel")
    assert "Cosima, God of the Voyage  (modal double-faced)" in result.stdout
    assert 'name = "The Omenkeel"' in result.stdout
    assert "cosima_god_of_the_voyage.toml:" in result.stdout


def test_json_is_what_the_engine_understands(oracle: Callable[..., Result]) -> None:
    cards = json.loads(oracle("cards", "Grizzly Bears", "--json").stdout)
    assert [(card["name"], card["faces"][0]["power"]) for card in cards] == [("Grizzly Bears", 2)]


def test_an_unknown_card_gets_the_nearest(oracle: Callable[..., Result]) -> None:
    result = oracle("cards", "Grizzly Beers")
    assert result.exit_code == 2
    assert "'Grizzly Beers' isn't there; did you mean 'Grizzly Bears'?" in result.stderr


def test_further_cards_stand_beside_ours(oracle: Callable[..., Result], tmp_path: Path) -> None:
    (tmp_path / "runeclaw_bear.toml").write_text(
        'name = "Runeclaw Bear"\ncost = "{1}{G}"\ntype = "Creature — Bear"\npower = 2\ntoughness = 2\n', encoding="utf-8"
    )
    listed = oracle("cards", "--cards", str(tmp_path)).stdout
    assert "Runeclaw Bear" in listed
    assert "Grizzly Bears" in listed


def test_a_broken_card_is_told_with_file_and_line(oracle: Callable[..., Result], tmp_path: Path) -> None:
    path = tmp_path / "runeclaw_bear.toml"
    path.write_text('name = "Runeclaw Bear"\ncosts = "{1}{G}"\ntype = "Creature — Bear"\npower = 2\ntoughness = 2\n', encoding="utf-8")
    result = oracle("cards", "--cards", str(tmp_path))
    assert result.exit_code == 2
    assert f"{path}:2: costs:" in result.stderr
    assert "'cost'" in result.stderr
