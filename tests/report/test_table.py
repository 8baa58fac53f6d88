"""What is told of the difference between two views."""

from typing import Any

import msgspec
import pytest

from oracle.protocol.messages import ObjectView, Occurrence, PlayerView, View
from oracle.report.table import changes, happenings

ALICE = PlayerView(name="Alice", life=20, mana_pool="", hand=1, library=7, graveyard=0)
FOREST = ObjectView(id="1", zone="battlefield", owner="Alice", controller="Alice", label="Forest", name="Forest", tapped=False)
BEARS = ObjectView(id="2", zone="hand", owner="Alice", label="Grizzly Bears", name="Grizzly Bears")
BEFORE = View(turn=3, active_player="Alice", step="precombat main", players=(ALICE,), objects=(FOREST, BEARS))


def replaced(thing: Any, **fields: Any) -> Any:
    return msgspec.structs.replace(thing, **fields)


def test_nothing_is_told_of_equal_views() -> None:
    assert changes(BEFORE, BEFORE) == []
    assert happenings(BEFORE, BEFORE) == []


@pytest.mark.parametrize(
    ("after", "told"),
    [
        (replaced(BEFORE, players=(replaced(ALICE, mana_pool="{G}"),)), ["Alice: mana pool empty → {G}"]),
        (replaced(BEFORE, players=(replaced(ALICE, life=17, lost=True),)), ["Alice: life 20 → 17", "Alice has lost"]),
        (replaced(BEFORE, players=(replaced(ALICE, counters={"poison": 2}),)), ["Alice: poison counters 0 → 2"]),
        (replaced(BEFORE, objects=(replaced(FOREST, tapped=True), BEARS)), ["Forest is tapped"]),
        (replaced(BEFORE, objects=(replaced(FOREST, controller="Bob"), BEARS)), ["Forest: controlled by Bob, no longer by Alice"]),
        (
            replaced(BEFORE, objects=(replaced(FOREST, power=1, toughness=1, types=("land", "creature")), BEARS)),
            ["Forest: types none → land, creature", "Forest: no creature → 1/1"],
        ),
        (replaced(BEFORE, objects=(FOREST,)), ["Grizzly Bears is gone from Alice's hand"]),
        (replaced(BEFORE, step="end"), ["it is Alice's end step (turn 3)"]),
        (replaced(BEFORE, ended=True, winners=("Alice",)), ["the game has ended: Alice won"]),
        (replaced(BEFORE, ended=True), ["the game has ended in a draw"]),
    ],
)
def test_each_difference_is_told(after: View, told: list[str]) -> None:
    assert changes(BEFORE, after) == told


def test_an_object_is_followed_through_several_zones() -> None:
    moves = (
        Occurrence(kind="moved", number=1, object="2", became="3", origin="hand", destination="stack"),
        Occurrence(kind="moved", number=2, object="3", became="4", origin="stack", destination="battlefield"),
    )
    arrived = replaced(BEARS, id="4", zone="battlefield", controller="Alice", power=2, toughness=2, tapped=False)
    after = replaced(BEFORE, objects=(FOREST, arrived), occurrences=moves)
    assert changes(BEFORE, after) == ["Grizzly Bears: Alice's hand → battlefield (2/2)"]


def test_an_object_that_came_from_nowhere_is_new() -> None:
    ability = ObjectView(id="9", zone="stack", owner="Alice", controller="Alice", kind="ability", name="Grizzly Bears")
    assert changes(BEFORE, replaced(BEFORE, objects=(FOREST, BEARS, ability))) == ["an ability of Grizzly Bears is new on the stack"]


def test_happenings_are_those_since_the_first_view_that_the_table_does_not_show() -> None:
    old = Occurrence(kind="shuffled", number=1, player="Bob")
    before = replaced(BEFORE, occurrences=(old,))
    after = replaced(
        BEFORE,
        occurrences=(
            old,
            Occurrence(kind="tapped", number=2, object="1"),
            Occurrence(kind="drew", number=3, player="Alice", amount=2, source_name="Cosima, God of the Voyage"),
            Occurrence(kind="shuffled", number=4, player="Alice"),
        ),
    )
    assert happenings(before, after) == ["Alice draws 2 cards", "Alice's library is shuffled"]


@pytest.mark.parametrize(
    ("happened", "told"),
    [
        (Occurrence(kind="damage", number=1, player="Bob", amount=3, source_name="Lightning Bolt"), "Lightning Bolt deals 3 damage to Bob"),
        (
            Occurrence(kind="damage", number=1, object="2", name="Grizzly Bears", amount=3, source_name="Opt"),
            "Opt deals 3 damage to Grizzly Bears",
        ),
        (Occurrence(kind="triggered", number=1, object="2", name="Cosima"), "an ability of Cosima triggers"),
        (
            Occurrence(kind="counters added", number=1, object="2", name="Cosima", amount=1, detail="voyage"),
            "Cosima counters added 1 (voyage)",
        ),
        (Occurrence(kind="revealed", number=1, object="2", label="Forest 2"), "Forest 2 revealed"),
    ],
)
def test_happenings_are_told_in_words(happened: Occurrence, told: str) -> None:
    assert happenings(BEFORE, replaced(BEFORE, occurrences=(happened,))) == [told]
