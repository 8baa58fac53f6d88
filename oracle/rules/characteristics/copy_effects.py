"""What becoming a copy does to an object's values (707.2, 707.9), and what exceptions add to it."""

from collections.abc import Sequence

import msgspec

from oracle.cards.abilities import AnyAbility, Static
from oracle.cards.changes import AnyChange, BecomeCopy, ChangeColors, ChangeTypes, SetPowerToughness
from oracle.cards.statics import Continuous
from oracle.rules.characteristics.changes import make
from oracle.rules.characteristics.printed import is_defining, mana_value
from oracle.rules.citation import rule
from oracle.rules.state.game import Characteristics, GameObject

replace = msgspec.structs.replace


def become(before: Characteristics, copied: Characteristics, change: BecomeCopy, object: GameObject) -> Characteristics:
    """The values of an object that a copy effect applies to; who controls it stays as it is."""
    values = with_exceptions(copied, change.exceptions)
    return replace(values, mana_value=mana_value(values, object), controller=before.controller)


@rule("707.9", "707.9a", "707.9b")
def with_exceptions(values: Characteristics, changes: Sequence[AnyChange]) -> Characteristics:
    """Exceptions to a copy are part of what is copied: copies of the copy have them too."""
    for change in changes:
        values = make(_without_defining(values, change), change)
    return values


@rule("707.9d")
def _without_defining(values: Characteristics, change: AnyChange) -> Characteristics:
    """If an exception gives a value of its own, the ability that would define that characteristic is not copied."""
    if isinstance(change, SetPowerToughness):
        kind: type[AnyChange] = SetPowerToughness
    elif isinstance(change, ChangeColors) and change.set is not None:
        kind = ChangeColors
    elif isinstance(change, ChangeTypes) and change.set_subtypes is not None:
        kind = ChangeTypes
    else:
        return values
    return replace(values, abilities=tuple(ability for ability in values.abilities if not _defines(ability, kind)))


def _defines(ability: AnyAbility, kind: type[AnyChange]) -> bool:
    if not isinstance(ability, Static) or not is_defining(ability):
        return False
    return any(isinstance(change, kind) for word in ability.rules if isinstance(word, Continuous) for change in word.changes)
