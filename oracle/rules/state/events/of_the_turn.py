"""Events of the turn: combat, turns and steps, priority."""

from oracle.rules.state.events.event import Event
from oracle.rules.state.game import (
    ObjectId,
    Target,
)


class AttackersDeclared(Event, frozen=True, kw_only=True):
    """Attackers are declared (508.1)."""

    player: str
    attackers: dict[ObjectId, Target]


class BlockersDeclared(Event, frozen=True, kw_only=True):
    """Blockers are declared (509.1)."""

    player: str
    blockers: dict[ObjectId, tuple[ObjectId, ...]]


class RemovedFromCombat(Event, frozen=True, kw_only=True):
    """A permanent is removed from combat (506.4)."""

    object: ObjectId


class FirstStrikeDealt(Event, frozen=True, kw_only=True):
    """These creatures have dealt damage in the first of two combat damage steps (510.4)."""

    objects: frozenset[ObjectId]


class CombatEnded(Event, frozen=True, kw_only=True):
    """Combat is over (511.3)."""


class TurnBegan(Event, frozen=True, kw_only=True):
    """A turn begins (500)."""

    player: str
    number: int


class StepBegan(Event, frozen=True, kw_only=True):
    """A step or main phase begins (500.1)."""

    step: str


class PriorityGiven(Event, frozen=True, kw_only=True):
    """A player receives priority, or nobody has it (117)."""

    player: str | None


class Passed(Event, frozen=True, kw_only=True):
    """A player passes priority (117.3d)."""

    player: str


class PassesCleared(Event, frozen=True, kw_only=True):
    """Somebody acted, so the count of passes starts anew (117.4)."""
