"""Misreadings of the rules in `oracle/rules/resolution/effects/discovering.py`."""

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.cards.effects import Discover
from oracle.rules.instructions.dispatch import PlayerNames
from oracle.rules.resolution.effects import discovering
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context

replace = msgspec.structs.replace


@mutant(
    "cascade-and-discover-check-the-spell",
    replaces=discovering.discover,
    belief="A player who takes discover for another word for cascade, so that the mana value has to be lesser.",
)
def discover_needs_a_lesser_mana_value(
    right: Right, table: Table, effect: Discover, players: PlayerNames, context: Context
) -> Procedure[bool]:
    value = effect.value
    done: bool = yield from right(table, replace(effect, value=value - 1 if isinstance(value, int) else value), players, context)
    return done
