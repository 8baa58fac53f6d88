"""Misreadings of the ruling on Blood Artist."""

from oracle.adequacy.mutant import Right, mutant
from oracle.rules import trigger_conditions, triggers
from oracle.rules.decisions import Procedure
from oracle.rules.events import Moved, TriggersForgotten
from oracle.rules.game import WaitingTrigger
from oracle.rules.happening import commit_only
from oracle.rules.table import Table
from oracle.rules.trigger_conditions import Names, Scene


@mutant(
    "blood-artist-dies-with-others",
    replaces=trigger_conditions.left,
    belief="A player who lets a creature see its own death, and the deaths of others only as long as it lives.",
)
def the_dead_see_no_other_die(right: Right, event: Moved, scene: Scene) -> Names | None:
    if event.object != scene.source and scene.source not in scene.after.objects:
        return None
    found: Names = right(event, scene)
    return found


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
