"""Misreadings of the rules in `oracle/rules/turn/priority.py`."""

from oracle.adequacy.mutant import Right, mutant
from oracle.rules.stack import triggers
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.table import Table
from oracle.rules.turn import priority


@mutant(
    "leaving-takes-objects-along",
    replaces=priority.run_step,
    belief="An engine's author who skips the steps of a turn that has no active player any more.",
)
def the_steps_of_who_has_left_are_skipped(right: Right, table: Table, player: str | None = None) -> Procedure[None]:
    if not table.game.player(table.game.turn.active).lost:
        yield from right(table, player)


@mutant(
    "triggers-are-put-on-the-stack",
    replaces=priority.before_priority,
    belief="An engine's author who puts abilities on the stack once a spell has resolved, and looks at the state of the game then.",
)
def abilities_before_state_based_actions(right: Right, table: Table) -> Procedure[None]:
    if table.game.waiting:
        yield from triggers.put_on_stack(table)
    yield from right(table)
