"""Chapters 121, 400 and 701: cards go from zone to zone; libraries are drawn from, milled and shuffled.

A card that changes zones becomes a new object (400.7), so everything here returns the ids of the new ones.  Chance is a function of
the game alone: its seed and how often chance was asked before.
"""

import random

from oracle.rules.bounds import one_by_one
from oracle.rules.citation import rule
from oracle.rules.events.pipeline import happen
from oracle.rules.legality import prohibitions
from oracle.rules.state.decisions import Choose, Procedure, ask
from oracle.rules.state.events import Arranged, Cause, DrewFromEmpty, Event, Moved, RandomUsed, Shuffled
from oracle.rules.state.game import Game, ObjectId, Zone
from oracle.rules.state.table import Table


def new_objects(events: tuple[Event, ...], moved: tuple[ObjectId, ...] | None = None) -> tuple[ObjectId, ...]:
    """What became of objects that moved: the new objects' ids, of all of them or of those in `moved`."""
    return tuple(
        event.became
        for event in events
        if isinstance(event, Moved) and event.became is not None and (moved is None or event.object in moved)
    )


@rule("111.8", "707.10a", without=True)
def can_change_zones(game: Game, id: ObjectId) -> bool:
    """A token that has left the battlefield, or a copy that has left the stack, stays where it is until it ceases to exist."""
    object = game.objects.get(id)
    if object is None or object.kind in ("ability", "emblem"):
        return False
    return {"token": "battlefield", "copy": "stack"}.get(object.kind, object.zone) == object.zone


def move(
    table: Table,
    ids: tuple[ObjectId, ...],
    destination: Zone,
    cause: Cause = "put",
    player: str | None = None,
    exiled_with: ObjectId | None = None,
    exiled_face_down: bool = False,
) -> Procedure[tuple[ObjectId, ...]]:
    """Put objects into a zone at the same time; those that are gone are left out (400.7).  Returns the new ids.

    `cause` says by what ("destroy", "sacrifice" …), `player` who does it; `exiled_with` is the object whose ability exiles them.
    """
    here = tuple(id for id in ids if can_change_zones(table.game, id))
    events = yield from happen(
        table,
        *(
            Moved(
                object=id,
                destination=destination,
                cause=cause,
                player=player,
                exiled_with=exiled_with,
                exiled_face_down=exiled_face_down,
            )
            for id in here
        ),
    )
    return new_objects(events, here)


def top(game: Game, player: str, count: int) -> tuple[ObjectId, ...]:
    """The top cards of a player's library, as many as there are."""
    return game.zone("library", player)[: max(0, count)]


# --- drawing ----------------------------------------------------------------------------------------------------------


@rule("121.2", "121.1")
def draw(table: Table, player: str, count: int = 1) -> Procedure[tuple[ObjectId, ...]]:
    """Several cards are drawn one at a time, each from the top of the library into the hand."""
    drawn: tuple[ObjectId, ...] = ()
    for _ in range(one_by_one(count, "draws", "121.2")):
        drawn += yield from draw_one(table, player)
    return drawn


@rule("121.4", "704.5b", "121.3", "104.3c")
def draw_one(table: Table, player: str) -> Procedure[tuple[ObjectId, ...]]:
    """Who is to draw from an empty library draws nothing, and loses the next time state-based actions are checked."""
    if prohibitions.drawing(table.game, player) is not None:
        return ()
    cards = top(table.game, player, 1)
    if not cards:
        yield from happen(table, DrewFromEmpty(player=player))
        return ()
    return (yield from move(table, cards, "hand", "draw", player))


# --- from library and hand to graveyard -------------------------------------------------------------------------------


@rule("701.17a", "701.17b")
def mill(table: Table, player: str, count: int) -> Procedure[tuple[ObjectId, ...]]:
    """To mill is to put cards from the top of the library into the graveyard, all at once, as many as there are."""
    return (yield from move(table, top(table.game, player, count), "graveyard", "mill", player))


@rule("701.9a")
def discard(table: Table, player: str, ids: tuple[ObjectId, ...]) -> Procedure[tuple[ObjectId, ...]]:
    """To discard a card is to put it from its owner's hand into that player's graveyard."""
    hand = table.game.zone("hand", player)
    return (yield from move(table, tuple(id for id in ids if id in hand), "graveyard", "discard", player))


# --- chance and order -------------------------------------------------------------------------------------------------


def random_order(table: Table, ids: tuple[ObjectId, ...]) -> Procedure[tuple[ObjectId, ...]]:
    """The objects in an order that chance decides."""
    order = by_chance(table.game, ids)
    yield from happen(table, RandomUsed())
    return order


def by_chance(game: Game, ids: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    """What chance makes of an order at this moment of the game: the same seed and the same moment give the same order."""
    order = list(ids)
    random.Random(f"{game.seed}:{game.shuffles}").shuffle(order)
    return tuple(order)


@rule("701.24a", "701.24e")
def shuffle(table: Table, player: str, above: tuple[ObjectId, ...] = ()) -> Procedure[None]:
    """To shuffle a library is to put its cards in an order that chance decides; this happens even with no card or one in it.

    Cards in `above` are left out and end on top, in that order (701.24b).
    """
    library = table.game.zone("library", player)
    rest = by_chance(table.game, tuple(id for id in library if id not in above))
    yield from happen(table, Shuffled(player=player, order=(*(id for id in above if id in library), *rest)))


@rule("401.4")
def arrange(
    table: Table, player: str, ids: tuple[ObjectId, ...], position: str, rule_number: str = "401.4"
) -> Procedure[tuple[ObjectId, ...]]:
    """Who puts several cards into one library decides their order; the first is the uppermost.

    `position` says which end of the library, `rule_number` the rule by which they choose.  Returns the ids in order.
    """
    if len(ids) < 2:
        return ids
    prompt = f"In which order do they go on the {position} of the library, the uppermost first?"
    order: tuple[ObjectId, ...] = yield from ask(
        Choose(
            player=player,
            purpose="order",
            prompt=prompt,
            options=ids,
            minimum=len(ids),
            maximum=len(ids),
            ordered=True,
            rule=rule_number,
        )
    )
    return order


def rearranged(game: Game, player: str, above: tuple[ObjectId, ...], below: tuple[ObjectId, ...]) -> Arranged:
    """The event of putting cards of a library on top of it and under it, in these orders, without shuffling."""
    rest = tuple(id for id in game.zone("library", player) if id not in above and id not in below)
    return Arranged(player=player, order=(*above, *rest, *below))
