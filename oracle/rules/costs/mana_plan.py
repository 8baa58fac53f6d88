"""The quick plan: which plain sources to use so that a cost can be paid, found as a matching without playing anything through.

A source that adds one mana is a unit that can still become any of its types.  Sources that add several at a time (**groups**) must be
taken whole, so they are tried in all combinations, fewest first; those that can't be told apart count as a number of the same.
"""

from collections.abc import Iterator, Sequence
from itertools import islice

from oracle.rules.costs.mana_activations import Activation
from oracle.rules.costs.mana_sources import Offer, Source, Sources
from oracle.rules.mana.matching import PaymentOption, Slot, Unit, in_spending_order, matched, unit_of
from oracle.rules.state.game import Mana

COMBINATIONS = 4000
"""How many combinations of groups are tried for one way of paying."""


class TooManyWays(Exception):  # noqa: N818 - no error: the search takes over
    """Not every combination could be tried."""


def plan(pool: Sequence[Mana], found: Sources, options: Sequence[PaymentOption], life: int) -> tuple[Activation, ...] | None:
    """Which plain sources to use so that pool and sources together pay; None if they can't.

    Mana in the pool goes first, then sources of several mana if those of one don't suffice.  What is sacrificed comes last.  Raises
    TooManyWays if that is left open.
    """
    floating = [unit_of(mana) for mana in in_spending_order(pool)]
    singles = [source for source in found.plain if not is_group(source)]
    groups = [source for source in found.plain if is_group(source)]
    truncated = False
    for way in options:
        if not way.affordable(life) or not _could_suffice(floating, singles, groups, way.slots):
            continue
        combinations = _combinations(groups, len(way.slots) - len(floating) - len(singles))
        for chosen in islice(combinations, COMBINATIONS):
            used = _fill(floating, chosen, singles, way.slots)
            if used is not None:
                return tuple(sorted(used, key=lambda activation: activation.harm))
        truncated = truncated or next(combinations, None) is not None
    if truncated:
        raise TooManyWays
    return None


def is_group(source: Source) -> bool:
    """Whether it may add another amount than one mana."""
    return any(len(offer.units) != 1 for offer in source.offers)


def unit_of_source(source: Source) -> Unit:
    """A source of one mana as a unit that can still become any of its types."""
    types = 0
    for offer in source.offers:
        types |= offer.units[0].types
    return Unit(types, source.offers[0].units[0].snow)


def units_at_best(source: Source) -> list[Unit]:
    """As many units as a source gives at most, each able to become any type that it gives in any way: more than it really can."""
    given = [unit for offer in source.offers for unit in offer.units]
    types = 0
    for unit in given:
        types |= unit.types
    return [Unit(types, any(unit.snow for unit in given))] * max(len(offer.units) for offer in source.offers)


def _could_suffice(floating: Sequence[Unit], singles: Sequence[Source], groups: Sequence[Source], slots: Sequence[Slot]) -> bool:
    """Whether all slots could be filled if every group gave the best of all that it offers at once."""
    units = [*floating, *map(unit_of_source, singles)]
    for source in groups:
        units.extend(units_at_best(source))
    return len(units) >= len(slots) and None not in matched(units, slots)


def _combinations(groups: Sequence[Source], needed: int) -> Iterator[tuple[Offer, ...]]:
    """Every choice of groups and of what they add, fewest groups first, but not so few that `needed` mana can't come of them.

    Of groups that offer the same only the number counts.
    """
    kinds: dict[tuple[tuple[Unit, ...], ...], list[Source]] = {}
    for source in groups:
        kinds.setdefault(tuple(offer.units for offer in source.offers), []).append(source)
    alike = list(kinds.values())
    sizes = sorted((max(len(offer.units) for offer in source.offers) for source in groups), reverse=True)
    for count in range(len(groups) + 1):
        if sum(sizes[:count]) >= needed:
            yield from _of_kinds(alike, count)


def _of_kinds(alike: Sequence[Sequence[Source]], count: int) -> Iterator[tuple[Offer, ...]]:
    """Every choice of `count` groups out of these kinds."""
    if not alike:
        if count == 0:
            yield ()
        return
    for number in range(min(count, len(alike[0])), -1, -1):
        for rest in _of_kinds(alike[1:], count - number):
            for offers in _of_one_kind(alike[0][:number], 0):
                yield offers + rest


def _of_one_kind(sources: Sequence[Source], least: int) -> Iterator[tuple[Offer, ...]]:
    """What so many groups that are alike add, in each way, whichever of them it is."""
    if not sources:
        yield ()
        return
    for number in range(least, len(sources[0].offers)):
        for rest in _of_one_kind(sources[1:], number):
            yield (sources[0].offers[number], *rest)


def _fill(floating: Sequence[Unit], chosen: Sequence[Offer], singles: Sequence[Source], slots: Sequence[Slot]) -> list[Activation] | None:
    """What to activate so that all slots are filled by the pool, these groups and single sources; None if that isn't possible."""
    units = [*floating, *(unit for offer in chosen for unit in offer.units), *map(unit_of_source, singles)]
    if len(units) < len(slots):
        return None
    owner = matched(units, slots)
    if None in owner:
        return None
    first = len(units) - len(singles)
    used = [offer.activation for offer in chosen]
    for slot, index in zip(slots, owner, strict=True):
        if index is not None and index >= first:
            used.append(next(offer.activation for offer in singles[index - first].offers if offer.units[0].types & slot.types))
    return used
