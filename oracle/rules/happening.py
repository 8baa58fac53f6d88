"""The road that every event takes: proposed, replaced, committed, noticed.

`happen` is called by everything that changes a game.  First replacement and prevention effects change the proposal (614-616); what
is left is committed as one batch, so it happens at the same time; then triggered abilities that match it are noted as waiting
(603.2).  They go on the stack later, when a player would receive priority (603.3).
"""

from oracle.rules import face_down, replacement, triggers
from oracle.rules.citation import rule
from oracle.rules.commit import commit
from oracle.rules.context import Context
from oracle.rules.continuous import controller
from oracle.rules.decisions import Procedure
from oracle.rules.events import AbilityTriggered, DelayedEnded, Event, Moved
from oracle.rules.game import Game, ObjectId
from oracle.rules.table import Batch, Table


def happen(table: Table, *events: Event) -> Procedure[tuple[Event, ...]]:
    """Let events happen at the same time; returns them as they really happened."""
    if not events:
        return ()
    replaced = yield from replacement.replaced(table, events)
    replaced = (*face_down.reveal_on_leaving(table.game, replaced), *replaced)
    done = commit_only(table, *replaced)
    for event in done:
        if isinstance(event, Moved) and event.then and event.became is not None:
            yield from as_it_enters(table, event, event.became)
    if table.game.effects:
        from oracle.rules.effects.until import return_what_waited

        yield from return_what_waited(table, done)
    return done


@rule("614.1c", "614.12")
def as_it_enters(table: Table, event: Moved, became: ObjectId) -> Procedure[None]:
    """What a permanent says to do "as it enters" is done then and there, without using the stack."""
    from oracle.rules import effects

    you = controller(table.game, became) or table.game.object(became).owner
    yield from effects.perform(table, event.then, Context(you=you, source=became))


def commit_only(table: Table, *events: Event) -> tuple[Event, ...]:
    """Let events happen that nothing can replace; returns them as they really happened."""
    if not events:
        return ()
    before = table.game
    table.game, done = commit(before, events)
    _tell(table, before, done)
    noticed, spent = triggers.noticed(before, table.game, done)
    if noticed or spent:
        notes: list[Event] = [AbilityTriggered(trigger=trigger) for trigger in noticed]
        if spent:
            notes.append(DelayedEnded(ids=spent))
        middle = table.game
        table.game, noted = commit(middle, notes)
        _tell(table, middle, noted)
    return done


def _tell(table: Table, before: Game, done: tuple[Event, ...]) -> None:
    if table.history is not None and done:
        table.history.append(Batch(before, done, table.game))
