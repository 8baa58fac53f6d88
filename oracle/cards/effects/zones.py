"""Cards go from zone to zone, are looked at and shown."""

from typing import Literal

import msgspec

from oracle.cards.effects.effect import Effect, Place
from oracle.cards.filters import Amount, Filter, Selection
from oracle.cards.listed import Listing
from oracle.cards.words import Reference


class Draw(Effect, frozen=True, tag="draw"):
    """Draw cards (121)."""

    count: Amount = 1


class Discard(Effect, frozen=True, tag="discard"):
    """Discard cards (701.9)."""

    count: Amount = 1
    random: bool = False
    what: Filter = Filter(zone="hand")


class Mill(Effect, frozen=True, tag="mill"):
    """Put cards from the top of the library into the graveyard (701.17)."""

    count: Amount = 1


class Scry(Effect, frozen=True, tag="scry"):
    """Look at the top cards and put any number on the bottom (701.22)."""

    count: Amount = 1


class Move(Effect, frozen=True, tag="move"):
    """Put objects into a zone: exile, return, put onto the battlefield … (701.13 and others)."""

    what: Selection
    to: Place
    count: Amount | None = None
    """Only this many, chosen as the effect is carried out; with `up_to`, as many as the player likes."""
    up_to: bool = False
    random: bool = False
    """Which ones is left to chance."""
    control: Reference | None = None
    """Under whose control it enters; the instructed player's if absent (110.2a)."""
    tapped: bool = False
    transformed: bool = False
    face_down: bool = False
    listing: Listing | None = None
    """What it is while face down, if that is said (708.2)."""
    counters: dict[str, Amount] = msgspec.field(default_factory=dict)
    attached_to: Reference | None = None
    until_leaves: Reference | None = None
    """Only until that permanent leaves the battlefield; then the objects return to where they were (610.3)."""


class Search(Effect, frozen=True, kw_only=True, tag="search"):
    """`who` searches a library, perhaps other zones with it, for up to `count` cards and puts them somewhere (701.23).

    Then the library is shuffled by its owner.
    """

    what: Filter
    count: Amount = 1
    any_number: bool = False
    to: Literal["battlefield", "hand", "graveyard", "exile", "library top"]
    whose: Reference = "you"
    zones: tuple[Literal["library", "hand", "graveyard"], ...] = ("library",)
    tapped: bool = False
    reveal: bool = False


class Shuffle(Effect, frozen=True, tag="shuffle"):
    """Shuffle a library (701.24)."""


class Reveal(Effect, frozen=True, tag="reveal"):
    """Show objects to all players (701.20)."""

    what: Selection


class Look(Effect, frozen=True, tag="look"):
    """Look at the top cards of a library (701.20e); the result is those cards."""

    count: Amount
    reveal: bool = False


class ExileUntil(Effect, frozen=True, tag="exile until"):
    """Exile cards from the top of the library one by one until one passes the filter.

    `save` is that card; afterwards "rest" means the others, and "all" all of them.
    """

    until: Filter
    reveal_only: bool = False
    """Reveal them instead, leaving them in the library."""


class Discover(Effect, frozen=True, tag="discover"):
    """Discover a number (701.57)."""

    value: Amount


class ExileTop(Effect, frozen=True, tag="exile top"):
    """Exile cards from the top of a library."""

    count: Amount = 1
    face_down: bool = False
