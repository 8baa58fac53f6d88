"""Misreadings of rulings on tapping for mana: what is tapped, what could be produced, what triggers on it, and who may pay {T}."""

from typing import Any

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.adequacy.mutants.others_returns import trigger_all
from oracle.cards import triggers as words
from oracle.cards.abilities import Activated
from oracle.cards.costs import Mill, TapPermanents
from oracle.cards.effects import AddMana
from oracle.cards.filters import Filter
from oracle.cards.statics import ReplaceMana
from oracle.newest_edition import NEWEST_EDITION
from oracle.rules.characteristics.continuous import ActiveRule, characteristics
from oracle.rules.citation import IllegalAction
from oracle.rules.costs import parts as cost_parts
from oracle.rules.events import replacement, trigger_conditions
from oracle.rules.events.trigger_conditions import Names, Scene
from oracle.rules.instructions.dispatch import PlayerNames
from oracle.rules.legality import mana_abilities
from oracle.rules.mana import could_produce
from oracle.rules.mana import producing as mana
from oracle.rules.resolution.effects import permanents
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import ManaProduced
from oracle.rules.state.game import Game, Mana, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context

replace = msgspec.structs.replace


# --- could produce ----------------------------------------------------------------------------------------------------


@mutant(
    "mana-could-produce",
    replaces=could_produce.could_produce,
    belief="An engine's author to whom a land that asks other lands could produce nothing by itself.",
)
def lands_that_ask_others_could_produce_nothing(right: Right, table: Table, id: ObjectId) -> frozenset[Any]:
    asks = any(effect.choices is not None for effect in _added(table.game, id))
    found: frozenset[Any] = frozenset() if asks else right(table, id)
    return found


@mutant(
    "mana-could-produce",
    replaces=could_produce.could_produce,
    belief="A player who looks at the first ability of a land.",
)
def only_the_first_ability_counts(right: Right, table: Table, id: ObjectId) -> frozenset[Any]:
    found: frozenset[Any] = right(table, id)
    first = next((effect.mana for effect in _added(table.game, id) if effect.mana is not None), None)
    return found & {first.strip("{}")} if first is not None else found


@mutant(
    "mana-could-produce",
    replaces=could_produce.could_produce,
    belief="A player to whom a land could produce mana only if its controller has what that costs.",
)
def mana_that_costs_mana_could_not_be_produced(right: Right, table: Table, id: ObjectId) -> frozenset[Any]:
    abilities = (each for _, each in mana_abilities.activated_of(table.game, id))
    dear = any(isinstance(part, str) and part != "{T}" for each in abilities for part in each.cost)
    found: frozenset[Any] = frozenset() if dear else right(table, id)
    return found


@mutant(
    "mana-could-produce",
    replaces=mana.alternatives,
    belief="A player who gets colorless mana where there is no color to be had.",
)
def no_color_is_colorless(right: Right, table: Table, effect: AddMana, context: Context) -> tuple[Any, ...]:
    found: tuple[Any, ...] = right(table, effect, context)
    return found if found or effect.choices is None else (("C",),)


def _added(game: Game, id: ObjectId) -> list[AddMana]:
    """The instructions to add mana among the abilities of a permanent."""
    abilities = (each for _, each in mana_abilities.activated_of(game, id))
    return [effect for each in abilities for effect in mana_abilities.instructions_of(each) if isinstance(effect, AddMana)]


# --- milling to pay ---------------------------------------------------------------------------------------------------


@mutant(
    "milling-to-pay",
    replaces=cost_parts.check_part,
    belief="A player who mills as many cards as there are.",
)
def as_much_is_milled_as_there_is(right: Right, game: Game, player: str, part: Any) -> None:
    if not isinstance(part.word, Mill):
        right(game, player, part)


@mutant(
    "milling-to-pay",
    replaces=mana_abilities.check_summoning_sickness,
    belief="A player to whom a creature that makes mana may do so at once.",
)
def makers_of_mana_are_never_sick(right: Right, game: Game, id: ObjectId) -> None:
    return None


# --- replacing what is produced ---------------------------------------------------------------------------------------


@mutant(
    "mana-tapped-replacement-on-production",
    replaces=replacement.replaces_mana,
    belief="A player who counts all the mana that comes of tapping the land.",
)
def mana_of_what_is_attached_counts(right: Right, game: Game, event: ManaProduced, active: ActiveRule) -> bool:
    held = sum(game.objects[id].attached_to == event.source for id in game.zone("battlefield"))
    counted = isinstance(active.rule, ReplaceMana) and active.rule.amount is not None
    return bool(right(game, replace(event, mana=event.mana * (1 + held)) if counted else event, active))


@mutant(
    "mana-tapped-replacement-on-production",
    replaces=replacement.replaces_mana,
    belief="A player who doubles the mana of everybody.",
)
def mana_of_other_players_is_changed(right: Right, game: Game, event: ManaProduced, active: ActiveRule) -> bool:
    word = active.rule
    assert isinstance(word, ReplaceMana)
    what = replace(word.what, controller=None) if isinstance(word.what, Filter) else word.what
    return bool(right(game, event, active._replace(rule=replace(word, who="each player", what=what))))


# --- what tapping for mana is -----------------------------------------------------------------------------------------


@mutant(
    "mana-tap-for-mana-defined",
    replaces=mana_abilities.taps_for_mana,
    belief="A player to whom tapping for mana is what a card calls so.",
)
def nothing_says_that_it_taps_for_mana(right: Right, ability: Activated) -> bool:
    return False


