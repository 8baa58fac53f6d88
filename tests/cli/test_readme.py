"""What the README shows is what there is."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

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


def script(path: Path, arguments: str) -> None:
    """A program that runs `oracle` with these arguments."""
    path.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m oracle {arguments}\n', encoding="utf-8")
    path.chmod(0o755)


def test_the_workflow_runs_commands_as_they_are(features: Path) -> None:
    """Word for word, in a shell, with an adapter that serves the reference engine."""
    (workflow,) = blocks("yaml")
    folder = features.parent
    (folder / "known.toml").write_text('engine = "reference"\n', encoding="utf-8")
    (folder / "programs").mkdir()
    script(folder / "programs" / "oracle", f'"$@" {features}')
    script(folder / "adapter", "serve")
    summary = folder / "summary of the job.md"
    environment = os.environ | {
        "PATH": f"{folder / 'programs'}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": str(ROOT),
        "GITHUB_STEP_SUMMARY": str(summary),
    }
    judging, telling = re.findall(r"- run: (?:>-\n)?( *oracle .*(?:\n +--.*)*)", workflow)
    for part in ("1", "2"):
        line = " ".join(judging.replace("${{ matrix.part }}", part).split())
        assert "${{" not in line
        done = subprocess.run(["bash", "-e", "-c", line], cwd=folder, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 1, done.stderr
        assert "new failure" in done.stdout
    script(folder / "programs" / "oracle", '"$@"')
    subprocess.run(["bash", "-e", "-c", telling], cwd=folder, env=environment, capture_output=True, check=True)
    assert "## Rulings" in summary.read_text(encoding="utf-8")
    assert "forest-makes-two" in (folder / "matrix.html").read_text(encoding="utf-8")
    assert "<testsuite" in (folder / "junit.xml").read_text(encoding="utf-8")
