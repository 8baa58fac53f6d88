"""Changes that continuous effects make to objects, each in its layer (613.1), and how long they last."""

from typing import Literal, Union

from oracle.cards import abilities
from oracle.cards.filters import Amount
from oracle.cards.words import CardType, ColorLetter, KeywordName, Reference, Subtype, Supertype, Word

Duration = Literal[
    "end of turn",
    "permanent",
    "your next turn",
    "while you control this",
    "while this on battlefield",
]
"""How long an effect from a resolution lasts (611.2a); "permanent" has no end but the object's own."""

RuleDuration = Literal["end of turn", "your next turn"]
"""How long an effect lasts that changes no objects."""


class Change(Word, frozen=True, tag_field="change"):
    """One thing that is changed about an object."""


class BecomeCopy(Change, frozen=True, tag="copy"):
    """Layer 1a: it becomes a copy of an object (707)."""

    what: Reference
    exceptions: "tuple[AnyChange, ...]" = ()
    """What is different about it (707.9)."""


class ChangeControl(Change, frozen=True, tag="control"):
    """Layer 2: a player gains control of it."""

    to: Reference = "you"


class ChangeTypes(Change, frozen=True, tag="types"):
    """Layer 4: card types, subtypes and supertypes set, added or removed."""

    set_types: tuple[CardType, ...] | None = None
    set_subtypes: tuple[Subtype, ...] | None = None
    """Replace its subtypes of the same kind: new creature types replace creature types alone (205.1a)."""
    add_types: tuple[CardType, ...] = ()
    add_subtypes: tuple[Subtype, ...] = ()
    remove_types: tuple[CardType, ...] = ()
    add_supertypes: tuple[Supertype, ...] = ()
    remove_supertypes: tuple[Supertype, ...] = ()
    set_land_types: tuple[Subtype, ...] | None = None
    """Basic land types instead of its own land types and abilities (305.7)."""
    add_type_chosen: bool = False
    """Adds the creature type chosen for the source."""
    all_creature_types: bool = False


class ChangeColors(Change, frozen=True, tag="colors"):
    """Layer 5: colors set or added, as letters; () makes it colorless."""

    set: tuple[ColorLetter, ...] | None = None
    add: tuple[ColorLetter, ...] = ()


class GainAbilities(Change, frozen=True, tag="gain"):
    """Layer 6: it gains abilities."""

    abilities: "tuple[abilities.AnyAbility, ...]" = ()
    keywords: tuple[KeywordName, ...] = ()


class LoseAbilities(Change, frozen=True, tag="lose"):
    """Layer 6: it loses keywords, or all its abilities."""

    keywords: tuple[KeywordName, ...] = ()
    all: bool = False


class SetPowerToughness(Change, frozen=True, tag="set power and toughness"):
    """Layer 7b: base power and toughness become these."""

    power: Amount | None = None
    toughness: Amount | None = None
    defining: bool = False
    """A characteristic-defining ability: layer 7a, in all zones (604.3)."""


class ModifyPowerToughness(Change, frozen=True, tag="modify power and toughness"):
    """Layer 7c: gets +N/+N."""

    power: Amount = 0
    toughness: Amount = 0


class SwitchPowerToughness(Change, frozen=True, tag="switch power and toughness"):
    """Layer 7d."""


class Rename(Change, frozen=True, tag="name"):
    """Layer 3: it has this name and no other."""

    name: str


AnyChange = Union[  # noqa: UP007
    BecomeCopy,
    ChangeControl,
    ChangeTypes,
    ChangeColors,
    GainAbilities,
    LoseAbilities,
    SetPowerToughness,
    ModifyPowerToughness,
    SwitchPowerToughness,
    Rename,
]
