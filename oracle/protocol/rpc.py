"""The envelope of a message: JSON-RPC 2.0, one object on a line.

A request has an id, a method and parameters by name; its response has the same id and either a result or an error.  There are no
batches and no notifications.  A line ends with a line feed and is UTF-8; `MAX_LINE` bounds its length.
"""

from collections.abc import Callable
from typing import Generic, Literal, TypeVar

import msgspec

from oracle.protocol.messages import Message
from oracle.protocol.misread import hint

MAX_LINE = 8 * 1024 * 1024
"""The length, in bytes, above which a line is refused."""

PARSE_ERROR = -32700
INVALID_REQUEST = -32600
METHOD_NOT_FOUND = -32601
INVALID_PARAMS = -32602
INTERNAL_ERROR = -32603
POSITION_REFUSED = -32001
"""The engine says that the position can't exist."""
NOT_INITIALIZED = -32002
"""A question came before `initialize`."""
UNSUPPORTED = -32003
"""The engine doesn't do what it is asked to do, although it was declared."""

Result = TypeVar("Result")


class Request(Message, frozen=True, kw_only=True):
    """A question."""

    jsonrpc: Literal["2.0"]
    id: int | str
    method: str
    params: msgspec.Raw = msgspec.Raw(b"{}")


class ErrorObject(Message, frozen=True, kw_only=True):
    """Why a question goes unanswered."""

    code: int
    message: str
    data: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


class Response(msgspec.Struct, Generic[Result], frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An answer: exactly one of `result` and `error`."""

    jsonrpc: Literal["2.0"]
    id: int | str | None
    result: Result | msgspec.UnsetType = msgspec.UNSET
    error: ErrorObject | msgspec.UnsetType = msgspec.UNSET


class Unreadable(Exception):  # noqa: N818 - what a line is, not an error of the program
    """A line that isn't a message of the kind that was expected; `syntax`: it isn't even JSON."""

    def __init__(self, message: str, syntax: bool) -> None:
        super().__init__(message)
        self.syntax = syntax


def decode(line: bytes, decoder: "msgspec.json.Decoder[Result]", hint: Callable[[bytes], str] = hint) -> Result:
    """The message on a line.  Raises `Unreadable`, with what `hint` guesses lies behind it."""
    try:
        return decoder.decode(line)
    except msgspec.ValidationError as fault:
        raise Unreadable(f"{excerpt(str(fault).encode(), 300)}{hint(line)}", syntax=False) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise Unreadable(f"not JSON in UTF-8: {excerpt(str(fault).encode(), 300)}{hint(line)}", syntax=True) from None
    except RecursionError:
        raise Unreadable("nested too deeply", syntax=False) from None


def request(id: int | str, method: str, params: object) -> bytes:
    """The line of a question."""
    return _encode({"jsonrpc": "2.0", "id": id, "method": method, "params": params})


def response(id: int | str | None, result: object) -> bytes:
    """The line of an answer."""
    return _encode({"jsonrpc": "2.0", "id": id, "result": result})


def failure(id: int | str | None, code: int, message: str) -> bytes:
    """The line that says why there is no answer."""
    return _encode({"jsonrpc": "2.0", "id": id, "error": {"code": code, "message": message.encode("utf-8", "backslashreplace").decode()}})


_encoder = msgspec.json.Encoder()


def _encode(message: dict[str, object]) -> bytes:
    return _encoder.encode(message) + b"\n"


def excerpt(line: bytes, length: int = 200) -> str:
    """A line as it may be shown to a reader: short, and with nothing that a terminal would act upon."""
    text = line[: length * 4].decode("utf-8", errors="backslashreplace")
    shown = "".join(character if character.isprintable() else repr(character)[1:-1] for character in text[:length])
    return f"{shown} … ({len(line)} bytes)" if len(text) > length or len(line) > length * 4 else shown
