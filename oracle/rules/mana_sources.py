"""Where a player can get mana from just now, and the quick plan: tapping permanents that do nothing but add mana.

A **plain** source is a permanent with "{T}: add …" and nothing else to it: no further cost, no further effect, and nothing in force that
would change or add to what it produces.  Most payments need no others, so they are planned as one matching (`plan`).  For the rest there
is `mana_search`, which plays the possibilities through.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Any, NamedTuple

from oracle.cards.abilities import Activated
from oracle.cards.effects import AddMana, ManaTypes
from oracle.cards.filters import Count, Filter
from oracle.cards.statics import ReplaceMana
from oracle.cards.symbols import split_symbols, written
from oracle.rules import selections
from oracle.rules.citation import IllegalAction, rule
from oracle.rules.context import Context
from oracle.rules.continuous import characteristics, controller, rules_in_force
from oracle.rules.costs import Payment
from oracle.rules.events import ManaProduced
from oracle.rules.game import Game, Mana, ObjectId
from oracle.rules.mana import Units, alternatives
from oracle.rules.mana_abilities import activated_of, check_activatable, is_mana_ability, is_triggered_mana_ability
from oracle.rules.mana_matching import BIT, Unit, Way, in_spending_order, matched, unit_of
from oracle.rules.table import Table


class Source(NamedTuple):
    """A plain source: the amounts that it could add, each with the number of the ability that does it."""

    id: ObjectId
    offers: tuple[tuple[int, Units], ...]
    snow: bool
    rank: tuple[int, int]
    """Creatures are tapped last, and the less flexible before the more flexible."""

    def unit(self) -> Unit:
        """As a single mana that can still become any of its types."""
        return Unit(sum(BIT[type] for type in {units[0] for _, units in self.offers}), self.snow)


class Activation(NamedTuple):
    """A mana ability to be activated, and the mana to choose."""

    id: ObjectId
    ability: int
    producing: str


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


def sources(table: Table, player: str, payment: Payment, taken: frozenset[ObjectId]) -> Sources:
    """What the player could activate to pay; `taken` are permanents that must stay untapped for other parts of the cost."""
    game = table.game
    offers: dict[ObjectId, list[tuple[int, Units]]] = {}
    others = False
    for id, index, ability in mana_abilities_of(game, player):
        if (id, index) == payment.busy:
            continue
        effect = plain_effect(ability)
        if effect is None:
            others = True
            continue
        if game.objects[id].tapped or id in taken or not _may_activate(table, player, id, ability, index):
            continue
        if effect.spend_only is not None and not may_spend(game, player, payment, _example(id, effect)):
            continue
        found = alternatives(table, effect, Context(you=player, source=id))
        if any(is_changed(game, player, id, units) for units in found):
            others = True
        else:
            offers.setdefault(id, []).extend((index, units) for units in found)
    plain = [_source(game, id, tuple(offered)) for id, offered in offers.items() if offered]
    return Sources(tuple(sorted(plain, key=lambda source: source.rank)), others)


def _source(game: Game, id: ObjectId, offers: tuple[tuple[int, Units], ...]) -> Source:
    values = characteristics(game, id)
    creature = 0 if "creature" not in values.types else 1
    return Source(id, offers, "snow" in values.supertypes, (creature, len({units for _, units in offers})))


def _example(id: ObjectId, effect: AddMana) -> Mana:
    return Mana("C", id, False, effect.spend_only, effect.spend_on_abilities)


def _may_activate(table: Table, player: str, id: ObjectId, ability: Activated, index: int) -> bool:
    try:
        check_activatable(table, player, id, ability, index)
    except IllegalAction:
        return False
    return True


def plain_effect(ability: Activated) -> AddMana | None:
    """The only effect of an ability, if its cost is just {T} and it just adds mana, the same whatever else is tapped."""
    if len(ability.cost) != 1 or len(ability.effects) != 1 or ability.modes or ability.condition is not None:
        return None
    effect, cost = ability.effects[0], ability.cost[0]
    if not isinstance(effect, AddMana) or cost != "{T}" or ability.zone != "battlefield":
        return None
    if effect.given is not None or effect.optional or effect.who != "you" or effect.save is not None:
        return None
    if effect.mana is not None and any("/" in symbol or symbol == "X" for symbol in split_symbols(effect.mana)):
        return None
    types = effect.choices.what if isinstance(effect.choices, ManaTypes) else None
    return effect if _is_steady(effect.count) and _is_steady(types) else None


def _is_steady(word: Any) -> bool:
    """Whether an amount or selection stays the same while permanents are tapped."""
    if isinstance(word, Count):
        word = word.what
    if isinstance(word, Filter):
        return word.tapped is None and not word.any_of and word.but_not is None
    return word is None or isinstance(word, int)


def is_changed(game: Game, player: str, id: ObjectId, units: Units) -> bool:
    """Whether something would replace this mana, or trigger on it and add more."""
    from oracle.rules.replacement import replaces_mana
    from oracle.rules.trigger_conditions import Scene, matched
    from oracle.rules.triggers import listeners

    changing = [active for active in rules_in_force(game) if isinstance(active.rule, ReplaceMana)]
    adding = [(heard.ability, heard.source, heard.you) for heard in listeners(game) if is_triggered_mana_ability(heard.ability)]
    adding += [(later.ability, later.source, later.controller) for later in game.delayed if hasattr(later.ability, "trigger")]
    if not changing and not adding:
        return False
    event = ManaProduced(player=player, source=id, mana=tuple(Mana(unit, id) for unit in units), tapped_for=True)
    return any(replaces_mana(game, event, active) for active in changing) or any(
        matched(ability.trigger, event, Scene(game, game, source, you, {})) is not None for ability, source, you in adding
    )


# --- the plan ---------------------------------------------------------------------------------------------------------

GROUPS = 4
"""How many sources of several mana at a time are planned with; more are left to the search."""


def plan(pool: Sequence[Mana], found: Sources, options: Sequence[Way], life: int) -> tuple[Activation, ...] | None:
    """Which plain sources to tap so that pool and sources together pay; None if they can't.

    Mana in the pool goes first, then sources of several mana if those of one don't suffice.
    """
    ordered = in_spending_order(pool)
    floating = [unit_of(mana) for mana in ordered]
    singles = [source for source in found.plain if all(len(units) == 1 for _, units in source.offers)]
    groups = [source for source in found.plain if any(len(units) != 1 for _, units in source.offers)]
    single_units = [source.unit() for source in singles]
    for way in options:
        if way.life > life:
            continue
        for chosen in _group_choices(groups):
            units = floating + [Unit(BIT[type], source.snow) for source, (_, amount) in chosen for type in amount] + single_units
            owner = matched(units, way.places)
            if None not in owner:
                first = len(units) - len(single_units)
                tapped = [Activation(source.id, index, written(amount)) for source, (index, amount) in chosen]
                for place, index in zip(way.places, owner, strict=True):
                    if index is not None and index >= first:
                        tapped.append(_tapped(singles[index - first], place.types))
                return tuple(tapped)
    return None


def _group_choices(groups: Sequence[Source]) -> Iterator[tuple[tuple[Source, tuple[int, Units]], ...]]:
    """Every choice of sources of several mana and of what they add, fewest sources first."""
    for count in range(min(len(groups), GROUPS) + 1):
        for some in combinations(groups, count):
            for offers in product(*(source.offers for source in some)):
                yield tuple(zip(some, offers, strict=True))


def _tapped(source: Source, types: int) -> Activation:
    index, units = next((index, units) for index, units in source.offers if BIT[units[0]] & types)
    return Activation(source.id, index, written(units))


def is_whole(found: Sources) -> bool:
    """Whether the plan has seen all there is, so that without a plan there is no way to pay."""
    return not found.others and sum(any(len(units) != 1 for _, units in source.offers) for source in found.plain) <= GROUPS
