"""How a question can go unanswered.

A rejected action isn't an error: it is an `Outcome`.  These are for what isn't a matter of the rules.
"""

from typing import Literal

FaultKind = Literal["crash", "timeout", "protocol", "memory"]
"""What became of an engine: it died or reported an internal error, didn't answer in time, broke the protocol, or took too much memory."""


class EngineError(Exception):
    """The engine failed to answer.  `kind` is crash, timeout, protocol or memory."""

    def __init__(self, kind: FaultKind, message: str) -> None:
        super().__init__(message)
        self.kind: FaultKind = kind


class EngineGivenUpError(EngineError):
    """The engine can't be judged at all, now or later: it doesn't start, or begins no game.  Whatever is under way ends."""

    def __reduce__(self) -> tuple[type["EngineGivenUpError"], tuple[FaultKind, str]]:
        return type(self), (self.kind, str(self))


class QuestionError(EngineError):
    """What is asked has no meaning in this game (an observer who isn't in it …); the message names the field."""

    def __init__(self, message: str) -> None:
        super().__init__("protocol", message)

    def __reduce__(self) -> tuple[type["QuestionError"], tuple[str]]:
        return type(self), (str(self),)


class PositionError(Exception):
    """The position can't exist (an Aura attached to nothing, a land on the stack …); the message says why."""


class UnsupportedError(Exception):
    """The engine doesn't do what it is asked to do; the message says what it lacks."""
