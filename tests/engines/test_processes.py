"""The folder that a process of an engine may have for itself."""

import json
import sys
from pathlib import Path

import pytest

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
