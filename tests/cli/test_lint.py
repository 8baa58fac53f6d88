"""`oracle lint`."""

from collections.abc import Callable
from pathlib import Path

from click.testing import Result

Oracle = Callable[..., Result]


def test_ours_is_without_mistakes(oracle: Oracle) -> None:
    result = oracle("lint")
    assert result.exit_code == 0, result.stdout
    assert ": 0 mistakes, " in result.stdout.splitlines()[-1]


def test_mistakes_are_told_with_their_place(oracle: Oracle, features: Path) -> None:
    path = features / "mana.feature"
    path.write_text(path.read_text(encoding="utf-8").replace("@rule:106.4", "@rule:106.44"), encoding="utf-8")
    result = oracle("lint", str(features))
    assert result.exit_code == 1
    assert f"✗ {path}:10: there is no rule 106.44; did you mean '106.4'?" in result.stdout.splitlines()
    assert result.stdout.splitlines()[-1].endswith(": 1 mistake, 0 notes")


def test_ids_that_are_taken_twice_are_told(oracle: Oracle, features: Path) -> None:
    (features / "more.feature").write_text((features / "mana.feature").read_text(encoding="utf-8"), encoding="utf-8")
    result = oracle("lint", str(features))
    assert result.exit_code == 2
    assert f"more.feature:4: the id 'forest-makes-green' is that of the scenario at {features}/mana.feature:4" in result.stdout


def test_all_that_does_not_load_is_told_at_once(oracle: Oracle, features: Path, tmp_path: Path) -> None:
    cards = tmp_path / "cards"
    cards.mkdir()
    (cards / "opt.toml").write_text('name = "Opt"\n', encoding="utf-8")
    (cards / "shock.toml").write_text("name = \n", encoding="utf-8")
    (features / "bad.feature").write_text("Feature: Bad\n  Scenario: Bad\n    Then Alice yawns\n", encoding="utf-8")
    result = oracle("lint", str(features), "--cards", str(cards))
    assert result.exit_code == 2
    assert f"! {cards}/opt.toml" in result.stdout
    assert f"! {cards}/shock.toml:1" in result.stdout
    assert f"! {features}/bad.feature:3" in result.stdout


def test_what_run_would_refuse_is_told(oracle: Oracle, features: Path) -> None:
    path = features / "refused.feature"
    path.write_text(
        """@ruling:mana-could-produce @rule:106.7
Feature: Refused
  @id:no-permanent
  Scenario: A position that can't exist
    Given Alice controls Lightning Bolt
    When Alice passes priority
    Then Alice has 20 life

  @id:which-forest
  Scenario: A step that could mean two things
    Given Alice controls 2 Forest
    When Alice taps Forest for mana
    Then Forest is tapped
""",
        encoding="utf-8",
    )
    result = oracle("lint", str(path))
    assert result.exit_code == 1
    first, second, summary = result.stdout.splitlines()
    assert first == f"✗ {path}:5: Alice controls Lightning Bolt: Lightning Bolt isn't a permanent and can't be on the battlefield (110.4)"
    assert second.startswith(f"✗ {path}:13: Forest is tapped: 'Forest' could be 2 objects")
    assert summary.endswith(": 2 mistakes, 0 notes")


def test_notes_fail_only_a_strict_check(oracle: Oracle) -> None:
    lines = oracle("lint").stdout.splitlines()
    notes = [line for line in lines if line.startswith("· phrase ")]
    assert lines[-1].endswith(f", {len(notes)} note{'s' * (len(notes) != 1)}")
    assert oracle("lint", "--strict").exit_code == (1 if notes else 0)


RULINGS = """about = "Bears"
sources = ["302.1"]

[[rulings]]
slug = "bears-are-creatures"
title = "Bears are creatures"
rules = ["302.1"]
ruling = "Bears are creatures."
"""


def test_a_catalogue_of_the_reader_counts_beside_ours(oracle: Oracle, features: Path, tmp_path: Path) -> None:
    path = features / "mana.feature"
    path.write_text(path.read_text(encoding="utf-8").replace("@ruling:untap-symbol-cost", "@ruling:bears-are-creatures"), encoding="utf-8")
    unknown = oracle("lint", str(features))
    assert unknown.exit_code == 1
    assert "there is no ruling 'bears-are-creatures'" in unknown.stdout
    rulings = tmp_path / "rulings"
    rulings.mkdir()
    (rulings / "bears.toml").write_text(RULINGS, encoding="utf-8")
    assert oracle("lint", str(features), "--rulings", str(rulings)).exit_code == 0
    (rulings / "bears.toml").write_text(RULINGS.replace("bears-are-creatures", "tap-symbol-cost"), encoding="utf-8")
    taken = oracle("lint", str(features), "--rulings", str(rulings))
    assert taken.exit_code == 2
    assert "'tap-symbol-cost' is already taken by" in taken.stderr
