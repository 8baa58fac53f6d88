"""Where a player can get mana from just now, and the quick plan: permanents that are tapped or sacrificed, and what they add is known.

A **plain** source is a permanent with an ability such as "{T}: add …": it costs tapping or sacrificing this very permanent and no more,
what it adds doesn't depend on what else is tapped, and nothing in force would change or add to it.  It may do some harm besides.
Most payments need no others, so they are planned as one matching (`plan`).  For the rest there is `mana_search`, which plays the
possibilities through.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations, product
from typing import Any, NamedTuple

from oracle.cards.abilities import Activated, Triggered
from oracle.cards.costs import Sacrifice
from oracle.cards.effects import AddMana, DealDamage, GainLife, LoseLife, ManaTypes, PutCounters, SkipUntap
from oracle.cards.filters import Count, Filter
from oracle.cards.statics import ReplaceMana
from oracle.cards.symbols import split_symbols, written
from oracle.rules import selections
from oracle.rules.citation import IllegalAction, rule
from oracle.rules.context import Context
from oracle.rules.continuous import characteristics, controller, rules_in_force
from oracle.rules.cost_parts import taps_objects
from oracle.rules.costs import Payment
from oracle.rules.events import ManaProduced
from oracle.rules.game import Game, Mana, ObjectId
from oracle.rules.identity import remembered
from oracle.rules.mana import Units, alternatives
from oracle.rules.mana_abilities import activated_of, check_activatable, is_mana_ability, is_triggered_mana_ability
from oracle.rules.mana_matching import BIT, Unit, Way, in_spending_order, matched, unit_of
from oracle.rules.table import Table


class Offer(NamedTuple):
    """An amount of mana that a source could add, the number of the ability that does it, and how much harm comes with it."""

    ability: int
    units: Units
    harm: int = 0


class Source(NamedTuple):
    """A plain source, and what it could add, the least harmful first."""

    id: ObjectId
    offers: tuple[Offer, ...]
    snow: bool
    rank: tuple[int, int, int]
    """What harms is used last, before that creatures; and the less flexible before the more flexible."""

    def unit(self) -> Unit:
        """As a single mana that can still become any of its types."""
        return Unit(sum(BIT[type] for type in {offer.units[0] for offer in self.offers}), self.snow)


class Activation(NamedTuple):
    """A mana ability to be activated, and the mana to choose."""

    id: ObjectId
    ability: int
    producing: str
    harm: int


class Sources(NamedTuple):
    """What a player could activate: plain sources, and whether there are mana abilities that are more than that."""

    plain: tuple[Source, ...]
    others: bool


@rule("106.6")
def may_spend(game: Game, player: str, payment: Payment, mana: Mana) -> bool:
    """Mana with a restriction can be spent only on what the restriction allows: such spells, or abilities of such sources.

    106.6
    """
    if mana.only is None:
        return True
    what = payment.spell if payment.spell is not None else payment.ability_of if mana.on_abilities else None
    context = Context(you=player, source=mana.source)
    return what is not None and selections.matches(game, what, mana.only, context, characteristics(game, what))


def spendable(game: Game, player: str, payment: Payment) -> list[Mana]:
    """The mana in a player's pool that may be spent on this."""
    return [mana for mana in game.player(player).pool if may_spend(game, player, payment, mana)]


def mana_abilities_of(game: Game, player: str) -> Iterator[tuple[ObjectId, int, Activated]]:
    """The mana abilities that may be a player's to activate: of permanents, and of cards in their hand and graveyard."""
    for id in game.zone("battlefield"):
        mine = controller(game, id) == player
        for index, ability in activated_of(game, id):
            if (mine or ability.who != "you") and ability.zone in ("battlefield", "any") and is_mana_ability(ability, game.edition):
                yield id, index, ability
    for zone in ("hand", "graveyard"):
        for id in game.zone(zone, player):
            for index, ability in activated_of(game, id):
                if ability.zone in (zone, "any") and is_mana_ability(ability, game.edition):
                    yield id, index, ability


