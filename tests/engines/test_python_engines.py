"""Engines out of Python modules are bounded like any other: what loops is ended, what prints does no harm, what dies is started anew."""

from pathlib import Path

import pytest

from oracle.engines.opening import open_engine, parse_spec
from oracle.suite.running.runner import run_cases
from tests.engines.test_zoo import PASS, cases, verdicts

ENGINE = """
import os, sys
from oracle.engines.null import NullEngine, NullGame

class Game(NullGame):
    def act(self, player, action):
        outcome = super().act(player, action)
        life = self._view.players[1].life
        print("passing", life)
        while life == 13:
            pass
        if life == 12:
            os._exit(4)
        if life == 11:
            raise ZeroDivisionError("layers")
        if life == 10:
            sys.exit(5)
        return outcome

class Engine(NullEngine):
    def new_game(self, position):
        return Game(position)
"""


def test_whatever_an_engine_does_counts_in_its_game_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "looping_engine.py").write_text(ENGINE, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    with open_engine(parse_spec("python:looping_engine:Engine", timeout=1), {}) as engine:
        results = list(run_cases(cases(20, 13, 19, 12, 18, 11, 17, 10, 16), lambda: engine))
    assert verdicts(results) == [
        PASS,
        ("error", "timeout"),
        PASS,
        ("error", "crash"),
        PASS,
        ("error", "crash"),
        PASS,
        ("error", "crash"),
        PASS,
    ]
