"""XMage itself, in several processes at a time, on a machine on which the adapter has never run."""

import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from oracle.engines.xmage import CLASSPATH

FEATURE = """Feature: Naming
  Scenario Outline: A card is named
    Given Alice's hand holds Meddling Mage
    And Alice's mana pool is {W}{U}
    When Alice casts Meddling Mage
    And the stack resolves
    And Alice names <card>
    Then Meddling Mage is on the battlefield

    Examples:
      | card           |
      | Lightning Bolt |
      | Elite Vanguard |
      | Grizzly Bears  |
      | The Omenkeel   |
      | Charring Bite  |
"""

pytestmark = pytest.mark.skipif(not os.environ.get(CLASSPATH), reason=f"no XMage: {CLASSPATH} names no class path")


@pytest.mark.parametrize("engine", ["xmage", f"stdio:{sys.executable} -m oracle engines xmage"], ids=["xmage", "stdio"])
def test_processes_that_begin_at_once_compile_and_name_cards_undisturbed(engine: str, tmp_path: Path) -> None:
    feature = tmp_path / "naming.feature"
    feature.write_text(FEATURE, encoding="utf-8")
    (tmp_path / "temporary").mkdir()
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path / "cache"), "TMPDIR": str(tmp_path / "temporary")}

    def run(_: int) -> str:
        command = [sys.executable, "-m", "oracle", "run", "--engine", engine, str(feature)]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False).stdout

    with ThreadPoolExecutor(3) as pool:
        outputs = list(pool.map(run, range(3)))
    assert ["5 pass" in output for output in outputs] == [True] * 3, outputs
    assert [path.name for path in (tmp_path / "temporary").iterdir() if path.name.startswith("oracle-")] == []
    assert len(list((tmp_path / "cache" / "oracle" / "xmage").iterdir())) == 1


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_run_that_is_told_to_end_leaves_nothing_behind(number: signal.Signals, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "oracle", "run", "--engine", "xmage", "--jobs", "2"]
    run = subprocess.Popen(command, env={**os.environ, "TMPDIR": str(tmp_path)}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while run.poll() is None and len(list(tmp_path.glob("oracle-*"))) < 2:
        time.sleep(0.1)
    run.send_signal(number)
    assert run.wait() == 128 + number
    assert list(tmp_path.glob("oracle-*")) == []
