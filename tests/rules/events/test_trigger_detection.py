"""Which abilities notice an event: those that look back in time and those that don't (603.2, 603.10a)."""

from typing import Any

import pytest

from oracle.cards import triggers
from oracle.cards.abilities import Static, Triggered
from oracle.cards.changes import GainAbilities
from oracle.cards.filters import Filter
from oracle.cards.keywords import expanded, keyword
from oracle.cards.statics import Continuous, TriggersAgain
from oracle.rules.events.pipeline import happen
from oracle.rules.events.trigger_index import kinds_of, kinds_of_card
from oracle.rules.moves import zones
from oracle.rules.state import events
from oracle.rules.state.events import DelayedCreated
from oracle.rules.state.game import DelayedTrigger
from tests.rules.tabletop import Tabletop, creature

BEAR = creature(2, 2)
ANOTHER = Filter(types=("creature",), other=True)


def watcher(*conditions: Any) -> Any:
    """A creature whose ability triggers on either of several events, or on the only one."""
    trigger = conditions[0] if len(conditions) == 1 else triggers.EitherEvent(events=conditions)
    return creature(1, 1, name="Watcher", abilities=(Triggered(trigger=trigger),))


@pytest.mark.parametrize(
    ("conditions", "times"),
    [
        ((triggers.Dies(),), 1),
        ((triggers.Dies(what=ANOTHER),), 1),
        ((triggers.Dies(), triggers.Dies(what=ANOTHER)), 2),
        ((triggers.Enters(), triggers.Dies()), 1),
        ((triggers.Attacks(), triggers.EitherEvent(events=(triggers.Enters(), triggers.Leaves()))), 1),
        ((triggers.Enters(), triggers.Attacks()), 0),
    ],
)
def test_each_of_several_conditions_looks_back_for_itself(conditions: Any, times: int) -> None:
    top = Tabletop()
    ids = top.put(watcher(*conditions)), top.put(BEAR)
    top.run(zones.move(top.table, ids, "graveyard"))
    assert len(top.game.waiting) == times


@pytest.mark.parametrize("conditions", [(triggers.Enters(),), (triggers.Enters(), triggers.Dies())])
def test_what_enters_sees_itself_once(conditions: Any) -> None:
    top = Tabletop()
    id = top.put(watcher(*conditions), zone="hand")
    top.run(zones.move(top.table, (id,), "battlefield"))
    assert len(top.game.waiting) == 1


def test_what_a_card_could_give_to_others_is_awaited_too() -> None:
    given = Triggered(trigger=triggers.Draws())
    giver = creature(1, 1, abilities=(Static(rules=(Continuous(what=Filter(types=("creature",)), changes=(GainAbilities((given,)),)),)),))
    learner = creature(1, 1, abilities=(Static(rules=(Continuous(what="this", changes=(GainAbilities(keywords=("prowess",)),)),)),))
    assert kinds_of_card(giver) == {events.Moved}
    assert kinds_of_card(learner) == kinds_of(expanded(keyword("prowess"))[0].trigger)
    assert kinds_of_card(BEAR) == frozenset()


def test_no_card_triggers_on_what_it_is_not_known_to_wait_for() -> None:
    top = Tabletop()
    id = top.put(watcher(triggers.Taps()))
    top.run(happen(top.table, events.Tapped(object=top.put(BEAR)), events.Tapped(object=id)))
    assert len(top.game.waiting) == 1


ONCE_MORE = TriggersAgain(entering=Filter(types=("creature",)))
AGAIN = creature(1, 1, name="Again", abilities=(Static(rules=(ONCE_MORE, ONCE_MORE)),))


def enters(top: Tabletop) -> None:
    top.run(zones.move(top.table, (top.put(BEAR, zone="hand"),), "battlefield"))


@pytest.mark.parametrize(("each_turn", "times"), [(None, 3), (2, 2), (1, 1)])
def test_an_ability_triggers_additional_times_only_as_often_as_it_may(each_turn: int | None, times: int) -> None:
    top = Tabletop()
    top.put(AGAIN)
    top.put(creature(1, 1, abilities=(Triggered(trigger=triggers.Enters(what=ANOTHER), each_turn=each_turn),)))
    enters(top)
    assert len(top.game.waiting) == times


def test_a_delayed_ability_doesn_t_trigger_additional_times() -> None:
    top = Tabletop()
    source = top.put(AGAIN)
    delayed = DelayedTrigger(id=0, ability=Triggered(trigger=triggers.Enters(what=ANOTHER)), source=source, controller="Alice")
    top.run(happen(top.table, DelayedCreated(delayed=delayed)))
    enters(top)
    assert len(top.game.waiting) == 1
