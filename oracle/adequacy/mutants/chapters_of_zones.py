"""Misreadings of rulings on where things go and how they lie there: control, libraries, untapping."""

from typing import Any

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.cards.effects import Move, Place, Scry
from oracle.rules.events.pipeline import happen
from oracle.rules.instructions.dispatch import PlayerNames
from oracle.rules.moves import putting
from oracle.rules.moves.putting import Manner
from oracle.rules.moves.zones import draw
from oracle.rules.resolution.effects import libraries, moving
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import Untapped
from oracle.rules.state.game import Game, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.turn import steps as turn
from oracle.rules.words.context import Context

replace = msgspec.structs.replace


@mutant(
    "enters-under-whose-control",
    replaces=moving.manner_of,
    belief="A player who keeps what their own ability puts onto the battlefield.",
)
def whose_ability_it_is_has_it(right: Right, game: Game, effect: Move, player: str, context: Context) -> Manner:
    manner: Manner = right(game, effect, player, context)
    return replace(manner, control=player)


@mutant(
    "second-from-the-top",
    replaces=putting.put_into_libraries,
    belief="A player who puts it on top, where it is drawn next.",
)
def it_is_put_on_top(right: Right, table: Table, ids: tuple[ObjectId, ...], to: Place, manner: Manner) -> Procedure[tuple[ObjectId, ...]]:
    new: tuple[ObjectId, ...] = yield from right(table, ids, "library top" if to == "library second" else to, manner)
    return new


@mutant(
    "does-not-untap",
    replaces=turn.untap_step,
    belief="A player who reads it as tapped once, and untaps everything in the untap step as always.",
)
def everything_untaps(right: Right, table: Table) -> Procedure[None]:
    active = table.game.turn.active
    yield from right(table)
    tapped = (id for id in table.game.zone("battlefield") if table.game.objects[id].tapped)
    yield from happen(table, *(Untapped(object=id) for id in tapped if table.game.objects[id].controller == active))


@mutant(
    "scry-bottom-or-top",
    replaces=libraries.scry,
    belief="A player who takes one of the cards that they look at, and puts the other on the bottom.",
)
def a_card_is_drawn(right: Right, table: Table, effect: Scry, players: PlayerNames, context: Context) -> Procedure[Any]:
    looked = yield from right(table, effect, players, context)
    yield from draw(table, context.you, 1)
    return looked


@mutant(
    "scry-bottom-or-top",
    replaces=libraries.scry,
    belief="A player who scries only where they didn't cast the spell on their own turn.",
)
def nothing_is_looked_at(right: Right, table: Table, effect: Scry, players: PlayerNames, context: Context) -> Procedure[Any]:
    return ()
    yield
