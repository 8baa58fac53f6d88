"""Misreadings of the rules in `oracle/rules/stack/triggers.py`."""

from collections.abc import Sequence

from oracle.adequacy.mutant import Right, mutant
from oracle.rules.events.pipeline import commit_only
from oracle.rules.stack import triggers
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import TriggersForgotten
from oracle.rules.state.game import Game, WaitingTrigger
from oracle.rules.state.table import Table

Rounds = tuple[tuple[str, list[WaitingTrigger]], ...]


@mutant(
    "blood-artist-dies-with-others",
    replaces=triggers.put_one_on_stack,
    belief="A player who takes a fight for one event, however many die in it.",
)
def deaths_at_one_time_are_one_event(right: Right, table: Table, trigger: WaitingTrigger) -> Procedure[None]:
    stacked = [each.stacked for each in table.game.objects.values() if each.stacked is not None]
    if any((each.ability, each.source) == (trigger.ability, trigger.source) for each in stacked):
        commit_only(table, TriggersForgotten(waiting=(trigger,)))
        return
    yield from right(table, trigger)


@mutant(
    "triggers-are-put-on-the-stack",
    replaces=triggers.in_two_rounds,
    belief="A player who lets the active player's abilities resolve first.",
)
def active_player_comes_last(right: Right, game: Game, waiting: Sequence[WaitingTrigger]) -> Rounds:
    found: Rounds = right(game, waiting)
    return found[::-1]


@mutant(
    "triggers-are-put-on-the-stack",
    replaces=triggers.in_two_rounds,
    belief="An engine's author who puts abilities on the stack as they trigger.",
)
def in_the_order_in_which_they_triggered(right: Right, game: Game, waiting: Sequence[WaitingTrigger]) -> Rounds:
    return tuple((trigger.controller, [trigger]) for trigger in waiting)


@mutant(
    "triggers-are-put-on-the-stack",
    replaces=triggers.is_of_second_round,
    belief="A player who learned it before there were abilities that trigger on others.",
)
def there_is_one_round(right: Right, trigger: WaitingTrigger) -> bool:
    return False


@mutant(
    "triggers-are-put-on-the-stack",
    replaces=triggers.ordered,
    belief="An engine's author who orders a player's abilities by the age of the permanents.",
)
def nobody_orders_them(right: Right, table: Table, player: str, own: list[WaitingTrigger]) -> Procedure[list[WaitingTrigger]]:
    yield from ()
    return own


@mutant(
    "triggers-are-put-on-the-stack",
    replaces=triggers.put_one_on_stack,
    belief="An engine's author who puts on the stack at once what triggers on being chosen as a target.",
)
def what_triggers_meanwhile_comes_at_once(right: Right, table: Table, trigger: WaitingTrigger) -> Procedure[None]:
    before = table.game.waiting
    yield from right(table, trigger)
    for new in [other for other in table.game.waiting if other not in before]:
        yield from right(table, new)
