"""Total costs: what is added, what is taken off, and which objects are settled on."""

from typing import Any

import pytest

from oracle.cards import costs as paid
from oracle.cards.abilities import Static
from oracle.cards.card import Card
from oracle.cards.filters import Count, Filter, Power
from oracle.cards.statics import AdditionalCost, AlternativeCost, CostChange
from oracle.cards.symbols import mana_cost
from oracle.rules.citation import IllegalAction
from oracle.rules.costs.total_cost import Payment, asked_cost, choose_alternative_cost, total_cost
from oracle.rules.state.game import Announcement
from oracle.rules.words.context import Context
from tests.rules.tabletop import Tabletop, creature, permanent

SPELLS = Filter(zone="stack")


def spell(cost: str | None, *rules: Any, types: tuple[str, ...] = ("sorcery",)) -> Card:
    abilities = (Static(zone="stack", rules=rules),) if rules else ()
    return permanent(*types, name="Test Spell", cost=cost, abilities=abilities)


def total(top: Tabletop, card: Card, *answers: Any, **announced: Any) -> Payment:
    id = top.put(card, zone="stack")
    chosen = top.run(choose_alternative_cost(top.table, "Alice", id, announced.get("alternative")))
    return top.run(total_cost(top.table, "Alice", id, Announcement(alternative_cost=chosen, **announced)), *answers)


def tax(top: Tabletop, player: str = "Bob", **fields: Any) -> None:
    top.put(permanent("artifact", abilities=(Static(rules=(CostChange(**{"what": SPELLS, **fields}),)),)), player)


def mana_of(payment: Payment) -> str:
    return "".join(f"{{{symbol}}}" for symbol in payment.mana)


@pytest.mark.parametrize(
    ("cost", "more", "less", "less_any", "expected"),
    [
        ("{2}{G}", 1, 0, "", "{3}{G}"),
        ("{2}{G}", 0, 1, "", "{1}{G}"),
        ("{2}{G}", 0, 5, "", "{G}"),
        ("{G}", 0, 5, "", "{G}"),
        ("{2}", 0, 5, "", ""),
        ("{1}{G}", 2, 3, "", "{G}"),
        ("{C}{1}", 0, 3, "", "{C}"),
        ("{S}{1}", 0, 3, "", "{S}"),
        ("{2}{G}{G}", 0, 0, "{G}", "{2}{G}"),
        ("{2}{G}", 0, 0, "{G}{G}", "{1}"),
        ("{2}{U}", 0, 0, "{G}", "{1}{U}"),
        ("{2}{U}", 0, 0, "{C}{C}{C}", "{U}"),
        ("{2}{G/U}", 0, 0, "{G}", "{2}"),
        ("{0}", 0, 0, "", ""),
    ],
)
def test_increases_then_reductions_never_below_nothing(cost: str, more: int, less: int, less_any: str, expected: str) -> None:
    top = Tabletop()
    tax(top, more=more)
    tax(top, less=less, less_any=less_any)
    assert mana_of(total(top, spell(cost))) == expected


def test_only_spells_that_the_change_means_and_only_of_its_players_are_changed() -> None:
    top = Tabletop()
    tax(top, more=1, what=Filter(zone="stack", without_types=("creature",)))
    tax(top, more=3, who="you")
    assert mana_of(total(top, spell("{2}"))) == "{3}"
    assert mana_of(total(top, spell("{2}", types=("creature",)))) == "{2}"


def test_x_is_generic_mana_of_the_number_announced() -> None:
    assert mana_of(total(Tabletop(), spell("{X}{X}{1}{R}"), x=3)) == "{7}{R}"


def test_no_mana_cost_cannot_be_paid_whatever_is_added_but_an_alternative_cost_can() -> None:
    alternative = AlternativeCost(cost=("{1}",), name="evoke")
    top = Tabletop()
    tax(top, more=1)
    assert total(top, spell(None)).unpayable
    free = total(top, spell(None), alternative="free")
    assert (free.unpayable, mana_of(free)) == (False, "{1}")
    other = total(top, spell(None, alternative), alternative="evoke")
    assert (other.unpayable, mana_of(other)) == (False, "{2}")


def test_an_alternative_cost_must_be_there() -> None:
    with pytest.raises(IllegalAction):
        total(Tabletop(), spell("{1}"), alternative="dash")


def test_additional_costs_are_added_the_optional_ones_if_announced() -> None:
    card = spell("{2}{R}", AdditionalCost(cost=("{1}",)), AdditionalCost(cost=("{B}",), optional=True, name="kicker"))
    assert mana_of(total(Tabletop(), card)) == "{3}{R}"
    assert mana_of(total(Tabletop(), card, kicked=1)) == "{3}{R}{B}"
    assert mana_of(total(Tabletop(), card, additional=("kicker",), kicked=1)) == "{3}{R}{B}"
    assert mana_of(total(Tabletop(), card, alternative="free", additional=("kicker",))) == "{1}{B}"


