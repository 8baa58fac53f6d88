"""The one place where the game changes: `commit(game, events)` makes a new `Game`.

Nothing is decided here.  Each small function says what one kind of event does to the state, and nothing else; what would have
replaced the event, and what triggers on it, has its own modules.  The events of one call happen at the same time.
"""

from collections.abc import Sequence

from oracle.rules.characteristics.continuous import memory_after
from oracle.rules.events.commit import combat, counters, objects, players, stack, status, turn
from oracle.rules.events.commit.draft import WRITERS, Draft, zone_key
from oracle.rules.state import events as happened
from oracle.rules.state.events import Event
from oracle.rules.state.game import Game

CHANGES_NO_OBJECT: frozenset[type[Event]] = frozenset(
    {
        happened.Passed,
        happened.PriorityGiven,
        happened.PassesCleared,
        happened.ManaProduced,
        happened.ManaPaid,
        happened.ManaLost,
        happened.Revealed,
        happened.LookedAt,
        happened.RandomUsed,
        happened.DrawChecked,
        happened.AbilityActivated,
        happened.AbilityTriggered,
        happened.BecameTarget,
        happened.Resolved,
    }
)
"""Events after which every object is as it was before, so that what was worked out about them still holds."""

LOOKED_BACK_ON: frozenset[type[Event]] = frozenset(
    {
        happened.Moved,
        happened.SpellCast,
        happened.AbilityActivated,
        happened.AbilityTriggered,
        happened.AttackersDeclared,
        happened.DamageDealt,
        happened.LifeGained,
        happened.LifeLost,
        happened.LandPlayed,
    }
)
"""Events that rules ask about later in the turn (revolt, "cast this turn", "activate only once each turn")."""


def commit(game: Game, events: Sequence[Event]) -> tuple[Game, tuple[Event, ...]]:
    """Make the new state, and the events as they happened (new objects' ids filled in).

    An event about an object that is no longer there does not happen, and is left out of what is returned.
    """
    draft = Draft(game)
    done: list[Event] = []
    for event in events:
        outcome = WRITERS[type(event)](draft, event)
        if outcome is not None:
            done.append(outcome)
    looked_back_on = tuple(event for event in done if type(event) in LOOKED_BACK_ON)
    if looked_back_on:
        draft.set(this_turn=draft.get("this_turn") + looked_back_on)
    unchanged = all(type(event) in CHANGES_NO_OBJECT for event in done)
    known = game.memory if unchanged else memory_after(game, draft.objects, draft.get("effects") is game.effects)
    return draft.finish(known), tuple(done)


__all__ = ["Draft", "combat", "commit", "counters", "objects", "players", "stack", "status", "turn", "zone_key"]
