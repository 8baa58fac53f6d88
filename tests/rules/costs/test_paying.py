"""Paying: a way is found whenever there is one, the pool goes first, and every part is really paid."""

from itertools import combinations, permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from oracle.cards import costs as paid
from oracle.cards.abilities import Activated, Triggered
from oracle.cards.card import Card
from oracle.cards.effects import AddMana, DealDamage
from oracle.cards.filters import Filter
from oracle.cards.symbols import written
from oracle.cards.triggers import TappedForMana
from oracle.rules.citation import IllegalAction
from oracle.rules.costs import paying, total_cost
from oracle.rules.mana.matching import ANY, Slot, Unit, matched
from oracle.rules.state.events import LifeLost, Moved, Tapped
from oracle.rules.state.game import Announcement, Mana
from oracle.rules.state.table import refusal
from oracle.rules.words.context import Context
from tests.rules.tabletop import Tabletop, creature, permanent

CREATURES = Filter(types=("creature",))
TAPPED_CREATURE_RETURNED = paid.ReturnToHand(what=Filter(types=("creature",), tapped=True))

# --- matching ---------------------------------------------------------------------------------------------------------

units = some.lists(some.builds(Unit, some.integers(0, ANY), some.booleans()), max_size=6)
slots = some.lists(some.builds(Slot, some.integers(1, ANY), some.booleans()), max_size=5)


def fits(unit: Unit, slot: Slot) -> bool:
    return bool(unit.types & slot.types) and (unit.snow or not slot.snow)


def best(units: list[Unit], slots: list[Slot]) -> int:
    """The largest number of slots that can be filled, by trying everything."""
    for size in range(min(len(units), len(slots)), 0, -1):
        for some_slots in combinations(slots, size):
            for some_units in permutations(units, size):
                if all(fits(unit, slot) for unit, slot in zip(some_units, some_slots, strict=True)):
                    return size
    return 0


@settings(deadline=None)
@given(units, slots)
def test_as_many_slots_as_possible_are_filled_each_by_a_unit_of_its_own_that_fits(units: list[Unit], slots: list[Slot]) -> None:
    owner = matched(units, slots)
    used = [index for index in owner if index is not None]
    assert len(set(used)) == len(used) == best(units, slots)
    assert all(index is None or fits(units[index], slot) for index, slot in zip(owner, slots, strict=True))


# --- which mana is used -----------------------------------------------------------------------------------------------


def one_of(*types: str, harm: bool = False, kinds: tuple[str, ...] = ("land",)) -> Card:
    effects = (AddMana(choices=types), *((DealDamage(to="you", amount=1),) if harm else ()))
    return permanent(*kinds, cost=None, abilities=(Activated(cost=("{T}",), effects=effects),))


def pay(top: Tabletop, *cost: Any, source: int | None = None, answers: tuple[Any, ...] = (), **more: Any) -> tuple[int, ...]:
    if source is None:
        source = top.put(permanent("artifact"))
    return top.run(paying.pay_cost(top.table, "Alice", cost, Context(you="Alice", source=source), **more), *answers)


def tapped(top: Tabletop) -> list[int]:
    return [event.object for event in top.happened(Tapped)]


def test_floating_mana_is_spent_first() -> None:
    top = Tabletop()
    top.put(one_of("G"))
    top.change_player("Alice", pool=(Mana("G"), Mana("U")))
    pay(top, "{1}{U}")
    assert tapped(top) == []
    assert top.game.player("Alice").pool == ()


def test_harmless_lands_before_creatures_before_what_harms_and_the_flexible_last() -> None:
    top = Tabletop()
    hurting = top.put(one_of("G", harm=True))
    elf = top.put(one_of("G", kinds=("creature",)))
    both = top.put(one_of("G", "U"))
    forest = top.put(one_of("G"))
    order = [forest, both, elf, hurting]
    game = top.game
    for count in range(1, 5):
        top.table.game = game
        top.history.clear()
        pay(top, "{G}" * count)
        assert sorted(tapped(top)) == sorted(order[:count])


def test_colorless_and_plentiful_mana_pays_for_generic_costs_first() -> None:
    top = Tabletop()
    top.change_player("Alice", pool=(Mana("W"), Mana("G"), Mana("G"), Mana("C")))
    pay(top, "{2}")
    assert written(mana.type for mana in top.game.player("Alice").pool) == "{W}{G}"


