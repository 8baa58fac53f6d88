"""What can happen: the events of the game (603.2, 614).

An event first is a proposal, which replacement effects may change (`replacement`); then it is committed (`commit`), which fills
in what only the outcome knows (`became`, the new object's id); then triggered abilities look at it (`triggers`).  Events that are
proposed together are one batch: they happen at the same time.
"""

from typing import Any, Literal

import msgspec

from oracle.cards.statics import CopyEnd
from oracle.rules.state.game import (
    Announcement,
    Characteristics,
    ContinuousEffect,
    DelayedTrigger,
    GameObject,
    Mana,
    ObjectId,
    StackAbility,
    State,
    Target,
    WaitingTrigger,
    Zone,
)


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """Something that happens."""


Cause = Literal[
    "draw",
    "discard",
    "sacrifice",
    "destroy",
    "cast",
    "play",
    "resolve",
    "counter",
    "fizzle",
    "mill",
    "exile",
    "return",
    "put",
    "state",
    "manifest",
    "search",
]


LibraryPosition = Literal["top", "second", "bottom"]
"""Where in a library a card is put."""


class Moved(Event, frozen=True, kw_only=True):
    """An object goes to another zone and becomes a new object (400.7)."""

    object: ObjectId
    destination: Zone
    cause: Cause
    player: str | None = None
    """Who does it."""
    position: LibraryPosition = "top"
    """Where in a library."""
    controller: str | None = None
    """Of a permanent or spell: under whose control."""
    face: int = 0
    face_down: str | None = None
    listed: Characteristics | None = None
    tapped: bool = False
    no_regeneration: bool = False
    """Of a destruction: the permanent can't be regenerated."""
    counters: dict[str, int] = {}
    counters_as_copy: dict[str, int] = {}
    """Those among the counters that are an exception of the copy effect which was applied last (707.9e)."""
    attached_to: Target | None = None
    copied: Characteristics | None = None
    copied_until: CopyEnd | None = None
    copied_before: Characteristics | None = None
    announced: Announcement | None = None
    chosen: dict[str, str] = {}
    exiled_with: ObjectId | None = None
    exiled_face_down: bool = False
    attacking: Target | None = None
    then: "tuple[AsItEnters, ...]" = ()
    """What is done as it enters (614.1c)."""
    origin: Zone | None = None
    """Filled in when it is committed."""
    became: ObjectId | None = None


class AsItEnters(State, frozen=True, kw_only=True):
    """Something that is done as a permanent enters, without the stack, and the surroundings in which it was said."""

    effects: tuple[Any, ...]
    source: ObjectId | None
    """Whose ability says so; None for the permanent itself."""
    you: str
    x: int | None = None
    names: dict[str, Any] = msgspec.field(default_factory=dict)


class Created(Event, frozen=True, kw_only=True):
    """An object comes to be from nothing: a token, a copy of a spell, an emblem, an ability on the stack."""

    object: GameObject
    """With id 0; the real one is `became`."""
    became: ObjectId | None = None


class Ceased(Event, frozen=True, kw_only=True):
    """A token, copy or ability ceases to exist (704.5d-e, 608.2n)."""

    object: ObjectId


class Tapped(Event, frozen=True, kw_only=True):
    """A permanent becomes tapped (701.26a)."""

    object: ObjectId


class Untapped(Event, frozen=True, kw_only=True):
    """A permanent becomes untapped (701.26b)."""

    object: ObjectId


class ManaProduced(Event, frozen=True, kw_only=True):
    """Mana is added to a player's pool (106.4)."""

    player: str
    source: ObjectId
    mana: tuple[Mana, ...]
    tapped_for: bool = False
    """It comes from a mana ability with {T} in its cost: the source was tapped for mana (106.12)."""


class ManaPaid(Event, frozen=True, kw_only=True):
    """Mana leaves a pool to pay a cost (106.4)."""

    player: str
    mana: tuple[Mana, ...]


class ManaLost(Event, frozen=True, kw_only=True):
    """A pool empties at the end of a step or phase (500.5)."""

    player: str


class DamageDealt(Event, frozen=True, kw_only=True):
    """An object deals damage (120)."""

    source: ObjectId
    target: Target
    amount: int
    combat: bool = False


