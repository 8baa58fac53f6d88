"""Which mana pays for which symbol (107.4): a small matching of units of mana to the slots of a cost.

A cost such as {1}{G/U}{W/P} can be paid in several **ways** (with white mana, or with 2 life); each way is a row of **slots**, and each
slot says what mana fits it.  `matched` fills the slots from units in the order in which they are given, so what stands first is
spent first, and what stands last is kept if possible.
"""

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import NamedTuple

from oracle.cards.symbols import MANA_TYPES
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
    owner: list[int | None] = [None] * len(slots)
    empty = len(slots)
    for index, unit in enumerate(units):
        if not empty:
            break
        if _seat(index, unit, units, slots, owner, set()):
            empty -= 1
    return owner


def _seat(index: int, unit: Unit, units: Sequence[Unit], slots: Sequence[Slot], owner: list[int | None], seen: set[int]) -> bool:
    """Give a unit a slot, moving others if need be."""
    for position, slot in enumerate(slots):
        if position in seen or not unit.types & slot.types or (slot.snow and not unit.snow):
            continue
        seen.add(position)
        holder = owner[position]
        if holder is None or _seat(holder, units[holder], units, slots, owner, seen):
            owner[position] = index
            return True
    return False


def unit_of(mana: Mana) -> Unit:
    """A mana in a pool as a unit."""
    return Unit(BIT[mana.type], mana.snow)


def in_spending_order(pool: Sequence[Mana]) -> list[Mana]:
    """Mana in the order in which it is best spent: what is restricted first, then colorless, then what there is most of."""
    types = [mana.type for mana in pool]
    return sorted(
        pool, key=lambda mana: (mana.only is None, mana.type != "C", mana.snow, -types.count(mana.type), MANA_TYPES.index(mana.type))
    )


def chosen_mana(pool: Sequence[Mana], options: Sequence[PaymentOption], life: int) -> tuple[tuple[Mana, ...], int] | None:
    """The mana of a pool that pays for a cost, and the life; None if the pool doesn't suffice.  `life` is the most that can be paid."""
    ordered = in_spending_order(pool)
    units = [unit_of(mana) for mana in ordered]
    for way in options:
        if len(way.slots) <= len(units) and way.affordable(life):
            owner = matched(units, way.slots)
            if None not in owner:
                return tuple(ordered[index] for index in sorted(index for index in owner if index is not None)), way.life
    return None


def all_choices(pool: Sequence[Mana], options: Sequence[PaymentOption], life: int) -> list[tuple[tuple[Mana, ...], int]]:
    """Every different choice of mana from a pool that pays for a cost, with the life that comes with it."""
    ordered = in_spending_order(pool)
    found: dict[tuple[tuple[int, ...], int], tuple[tuple[Mana, ...], int]] = {}
    kinds: list[Mana] = []
    for mana in ordered:
        if mana not in kinds:
            kinds.append(mana)
    have = [ordered.count(kind) for kind in kinds]

    def fill(way: PaymentOption, position: int, used: tuple[int, ...]) -> None:
        if position == len(way.slots):
            spent = tuple(kind for kind, count in zip(kinds, used, strict=True) for _ in range(count))
            found.setdefault((used, way.life), (spent, way.life))
            return
        slot = way.slots[position]
        for index, kind in enumerate(kinds):
            unit = unit_of(kind)
            if used[index] < have[index] and unit.types & slot.types and (unit.snow or not slot.snow):
                fill(way, position + 1, (*used[:index], used[index] + 1, *used[index + 1 :]))

    for way in options:
        if way.affordable(life) and len(way.slots) <= len(ordered):
            fill(way, 0, (0,) * len(kinds))
    return list(found.values())
