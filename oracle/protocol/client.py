"""The asking side of the protocol: one question at a time, each answered before the next is put.

A `Client` turns typed questions into lines and lines into typed answers, and is strict: a wrong id, an unknown field or a word that
wasn't asked for is a breach of the protocol.  How lines travel is the matter of a `Channel`.
"""

from functools import cache
from typing import Any, Protocol

import msgspec

from oracle.protocol import rpc
from oracle.protocol.errors import EngineError, UnsupportedError
from oracle.protocol.misread import explained, hint_of_answers
from oracle.protocol.questions import METHODS, PROTOCOL, Initialize, Introduction, Software, VersionRange


class Channel(Protocol):
    """A way to send a line and to wait for the line that comes back."""

    def exchange(self, line: bytes, timeout: float) -> bytes:
        """Send a line and return the next one that arrives.  Raises `EngineError`, also for a line that came before it was asked for."""
        ...


def _response(method: str) -> Any:
    kind: Any = rpc.Response
    return kind[METHODS[method].result]


@cache
def _decoder(method: str) -> "msgspec.json.Decoder[rpc.Response[Any]]":
    return msgspec.json.Decoder(_response(method))


class Client:
    """Asks an engine through a channel; `timeout` is how many seconds an answer may take."""

    def __init__(self, channel: Channel, timeout: float) -> None:
        self._channel = channel
        self._timeout = timeout
        self._last = 0

    def ask(self, method: str, params: object, timeout: float | None = None) -> Any:
        """The answer to a question.  Raises `EngineError` for a fault, `UnsupportedError` if the engine refuses to answer."""
        self._last += 1
        try:
            line = self._channel.exchange(rpc.request(self._last, method, params), self._timeout if timeout is None else timeout)
        except EngineError as fault:
            raise EngineError(fault.kind, f"{method}: {fault}") from None
        try:
            answer = rpc.decode(line, _decoder(method), hint_of_answers)
        except rpc.Unreadable as fault:
            told = str(fault) if fault.syntax else explained(str(fault), _response(method))
            raise EngineError("protocol", f"the answer to {method} can't be read: {told}; it is: {rpc.excerpt(line)}") from None
        if answer.id != self._last and not (answer.id is None and answer.error is not msgspec.UNSET):
            raise EngineError("protocol", f"the answer to {method} has the id {answer.id!r}, the question has {self._last}")
        if (answer.result is msgspec.UNSET) == (answer.error is msgspec.UNSET):
            raise EngineError("protocol", f"the answer to {method} must have either a result or an error")
        if not isinstance(answer.error, msgspec.UnsetType):
            raise _raised(method, answer.error)
        return answer.result

    def introduce(self, edition: str, harness: Software, timeout: float) -> Introduction:
        """Ask `initialize` and see that both speak a common version.  Raises `EngineError`."""
        mine = VersionRange(PROTOCOL, PROTOCOL)
        answer: Introduction = self.ask("initialize", Initialize(protocol=mine, edition=edition, harness=harness), timeout)
        theirs = answer.protocol
        if theirs.oldest > theirs.newest:
            raise EngineError("protocol", f"{theirs.oldest} to {theirs.newest} isn't a range of protocol versions")
        if theirs.oldest > mine.newest or theirs.newest < mine.oldest:
            raise EngineError("protocol", f"the engine speaks protocol {theirs.oldest} to {theirs.newest}, the harness {PROTOCOL}")
        if answer.editions.oldest > answer.editions.newest:
            raise EngineError("protocol", f"{answer.editions.oldest} to {answer.editions.newest} isn't a range of editions")
        return answer


_REFUSABLE = ("game/begin", "game/act", "game/answer", "game/observe", "game/can", "game/legal", "card/facts", "deck/allows")
"""Questions to which an engine may answer that it doesn't do that."""


def _raised(method: str, error: rpc.ErrorObject) -> Exception:
    """What an error that an engine answers means; any may come in answer to anything."""
    message = rpc.excerpt(error.message.encode("utf-8", "backslashreplace"), 1000)
    if error.code == rpc.UNSUPPORTED and method in _REFUSABLE:
        return UnsupportedError(f"{method}: {message}")
    if error.code == rpc.POSITION_REFUSED and method == "game/begin":
        return UnsupportedError(f"the engine refuses the position: {message}")
    if error.code in _OF_THE_PROTOCOL:
        return EngineError("protocol", f"{method} is refused with error {error.code}: {message}")
    return EngineError("crash", f"{method} fails with error {error.code}: {message}")


_OF_THE_PROTOCOL = (
    rpc.PARSE_ERROR,
    rpc.INVALID_REQUEST,
    rpc.METHOD_NOT_FOUND,
    rpc.INVALID_PARAMS,
    rpc.NOT_INITIALIZED,
    rpc.UNSUPPORTED,
    rpc.POSITION_REFUSED,
)
"""Errors that speak of the question, where they aren't an answer to it."""
