"""What must be seen of zones, players, events, and the game as a whole."""

from typing import Literal

import msgspec

from oracle.protocol.messages import Zone
from oracle.vocabulary.operations.operation import Expectation


class StackHolds(Expectation, frozen=True):
    """The stack, exactly, from the top."""

    objects: tuple[str, ...]


class Counted(Expectation, frozen=True):
    """How many cards (permanents, on the battlefield) a player's zone holds."""

    player: str
    zone: Zone
    count: int


class Drew(Expectation, frozen=True):
    """How many cards a player drew in the course of the latest Whens."""

    player: str
    count: int


class Shuffled(Expectation, frozen=True):
    """How often a player's library was shuffled in the course of the latest Whens."""

    player: str
    count: int


class Triggered(Expectation, frozen=True):
    """How often abilities of an object triggered in the course of the latest Whens."""

    object: str
    count: int


class Happened(Expectation, frozen=True):
    """Something happened to an object in the course of the latest Whens: at least once, or exactly `count` times."""

    object: str
    happening: str
    count: int | None = None


class EventPattern(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of an expected course of events; what is None matches anything."""

    event: str
    object: str | None = None
    player: str | None = None


class InOrder(Expectation, frozen=True):
    """Events happened in this order in the course of the latest Whens, others perhaps among them.

    `without_priority`: from the first to the last of them no player had priority.
    """

    events: tuple[EventPattern, ...]
    without_priority: bool = False


class NothingElse(Expectation, frozen=True):
    """What the latest Whens changed has all been named by the Thens before this one."""


class HasPriority(Expectation, frozen=True):
    """A player has priority."""

    player: str


class GameResult(Expectation, frozen=True):
    """How the game ended for a player ("won", "lost"), for all ("drawn"), or that it goes on."""

    result: Literal["won", "lost", "drawn", "goes on"]
    player: str | None = None
    holds: bool = True
