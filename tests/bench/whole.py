"""What the commands cost that judge everything: prints JSON with ratios, those of the worst of three rounds.

* `oracle run` with two jobs against one, start included (it needs two free cores; the machine's load is told);
* `oracle mutants --jobs 2` against `oracle run --jobs 2`;
* the peak memory of the largest process of a run of 10,000 scenarios.

    python tests/bench/whole.py
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from tests.bench.start import build

ROUNDS = 3
MOST = 10_000
PEAK = "import resource; print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024)"
RUN_AND_TELL_PEAK = f"import subprocess, sys; subprocess.run(sys.argv[1:], check=True, stdout=subprocess.DEVNULL); {PEAK}"


def seconds(command: Sequence[str]) -> float:
    """How long a command takes."""
    start = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


def peak_megabytes() -> int:
    """Of a run of many scenarios, in a house of its own."""
    with tempfile.TemporaryDirectory() as place:
        house = Path(place, "house")
        build(house, MOST)
        command = [sys.executable, "-P", "-c", RUN_AND_TELL_PEAK, sys.executable, "-P", "-m", "oracle", "run", "--jobs", "2"]
        environment = {**os.environ, "PYTHONPATH": str(house), "XDG_CACHE_HOME": str(Path(place, "cache"))}
        return int(subprocess.run(command, check=True, stdout=subprocess.PIPE, env=environment, text=True).stdout)


def main() -> None:
    """Measure and print."""
    oracle = [sys.executable, "-m", "oracle"]
    rounds = [
        (seconds([*oracle, "run"]), seconds([*oracle, "run", "--jobs", "2"]), seconds([*oracle, "mutants", "--jobs", "2"]))
        for _ in range(ROUNDS)
    ]
    told = {
        "load_of_the_machine": round(os.getloadavg()[0], 1),
        "two_jobs_over_one": round(min(one / two for one, two, _ in rounds), 2),
        "mutants_over_run": round(max(hunt / two for _, two, hunt in rounds), 2),
        "peak_mb_of_10000": peak_megabytes(),
        "goal": {"two_jobs_over_one": 1.8, "mutants_over_run": 1.5, "peak_mb_of_10000": 100},
    }
    print(json.dumps(told, indent=2))


if __name__ == "__main__":
    main()
