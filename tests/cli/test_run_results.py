"""`oracle run` with files: results as they come, going on after an end, expectations, reports, parts; and the commands that read them."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from oracle.suite.running.results import read_run

Oracle = Callable[..., Result]
IDS = ["forest-makes-green", "forest-makes-two", "tapped-forest", "old-rules"]


def judged(path: Path) -> list[str]:
    return [result.id for result in read_run(path).results]


def test_results_are_written_and_told_again(oracle: Oracle, features: Path, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    first = oracle("run", str(features), "--jsonl", str(file))
    assert judged(file) == IDS
    again = oracle("report", str(file))
    assert again.exit_code == 0
    assert again.stdout.splitlines()[:-1] == first.stdout.splitlines()[:-1]


def test_a_run_that_was_ended_goes_on(oracle: Oracle, features: Path, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    assert oracle("run", str(features), "--jsonl", str(file), "--fail-fast").exit_code == 1
    assert judged(file) == IDS[:2]
    whole = oracle("run", str(features), "--jsonl", str(file), "--resume", "--json", "-")
    assert [scenario["id"] for scenario in json.loads(whole.stdout)["scenarios"]] == IDS
    assert judged(file) == IDS
    assert "old-rules" not in oracle("run", str(features), "--jsonl", str(file), "-k", "green").stdout
    other = oracle("run", str(features), "--jsonl", str(file), "--resume")
    assert other.exit_code == 2
    assert f"{file}:1: can't be resumed, it is a run of other scenarios" in other.stderr


KILLING = """
import os, signal
from oracle.engines.null import NullEngine

class Killing(NullEngine):
    games = 0

    def new_game(self, position):
        self.games += 1
        if self.games > int(os.environ.get("GAMES", "1000")):
            os.kill(os.getppid(), signal.SIGKILL)
        return super().new_game(position)
"""


def test_a_run_that_is_killed_loses_and_repeats_nothing(tmp_path: Path) -> None:
    (tmp_path / "killing.py").write_text(KILLING, encoding="utf-8")
    scenario = "  @id:case-{0}\n  Scenario: Case {0}\n    Given Bob has {0} life\n    Then Bob has 3 life\n"
    feature = "Feature: F\n" + "".join(scenario.format(number) for number in range(1, 41))
    (tmp_path / "many.feature").write_text(feature, encoding="utf-8")
    file = tmp_path / "results.jsonl"
    command = [
        sys.executable,
        "-m",
        "oracle",
        "run",
        "many.feature",
        "--engine",
        "python:killing:Killing",
        "--jsonl",
        str(file),
        "--resume",
    ]
    environment = os.environ | {"PYTHONPATH": str(Path(__file__).parents[2])}
    expected = 0
    for games in (1, 7, 13):
        done = subprocess.run(command, cwd=tmp_path, env=environment | {"GAMES": str(games)}, capture_output=True, check=False)
        assert done.returncode == -signal.SIGKILL
        expected += games
        assert judged(file) == [f"case-{number}" for number in range(1, expected + 1)]
    assert subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, check=False).returncode == 1
    assert judged(file) == [f"case-{number}" for number in range(1, 41)]


PARENT_KILLING = """
import os, signal
from oracle.engines.null import NullEngine

class Killing(NullEngine):
    games = 0

    def __init__(self):
        self.worker = os.getppid()
        if self.worker == 1:  # it has ended before this engine began
            os._exit(0)
        for pid in (os.getpid(), self.worker):
            open(f"worker-{pid}", "w").close()

    def new_game(self, position):
        self.games += 1
        if self.games == 15:
            os.kill(int(open(f"/proc/{self.worker}/stat").read().rpartition(")")[2].split()[1]), signal.SIGKILL)
        return super().new_game(position)
"""


def gone(pid: int) -> bool:
    """Whether the process has ended (a dead one that nobody has asked after counts)."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="the system doesn't show its processes under /proc")
