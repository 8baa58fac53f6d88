"""Filters and amounts: which objects an ability speaks of ("target tapped creature an opponent controls"), and how many.

In a filter all fields that are given must hold.  `any_of` holds if one of its filters does.  An amount is a whole number, "X",
the name of a number that an earlier effect saved, or one of the words below, worked out when it is needed.
"""

from typing import Literal, Union

from oracle.cards.words import CardType, ColorLetter, KeywordKind, NumberName, Reference, SavedName, Subtype, Supertype, Word


class Measure(Word, frozen=True, tag_field="of"):
    """An amount that is worked out from the game."""


class Count(Measure, frozen=True, tag="count"):
    """The number of objects that a selection means."""

    what: "Selection"


class Power(Measure, frozen=True, tag="power"):
    """The power of an object, as it is or last was (608.2h)."""

    what: Reference


class Toughness(Measure, frozen=True, tag="toughness"):
    """The toughness of an object, as it is or last was."""

    what: Reference


class ManaValue(Measure, frozen=True, tag="mana value"):
    """The mana value of an object, as it is or last was (202.3)."""

    what: Reference


class Counters(Measure, frozen=True, tag="counters"):
    """The number of counters of a kind on an object, as it is or last was."""

    what: Reference
    kind: str


class HandSize(Measure, frozen=True, tag="hand size"):
    """The number of cards in a player's hand."""

    who: Reference = "you"


class Life(Measure, frozen=True, tag="life"):
    """Your life total."""


class Product(Measure, frozen=True, tag="product"):
    """Amounts multiplied; a factor of -1 makes a negative amount."""

    factors: "tuple[Amount, ...]"


class Sum(Measure, frozen=True, tag="sum"):
    """Amounts added up."""

    terms: "tuple[Amount, ...]"


class SpellsCast(Measure, frozen=True, tag="spells cast this turn"):
    """How many spells a player has cast this turn that a filter lets through, the one at hand not counted."""

    who: Reference = "you"
    what: "Filter | None" = None


class LandsPlayed(Measure, frozen=True, tag="lands played this turn"):
    """How many lands you have played this turn; those that were put onto the battlefield don't count (305.4)."""


Amount = Union[  # noqa: UP007
    int, NumberName, Count, Power, Toughness, ManaValue, Counters, HandSize, Life, Product, Sum, SpellsCast, LandsPlayed
]


class Range(Word, frozen=True):
    """Bounds of a number: `at_least`, `at_most`, `exactly`, or its `parity`."""

    at_least: Amount | None = None
    at_most: Amount | None = None
    less_than: Amount | None = None
    exactly: Amount | None = None
    parity: Literal["even"] | None = None


class Filter(Word, frozen=True, kw_only=True):
    """Says which objects are meant.  Without a `zone` it means permanents on the battlefield (109.2).

    Inside `any_of` and `but_not` no zone is meant unless one is given: the outer filter says where.
    """

    zone: Literal["battlefield", "hand", "library", "graveyard", "exile", "stack", "any"] = "battlefield"
    types: tuple[CardType, ...] = ()
    """All of these card types."""
    any_type: tuple[CardType, ...] = ()
    """At least one of these card types."""
    without_types: tuple[CardType, ...] = ()
    supertypes: tuple[Supertype, ...] = ()
    without_supertypes: tuple[Supertype, ...] = ()
    subtypes: tuple[Subtype, ...] = ()
    any_subtype: tuple[Subtype, ...] = ()
    without_subtypes: tuple[Subtype, ...] = ()
    colors: tuple[ColorLetter, ...] = ()
    """At least one of these colors, as letters."""
    without_colors: tuple[ColorLetter, ...] = ()
    colorless: bool | None = None
    keywords: tuple[KeywordKind, ...] = ()
    without_keywords: tuple[KeywordKind, ...] = ()
    controller: Reference | None = None
    owner: Reference | None = None
    power: Range | None = None
    toughness: Range | None = None
    mana_value: Range | None = None
    x_in_mana_cost: bool = False
    tapped: bool | None = None
    face_down: bool | None = None
    token: bool | None = None
    attacking: bool = False
    blocking: bool = False
    other: bool = False
    """Not the source itself."""
    has_adventure: bool = False
    """Has the alternative characteristics of an Adventure, in use or not (715.2a)."""
    permanent_card: bool = False
    """A card with a permanent type (110.4a)."""
    basic_land: bool = False
    named: str | None = None
    name_chosen: bool = False
    """Has the card name chosen for the source (linked, 607.2d)."""
    type_chosen: bool = False
    """Has the creature type chosen for the source."""
    same_name_as: Reference | None = None
    counter: str | None = None
    """Has a counter of this kind."""
    attached_to: "Selection | None" = None
    """Is attached to that object, or to one that the filter lets through."""
    has_attached: "Filter | None" = None
    """Something that this filter lets through is attached to it: an Aura if it is enchanted, an Equipment if it is equipped."""
    can_hold: Reference | None = None
    """The Aura, Equipment or Fortification that the reference means could be attached to it (303.4, 301.5)."""
    among: Reference | None = None
    """Is one of the objects that the reference means."""
    exiled_with: Reference | None = None
    """Was exiled by an ability of that object (607.2a)."""
    spell: bool = False
    """On the stack: a spell, no ability."""
    ability: Literal["activated", "triggered"] | None = None
    """On the stack: an ability of this kind."""
    first_cast_by: Reference | None = None
    """The first spell that this player has cast this turn."""
    targets: "Filter | None" = None
    """On the stack: targets such an object."""
    any_of: "tuple[Filter, ...]" = ()
    but_not: "Filter | None" = None


Selection = Reference | Filter
"""Objects: by reference, or all that a filter lets through."""

TargetPlayers = Literal["any", "opponent"]


class TargetSpec(Word, frozen=True, kw_only=True):
    """One instance of the word "target" (115.3): what may be chosen, and how many."""

    name: SavedName = "target"
    """How effects refer to what was chosen."""
    objects: Filter | None = None
    players: TargetPlayers | None = None
    minimum: Amount = 1
    maximum: Amount = 1
    if_kicked: bool = False
    """Only asked for if the spell was kicked."""
