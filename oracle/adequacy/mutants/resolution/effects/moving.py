"""Misreadings of the rules in `oracle/rules/resolution/effects/moving.py`."""

from typing import Any

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.adequacy.mutants.asked import has_land_face
from oracle.cards import effects as words
from oracle.cards.effects import Move
from oracle.cards.filters import Filter
from oracle.rules.characteristics.continuous import controller
from oracle.rules.events.pipeline import happen
from oracle.rules.instructions.dispatch import PlayerNames
from oracle.rules.instructions.meaning import number
from oracle.rules.moves import putting, zones
from oracle.rules.moves.putting import Manner
from oracle.rules.resolution.effects import moving
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import Moved
from oracle.rules.state.game import Game, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context

replace = msgspec.structs.replace


def _source_is_gone(table: Table, effect: Move, context: Context) -> bool:
    return effect.to == "exile" and context.source not in table.game.objects


@mutant(
    "oblivion-ring-linked-abilities",
    replaces=moving.move,
    belief="A player who takes Oblivion Ring for one of the newer cards that exile only until they leave.",
)
def nothing_is_exiled_once_the_ring_is_gone(
    right: Right, table: Table, effect: Move, players: Any, context: Context
) -> Procedure[tuple[ObjectId, ...]]:
    if effect.to == "exile" and context.source not in table.game.objects:
        return ()
    moved: tuple[ObjectId, ...] = yield from right(table, effect, players, context)
    return moved


@mutant(
    "oblivion-ring-linked-abilities",
    replaces=moving.manner_of,
    belief="A player who keeps what their Oblivion Ring gives back.",
)
def the_rings_controller_has_it(right: Right, game: Game, effect: Move, player: str, context: Context) -> Manner:
    manner: Manner = right(game, effect, player, context)
    return replace(manner, control=context.you)


@mutant(
    "enters-under-whose-control",
    replaces=moving.manner_of,
    belief="A player who keeps what their own ability puts onto the battlefield.",
)
def whose_ability_it_is_has_it(right: Right, game: Game, effect: Move, player: str, context: Context) -> Manner:
    manner: Manner = right(game, effect, player, context)
    return replace(manner, control=player)


@mutant(
    "cosima-return-with-no-counters",
    replaces=moving.move,
    belief="A player to whom an effect that counts to zero can't be used: without voyage counters Cosima can't come back.",
)
def nothing_returns_with_zero_counters(
    right: Right, table: Table, effect: words.Move, players: PlayerNames, context: Context
) -> Procedure[tuple[ObjectId, ...]]:
    if effect.counters and not any(number(table.game, amount, context) for amount in effect.counters.values()):
        return ()
    moved: tuple[ObjectId, ...] = yield from right(table, effect, players, context)
    return moved


@mutant(
    "dfc-put-onto-battlefield-front-up",
    replaces=moving.move,
    belief="A player to whom a card is a land card if there is a land on it.",
)
def land_on_the_back_makes_a_land_card(right: Right, table: Table, effect: Move, players: Any, context: Context) -> Procedure[Any]:
    what, you = effect.what, context.you
    if isinstance(what, Filter) and what.zone == "hand" and "land" in what.types:
        for id in table.game.zone("hand", you):
            if has_land_face(table.game.objects[id].card):
                land = Moved(object=id, destination="battlefield", cause="put", player=you, controller=you, face=1)
                return (yield from happen(table, land))
    return (yield from right(table, effect, players, context))


@mutant(
    "shss-only-controller-activates",
    replaces=moving.shuffle_libraries,
    belief="A player who shuffles the creature into the library of whoever used the ability.",
)
def controllers_library_is_shuffled(
    right: Right, table: Table, effect: words.Move, players: PlayerNames, context: Context
) -> Procedure[None]:
    for player in players:
        yield from zones.shuffle(table, player)


