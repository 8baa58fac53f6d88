"""Mana as an instruction; how it is produced is `oracle.rules.mana`'s business (106)."""

import oracle.rules.could_produce  # noqa: F401 - tells which types "any type that a land could produce" means
from oracle.cards import effects as words
from oracle.rules import mana
from oracle.rules.context import Context
from oracle.rules.decisions import Procedure
from oracle.rules.performing import Players, performs
from oracle.rules.table import Table


@performs(words.AddMana, nothing=0)
def add_mana(table: Table, effect: words.AddMana, players: Players, context: Context) -> Procedure[int]:
    """Add mana; the result is how much was produced."""
    return len((yield from mana.produce(table, effect, context, players=players)))