@mutant(
    "mana-tap-for-mana-defined",
    replaces=mana_abilities.taps_for_mana,
    belief="A player to whom what is sacrificed for mana isn't tapped for it.",
)
def nothing_else_may_be_paid(right: Right, ability: Activated) -> bool:
    return len(ability.cost) == 1 and bool(right(ability))


@mutant(
    "mana-tap-for-mana-defined",
    replaces=mana_abilities.is_mana_ability,
    belief="A player who applies the newest rules to games of any time.",
)
def no_mana_ability_has_ever_drawn_a_card(right: Right, ability: Activated, edition: str) -> bool:
    return bool(right(ability, NEWEST_EDITION))


@mutant(
    "mana-tap-for-mana-defined",
    replaces=mana.produce,
    belief="A player who doubles all the mana that they get.",
)
def all_mana_is_tapped_for(right: Right, table: Table, effect: AddMana, context: Context, **named: Any) -> Procedure[tuple[Mana, ...]]:
    added: tuple[Mana, ...] = yield from right(table, effect, context, **{**named, "tapped_for": True})
    return added


@mutant(
    "mana-tap-for-mana-defined",
    replaces=permanents.tap,
    belief="A player to whom a land that is tapped is tapped for mana, whoever does it.",
)
def tapping_a_land_is_tapping_it_for_mana(
    right: Right, table: Table, effect: Any, players: PlayerNames, context: Context
) -> Procedure[tuple[ObjectId, ...]]:
    tapped: tuple[ObjectId, ...] = yield from right(table, effect, players, context)
    trigger_all(table, table.game.zone("battlefield"), words.TappedForMana)
    return tapped


@mutant(
    "mana-tap-for-mana-defined",
    replaces=cost_parts.pay_part,
    belief="A player to whom a creature that makes mana makes it whenever it is tapped.",
)
def tapping_to_crew_is_tapping_for_mana(right: Right, table: Table, player: str, part: Any) -> Procedure[Any]:
    paid = yield from right(table, player, part)
    if isinstance(part.word, TapPermanents):
        trigger_all(table, tuple(part.objects), words.TappedForMana)
    return paid


# --- what triggers on it ----------------------------------------------------------------------------------------------


@mutant(
    "mana-tapped-trigger-on-production",
    replaces=trigger_conditions.tapped_for_mana,
    belief="A player who overlooks for which type of mana a permanent has to be tapped.",
)
def any_type_of_mana_triggers_it(right: Right, word: words.TappedForMana, event: ManaProduced, scene: Scene) -> Names | None:
    names: Names | None = right(replace(word, types=()), event, scene)
    return names


@mutant(
    "mana-tapped-trigger-on-production",
    replaces=mana.produce,
    belief="A player to whom a land that was tapped to no avail was tapped for mana all the same.",
)
def tapping_for_nothing_triggers_too(
    right: Right, table: Table, effect: AddMana, context: Context, **named: Any
) -> Procedure[tuple[Mana, ...]]:
    added: tuple[Mana, ...] = yield from right(table, effect, context, **named)
    if not added and context.source in table.game.objects and "land" in characteristics(table.game, context.source).types:
        trigger_all(table, table.game.zone("battlefield"), words.TappedForMana)
    return added


@mutant(
    "mana-tapped-trigger-on-production",
    replaces=cost_parts.pay_part,
    belief="A player to whom a creature that is tapped for a mana ability is tapped for mana.",
)
def what_is_tapped_as_a_cost_is_tapped_for_mana(right: Right, table: Table, player: str, part: Any) -> Procedure[Any]:
    paid = yield from right(table, player, part)
    if isinstance(part.word, TapPermanents):
        trigger_all(table, table.game.zone("battlefield"), words.TappedForMana)
    return paid


# --- {T} and {Q} ------------------------------------------------------------------------------------------------------


@mutant(
    "tap-symbol-cost",
    replaces=mana_abilities.check_summoning_sickness,
    belief="A player to whom summoning sickness keeps a creature from attacking, and from nothing else.",
)
def sickness_is_about_attacking(right: Right, game: Game, id: ObjectId) -> None:
    return None


@mutant(
    "tap-symbol-cost",
    replaces=mana_abilities.check_summoning_sickness,
    belief="A player who waits until a whole turn of theirs is over.",
)
def sickness_lasts_a_whole_turn(right: Right, game: Game, id: ObjectId) -> None:
    right(game, id)
    if game.objects[id].held_since > 0 and "creature" in characteristics(game, id).types:
        raise IllegalAction("302.6", "it hasn't been there for a whole turn")


@mutant(
    "tap-symbol-cost",
    replaces=mana_abilities.check_summoning_sickness,
    belief="A player to whom haste is about attacking alone.",
)
def haste_does_not_matter(right: Right, game: Game, id: ObjectId) -> None:
    object, values = game.objects[id], characteristics(game, id)
    holder = values.controller or object.owner
    fresh = object.held_by not in (None, holder) or object.held_since >= game.player(holder).turn_began
    if "creature" in values.types and fresh:
        raise IllegalAction("302.6", "it hasn't been there")


@mutant(
    "tap-symbol-cost",
    replaces=cost_parts.check_part,
    belief="An engine's author who taps what is tapped, and finds that it is tapped.",
)
def a_tapped_permanent_may_pay(right: Right, game: Game, player: str, part: Any) -> None:
    if part.word != "T":
        right(game, player, part)


@mutant(
    "untap-symbol-cost",
    replaces=cost_parts.pay_part,
    belief="A player who reads {Q} as being tapped, and leaves the permanent so.",
)
def the_permanent_stays_tapped(right: Right, table: Table, player: str, part: Any) -> Procedure[Any]:
    return part.objects if part.word == "Q" else (yield from right(table, player, part))
