"""Whether the start grows with the specification: prints JSON with ratios, those of the worst of three rounds.

A house is built beside ours: our code and cards, and as many scenarios as are wanted, which are ours over and over under other ids.
In it `oracle run -k ID`, `oracle explain ID`, `oracle rule N` and `oracle --help` are measured with 1,000 and with 10,000 scenarios, and
beside them a Python that does nothing, in turns, each by the processor's time; the least of some runs counts.  What is read for the first
time is told apart.

    python tests/bench/start.py [MOST]        MOST: the larger number of scenarios (10,000)
"""

import json
import os
import re
import resource
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[2]
FEW = 1_000
ROUNDS = 3
RUNS = 5
_ID = re.compile(r"(@id:[\w-]+)")


def build(house: Path, scenarios: int) -> str:
    """A house with so many scenarios; the id of one of them."""
    house.mkdir()
    for name in ("oracle", "fixtures"):
        (house / name).symlink_to(ROOT / name)
    texts = {path.relative_to(ROOT): path.read_text(encoding="utf-8") for path in sorted((ROOT / "features").rglob("*.feature"))}
    written, copy = 0, 0
    while written < scenarios:
        for path, text in texts.items():
            target = house / "features" / f"part{copy}" / path.relative_to("features")
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(_ID.sub(rf"\1-{copy}", text), encoding="utf-8")
            written += len(_ID.findall(text))
            if written >= scenarios:
                break
        copy += 1
    first = _ID.search(next(iter(texts.values())))
    assert first is not None
    return f"{first[0].removeprefix('@id:')}-0"


def seconds(command: Sequence[str], environment: dict[str, str]) -> float:
    """The processor's time that a command takes, which must do what it is for: what else the machine does matters less."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=environment)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    """Measure and print."""
    most = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    with tempfile.TemporaryDirectory() as place:
        environment = {**os.environ, "XDG_CACHE_HOME": str(Path(place, "cache"))}
        houses = {count: Path(place, f"house{count}") for count in (FEW, most)}
        ids = {count: build(house, count) for count, house in houses.items()}
        of_house = {count: {**environment, "PYTHONPATH": str(house)} for count, house in houses.items()}
        bare = [sys.executable, "-c", "pass"]
        oracle = [sys.executable, "-P", "-m", "oracle"]
        commands = {
            "run -k ID": {count: [*oracle, "run", "-k", id] for count, id in ids.items()},
            "explain ID": {count: [*oracle, "explain", id] for count, id in ids.items()},
            "rule N": {count: [*oracle, "rule", "106.7"] for count in ids},
            "--help": {count: [*oracle, "--help"] for count in ids},
        }
        first = {count: round(seconds(commands["run -k ID"][count], of_house[count]), 2) for count in ids}
        growth: dict[str, list[float]] = {name: [] for name in commands}
        over_bare: dict[str, list[float]] = {name: [] for name in commands}
        for _ in range(ROUNDS):
            for name, by_count in commands.items():
                runs = [
                    (seconds(bare, environment), *(seconds(by_count[count], of_house[count]) for count in (FEW, most))) for _ in range(RUNS)
                ]
                nothing, few, many = (min(times) for times in zip(*runs, strict=True))
                growth[name].append(round(many / few, 2))
                over_bare[name].append(round(many / nothing, 1))
    told = {
        "scenarios": [FEW, most],
        "seconds_when_read_for_the_first_time": first,
        "most_over_few": {name: max(ratios) for name, ratios in growth.items()},
        "over_bare_python": {name: max(ratios) for name, ratios in over_bare.items()},
        "goal": {"most_over_few": 1.2, "over_bare_python": 25, "over_bare_python_of_help": 5},
    }
    print(json.dumps(told, indent=2))


if __name__ == "__main__":
    main()
