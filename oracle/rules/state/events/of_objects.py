"""Events of objects: they move, are made, change their status, are turned and attached."""

from typing import Any

import msgspec

from oracle.cards.statics import CopyEnd
from oracle.rules.state.events.event import Cause, Event, LibraryPosition
from oracle.rules.state.game import (
    Announcement,
    Characteristics,
    GameObject,
    ObjectId,
    State,
    Target,
    Zone,
)


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


class ChosenFor(Event, frozen=True, kw_only=True):
    """A choice is linked to an object (607.2d)."""

    object: ObjectId
    key: str
    value: str


class SkipsUntap(Event, frozen=True, kw_only=True):
    """A permanent won't untap in its controller's next untap step, or has skipped it."""

    object: ObjectId
    skips: bool


class ManifestedDread(Event, frozen=True, kw_only=True):
    """A player has manifested dread, whatever of it was possible (701.62b)."""

    player: str
    graveyard: tuple[ObjectId, ...] = ()
    """The cards that were put into a graveyard thereby, as they are there."""
