"""A way to pay is found exactly where there is one."""

from collections import Counter
from functools import cache
from typing import NamedTuple

from hypothesis import example, given, settings
from hypothesis import strategies as some

from oracle.cards.abilities import Activated, Static, Triggered
from oracle.cards.card import Card
from oracle.cards.effects import AddMana, LoseLife
from oracle.cards.filters import Filter
from oracle.cards.statics import ReplaceMana
from oracle.cards.triggers import TappedForMana
from oracle.rules.costs import paying
from oracle.rules.state.events import ManaPaid, ManaProduced
from oracle.rules.state.game import Mana
from oracle.rules.words.context import Context
from tests.rules.tabletop import Tabletop, permanent


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
