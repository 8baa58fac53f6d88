"""Replacement effects: each applies once."""

import pytest

from oracle.cards import effects as words
from oracle.cards.abilities import Static
from oracle.cards.filters import Filter
from oracle.cards.statics import EntersWith, ReplaceMana
from oracle.rules import zones
from oracle.rules.context import Context
from oracle.rules.performing import perform
from oracle.rules.replacement import Candidate
from tests.rules.tabletop import Tabletop, creature, permanent


def test_two_abilities_that_say_the_same_both_apply() -> None:
    table = Tabletop()
    growing = Static(rules=(EntersWith(counters={"+1/+1": 1}),))
    id = table.put(creature(1, 1, abilities=(growing, growing)), zone="hand")
    (entered,) = table.run(zones.move(table.table, (id,), "battlefield"))

    assert table.game.objects[entered].counters == {"+1/+1": 2}


def test_the_owner_of_a_card_in_a_graveyard_chooses_what_applies_first_to_its_entering() -> None:
    table = Tabletop()
    own = Static(rules=(EntersWith(tapped=True),))
    others = Static(rules=(EntersWith(what=Filter(types=("creature",)), counters={"+1/+1": 1}),))
    relic = table.put(permanent("artifact", name="Growing Relic", abilities=(others,)))
    id = table.put(creature(1, 1, abilities=(own,)), "Bob", zone="graveyard")
    context = Context(you="Alice", source=relic, names={"it": (id,)})
    reanimation = words.Move(what="it", to="battlefield", control="you")
    _, asked = table.asked(perform(table.table, (reanimation,), context), ("Growing Relic",))

    assert [decision.player for decision in asked] == ["Bob"]
    entered = table.game.objects[table.game.past[id].became or 0]
    assert (entered.controller, entered.tapped, entered.counters) == ("Alice", True, {"+1/+1": 1})


@pytest.mark.parametrize(("one", "other", "same"), [("green", "green", True), ("green", "blue", False)])
def test_replacements_by_chosen_colors_are_the_same_if_the_colors_are(one: str, other: str, same: bool) -> None:
    rule = ReplaceMana(what=Filter(types=("land",)), color="color")
    first, second = (Candidate(rule, 1, "Alice", 4, "Hall", {"color": color}) for color in (one, other))

    assert first.same_as(second) is same
