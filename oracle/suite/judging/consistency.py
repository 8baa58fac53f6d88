"""Whether a view can be believed: one that contradicts itself is a breach of the protocol, whatever a scenario looks at."""

from collections import Counter
from collections.abc import Sequence

from oracle.engines.port import EngineError
from oracle.protocol.messages import Outcome, View

MOST_NAMED = 5
"""So many examples of a contradiction are told."""


def check_outcome(outcome: Outcome, players: tuple[str, ...]) -> None:
    """See that an outcome is one of these players' game, and that the game waits for one thing only.  Raises `EngineError`."""
    pending = outcome.pending
    if pending is not None and outcome.priority is not None:
        raise EngineError(
            "protocol", f"{pending.player} is asked ({pending.purpose}), and {outcome.priority} has priority at the same time"
        )
    for name in (outcome.priority, outcome.active_player, pending.player if pending is not None else None):
        if name is not None and name not in players:
            raise EngineError("protocol", f"the engine speaks of {name}, who doesn't play")


def check_view(view: View, observer: str | None, players: tuple[str, ...]) -> None:
    """See that a view is one of these players' game, as `observer` sees it, and at one with itself.  Raises `EngineError`."""
    for fault in (_of_another_game(view, observer, players), _several_of_one_name(view), _stack(view)):
        if fault is not None:
            raise EngineError("protocol", f"game/observe contradicts itself: {fault}")


def _of_another_game(view: View, observer: str | None, players: tuple[str, ...]) -> str | None:
    if view.observer not in (None, observer):
        return f"asked for the view of {observer or 'the whole'}, it is that of {view.observer}"
    shown = tuple(player.name for player in view.players)
    if shown != players:
        return f"the players are {', '.join(players)}, and it shows {', '.join(shown) or 'none'}"
    theirs = {each.owner for each in view.objects} | {each.controller for each in view.objects}
    for stranger in sorted(name for name in theirs if name is not None and name not in players):
        first = next(each.id for each in view.objects if stranger in (each.owner, each.controller))
        return f"{first} is {stranger}'s, who doesn't play"
    return None


def _several_of_one_name(view: View) -> str | None:
    ids = _repeated([each.id for each in view.objects])
    if ids:
        return f"several objects have one id: {ids}"
    labels = _repeated([each.label for each in view.objects if each.label is not None and each.kind == "card"])
    return f"several cards have one label: {labels}" if labels else None


def _stack(view: View) -> str | None:
    there = {each.id for each in view.objects if each.zone == "stack"}
    if there == set(view.stack) and len(there) == len(view.stack):
        return None
    return f"`stack` names [{', '.join(view.stack)}], and its objects in the zone stack are [{', '.join(sorted(there))}]"


def _repeated(names: Sequence[str]) -> str:
    if len(set(names)) == len(names):
        return ""
    return ", ".join([name for name, count in Counter(names).items() if count > 1][:MOST_NAMED])
