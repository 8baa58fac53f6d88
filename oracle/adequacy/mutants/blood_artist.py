"""Misreadings of the ruling on Blood Artist."""

from oracle.adequacy.mutant import Right, mutant
from oracle.rules import trigger_conditions
from oracle.rules.events import Moved
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
