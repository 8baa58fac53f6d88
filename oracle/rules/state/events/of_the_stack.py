"""Events of spells and abilities, and of the effects that they leave behind."""

from typing import Any

from oracle.rules.state.events.event import Event
from oracle.rules.state.game import (
    Announcement,
    ContinuousEffect,
    DelayedTrigger,
    ObjectId,
    StackAbility,
    Target,
    WaitingTrigger,
)


class SpellCast(Event, frozen=True, kw_only=True):
    """A spell becomes cast (601.2i)."""

    object: ObjectId
    player: str


class AbilityActivated(Event, frozen=True, kw_only=True):
    """An ability becomes activated (602.2b).  `object` is the ability on the stack, None for a mana ability."""

    object: ObjectId | None
    source: ObjectId
    player: str
    ability: Any
    index: int


class AbilityTriggered(Event, frozen=True, kw_only=True):
    """A triggered ability triggers (603.2)."""

    trigger: WaitingTrigger
    cause: Event | None = None
    """The event that it triggers on; None for a reflexive one."""


class PutOnStack(Event, frozen=True, kw_only=True):
    """The first waiting triggered abilities become objects on the stack (603.3)."""

    waiting: WaitingTrigger
    stacked: StackAbility
    announced: Announcement
    became: ObjectId | None = None


class TriggersForgotten(Event, frozen=True, kw_only=True):
    """Waiting triggers go away: resolved as mana abilities, or without a legal choice (603.3d)."""

    waiting: tuple[WaitingTrigger, ...]


class TargetsChanged(Event, frozen=True, kw_only=True):
    """New targets for an object on the stack (115.7)."""

    object: ObjectId
    announced: Announcement


class Announced(Event, frozen=True, kw_only=True):
    """Choices for the spell or ability that is being put on the stack (601.2b-d)."""

    object: ObjectId
    announced: Announcement


class BecameTarget(Event, frozen=True, kw_only=True):
    """Something becomes the target of a spell or ability (115.1)."""

    target: Target
    by: ObjectId


class Resolved(Event, frozen=True, kw_only=True):
    """A spell or ability has resolved (608.2p)."""

    object: ObjectId


class Countered(Event, frozen=True, kw_only=True):
    """A spell or ability is countered (701.6)."""

    object: ObjectId


class NotResolved(Event, frozen=True, kw_only=True):
    """A spell or ability doesn't resolve, for want of a legal target (608.2b) or because its "if" isn't true (608.2a)."""

    object: ObjectId


class EffectBegan(Event, frozen=True, kw_only=True):
    """A continuous effect begins (611.2)."""

    effect: ContinuousEffect


class EffectsEnded(Event, frozen=True, kw_only=True):
    """Continuous effects end."""

    ids: tuple[int, ...]


class DelayedCreated(Event, frozen=True, kw_only=True):
    """A delayed triggered ability is created (603.7)."""

    delayed: DelayedTrigger


class DelayedEnded(Event, frozen=True, kw_only=True):
    """Delayed triggered abilities are gone: they have triggered, or their turn is over."""

    ids: tuple[int, ...]
