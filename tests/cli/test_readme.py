"""What the README, and the pages that it leads to, show is what there is."""

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
CONTRIBUTING = (ROOT / ".github/CONTRIBUTING.md").read_text(encoding="utf-8")
ENGINES = (ROOT / "oracle/engines/README.md").read_text(encoding="utf-8")
WORTH = (ROOT / "oracle/adequacy/README.md").read_text(encoding="utf-8")
PAGES = [page for folder in (".", ".github", "oracle/**", "features/**", "fixtures/**", "tests/**") for page in ROOT.glob(f"{folder}/*.md")]


def blocks(language: str, page: str = README) -> list[str]:
    """The code blocks of a page in that language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)


def lines_of(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip()]


@pytest.mark.parametrize(
    ("page", "language", "file"),
    [
        (README, "toml", "fixtures/rulings/shared.toml"),
        (README, "gherkin", "features/mana/could_produce.feature"),
        (CONTRIBUTING, "toml", "fixtures/cards/mind_stone.toml"),
        (CONTRIBUTING, "toml", "fixtures/rulings/shared.toml"),
        (CONTRIBUTING, "gherkin", "features/mana/could_produce.feature"),
        (CONTRIBUTING, "python", "oracle/vocabulary/happenings.py"),
        (CONTRIBUTING, "python", "oracle/adequacy/mutants/**/*.py"),
    ],
)
def test_an_example_stands_in_the_file_it_is_taken_from(page: str, language: str, file: str) -> None:
    there = [lines_of(found.read_text(encoding="utf-8")) for found in ROOT.glob(file)]
    missing = [[line for line in lines_of(block) if line not in lines] for block in blocks(language, page) for lines in there]
    assert [] in missing, f"no {language} block of the page stands in {file}: {missing}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for target, heading in re.findall(r"\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)", text):
        there = page.parent / target if target else page
        assert there.exists(), f"{page}: {target}"
        if heading:
            headings = re.findall(r"^#+ (.*)$", there.read_text(encoding="utf-8"), re.MULTILINE)
            assert heading in [re.sub(r"[^\w -]", "", each.lower()).replace(" ", "-") for each in headings], f"{page}: #{heading}"


def test_the_readme_stays_short() -> None:
    assert len(README.splitlines()) <= 220


def test_the_two_commands_are_there_for_the_gate_to_run() -> None:
    assert [line for block in blocks("console") for line in lines_of(block)] == [
        "python -m pip install . && oracle run",
        "python -m pip install -e '.[test]' && python -m pytest",
    ]


def test_every_command_is_named_and_no_other() -> None:
    assert set(re.findall(r"`oracle ([a-z]+)", README)) == set(COMMANDS)


def test_the_number_of_mutants_is_right() -> None:
    for page in (README, WORTH):
        assert re.findall(r"in (\d+) ways\s+that somebody might believe", page) == [str(len(all_mutants()))]


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
    (workflow,) = blocks("yaml", ENGINES)
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
