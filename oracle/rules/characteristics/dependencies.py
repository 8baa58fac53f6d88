"""Dependencies between continuous effects (613.8): which of them wait for others within a layer.

Whether an effect depends on another is found out by trying: the other one is applied to a copy of all characteristics, and the first one
is asked again whether it exists, what it applies to, and what it does there.  Most effects can't depend on anything in a layer
because nothing they say is about what that layer changes; that much can be read off their words without trying.
"""

from typing import TYPE_CHECKING, Any

import msgspec

from oracle.cards.changes import BecomeCopy, ChangeControl, ChangeTypes, LoseAbilities
from oracle.cards.filters import Filter, ManaValue, Power, Toughness
from oracle.rules.characteristics.effect_in_layers import Applying
from oracle.rules.citation import rule
from oracle.rules.memo import memo_by_identity

if TYPE_CHECKING:
    from oracle.rules.characteristics.layers import AllValues, Projection

_NO_FIELDS = (None, (), False)

_FILTER_FIELDS: dict[str, frozenset[str]] = {
    "2": frozenset({"controller"}),
    "3": frozenset({"named", "name_chosen", "same_name_as"}),
    "4": frozenset(
        {
            "types", "any_type", "without_types", "supertypes", "without_supertypes", "subtypes", "any_subtype", "without_subtypes",
            "permanent_card", "basic_land", "type_chosen",
        }
    ),
    "5": frozenset({"colors", "without_colors", "colorless"}),
    "6": frozenset({"keywords", "without_keywords"}),
    "7": frozenset({"power", "toughness"}),
}  # fmt: skip
"""Fields of a filter that ask for what a layer changes."""


@rule("613.8a", "613.8b")
def independent(projection: "Projection", effects: list[Applying], layer: str) -> list[Applying]:
    """An effect waits for those that it depends on; effects that depend on each other in a loop don't wait for one another."""
    trials: dict[Any, AllValues] = {}
    others = {effect.key: waits_for(projection, effect, effects, layer, trials) for effect in effects}
    if not any(others.values()):
        return effects
    reached = {key: _reached(key, others) for key in others}
    return [effect for effect in effects if all(effect.key in reached[other] for other in others[effect.key])]


def _reached(key: object, others: dict[Any, set[Any]]) -> set[Any]:
    """All effects that one depends on, directly or through others."""
    found: set[Any] = set()
    open_keys = set(others[key])
    while open_keys:
        next_key = open_keys.pop()
        if next_key not in found:
            found.add(next_key)
            open_keys |= others[next_key]
    return found


def waits_for(projection: "Projection", effect: Applying, effects: list[Applying], layer: str, trials: "dict[Any, AllValues]") -> set[Any]:
    """Keys of the effects that one depends on directly.  `trials` keeps what the characteristics would be after each of them."""
    found: set[Any] = set()
    before: object = None
    all_values = projection.all_values
    for other in effects:
        if other is effect or not (reads(effect, layer) or may_take_ability(effect, other, layer)):
            continue
        if other.key not in trials:
            trials[other.key] = projection.applied(other, layer, all_values)
        trial = trials[other.key]
        if trial is all_values or (not reads(effect, layer) and trial.get(effect.source) is all_values.get(effect.source)):
            continue
        if before is None:
            before = what_it_does(projection, effect, layer, all_values)
        if what_it_does(projection, effect, layer, trial) != before:
            found.add(other.key)
    return found


@rule("613.8a")
def what_it_does(projection: "Projection", effect: Applying, layer: str, all_values: "AllValues") -> object:
    """What counts for dependency: whether the effect exists, which objects it applies to, and what it does to each of them."""
    if effect.affected is None and effect.ability is not None and not _exists(projection, effect, all_values):
        return None
    return projection.settled(effect, layer, all_values, projection.objects_of(effect, all_values))


def _exists(projection: "Projection", effect: Applying, all_values: "AllValues") -> bool:
    return any(("ability", effect.source, *word.place) == effect.key for word in projection.rules_on(effect.source, all_values))


def may_take_ability(effect: Applying, other: Applying, layer: str) -> bool:
    """Whether the other effect is of a kind that could take away the ability that this one comes from."""
    if effect.ability is None or effect.affected is not None:
        return False
    return any(_takes_abilities(change) for change in other.in_layer(layer))


def reads(effect: Applying, layer: str) -> bool:
    """Whether anything that an effect says is about what a layer changes; who "you" are, for a static ability, is a matter of layer 2."""
    if effect.ability is not None and layer == "2":
        return True
    layer = layer[0]
    if effect.affected is None:
        condition = effect.ability.static.condition if effect.ability is not None else None
        if isinstance(effect.what, Filter) and layer in _read_by(effect.what):
            return True
        if condition is not None and layer in _read_by(condition):
            return True
    return any(layer in _read_by(change) for change in effect.changes)


def _takes_abilities(change: object) -> bool:
    if isinstance(change, ChangeTypes):
        return change.set_land_types is not None
    return isinstance(change, LoseAbilities | BecomeCopy)


@memo_by_identity
def _read_by(word: Any) -> frozenset[str]:
    """The layers whose changes the meaning of a word depends on."""
    found: set[str] = set()
    if isinstance(word, Filter):
        for layer, fields in _FILTER_FIELDS.items():
            if any(getattr(word, name) not in _NO_FIELDS for name in fields):
                found.add(layer)
    if isinstance(word, Power | Toughness):
        found.add("7")
    if isinstance(word, ManaValue):
        found.add("1")
    if isinstance(word, ChangeControl):
        found.add("2")
    parts = (getattr(word, name) for name in word.__struct_fields__) if isinstance(word, msgspec.Struct) else word
    for part in parts:
        if isinstance(part, msgspec.Struct | tuple):
            found |= _read_by(part)
    return frozenset(found)
