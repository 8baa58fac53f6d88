"""Mana as an instruction; how it is produced is `oracle.rules.mana.producing`'s business (106)."""

import oracle.rules.mana.could_produce  # noqa: F401 - tells which types "any type that a land could produce" means
from oracle.cards import effects as words
from oracle.rules.instructions.dispatch import PlayerNames, performs
from oracle.rules.mana import producing
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context


@performs(words.AddMana, nothing=0)
def add_mana(table: Table, effect: words.AddMana, players: PlayerNames, context: Context) -> Procedure[int]:
    """Add mana; the result is how much was produced."""
    return len((yield from producing.produce(table, effect, context, players=players)))
