"""The answering side of the protocol, for engines in Python: a `Host` is asked, the server does the rest.

The server never dies of what it is sent: a line that can't be read, is too long, names an unknown method or has wrong parameters gets
an error, and so does a fault of the host.
"""

import sys
import traceback
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, Protocol

import msgspec

from oracle.protocol import rpc
from oracle.protocol.errors import PositionError, QuestionError, UnsupportedError
from oracle.protocol.messages import AnyAction, CardFacts, Choice, LegalActions, Outcome, Position, View
from oracle.protocol.misread import explained
from oracle.protocol.questions import METHODS, CardsLacking, Introduction

CHUNK = 1 << 16


class Host(Protocol):
    """An engine with one game at a time."""

    def introduction(self) -> Introduction:
        """Who the engine is and what it can do."""
        ...

    def unsupported_cards(self, names: Sequence[str]) -> tuple[str, ...]:
        """Which of these cards it does not know."""
        ...

    def begin(self, position: Position) -> Outcome:
        """Begin a game; the one before is forgotten.  Raises `PositionError`."""
        ...

    def act(self, player: str, action: AnyAction) -> Outcome:
        """A player acts."""
        ...

    def answer(self, player: str, choice: Choice) -> Outcome:
        """A player answers the pending decision."""
        ...

    def observe(self, observer: str | None = None) -> View:
        """The game as `observer` sees it, or the whole."""
        ...

    def can(self, player: str, action: AnyAction) -> Outcome:
        """Whether a player could take that action now."""
        ...

    def legal(self, player: str) -> tuple[AnyAction, ...]:
        """Every action that a player could begin now."""
        ...

    def card_facts(self, name: str) -> CardFacts:
        """What is true of a card outside a game."""
        ...

    def deck_allows(self, card: str, commander: str) -> Outcome:
        """Whether a deck with that commander may hold a card."""
        ...


_CALLS: dict[str, Callable[[Host, Any], object]] = {
    "initialize": lambda host, asked: host.introduction(),
    "cards/supported": lambda host, asked: CardsLacking(tuple(host.unsupported_cards(asked.cards))),
    "game/begin": lambda host, asked: host.begin(asked.position),
    "game/act": lambda host, asked: host.act(asked.player, asked.action),
    "game/answer": lambda host, asked: host.answer(asked.player, asked.choice),
    "game/observe": lambda host, asked: host.observe(asked.observer),
    "game/can": lambda host, asked: host.can(asked.player, asked.action),
    "game/legal": lambda host, asked: LegalActions(tuple(host.legal(asked.player))),
    "card/facts": lambda host, asked: host.card_facts(asked.card),
    "deck/allows": lambda host, asked: host.deck_allows(asked.card, asked.commander),
    "shutdown": lambda host, asked: None,
}

_IN_A_GAME = ("game/act", "game/answer", "game/observe", "game/can", "game/legal")

_MOVING = ("game/begin", "game/act", "game/answer")
"""Questions after which the game isn't what it was."""

_requests = msgspec.json.Decoder(rpc.Request)


NO_GAME = "no game has begun"


class _OnlyId(msgspec.Struct):
    id: Any = None


_ids = msgspec.json.Decoder(_OnlyId)


@cache
def _params(method: str) -> "msgspec.json.Decoder[Any]":
    return msgspec.json.Decoder(METHODS[method].params)


class Server:
    """Answers lines with lines.  `ended` once it has been asked to shut down."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._introduced = False
        self._playing = False
        self._no_game = NO_GAME
        self.ended = False

    def answer(self, line: bytes) -> bytes:
        """The line that answers a line."""
        try:
            asked = rpc.decode(line, _requests)
        except rpc.Unreadable as fault:
            if fault.syntax:
                return rpc.failure(None, rpc.PARSE_ERROR, str(fault))
            return rpc.failure(_id_of(line), rpc.INVALID_REQUEST, str(fault))
        method = asked.method
        if method not in _CALLS:
            return rpc.failure(asked.id, rpc.METHOD_NOT_FOUND, f"there is no method {method[:80]!r}")
        if not self._introduced and method not in ("initialize", "shutdown"):
            return rpc.failure(asked.id, rpc.NOT_INITIALIZED, "the first question is initialize")
        if method in _IN_A_GAME and not self._playing:
            return rpc.failure(asked.id, rpc.INVALID_REQUEST, self._no_game)
        try:
            params = rpc.decode(bytes(asked.params), _params(method))
        except rpc.Unreadable as fault:
            return rpc.failure(asked.id, rpc.INVALID_PARAMS, explained(str(fault), METHODS[method].params))
        return self._called(asked.id, method, params)

    def _called(self, id: int | str, method: str, params: object) -> bytes:
        if method == "game/begin":
            self._playing, self._no_game = False, NO_GAME
        try:
            line = rpc.response(id, _CALLS[method](self._host, params))
        except PositionError as fault:
            return rpc.failure(id, rpc.POSITION_REFUSED, str(fault))
        except QuestionError as fault:
            return rpc.failure(id, rpc.INVALID_PARAMS, str(fault))
        except UnsupportedError as fault:
            return rpc.failure(id, rpc.UNSUPPORTED, str(fault))
        except Exception as fault:
            traceback.print_exc(file=sys.stderr)
            what = f"{type(fault).__name__}: {fault}"
            if method in _MOVING:
                self._playing, self._no_game = False, f"the game was given up after an internal error ({rpc.excerpt(what.encode())})"
            return rpc.failure(id, rpc.INTERNAL_ERROR, what)
        self._introduced = self._introduced or method == "initialize"
        self._playing = self._playing or method == "game/begin"
        self.ended = method == "shutdown"
        return line


def _id_of(line: bytes) -> int | str | None:
    """The id of a request that is otherwise unusable, if it has one."""
    try:
        found = rpc.decode(line, _ids).id
    except rpc.Unreadable:
        return None
    return found if isinstance(found, int | str) and not isinstance(found, bool) else None


def lines(read: Callable[[int], bytes], longest: int = rpc.MAX_LINE) -> Iterator[bytes | None]:
    """The lines that `read` brings, chunk by chunk, until it brings nothing; None for a line that is longer than allowed.

    Blank lines are skipped, and so is what follows the last line feed.
    """
    buffer = bytearray()
    searched = 0
    skipping = False
    while chunk := read(CHUNK):
        buffer += chunk
        while (end := buffer.find(b"\n", searched)) >= 0:
            line = bytes(buffer[:end])
            del buffer[: end + 1]
            searched = 0
            if skipping or len(line) > longest:
                skipping = False
                yield None
            elif line.strip():
                yield line
        searched = len(buffer)
        if searched > longest:
            skipping = True
            buffer.clear()
            searched = 0


def serve(host: Host, read: Callable[[int], bytes], write: Callable[[bytes], object]) -> None:
    """Answer what `read` brings, by `write`, until there is nothing more or the engine is asked to shut down."""
    server = Server(host)
    for line in lines(read):
        if line is None:
            write(rpc.failure(None, rpc.INVALID_REQUEST, f"a line may have {rpc.MAX_LINE} bytes"))
        else:
            write(server.answer(line))
        if server.ended:
            return
