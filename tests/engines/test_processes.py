"""The folder that a process of an engine may have for itself, and what a signal to it reaches."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from oracle.engines import keeper
from oracle.engines.port import EngineError
from oracle.engines.processes import EngineProcess

LITTER = """
import json, os, sys
for line in sys.stdin:
    found = os.listdir()
    open("litter", "w").close()
    print(json.dumps({"folder": os.getcwd(), "found": found}), flush=True)
"""


def started(program: str) -> EngineProcess:
    return EngineProcess((sys.executable, "-I", "-S", "-c", program), own_folder=True)


def told(process: EngineProcess) -> tuple[Path, list[str]]:
    answer = json.loads(process.exchange(b"?\n", 60))
    return Path(answer["folder"]), answer["found"]


def test_each_process_finds_its_own_folder_empty_and_leaves_nothing_behind() -> None:
    one, other = started(LITTER), started(LITTER)
    try:
        (mine, found), (yours, found_there) = told(one), told(other)
        assert (found, found_there) == ([], [])
        assert mine != yours
        assert told(one) == (mine, ["litter"])
        one.kill()
        assert not mine.exists()
        assert told(other) == (yours, ["litter"])
    finally:
        one.kill()
        code = other.finish(60)
    assert code == 0
    assert not yours.exists()


def test_a_folder_is_not_left_behind_by_what_cannot_be_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    with pytest.raises(EngineError, match="can't be started"):
        EngineProcess((str(tmp_path / "nothing"),), own_folder=True)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc, by which it is told when a process began")
def test_nothing_is_sent_to_a_group_whose_number_another_process_has_by_now() -> None:
    bystander = subprocess.Popen([sys.executable, "-I", "-S", "-c", "input()"], stdin=subprocess.PIPE, start_new_session=True)
    try:
        since = keeper.began(bystander.pid)
        assert since
        assert not keeper.signal_group(bystander.pid, signal.SIGKILL, str(int(since) - 1))
        assert bystander.poll() is None
        assert keeper.signal_group(bystander.pid, signal.SIGKILL, since)
        assert bystander.wait(60) == -signal.SIGKILL
    finally:
        bystander.kill()


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc, by which it is told when a process began")
def test_the_group_of_a_leader_that_is_gone_is_still_ended() -> None:
    left_behind = "import os, time; pid = os.fork(); pid and print(pid, flush=True); pid or time.sleep(600)"
    leader = subprocess.Popen([sys.executable, "-I", "-S", "-c", left_behind], stdout=subprocess.PIPE, start_new_session=True)
    since = keeper.began(leader.pid)
    assert leader.stdout is not None
    child = int(leader.stdout.readline())
    leader.wait(60)
    assert keeper.began(leader.pid) == ""
    assert keeper.signal_group(leader.pid, signal.SIGKILL, since)
    deadline = time.monotonic() + 60
    while Path(f"/proc/{child}/stat").exists() and " Z " not in Path(f"/proc/{child}/stat").read_text() and time.monotonic() < deadline:
        time.sleep(0.01)
    assert not keeper.signal_group(leader.pid, 0, since) or " Z " in Path(f"/proc/{child}/stat").read_text()
    leader.stdout.close()
