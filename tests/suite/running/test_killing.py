"""A run in several processes that is killed at any moment and resumed has each result once."""

import random
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from oracle.suite.running.results import read_run
from oracle.suite.running.runner import AHEAD
from tests.suite.running import killable

ROOT = Path(__file__).parents[3]
KILLS = 4


def run(results: Path, judged: Path) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, killable.__file__, str(results), str(judged)], env={"PYTHONPATH": str(ROOT)})


def killed_after(process: subprocess.Popen[bytes], results: Path, lines: int) -> bool:
    """Kill the process once the file has so many lines; False if it was over before."""
    while process.poll() is None:
        if results.exists() and results.read_bytes().count(b"\n") >= lines:
            process.kill()
            return process.wait() != 0
        time.sleep(0.0005)
    return False


@pytest.mark.parametrize("seed", [1, 3])
def test_a_run_in_two_processes_that_is_killed_and_resumed_loses_nothing_and_repeats_nothing(tmp_path: Path, seed: int) -> None:
    dice = random.Random(seed)
    results, judged = tmp_path / "results.jsonl", tmp_path / "judged"
    moments = sorted(dice.sample(range(1, killable.CASES - 20), KILLS))
    kills = 0
    for moment in moments:
        kills += killed_after(run(results, judged), results, moment)
        if results.exists() and dice.random() < 0.5:
            with results.open("r+b") as file:
                cut = file.seek(0, 2) - dice.randrange(1, 60)
                file.truncate(max(cut, 1))
    assert kills >= 1
    assert run(results, judged).wait() == 0
    ids = [result.id for result in read_run(results).results]
    assert sorted(ids) == sorted(case.id for case in killable.cases())
    times = Counter(judged.read_text().split())
    assert len(times) == killable.CASES
    repeated = sum(times.values()) - killable.CASES
    assert repeated <= (kills + 1) * (killable.JOBS * AHEAD + 1)
