"""What the tests of the command line share: running a command in this process."""

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from oracle.cli.main import commands

Oracle = Callable[..., Result]


@pytest.fixture
def oracle() -> Oracle:
    """Runs `oracle` with these arguments; standard output and standard error are kept apart."""

    def run(*arguments: str) -> Result:
        result = CliRunner().invoke(commands, [*arguments], prog_name="oracle")
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return run


FEATURE = """Feature: Mana

  @id:forest-makes-green @ruling:tap-symbol-cost @rule:107.5
  Scenario: A Forest makes green mana
    Given Alice controls Forest
    When Alice taps Forest for mana
    Then Alice's mana pool is {G}

  @id:forest-makes-two @ruling:untap-symbol-cost @rule:106.4
  Scenario: A Forest makes two mana
    Given Alice controls Forest
    When Alice taps Forest for mana
    Then Alice's mana pool is {G}{G}

  @id:tapped-forest @ruling:tap-symbol-cost @rule:107.5
  Scenario: A tapped Forest can't be tapped
    Given Alice controls a tapped Forest
    When Alice taps Forest for mana
    Then Alice's mana pool is {G}

  @id:old-rules @ruling:tap-symbol-cost @edition:<2025-09-19
  Scenario: Something that was once so
    Then Alice has 20 life
"""


@pytest.fixture
def features(tmp_path: Path) -> Path:
    """A folder with one feature: scenarios that pass, fail, are illegal, and are of an old edition."""
    folder = tmp_path / "basics"
    folder.mkdir()
    (folder / "mana.feature").write_text(FEATURE, encoding="utf-8")
    return folder


@pytest.fixture
def own_rulings(features: Path, tmp_path: Path) -> Path:
    """A folder with a reader's own catalogue of one ruling, and a scenario for it among the features."""
    text = "Feature: Own\n  @id:own-life @ruling:own-ruling\n  Scenario: Life\n    Then Alice has 20 life\n"
    (features / "own.feature").write_text(text, encoding="utf-8")
    folder = tmp_path / "rulings"
    folder.mkdir()
    (folder / "own.toml").write_text(OWN_RULINGS, encoding="utf-8")
    return folder


OWN_RULINGS = """about = "Life"
sources = ["103.4"]

[[rulings]]
slug = "own-ruling"
title = "Life at the beginning"
rules = ["103.4"]
ruling = "Twenty is where it starts."
"""
