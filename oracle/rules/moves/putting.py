"""Putting objects where an instruction says: onto the battlefield, into hands, graveyards, exile, and into libraries at a place.

`put` says what each place means, and is used by every word that puts something somewhere (`Move`, `Search`, `Counter`).
"""

import msgspec

from oracle.cards import effects as words
from oracle.rules.characteristics import double_faced, printed
from oracle.rules.citation import rule
from oracle.rules.events.pipeline import happen
from oracle.rules.instructions.meaning import choose_some
from oracle.rules.moves import zones
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import Cause, Event, LibraryPosition, Moved
from oracle.rules.state.game import Characteristics, Game, GameObject, ObjectId, Target, Zone
from oracle.rules.state.table import Table
from oracle.rules.targets import attachment
from oracle.rules.words.context import Context

CAUSES: dict[str, Cause] = {"exile": "exile", "hand": "return"}
"""What moving to a place is called; anything else is "put"."""

LIBRARY_POSITIONS: dict[str, LibraryPosition] = {
    "library top": "top",
    "library second": "second",
    "library bottom": "bottom",
    "library bottom random": "bottom",
    "library shuffled": "bottom",
}
"""Where in a library something is put; if the library is shuffled afterwards, it doesn't matter."""


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


def put(table: Table, ids: tuple[ObjectId, ...], to: words.Place, manner: Manner, context: Context) -> Procedure[tuple[ObjectId, ...]]:
    """Put objects into a place; returns what they have become.

    `to` is a zone or a place in the library (`LIBRARY_POSITIONS`); `manner` says how they come there.
    """
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
    """Cards are put onto the battlefield at the same time; what can't enter the battlefield stays in its zone."""
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
    """The face that would be up as a card is put onto the battlefield; None if it stays where it is, as what isn't a permanent does."""
    face = double_faced.face_that_enters(object, game.edition, transformed)
    return face if face is not None and object.card.faces[face].is_permanent() else None


def is_aura(object: GameObject, face: int) -> bool:
    """Whether an object would enter as an Aura."""
    return "Aura" in printed.printed(object.card, face).subtypes


@rule("303.4f", "303.4g")
def choose_what_it_enchants(table: Table, id: ObjectId, controller: str, context: Context) -> Procedure[Target | None]:
    """Who puts an Aura onto the battlefield chooses what it enchants as it enters; if there is nothing, it stays where it is."""
    options = attachment.enchantable(table.game, id, controller)
    prompt = "What does it enchant?"
    chosen = yield from choose_some(controller, "enchant", options, context, 1, prompt=prompt, rule_number="303.4f")
    return chosen[0] if chosen else None


# --- into libraries ---------------------------------------------------------------------------------------------------


@rule("400.3", "401.4")
def put_into_libraries(table: Table, ids: tuple[ObjectId, ...], to: words.Place, manner: Manner) -> Procedure[tuple[ObjectId, ...]]:
    """Cards go into their owners' libraries only; who owns several that go to the same place decides their order there, or chance does."""
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
    """Put cards into their owner's library; those that are in it already only change their place.

    `to` is a place in the library (`LIBRARY_POSITIONS`), `manner` says how they come there, `owner` whose library it is.
    """
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


def moved_within(game: Game, owner: str, order: tuple[ObjectId, ...], position: LibraryPosition) -> Event:
    """Cards of a library change their place in it."""
    if position == "bottom":
        return zones.rearranged(game, owner, (), order)
    kept = tuple(id for id in game.zone("library", owner) if id not in order)[: 1 if position == "second" else 0]
    return zones.rearranged(game, owner, (*kept, *order), ())
