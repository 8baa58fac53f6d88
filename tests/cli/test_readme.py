"""What the README shows is what there is."""

import re
import shlex
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from oracle.adequacy.mutant import all_mutants
from oracle.cli.main import COMMANDS

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    """The code blocks in that language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)


def lines_of(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip()]


@pytest.mark.parametrize(
    ("language", "file"),
    [
        ("toml", "fixtures/rulings/shared.toml"),
        ("toml", "fixtures/cards/mind_stone.toml"),
        ("gherkin", "features/mana/could_produce.feature"),
        ("python", "oracle/vocabulary/happenings.py"),
        ("python", "oracle/adequacy/mutants/omens.py"),
    ],
)
def test_an_example_stands_in_the_file_it_is_taken_from(language: str, file: str) -> None:
    there = lines_of((ROOT / file).read_text(encoding="utf-8"))
    missing = [[line for line in lines_of(block) if line not in there] for block in blocks(language)]
    assert [] in missing, f"no {language} block of the README stands in {file}: {missing}"


def test_the_two_commands_are_there_for_the_gate_to_run() -> None:
    assert [line for block in blocks("console") for line in lines_of(block)] == [
        "python -m pip install . && oracle run",
        "python -m pip install -e '.[test]' && python -m pytest",
    ]


def test_every_command_is_named_and_no_other() -> None:
    assert set(re.findall(r"`oracle ([a-z]+)", README)) == set(COMMANDS)


def test_the_number_of_mutants_is_right() -> None:
    assert re.findall(r"in (\d+) ways that somebody might believe", README) == [str(len(all_mutants()))]


def test_every_folder_that_is_named_is_there() -> None:
    named = re.findall(r"`((?:oracle|features|fixtures|tests)/[\w/]*)`", README)
    assert len(named) > 10
    assert [name for name in named if not (ROOT / name).is_dir()] == []


def test_the_workflow_runs_commands_as_they_are(oracle: Callable[..., Result], features: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (workflow,) = blocks("yaml")
    monkeypatch.chdir(features.parent)
    Path("known.toml").write_text('engine = "reference"\n', encoding="utf-8")
    commands = re.findall(r"- run: (?:>-\n)?( *oracle .*(?:\n +--.*)*)", workflow)
    assert len(commands) == 2
    for part in ("1", "2"):
        filled = (
            commands[0]
            .replace("${{ matrix.part }}", part)
            .replace("$GITHUB_STEP_SUMMARY", "summary.md")
            .replace("stdio:./adapter", "reference")
        )
        result = oracle(*shlex.split(filled)[1:], str(features))
        assert result.exit_code == 1, result.output
    assert oracle(*shlex.split(commands[1])[1:]).exit_code == 0
    assert all(Path(file).stat().st_size for file in ("junit.xml", "summary.md", "matrix.html"))
