"""Replacement effects: each applies once."""

from oracle.cards.abilities import Static
from oracle.cards.statics import EntersWith
from oracle.rules import zones
from tests.rules.tabletop import Tabletop, creature


def test_two_abilities_that_say_the_same_both_apply() -> None:
    table = Tabletop()
    growing = Static(rules=(EntersWith(counters={"+1/+1": 1}),))
    id = table.put(creature(1, 1, abilities=(growing, growing)), zone="hand")
    (entered,) = table.run(zones.move(table.table, (id,), "battlefield"))

    assert table.game.objects[entered].counters == {"+1/+1": 2}
