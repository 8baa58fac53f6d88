"""Misreadings of the rules in `oracle/rules/resolution/effects/choices.py`."""

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.cards import effects as words
from oracle.cards.abilities import Reflex
from oracle.cards.costs import Cost
from oracle.cards.effects import Conditional, Unless
from oracle.rules.characteristics import selections
from oracle.rules.instructions.dispatch import PlayerNames, perform
from oracle.rules.resolution.effects import choices
from oracle.rules.stack import triggers
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import CountersRemoved
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context

replace = msgspec.structs.replace


@mutant(
    "cosima-decline-returns-immediately",
    replaces=choices.unless,
    belief="An engine's author who takes care of what happens if the cost is paid, and leaves the rest for later.",
)
def not_paying_does_nothing_yet(right: Right, table: Table, effect: Unless, players: PlayerNames, context: Context) -> Procedure[bool]:
    paid: bool = yield from right(table, replace(effect, otherwise=()), players, context)
    return paid


@mutant(
    "cosima-decline-returns-immediately",
    replaces=choices.unless,
    belief="A player to whom the card is drawn in any case, and paying is for politeness.",
)
def paying_prevents_nothing(right: Right, table: Table, effect: Unless, players: PlayerNames, context: Context) -> Procedure[bool]:
    paid: bool = yield from right(table, effect, players, context)
    if paid:
        yield from perform(table, effect.otherwise, context)
    return paid


@mutant(
    "cosima-decline-returns-immediately",
    replaces=choices.conditional,
    belief="A player who takes \"if you don't\" for a trigger: Cosima's return goes on the stack, and others may respond.",
)
def return_uses_the_stack(right: Right, table: Table, effect: words.Conditional, players: PlayerNames, context: Context) -> Procedure[bool]:
    yield from ()
    holds = selections.holds(table.game, effect.condition, context)
    then = effect.then if holds else effect.otherwise
    if then:
        triggers.reflexive_trigger(table, Reflex(effects=then), replace(context, names=dict(context.names)))
    return holds


@mutant(
    "cosima-decline-returns-immediately",
    replaces=choices.conditional,
    belief='An engine\'s author who leaves what follows a declined "may" to the next time that the ability resolves.',
)
def declining_does_nothing_yet(
    right: Right, table: Table, effect: words.Conditional, players: PlayerNames, context: Context
) -> Procedure[bool]:
    if not selections.holds(table.game, effect.condition, context):
        done: bool = yield from right(table, effect, players, context)
        return done
    return False


@mutant(
    "thing-in-the-ice-no-counters-left",
    replaces=choices.conditional,
    belief="A player who transforms it as a counter is removed, and not if there was none.",
)
def only_the_last_counter_counts(
    right: Right, table: Table, effect: Conditional, players: PlayerNames, context: Context
) -> Procedure[bool]:
    removed = any(isinstance(event, CountersRemoved) for batch in (table.history or [])[-3:] for event in batch.events)
    return removed and bool((yield from right(table, effect, players, context)))


@mutant(
    "thing-in-the-ice-no-counters-left",
    replaces=choices.conditional,
    belief="A player who looks for counters first and removes one then, so that it transforms a spell later.",
)
def the_last_counter_is_missed_later(
    right: Right, table: Table, effect: Conditional, players: PlayerNames, context: Context
) -> Procedure[bool]:
    removed = any(isinstance(event, CountersRemoved) for batch in (table.history or [])[-3:] for event in batch.events)
    return not removed and bool((yield from right(table, effect, players, context)))


@mutant(
    "x-goes-on-to-what-follows",
    replaces=choices.x_to_pay,
    belief="An engine's author to whom X is 0 wherever none was announced.",
)
def x_paid_on_resolution_is_zero(right: Right, cost: Cost, context: Context) -> Procedure[int | None]:
    yield from right((), context)
    return 0
