"""Rule 708.9: face-down cards are revealed as they leave.

`pipeline` asks this of every batch of events, so that no way of leaving is forgotten.
"""

from collections.abc import Iterable

from oracle.rules.citation import rule
from oracle.rules.state.events import Event, GameEnded, Moved, PlayerLost, Revealed
from oracle.rules.state.game import Game, ObjectId


@rule("708.9")
def reveal_on_leaving(game: Game, events: Iterable[Event]) -> tuple[Event, ...]:
    """A face-down permanent that leaves the battlefield, or spell that goes from the stack anywhere else, is revealed by its owner.

    So are a player's face-down cards as that player leaves the game, and all of them as the game ends.
    """
    hidden = [object for object in game.objects.values() if object.face_down is not None and object.zone in ("battlefield", "stack")]
    if not hidden:
        return ()
    events = tuple(events)
    leaving = {event.object for event in events if isinstance(event, Moved) and event.destination != "battlefield"}
    losing = {event.player for event in events if isinstance(event, PlayerLost)}
    over = any(isinstance(event, GameEnded) for event in events)
    shown: dict[str, list[ObjectId]] = {}
    for object in hidden:
        if object.id in leaving or object.owner in losing or over:
            shown.setdefault(object.owner, []).append(object.id)
    return tuple(Revealed(player=owner, objects=tuple(ids)) for owner, ids in shown.items())


@rule("708.9")
def is_seen_afterwards(game: Game) -> bool:
    """Once the game is over, what was face down in it has been revealed, and lies open for everybody."""
    return game.ended
