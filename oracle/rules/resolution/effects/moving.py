"""Put objects into zones: exile, return, put onto the battlefield, shuffle into a library.

What each place means is said in `putting`.
"""

from oracle.cards import effects as words
from oracle.cards.filters import Filter
from oracle.rules.characteristics import printed, selections
from oracle.rules.citation import rule
from oracle.rules.instructions.dispatch import PlayerNames, performs
from oracle.rules.instructions.meaning import choose_objects, meant, number, permanents_meant, present, yours
from oracle.rules.moves import until, zones
from oracle.rules.moves.putting import Manner, entering_face, put
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.game import Game, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context

PURPOSES = {"exile": "exile", "hand": "return", "battlefield": "put onto the battlefield", "graveyard": "put into the graveyard"}
"""What a choice of cards to move is about."""


def movable(table: Table, effect: words.Move, player: str, context: Context) -> tuple[ObjectId, ...]:
    """The objects that a player could move: those that are meant and still there; their own, if several players choose."""
    ids = tuple(id for id in present(table.game, effect.what, context) if zones.can_change_zones(table.game, id))
    if effect.count is not None and effect.who != "you":
        ids = yours(table.game, player, ids)
    if effect.to == "battlefield":
        ids = tuple(
            id for id in ids if effect.face_down or entering_face(table.game, table.game.objects[id], effect.transformed) is not None
        )
    return ids


def something_to_move(table: Table, effect: words.Move, player: str, context: Context) -> bool:
    """Whether there is anything to move; a library can be shuffled with nothing to shuffle into it."""
    return effect.to == "library shuffled" or bool(movable(table, effect, player, context))


@performs(words.Move, possible=something_to_move)
@rule("608.2c", "608.2f", "400.7j")
def move(table: Table, effect: words.Move, players: PlayerNames, context: Context) -> Procedure[tuple[ObjectId, ...]]:
    """Objects are put into a zone at the same time; later instructions of the same ability find what they have become there."""
    if effect.until_leaves is not None and already_left(table.game, effect.until_leaves, context):
        return ()
    ids: tuple[ObjectId, ...] = ()
    for player in players:
        ids += tuple(id for id in (yield from chosen_to_move(table, effect, player, context)) if id not in ids)
    manner = manner_of(table.game, effect, players[0], context)
    origins = {id: table.game.objects[id].zone for id in ids}
    new = yield from put(table, ids, effect.to, manner, context)
    if effect.to == "library shuffled":
        yield from shuffle_libraries(table, effect, players, context)
    if effect.until_leaves is not None:
        yield from until.remember(table, effect.until_leaves, origins, context)
    return new


def chosen_to_move(table: Table, effect: words.Move, player: str, context: Context) -> Procedure[tuple[ObjectId, ...]]:
    """All that can be moved, or those that the player or chance chooses among it."""
    options = movable(table, effect, player, context)
    if effect.count is None and not effect.up_to:
        return options
    count = None if effect.count is None else number(table.game, effect.count, context)
    if effect.random:
        return (yield from zones.random_order(table, options))[:count]
    return (yield from choose_objects(table, player, PURPOSES.get(effect.to, "put"), options, context, count, effect.up_to))


@rule("110.2a")
def manner_of(game: Game, effect: words.Move, player: str, context: Context) -> Manner:
    """A permanent enters under the control of the player who is told to put it onto the battlefield, unless the effect says otherwise."""
    control: str | None = player
    if effect.control is not None:
        control = next(iter(selections.players(game, effect.control, context)), None)
    to = meant(game, effect.attached_to, context) if effect.attached_to is not None else ()
    return Manner(
        player=player,
        control=control,
        tapped=effect.tapped,
        transformed=effect.transformed,
        face_down=effect.face_down,
        listed=None if effect.listing is None else printed.listed_values(effect.listing),
        counters={kind: number(game, amount, context) for kind, amount in effect.counters.items()},
        attached_to=to[0] if to else None,
        random=effect.random,
    )


@rule("610.3a", "610.3b")
def already_left(game: Game, reference: str, context: Context) -> bool:
    """If the permanent whose leaving would end the effect has left already, nothing is moved."""
    return not permanents_meant(game, reference, context)


@rule("701.24c", "701.24d")
def shuffle_libraries(table: Table, effect: words.Move, players: PlayerNames, context: Context) -> Procedure[None]:
    """A library into which objects are to be shuffled is shuffled even if none of them is there any more, or there never was one."""
    owners = {table.game.object(id).owner for id in meant_to_be_shuffled(table.game, effect, context)}
    if isinstance(effect.what, Filter) and (not owners or effect.who != "you"):
        owners.update(players)
    for player in table.game.turn_order():
        if player in owners:
            yield from zones.shuffle(table, player)


def meant_to_be_shuffled(game: Game, effect: words.Move, context: Context) -> tuple[ObjectId, ...]:
    """The objects that the instruction spoke of, wherever they are by now."""
    return selections.objects(game, effect.what, context)
