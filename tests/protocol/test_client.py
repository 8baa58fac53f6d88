"""The asking side: it takes an answer only for what it is, and nothing that an engine writes brings it down."""

import json
import random
import tracemalloc
from collections.abc import Callable, Iterator

import pytest

from oracle.protocol.client import Client
from oracle.protocol.errors import EngineError, UnsupportedError
from oracle.protocol.messages import Outcome
from oracle.protocol.questions import Introduction, Observe, Software, VersionRange
from tests.protocol.damage import damaged

GOOD = b'{"jsonrpc": "2.0", "id": 1, "result": {"accepted": true, "priority": "Alice"}}'
VIEW = {"turn": 3, "active_player": "Alice", "step": "upkeep", "players": [], "objects": [{"id": "1", "zone": "hand", "owner": "Alice"}]}


class Told:
    """A channel that answers with what a test tells it to."""

    def __init__(self, answer: Callable[[], bytes]) -> None:
        self._answer = answer

    def exchange(self, line: bytes, timeout: float) -> bytes:
        return self._answer()


def asked(line: bytes, method: str = "game/begin") -> object:
    return Client(Told(lambda: line), 1).ask(method, Observe())


def test_an_answer_is_typed() -> None:
    assert asked(GOOD) == Outcome(accepted=True, priority="Alice")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"id": 1', b'"id": 2'),
        (b'"id": 1', b'"id": "1"'),
        (b'"id": 1', b'"id": null'),
        (b'"accepted"', b'"acepted"'),
        (b"true", b"1"),
        (b'"2.0"', b"2.0"),
        (b'"result"', b'"results"'),
        (b"}}", b'}, "error": {"code": 1, "message": ""}}'),
        (b"}}", b"}"),
        (b"Alice", b"\xff"),
    ],
)
def test_what_is_not_quite_an_answer_is_none(old: bytes, new: bytes) -> None:
    with pytest.raises(EngineError) as raised:
        asked(GOOD.replace(old, new))
    assert raised.value.kind == "protocol"


HELLO = {
    "protocol": {"oldest": 1, "newest": 1},
    "engine": {"name": "e", "version": "1"},
    "editions": {"oldest": "2020-01-01", "newest": "2020-01-01"},
}


@pytest.mark.parametrize(
    ("method", "result", "told"),
    [
        (
            "game/act",
            {"accepted": True, "activePlayer": "Alice"},
            "unknown field `activePlayer` - at `$.result`; did you mean 'active_player'?",
        ),
        ("game/act", {"accepted": True, "step": "precombatMain"}, "did you mean 'precombat main'?"),
        ("game/act", {"accepted": True, "step": "main 1"}, "; it may be beginning of combat, cleanup, "),
        ("initialize", {**HELLO, "capabilities": {"positions": ["exile", "mana_pool"]}}, "positions[1]`; did you mean 'mana pool'?"),
        ("game/observe", {**VIEW, "objects": [{"id": "1", "zone": "Hand", "owner": "Alice"}]}, "objects[0].zone`; did you mean 'hand'?"),
        (
            "game/observe",
            {**VIEW, "objects": [{"id": "1", "zone": "hand", "owner": "A", "colors": None}]},
            "a field without a value is left out",
        ),
        ("game/observe", {**VIEW, "pending": {"prompt": "?", "options": [{"id": "1", "name": "a"}]}}, "; it may be id, text; it is"),
        ("game/legal", {"actions": [{"action": "playLand", "object": "1"}]}, "did you mean 'play land'?"),
        ("game/act", None, "got `null` - at `$.result`; it is"),
    ],
)
def test_what_would_fit_is_told(method: str, result: object, told: str) -> None:
    with pytest.raises(EngineError) as raised:
        asked(json.dumps({"jsonrpc": "2.0", "id": 1, "result": result}).encode(), method)
    assert told in str(raised.value)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (b"DEBUG: begun", "whatever else is printed belongs on standard error"),
        (b"[INFO] begun", "whatever else is printed belongs on standard error"),
        (b"42", "whatever else is printed belongs on standard error"),
        (b"\xef\xbb\xbf" + GOOD, "it begins with a byte order mark"),
        (b"{", "JSON must be written without line breaks"),
        (b"", "an empty line isn't a message"),
        (GOOD[:-3], "Input data was truncated; it is"),
    ],
)
def test_what_mostly_lies_behind_a_line_that_is_no_message_is_told(line: bytes, told: str) -> None:
    with pytest.raises(EngineError) as raised:
        asked(line)
    assert told in str(raised.value)


