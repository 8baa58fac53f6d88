"""What is printed: the characteristics that a face, a half or an inset frame gives to an object, before any effect (109.3, 613.1).

Which of them count depends on where the object is and which face is in use; the card itself never changes.  Nothing here knows
of continuous effects: `continuous` starts from `starting_values`.
"""

from collections.abc import Hashable
from functools import cache
from typing import NamedTuple

import msgspec

from oracle.cards.abilities import Activated, AnyAbility, Keyword, Static
from oracle.cards.card import Card, Face
from oracle.cards.changes import ChangeColors, ChangeTypes, SetPowerToughness
from oracle.cards.effects import AddMana
from oracle.cards.keywords import expanded
from oracle.cards.listed import Listing
from oracle.cards.statics import Continuous
from oracle.cards.subtypes import BASIC_LAND_TYPES
from oracle.cards.symbols import Color, ManaCost
from oracle.cards.typeline import type_line
from oracle.rules.citation import rule
from oracle.rules.memo import Alike, identity, memo_by_identity
from oracle.rules.state.game import Characteristics, GameObject

replace = msgspec.structs.replace

COMBINED_LAYOUTS = frozenset({"split"})
"""Off the stack such a card is all of its halves at once (709.4)."""

FUSED = 2
"""Stands for both halves of a split card where the index of a face is asked for (702.102a)."""

INSET_LAYOUTS = frozenset({"adventure", "omen"})
"""Such a card has alternative characteristics, which exist only while it is a spell that was cast that way (715.4, 720.4)."""

DOUBLE_FACED_LAYOUTS = frozenset({"double-faced", "modal double-faced"})

FACE_DOWN_WITH_WARD = frozenset({"disguise", "cloak", "cloaked"})
"""What makes a card a face-down permanent that has ward {2} (701.58a, 702.168a)."""


class Prints(NamedTuple):
    """What a card prints, worked out once."""

    faces: tuple[Characteristics, ...]
    combined: Characteristics | None


# --- one face ---------------------------------------------------------------------------------------------------------


def printed(card: Card, face: int) -> Characteristics:
    """The characteristics printed on one face, half or inset frame.

    `mana_value` is that of the face's own mana cost, except for the back of a nonmodal double-faced card (202.3b).
    """
    return _prints(card).faces[face]


@memo_by_identity
def _prints(card: Card) -> Prints:
    values = tuple(_face_values(card, index) for index in range(len(card.faces)))
    return Prints(values, combined_halves(values) if card.layout in COMBINED_LAYOUTS else None)


def _face_values(card: Card, index: int) -> Characteristics:
    face = card.faces[index]
    cost = face.mana_cost
    return with_keywords(
        Characteristics(
            names=(face.name,) if face.name else (),
            mana_cost=cost,
            mana_value=printed_mana_value(card, index),
            colors=printed_colors(face),
            supertypes=frozenset(face.supertypes),
            types=frozenset(face.types),
            subtypes=frozenset(face.subtypes),
            power=_printed_number(face.power),
            toughness=_printed_number(face.toughness),
            loyalty=face.loyalty,
            abilities=_printed_abilities(face),
            has_adventure=card.layout == "adventure",
        )
    )


@rule("202.2", "204.2", "105.2c", "202.2b", "202.2e")
def printed_colors(face: Face) -> frozenset[Color]:
    """A face has the colors of the symbols in its mana cost and of its color indicator; with none of these it is colorless."""
    cost = face.mana_cost.colors() if face.mana_cost else frozenset[Color]()
    indicator = frozenset[Color](letter for letter in ("W", "U", "B", "R", "G") if letter in face.color_indicator)
    return cost | indicator


@rule("202.3a", "202.3b", "712.8c", "712.8e", "712.8f")
def printed_mana_value(card: Card, index: int) -> int:
    """A face's mana value comes from its own mana cost; the back of a nonmodal double-faced card takes that of the front.

    A face without a mana cost has mana value 0.
    """
    cost = card.faces[0 if card.layout == "double-faced" else index].mana_cost
    return cost.mana_value() if cost else 0


def _printed_number(amount: object) -> int | None:
    """A number as printed; a star counts as 0 until the ability that defines it is applied (layer 7a)."""
    if amount is None:
        return None
    return amount if isinstance(amount, int) else 0


