"""Paying: a way is found whenever there is one, the pool goes first, and every part is really paid."""

from collections import Counter
from functools import cache
from itertools import combinations, permutations
from typing import Any, NamedTuple

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as some

from oracle.cards import costs as paid
from oracle.cards.abilities import Activated, Static, Triggered
from oracle.cards.card import Card
from oracle.cards.effects import AddMana, DealDamage, LoseLife
from oracle.cards.filters import Filter
from oracle.cards.statics import ReplaceMana
from oracle.cards.symbols import written
from oracle.cards.triggers import TappedForMana
from oracle.rules.citation import IllegalAction
from oracle.rules.costs import paying, total_cost
from oracle.rules.mana.matching import ANY, Slot, Unit, matched
from oracle.rules.state.events import LifeLost, ManaPaid, ManaProduced, Moved, Tapped
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


# --- a way is found whenever there is one -----------------------------------------------------------------------------


class Ability(NamedTuple):
    """A mana ability of a test land: what it costs in mana besides {T}, and what it may add."""

    cost: str
    offers: tuple[str, ...]
    harm: bool = False


offers = some.sampled_from(["W", "U", "G", "C", "WW", "WU", "CC", "GGG"])
abilities = some.builds(
    Ability,
    some.sampled_from(["", "", "", "", "1", "U", "2"]),
    some.lists(offers, min_size=1, max_size=2, unique=True).map(tuple),
    some.booleans(),
)
boards = some.lists(some.lists(abilities, min_size=1, max_size=2).map(tuple), max_size=4).map(tuple)
symbols = some.lists(some.sampled_from(["1", "2", "3", "W", "U", "C", "G/U", "2/W", "C/W", "W/P"]), min_size=1, max_size=3).map(tuple)
pools = some.lists(some.sampled_from("WUGC"), max_size=2).map(tuple)


def land(abilities: tuple[Ability, ...]) -> Card:
    """Each offer of an ability is one of its own, as "or" would be."""
    words: list[Activated] = []
    for ability in abilities:
        harm = (LoseLife(amount=1),) if ability.harm else ()
        cost = (f"{{{ability.cost}}}", "{T}") if ability.cost else ("{T}",)
        if all(len(offer) == 1 for offer in ability.offers):
            words.append(Activated(cost=cost, effects=(AddMana(choices=ability.offers), *harm)))
        else:
            words.extend(Activated(cost=cost, effects=(AddMana(mana=in_braces(offer)), *harm)) for offer in ability.offers)
    return permanent("land", cost=None, abilities=tuple(words))


def in_braces(text: str) -> str:
    return "".join(f"{{{symbol}}}" for symbol in text)


def rests(pool: tuple[str, ...], cost: tuple[str, ...], life: int) -> set[tuple[tuple[str, ...], int]]:
    """All that can be left of a pool and of life after paying symbols one by one."""
    if not cost:
        return {(pool, life)}
    found: set[tuple[tuple[str, ...], int]] = set()
    first, rest = cost[0], cost[1:]
    if first.isdigit():
        if first == "0":
            return rests(pool, rest, life)
        rest = (str(int(first) - 1), *rest)
    for half in first.split("/"):
        if half == "P":
            if life >= 2:
                found |= rests(pool, rest, life - 2)
        elif half == "2" and "/" in first:
            found |= rests(pool, ("1", "1", *rest), life)
        else:
            for type in sorted(set(pool)):
                if half.isdigit() or half == type:
                    left = list(pool)
                    left.remove(type)
                    found |= rests(tuple(left), rest, life)
    return found


