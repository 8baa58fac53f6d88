"""Misreadings of the rules in `oracle/rules/characteristics/effect_in_layers.py`."""

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.adequacy.mutants.asked import same_card
from oracle.rules.characteristics import effect_in_layers
from oracle.rules.characteristics.effect_in_layers import Applying
from oracle.rules.state.game import ContinuousEffect, Game

replace = msgspec.structs.replace


@mutant(
    "cosima-land-trigger-rechecks-exile",
    replaces=effect_in_layers.of_resolution,
    belief="A player who sees the card in exile once more, and gives it back the ability that it had there.",
)
def exiled_anew_it_has_the_ability_again(right: Right, game: Game, effect: ContinuousEffect) -> Applying:
    objects = tuple(same_card(game, id, "exile") for id in effect.objects)
    found: Applying = right(game, replace(effect, objects=objects))
    return found
