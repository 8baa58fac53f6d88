"""All that is wrong with a card file, not only what comes first: each mistake is put right in a copy, and the copy is read again.

What only follows from putting something right isn't told.  Where a mistake can't be put right by itself, the part of the ability that it
stands in (its cost, its trigger, an effect, a target) gives way to a plain one.  From then on only what is wrong with the shape of
abilities is told, since other parts may well speak of what the plain one doesn't have.  If that doesn't help, the whole ability gives way.
"""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from oracle.cards.errors import Key, Misshapen, Unfit
from oracle.cards.shapes import value_at

MOST_MISTAKES = 20
"""So many mistakes of one file are told at most."""

PLAIN: dict[str, Any] = {"name": "A", "cost": "{1}"}
"""What stands in for keys that a card can't do without; for its type see `_plain_type`."""

PARTS: dict[str, Any] = {
    "cost": ["{1}"],
    "trigger": {"when": "enters"},
    "effects": [{"do": "draw"}],
    "targets": [{"objects": {"any_type": ["creature"]}}],
}
"""What stands in for parts of abilities, by their keys; a list holds what stands in for each of its items."""


def all_mistakes(raw: dict[str, Any], mistake_in: Callable[[dict[str, Any]], Unfit | None]) -> list[Unfit]:
    """The mistakes of a card file, in the order in which they are found; `mistake_in` tells the first of what it is given, if any."""
    copy = _Copy(deepcopy(raw))
    found: list[Unfit] = []
    while len(found) < MOST_MISTAKES and (mistake := mistake_in(copy.raw)) is not None:
        if not copy.brought_about(mistake):
            found.append(mistake)
        if not copy.put_right(mistake):
            break
    return found


class _Copy:
    """A copy of a card file, and what was changed in it."""

    def __init__(self, raw: dict[str, Any]) -> None:
        self.raw = raw
        self._changed: set[Key] = set()
        """Keys at which something was left out or gave way to something plain."""

    def brought_about(self, mistake: Unfit) -> bool:
        """Whether there may be no such mistake in the file itself."""
        key = mistake.key
        if any(changed[: len(key)] == key for changed in self._changed):
            return True
        speaks_of_abilities = "abilities" in key or value_at(self.raw, key) == "*"
        return (
            not isinstance(mistake, Misshapen) and speaks_of_abilities and any({"abilities", "cost"} & set(each) for each in self._changed)
        )

    def put_right(self, mistake: Unfit) -> bool:
        """Change something so that the mistake is gone; whether there was anything left to change."""
        ability = _ability_around(mistake.key)
        if (ability is None or not self.brought_about(mistake)) and self._put_right_alone(mistake.key):
            return True
        if ability is None or ability in self._changed:
            return False
        return (isinstance(mistake, Misshapen) and self._make_part_plain(mistake.key, ability)) or self._make_plain(ability)

    def _put_right_alone(self, key: Key) -> bool:
        around = value_at(self.raw, key[:-1]) if key else None
        if not isinstance(around, dict) or key[-1] not in around:
            return False
        plain = (PARTS if "abilities" in key else {**PLAIN, "type": _plain_type(around)}).get(str(key[-1]))
        if plain is not None and around[key[-1]] != plain:
            around[key[-1]] = deepcopy(plain)
        else:
            del around[key[-1]]
        self._changed.add(key)
        return True

    def _make_part_plain(self, key: Key, ability: Key) -> bool:
        """Let the innermost part around a key give way, or leave out what isn't one of the parts; whether there was one."""
        for length in range(len(key), len(ability), -1):
            part, name = key[:length], key[length - 1]
            item = isinstance(name, int)
            plain = PARTS.get(str(key[length - 2] if item else name))
            around = value_at(self.raw, part[:-1])
            if plain is None or part in self._changed or value_at(self.raw, part) is None:
                continue
            if item == isinstance(plain, list):
                around[name] = deepcopy(plain[0] if item else plain)
                self._changed.add(part)
                return True
        outermost = key[: len(ability) + 1]
        if outermost in (ability, *self._changed) or value_at(self.raw, outermost) is None:
            return False
        del value_at(self.raw, ability)[outermost[-1]]
        self._changed.add(outermost)
        return True

    def _make_plain(self, ability: Key) -> bool:
        abilities = value_at(self.raw, ability[:-1])
        if not isinstance(abilities, list) or not isinstance(ability[-1], int) or ability[-1] >= len(abilities):
            return False
        before = abilities[ability[-1]]
        is_spell = isinstance(before, dict) and before.get("kind") == "spell"
        kind = {"kind": "spell"} if is_spell else {"kind": "activated", "cost": ["{1}"]}
        abilities[ability[-1]] = {**kind, "effects": [{"do": "draw"}]}
        self._changed.add(ability)
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
