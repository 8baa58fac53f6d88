"""Misreadings of the ruling on Blood Artist."""

from oracle.adequacy.mutant import Right, mutant
from oracle.rules.events import trigger_conditions
from oracle.rules.events.pipeline import commit_only
from oracle.rules.events.trigger_conditions import Names, Scene
from oracle.rules.stack import triggers
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import Moved, TriggersForgotten
from oracle.rules.state.game import WaitingTrigger
from oracle.rules.state.table import Table


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
