"""All that is wrong with a card file, not only what comes first: each mistake is put right in a copy, and the copy is read again.

What only follows from putting something right isn't told.  Where it can't be put right by itself, the whole ability gives way to a plain
one, and what else may be wrong in it stays untold.
"""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from oracle.cards.errors import Key, Unfit
from oracle.cards.shapes import value_at

MOST_MISTAKES = 20
"""So many mistakes of one file are told at most."""

PLAIN: dict[str, Any] = {"name": "A", "cost": "{1}"}
"""What stands in for keys that a card can't do without; for its type see `_plain_type`."""


def all_mistakes(raw: dict[str, Any], mistake_in: Callable[[dict[str, Any]], Unfit | None]) -> list[Unfit]:
    """The mistakes of a card file, in the order in which they are found; `mistake_in` tells the first of what it is given, if any."""
    mended = deepcopy(raw)
    found: list[Unfit] = []
    done: set[Key] = set()
    while len(found) < MOST_MISTAKES and (mistake := mistake_in(mended)) is not None:
        follows = any(key[: len(mistake.key)] == mistake.key for key in done)
        if not follows:
            found.append(mistake)
        if not _put_right(mended, mistake.key, done, follows):
            break
    return found


def _put_right(raw: dict[str, Any], key: Key, done: set[Key], follows: bool) -> bool:
    """Change what stands at a key so that the mistake is gone; whether there was anything to change."""
    around = value_at(raw, key[:-1]) if key else None
    if not follows and isinstance(around, dict) and key[-1] in around:
        plain = {**PLAIN, "type": _plain_type(around)}.get(str(key[-1]))
        if plain is not None and around[key[-1]] != plain:
            around[key[-1]] = plain
        else:
            del around[key[-1]]
        done.add(key)
        return True
    ability = _ability_around(key)
    if ability is None or ability in done:
        return False
    abilities = value_at(raw, ability[:-1])
    if not isinstance(abilities, list) or not isinstance(ability[-1], int) or ability[-1] >= len(abilities):
        return False
    before = abilities[ability[-1]]
    is_spell = isinstance(before, dict) and before.get("kind") == "spell"
    kind = {"kind": "spell"} if is_spell else {"kind": "activated", "cost": ["{1}"]}
    abilities[ability[-1]] = {**kind, "effects": [{"do": "draw"}]}
    done.add(ability)
    return True


def _plain_type(face: dict[str, Any]) -> str:
    """A type of which a face that has all else can be."""
    abilities = face.get("abilities")
    if isinstance(abilities, list) and any(isinstance(each, dict) and each.get("kind") == "spell" for each in abilities):
        return "Sorcery"
    if "power" in face or "toughness" in face:
        return "Creature"
    return "Planeswalker" if "loyalty" in face else "Artifact"


def _ability_around(key: Key) -> Key | None:
    """The key of the ability of the card in which something stands."""
    for length in range(1, len(key)):
        if key[length - 1] == "abilities" and isinstance(key[length], int):
            return key[: length + 1]
    return None
