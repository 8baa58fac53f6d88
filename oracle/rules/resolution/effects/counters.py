"""Counters on permanents, on cards elsewhere, and on players (122)."""

from oracle.cards import effects as words
from oracle.rules.citation import rule
from oracle.rules.events.pipeline import happen
from oracle.rules.instructions.dispatch import PlayerNames, performs
from oracle.rules.instructions.meaning import meant, number
from oracle.rules.legality import prohibitions
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import CountersPut, CountersRemoved
from oracle.rules.state.game import Game, Target
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context


def counters_on(game: Game, target: Target, kind: str) -> int:
    """How many counters of a kind an object or player has."""
    holder = game.player(target) if isinstance(target, str) else game.objects[target]
    return holder.counters.get(kind, 0)


def some_may_have_any(table: Table, effect: words.PutCounters, player: str, context: Context) -> bool:
    """Whether there is anything that counters could be put on."""
    game = table.game
    return any(
        not prohibitions.impossible(game, CountersPut(target=target, kind=effect.kind, amount=1))
        for target in meant(game, effect.what, context)
    )


@performs(words.PutCounters, possible=some_may_have_any)
@rule("122.1", "122.6")
def put_counters(table: Table, effect: words.PutCounters, players: PlayerNames, context: Context) -> Procedure[tuple[Target, ...]]:
    """Counters are put on objects and players that are there; the result is those that got some."""
    count = number(table.game, effect.count, context)
    targets = meant(table.game, effect.what, context)
    events = yield from happen(table, *(CountersPut(target=target, kind=effect.kind, amount=count) for target in targets if count))
    return tuple(event.target for event in events if isinstance(event, CountersPut))


def some_to_remove(table: Table, effect: words.RemoveCounters, player: str, context: Context) -> bool:
    """Whether there is such a counter anywhere to remove."""
    return any(counters_on(table.game, target, effect.kind) for target in meant(table.game, effect.what, context))


@performs(words.RemoveCounters, possible=some_to_remove)
@rule("122.1", "609.3")
def remove_counters(table: Table, effect: words.RemoveCounters, players: PlayerNames, context: Context) -> Procedure[tuple[Target, ...]]:
    """A counter is removed from each that has one; the result is those that lost one."""
    having = (target for target in meant(table.game, effect.what, context) if counters_on(table.game, target, effect.kind))
    events = yield from happen(table, *(CountersRemoved(target=target, kind=effect.kind, amount=1) for target in having))
    return tuple(event.target for event in events if isinstance(event, CountersRemoved))