def test_restricted_mana_pays_only_for_what_it_may() -> None:
    top = Tabletop()
    for_creatures = Mana("G", only=Filter(zone="stack", types=("creature",)))
    top.change_player("Alice", pool=(for_creatures, Mana("G")))
    bear = top.put(creature(2, 2, cost="{G}"), zone="stack")
    spell = top.put(permanent("sorcery", cost="{G}{G}"), zone="stack")
    for object, expected in ((bear, (Mana("G"),)), (spell, None)):
        payment = top.run(total_cost.total_cost(top.table, "Alice", object, Announcement()))
        before = top.game
        if expected is None:
            with pytest.raises(IllegalAction):
                top.run(paying.pay(top.table, "Alice", payment))
        else:
            top.run(paying.pay(top.table, "Alice", payment))
            assert top.game.player("Alice").pool == expected
        top.table.game = before


def test_snow_mana_is_needed_for_a_snow_symbol() -> None:
    top = Tabletop()
    plain = one_of("G")
    top.put(plain)
    source = top.put(permanent("artifact"))
    assert not paying.can_pay(top.table, "Alice", ("{S}",), Context(you="Alice", source=source))
    top.put(permanent("land", cost=None, supertypes=("snow",), abilities=plain.faces[0].abilities))
    assert paying.can_pay(top.table, "Alice", ("{S}",), Context(you="Alice", source=source))


def test_mana_as_though_of_any_color_is_still_not_colorless() -> None:
    top = Tabletop()
    top.change_player("Alice", pool=(Mana("G"),))
    for symbol, possible in (("W", True), ("C", False)):
        payment = total_cost.Payment(mana=(symbol,), any_color=True)
        assert (refusal(top.table, lambda branch, payment=payment: paying.pay(branch, "Alice", payment)) is None) == possible


def test_a_cost_that_taps_the_source_leaves_it_alone_for_mana() -> None:
    top = Tabletop()
    source = top.put(one_of("G"))
    with pytest.raises(IllegalAction):
        pay(top, "{1}", "{T}", source=source)
    other = top.put(one_of("G"))
    pay(top, "{1}", "{T}", source=source)
    assert tapped(top) == [other, source]


def test_a_source_may_be_tapped_for_mana_and_then_sacrificed_or_untapped_for_the_same_cost() -> None:
    top = Tabletop()
    elf = top.put(one_of("G", kinds=("creature",)))
    pay(top, "{G}", paid.Sacrifice(), source=elf)
    assert top.zone_of(elf) == "graveyard"
    top = Tabletop()
    elf = top.put(one_of("G", kinds=("creature",)))
    pay(top, "{G}", "{Q}", source=elf)
    assert not top.game.objects[elf].tapped


def test_a_creature_may_be_tapped_for_mana_and_then_returned_as_a_tapped_creature_for_the_same_cost() -> None:
    top = Tabletop()
    bear = top.put(creature(2, 2))
    with pytest.raises(IllegalAction):
        pay(top, "{G}", TAPPED_CREATURE_RETURNED)
    elf = top.put(one_of("G", kinds=("creature",)))
    pay(top, "{G}", TAPPED_CREATURE_RETURNED)
    assert [top.zone_of(id) for id in (bear, elf)] == ["battlefield", "hand"]


def test_a_creature_that_was_tapped_to_activate_a_mana_ability_may_be_returned_as_a_tapped_creature() -> None:
    top = Tabletop()
    bear = top.put(creature(2, 2))
    taps_another = ("{T}", paid.TapPermanents(what=CREATURES))
    top.put(permanent("artifact", abilities=(Activated(cost=taps_another, effects=(AddMana(mana="{G}"),)),)))
    pay(top, "{G}", TAPPED_CREATURE_RETURNED)
    assert top.zone_of(bear) == "hand"


def test_an_untapped_creature_is_not_returned_as_a_tapped_one_where_no_mana_is_to_be_paid() -> None:
    top = Tabletop()
    top.put(one_of("G", kinds=("creature",)))
    with pytest.raises(IllegalAction):
        pay(top, TAPPED_CREATURE_RETURNED)


def test_a_mana_ability_cannot_pay_for_itself() -> None:
    top = Tabletop()
    filter_rock = Activated(cost=("{1}",), effects=(AddMana(mana="{G}{G}"),))
    top.put(permanent("artifact", abilities=(filter_rock,)))
    with pytest.raises(IllegalAction):
        pay(top, "{G}")


def test_a_spell_that_has_no_mana_cost_cannot_be_paid_for() -> None:
    top = Tabletop()
    with pytest.raises(IllegalAction):
        top.run(paying.pay(top.table, "Alice", total_cost.Payment(unpayable=True)))