class LifeGained(Event, frozen=True, kw_only=True):
    """A player gains life (119.3)."""

    player: str
    amount: int


class LifeLost(Event, frozen=True, kw_only=True):
    """A player loses life (119.3)."""

    player: str
    amount: int


class CountersPut(Event, frozen=True, kw_only=True):
    """Counters are put on an object or player (122)."""

    target: Target
    kind: str
    amount: int


class CountersRemoved(Event, frozen=True, kw_only=True):
    """Counters are removed."""

    target: Target
    kind: str
    amount: int


class Shuffled(Event, frozen=True, kw_only=True):
    """A library is shuffled (701.24).  `order` is the new order, from the top."""

    player: str
    order: tuple[ObjectId, ...]


class Arranged(Event, frozen=True, kw_only=True):
    """Cards of a library are put in another order without shuffling (scry, random order on the bottom).  `order` is the whole library."""

    player: str
    order: tuple[ObjectId, ...]


class Revealed(Event, frozen=True, kw_only=True):
    """Objects are shown to all players (701.20)."""

    player: str
    objects: tuple[ObjectId, ...]


class LookedAt(Event, frozen=True, kw_only=True):
    """A player looks at objects (701.20e)."""

    player: str
    objects: tuple[ObjectId, ...]


class DrewFromEmpty(Event, frozen=True, kw_only=True):
    """A player was to draw from a library with no cards (704.5b)."""

    player: str


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


class LandPlayed(Event, frozen=True, kw_only=True):
    """A player plays a land (305.1).  `object` is the permanent."""

    player: str
    object: ObjectId


class Attached(Event, frozen=True, kw_only=True):
    """An Aura or Equipment becomes attached, or unattached if `to` is None (701.3)."""

    object: ObjectId
    to: Target | None


class Transformed(Event, frozen=True, kw_only=True):
    """A double-faced permanent turns its other face up (701.27)."""

    object: ObjectId


class TurnedFaceUp(Event, frozen=True, kw_only=True):
    """A face-down permanent is turned face up (708.8)."""

    object: ObjectId
    counters: dict[str, int] = {}
    copied: Characteristics | None = None
    copied_until: CopyEnd | None = None
    attached_to: ObjectId | None = None
    announced: Announcement | None = None


class TurnedFaceDown(Event, frozen=True, kw_only=True):
    """A permanent is turned face down (708.2a)."""

    object: ObjectId
    listed: Characteristics | None = None


class ControlChanged(Event, frozen=True, kw_only=True):
    """A permanent has come under another player's control (110.2)."""

    object: ObjectId
    player: str


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


class ChosenFor(Event, frozen=True, kw_only=True):
    """A choice is linked to an object (607.2d)."""

    object: ObjectId
    key: str
    value: str


class SkipsUntap(Event, frozen=True, kw_only=True):
    """A permanent won't untap in its controller's next untap step, or has skipped it."""

    object: ObjectId
    skips: bool


class DamageWornOff(Event, frozen=True, kw_only=True):
    """Damage is removed from permanents (514.2)."""

    objects: tuple[ObjectId, ...]


class ExtraLands(Event, frozen=True, kw_only=True):
    """A player may play more lands this turn (305.2)."""

    player: str
    amount: int


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


class ManifestedDread(Event, frozen=True, kw_only=True):
    """A player has manifested dread, whatever of it was possible (701.62b)."""

    player: str
    graveyard: tuple[ObjectId, ...] = ()
    """The cards that were put into a graveyard thereby, as they are there."""


class RandomUsed(Event, frozen=True, kw_only=True):
    """Chance has been asked once."""


class DrawChecked(Event, frozen=True, kw_only=True):
    """State-based actions have seen who drew from an empty library and what deathtouch damaged (704.5b, 704.5h)."""


class PlayerLost(Event, frozen=True, kw_only=True):
    """A player loses the game (104.3)."""

    player: str
    reason: str
    rule: str


class GameEnded(Event, frozen=True, kw_only=True):
    """The game is over; nobody wins a draw (104)."""

    winners: tuple[str, ...]
