"""Who fights whom: reading the combat phase (506).

What attacks what and who blocks whom is kept in `Game.combat`; here are the questions that attacking, blocking and damage share.
"""

from oracle.rules.characteristics.continuous import characteristics, controller
from oracle.rules.citation import rule
from oracle.rules.state.game import Game, ObjectId, Target


@rule("506.2", "506.3", "802.2")
def attackable(game: Game, player: str) -> tuple[Target, ...]:
    """The attacking player's opponents and the planeswalkers that these control can be attacked."""
    opponents = game.opponents(player)
    planeswalkers = tuple(id for id in game.zone("battlefield") if is_planeswalker(game, id) and controller(game, id) in opponents)
    return (*opponents, *planeswalkers)


def is_planeswalker(game: Game, id: ObjectId) -> bool:
    """Whether it is a planeswalker on the battlefield."""
    return id in game.objects and game.objects[id].zone == "battlefield" and "planeswalker" in characteristics(game, id).types


@rule("506.4c", "510.1b")
def attacked(game: Game, attacker: ObjectId) -> Target | None:
    """What a creature is attacking now: None once the planeswalker is gone, none any more or the attacking player's own."""
    target = game.combat.attackers.get(attacker)
    if isinstance(target, str):
        return None if game.player(target).lost else target
    if target is None or not is_planeswalker(game, target) or controller(game, target) == controller(game, attacker):
        return None
    return target


@rule("508.5")
def defending_player(game: Game, attacker: ObjectId) -> str | None:
    """The defending player is whom the creature attacks, or the controller (now or at last) of the planeswalker it attacks."""
    target = game.combat.attackers.get(attacker)
    if target is None or isinstance(target, str):
        return target
    holder = controller(game, target) if target in game.objects else game.past[target].characteristics.controller
    if holder is not None and holder != controller(game, attacker):
        return holder
    return next(iter(game.opponents(game.turn.active)), None)


def blockers_of(game: Game, attacker: ObjectId) -> tuple[ObjectId, ...]:
    """The creatures that are blocking an attacker now."""
    return tuple(blocker for blocker, blocked in game.combat.blockers.items() if attacker in blocked)


def blocked_by(game: Game, blocker: ObjectId) -> tuple[ObjectId, ...]:
    """The attackers that a creature is blocking now."""
    return tuple(attacker for attacker in game.combat.blockers.get(blocker, ()) if attacker in game.combat.attackers)


@rule("506.4")
def no_longer_fighting(game: Game) -> tuple[ObjectId, ...]:
    """What stops being a creature is removed from combat."""
    fighting = dict.fromkeys((*game.combat.attackers, *game.combat.blockers))
    return tuple(id for id in fighting if id in game.objects and "creature" not in characteristics(game, id).types)