def test_of_a_run_in_several_processes_that_is_killed_none_is_left(tmp_path: Path) -> None:
    (tmp_path / "killing.py").write_text(PARENT_KILLING, encoding="utf-8")
    scenario = "  @id:case-{0}\n  Scenario: Case {0}\n    Given Bob has {0} life\n    Then Bob has 3 life\n"
    (tmp_path / "many.feature").write_text("Feature: F\n" + "".join(map(scenario.format, range(1, 401))), encoding="utf-8")
    command = [
        sys.executable,
        "-m",
        "oracle",
        "run",
        "many.feature",
        "--engine",
        "python:killing:Killing",
        "--jobs",
        "2",
        "--jsonl",
        "r.jsonl",
    ]
    environment = os.environ | {"PYTHONPATH": str(Path(__file__).parents[2])}
    done = subprocess.run(command, cwd=tmp_path, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    assert done.returncode == -signal.SIGKILL
    workers = [int(path.name.removeprefix("worker-")) for path in tmp_path.glob("worker-*")]
    assert workers
    for _ in range(1000):
        if all(map(gone, workers)):
            break
        time.sleep(0.02)
    assert [pid for pid in workers if not gone(pid)] == []


def test_expectations_make_the_gate(oracle: Oracle, features: Path, tmp_path: Path) -> None:
    known = tmp_path / "known.toml"
    baseline = oracle("baseline", str(features), "--file", str(known))
    assert baseline.exit_code == 0
    assert "new: forest-makes-two, tapped-forest" in baseline.stdout
    held = oracle("run", str(features), "--expect", str(known))
    assert held.exit_code == 0
    assert "all as expected: 2 scenarios are known not to pass" in held.stdout
    assert "✗ forest-makes-two" not in held.stdout
    known.write_text(known.read_text(encoding="utf-8").replace("tapped-forest", "forest-makes-green"), encoding="utf-8")
    broken = oracle("run", str(features), "--expect", str(known))
    assert broken.exit_code == 1
    lines = broken.stdout.splitlines()
    new, passes = lines.index("1 new failure"), lines.index("1 unexpected pass")
    assert lines[new + 1].startswith("  ✗ tapped-forest  fail: expected it is legal; observed it is rejected")
    assert lines[passes + 1] == "  ✓ forest-makes-green  expected: fail"
    quiet = oracle("run", str(features), "--expect", str(known), "--json", "-")
    assert quiet.exit_code == 1
    assert "1 unexpected pass" in quiet.stderr
    assert json.loads(quiet.stdout)["totals"]["scenarios"] == 4
    mended = oracle("baseline", str(features), "--file", str(known))
    assert "new: tapped-forest" in mended.stdout
    assert "taken out: forest-makes-green" in mended.stdout


def test_a_baseline_goes_to_standard_output_unless_a_file_is_named(oracle: Oracle, features: Path) -> None:
    result = oracle("baseline", str(features), "--engine", "null")
    assert 'engine = "null"' in result.stdout
    assert result.stdout.count("[[expected]]") == 3


def test_expectations_of_another_engine_are_unusable(oracle: Oracle, features: Path, tmp_path: Path) -> None:
    known = tmp_path / "known.toml"
    known.write_text('engine = "other"\n', encoding="utf-8")
    for command in (("run", "--expect"), ("baseline", "--file")):
        result = oracle(command[0], str(features), command[1], str(known))
        assert result.exit_code == 2
        assert f"{known}:1: engine: these are the expectations of 'other', not of 'reference'" in result.stderr


def test_two_runs_are_compared(oracle: Oracle, features: Path, tmp_path: Path) -> None:
    reference, null = tmp_path / "reference.jsonl", tmp_path / "null.jsonl"
    oracle("run", str(features), "--jsonl", str(reference))
    oracle("run", str(features), "--engine", "null", "--jsonl", str(null))
    worse = oracle("diff", str(reference), str(null))
    assert worse.exit_code == 1
    told = "expected the ability of Forest is activated; observed the engine accepts it, and all is as it was"
    assert f"  ✗ forest-makes-green  pass → fail: {told}" in worse.stdout
    assert worse.stdout.splitlines()[-1] == "1 worse, 0 better, 0 otherwise, 3 the same"
    better = oracle("diff", str(null), str(reference), "--json")
    assert better.exit_code == 0
    assert [each["id"] for each in json.loads(better.stdout)["better"]] == ["forest-makes-green"]


def test_reports_go_where_they_were_asked_to(oracle: Oracle, features: Path, tmp_path: Path) -> None:
    files = {form: tmp_path / f"report.{form}" for form in ("html", "junit", "markdown", "tap", "cucumber", "json")}
    options = [option for form, file in files.items() for option in ("--report", f"{form}:{file}")]
    result = oracle("run", str(features), *options, "--jsonl", str(tmp_path / "r.jsonl"))
    assert "2 fail" in result.stdout
    texts = {form: file.read_text(encoding="utf-8") for form, file in files.items()}
    assert all("forest-makes-two" in text for text in texts.values())
    assert oracle("run", str(features), "--report", "tap").stdout.startswith("TAP version 14\n1..4\n")
    matrix = oracle("report", str(tmp_path / "r.jsonl"), str(tmp_path / "r.jsonl"), "--report", "html")
    assert matrix.stdout.startswith("<!DOCTYPE html>")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["run", "--report", "junitt:x.xml"], "there is no form 'junitt'; did you mean 'junit'?"),
        (["run", "--report", "junit:nowhere/x.xml"], "there is no folder nowhere"),
        (["run", "--report", "tap", "--report", "json"], "only one report can go to standard output"),
        (["run", "--jsonl", "nowhere/x.jsonl"], "there is no folder nowhere"),
        (["run", "--resume"], "say in which with --jsonl FILE"),
        (["run", "--shard", "5/4"], "expected a part such as 1/4, not '5/4'"),
        (["run", "FEATURE:1"], "no scenario begins in this line or before it"),
        (["run", "nowhere.feature:3"], "'nowhere.feature:3' does not exist"),
        (["report", "RESULTS", "RESULTS", "--report", "tap"], "tells one run, and there are 2"),
        (["report", "FEATURE"], "isn't a line of a run's results"),
        (["diff", "RESULTS", "FEATURE"], "isn't a line of a run's results"),
    ],
)
def test_what_makes_no_sense_is_unusable(oracle: Oracle, features: Path, tmp_path: Path, arguments: list[str], message: str) -> None:
    feature, results = features / "mana.feature", tmp_path / "results.jsonl"
    oracle("run", str(features), "--jsonl", str(results))
    command, *rest = [each.replace("FEATURE", str(feature)).replace("RESULTS", str(results)) for each in arguments]
    places = [str(features)] if command == "run" and rest[0].startswith("--") else []
    result = oracle(command, *places, *rest)
    assert result.exit_code == 2
    assert message in result.stderr


def test_lines_and_parts_select(oracle: Oracle, features: Path) -> None:
    def chosen(*arguments: str) -> list[str]:
        return [scenario["id"] for scenario in json.loads(oracle("run", *arguments, "--json", "-").stdout)["scenarios"]]

    feature = str(features / "mana.feature")
    assert chosen(f"{feature}:10", f"{feature}:7") == IDS[:2]
    assert chosen(feature, f"{feature}:10") == IDS
    assert sorted(chosen(feature, "--shard", "1/3") + chosen(feature, "--shard", "2/3") + chosen(feature, "--shard", "3/3")) == sorted(IDS)


def test_parts_of_a_run_are_told_as_one(oracle: Oracle, features: Path, tmp_path: Path) -> None:
    files = [str(tmp_path / f"part-{number}.jsonl") for number in (1, 2)]
    for number, file in enumerate(files, 1):
        oracle("run", str(features), "--shard", f"{number}/2", "--jsonl", file)
    whole = json.loads(oracle("report", *files, "--report", "json").stdout)
    assert [scenario["id"] for scenario in whole["scenarios"]] == IDS
    assert oracle("report", files[0], files[0], "--report", "json").exit_code == 2
