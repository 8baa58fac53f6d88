"""The answering side: what it says to questions, good and bad, and that nothing that it is sent brings it down."""

import json
import random
import tracemalloc
from collections.abc import Iterator

import pytest

from oracle.engines.kit import Hosted
from oracle.engines.null import NullEngine
from oracle.protocol import rpc
from oracle.protocol.errors import PositionError, UnsupportedError
from oracle.protocol.messages import CardFacts, Outcome, Position
from oracle.protocol.server import Server, lines, serve
from tests.protocol.damage import damaged

HELLO = {"protocol": {"oldest": 1, "newest": 1}, "edition": "2026-09-25", "harness": {"name": "oracle", "version": "0"}}
BEGIN = {"position": {"players": [{"name": "Alice"}, {"name": "Bob"}], "active_player": "Alice"}}


def ask(server: Server, method: str, params: object = None, id: object = 1) -> dict[str, object]:
    message = {"jsonrpc": "2.0", "id": id, "method": method, "params": params or {}}
    answer: dict[str, object] = json.loads(server.answer(json.dumps(message).encode()))
    return answer


def code(answer: dict[str, object]) -> int | None:
    error = answer.get("error")
    return error["code"] if isinstance(error, dict) else None


@pytest.fixture
def server() -> Server:
    server = Server(Hosted(NullEngine()))
    assert "result" in ask(server, "initialize", HELLO)
    return server


def test_the_first_question_is_initialize() -> None:
    assert code(ask(Server(Hosted(NullEngine())), "cards/supported", {"cards": []})) == rpc.NOT_INITIALIZED


def test_a_game_must_have_begun(server: Server) -> None:
    assert code(ask(server, "game/observe")) == rpc.INVALID_REQUEST
    assert "result" in ask(server, "game/begin", BEGIN)
    assert "result" in ask(server, "game/observe")


def test_a_beginning_that_fails_leaves_no_game() -> None:
    class Picky(NullEngine):
        def new_game(self, position: Position):  # type: ignore[no-untyped-def]
            if position.turn == 9:
                raise PositionError("turn nine")
            return super().new_game(position)

    server = Server(Hosted(Picky()))
    ask(server, "initialize", HELLO)
    ask(server, "game/begin", BEGIN)
    refused = ask(server, "game/begin", {"position": {**BEGIN["position"], "turn": 9}})
    assert refused["error"] == {"code": rpc.POSITION_REFUSED, "message": "turn nine"}
    assert code(ask(server, "game/act", {"player": "Alice", "action": {"action": "pass"}})) == rpc.INVALID_REQUEST


@pytest.mark.parametrize(
    ("line", "expected", "id"),
    [
        (b"{", rpc.PARSE_ERROR, None),
        (b'{"id": 3, "method": "\xff"}', rpc.PARSE_ERROR, None),
        (b"[]", rpc.INVALID_REQUEST, None),
        (b'{"jsonrpc": "2.0", "method": "shutdown"}', rpc.INVALID_REQUEST, None),
        (b'{"jsonrpc": "1.0", "id": 7, "method": "shutdown"}', rpc.INVALID_REQUEST, 7),
        (b'{"jsonrpc": "2.0", "id": 7, "method": "shutdown", "more": 1}', rpc.INVALID_REQUEST, 7),
        (b'{"jsonrpc": "2.0", "id": "x", "method": "game/undo"}', rpc.METHOD_NOT_FOUND, "x"),
        (b'{"jsonrpc": "2.0", "id": 8, "method": "cards/supported", "params": {"cards": 1}}', rpc.INVALID_PARAMS, 8),
        (b'{"jsonrpc": "2.0", "id": 8, "method": "cards/supported", "params": {"cards": [], "x": 1}}', rpc.INVALID_PARAMS, 8),
        (b'{"jsonrpc": "2.0", "id": 8, "method": "game/begin", "params": ' + b"[" * 100_000, rpc.PARSE_ERROR, None),
    ],
)
def test_what_can_not_be_answered_gets_an_error(server: Server, line: bytes, expected: int, id: object) -> None:
    answer = json.loads(server.answer(line))
    if line.endswith(b"["):
        assert code(answer) in (rpc.PARSE_ERROR, rpc.INVALID_REQUEST)
    else:
        assert (code(answer), answer["id"]) == (expected, id)


@pytest.mark.parametrize("line", [b'{"jsonrpc": "2.0", "id": 1, "method": "shutdown", "params": []}', b"[]", b"42", b"hello"])
def test_whoever_asks_is_not_told_where_an_engine_prints(server: Server, line: bytes) -> None:
    answer = server.answer(line)
    assert b'"error"' in answer
    assert b"standard" not in answer


