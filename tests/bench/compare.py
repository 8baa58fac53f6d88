"""Two versions of the reference engine on the scenarios that both have, in turns: prints JSON.

    python tests/bench/compare.py OLD NEW [ROUNDS]      OLD, NEW: a checkout or a wheel; ROUNDS: 3

Both run on this Python with what is installed for it, each in a process of its own, which judges everything once before it is timed.
`times_as_fast` is how many times as many scenarios a second the new one judges, in each round; the worst of them counts.  Calls of
Python functions don't depend on the machine or its other work.
"""

import json
import os
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path
from typing import Any

WORKER = """
import cProfile, json, sys, time
from oracle.cards.loader import load_cards
from oracle.cli import paths
from oracle.engines.reference import ReferenceEngine
try:
    from oracle.suite.reading.features import load_features
    from oracle.suite.reading.names import LibraryNames
    from oracle.suite.running.runner import run_cases
except ImportError:
    from oracle.suite.features import load_features
    from oracle.suite.names import LibraryNames
    from oracle.suite.runner import run_cases

library = load_cards(paths.data_folder("fixtures/cards"))
cases = load_features([paths.data_folder("features")], LibraryNames(library)).cases
print(json.dumps([case.id for case in cases]), flush=True)
wanted = set(json.loads(sys.stdin.readline()))
cases = [case for case in cases if case.id in wanted]


def judged():
    return [result.verdict for result in run_cases(cases, lambda: ReferenceEngine(load_cards(paths.data_folder("fixtures/cards"))), jobs=1)]


passes = judged().count("pass")
profile = cProfile.Profile()
profile.enable()
judged()
profile.disable()
profile.create_stats()
print(json.dumps({"passes": passes, "calls": sum(each[1] for each in profile.stats.values())}), flush=True)
for _ in sys.stdin:
    begun = time.process_time()
    judged()
    print(json.dumps(time.process_time() - begun), flush=True)
"""


class Version:
    """One version, in a process that judges whenever it is told to."""

    def __init__(self, place: Path, scratch: Path) -> None:
        root = place
        if place.suffix == ".whl":
            root = scratch / place.stem
            zipfile.ZipFile(place).extractall(root)
        self._process = subprocess.Popen(
            [sys.executable, "-c", WORKER],
            cwd=scratch,
            env={**os.environ, "PYTHONPATH": str(root.resolve()), "PYTHONSAFEPATH": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.ids: list[str] = self._said()

    def _said(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            sys.exit(f"a version ended with exit code {self._process.wait()}")
        return json.loads(line)

    def _tell(self, what: object) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(what) + "\n")
        self._process.stdin.flush()

    def prepare(self, ids: list[str]) -> dict[str, int]:
        """Judge these scenarios twice: how many pass, and how many calls that takes."""
        self._tell(ids)
        found: dict[str, int] = self._said()
        return found

    def seconds(self) -> float:
        """How long the processor takes to judge them once more."""
        self._tell("again")
        found: float = self._said()
        return found

    def end(self) -> None:
        """Let the process end."""
        self._process.communicate()


def main() -> None:
    """Compare and print."""
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 3
    with tempfile.TemporaryDirectory() as scratch:
        old, new = (Version(Path(place), Path(scratch)) for place in sys.argv[1:3])
        ids = sorted(set(old.ids) & set(new.ids))
        before, after = old.prepare(ids), new.prepare(ids)
        seconds = [(old.seconds(), new.seconds()) for _ in range(rounds)]
        old.end()
        new.end()
    ratios = [round(first / second, 2) for first, second in seconds]
    figures = {
        "scenarios": len(ids),
        "passes": [before["passes"], after["passes"]],
        "calls_a_scenario": [round(each["calls"] / len(ids)) for each in (before, after)],
        "scenarios_a_second": [round(len(ids) / min(pair[index] for pair in seconds)) for index in (0, 1)],
        "times_as_fast": ratios,
        "worst": min(ratios),
    }
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