@pytest.mark.parametrize(
    ("code", "kind"),
    [(-32700, "protocol"), (-32601, "protocol"), (-32602, "protocol"), (-32002, "protocol"), (-32603, "crash"), (7, "crash")],
)
def test_an_error_is_a_fault_of_its_kind(code: int, kind: str) -> None:
    line = json.dumps({"jsonrpc": "2.0", "id": 1, "error": {"code": code, "message": "no"}}).encode()
    with pytest.raises(EngineError) as raised:
        asked(line)
    assert raised.value.kind == kind


@pytest.mark.parametrize("code", [-32001, -32003])
def test_a_refusal_is_no_fault_but_a_failure(code: int) -> None:
    with pytest.raises(UnsupportedError):
        asked(json.dumps({"jsonrpc": "2.0", "id": 1, "error": {"code": code, "message": "no"}}).encode())


def introduced(**changes: object) -> Introduction:
    hello = {
        "protocol": {"oldest": 1, "newest": 1},
        "engine": {"name": "e", "version": "1"},
        "editions": {"oldest": "2020-01-01", "newest": "2026-01-01"},
    } | changes
    line = json.dumps({"jsonrpc": "2.0", "id": 1, "result": hello}).encode()
    return Client(Told(lambda: line), 1).introduce("2026-09-25", Software("oracle", "0"), 1)


def test_a_range_of_versions_that_holds_ours_is_good() -> None:
    assert introduced(protocol={"oldest": 0, "newest": 4}).protocol == VersionRange(0, 4)


@pytest.mark.parametrize(
    "changes",
    [
        {"protocol": {"oldest": 2, "newest": 3}},
        {"protocol": {"oldest": 0, "newest": 0}},
        {"protocol": {"oldest": 3, "newest": 1}},
        {"editions": {"oldest": "2026-01-01", "newest": "2020-01-01"}},
        {"editions": {"oldest": "soon", "newest": "2026-01-01"}},
        {"capabilities": {"methods": ["game/undo"]}},
    ],
)
def test_versions_that_do_not_meet_are_told(changes: dict[str, object]) -> None:
    with pytest.raises(EngineError) as raised:
        introduced(**changes)
    assert raised.value.kind == "protocol"


def malformed(number: int, seed: int) -> Iterator[tuple[str, bytes]]:
    """Lines that were once answers: bytes changed, cut, doubled, values of other kinds, nesting, and noise."""
    dice = random.Random(seed)
    good: list[tuple[str, dict[str, object]]] = [("game/begin", json.loads(GOOD)["result"]), ("game/observe", VIEW)]
    odd = [None, True, -1, 10**400, 1.5, "", [], {}, [[[[]]]], "x" * 500, {"kind": "fly"}]
    for _ in range(number):
        method, result = dice.choice(good)
        message = {"jsonrpc": "2.0", "id": 1, "result": dict(result)}
        how = dice.randrange(6)
        if how == 0:
            message[dice.choice([*message, "error"])] = dice.choice(odd)
        elif how == 1:
            message["result"] = {**result, dice.choice([*result, "more"]): dice.choice(odd)}
        line = damaged(json.dumps(message).encode(), dice, how)
        yield method, line


def test_ten_thousand_malformed_answers_are_all_told_apart_and_forgotten() -> None:
    tracemalloc.start()
    sizes = []
    faults: list[str] = []
    for round in range(4):
        for method, line in malformed(2500, seed=round):
            try:
                asked(line, method)
            except EngineError as fault:
                faults.append(str(fault))
        assert len(faults) > 2000
        assert [fault for fault in faults if not fault.isprintable() or len(fault) > 1000] == []
        faults.clear()
        sizes.append(tracemalloc.get_traced_memory()[0])
    tracemalloc.stop()
    assert sizes[-1] - sizes[0] < 200_000
