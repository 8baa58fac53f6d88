"""Put objects into zones: exile, return, put onto the battlefield, shuffle into a library.

`put` says what each place means, and is used by every word that puts something somewhere (`Move`, `Search`, `Counter`).
"""

import msgspec

from oracle.cards import effects as words
from oracle.cards.filters import Filter
from oracle.rules import attachment, double_faced, faces, selections, zones
from oracle.rules.citation import rule
from oracle.rules.context import Context
from oracle.rules.decisions import Procedure
from oracle.rules.effects import until
from oracle.rules.effects.meaning import choose_objects, choose_some, meant, number, permanents, present, yours
from oracle.rules.events import Cause, Event, Moved, Position
from oracle.rules.game import Characteristics, Game, GameObject, ObjectId, Target, Zone
from oracle.rules.happening import happen
from oracle.rules.performing import Players, performs
from oracle.rules.table import Table

CAUSES: dict[str, Cause] = {"exile": "exile", "hand": "return"}
"""What moving to a place is called; anything else is "put"."""

LIBRARY_POSITIONS: dict[str, Position] = {
    "library top": "top",
    "library second": "second",
    "library bottom": "bottom",
    "library bottom random": "bottom",
    "library shuffled": "bottom",
}
"""Where in a library something is put; if the library is shuffled afterwards, it doesn't matter."""

PURPOSES = {"exile": "exile", "hand": "return", "battlefield": "put onto the battlefield", "graveyard": "put into the graveyard"}
"""What a choice of cards to move is about."""


class Manner(msgspec.Struct, frozen=True, kw_only=True):
    """How objects go where they go."""

    player: str
    """Who puts them there."""
    control: str | None = None
    """Under whose control they enter; None for their owners'."""
    tapped: bool = False
    transformed: bool = False
    face_down: bool = False
    listed: Characteristics | None = None
    counters: dict[str, int] = {}
    attached_to: Target | None = None
    random: bool = False


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
def move(table: Table, effect: words.Move, players: Players, context: Context) -> Procedure[tuple[ObjectId, ...]]:
    """Objects are put into a zone at the same time; later instructions of the same ability find what they have become there.

    608.2c, 608.2f, 400.7j
    """
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
    """A permanent enters under the control of the player who is told to put it onto the battlefield, unless the effect says otherwise.

    110.2a
    """
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
        listed=None if effect.listing is None else faces.listed_values(effect.listing),
        counters={kind: number(game, amount, context) for kind, amount in effect.counters.items()},
        attached_to=to[0] if to else None,
        random=effect.random,
    )


@rule("610.3a", "610.3b")
def already_left(game: Game, reference: str, context: Context) -> bool:
    """If the permanent whose leaving would end the effect has left already, nothing is moved.  610.3a, 610.3b"""
    return not permanents(game, reference, context)


def put(table: Table, ids: tuple[ObjectId, ...], to: words.Place, manner: Manner, context: Context) -> Procedure[tuple[ObjectId, ...]]:
    """Put objects into a place; returns what they have become."""
    if to == "battlefield":
        return (yield from put_onto_battlefield(table, ids, manner, context))
    if to in LIBRARY_POSITIONS:
        return (yield from put_into_libraries(table, ids, to, manner))
    cause = CAUSES.get(to, "put")
    destination: Zone = "exile" if to == "exile" else "hand" if to == "hand" else "graveyard"
    here = tuple(id for id in ids if zones.can_change_zones(table.game, id) and (to == "exile" or table.game.objects[id].zone != to))
    events = yield from happen(
        table,
        *(
            Moved(
                object=id,
                destination=destination,
                cause=cause,
                player=manner.player,
                counters=manner.counters,
                exiled_with=context.source if to == "exile" else None,
                exiled_face_down=manner.face_down and to == "exile",
            )
            for id in here
        ),
    )
    return zones.new_objects(events, here)


# --- onto the battlefield ---------------------------------------------------------------------------------------------


@rule("608.2f", "110.2a")
def put_onto_battlefield(table: Table, ids: tuple[ObjectId, ...], manner: Manner, context: Context) -> Procedure[tuple[ObjectId, ...]]:
    """Cards are put onto the battlefield at the same time; what can't enter the battlefield stays in its zone.  608.2f, 110.2a"""
    moves: list[Event] = []
    for id in ids:
        if not zones.can_change_zones(table.game, id) or table.game.objects[id].zone == "battlefield":
            continue
        object = table.game.objects[id]
        face = 0 if manner.face_down else entering_face(table.game, object, manner.transformed)
        if face is None:
            continue
        controller = manner.control or object.owner
        attached_to = manner.attached_to
        if attached_to is None and not manner.face_down and is_aura(object, face):
            attached_to = yield from choose_what_it_enchants(table, id, controller, context)
            if attached_to is None:
                continue
        elif attached_to is not None and not attachment.can_be_attached(table.game, id, attached_to):
            if is_aura(object, face):
                continue
            attached_to = None
        moves.append(
            Moved(
                object=id,
                destination="battlefield",
                cause="put",
                player=manner.player,
                controller=controller,
                face=face,
                face_down="effect" if manner.face_down else None,
                listed=manner.listed,
                tapped=manner.tapped,
                counters=manner.counters,
                attached_to=attached_to,
            )
        )
    return zones.new_objects((yield from happen(table, *moves)), ids)


