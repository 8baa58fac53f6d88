"""A run in a process of its own, to be killed and resumed: `killable.py RESULTS JUDGED`.

The engine notes in the file JUDGED each case that it is asked to begin, by Bob's life, and takes a moment for it.
"""

import os
import sys
import time
from functools import partial
from pathlib import Path

from oracle.engines.null import NullEngine, NullGame
from oracle.protocol.messages import Position
from oracle.suite.reading.case import Case
from oracle.suite.reading.features import FeatureReader, Suite
from oracle.suite.running.results import ResultsFile, run_start
from oracle.suite.running.runner import run_cases

CASES = 240
JOBS = 2


class NotingEngine(NullEngine):
    """Notes what it is asked to begin."""

    def __init__(self, notes: str) -> None:
        self._notes = os.open(notes, os.O_WRONLY | os.O_CREAT | os.O_APPEND)

    def new_game(self, position: Position) -> NullGame:
        """Noted in one piece."""
        os.write(self._notes, b"%d\n" % position.players[1].life)
        time.sleep(0.001)
        return super().new_game(position)


def cases() -> list[Case]:
    """Many small cases; some pass, some fail."""
    suite = Suite([], [])
    scenario = "  @id:case-{0}\n  Scenario: Case {0}\n    Given Bob has {0} life\n    Then Bob has {1} life\n"
    scenarios = [scenario.format(number, number - number % 3 // 2) for number in range(1, CASES + 1)]
    FeatureReader().read_text("Feature: F\n" + "".join(scenarios), "many.feature", suite)
    return suite.cases


if __name__ == "__main__":
    many = cases()
    with ResultsFile(Path(sys.argv[1]), run_start(many, "null", "1", None), resume=True) as file:
        for _ in file.written(run_cases(file.remaining(many), partial(NotingEngine, sys.argv[2]), jobs=JOBS)):
            pass
        file.end(1.0)
