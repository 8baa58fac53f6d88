"""Which mana pays for which symbol (107.4): a small matching of units of mana to the slots of a cost.

A cost such as {1}{G/U}{W/P} can be paid in several **ways** (with white mana, or with 2 life); each way is a row of **slots**, and each
slot says what mana fits it.  `matched` fills the slots from units in the order in which they are given, so what stands first is
spent first, and what stands last is kept if possible.
"""

from collections import Counter, deque
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import groupby, pairwise, product
from typing import NamedTuple

from oracle.cards.symbols import MANA_TYPES
from oracle.rules.bounds import MOST_WAYS, at_most
from oracle.rules.citation import forget_when_rules_change, rule
from oracle.rules.state.game import Mana

BIT = {type: 1 << position for position, type in enumerate(MANA_TYPES)}
"""One bit for each type of mana; a unit that may still become one of several types has several."""
ANY = (1 << len(MANA_TYPES)) - 1


class Slot(NamedTuple):
    """Room for one mana: the types that fit, and whether it must come from a snow source (107.4h)."""

    types: int
    snow: bool = False


class Unit(NamedTuple):
    """One mana, or a source that could become one: the types that it has or could have."""

    types: int
    snow: bool = False


class PaymentOption(NamedTuple):
    """One way to pay for symbols: slots for mana, and life."""

    slots: tuple[Slot, ...]
    life: int = 0

    def affordable(self, life: int) -> bool:
        """A player pays no more life than they have; no life at all can be paid even with a life total below 0 (119.4b)."""
        return self.life == 0 or self.life <= life


@cache
@rule("107.4a", "107.4b", "107.4c", "107.4e", "107.4f", "107.4h", "118.13", "609.4b")
def ways(symbols: tuple[str, ...], any_color: bool = False) -> tuple[PaymentOption, ...]:
    """All ways to pay for mana symbols, those without life and with less mana first.

    Generic mana is paid with any type; a hybrid symbol with either half; a Phyrexian one with its color or 2 life; a snow one with
    mana of a snow source.  `any_color`: mana counts as mana of any color, which does not make it colorless.
    """
    choices = [_choices(symbol, any_color) for symbol in symbols]
    found: dict[PaymentOption, None] = {}
    for choice in product(*choices):
        slots = sorted((slot for way in choice for slot in way.slots), key=_narrowness)
        found[PaymentOption(tuple(slots), sum(way.life for way in choice))] = None
    return tuple(sorted(found, key=lambda way: (way.life, len(way.slots))))


forget_when_rules_change(ways.cache_clear)


def _narrowness(slot: Slot) -> tuple[bool, int]:
    return (not slot.snow, slot.types.bit_count())


def _choices(symbol: str, any_color: bool) -> tuple[PaymentOption, ...]:
    if symbol.isdigit():
        return (PaymentOption((Slot(ANY),) * int(symbol)),)
    if symbol == "S":
        return (PaymentOption((Slot(ANY, snow=True),)),)
    halves = symbol.split("/")
    types = sum(BIT[half] for half in halves if half in BIT)
    if any_color and types != BIT["C"]:
        types = ANY
    found = [PaymentOption((Slot(types),))]
    if "2" in halves:
        found.append(PaymentOption((Slot(ANY),) * 2))
    if "P" in halves:
        found.append(PaymentOption((), life=2))
    return tuple(found)


def matched(units: Sequence[Unit], slots: Sequence[Slot]) -> list[int | None]:
    """For each slot the index of the unit that fills it, None if it stays empty.

    As many slots as possible are filled.  A unit is used only if those before it can't do without it.
    """
    filling = _Filling(Counter(slots))
    used: dict[Unit, deque[int]] = {}
    index = 0
    for unit, alike in groupby(units):
        count = len(list(alike))
        placed = filling.add(unit, count)
        used.setdefault(unit, deque()).extend(range(index, index + placed))
        index += count
        if not filling.empty:
            break
    return [filling.take(slot, used) for slot in slots]


