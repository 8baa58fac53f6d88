"""Conditions, read off the game as it is or has been this turn."""

import pytest

from oracle.cards import conditions
from oracle.cards.filters import (
    Filter,
    Life,
    Range,
)
from oracle.rules.characteristics import selections
from oracle.rules.state import events
from oracle.rules.state.game import Announcement
from oracle.rules.words.context import Context
from tests.rules.characteristics.selecting import happens, move, you
from tests.rules.tabletop import Tabletop, creature


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        (conditions.Exists(Filter(types=("creature",)), least=2), True),
        (conditions.Exists(Filter(types=("creature",)), least=3), False),
        (conditions.Exists(Filter(types=("creature",)), least=0, most=1), False),
        (conditions.Matches("this", Filter(types=("creature",), tapped=True)), True),
        (conditions.Matches("never saved", Filter()), False),
        (conditions.InZone("this", "battlefield"), True),
        (conditions.InZone("this", "graveyard"), False),
        (conditions.InZone("never saved", "graveyard"), False),
        (conditions.Compare(Life(), Range(at_least=20)), True),
        (conditions.YourTurn(), True),
        (conditions.Kicked(), True),
        (conditions.WasCast(), True),
        (conditions.WasCast("other"), False),
        (conditions.WasCast(who="you", origin="hand"), True),
        (conditions.WasCast(who="opponent"), False),
        (conditions.WasCast(origin="graveyard"), False),
        (conditions.CostPaid("dash"), True),
        (conditions.CostPaid("buyback"), True),
        (conditions.CostPaid("evoke"), False),
        (conditions.Did("yes"), True),
        (conditions.Did("no"), False),
        (conditions.Did("never saved"), False),
        (conditions.AttackedThisTurn(), False),
        (conditions.Not(conditions.YourTurn()), False),
        (conditions.All((conditions.YourTurn(), conditions.Did("no"))), False),
        (conditions.AnyOf((conditions.YourTurn(), conditions.Did("no"))), True),
        (conditions.Happened("creature died"), False),
    ],
)
def test_conditions(condition: conditions.AnyCondition, holds: bool) -> None:
    table = Tabletop()
    announced = Announcement(origin="hand", caster="Alice", kicked=1, alternative="dash", additional=("buyback",))
    this = table.put(creature(2, 2), tapped=True, announced=announced)
    other = table.put(creature(1, 1))

    assert selections.holds(table.game, condition, you(this, names={"other": (other,), "yes": True, "no": False})) is holds


def test_what_happened_this_turn_counts_by_what_was_true_then() -> None:
    table = Tabletop()
    mine, theirs = table.put(creature(1, 1)), table.put(creature(1, 1), player="Bob", controller="Bob")
    happens(table, events.AttackersDeclared(player="Alice", attackers={mine: "Bob"}))
    happens(table, events.LifeGained(player="Bob", amount=2))
    move(table, theirs, "exile")
    happened = {
        what: [selections.holds(table.game, conditions.Happened(what), Context(you=player, source=mine)) for player in ("Alice", "Bob")]  # type: ignore[arg-type]
        for what in ("permanent you controlled left the battlefield", "creature died", "you attacked", "you gained life")
    }
    assert happened == {
        "permanent you controlled left the battlefield": [False, True],
        "creature died": [False, False],
        "you attacked": [True, False],
        "you gained life": [False, True],
    }
    assert selections.holds(table.game, conditions.AttackedThisTurn(), you(mine))
    move(table, mine, "graveyard")

    assert selections.holds(table.game, conditions.Happened("creature died"), you(mine))


def test_a_later_object_of_the_same_card_is_another_one() -> None:
    table = Tabletop()
    card = table.put(creature(1, 1), zone="exile")
    move(table, move(table, card, "hand"), "exile")

    assert not selections.holds(table.game, conditions.InZone("this", "exile"), you(card))