def test_a_fault_of_the_engine_is_told_and_survived() -> None:
    class Faulty(NullEngine):
        def card_facts(self, name: str):  # type: ignore[no-untyped-def]
            raise ZeroDivisionError("layers")

        def deck_allows(self, card: str, commander: str) -> Outcome:
            raise UnsupportedError("no decks")

    server = Server(Hosted(Faulty()))
    ask(server, "initialize", HELLO)
    assert ask(server, "card/facts", {"card": "Opt"})["error"] == {"code": rpc.INTERNAL_ERROR, "message": "ZeroDivisionError: layers"}
    assert code(ask(server, "deck/allows", {"card": "Opt", "commander": "Opt"})) == rpc.UNSUPPORTED
    assert "result" in ask(server, "game/begin", BEGIN)


def test_what_can_not_be_said_in_utf8_is_told_and_survived() -> None:
    class Mumbling(NullEngine):
        def card_facts(self, name: str) -> CardFacts:
            return CardFacts(color_identity=("\ud800",))

        def deck_allows(self, card: str, commander: str) -> Outcome:
            raise ValueError("\udfff")

    server = Server(Hosted(Mumbling()))
    ask(server, "initialize", HELLO)
    assert code(ask(server, "card/facts", {"card": "Opt"})) == rpc.INTERNAL_ERROR
    answer = ask(server, "deck/allows", {"card": "Opt", "commander": "Opt"})
    assert answer["error"] == {"code": rpc.INTERNAL_ERROR, "message": "ValueError: \\udfff"}
    assert "result" in ask(server, "game/begin", BEGIN)


def in_chunks(text: bytes, size: int) -> Iterator[bytes]:
    for start in range(0, len(text), size):
        yield text[start : start + size]


@pytest.mark.parametrize("size", [1, 2, 5, 1000])
def test_lines_come_whole_however_they_arrive(size: int) -> None:
    chunks = in_chunks(b"ab\n\n  \ncd\r\n" + b"x" * 30 + b"\nef\nhalf", size)
    assert list(lines(lambda _: next(chunks, b""), longest=10)) == [b"ab", b"cd\r", None, b"ef"]


def test_a_line_without_end_is_not_kept() -> None:
    left = 400
    read_at_once = b"x" * 65536

    def read(size: int) -> bytes:
        nonlocal left
        left -= 1
        return read_at_once if left > 0 else b"\n" if left == 0 else b""

    tracemalloc.start()
    answers: list[bytes] = []
    serve(Hosted(NullEngine()), read, answers.append)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert [code(json.loads(answer)) for answer in answers] == [rpc.INVALID_REQUEST]
    assert peak < 2.5 * rpc.MAX_LINE


def malformed(number: int, seed: int) -> Iterator[bytes]:
    """Lines that were once questions: bytes changed, cut, doubled, values of other kinds, nesting, and noise."""
    dice = random.Random(seed)
    good = [
        {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": HELLO},
        {"jsonrpc": "2.0", "id": 2, "method": "cards/supported", "params": {"cards": ["Forest"]}},
        {"jsonrpc": "2.0", "id": 3, "method": "game/begin", "params": BEGIN},
        {"jsonrpc": "2.0", "id": 4, "method": "game/act", "params": {"player": "Alice", "action": {"action": "cast", "object": "1"}}},
        {"jsonrpc": "2.0", "id": 5, "method": "game/observe", "params": {"observer": "Bob"}},
    ]
    odd = [None, True, -1, 10**400, 1.5, "", "\x00", [], {}, [[[[]]]], "x" * 500, {"action": "fly"}, {"a": {"b": {"c": 1}}}]
    for _ in range(number):
        message = json.loads(json.dumps(dice.choice(good)))
        how = dice.randrange(6)
        if how == 0:
            message[dice.choice([*message, "more"])] = dice.choice(odd)
        elif how == 1:
            message["params"][dice.choice([*message["params"], "more"])] = dice.choice(odd)
        line = damaged(json.dumps(message).encode(), dice, how)
        yield line.replace(b"\n", b" ")


def test_ten_thousand_malformed_questions_are_all_answered_and_forgotten() -> None:
    server = Server(Hosted(NullEngine()))
    tracemalloc.start()
    sizes = []
    for round in range(4):
        for line in malformed(2500, seed=round):
            if server.ended:  # pragma: no cover - no line asks for it
                raise AssertionError(line)
            answer = json.loads(server.answer(line))
            assert answer["jsonrpc"] == "2.0"
            assert ("result" in answer) != ("error" in answer)
        sizes.append(tracemalloc.get_traced_memory()[0])
    tracemalloc.stop()
    assert sizes[-1] - sizes[0] < 200_000
    assert "result" in ask(server, "initialize", HELLO)
