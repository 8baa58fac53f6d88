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
