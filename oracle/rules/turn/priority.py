"""Chapter 117: timing and priority.

`run_step` is the rhythm of the game: whenever a player would receive priority, state-based actions and waiting triggers come first
(117.5); the player acts or passes; when all have passed in succession the top of the stack resolves, or the step is over (117.4).
"""

from contextlib import suppress
from typing import Any

from oracle.rules.characteristics.continuous import memory_of
from oracle.rules.citation import IllegalAction, rule
from oracle.rules.combat import durations
from oracle.rules.ending import leaving
from oracle.rules.events.pipeline import commit_only
from oracle.rules.resolution.resolving import resolve_top
from oracle.rules.stack import activating, casting, face_down, lands, triggers
from oracle.rules.state import actions
from oracle.rules.state.decisions import Concession, Priority, Procedure, ResolvingObjectLeft, StartOver
from oracle.rules.state.events import Passed, PassesCleared, PriorityGiven
from oracle.rules.state.game import Game
from oracle.rules.state.loops import LONGEST_LOOP, Watch, endless_loop
from oracle.rules.state.table import Table
from oracle.rules.turn import state_based


@rule("117.5", "704.3", "603.3")
def before_priority(table: Table) -> Procedure[None]:
    """Before a player receives priority: state-based actions until there are none, then waiting triggers, and all again."""
    for _ in range(LONGEST_LOOP):
        if table.game.ended or _nothing_is_due(table.game):
            return
        durations.control(table)
        try:
            with table.beginning():
                if (yield from state_based.check_state_based_actions(table)):
                    continue
                if not table.game.waiting:
                    memory_of(table.game)[_NOTHING_IS_DUE] = True
                    return
                if not (yield from triggers.put_on_stack(table)):
                    return
        except StartOver as anew:
            yield from leaving.start_over(table, anew)
    commit_only(table, endless_loop())


_NOTHING_IS_DUE = "nothing is due"


def _nothing_is_due(game: Game) -> bool:
    """Whether it has been seen that nothing is to be done before a player receives priority, and no object has changed since."""
    return _NOTHING_IS_DUE in memory_of(game) and not game.waiting


@rule("117.3a", "117.3b", "117.3c", "117.3d", "117.4", "116.3", "117.2e", "800.4j")
def run_step(table: Table, player: str | None = None) -> Procedure[None]:
    """The active player gets priority first; whoever acts gets it back; passes go around; when all pass the top of the stack resolves.

    If all pass while the stack is empty, the step or phase ends.  Who tries something illegal still has priority.  Nobody has it
    while something resolves; who has taken a special action has it again; a turn goes on without its player.
    """
    player = player or table.game.turn.active
    rejected = False
    loop = Watch()
    while True:
        if not rejected:
            yield from loop.watched(before_priority(table))
            if table.game.ended:
                return
            if table.game.player(player).lost:
                player = table.game.next_player(player)
            commit_only(table, PriorityGiven(player=player))
        decision = Priority(player=player, purpose="priority", prompt="Act or pass", rule="117.1")
        action = yield decision
        table.refused, rejected = None, False
        if isinstance(action, Concession):
            loop.broken()
            yield from action.carry_out(decision)
            rejected = not table.game.player(player).lost
            continue
        if isinstance(action, actions.Pass):
            commit_only(table, Passed(player=player))
            if set(table.game.turn_order()) - table.game.turn.passed:
                player = table.game.next_player(player)
                continue
            if not table.game.zone("stack"):
                commit_only(table, PriorityGiven(player=None))
                return
            commit_only(table, PriorityGiven(player=None), PassesCleared())
            with suppress(ResolvingObjectLeft):
                yield from loop.watched(resolve_top(table))
            if loop.is_endless(table.game):
                commit_only(table, endless_loop())
                return
            player = table.game.turn.active
            continue
        rejected = not (yield from attempt(table, player, action)) and not table.game.player(player).lost
        if not rejected:
            loop.broken()
            commit_only(table, PassesCleared())


@rule("601.2", "602.2")
def attempt(table: Table, player: str, action: Any) -> Procedure[bool]:
    """An action is taken whole, step after step, or not at all."""
    with table.beginning(announcing=player) as before:
        try:
            yield from take_action(table, player, action)
        except IllegalAction as illegal:
            yield from leaving.take_back(table, before, illegal)
            return False
        except StartOver as anew:
            yield from leaving.start_over(table, anew)
            return False
    return True


def take_action(table: Table, player: str, action: Any) -> Procedure[None]:
    """Take an action; raises `IllegalAction` if the rules forbid it."""
    match action:
        case actions.PlayLand():
            yield from lands.play_land(table, player, action)
        case actions.Cast():
            yield from casting.cast(table, player, action)
        case actions.Activate():
            yield from activating.activate(table, player, action)
        case actions.TurnFaceUp():
            yield from face_down.special_action(table, player, action.object, action.by, action.x)
        case actions.Concede():
            yield from leaving.concede(table, player)
        case _:
            raise IllegalAction("117.1", "a player with priority can't do that")
