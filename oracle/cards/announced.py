"""What a face says of its own announcement must be announced: an X that a cost has, a cost that may be paid (107.3, 118.8-118.9)."""

from collections.abc import Iterator
from typing import Any

import msgspec

from oracle.cards import abilities, conditions, effects, filters, statics, triggers
from oracle.cards.card import Face
from oracle.cards.errors import Key, Unfit, nearest
from oracle.cards.texts import texts


def check_announced(face: Face, printed: tuple[abilities.AnyAbility, ...], key: Key) -> None:
    """Raises Unfit for an ability that speaks of an X that nobody chooses, or of a cost that there isn't; `printed` are under `key`."""
    of_spell = face.mana_cost is not None and face.mana_cost.has_x()
    costs = [*words_in(face.abilities)]
    optional = {word.name for word in costs if isinstance(word, statics.AdditionalCost | statics.AlternativeCost) and word.name}
    of_spell = of_spell or any(
        _has_x(getattr(word, "cost", ()))
        for word in costs
        if isinstance(word, statics.AdditionalCost | statics.AlternativeCost | abilities.Keyword)
    )
    for index, ability in enumerate(printed):
        if not of_spell and _has_x((ability,)) and not _defines_x(ability):
            raise Unfit((*key, index), "X is 0 here: no cost has an {X}, and nothing is saved as 'X'")
        for word in words_in((ability,)):
            _check_paid(word, optional, (*key, index))


def _check_paid(word: msgspec.Struct, optional: set[str], key: Key) -> None:
    if isinstance(word, conditions.CostPaid) and word.name not in optional:
        raise Unfit(key, f"no cost is called {word.name!r}{nearest(word.name, optional)}")
    kicked = isinstance(word, conditions.Kicked) or (isinstance(word, filters.TargetSpec) and word.if_kicked)
    if kicked and "kicker" not in optional:
        raise Unfit(key, "it can't be kicked: it has no kicker")


def _has_x(value: Any) -> bool:
    """Whether X is said anywhere in these words: as a number, or in symbols."""
    rows = value if isinstance(value, tuple) else (value,)
    return any("{X}" in row for row in rows if isinstance(row, str)) or any(
        text == "X" if role == "number" else role in ("cost", "mana") and "{X}" in text for role, text in texts(rows)
    )


def _defines_x(ability: abilities.AnyAbility) -> bool:
    """Whether the ability says what X is: by its cost, by what it saves or lets be paid, by the spell on which it triggers (107.3c-f)."""
    for word in words_in((ability,)):
        if isinstance(word, abilities.Activated) and _has_x(word.cost):
            return True
        if isinstance(word, effects.MayPay | effects.Unless) and _has_x(word.cost):
            return True
        if isinstance(word, triggers.Casts) or getattr(word, "save", None) == "X":
            return True
    return False


def words_in(value: Any) -> Iterator[msgspec.Struct]:
    """All words in a value, at whatever depth."""
    if isinstance(value, msgspec.Struct):
        yield value
        for name in value.__struct_fields__:
            yield from words_in(getattr(value, name))
    elif isinstance(value, tuple):
        for item in value:
            yield from words_in(item)
    elif isinstance(value, dict):
        for item in value.values():
            yield from words_in(item)
