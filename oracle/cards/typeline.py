"""Type lines: "Legendary Creature — God" as supertypes, card types and subtypes (205)."""

from functools import cache
from typing import NamedTuple

from oracle.cards.errors import nearest
from oracle.cards.subtypes import SUBTYPES

CARD_TYPES = ("artifact", "battle", "creature", "enchantment", "instant", "kindred", "land", "planeswalker", "sorcery")
"""The card types of traditional cards that can be in a game without variants (205.2a)."""

SUPERTYPES = ("basic", "legendary", "snow", "world")


class TypeLine(NamedTuple):
    """What a type line says; supertypes and types in lower case, subtypes as printed, all in printed order."""

    supertypes: tuple[str, ...]
    types: tuple[str, ...]
    subtypes: tuple[str, ...]


@cache
def type_line(text: str) -> TypeLine:
    """Read "Legendary Creature — God"; the dash may also be "-".

    Raises ValueError for a word that isn't a type, or a subtype of none of the card types on the line (205.3d).
    """
    before, _, after = text.replace(" - ", " — ").partition(" — ")
    supertypes: list[str] = []
    types: list[str] = []
    for word in before.split():
        if word.lower() in SUPERTYPES and not types:
            supertypes.append(word.lower())
        elif word.lower() in CARD_TYPES:
            types.append(word.lower())
        else:
            raise ValueError(f"{word!r} isn't a supertype or card type here{nearest(word, (*SUPERTYPES, *CARD_TYPES))}")
    if not types:
        raise ValueError(f"{text!r} has no card type")
    valid = frozenset[str]().union(*(SUBTYPES[kind] for kind in types))
    subtypes = tuple(word.replace("_", " ") for word in after.replace("Time Lord", "Time_Lord").split())
    for word in subtypes:
        if word not in valid:
            raise ValueError(f"{word!r} isn't a subtype of {' or '.join(types)}{nearest(word, valid)}")
    return TypeLine(tuple(supertypes), tuple(types), subtypes)


WITHOUT_RULES = {
    "battle": "310",
    "Attraction": "717",
    "Case": "719",
    "Class": "716",
    "Contraption": "701.45",
    "Role": "303.7",
    "Room": "709.5",
    "Saga": "714",
    "Siege": "310.11",
    "Spacecraft": "721",
}
"""Card types and subtypes with rules of their own that the engine doesn't have, and where those stand."""

WITH_RULES = ("Adventure", "Aura", "Equipment", "Fortification", "Omen", "Vehicle", "planeswalker", "the basic land types")
"""Subtypes and card types with rules of their own that the engine has, for a reader who is told that another isn't there."""


def see_that_it_has_rules(line: TypeLine) -> None:
    """Raises ValueError for a type line with a card type or subtype whose own rules aren't there: such a card would be played wrongly."""
    for word in (*line.types, *line.subtypes):
        if word in WITHOUT_RULES:
            raise ValueError(
                f"the rules of a {word} ({WITHOUT_RULES[word]}) aren't there, so no card can be one; "
                f"known with rules of their own are {', '.join(WITH_RULES)}"
            )
