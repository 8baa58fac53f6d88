"""Which abilities notice an event: those that look back in time and those that don't (603.2, 603.10a)."""

from typing import Any

import pytest

from oracle.cards import triggers
from oracle.cards.abilities import Triggered
from oracle.cards.filters import Filter
from oracle.rules import zones

from .tabletop import Tabletop, creature

BEAR = creature(2, 2)
ANOTHER = Filter(types=("creature",), other=True)


def watcher(*events: Any) -> Any:
    """A creature whose ability triggers on either of several events, or on the only one."""
    trigger = events[0] if len(events) == 1 else triggers.EitherEvent(events=events)
    return creature(1, 1, name="Watcher", abilities=(Triggered(trigger=trigger),))


@pytest.mark.parametrize(
    ("events", "times"),
    [
        ((triggers.Dies(),), 1),
        ((triggers.Dies(what=ANOTHER),), 1),
        ((triggers.Dies(), triggers.Dies(what=ANOTHER)), 2),
        ((triggers.Enters(), triggers.Dies()), 1),
        ((triggers.Attacks(), triggers.EitherEvent(events=(triggers.Enters(), triggers.Leaves()))), 1),
        ((triggers.Enters(), triggers.Attacks()), 0),
    ],
)
def test_each_of_several_conditions_looks_back_for_itself(events: Any, times: int) -> None:
    top = Tabletop()
    ids = top.put(watcher(*events)), top.put(BEAR)
    top.run(zones.move(top.table, ids, "graveyard"))
    assert len(top.game.waiting) == times


@pytest.mark.parametrize("events", [(triggers.Enters(),), (triggers.Enters(), triggers.Dies())])
def test_what_enters_sees_itself_once(events: Any) -> None:
    top = Tabletop()
    id = top.put(watcher(*events), zone="hand")
    top.run(zones.move(top.table, (id,), "battlefield"))
    assert len(top.game.waiting) == 1
