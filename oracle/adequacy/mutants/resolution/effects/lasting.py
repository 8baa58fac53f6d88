"""Misreadings of the rules in `oracle/rules/resolution/effects/lasting.py`."""

from typing import Any

from oracle.adequacy.mutant import Right, mutant
from oracle.adequacy.mutants.asked import trigger_all
from oracle.cards import triggers as trigger_words
from oracle.cards.changes import BecomeCopy
from oracle.cards.effects import Apply, Delayed
from oracle.rules.instructions.dispatch import PlayerNames, perform
from oracle.rules.resolution.effects import lasting
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.game import ObjectId
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context


@mutant(
    "prized-amalgam-in-the-graveyard-then",
    replaces=lasting.delayed,
    belief="A player who returns it as soon as the ability resolves.",
)
def it_returns_at_once(right: Right, table: Table, effect: Delayed, players: PlayerNames, context: Context) -> Procedure[bool]:
    yield from perform(table, effect.ability.effects, context)
    return True


@mutant(
    "flickerwisp-returned-too-late",
    replaces=lasting.delayed,
    belief="A player who has a permanent that is exiled during an end step return in that very step.",
)
def the_end_step_at_hand_is_the_next_one(
    right: Right, table: Table, effect: Delayed, players: PlayerNames, context: Context
) -> Procedure[bool]:
    trigger = effect.ability.trigger
    if isinstance(trigger, trigger_words.StepBegins) and trigger.step == table.game.turn.step:
        yield from perform(table, effect.ability.effects, context)
        return True
    done: bool = yield from right(table, effect, players, context)
    return done


@mutant(
    "black-chocobo-entering-is-not-transforming",
    replaces=lasting.apply,
    belief="An engine's author who fires the event of transforming whenever a permanent turns into something else.",
)
def becoming_a_copy_is_transforming(right: Right, table: Table, effect: Apply, players: PlayerNames, context: Context) -> Procedure[Any]:
    changed: tuple[ObjectId, ...] = yield from right(table, effect, players, context)
    if any(isinstance(change, BecomeCopy) for change in effect.changes):
        trigger_all(table, changed, trigger_words.Transforms)
    return changed
