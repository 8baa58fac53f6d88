"""From a game back to a position, where a position can say all that there is to the game.

A position knows players, cards and their status; it knows no stack, no tokens, nothing that lasts or waits, and nothing of what has
happened.  `write_out` refuses (`Inexpressible`) whatever it would have to leave out, so that a game that was written out and dealt
again (`dealing`) goes on as it would have gone on.
"""

from oracle.cards.symbols import written
from oracle.engines.port import PositionError
from oracle.protocol.messages import ObjectSpec, PlayerSpec, Position
from oracle.rules.characteristics.continuous import controller
from oracle.rules.state.game import Announcement, Combat, Game, GameObject, Player

ORDER = ("battlefield", "exile", "graveyard", "hand", "library")


class Inexpressible(PositionError):  # noqa: N818 - it says what the game is
    """A position can't say all that there is to the game; the message says what."""


def write_out(game: Game) -> Position:
    """The position in which a game stands as the active player has priority.  Raises `Inexpressible`."""
    _check_game(game)
    for player in game.players:
        _check_player(player)
    keys = sorted((key for key in game.zones if key[0] in ORDER), key=lambda key: ORDER.index(key[0]))
    objects = [game.objects[id] for key in keys for id in game.zones[key]]
    for object in objects:
        _check_object(game, object)
    arrival = [object.timestamp for object in objects if object.zone == "battlefield"]
    _refuse(arrival != sorted(arrival), "the order of timestamps, which isn't that of arrival")
    return Position(
        players=tuple(
            PlayerSpec(each.name, each.life, written(unit.type for unit in each.pool), each.lands_played) for each in game.players
        ),
        objects=tuple(_written_out(game, object) for object in objects),
        active_player=game.turn.active,
        step=game.turn.step,  # type: ignore[arg-type]
        turn=game.turn.number,
        edition=game.edition,
        seed=game.seed,
    )


def _player(player: Player) -> PlayerSpec:
    pool = written(unit.type for unit in player.pool)
    return PlayerSpec(name=player.name, life=player.life, mana_pool=pool, lands_played=player.lands_played)


def _refuse(found: object, what: str) -> None:
    if found:
        raise Inexpressible(f"a position can't say: {what}")


def _check_game(game: Game) -> None:
    _refuse(game.ended, "that the game is over")
    _refuse(game.turn.priority != game.turn.active or game.turn.passed, "who has priority or has passed")
    _refuse(game.zone("stack"), "what the objects on the stack are about")
    _refuse(game.zone("command"), "what is in the command zone")
    _refuse(game.effects or game.delayed or game.waiting, "what lasts or is still to come")
    _refuse(game.combat != Combat(), "who attacks and blocks")
    _refuse(game.this_turn, "what has happened this turn")
    _refuse(game.shuffles, "how often chance has been asked")


def _check_player(player: Player) -> None:
    _refuse(player.lost, "that a player has left the game")
    _refuse(player.counters or player.extra_lands or player.drew_from_empty, f"what {player.name} has beside life, mana and land plays")
    _refuse(any(unit.only is not None or unit.snow for unit in player.pool), f"what {player.name}'s mana may be spent on")


def _check_object(game: Game, object: GameObject) -> None:
    name = object.card.name
    _refuse(object.kind != "card" or object.label is None, f"that {name} isn't a card of the position")
    _refuse(object.copied or object.listed or object.skips_untap or object.deathtouched, f"what has become of {name}")
    _refuse(object.announced not in (None, Announcement()), f"how {name} was cast")
    _refuse(object.exiled_with is not None or object.known_to, f"what else is known of {name}")
    _refuse(object.loyalty_used == game.turn.number, f"that a loyalty ability of {name} was activated")
    _refuse(object.zone == "battlefield" and object.controller != controller(game, object.id), f"who gave {name} away")
    _refuse("loyalty" in _printed_counters(object) and "loyalty" not in object.counters, f"that {name} has no loyalty left")


def _printed_counters(object: GameObject) -> tuple[str, ...]:
    """The counters that a permanent of a position has unless it says otherwise."""
    up = object.zone == "battlefield" and object.face_down is None
    return ("loyalty",) if up and object.card.faces[object.face].loyalty is not None else ()


def _written_out(game: Game, object: GameObject) -> ObjectSpec:
    assert object.label is not None
    player = object.controller if object.zone == "battlefield" and object.controller is not None else object.owner
    attached_to = object.attached_to
    return ObjectSpec(
        label=object.label,
        card=object.card.name,
        player=player,
        zone=object.zone,
        owner=None if object.owner == player else object.owner,
        face=object.card.faces[object.face].name if object.zone == "battlefield" and object.face else None,
        tapped=object.tapped,
        face_down=object.face_down if object.face_up_exile else "effect",  # type: ignore[arg-type]
        sick=object.zone == "battlefield" and object.held_since >= game.player(player).turn_began,
        counters=dict(object.counters),
        damage=object.damage,
        attached_to=game.objects[attached_to].label if isinstance(attached_to, int) else attached_to,
        chosen=dict(object.chosen),
    )