@mutant(
    "jodah-declined-card-stays-exiled",
    replaces=moving.move,
    belief="A player who leaves all the cards in exile when none of them was cast.",
)
def the_rest_stays_exiled_too(
    right: Right, table: Table, effect: words.Move, players: PlayerNames, context: Context
) -> Procedure[tuple[ObjectId, ...]]:
    if effect.to == "library bottom random":
        return ()
    moved: tuple[ObjectId, ...] = yield from right(table, effect, players, context)
    return moved


@mutant(
    "strionic-resonator-linked-abilities",
    replaces=moving.move,
    belief="An engine's author who keeps one card for each Fiend Hunter, since its text speaks of the exiled card.",
)
def only_one_exiled_card(
    right: Right, table: Table, effect: words.Move, players: PlayerNames, context: Context
) -> Procedure[tuple[ObjectId, ...]]:
    if isinstance(effect.what, Filter) and effect.what.exiled_with is not None:
        effect = replace(effect, count=1, random=True)
    moved: tuple[ObjectId, ...] = yield from right(table, effect, players, context)
    return moved


@mutant(
    "fiend-hunter-leaves-early",
    replaces=moving.manner_of,
    belief="A player who gets what their Fiend Hunter had exiled.",
)
def what_returns_is_the_hunters_controllers(right: Right, game: Game, effect: Move, player: str, context: Context) -> Manner:
    manner: Manner = right(game, effect, player, context)
    return replace(manner, control=context.you)


@mutant(
    "fiend-hunter-leaves-early",
    replaces=moving.manner_of,
    belief="A player who puts everything back as it was, under the control of whoever had it.",
)
def what_returns_is_his_who_had_it(right: Right, game: Game, effect: Move, player: str, context: Context) -> Manner:
    manner: Manner = right(game, effect, player, context)
    exiled = [id for id, object in game.objects.items() if object.zone == "exile"]
    had = [controller(game, id) for id, record in game.past.items() if record.became in exiled]
    return replace(manner, control=had[0]) if effect.to == "battlefield" and had else manner


@mutant(
    "strionic-resonator-linked-abilities",
    replaces=moving.move,
    belief="A player who has the second ability make up for what it missed, for the original and for the copy.",
)
def what_the_copy_exiles_too_late_returns(
    right: Right, table: Table, effect: Move, players: PlayerNames, context: Context
) -> Procedure[Any]:
    gone = effect.to == "exile" and context.source not in table.game.objects
    new: tuple[ObjectId, ...] = yield from right(table, effect, players, context)
    if gone:
        yield from putting.put(table, new, "battlefield", Manner(player=context.you), context)
    return new


@mutant(
    "fiend-hunter-leaves-early",
    replaces=moving.move,
    belief="A player who knows newer cards, which exile something until they leave the battlefield.",
)
def nothing_is_exiled_by_what_has_left(right: Right, table: Table, effect: Move, players: PlayerNames, context: Context) -> Procedure[Any]:
    if _source_is_gone(table, effect, context) and "target" in context.names:
        return ()
    return (yield from right(table, effect, players, context))


@mutant(
    "fiend-hunter-leaves-early",
    replaces=moving.move,
    belief="A player who has the second ability make up for what it missed.",
)
def what_is_exiled_too_late_returns_at_once(
    right: Right, table: Table, effect: Move, players: PlayerNames, context: Context
) -> Procedure[Any]:
    gone = _source_is_gone(table, effect, context)
    new: tuple[ObjectId, ...] = yield from right(table, effect, players, context)
    if gone:
        yield from putting.put(table, new, "battlefield", Manner(player=context.you), context)
    return new


@mutant(
    "dash-is-said-by-the-spell",
    replaces=moving.move,
    belief="A player who thinks that what somebody else controls by then isn't theirs to return.",
)
def only_ones_own_is_returned(
    right: Right, table: Table, effect: words.Move, players: PlayerNames, context: Context
) -> Procedure[tuple[ObjectId, ...]]:
    if effect.what == "this" and controller(table.game, context.source) != context.you:
        return ()
    moved: tuple[ObjectId, ...] = yield from right(table, effect, players, context)
    return moved