@rule("400.4a")
def entering_face(game: Game, object: GameObject, transformed: bool) -> int | None:
    """The face that would be up as a card is put onto the battlefield; None if it stays where it is, as what is no permanent does.

    400.4a
    """
    face = double_faced.face_that_enters(object, game.edition, transformed)
    return face if face is not None and object.card.faces[face].is_permanent() else None


def is_aura(object: GameObject, face: int) -> bool:
    """Whether an object would enter as an Aura."""
    return "Aura" in faces.printed(object.card, face).subtypes


@rule("303.4f", "303.4g")
def choose_what_it_enchants(table: Table, id: ObjectId, controller: str, context: Context) -> Procedure[Target | None]:
    """Who puts an Aura onto the battlefield chooses what it enchants as it enters; if there is nothing, it stays where it is.

    303.4f, 303.4g
    """
    options = attachment.enchantable(table.game, id, controller)
    prompt = "What does it enchant?"
    chosen = yield from choose_some(table, controller, "enchant", options, context, 1, prompt=prompt, rule_number="303.4f")
    return chosen[0] if chosen else None


# --- into libraries ---------------------------------------------------------------------------------------------------


@rule("400.3", "401.4")
def put_into_libraries(table: Table, ids: tuple[ObjectId, ...], to: words.Place, manner: Manner) -> Procedure[tuple[ObjectId, ...]]:
    """Cards go into their owners' libraries only; who owns several that go to the same place decides their order there, or chance does.

    400.3, 401.4
    """
    here = tuple(id for id in ids if zones.can_change_zones(table.game, id))
    new: list[ObjectId] = []
    for player in table.game.players:
        own = tuple(id for id in here if table.game.object(id).owner == player.name)
        if own:
            new.extend((yield from put_into_library(table, own, to, manner, player.name)))
    return tuple(new)


def put_into_library(
    table: Table, ids: tuple[ObjectId, ...], to: words.Place, manner: Manner, owner: str
) -> Procedure[tuple[ObjectId, ...]]:
    """Put cards into their owner's library; those that are in it already only change their place."""
    position = LIBRARY_POSITIONS[to]
    if to == "library bottom random" or manner.random:
        ids = yield from zones.random_order(table, ids)
    elif to != "library shuffled":
        ids = yield from zones.arrange(table, owner, ids, "bottom" if position == "bottom" else "top")
    outside = [id for id in ids if table.game.objects[id].zone != "library"]
    moves = tuple(
        Moved(object=id, destination="library", cause="put", player=manner.player, position=position)
        for id in (outside if position == "bottom" else reversed(outside))
    )
    events = yield from happen(table, *moves)
    became = {event.object: event.became for event in events if isinstance(event, Moved) and event.became is not None}
    in_library = table.game.zone("library", owner)
    order = tuple(id for id in (became.get(id, id) for id in ids) if id in in_library)
    if to != "library shuffled" and len(outside) < len(ids):
        yield from happen(table, moved_within(table.game, owner, order, position))
    return tuple(became.get(id, id) for id in ids if id in became or id in in_library)


def moved_within(game: Game, owner: str, order: tuple[ObjectId, ...], position: Position) -> Event:
    """Cards of a library change their place in it."""
    if position == "bottom":
        return zones.rearranged(game, owner, (), order)
    kept = tuple(id for id in game.zone("library", owner) if id not in order)[: 1 if position == "second" else 0]
    return zones.rearranged(game, owner, (*kept, *order), ())


@rule("701.24c", "701.24d")
def shuffle_libraries(table: Table, effect: words.Move, players: Players, context: Context) -> Procedure[None]:
    """A library into which objects are to be shuffled is shuffled even if none of them is there any more, or there never was one.

    701.24c, 701.24d
    """
    owners = {table.game.object(id).owner for id in meant_to_be_shuffled(table.game, effect, context)}
    if isinstance(effect.what, Filter) and (not owners or effect.who != "you"):
        owners.update(players)
    for player in table.game.turn_order():
        if player in owners:
            yield from zones.shuffle(table, player)


def meant_to_be_shuffled(game: Game, effect: words.Move, context: Context) -> tuple[ObjectId, ...]:
    """The objects that the instruction spoke of, wherever they are by now."""
    return selections.objects(game, effect.what, context)
