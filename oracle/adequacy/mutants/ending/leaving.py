"""Misreadings of the rules in `oracle/rules/ending/leaving.py`."""

from typing import Any

from oracle.adequacy.mutant import Right, mutant
from oracle.rules.characteristics.continuous import controller
from oracle.rules.citation import IllegalAction
from oracle.rules.ending import leaving
from oracle.rules.events.pipeline import happen
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import GameEnded, Moved
from oracle.rules.state.table import ReturnPoint, Table
from oracle.rules.turn import steps


@mutant(
    "leaving-takes-objects-along",
    replaces=leaving.take_objects_along,
    belief="An engine's author who marks the player as out and leaves the table as it is.",
)
def nothing_leaves_with_a_player(right: Right, table: Table, player: str) -> Procedure[None]:
    return
    yield


@mutant(
    "leaving-takes-objects-along",
    replaces=leaving.take_objects_along,
    belief="A player who exiles all that the leaving player controls, whoever would get it back.",
)
def what_was_controlled_is_exiled(right: Right, table: Table, player: str) -> Procedure[None]:
    held = [id for id in table.game.zone("battlefield") if controller(table.game, id) == player and table.game.object(id).owner != player]
    yield from happen(table, *(Moved(object=id, destination="exile", cause="state") for id in held))
    yield from right(table, player)


@mutant(
    "effect-says-a-player-loses",
    replaces=leaving.leave,
    belief="An engine's author who knows games of two players only.",
)
def the_first_to_lose_ends_the_game(right: Right, table: Table, losing: Any) -> Procedure[None]:
    yield from happen(table, GameEnded(winners=tuple(player.name for player in table.game.players if not player.lost)))


@mutant(
    "leaving-takes-objects-along",
    replaces=leaving.leave,
    belief="A player to whom the turn is over once the player has left whose it was.",
)
def the_next_turn_begins(right: Right, table: Table, players: Any) -> Procedure[None]:
    yield from right(table, players)
    if table.game.player(table.game.turn.active).lost and not table.game.ended:
        steps.begin_turn(table)


@mutant(
    "conceding-takes-nothing-back",
    replaces=leaving.take_back,
    belief="An engine's author who goes back to a state that was kept before the spell was begun.",
)
def conceding_is_taken_back_too(
    right: Right, table: Table, return_point: ReturnPoint, refused: IllegalAction | None = None
) -> Procedure[IllegalAction | None]:
    table.return_to(return_point, refused)
    yield from ()
    return refused
