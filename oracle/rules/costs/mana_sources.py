"""Where a player can get mana from just now.

A **plain** source is a permanent with an ability such as "{T}: add …": it costs tapping or sacrificing this very permanent and no more,
and what it adds doesn't depend on what else is tapped.  It may do some harm besides.  Where something in force would replace that mana or
add to it, what really comes is found by trying it out.  Most payments need no other sources than plain ones, so they are planned in one
go (`mana_plan`); for the rest there is `mana_search`.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from oracle.cards.abilities import Activated, Triggered
from oracle.cards.costs import Sacrifice
from oracle.cards.effects import AddMana, DealDamage, GainLife, LoseLife, ManaTypes, PutCounters, SkipUntap
from oracle.cards.filters import Count, Filter
from oracle.cards.statics import ReplaceMana
from oracle.cards.symbols import split_symbols, written
from oracle.rules.characteristics.continuous import characteristics, controller, memory_of, rules_in_force
from oracle.rules.citation import IllegalAction
from oracle.rules.costs.mana_activations import Activation, tried
from oracle.rules.costs.parts import taps_objects
from oracle.rules.costs.paying_from_pool import may_spend
from oracle.rules.costs.total_cost import Payment
from oracle.rules.events.replacement import replaces_mana
from oracle.rules.events.trigger_conditions import Scene, names_if_matched
from oracle.rules.events.trigger_detection import listeners
from oracle.rules.legality.mana_abilities import activated_of, check_activatable, has_symbol, is_mana_ability, is_triggered_mana_ability
from oracle.rules.mana.matching import Unit, unit_of
from oracle.rules.mana.producing import alternatives
from oracle.rules.memo import memo_by_identity
from oracle.rules.state.events import ManaProduced
from oracle.rules.state.game import Game, Mana, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context

SACRIFICED = 3
"""The harm that it is to lose the permanent itself; each effect beside the mana counts 1."""


class Offer(NamedTuple):
    """A way of using a source, and the mana that comes of it."""

    activation: Activation
    mana: tuple[Mana, ...]
    units: tuple[Unit, ...]
    taps: bool
    sacrifices: bool


class Source(NamedTuple):
    """A plain source and what it could add, the least harmful first."""

    id: ObjectId
    offers: tuple[Offer, ...]
    rank: tuple[int, int, int]
    """What harms is used last, before that creatures; and the less flexible before the more flexible."""


class Sources(NamedTuple):
    """What a player could activate: plain sources, and other mana abilities."""

    plain: tuple[Source, ...]
    others: tuple[tuple[ObjectId, int, Activated], ...]


# --- restrictions on mana ---------------------------------------------------------------------------------------------


# --- gathering --------------------------------------------------------------------------------------------------------


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
    everything = all_sources(table, player)
    plain: list[Source] = []
    for source in everything.plain:
        offers = tuple(
            _spendable_part(game, player, payment, offer)
            for offer in source.offers
            if not (offer.taps and source.id in tapping)
            and not (offer.sacrifices and source.id in used)
            and (source.id, offer.activation.ability) != payment.busy
        )
        useful = tuple(offer for offer in offers if offer.units)
        if useful:
            plain.append(source._replace(offers=useful))
    others = tuple(
        (id, index, ability)
        for id, index, ability in everything.others
        if (id, index) != payment.busy and not _is_stuck(game, id, ability, tapping)
    )
    return Sources(tuple(plain), others)


def _is_stuck(game: Game, id: ObjectId, ability: Activated, tapping: frozenset[ObjectId]) -> bool:
    """Whether a permanent is in the wrong position for {T} or {Q}, and nothing of its own can change that."""
    own = [other.cost for _, other in activated_of(game, id)]
    if "{T}" in ability.cost:
        return id in tapping or (game.objects[id].tapped and not any(has_symbol(cost, "Q") for cost in own))
    return "{Q}" in ability.cost and not game.objects[id].tapped and not any(has_symbol(cost, "T") for cost in own)


def reserved(payment: Payment) -> tuple[frozenset[ObjectId], frozenset[ObjectId]]:
    """Permanents that are to be tapped for the cost itself, and all objects that pay for parts of it."""
    tapping = frozenset(id for part in payment.parts if taps_objects(part) for id in part.objects)
    return tapping, frozenset(id for part in payment.parts for id in part.objects)


def _spendable_part(game: Game, player: str, payment: Payment, offer: Offer) -> Offer:
    if all(mana.only is None for mana in offer.mana):
        return offer
    return offer._replace(units=tuple(unit_of(mana) for mana in offer.mana if may_spend(game, player, payment, mana)))


def all_sources(table: Table, player: str) -> Sources:
    """All that a player could activate in this state of the game, whatever it is for; worked out once."""
    memory = memory_of(table.game)
    key = ("mana sources", player)
    if key not in memory or table.could_produce is not None:
        memory[key] = _gathered(table, player)
    found: Sources = memory[key]
    return found


def _gathered(table: Table, player: str) -> Sources:
    game = table.game
    changers = changers_of_mana(game)
    offers: dict[ObjectId, list[Offer]] = {}
    others: list[tuple[ObjectId, int, Activated]] = []
    for id, index, ability in mana_abilities_of(game, player):
        effect = plain_effect(ability)
        if effect is None:
            if is_possible(table, player, id, ability, index, IN_ANY_CASE):
                others.append((id, index, ability))
        elif not (game.objects[id].tapped and "{T}" in ability.cost) and is_possible(table, player, id, ability, index):
            offers.setdefault(id, []).extend(_offers(table, player, id, index, ability, effect, changers))
    plain = [_source(game, id, offered) for id, offered in offers.items() if offered]
    return Sources(tuple(sorted(plain, key=lambda source: source.rank)), tuple(others))


IN_ANY_CASE = ("113.6", "302.6", "602.2", "602.5")
"""Reasons that stay, whatever other mana abilities are activated."""


def is_possible(table: Table, player: str, id: ObjectId, ability: Activated, index: int, reasons: tuple[str, ...] = ()) -> bool:
    """Whether an ability may be activated; with `reasons`, whether none of these forbids it."""
    try:
        check_activatable(table, player, id, ability, index)
    except IllegalAction as illegal:
        return bool(reasons) and illegal.number not in reasons
    return True


def _source(game: Game, id: ObjectId, offers: list[Offer]) -> Source:
    harm = max(offer.activation.harm for offer in offers)
    rank = (harm, int("creature" in characteristics(game, id).types), len({offer.units for offer in offers}))
    return Source(id, tuple(sorted(offers, key=lambda offer: offer.activation.harm)), rank)


def _offers(
    table: Table, player: str, id: ObjectId, index: int, ability: Activated, effect: AddMana, changers: Sequence["Changer"]
) -> Iterator[Offer]:
    """What comes of activating a plain source, in each way that there is."""
    taps, sacrifices = _uses(ability)
    harm = SACRIFICED * sacrifices + len(ability.effects) - 1
    snow = "snow" in characteristics(table.game, id).supertypes
    found: list[tuple[Activation, tuple[Mana, ...]]] = []
    for units in alternatives(table, effect, Context(you=player, source=id)):
        mana = tuple(Mana(unit, id, snow, effect.spend_only, effect.spend_on_abilities) for unit in units)
        found.append((Activation(id, index, written(units), (), harm), mana))
    if taps and any(is_changed(player, id, mana, changers) for _, mana in found):
        before = len(table.game.player(player).pool)
        found = [(done, after.game.player(player).pool[before:]) for done, after in tried(table, player, id, index, harm)]
    for activation, mana in found:
        yield Offer(activation, mana, tuple(unit_of(each) for each in mana), taps, sacrifices)


# --- plain sources ----------------------------------------------------------------------------------------------------

_HARMLESS_TO_THE_PLAN = (DealDamage, LoseLife, GainLife, PutCounters, SkipUntap)
"""What an ability may do after adding mana without changing which mana there is to get."""


@memo_by_identity
def plain_effect(ability: Activated) -> AddMana | None:
    """The mana effect of a plain source's ability; None if it is more than that."""
    taps, sacrifices = _uses(ability)
    if len(ability.cost) != taps + sacrifices or not ability.effects or ability.modes or ability.zone != "battlefield":
        return None
    effect = ability.effects[0]
    if not isinstance(effect, AddMana) or not all(isinstance(more, _HARMLESS_TO_THE_PLAN) for more in ability.effects[1:]):
        return None
    if ability.condition is not None or ability.each_turn is not None or ability.timing == "sorcery":
        return None
    if effect.given is not None or effect.optional or effect.who != "you":
        return None
    if effect.mana is not None and any("/" in symbol or symbol == "X" for symbol in split_symbols(effect.mana)):
        return None
    types = effect.choices.what if isinstance(effect.choices, ManaTypes) else None
    return effect if is_steady(effect.count) and is_steady(types) else None


