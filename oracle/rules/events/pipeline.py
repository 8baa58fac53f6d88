"""The road that every event takes: proposed, replaced, committed, and looked at for what triggers.

`happen` is called by everything that changes a game.  First replacement and prevention effects change the proposal (614-616); what
is left is committed as one batch, so it happens at the same time; then triggered abilities that match it are noted as waiting
(603.2).  They go on the stack later, when a player would receive priority (603.3).
"""

from collections.abc import Callable

from oracle.rules.events import replacement, trigger_detection
from oracle.rules.events.commit import commit
from oracle.rules.state import revealing
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import DelayedEnded, Event
from oracle.rules.state.game import Game
from oracle.rules.state.table import Batch, Table

Follower = Callable[[Table, tuple[Event, ...]], Procedure[None]]

AFTERWARDS: list[Follower] = []
"""What is done right after events have happened, before anything else: it is part of them, and uses no stack."""


def afterwards(function: Follower) -> Follower:
    """Marks a procedure that follows right after events."""
    AFTERWARDS.append(function)
    return function


def happen(table: Table, *events: Event) -> Procedure[tuple[Event, ...]]:
    """Let events happen at the same time; returns them as they really happened."""
    if not events:
        return ()
    replaced = yield from replacement.replaced(table, events)
    replaced = (*revealing.reveal_on_leaving(table.game, replaced), *replaced)
    done = commit_only(table, *replaced)
    for follow in AFTERWARDS:
        yield from follow(table, done)
    return done


def commit_only(table: Table, *events: Event) -> tuple[Event, ...]:
    """Let events happen that nothing can replace; returns them as they really happened."""
    if not events:
        return ()
    before = table.game
    table.game, done = commit(before, events)
    _tell(table, before, done)
    triggered, spent = trigger_detection.detected(before, table.game, done)
    notes: tuple[Event, ...] = (*triggered, DelayedEnded(ids=spent)) if spent else triggered
    while notes:
        before = table.game
        table.game, noted = commit(before, notes)
        _tell(table, before, noted)
        notes, _ = trigger_detection.detected(before, table.game, noted)
    return done


def _tell(table: Table, before: Game, done: tuple[Event, ...]) -> None:
    if table.history is not None and done:
        table.history.append(Batch(before, done, table.game))
