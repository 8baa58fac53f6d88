"""Destroying permanents (701.8): what can be, and the event of it."""

from oracle.rules.citation import rule
from oracle.rules.state.events import Moved
from oracle.rules.state.game import Characteristics, ObjectId


@rule("702.12b", without=True)
def can_be_destroyed(values: Characteristics) -> bool:
    """A permanent with indestructible can't be destroyed."""
    return "indestructible" not in values.keywords


def destruction(id: ObjectId, player: str, no_regeneration: bool) -> Moved:
    """The event that a permanent is destroyed by an effect."""
    return Moved(object=id, destination="graveyard", cause="destroy", player=player, no_regeneration=no_regeneration)