def sources(table: Table, player: str, payment: Payment) -> Sources:
    """What the player could activate to pay, without the permanents that other parts of the cost need as they are."""
    game = table.game
    tapping, used = reserved(payment)
    changers = changers_of_mana(game)
    offers: dict[ObjectId, list[Offer]] = {}
    others = False
    for id, index, ability in mana_abilities_of(game, player):
        if (id, index) == payment.busy:
            continue
        effect = plain_effect(ability)
        if effect is None:
            others = True
            continue
        taps, sacrifices = _uses(ability)
        if (taps and (game.objects[id].tapped or id in tapping)) or (sacrifices and id in used):
            continue
        if not _may_activate(table, player, id, ability, index):
            continue
        if effect.spend_only is not None and not may_spend(game, player, payment, _example(id, effect)):
            continue
        found = alternatives(table, effect, Context(you=player, source=id))
        if taps and changers and any(is_changed(game, player, id, units, changers) for units in found):
            others = True
        else:
            harm = 3 * sacrifices + len(ability.effects) - 1
            offers.setdefault(id, []).extend(Offer(index, units, harm) for units in found)
    plain = [_source(game, id, offered) for id, offered in offers.items() if offered]
    return Sources(tuple(sorted(plain, key=lambda source: source.rank)), others)


def reserved(payment: Payment) -> tuple[frozenset[ObjectId], frozenset[ObjectId]]:
    """Permanents that are to be tapped for the cost itself, and all objects that pay for parts of it."""
    tapping = frozenset(id for part in payment.parts if taps_objects(part) for id in part.objects)
    return tapping, frozenset(id for part in payment.parts for id in part.objects)


def _source(game: Game, id: ObjectId, offers: list[Offer]) -> Source:
    values = characteristics(game, id)
    harm = max(offer.harm for offer in offers)
    rank = (harm, int("creature" in values.types), len({offer.units for offer in offers}))
    return Source(id, tuple(sorted(offers, key=lambda offer: offer.harm)), "snow" in values.supertypes, rank)


def _example(id: ObjectId, effect: AddMana) -> Mana:
    return Mana("C", id, False, effect.spend_only, effect.spend_on_abilities)


def _may_activate(table: Table, player: str, id: ObjectId, ability: Activated, index: int) -> bool:
    try:
        check_activatable(table, player, id, ability, index)
    except IllegalAction:
        return False
    return True


_HARMLESS_TO_THE_PLAN = (DealDamage, LoseLife, GainLife, PutCounters, SkipUntap)
"""What an ability may do after adding mana without changing which mana there is to get."""


@remembered
def plain_effect(ability: Activated) -> AddMana | None:
    """The mana effect of an ability, if that is a plain source: the cost is in this permanent, and the effect is the same whatever
    else is tapped."""
    taps, sacrifices = _uses(ability)
    if len(ability.cost) != taps + sacrifices or not ability.effects or ability.modes or ability.zone != "battlefield":
        return None
    effect = ability.effects[0]
    if not isinstance(effect, AddMana) or not all(isinstance(more, _HARMLESS_TO_THE_PLAN) for more in ability.effects[1:]):
        return None
    if ability.condition is not None or effect.given is not None or effect.optional or effect.who != "you":
        return None
    if effect.mana is not None and any("/" in symbol or symbol == "X" for symbol in split_symbols(effect.mana)):
        return None
    types = effect.choices.what if isinstance(effect.choices, ManaTypes) else None
    return effect if _is_steady(effect.count) and _is_steady(types) else None


def _uses(ability: Activated) -> tuple[bool, bool]:
    """Whether {T}, and sacrificing this, are parts of its cost."""
    return "{T}" in ability.cost, any(isinstance(part, Sacrifice) and part.what == "this" for part in ability.cost)


