"""What players are asked and choose, and what becomes of an action or an answer."""

from typing import Literal

from oracle.protocol.messages.message import Message, Step
from oracle.protocol.values import Count, Name

DecisionKind = Literal["confirm", "choose", "order", "number", "distribute", "name", "target", "pay", "attack", "block"]


class Option(Message, frozen=True):
    """One thing that may be chosen.  `id` is what an answer says: an object's id, a player's name, a mode's number, a symbol …"""

    id: str
    text: str
    """What a reader is shown."""


class PendingDecision(Message, frozen=True, kw_only=True):
    """A choice that the engine waits for."""

    player: str
    kind: DecisionKind
    purpose: str
    """What it is about, in a word or two: "may", "targets", "mode", "x", "discard", "sacrifice", "replacement", "trigger order" …"""
    prompt: str
    source: str | None = None
    """Id of the object that asks."""
    source_name: str | None = None
    options: tuple[Option, ...] = ()
    """For choose, order, distribute and target; empty where they can't be listed (number, name)."""
    minimum: int = 0
    maximum: int = 0
    """How many options may be chosen, or the bounds of a number; of a division the least for each, and how much in all."""
    rule: str | None = None


class Choice(Message, frozen=True, kw_only=True):
    """The answer to a pending decision.  Exactly one of the fields is set; `purpose`, if given, must be that of the decision."""

    purpose: Name | None = None
    confirm: bool | None = None
    chosen: tuple[str, ...] | None = None
    """Ids, labels or texts of options; in order, where order matters."""
    number: Count | None = None
    amounts: dict[str, Count] | None = None
    name: Name | None = None


class Outcome(Message, frozen=True, kw_only=True):
    """What became of an action or a choice."""

    accepted: bool
    rule: str | None = None
    """Of a rejection: the rule that forbids it, where the engine knows."""
    reason: str | None = None
    pending: PendingDecision | None = None
    """The decision that the engine now waits for."""
    priority: str | None = None
    """The player who now has priority; absent while a decision is pending or the game has ended."""
    turn: int | None = None
    active_player: str | None = None
    step: Step | None = None
    stack: tuple[str, ...] | None = None
    """How the game now stands (ids on the stack, bottom first).  An engine may leave these four out; it is then asked for a view."""