def test_a_reduction_can_count_what_is_sacrificed_for_the_spell() -> None:
    sacrifice = paid.Sacrifice(what=Filter(types=("creature",)), any_number=True, save="sacrificed")
    card = spell("{6}{B}", AdditionalCost(cost=(sacrifice,)), CostChange(what="this", less=Count("sacrificed")))
    top = Tabletop()
    victims = (top.put(creature(1, 1)), top.put(creature(2, 2)))
    payment = total(top, card, victims)
    assert mana_of(payment) == "{4}{B}"
    assert payment.parts[0].objects == victims


# --- parts ------------------------------------------------------------------------------------------------------------


def settled(top: Tabletop, *parts: Any, source: int = 0, paid_with: tuple[int, ...] | None = None, answers: tuple[Any, ...] = ()) -> Any:
    context = Context(you="Alice", source=source)
    return [part.objects for part in top.run(asked_cost(top.table, "Alice", parts, context, paid_with), *answers).parts]


CREATURES = Filter(types=("creature",))


def test_only_own_objects_pay_and_each_only_once() -> None:
    top = Tabletop()
    mine = (top.put(creature(1, 1)), top.put(creature(1, 1)))
    top.put(creature(1, 1), "Bob")
    one = paid.Sacrifice(what=CREATURES)
    assert settled(top, one, one, answers=((mine[1],),)) == [(mine[1],), (mine[0],)]
    with pytest.raises(IllegalAction):
        settled(top, one, one, one, answers=((mine[1],),))


def test_objects_can_be_named_in_advance_and_must_be_of_use() -> None:
    top = Tabletop()
    mine = (top.put(creature(1, 1)), top.put(creature(1, 1)))
    relic = top.put(permanent("artifact"))
    assert settled(top, paid.Sacrifice(what=CREATURES), paid_with=(mine[1],)) == [(mine[1],)]
    with pytest.raises(IllegalAction):
        settled(top, paid.Sacrifice(what=CREATURES), paid_with=(relic,))
    with pytest.raises(IllegalAction):
        settled(top, paid.Sacrifice(what=CREATURES), paid_with=mine)


def crew(power: int) -> paid.TapPermanents:
    return paid.TapPermanents(what=Filter(types=("creature",), controller="you"), count=None, total_power=power)


def test_crewing_needs_enough_power_among_untapped_creatures_however_new() -> None:
    top = Tabletop()
    strong = top.put(creature(3, 3), sick=True)
    weak = (top.put(creature(1, 1)), top.put(creature(1, 1)))
    top.put(creature(9, 9), tapped=True)
    top.put(creature(9, 9), "Bob")
    assert settled(top, crew(2), answers=((strong,),)) == [(strong,)]
    assert settled(top, crew(2), answers=(weak,)) == [weak]
    assert settled(top, crew(5)) == [(strong, *weak)]
    with pytest.raises(IllegalAction):
        settled(top, crew(2), answers=((weak[0],),))
    with pytest.raises(IllegalAction):
        settled(top, crew(6))


def test_a_cost_is_repeated_as_often_as_its_amount_says() -> None:
    top = Tabletop()
    bear = top.put(creature(3, 3))
    cost = (paid.RepeatedCost(cost=("{1}{U}",), count=Power("this")),)
    payment = top.run(asked_cost(top.table, "Alice", cost, Context(you="Alice", source=bear)))
    assert mana_of(payment) == "{3}{U}{U}{U}"


def test_of_several_costs_only_one_that_can_be_paid_is_offered() -> None:
    either = paid.EitherCost(costs=((paid.Discard(),), ("{2}",)))
    top = Tabletop()
    card = top.put(creature(1, 1), zone="hand")
    assert settled(top, either) == [(card,)]
    top = Tabletop()
    with pytest.raises(IllegalAction):
        settled(top, either)
    top = Tabletop()
    card = top.put(creature(1, 1), zone="hand")
    for _ in range(2):
        top.put(permanent("land", cost=None, subtypes=("Island",)))
    assert settled(top, either, answers=(("discard",),)) == [(card,)]
    assert settled(top, either, answers=(("{2}",),)) == []
    assert settled(top, either, paid_with=(card,)) == [(card,)]
    assert settled(top, either, paid_with=()) == []


def test_a_printed_mana_cost_is_the_base() -> None:
    assert mana_of(total(Tabletop(), spell(str(mana_cost("{1}{W}"))))) == "{1}{W}"