def _printed_abilities(face: Face) -> tuple[AnyAbility, ...]:
    """The face's abilities; a power or toughness that isn't a number is an ability that defines it (208.2)."""
    power = None if isinstance(face.power, int) else face.power
    toughness = None if isinstance(face.toughness, int) else face.toughness
    if power is None and toughness is None:
        return face.abilities
    defining = SetPowerToughness(power=power, toughness=toughness, defining=True)
    return (*face.abilities, Static(zone="any", rules=(Continuous(what="this", changes=(defining,)),)))


def with_keywords(values: Characteristics) -> Characteristics:
    """The same characteristics, with the names of keyword abilities read off the abilities."""
    words = [ability for ability in values.abilities if isinstance(ability, Keyword)]
    if not words and not values.keywords:
        return values
    return replace(values, keywords=frozenset(word.name for word in words))


@cache
def keyword_abilities(name: str) -> tuple[AnyAbility, ...]:
    """A keyword that needs nothing more ("flying"), and the abilities that it stands for."""
    word = Keyword(name=name)
    return (word, *expanded(word))


@rule("709.4", "202.3d", "709.4b", "709.4a", "709.4c")
def combined_halves(halves: tuple[Characteristics, ...]) -> Characteristics:
    """Off the stack a split card has the names, mana costs, colors, types and abilities of both halves together."""
    symbols = tuple(symbol for half in halves if half.mana_cost for symbol in half.mana_cost.symbols)
    cost = ManaCost(symbols) if any(half.mana_cost for half in halves) else None
    return with_keywords(
        replace(
            halves[0],
            names=tuple(name for half in halves for name in half.names),
            mana_cost=cost,
            mana_value=cost.mana_value() if cost else 0,
            colors=frozenset[Color]().union(*(half.colors for half in halves)),
            supertypes=frozenset[str]().union(*(half.supertypes for half in halves)),
            types=frozenset[str]().union(*(half.types for half in halves)),
            subtypes=frozenset[str]().union(*(half.subtypes for half in halves)),
            abilities=tuple(ability for half in halves for ability in half.abilities),
        )
    )


# --- the object -------------------------------------------------------------------------------------------------------


def starting_values(object: GameObject) -> Characteristics:
    """The values that the layers start from: what is printed, as far as it counts where the object is (613.1).

    What the object took from another one as it entered or was created comes instead (707.2); who controls it and whether it is
    face down are not looked at.
    """
    if object.kind == "ability":
        return NOTHING
    if object.copied is not None:
        return object.copied
    prints = _prints(object.card)
    if object.kind == "emblem":
        return Characteristics(abilities=prints.faces[0].abilities, keywords=prints.faces[0].keywords)
    if prints.combined is not None and not half_counts(object):
        return prints.combined
    return prints.faces[object.face if object.face and other_face_counts(object) else 0]


NOTHING = Characteristics()
"""The characteristics of an object that has none, such as an ability on the stack."""


@rule("709.3b", "709.4", "709.4d", "702.102b", "702.102c")
def half_counts(object: GameObject) -> bool:
    """Only on the stack does a split card have the characteristics of one half alone, and not if both halves were cast as one spell."""
    return object.zone == "stack" and object.face != FUSED


@rule("712.8a", "715.4", "720.4", "712.8d", "715.2", "720.2")
def other_face_counts(object: GameObject) -> bool:
    """Any face but the first counts only where it can be in use: a back face on the battlefield or stack, an inset frame on the stack."""
    if object.card.layout in INSET_LAYOUTS:
        return object.zone == "stack"
    return object.zone in ("battlefield", "stack")


@rule("202.3e", without=lambda values, object: values.mana_value)
def mana_value(values: Characteristics, object: GameObject) -> int:
    """In a mana value {X} is the number chosen for it while the object is on the stack, and 0 anywhere else."""
    cost = values.mana_cost
    if cost is None or object.zone != "stack" or not cost.has_x():
        return values.mana_value
    return cost.mana_value(object.announced.x or 0 if object.announced else 0)


