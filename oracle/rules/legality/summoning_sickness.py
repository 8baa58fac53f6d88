"""Creatures that came under their controller's control only this turn (302.6), which combat and costs ask about."""

from oracle.rules.characteristics.continuous import characteristics, controller
from oracle.rules.citation import rule
from oracle.rules.state.game import Game, ObjectId


@rule("302.6")
def is_sick(game: Game, id: ObjectId) -> bool:
    """Its controller hasn't controlled it continuously since their most recent turn began."""
    object = game.objects[id]
    holder = controller(game, id) or object.owner
    return object.held_by not in (None, holder) or object.held_since >= game.player(holder).turn_began


@rule("302.6", "702.10b", "702.10c")
def sickness_matters(game: Game, id: ObjectId) -> bool:
    """Such a creature can't attack, and its abilities with {T} or {Q} in the cost can't be activated, unless it has haste."""
    values = characteristics(game, id)
    return "creature" in values.types and "haste" not in values.keywords and is_sick(game, id)
