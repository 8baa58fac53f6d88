"""An upper bound of the mana that there is to get: it saves a search that can't succeed.

Every source is counted at its best, all at once.  Where nothing sure can be said (an ability that can be activated again and again,
an amount that may grow, mana that is replaced or added to), there is no bound.
"""

from collections.abc import Sequence
from typing import NamedTuple

from oracle.cards.abilities import Activated
from oracle.cards.costs import Sacrifice
from oracle.cards.effects import AddMana, DealDamage, Draw, GainLife, LoseLife, ManaTypes, PutCounters
from oracle.cards.filters import Filter
from oracle.cards.symbols import split_symbols, symbol_value
from oracle.rules.costs.mana_plan import units_at_best
from oracle.rules.costs.mana_sources import SACRIFICED, Sources, changers_of_mana, is_steady, tapping_does_more
from oracle.rules.costs.parts import Part, taps_objects
from oracle.rules.legality.mana_abilities import activated_of, cost_parts, has_symbol, instructions_of
from oracle.rules.mana.matching import ANY, PaymentOption, Unit, matched, unit_of
from oracle.rules.mana.producing import alternatives
from oracle.rules.state.game import Game, Mana, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context

LEAVES_TAPPED = (AddMana, DealDamage, Draw, GainLife, LoseLife, PutCounters)
"""Effects of mana abilities that surely untap nothing."""


class Best(NamedTuple):
    """The most that an ability can do: units of any type it could add, and how much more mana than it costs."""

    units: tuple[Unit, ...]
    gain: int


def is_hopeless(table: Table, player: str, pool: Sequence[Mana], found: Sources, options: Sequence[PaymentOption], life: int) -> bool:
    """Whether it is certain that no way of paying can be reached.

    `found` are the sources that could be used, `options` the ways to pay, `life` what the player may pay besides.
    """
    best: list[Best] = []
    for id, _, ability in found.others:
        bound = best_of(table, player, id, ability)
        if bound is None:
            return False
        best.append(bound)
    units = [unit_of(mana) for mana in pool]
    for source in found.plain:
        units.extend(units_at_best(source))
    most = len(units) + sum(bound.gain for bound in best)
    units.extend(unit for bound in best for unit in bound.units)
    return not any(way.affordable(life) and len(way.slots) <= most and None not in matched(units, way.slots) for way in options)


def is_beyond_help(game: Game, found: Sources, unfit: Sequence[Part]) -> bool:
    """Whether parts of a cost that can't be paid now can't be paid after mana abilities either.

    What is tapped stays so where no mana ability can untap anything.  For other parts it is certain where mana comes of nothing but
    mana, and of tapping and sacrificing permanents; what is to be untapped, or to be tapped already, might be tapped for mana first.
    """
    if tapping_does_more(game):
        return False
    if any(taps_objects(part) for part in unfit) and not any(_may_untap(ability) for _, _, ability in found.others):
        return True
    if not all(_does_nothing_else(ability) for _, _, ability in found.others):
        return False
    if any(offer.activation.harm not in (0, SACRIFICED) for source in found.plain for offer in source.offers):
        return False
    taps = {source.id for source in found.plain} | {id for id, _, ability in found.others if has_symbol(ability.cost, "T")}
    return not all(_has_to_be_tapped(part) and taps.issuperset(part.objects) for part in unfit)


def _may_untap(ability: Activated) -> bool:
    """Whether activating a mana ability may untap a permanent, or do something that can't be told here."""
    return has_symbol(ability.cost, "Q") or not all(isinstance(effect, LEAVES_TAPPED) for effect in instructions_of(ability))


def _does_nothing_else(ability: Activated) -> bool:
    """Whether a mana ability costs only mana, {T} and its source, and does nothing but add mana."""
    parts = tuple(cost_parts(ability.cost))
    plain = all(isinstance(part, str) or (isinstance(part, Sacrifice) and part.what == "this") for part in parts)
    if not plain or has_symbol(ability.cost, "Q"):
        return False
    return all(isinstance(effect, AddMana) for effect in instructions_of(ability))


def _has_to_be_tapped(part: Part) -> bool:
    """Whether the objects have to be tapped for that part of a cost to be paid."""
    what = getattr(part.word, "what", None)
    return part.word == "Q" or (isinstance(what, Filter) and bool(what.tapped))


def best_of(table: Table, player: str, id: ObjectId, ability: Activated) -> Best | None:
    """The most that a mana ability can do in this and all later positions; None if there is no telling."""
    if not _only_once(table, id, ability) or changers_of_mana(table.game) or has_symbol(ability.cost, "X"):
        return None
    context = Context(you=player, source=id)
    units: list[Unit] = []
    for effect in instructions_of(ability):
        if not isinstance(effect, AddMana):
            continue
        types = effect.choices.what if isinstance(effect.choices, ManaTypes) else None
        if not (is_steady(effect.count) and is_steady(types)):
            return None
        longest = max((len(amount) for amount in alternatives(table, effect, context)), default=0)
        units.extend([Unit(ANY, snow=True)] * longest)
    return Best(tuple(units), max(0, len(units) - mana_in_cost(ability)))


def _only_once(table: Table, id: ObjectId, ability: Activated) -> bool:
    """Whether activating the ability uses it up: by {T}, by sacrificing its source, or by {Q} where nothing taps it again."""
    if "{T}" in ability.cost or any(isinstance(part, Sacrifice) and part.what == "this" for part in ability.cost):
        return True
    return "{Q}" in ability.cost and not any(has_symbol(other.cost, "T") for _, other in activated_of(table.game, id))


def mana_in_cost(ability: Activated) -> int:
    """How much mana an ability costs; much, if that is any number."""
    symbols = [symbol for part in cost_parts(ability.cost) if isinstance(part, str) for symbol in split_symbols(part)]
    return 99 if "X" in symbols else sum(symbol_value(symbol) for symbol in symbols if symbol not in ("T", "Q"))
