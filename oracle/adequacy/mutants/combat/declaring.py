"""Misreadings of the rules in `oracle/rules/combat/declaring.py`."""

from oracle.adequacy.mutant import Right, mutant
from oracle.rules.characteristics.continuous import characteristics, controller
from oracle.rules.combat import declaring
from oracle.rules.state.game import Game, ObjectId


@mutant(
    "why-a-creature-cant-attack",
    replaces=declaring.is_own_untapped_creature,
    belief="A player to whom tapped creatures fight like others.",
)
def tapped_creatures_fight(right: Right, game: Game, id: ObjectId, player: str) -> bool:
    there = id in game.objects and game.objects[id].zone == "battlefield"
    return there and "creature" in characteristics(game, id).types and controller(game, id) == player


@mutant(
    "why-a-creature-cant-attack",
    replaces=declaring.has_defender,
    belief="An engine's author who has left defender out.",
)
def defenders_attack(right: Right, game: Game, id: ObjectId) -> bool:
    return False