def _what_counts(object: GameObject) -> Hashable:
    """All on which the values of an object depend that no effect has changed."""
    chosen_x = object.announced.x if object.announced is not None and object.zone == "stack" else None
    shown = (object.zone, object.kind, object.face, object.face_down, object.controller, object.owner, chosen_x)
    return (shown, identity(object.card), identity(object.copied), identity(object.listed))


_ALIKE = Alike(_what_counts)


@memo_by_identity
def alike(object: GameObject) -> GameObject:
    """An object that has the same values as this one before any effect changes them."""
    return _ALIKE.first(object)


def initial(object: GameObject) -> Characteristics:
    """What an object is before any effect changes it, face down or not, and who controls it."""
    return _initial(alike(object))


@memo_by_identity
def _initial(object: GameObject) -> Characteristics:
    values = starting_values(object)
    if object.face_down is not None and object.zone in ("battlefield", "stack"):
        values = face_down_values(object)
    return replace(values, mana_value=mana_value(values, object), controller=first_controller(object))


@rule("108.4", "109.4")
def first_controller(object: GameObject) -> str | None:
    """Only objects on the stack or the battlefield have a controller, and emblems: whoever put them there, unless an effect says else."""
    if object.zone in ("battlefield", "stack") or object.kind == "emblem":
        return object.controller or object.owner
    return None


# --- face down --------------------------------------------------------------------------------------------------------

_WARD = Keyword(name="ward", cost=("{2}",))

_FACE_DOWN = Characteristics(types=frozenset({"creature"}), power=2, toughness=2)

_FACE_DOWN_WARD = with_keywords(replace(_FACE_DOWN, abilities=(_WARD, *expanded(_WARD))))


@rule("708.2", "708.2a", "701.58a", "702.168a", "701.40a")
def face_down_values(object: GameObject) -> Characteristics:
    """A face-down object is a 2/2 creature with no text, name, subtypes or mana cost; cloak and disguise give it ward {2}.

    If the effect that made it face down lists other characteristics, it has just those.
    """
    if object.listed is not None:
        return object.listed
    return _FACE_DOWN_WARD if object.face_down in FACE_DOWN_WITH_WARD else _FACE_DOWN


@rule("708.2")
def listed_values(listing: Listing) -> Characteristics:
    """The characteristics that an effect lists for what it turns face down; there are no others, so it has no name and no color."""
    line = type_line(listing.type)
    return with_keywords(
        Characteristics(
            supertypes=frozenset(line.supertypes),
            types=frozenset(line.types),
            subtypes=frozenset(line.subtypes),
            power=listing.power,
            toughness=listing.toughness,
        )
    )


# --- abilities that come with what an object is -----------------------------------------------------------------------


def _taps_for(symbol: str) -> Activated:
    return Activated(zone="battlefield", cost=("{T}",), effects=(AddMana(mana=f"{{{symbol}}}"),))


INTRINSIC: dict[str, Activated] = {
    land: _taps_for(symbol) for land, symbol in zip(BASIC_LAND_TYPES, ("W", "U", "B", "R", "G"), strict=True)
}


@rule("305.6")
def intrinsic_abilities(values: Characteristics) -> tuple[Activated, ...]:
    """A land with a basic land type has the mana ability of that type, whatever its text says."""
    if "land" not in values.types:
        return ()
    return tuple(ability for land, ability in INTRINSIC.items() if land in values.subtypes)


@rule("604.3", "604.3a")
def is_defining(ability: AnyAbility) -> bool:
    """An ability is characteristic-defining if, unconditionally, it defines only its own object's colors, subtypes, power or toughness.

    That it is printed (or copied) and was not granted is for the caller to know.
    """
    if not isinstance(ability, Static) or ability.condition is not None:
        return False
    return bool(ability.rules) and all(
        isinstance(word, Continuous) and word.what == "this" and all(_defines(change, ability) for change in word.changes)
        for word in ability.rules
    )


def _defines(change: object, ability: Static) -> bool:
    if isinstance(change, SetPowerToughness):
        return change.defining
    if ability.zone != "any":
        return False
    if isinstance(change, ChangeTypes):
        only_subtypes = ChangeTypes(
            add_subtypes=change.add_subtypes, set_subtypes=change.set_subtypes, all_creature_types=change.all_creature_types
        )
        return change == only_subtypes
    return isinstance(change, ChangeColors)
