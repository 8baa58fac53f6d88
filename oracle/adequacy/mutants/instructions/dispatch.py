"""Misreadings of the rules in `oracle/rules/instructions/dispatch.py`."""

from typing import Any

from oracle.adequacy.mutant import Right, mutant
from oracle.cards import effects as words
from oracle.cards.effects import Effect, Move
from oracle.rules.characteristics import selections
from oracle.rules.instructions import dispatch
from oracle.rules.instructions.dispatch import HowToPerform, PlayerNames
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context


@mutant(
    "cosima-return-with-no-counters",
    replaces=dispatch.willing,
    belief="A player who thinks that the first voyage counter has to be put on, and that only later ones may be declined.",
)
def first_counter_is_not_optional(
    right: Right, table: Table, effect: words.Effect, entry: HowToPerform, players: PlayerNames, context: Context
) -> Procedure[PlayerNames]:
    if isinstance(effect, words.PutCounters):
        on = [table.game.objects[id] for id in selections.objects(table.game, effect.what, context) if id in table.game.objects]
        if on and not any(each.counters.get(effect.kind, 0) for each in on):
            return players
    accepted: PlayerNames = yield from right(table, effect, entry, players, context)
    return accepted


@mutant(
    "fiend-hunter-leaves-early",
    replaces=dispatch.willing,
    belief="A player to whom exiling a creature that was chosen as a target is no choice any more.",
)
def the_target_has_to_be_exiled(
    right: Right, table: Table, effect: Effect, entry: Any, players: PlayerNames, context: Context
) -> Procedure[PlayerNames]:
    return players if isinstance(effect, Move) else (yield from right(table, effect, entry, players, context))


@mutant(
    "strionic-resonator-linked-abilities",
    replaces=dispatch.willing,
    belief="A player to whom the copy does what the original does, and leaves nothing to decide.",
)
def a_copy_leaves_no_choice(
    right: Right, table: Table, effect: Effect, entry: Any, players: PlayerNames, context: Context
) -> Procedure[PlayerNames]:
    asked = table.game.zone("stack")
    first = len(asked) > 1 and isinstance(effect, Move)
    return players if first else (yield from right(table, effect, entry, players, context))
