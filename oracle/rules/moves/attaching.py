"""Attaching Auras, Equipment and Fortifications (701.3).  What may be attached to what says `attachment`."""

from oracle.rules.citation import rule
from oracle.rules.events.pipeline import happen
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import Attached
from oracle.rules.state.game import ObjectId, Target
from oracle.rules.state.table import Table
from oracle.rules.targets.attachment import can_be_attached


@rule("701.3b", "701.3c", "303.4j", "301.5b")
def attach(table: Table, id: ObjectId, to: Target) -> Procedure[bool]:
    """Attaching something to what it can't be attached to, or is attached to already, does nothing; else it gets a new timestamp.

    Returns whether it moved.
    """
    object = table.game.objects.get(id)
    if object is None or object.zone != "battlefield" or object.attached_to == to or not can_be_attached(table.game, id, to):
        return False
    return bool((yield from happen(table, Attached(object=id, to=to))))
