"""Misreadings of the rules in `oracle/rules/turn/conceding.py`."""

from oracle.adequacy.mutant import Right, mutant
from oracle.rules.state.table import Table
from oracle.rules.turn import conceding


@mutant(
    "conceding-takes-nothing-back",
    replaces=conceding.goes_on,
    belief="An engine's author who begins whatever is being done anew once somebody has left.",
)
def announcing_begins_anew(right: Right, table: Table, player: str) -> bool:
    return table.begun is None
