"""A disk that is full loses no verdict that could be told, and no report that was there before."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from oracle.files import write_text
from oracle.suite.running.results import read_run

Oracle = Callable[..., Result]
ROOT = Path(__file__).parents[2]
LIMITED = "import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, ({0}, {0})); from oracle.cli.main import main; main()"
"""The command line where a file can't have more than so many bytes."""


def limited(bytes: int, folder: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    pytest.importorskip("resource")
    environment = os.environ | {"PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-c", LIMITED.format(bytes), *arguments]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def test_a_report_that_cannot_be_written_whole_is_not_written_and_the_others_are(features: Path, tmp_path: Path) -> None:
    reports = ["--report", "html:page.html", "--report", "tap:results.tap", "--report", "junit:results.xml"]
    limited(1_000_000, tmp_path, "run", str(features), *reports)
    sizes = {path.name: path.stat().st_size for path in tmp_path.iterdir() if path.is_file()}
    assert max(sizes, key=lambda name: sizes[name]) == "page.html"
    (tmp_path / "page.html").write_text("the page of yesterday", encoding="utf-8")
    (tmp_path / "results.tap").unlink()
    done = limited(sizes["page.html"] - 200, tmp_path, "run", str(features), *reports)
    assert done.returncode == 2
    assert "--report html: the results can't be written to page.html: File too large" in done.stderr
    assert "standard output" not in done.stderr
    assert "Traceback" not in done.stderr
    assert "4 scenarios: 2 pass, 2 fail" in done.stdout
    assert (tmp_path / "page.html").read_text(encoding="utf-8") == "the page of yesterday"
    assert (tmp_path / "results.tap").read_text(encoding="utf-8").startswith("TAP version 14\n1..4\n")
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_file()) == ["page.html", "results.tap", "results.xml"]


def test_results_that_cannot_be_kept_are_told_all_the_same_and_the_file_can_be_resumed(features: Path, tmp_path: Path) -> None:
    done = limited(600, tmp_path, "run", str(features), "--jsonl", "results.jsonl")
    assert done.returncode == 2
    assert "the results can't be written to results.jsonl: File too large; --resume judges what is missing there" in done.stderr
    assert "standard output" not in done.stderr
    assert "4 scenarios: 2 pass, 2 fail" in done.stdout
    kept = read_run(tmp_path / "results.jsonl")
    assert 0 < len(kept.results) < 4
    assert kept.seconds is None
    assert limited(1_000_000, tmp_path, "run", str(features), "--jsonl", "results.jsonl", "--resume").returncode == 1
    assert len(read_run(tmp_path / "results.jsonl").results) == 4


def test_a_device_that_is_full_is_named(oracle: Oracle, features: Path) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("there is no /dev/full")
    result = oracle("run", str(features), "--json", "/dev/full")
    assert result.exit_code == 2
    assert "the results can't be written to /dev/full: No space left on device" in result.stderr
    assert "4 scenarios" in result.stdout


def test_what_is_written_takes_the_place_of_the_file_with_its_permissions_also_behind_a_link(tmp_path: Path) -> None:
    file, link = tmp_path / "file", tmp_path / "link"
    file.write_text("old", encoding="utf-8")
    file.chmod(0o640)
    link.symlink_to(file)
    write_text(link, "new")
    assert link.is_symlink()
    assert file.read_text(encoding="utf-8") == "new"
    assert file.stat().st_mode & 0o777 == 0o640
    write_text(tmp_path / "other", "new")
    assert (tmp_path / "other").stat().st_mode & 0o777 == 0o666 & ~_umask()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "link", "other"]


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