def _uses(ability: Activated) -> tuple[bool, bool]:
    """Whether {T}, and sacrificing this, are parts of its cost."""
    return "{T}" in ability.cost, any(isinstance(part, Sacrifice) and part.what == "this" for part in ability.cost)


def is_steady(word: Any) -> bool:
    """Whether an amount or selection stays the same while permanents are tapped."""
    if isinstance(word, Count):
        word = word.what
    if isinstance(word, Filter):
        return word.tapped is None and not word.any_of and word.but_not is None
    return word is None or isinstance(word, int)


Changer = Callable[[ManaProduced], bool]


def changers_of_mana(game: Game) -> tuple[Changer, ...]:
    """Tests for what is in force that would replace mana that a permanent is tapped for, or trigger on it and add more."""

    def triggers(ability: Triggered, source: ObjectId, you: str) -> Changer:
        return lambda event: names_if_matched(ability.trigger, event, Scene(game, game, source, you, {})) is not None

    replacing: list[Changer] = [
        partial(replaces_mana, game, active=active) for active in rules_in_force(game) if isinstance(active.rule, ReplaceMana)
    ]
    return (*replacing, *(triggers(*each) for each in triggered_mana_abilities(game)))


def triggered_mana_abilities(game: Game) -> list[tuple[Triggered, ObjectId, str]]:
    """The triggered mana abilities that function now, each with its source and whose it is."""
    waiting = [(each.ability, each.source, each.you) for each in listeners(game, ManaProduced)]
    waiting += [(each.ability, each.source, each.controller) for each in game.delayed]
    return [each for each in waiting if isinstance(each[0], Triggered) and is_triggered_mana_ability(each[0])]


def tapping_does_more(game: Game) -> bool:
    """Whether some triggered mana ability does anything beside adding mana."""
    return any(not isinstance(effect, AddMana) for ability, _, _ in triggered_mana_abilities(game) for effect in ability.effects)


def is_changed(player: str, id: ObjectId, mana: tuple[Mana, ...], changers: Sequence[Changer]) -> bool:
    """Whether this mana would be replaced or added to."""
    if not changers:
        return False
    event = ManaProduced(player=player, source=id, mana=mana, tapped_for=True)
    return any(changes(event) for changes in changers)
