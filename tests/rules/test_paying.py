"""Paying: a way is found whenever there is one, the pool goes first, and every part is really paid."""

from collections import Counter
from functools import cache
from itertools import combinations, permutations
from typing import NamedTuple

from hypothesis import given
from hypothesis import strategies as some

from oracle.cards.abilities import Activated, Static, Triggered
from oracle.cards.card import Card
from oracle.cards.effects import AddMana, LoseLife
from oracle.cards.filters import Filter
from oracle.cards.statics import ReplaceMana
from oracle.cards.triggers import TappedForMana
from oracle.rules import paying
from oracle.rules.context import Context
from oracle.rules.events import ManaPaid, ManaProduced
from oracle.rules.game import Mana
from oracle.rules.mana_matching import ANY, Place, Unit, matched
from tests.rules.tabletop import Tabletop, permanent

# --- matching ---------------------------------------------------------------------------------------------------------

units = some.lists(some.builds(Unit, some.integers(0, ANY), some.booleans()), max_size=6)
places = some.lists(some.builds(Place, some.integers(1, ANY), some.booleans()), max_size=5)


def fits(unit: Unit, place: Place) -> bool:
    return bool(unit.types & place.types) and (unit.snow or not place.snow)


def best(units: list[Unit], places: list[Place]) -> int:
    """The largest number of places that can be filled, by trying everything."""
    for size in range(min(len(units), len(places)), 0, -1):
        for some_places in combinations(places, size):
            for some_units in permutations(units, size):
                if all(fits(unit, place) for unit, place in zip(some_units, some_places, strict=True)):
                    return size
    return 0


@given(units, places)
def test_as_many_places_as_possible_are_filled_each_by_a_unit_of_its_own_that_fits(units: list[Unit], places: list[Place]) -> None:
    owner = matched(units, places)
    used = [index for index in owner if index is not None]
    assert len(set(used)) == len(used) == best(units, places)
    assert all(index is None or fits(units[index], place) for index, place in zip(owner, places, strict=True))


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