def by_trying_everything(
    board: tuple[tuple[Ability, ...], ...], pool: tuple[str, ...], cost: tuple[str, ...], life: int, times: int, bonus: str
) -> bool:
    """Whether a cost can be paid, found by activating everything in every order."""

    @cache
    def possible(left: frozenset[int], pool: tuple[str, ...], life: int) -> bool:
        if rests(pool, cost, life):
            return True
        for index in sorted(left):
            for ability in board[index]:
                for remaining, life_left in rests(pool, (ability.cost,) if ability.cost else (), life):
                    for offer in ability.offers:
                        after = tuple(sorted((*remaining, *offer * times, *bonus)))
                        if possible(left - {index}, after, life_left - ability.harm):
                            return True
        return False

    return possible(frozenset(range(len(board))), tuple(sorted(pool)), life)


TWO_NAMESAKES = ((Ability("", ("W", "C")),), (Ability("1", ("C", "WU"), True),), (Ability("1", ("G", "U"), True), Ability("1", ("C",))))
BELOW_ZERO = ((Ability("", ("W",), True),),) * 4
SAVING_UP = ((Ability("", ("W",)),), (Ability("", ("W", "U")),), (Ability("1", ("U",)),))

LIFE_FOR_TWO_THINGS = (
    (Ability("", ("U",)), Ability("", ("U", "G"), True)),
    (Ability("", ("U",), True),),
    (Ability("", ("U",), True), Ability("1", ("W",))),
)


@example(LIFE_FOR_TWO_THINGS, (), ("1", "1", "W/P"), 3, 1, "")
@example(BELOW_ZERO, (), ("1", "1", "2"), 3, 1, "")
@example(TWO_NAMESAKES, (), ("2",), 3, 1, "")
@example(SAVING_UP, ("U",), ("U", "U", "U"), 3, 1, "")
@settings(deadline=None)
@given(boards, pools, symbols, some.integers(3, 6), some.sampled_from([1, 1, 2]), some.sampled_from(["", "", "G"]))
def test_a_way_to_pay_is_found_exactly_if_there_is_one(
    board: tuple[tuple[Ability, ...], ...], pool: tuple[str, ...], cost: tuple[str, ...], life: int, times: int, bonus: str
) -> None:
    top = Tabletop()
    for abilities in board:
        top.put(land(abilities))
    if times > 1:
        top.put(permanent("enchantment", abilities=(Static(rules=(ReplaceMana(what=Filter(types=("land",)), times=times),)),)))
    if bonus:
        more = Triggered(trigger=TappedForMana(what=Filter(types=("land",))), effects=(AddMana(mana=in_braces(bonus)),))
        top.put(permanent("enchantment", abilities=(more,)))
    top.change_player("Alice", life=life, pool=tuple(Mana(type) for type in pool))
    source = top.put(permanent("artifact"))
    text = "".join(f"{{{symbol}}}" for symbol in cost)
    context = Context(you="Alice", source=source)

    expected = by_trying_everything(board, pool, cost, life, times, bonus)

    assert paying.can_pay(top.table, "Alice", (text,), context) == expected
    if expected:
        top.run(paying.pay_cost(top.table, "Alice", (text,), context))
        spent = tuple(sorted(mana.type for event in top.happened(ManaPaid) for mana in event.mana))
        made = Counter(mana.type for event in top.happened(ManaProduced) for mana in event.mana)
        left = Counter(mana.type for mana in top.game.player("Alice").pool)
        assert Counter(spent) + left == Counter(pool) + made
        assert any(not rest for rest, _ in rests(spent if not made_by_mana(board) else last_paid(top), cost, life))


def made_by_mana(board: tuple[tuple[Ability, ...], ...]) -> bool:
    return any(ability.cost for abilities in board for ability in abilities)


def last_paid(top: Tabletop) -> tuple[str, ...]:
    """The mana of the last payment, which is the one for the whole cost; none if that was paid with life alone."""
    events = [event for batch in top.history for event in batch.events]
    paid_last = [index for index, event in enumerate(events) if isinstance(event, ManaPaid)]
    made_last = max((index for index, event in enumerate(events) if isinstance(event, ManaProduced)), default=-1)
    return tuple(mana.type for mana in events[paid_last[-1]].mana) if paid_last and paid_last[-1] > made_last else ()


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