def _is_steady(word: Any) -> bool:
    """Whether an amount or selection stays the same while permanents are tapped."""
    if isinstance(word, Count):
        word = word.what
    if isinstance(word, Filter):
        return word.tapped is None and not word.any_of and word.but_not is None
    return word is None or isinstance(word, int)


Changer = Callable[[ManaProduced], bool]


def changers_of_mana(game: Game) -> tuple[Changer, ...]:
    """Tests for what is in force that would replace mana that a permanent is tapped for, or trigger on it and add more."""
    from oracle.rules.replacement import replaces_mana
    from oracle.rules.trigger_conditions import Scene, matched
    from oracle.rules.triggers import listeners

    def triggers(ability: Triggered, source: ObjectId, you: str) -> Changer:
        return lambda event: matched(ability.trigger, event, Scene(game, game, source, you, {})) is not None

    replacing: list[Changer] = [
        partial(replaces_mana, game, active=active) for active in rules_in_force(game) if isinstance(active.rule, ReplaceMana)
    ]
    waiting = [(each.ability, each.source, each.you) for each in listeners(game)]
    waiting += [(each.ability, each.source, each.controller) for each in game.delayed]
    adding = [triggers(*each) for each in waiting if isinstance(each[0], Triggered) and is_triggered_mana_ability(each[0])]
    return (*replacing, *adding)


def is_changed(game: Game, player: str, id: ObjectId, units: Units, changers: Sequence[Changer]) -> bool:
    """Whether this mana would be replaced or added to."""
    event = ManaProduced(player=player, source=id, mana=tuple(Mana(unit, id) for unit in units), tapped_for=True)
    return any(changes(event) for changes in changers)


# --- the plan ---------------------------------------------------------------------------------------------------------

GROUPS = 4
"""How many sources of several mana at a time are planned with; more are left to the search."""


def plan(pool: Sequence[Mana], found: Sources, options: Sequence[Way], life: int) -> tuple[Activation, ...] | None:
    """Which plain sources to use so that pool and sources together pay; None if they can't.

    Mana in the pool goes first, then sources of several mana if those of one don't suffice.  What is sacrificed comes last.
    """
    ordered = in_spending_order(pool)
    floating = [unit_of(mana) for mana in ordered]
    singles = [source for source in found.plain if not _is_group(source)]
    groups = [source for source in found.plain if _is_group(source)]
    single_units = [source.unit() for source in singles]
    for way in options:
        if way.life > life:
            continue
        for chosen in _group_choices(groups):
            units = floating + [Unit(BIT[type], source.snow) for source, offer in chosen for type in offer.units] + single_units
            owner = matched(units, way.places)
            if None not in owner:
                first = len(units) - len(single_units)
                used = [_activation(source, offer) for source, offer in chosen]
                for place, index in zip(way.places, owner, strict=True):
                    if index is not None and index >= first:
                        used.append(_single(singles[index - first], place.types))
                return tuple(sorted(used, key=lambda activation: activation.harm))
    return None


def _is_group(source: Source) -> bool:
    """Whether it may add another amount than one mana."""
    return any(len(offer.units) != 1 for offer in source.offers)


def _group_choices(groups: Sequence[Source]) -> Iterator[tuple[tuple[Source, Offer], ...]]:
    """Every choice of sources of several mana and of what they add, fewest sources first."""
    for count in range(min(len(groups), GROUPS) + 1):
        for some in combinations(groups, count):
            for offers in product(*(source.offers for source in some)):
                yield tuple(zip(some, offers, strict=True))


def _single(source: Source, types: int) -> Activation:
    return _activation(source, next(offer for offer in source.offers if BIT[offer.units[0]] & types))


def _activation(source: Source, offer: Offer) -> Activation:
    return Activation(source.id, offer.ability, written(offer.units), offer.harm)


def is_whole(found: Sources) -> bool:
    """Whether the plan has seen all there is, so that without a plan there is no way to pay."""
    return not found.others and sum(map(_is_group, found.plain)) <= GROUPS
