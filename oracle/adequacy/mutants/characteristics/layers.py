"""Misreadings of the rules in `oracle/rules/characteristics/layers.py`."""

from typing import Any

from oracle.adequacy.mutant import Right, mutant
from oracle.cards.changes import ChangeTypes
from oracle.rules.characteristics import layers
from oracle.rules.characteristics.effect_in_layers import Applying
from oracle.rules.state.game import ObjectId


@mutant(
    "dependent-effects-wait",
    replaces=layers.Projection.objects_of,
    belief="A player to whom lands are Mountains under a Blood Moon, basic ones too.",
)
def basic_lands_are_set_too(right: Right, self: Any, effect: Applying, table: Any) -> tuple[ObjectId, ...]:
    setting = any(isinstance(change, ChangeTypes) and change.set_land_types for change in effect.changes)
    found: tuple[ObjectId, ...] = right(self, effect, table)
    lands = (id for id in self.game.zone("battlefield") if "land" in self.game.objects[id].card.faces[0].types)
    every = lands if setting else ()
    return (*found, *(id for id in every if id not in found))


@mutant(
    "manifest-dread-procedure",
    replaces=layers.Projection.existing,
    belief="A player to whom a face-down creature is a 2/2, whatever else is on the battlefield.",
)
def nothing_changes_a_face_down_creature(right: Right, self: layers.Projection, table: layers.AllValues) -> list[object]:
    if any(object.face_down for object in self.game.objects.values()):
        return []
    found: list[object] = right(self, table)
    return found
