"""Misreadings of the rules in `oracle/rules/legality/summoning_sickness.py`."""

from oracle.adequacy.mutant import Right, mutant
from oracle.rules.legality import summoning_sickness
from oracle.rules.state.game import Game, ObjectId


@mutant(
    "why-a-creature-cant-attack",
    replaces=summoning_sickness.sickness_matters,
    belief="A player who lets a creature attack in the turn in which it came under their control.",
)
def new_creatures_attack(right: Right, game: Game, id: ObjectId) -> bool:
    return False
