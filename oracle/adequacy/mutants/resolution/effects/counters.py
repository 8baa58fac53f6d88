"""Misreadings of the rules in `oracle/rules/resolution/effects/counters.py`."""

from oracle.adequacy.mutant import Right, mutant
from oracle.cards.effects import RemoveCounters
from oracle.rules.instructions.dispatch import PlayerNames
from oracle.rules.resolution.effects import counters
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.game import Target
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context


@mutant(
    "thing-in-the-ice-no-counters-left",
    replaces=counters.remove_counters,
    belief="A player who takes all the counters off at once.",
)
def all_counters_are_removed(
    right: Right, table: Table, effect: RemoveCounters, players: PlayerNames, context: Context
) -> Procedure[tuple[Target, ...]]:
    removed: tuple[Target, ...] = ()
    while some := (yield from right(table, effect, players, context)):
        removed += some
    return removed
