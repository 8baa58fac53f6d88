"""What tests of selections, conditions and amounts are made of."""

from typing import Any

from oracle.rules.events.commit import commit
from oracle.rules.state import events
from oracle.rules.words.context import Context
from tests.rules.tabletop import Tabletop


def you(source: int = 0, **fields: Any) -> Context:
    return Context(you="Alice", source=source, **fields)


def happens(table: Tabletop, *batch: events.Event) -> tuple[events.Event, ...]:
    table.table.game, done = commit(table.game, batch)
    return done


def move(table: Tabletop, id: int, destination: Any, **fields: Any) -> int:
    """Moves an object; returns the id of what it becomes."""
    moved, *_ = happens(table, events.Moved(object=id, destination=destination, cause="put", **fields))
    assert isinstance(moved, events.Moved)
    assert moved.became is not None
    return moved.became