# --- the other parts --------------------------------------------------------------------------------------------------


def test_a_tapped_permanent_cannot_pay_tap_and_an_untapped_one_cannot_pay_untap() -> None:
    for symbol, is_tapped in (("{T}", True), ("{Q}", False)):
        top = Tabletop()
        source = top.put(permanent("artifact"), tapped=is_tapped)
        with pytest.raises(IllegalAction):
            pay(top, symbol, source=source)
        top.change(source, tapped=not is_tapped)
        pay(top, symbol, source=source)
        assert top.game.objects[source].tapped == is_tapped


def test_life_and_counters_must_suffice_in_all() -> None:
    top = Tabletop()
    source = top.put(permanent("artifact"), counters={"charge": 2})
    top.change_player("Alice", life=4)
    two, charge = paid.PayLife(2), paid.RemoveCounters("charge")
    assert not paying.can_pay(top.table, "Alice", (two, two, two), Context(you="Alice", source=source))
    assert not paying.can_pay(top.table, "Alice", (charge, charge, charge), Context(you="Alice", source=source))
    pay(top, two, two, charge, charge, source=source)
    assert top.game.player("Alice").life == 0
    assert top.game.objects[source].counters == {}
    assert [event.amount for event in top.happened(LifeLost)] == [2, 2]


def test_loyalty_is_added_or_removed_and_must_suffice() -> None:
    top = Tabletop()
    walker = top.put(permanent("planeswalker", loyalty=2), counters={"loyalty": 2})
    with pytest.raises(IllegalAction):
        pay(top, paid.Loyalty(-3), source=walker)
    pay(top, paid.Loyalty(2), source=walker)
    pay(top, paid.Loyalty(-3), source=walker)
    assert top.game.objects[walker].counters == {"loyalty": 1}


def test_objects_leave_after_the_other_parts_and_the_library_comes_last() -> None:
    top = Tabletop()
    source = top.put(permanent("artifact"))
    card = top.put(creature(1, 1), zone="library")
    used = pay(top, paid.Mill(), paid.Sacrifice(), paid.PayLife(1), "{T}", source=source)
    assert used == (source,)
    kinds = [type(event) for batch in top.history for event in batch.events]
    assert kinds == [LifeLost, Tapped, Moved, Moved]
    assert [event.object for event in top.happened(Moved)] == [source, card]


def test_milling_more_than_the_library_holds_pays_nothing() -> None:
    top = Tabletop()
    with pytest.raises(IllegalAction):
        pay(top, paid.Mill())


def test_what_was_used_is_told_and_what_was_sacrificed_has_a_name() -> None:
    top = Tabletop()
    bears = (top.put(creature(2, 2)), top.put(creature(3, 3)))
    hand = (top.put(creature(1, 1), zone="hand"), top.put(creature(1, 1), zone="hand"))
    relic = top.put(permanent("artifact"))
    context = Context(you="Alice", source=relic)
    cost = (paid.Sacrifice(what=Filter(types=("creature",)), save="victim"), paid.Discard())
    used = top.run(paying.pay_cost(top.table, "Alice", cost, context), (bears[1],), (hand[0],))
    assert used == (bears[1], hand[0])
    assert context.names["victim"] == (bears[1],)
    assert [top.zone_of(id) for id in (*bears, *hand)] == ["battlefield", "graveyard", "graveyard", "hand"]


def test_a_cost_that_cannot_be_paid_is_never_paid_in_part() -> None:
    top = Tabletop()
    top.put(one_of("G"))
    source = top.put(permanent("artifact"))
    before = top.game
    assert not paying.can_pay(top.table, "Alice", ("{G}", paid.PayLife(99)), Context(you="Alice", source=source))
    assert top.game is before


@pytest.mark.parametrize("bonus", [False, True])
def test_nothing_is_searched_for_where_mana_abilities_cannot_help(bonus: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[int] = []
    monkeypatch.setattr(paying, "find_activations", lambda *_: searched.append(1))
    top = Tabletop()
    for _ in range(10):
        top.put(one_of("G"))
    if bonus:
        more = Triggered(trigger=TappedForMana(what=Filter(types=("land",))), effects=(AddMana(mana="{C}"),))
        top.put(permanent("enchantment", abilities=(more,)))
    with pytest.raises(IllegalAction) as refused:
        pay(top, "{3}", "{Q}")
    assert (refused.value.number, searched) == ("107.6", [])
