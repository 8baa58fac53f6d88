"""Which face of a card may be played as a land."""

import pytest

from oracle.cards.card import Card, Face, Layout
from oracle.rules.citation import IllegalAction
from oracle.rules.stack import lands
from oracle.rules.state.actions import PlayLand
from tests.rules.tabletop import Tabletop


def card(layout: Layout) -> Card:
    return Card(name="Front", layout=layout, faces=(Face(name="Front", types=("creature",)), Face(name="Back", types=("land",))))


def test_the_back_of_a_modal_card_may_be_played_if_it_is_a_land() -> None:
    table = Tabletop()
    id = table.put(card("modal double-faced"), zone="hand")
    table.run(lands.play_land(table.table, "Alice", PlayLand(object=id, face=1)))

    assert table.zone_of(id) == "battlefield"


def test_the_back_of_a_nonmodal_card_may_not() -> None:
    table = Tabletop()
    id = table.put(card("double-faced"), zone="hand")

    with pytest.raises(IllegalAction) as illegal:
        table.run(lands.play_land(table.table, "Alice", PlayLand(object=id, face=1)))
    assert illegal.value.number == "712.12"
