"""However the harness ends, and whenever, no process is left behind; and what was judged by then is told if it can be."""

import os
import random
import signal
import subprocess
import sys
import time
import uuid
from pathlib import Path

import pytest

from oracle.suite.running.results import read_run
from tests.engines.test_zoo import ZOO, left_behind

ROOT = Path(__file__).parents[2]
SCENARIOS = 60
KINDS = (
    "says yes to everything",
    "hangs",
    "refuses SIGTERM",
    "leaves children behind",
    "leaves children in another session",
    "crashes in a game",
    "lingers at shutdown",
    "hangs at shutdown",
    "leaves children at shutdown",
    "never says hello",
)
SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGKILL)
KILLS = 8
"""So many at random in a round."""

pytestmark = pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="the system doesn't tell environments under /proc")


SCENARIO = """
  @id:case-{0} @rule:119.1
  Scenario: Case {0}
    Given Bob has {1} life
    When Alice passes priority
    Then Alice has 20 life
"""


def _heeds_interrupts() -> None:
    """As a program in a terminal does, also where these tests run with interrupts ignored, such as in the background of a shell."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Running:
    """`oracle run` in a process of its own, on an engine of the zoo."""

    def __init__(self, folder: Path, kind: str, jobs: int) -> None:
        texts = [SCENARIO.format(number, 13 if number % 20 == 0 else 20) for number in range(1, SCENARIOS + 1)]
        (folder / "many.feature").write_text("Feature: F\n" + "".join(texts), encoding="utf-8")
        self.results = folder / "results.jsonl"
        self.token = uuid.uuid4().hex
        engine = f"stdio:{sys.executable} -I -S '{ZOO}' '{kind}'"
        command = [sys.executable, "-m", "oracle", "run", "many.feature", "--engine", engine]
        self.process = subprocess.Popen(
            [*command, "--jobs", str(jobs), "--timeout", "60", "--jsonl", str(self.results)],
            cwd=folder,
            env=os.environ | {"PYTHONPATH": str(ROOT), "ZOO": self.token},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
            preexec_fn=_heeds_interrupts,
        )

    def judged(self, number: int) -> None:
        """Wait until so many are judged."""
        while self.process.poll() is None and (not self.results.exists() or self.results.read_bytes().count(b"\n") <= number):
            time.sleep(0.005)

    def ended(self) -> tuple[int, str, str]:
        """Its exit code and what it said; and the assurance that soon nothing is left of it."""
        said, errors = self.process.communicate(timeout=60)
        deadline = time.monotonic() + 20
        while (left := left_behind(self.token)) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert left == []
        return self.process.returncode, said, errors


def test_nothing_is_left_whatever_the_engine_and_whenever_the_harness_is_killed(tmp_path: Path, rounds: int) -> None:
    dice = random.Random(rounds)
    for number in range(KILLS * rounds):
        kind, how, jobs = dice.choice(KINDS), dice.choice(SIGNALS), dice.choice((1, 2))
        folder = tmp_path / str(number)
        folder.mkdir()
        running = Running(folder, kind, jobs)
        time.sleep(dice.uniform(0.1, 3))
        running.process.send_signal(how)
        if dice.random() < 0.3:
            time.sleep(dice.uniform(0, 0.5))
            running.process.send_signal(how)
        code, said, errors = running.ended()
        assert "Traceback (most recent call last)" not in said + errors or not running.results.exists(), (kind, how, jobs)
        assert how != signal.SIGKILL or code in (-signal.SIGKILL, 0, 1)


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(("how", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_what_was_judged_is_told_when_the_run_is_interrupted(tmp_path: Path, how: signal.Signals, code: int, jobs: int) -> None:
    running = Running(tmp_path, "hangs", jobs)
    running.judged(15)
    time.sleep(0.5)
    running.process.send_signal(how)
    ended, said, errors = running.ended()
    assert ended == code
    known = len(read_run(running.results).results)
    assert 15 <= known < SCENARIOS
    assert f"unfinished: {known} of {SCENARIOS} scenarios were judged" in said
    assert f"{known} scenarios: {known} pass" in said
    assert errors == f"oracle: interrupted; {known} of {SCENARIOS} scenarios had been judged\n"


@pytest.mark.parametrize("how", SIGNALS)
def test_an_engine_that_does_not_end_ends_with_a_harness_that_waits_for_it(tmp_path: Path, how: signal.Signals) -> None:
    running = Running(tmp_path, "lingers at shutdown", 1)
    running.judged(SCENARIOS)
    time.sleep(0.2)
    running.process.send_signal(how)
    running.ended()
