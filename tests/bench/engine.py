"""What a run costs on the reference engine: prints JSON.

* scenarios a second on one core and with two jobs, over our own features repeated to 100, 1,000 and 10,000 scenarios;
* how long `oracle --help` takes, as a multiple of a Python that does nothing, in the same run;
* the peak memory of a full `oracle run`, in a process of its own.

    python tests/bench/engine.py [MOST]        MOST: the largest number of scenarios (10,000)

Single figures depend on the machine and its other work; compare ratios, and runs of the same machine.
"""

import json
import os
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Sequence
from functools import partial

from oracle.cards.loader import load_cards
from oracle.cli import paths
from oracle.engines.reference import ReferenceEngine
from oracle.suite.reading.case import Case
from oracle.suite.reading.features import load_features
from oracle.suite.reading.names import LibraryNames
from oracle.suite.running.runner import run_cases

ROUNDS = 5


def make_engine() -> ReferenceEngine:
    """The reference engine over our cards; called in each process."""
    return ReferenceEngine(load_cards(paths.data_folder("fixtures/cards")))


def own_cases() -> tuple[Case, ...]:
    """Our own scenarios."""
    library = load_cards(paths.data_folder("fixtures/cards"))
    return load_features([paths.data_folder("features")], LibraryNames(library)).cases


def repeated(cases: Sequence[Case], count: int) -> list[Case]:
    """The cases over and over, until there are so many."""
    return [cases[number % len(cases)] for number in range(count)]


def per_second(cases: Sequence[Case], jobs: int) -> float:
    """Scenarios judged in a second."""
    start = time.perf_counter()
    judged = sum(1 for _ in run_cases(cases, partial(make_engine), jobs=jobs))
    return judged / (time.perf_counter() - start)


def seconds(command: Sequence[str]) -> float:
    """How long a command takes; the middle of several runs."""
    times = []
    for _ in range(ROUNDS * 2 + 1):
        start = time.perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        times.append(time.perf_counter() - start)
    return statistics.median(times)


def peak_megabytes(command: Sequence[str]) -> float:
    """Peak memory of a command and of all that it starts, the largest of them."""
    subprocess.run(command, check=False, stdout=subprocess.DEVNULL)
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024


def main() -> None:
    """Measure and print."""
    most = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    oracle = [sys.executable, "-m", "oracle"]
    figures: dict[str, object] = {"peak_mb_of_oracle_run": round(peak_megabytes([*oracle, "run"]), 1)}
    cases = own_cases()
    rounds = [
        (per_second(cases, 1), per_second(repeated(cases, 4 * len(cases)), 1), per_second(repeated(cases, 4 * len(cases)), 2))
        for _ in range(ROUNDS)
    ]
    one, two = statistics.median(r[1] for r in rounds), statistics.median(r[2] for r in rounds)
    bare, helped = seconds([sys.executable, "-c", "pass"]), seconds([*oracle, "--help"])
    growth = {str(count): round(per_second(repeated(cases, count), 1)) for count in (100, 1_000, 10_000) if count <= most}
    figures |= {
        "scenarios": len(cases),
        "cores": os.cpu_count(),
        "scenarios_per_second_one_job": round(one),
        "scenarios_per_second_two_jobs": round(two),
        "two_jobs_over_one": round(statistics.median(r[2] / r[1] for r in rounds), 2),
        "help_over_bare_python": round(helped / bare, 1),
        "scenarios_per_second_by_number_of_scenarios": growth,
    }
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