class _Filling:
    """Which kinds of units fill which kinds of slots, and how many of each: a flow that grows by augmenting paths.

    Counting kinds instead of single slots keeps it small, however much mana there is.
    """

    def __init__(self, slots: Counter[Slot]) -> None:
        self._free = dict(slots)
        self._filled: dict[Slot, Counter[Unit]] = {slot: Counter() for slot in slots}
        self.empty = sum(slots.values())

    def add(self, unit: Unit, count: int) -> int:
        """Place up to so many units of a kind, moving others if need be; how many have found a place."""
        placed = 0
        while placed < count and self.empty and (path := self._path(unit)) is not None:
            moved = min(count - placed, self._free[path[-1][1]], *(self._filled[to][mover] for (_, to), (mover, _) in pairwise(path)))
            for mover, slot in path:
                self._filled[slot][mover] += moved
            for (_, left), (mover, _) in pairwise(path):
                self._filled[left][mover] -= moved
            self._free[path[-1][1]] -= moved
            self.empty -= moved
            placed += moved
        return placed

    def _path(self, unit: Unit) -> list[tuple[Unit, Slot]] | None:
        """The shortest row of moves after which a unit of that kind has a place: each goes where the next one was."""
        seen: set[Slot] = set()
        waiting = deque([[(unit, slot)] for slot in self._filled if _fits(unit, slot)])
        while waiting:
            path = waiting.popleft()
            slot = path[-1][1]
            if slot in seen:
                continue
            seen.add(slot)
            if self._free[slot]:
                return path
            movers = [mover for mover, count in self._filled[slot].items() if count]
            waiting.extend([*path, (mover, to)] for mover in movers for to in self._filled if to not in seen and _fits(mover, to))
        return None

    def take(self, slot: Slot, used: dict[Unit, deque[int]]) -> int | None:
        """One of the units that fill slots of a kind, out of those that are used; None if there are no more."""
        for unit, count in self._filled[slot].items():
            if count:
                self._filled[slot][unit] -= 1
                return used[unit].popleft()
        return None


def _fits(unit: Unit, slot: Slot) -> bool:
    return bool(unit.types & slot.types) and (unit.snow or not slot.snow)


def unit_of(mana: Mana) -> Unit:
    """A mana in a pool as a unit."""
    return Unit(BIT[mana.type], mana.snow)


def in_spending_order(pool: Sequence[Mana]) -> list[Mana]:
    """Mana in the order in which it is best spent: what is restricted first, then colorless, then what there is most of."""
    kinds = set(pool)
    plenty = Counter(mana.type for mana in pool) if len(kinds) > 1 else Counter()
    order = {mana: (mana.only is None, mana.type != "C", mana.snow, -plenty[mana.type], MANA_TYPES.index(mana.type)) for mana in kinds}
    return sorted(pool, key=order.__getitem__)


def chosen_mana(pool: Sequence[Mana], options: Sequence[PaymentOption], life: int) -> tuple[tuple[Mana, ...], int] | None:
    """The mana of a pool that pays for a cost, and the life; None if the pool doesn't suffice.  `life` is the most that can be paid."""
    ordered = in_spending_order(pool)
    unit = {mana: unit_of(mana) for mana in set(ordered)}
    units = [unit[mana] for mana in ordered]
    for way in options:
        if len(way.slots) <= len(units) and way.affordable(life):
            owner = matched(units, way.slots)
            if None not in owner:
                return tuple(ordered[index] for index in sorted(index for index in owner if index is not None)), way.life
    return None


def all_choices(pool: Sequence[Mana], options: Sequence[PaymentOption], life: int) -> list[tuple[tuple[Mana, ...], int]]:
    """Every different choice of mana from a pool that pays for a cost, with the life that comes with it.

    Raises `TooMuch` if there are more than anybody could look through.
    """
    ordered = in_spending_order(pool)
    have = Counter(ordered)
    kinds = list(have)
    found: dict[tuple[tuple[int, ...], int], None] = {}
    for way in options:
        if way.affordable(life) and len(way.slots) <= len(ordered):
            for used in _spendings(have, Counter(way.slots)):
                found[used, way.life] = None
                at_most(len(found), MOST_WAYS, "ways to spend mana", "118.3a")
    return [(tuple(kind for kind, count in zip(kinds, used, strict=True) for _ in range(count)), paid) for used, paid in found]


def _spendings(have: Counter[Mana], slots: Counter[Slot]) -> Iterable[tuple[int, ...]]:
    """How many of each kind of mana that is there can be spent so that all slots are filled."""
    numbers = list(have.values())
    spendings: dict[tuple[int, ...], None] = {(0,) * len(have): None}
    for slot, count in slots.items():
        fitting = [index for index, kind in enumerate(have) if _fits(unit_of(kind), slot)]
        further: dict[tuple[int, ...], None] = {}
        for used in spendings:
            for more in _shared_out(count, [numbers[index] - used[index] for index in fitting]):
                spent = dict(zip(fitting, more, strict=True))
                further[tuple(before + spent.get(index, 0) for index, before in enumerate(used))] = None
                at_most(len(further), MOST_WAYS, "ways to spend mana", "118.3a")
        spendings = further
    return spendings


def _shared_out(count: int, rooms: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """All ways to take so many out of several heaps, as many as possible out of the first ones first."""
    if not rooms:
        if count == 0:
            yield ()
        return
    rest = sum(rooms[1:])
    for first in range(min(count, rooms[0]), max(count - rest, 0) - 1, -1):
        for others in _shared_out(count - first, rooms[1:]):
            yield (first, *others)
