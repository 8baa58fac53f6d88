"""A scenario that can't be read is no hindrance to the others of its file, unless it is chosen itself."""

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

Oracle = Callable[..., Result]

FEATURE = """Feature: Mixed

  @id:well
  Scenario: A good one
    Then Alice has 20 life

  @id:yawning
  Scenario: A phrase that there isn't
    Given Alice controls Forest
    Then Alice yawns

  @id:rows
  Scenario Outline: Rows
    Then Alice <does>

    Examples:
      | id   | does        |
      | good | has 20 life |
      | bad  | grins       |

  @id:lost-step
  Scenario: A step with a mistyped keyword
    Givn Alice controls Forest
    Then Alice has 20 life
"""


@pytest.fixture
def mixed(tmp_path: Path) -> Path:
    """A feature some of whose scenarios can't be read."""
    path = tmp_path / "mixed.feature"
    path.write_text(FEATURE, encoding="utf-8")
    return path


@pytest.mark.parametrize("chosen", [("", "-k", "well"), (":4",), ("", "-k", "rows-good"), (":18",)])
def test_what_is_not_chosen_is_no_hindrance(oracle: Oracle, mixed: Path, chosen: tuple[str, ...]) -> None:
    result = oracle("run", f"{mixed}{chosen[0]}", *chosen[1:])
    assert (result.exit_code, "1 scenario: 1 passes" in result.stdout) == (0, True), result.output


@pytest.mark.parametrize(
    ("chosen", "line", "words"),
    [
        (("", "-k", "yawning"), 10, "yawns"),
        ((":8",), 10, "yawns"),
        ((":10",), 10, "yawns"),
        ((":19",), 14, "grins"),
        (("", "-k", "lost-step"), 23, "'Givn' isn't a keyword"),
    ],
)
def test_what_is_chosen_and_unreadable_is_told_alone(oracle: Oracle, mixed: Path, chosen: tuple[str, ...], line: int, words: str) -> None:
    result = oracle("run", f"{mixed}{chosen[0]}", *chosen[1:])
    assert result.exit_code == 2
    (told,) = result.stderr.strip().splitlines()
    assert f"mixed.feature:{line}: " in told
    assert words in told


def test_without_a_choice_all_is_told(oracle: Oracle, mixed: Path) -> None:
    result = oracle("run", str(mixed))
    assert result.exit_code == 2
    assert len(result.stderr.strip().splitlines()) == 3


def test_one_scenario_is_explained_beside_unreadable_ones(oracle: Oracle, mixed: Path) -> None:
    assert oracle("explain", "well", str(mixed)).exit_code == 0
    result = oracle("explain", "yawning", str(mixed))
    assert (result.exit_code, "yawns" in result.stderr) == (2, True)
