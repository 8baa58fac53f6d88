"""Misreadings of the rulings on Thing in the Ice and Isochron Scepter."""

from oracle.adequacy.mutant import Right, mutant
from oracle.cards.effects import Conditional, CopyCard, RemoveCounters
from oracle.rules.instructions.dispatch import PlayerNames
from oracle.rules.instructions.meaning import meant
from oracle.rules.resolution.effects import choices, copies_of_spells, counters
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import CountersRemoved
from oracle.rules.state.game import ObjectId, Target
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context


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


@mutant(
    "isochron-scepter-casts-a-copy",
    replaces=copies_of_spells.copy_card,
    belief="A player who casts the exiled card itself.",
)
def the_card_itself_is_cast(
    right: Right, table: Table, effect: CopyCard, players: PlayerNames, context: Context
) -> Procedure[tuple[ObjectId, ...]]:
    yield from ()
    return tuple(id for id in meant(table.game, effect.what, context) if isinstance(id, int))


@mutant(
    "isochron-scepter-casts-a-copy",
    replaces=copies_of_spells.copy_card,
    belief="An engine's author who makes the copy and leaves it to the player when to cast it.",
)
def no_copy_is_offered(
    right: Right, table: Table, effect: CopyCard, players: PlayerNames, context: Context
) -> Procedure[tuple[ObjectId, ...]]:
    yield from right(table, effect, players, context)
    return ()


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
