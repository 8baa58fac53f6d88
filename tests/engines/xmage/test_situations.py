"""The situations that the benchmark sets up for XMage's own test player are those of our scenarios."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
JAVA = ROOT / "tests" / "bench" / "java" / "ShortSituations.java"
BENCHMARK = ROOT / "tests" / "bench" / "xmage.py"


def test_each_situation_is_called_after_a_scenario_and_is_timed() -> None:
    ids = [name.replace("_", "-") for name in re.findall(r"@Test\s+public void (\w+)\(\)", JAVA.read_text(encoding="utf-8"))]
    assert len(ids) >= 10
    scenarios = {id for path in (ROOT / "features").rglob("*.feature") for id in re.findall(r"@id:(\S+)", path.read_text(encoding="utf-8"))}
    assert [id for id in ids if id not in scenarios] == []
    timed = re.findall(r'^    "([a-z-]+)":', BENCHMARK.read_text(encoding="utf-8"), re.MULTILINE)
    assert timed == ids
