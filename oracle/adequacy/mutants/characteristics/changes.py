"""Misreadings of the rules in `oracle/rules/characteristics/changes.py`."""

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.cards.changes import ChangeTypes
from oracle.cards.subtypes import LAND_TYPES
from oracle.rules.characteristics import changes
from oracle.rules.state.game import Characteristics

replace = msgspec.structs.replace


@mutant(
    "dependent-effects-wait",
    replaces=changes.set_land_types,
    belief="A player who believes that a land that becomes a Mountain keeps what is written on it.",
)
def mountains_keep_their_text(right: Right, it: Characteristics, new: tuple[str, ...]) -> Characteristics:
    mountain: Characteristics = replace(right(it, new), abilities=it.abilities)
    return mountain


@mutant(
    "dependent-effects-wait",
    replaces=changes.change_types,
    belief="A player to whom a land that is a Swamp is a Swamp, and nothing that it was before.",
)
def added_land_types_replace(right: Right, it: Characteristics, change: ChangeTypes) -> Characteristics:
    lands = frozenset(change.add_subtypes) & LAND_TYPES
    changed: Characteristics = right(it, change)
    return replace(changed, subtypes=(changed.subtypes - LAND_TYPES) | lands) if lands else changed


@mutant(
    "dependent-effects-wait",
    replaces=changes.change_types,
    belief="An engine's author who works out once, when Urborg enters, what it does.",
)
def urborg_does_nothing_any_more(right: Right, it: Characteristics, change: ChangeTypes) -> Characteristics:
    return it if frozenset(change.add_subtypes) & LAND_TYPES else right(it, change)


@mutant(
    "dependent-effects-wait",
    replaces=changes.set_land_types,
    belief="A player to whom what is set to be a Mountain is that and nothing else, so no creature either.",
)
def mountain_is_all_that_it_is(right: Right, it: Characteristics, new: tuple[str, ...]) -> Characteristics:
    changed: Characteristics = right(it, new)
    return replace(changed, types=frozenset({"land"}))
