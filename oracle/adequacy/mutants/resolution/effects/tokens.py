"""Misreadings of the rules in `oracle/rules/resolution/effects/tokens.py`."""

from typing import Any

from oracle.adequacy.mutant import Right, mutant
from oracle.adequacy.mutants.asked import trigger_all
from oracle.cards import triggers as trigger_words
from oracle.rules.events.pipeline import happen
from oracle.rules.instructions.dispatch import PlayerNames
from oracle.rules.resolution.effects import tokens
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import CountersPut
from oracle.rules.state.game import GameObject, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context


@mutant(
    "token-copies-copiable-values",
    replaces=tokens.create_copy,
    belief="A player whose copy of a creature is as big as the creature.",
)
def the_copy_has_its_counters(right: Right, table: Table, effect: Any, players: PlayerNames, context: Context) -> Procedure[Any]:
    new: tuple[ObjectId, ...] = yield from right(table, effect, players, context)
    there = [table.game.objects[id] for id in table.game.zone("battlefield")]
    for id in new:
        counters = next((each.counters for each in there if each.counters and each.card is table.game.objects[id].card), {})
        yield from happen(table, *(CountersPut(target=id, kind=kind, amount=number) for kind, number in counters.items()))
    return new


@mutant(
    "black-chocobo-entering-is-not-transforming",
    replaces=tokens.create,
    belief="A player to whom a token with its back face up must have been turned over.",
)
def a_token_with_its_back_up_has_transformed(
    right: Right, table: Table, created: tuple[GameObject, ...]
) -> Procedure[tuple[ObjectId, ...]]:
    new: tuple[ObjectId, ...] = yield from right(table, created)
    trigger_all(table, tuple(id for id in new if table.game.objects[id].face), trigger_words.Transforms)
    return new
