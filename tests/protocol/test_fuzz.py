"""Messages that are malformed at random, in both directions: each gets an answer, or a verdict, and nothing else suffers."""

import json
import random
from functools import cache
from pathlib import Path

import pytest

from oracle.cards.loader import CardLibrary, load_cards
from oracle.engines import stdio
from oracle.engines.kit import Hosted
from oracle.engines.recording import RecordedEngine
from oracle.engines.reference import ReferenceEngine
from oracle.engines.stdio import Command, StdioEngine
from oracle.protocol import rpc
from oracle.protocol.errors import EngineGivenUpError
from oracle.protocol.server import Server
from oracle.report.terminal import run_report
from oracle.suite.reading.case import Case
from oracle.suite.reading.features import load_features
from oracle.suite.reading.names import LibraryNames
from oracle.suite.running.runner import judged
from tests.protocol.malforming import malformed

ROOT = Path(__file__).parents[2]
MESSAGES = 400
"""So many are malformed in a round, in each direction."""

Exchange = tuple[bytes, bytes]


@cache
def library() -> CardLibrary:
    return load_cards(ROOT / "fixtures" / "cards")


@cache
def cases() -> list[Case]:
    return load_features([ROOT / "features"], LibraryNames(library())).cases


class Served:
    """The reference engine behind its server, in place of a process; what is said is noted, and answers may be malformed."""

    dice: random.Random | None = None
    """With these, one in so many answers is malformed."""
    often = 8
    heard: list[Exchange]
    malformed = 0

    def __init__(self, *how: object) -> None:
        self._server = Server(Hosted(ReferenceEngine(library())))

    def exchange(self, line: bytes, timeout: float) -> bytes:
        answer = self._server.answer(line.rstrip(b"\n")).rstrip(b"\n")
        Served.heard.append((line.rstrip(b"\n"), answer))
        if Served.dice is not None and Served.dice.randrange(Served.often) == 0:
            Served.malformed += 1
            return malformed(answer, Served.dice)
        return answer

    def finish(self, patience: float) -> int:
        return 0

    def kill(self) -> None:
        return


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> type[Served]:
    monkeypatch.setattr(stdio, "EngineProcess", Served)
    monkeypatch.setattr(Served, "dice", None)
    monkeypatch.setattr(Served, "heard", [], raising=False)
    monkeypatch.setattr(Served, "malformed", 0)
    return Served


def engine() -> RecordedEngine:
    return RecordedEngine(StdioEngine(Command(command=("served",))))


def test_the_server_answers_whatever_it_is_sent_and_what_it_refuses_changes_nothing(served: type[Served], rounds: int) -> None:
    dice = random.Random(rounds)
    sent = 0
    while sent < MESSAGES * rounds:
        served.heard.clear()
        assert judged(dice.choice(cases()), engine(), None).verdict == "pass"
        conversation = list(served.heard)
        server = Server(Hosted(ReferenceEngine(library())))
        for question, expected in conversation:
            wrong = malformed(question, dice)
            method = json.loads(question)["method"]
            if method != "game/begin" and b"game/begin" not in wrong:
                sent += 1
                answer = json.loads(server.answer(wrong))
                assert answer["jsonrpc"] == "2.0"
                assert ("result" in answer) != ("error" in answer)
                if "result" in answer and method not in ("game/observe", "game/can", "cards/supported", "initialize"):
                    break  # it could be carried out, and this is another game now
                if "error" in answer:
                    assert answer["error"]["code"] != rpc.INTERNAL_ERROR, (wrong, answer)
            assert server.answer(question).rstrip(b"\n") == expected


def test_no_answer_of_an_engine_breaks_more_than_its_scenario(served: type[Served], rounds: int) -> None:
    dice = random.Random(rounds)
    whole = engine()
    while served.malformed < MESSAGES * rounds:
        case = dice.choice(cases())
        served.dice = dice
        try:
            result = judged(case, whole, None)
        except EngineGivenUpError:
            whole = engine()
            continue
        finally:
            served.dice = None
        told = run_report([result], {}, "an engine", 1.0)
        assert "\x1b[2J" not in told
        assert "\x00" not in told
        if dice.random() < 0.2:
            try:
                again = judged(case, whole, None)
            except EngineGivenUpError:
                whole = engine()
            else:
                assert again.verdict in ("pass", "error"), again.detail
