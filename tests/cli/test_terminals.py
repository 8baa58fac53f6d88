"""What a terminal is sent: nothing that it would act upon, no more than fits beside each other, and colours as they are wanted."""

import importlib
import pkgutil
from collections.abc import Callable
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from oracle import report
from oracle.cli.main import _color, commands

Oracle = Callable[..., Result]
NASTY = "\\u001b]0;owned\\u0007\\u001b[2J\\u009b31m"
"""As TOML writes it: sets the title of a terminal, and clears it."""
RAW = "\x1b]0;owned\x07\x1b[2J\x9b31m"


@pytest.fixture
def hostile(tmp_path: Path) -> Path:
    """A folder whose name, ruling and scenarios try to steer the terminal."""
    folder = tmp_path / f"fea{RAW}tures"
    (folder / "rulings").mkdir(parents=True)
    (folder / "rulings" / "own.toml").write_text(
        f'about = "Life {NASTY}"\nsources = ["103.4"]\n\n[[rulings]]\nslug = "own-ruling"\ntitle = "Title {NASTY}"\n'
        f'rules = ["103.4"]\nruling = "Twenty {NASTY}."\nnotes = "Note {NASTY}"\n',
        encoding="utf-8",
    )
    (folder / "own.feature").write_text(
        f"Feature: Own {RAW}\n\n"
        f"  @id:own-life @ruling:own-ruling\n  Scenario: Life {RAW}\n    Then Alice has 21 life\n\n"
        f"  @id:own-hand @ruling:own-ruling\n  Scenario: Hand {RAW}\n    Then Alice has 20 life\n\n"
        f"  @id:own-unusable @ruling:own-ruling\n  Scenario: Unusable {RAW}\n    When Alice casts Forest\n    Then Alice has 20 life\n",
        encoding="utf-8",
    )
    return folder


def coloured(*arguments: str) -> str:
    """All that a terminal in colour is sent."""
    result = CliRunner().invoke(commands, arguments, prog_name="oracle", color=True, env={"FORCE_COLOR": "1"})
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.output


@pytest.mark.parametrize("command", ["run", "report", "rulings", "ruling", "lint", "explain", "diff", "unreadable", "missing"])
def test_nothing_that_a_terminal_would_act_upon_comes_through(hostile: Path, tmp_path: Path, command: str) -> None:
    features, rulings, results = str(hostile), str(hostile / "rulings"), str(tmp_path / "results.jsonl")
    if command == "unreadable":
        (hostile / "bad.feature").write_text(f"Feature: Bad\n  Scenario: Bad\n    Then Alice yawns {RAW}\n", encoding="utf-8")
    coloured("run", features, "--rulings", rulings, "--jsonl", results)
    told = {
        "run": ("run", features, "--rulings", rulings),
        "report": ("report", results, "--rulings", rulings),
        "rulings": ("rulings", "--features", features, "--rulings", rulings),
        "ruling": ("rulings", "own-ruling", "--features", features, "--rulings", rulings),
        "lint": ("lint", features, "--rulings", rulings),
        "explain": ("explain", "own-life", features),
        "diff": ("diff", results, results),
        "unreadable": ("run", features),
        "missing": ("run", str(hostile / "nowhere.feature")),
    }[command]
    output = coloured(*told)
    assert "Usage" not in output or command == "missing"
    plain = click.unstyle(output)
    assert [character for character in plain if not (character.isprintable() or character in "\n\t")] == []
    assert "\\x1b[2J" in plain or command in ("diff", "lint")


@pytest.mark.parametrize("width", [40, 60, 80, 200])
def test_tables_are_no_wider_than_the_terminal(
    monkeypatch: pytest.MonkeyPatch, oracle: Oracle, features: Path, tmp_path: Path, width: int
) -> None:
    """But for the conversation with an engine, and single words, which a reader may want to copy."""
    for name in terminal_modules():
        monkeypatch.setattr(importlib.import_module(name), "WIDTH", width)
    results = tmp_path / "results.jsonl"
    oracle("run", str(features), "--jsonl", str(results))
    commands = [
        ("report", str(results)),
        ("report", str(results), str(results)),
        ("run", str(features)),
        ("diff", str(results), str(results)),
        ("lint", str(features)),
        ("explain", "could-produce-tapped-land"),
        ("explain", "could-produce-tapped-land", "--all"),
        ("rulings",),
        ("coverage", str(features)),
        ("mutants", "--ruling", "turn-up-keeps-tapped"),
        ("mutants", "--ruling", "adventure-exiled-by-its-controller"),
        ("words",),
        ("cards",),
        ("rule", "106.7"),
        ("smoke",),
    ]
    for command in commands:
        told = oracle(*command).stdout
        wide = [line for line in told.splitlines() if len(line) > width and "> game" not in line]
        assert [line for line in wide if len(line.split()) > 2] == [], command


def terminal_modules() -> list[str]:
    """The modules of reports that know how wide the terminal is."""
    names = [f"oracle.report.{each.name}" for each in pkgutil.iter_modules(report.__path__)]
    return [name for name in names if hasattr(importlib.import_module(name), "WIDTH")]


@pytest.mark.parametrize(
    ("environment", "color"),
    [
        ({}, None),
        ({"TERM": "xterm"}, None),
        ({"TERM": "dumb"}, False),
        ({"FORCE_COLOR": "1"}, True),
        ({"FORCE_COLOR": "1", "TERM": "dumb"}, True),
        ({"FORCE_COLOR": "0"}, None),
        ({"FORCE_COLOR": ""}, None),
        ({"NO_COLOR": "1", "FORCE_COLOR": "1"}, False),
    ],
)
def test_colours_are_as_the_environment_wants_them(environment: dict[str, str], color: bool | None) -> None:
    assert _color(environment) is color
