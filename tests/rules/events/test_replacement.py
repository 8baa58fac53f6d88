"""Replacement effects: each applies once."""

import pytest

from oracle.cards import effects as words
from oracle.cards.abilities import Static
from oracle.cards.filters import Filter, HandSize
from oracle.cards.statics import EntersWith, ReplaceMana
from oracle.rules.events.replacement import Candidate
from oracle.rules.instructions.dispatch import perform
from oracle.rules.moves import zones
from oracle.rules.words.context import Context
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


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        (EntersWith(tapped=True), EntersWith(choose="color"), True),
        (EntersWith(tapped=True), EntersWith(counters={"charge": 2}), True),
        (EntersWith(tapped=True), EntersWith(copy_of=Filter(types=("creature",))), False),
        (EntersWith(choose="color"), EntersWith(counters={"charge": "X"}), True),
        (EntersWith(choose="color"), EntersWith(counters={"charge": HandSize()}), False),
        (EntersWith(choose="color"), EntersWith(do=(words.Draw(),)), False),
        (EntersWith(choose="color"), EntersWith(pay_or_tapped=("{1}",)), False),
    ],
)
def test_nobody_is_asked_for_an_order_of_what_a_permanent_says_of_itself_if_none_matters_to_the_other(
    one: EntersWith, other: EntersWith, same: bool
) -> None:
    first, second = (Candidate(word, 1, "Alice", 4, "Haven") for word in (one, other))

    assert first.same_as(second) is second.same_as(first) is same
    assert not first.same_as(Candidate(other, 2, "Alice", 4, "Another Haven"))
