"""Misreadings of the rulings on mana: undefined types, "could produce", and tapping for mana."""

from typing import Any

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.cards.abilities import Activated, Triggered
from oracle.cards.effects import AddMana
from oracle.cards.statics import ReplaceMana
from oracle.cards.symbols import COLORS, ManaType
from oracle.cards.triggers import TappedForMana
from oracle.rules.characteristics.continuous import ActiveRule, characteristics, controller
from oracle.rules.citation import IllegalAction
from oracle.rules.events import replacement, trigger_conditions
from oracle.rules.events.replacement import Candidate
from oracle.rules.events.trigger_conditions import Names, Scene
from oracle.rules.legality import mana_abilities
from oracle.rules.mana import could_produce
from oracle.rules.mana import producing as mana
from oracle.rules.mana.producing import Units
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import Event, ManaProduced
from oracle.rules.state.game import Game, Mana, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context

replace = msgspec.structs.replace


# --- mana of an undefined type ----------------------------------------------------------------------------------------


@mutant(
    "mana-undefined-type-none",
    replaces=mana.alternatives,
    belief="A player for whom mana without a color is colorless mana, so that an ability whose type is undefined adds {C}.",
)
def undefined_type_is_colorless(right: Right, table: Table, effect: AddMana, context: Context) -> tuple[Units, ...]:
    found: tuple[Units, ...] = right(table, effect, context)
    return found if found or effect.choices is None else (("C",),)


@mutant(
    "mana-undefined-type-none",
    replaces=mana.alternatives,
    belief="A player who reads a missing restriction as freedom: where nothing names the color, its controller chooses any.",
)
def undefined_type_is_any_color(right: Right, table: Table, effect: AddMana, context: Context) -> tuple[Units, ...]:
    found: tuple[Units, ...] = right(table, effect, context)
    return found if found or effect.choices is None else tuple((color,) for color in COLORS)


@mutant(
    "mana-undefined-type-none",
    replaces=mana_abilities.check_activatable,
    belief="An engine's author who offers only abilities that do something, and so forbids to activate one that would add no mana.",
)
def ability_without_a_type_is_not_offered(right: Right, table: Table, player: str, id: ObjectId, ability: Activated, index: int) -> None:
    right(table, player, id, ability, index)
    words = [effect for effect in ability.effects if isinstance(effect, AddMana) and effect.choices is not None]
    if words and not any(mana.alternatives(table, effect, Context(you=player, source=id)) for effect in words):
        raise IllegalAction("605.2", "the ability would add no mana")


# --- could produce ----------------------------------------------------------------------------------------------------


@mutant(
    "mana-could-produce",
    replaces=could_produce.could_produce,
    belief='A player who reads "could" as "can now": a tapped land can\'t be tapped, so it could produce nothing.',
)
def tapped_land_could_produce_nothing(right: Right, table: Table, id: ObjectId) -> frozenset[ManaType]:
    object = table.game.objects.get(id)
    found: frozenset[ManaType] = right(table, id)
    return frozenset() if object is not None and object.tapped else found


@mutant(
    "mana-could-produce",
    replaces=could_produce.could_produce,
    belief="A player who reads the mana symbols in the land's text, whatever amount or replacement there is at the moment.",
)
def printed_mana_could_always_be_produced(right: Right, table: Table, id: ObjectId) -> frozenset[ManaType]:
    found: frozenset[ManaType] = right(table, id)
    return found | printed_types(table.game, id)


def printed_types(game: Game, id: ObjectId) -> frozenset[ManaType]:
    """The types of the mana symbols that the object's abilities add."""
    effects = [effect for each in characteristics(game, id).abilities if isinstance(each, Activated) for effect in each.effects]
    symbols = [effect.mana for effect in effects if isinstance(effect, AddMana) and effect.mana is not None]
    return frozenset(type for text in symbols for units in mana.amounts(text, 0) for type in units)


@mutant(
    "mana-could-produce",
    replaces=could_produce.could_produce,
    belief="An engine's author who breaks a circle of lands that ask each other by taking the answer to be any color.",
)
def lands_that_ask_each_other_make_any_color(right: Right, table: Table, id: ObjectId) -> frozenset[ManaType]:
    found: frozenset[ManaType] = right(table, id)
    object = table.game.objects.get(id)
    if found or table.could_produce is not None or object is None or object.zone != "battlefield":
        return found
    effects = [effect for each in characteristics(table.game, id).abilities if isinstance(each, Activated) for effect in each.effects]
    asks = any(isinstance(effect, AddMana) and effect.choices is not None for effect in effects)
    return frozenset(COLORS) if asks else found


@mutant(
    "mana-could-produce",
    replaces=could_produce.could_produce,
    belief="A player who holds colorless to be no type of mana, so that a land that makes {C} could produce no type.",
)
def colorless_is_no_type(right: Right, table: Table, id: ObjectId) -> frozenset[ManaType]:
    found: frozenset[ManaType] = right(table, id)
    return found if table.could_produce is not None else found - {"C"}


# --- tapping for mana -------------------------------------------------------------------------------------------------


@mutant(
    "mana-tap-for-mana-defined",
    replaces=mana_abilities.taps_for_mana,
    belief='A player to whom every mana ability of a permanent is "tapping it for mana", whatever is paid for it.',
)
def every_mana_ability_taps_for_mana(right: Right, ability: Activated) -> bool:
    return True


@mutant(
    "mana-tap-for-mana-defined",
    replaces=mana_abilities.is_mana_ability,
    belief="A player who calls every activated ability that adds mana a mana ability, also if it has a target.",
)
def target_does_not_matter_to_a_mana_ability(right: Right, ability: Activated, edition: str) -> bool:
    return bool(right(replace(ability, targets=()), edition))


@mutant(
    "mana-tap-for-mana-defined",
    replaces=mana_abilities.moves_library_cards,
    belief="A player who learned the definition before August 2026, when drawing a card didn't matter to it.",
)
def drawing_does_not_matter_to_a_mana_ability(right: Right, ability: Activated) -> bool:
    return False


# --- triggers on tapping for mana -------------------------------------------------------------------------------------


@mutant(
    "mana-tapped-trigger-on-production",
    replaces=trigger_conditions.tapped_for_mana,
    belief="A player who looks at what is printed on the land rather than at the mana that was really added.",
)
def trigger_looks_at_the_printed_mana(right: Right, word: TappedForMana, event: ManaProduced, scene: Scene) -> Names | None:
    if word.types and printed_types(scene.before, event.source) & frozenset(word.types):
        word = replace(word, types=())
    found: Names | None = right(word, event, scene)
    return found


@mutant(
    "mana-tapped-trigger-on-production",
    replaces=mana_abilities.is_triggered_mana_ability,
    belief="A player who puts every triggered ability on the stack, also one that adds mana to what was just tapped for.",
)
def triggered_mana_uses_the_stack(right: Right, ability: Triggered) -> bool:
    return False


@mutant(
    "mana-tapped-trigger-on-production",
    replaces=mana_abilities.is_triggered_mana_ability,
    belief="An engine's author who lets everything that triggers on tapping for mana happen at once, whether it adds mana or not.",
)
def every_trigger_on_mana_resolves_at_once(right: Right, ability: Triggered) -> bool:
    return isinstance(ability.trigger, TappedForMana)


@mutant(
    "mana-tapped-trigger-on-production",
    replaces=trigger_conditions.tapped_for_mana,
    belief="A player who takes any mana that a permanent produces for mana that it was tapped for.",
)
def trigger_on_any_mana_produced(right: Right, word: TappedForMana, event: ManaProduced, scene: Scene) -> Names | None:
    found: Names | None = right(word, event if event.source == scene.source else replace(event, tapped_for=True), scene)
    return found


# --- replacements of tapping for mana ---------------------------------------------------------------------------------


@mutant(
    "mana-tapped-replacement-on-production",
    replaces=replacement.replaces_mana,
    belief="A player who doubles all the mana that comes of tapping a land, that of an Aura's trigger as well.",
)
def triggered_mana_is_replaced_too(right: Right, game: Game, event: ManaProduced, active: ActiveRule) -> bool:
    return bool(right(game, replace(event, tapped_for=True), active))


@mutant(
    "mana-tapped-replacement-on-production",
    replaces=replacement.produced_instead,
    belief='A player who takes "twice as much" for one mana more, however much there is already.',
)
def doubling_adds_one_mana(right: Right, units: tuple[Mana, ...], word: ReplaceMana) -> tuple[Mana, ...]:
    if word.times is not None:
        return (*units, *(units[0],) * (word.times - 1))
    found: tuple[Mana, ...] = right(units, word)
    return found


@mutant(
    "mana-tapped-replacement-on-production",
    replaces=replacement.choose_replacement,
    belief="An engine's author who applies replacement effects in the order of their timestamps and asks nobody.",
)
def oldest_replacement_applies_first(right: Right, table: Table, event: Event, candidates: list[Candidate]) -> Procedure[Candidate]:
    yield from ()
    return min(candidates, key=lambda candidate: (candidate.order, table.game.object(candidate.source).timestamp))


@mutant(
    "mana-tapped-replacement-on-production",
    replaces=replacement.replaces_mana,
    belief="A player who looks at what the land is printed to make, so that an amount reached by doubling counts for nothing.",
)
def amount_is_that_of_the_printed_ability(right: Right, game: Game, event: ManaProduced, active: ActiveRule) -> bool:
    effects = [effect for each in _activated(game, event.source) for effect in each.effects]
    printed = [len(units) for effect in effects if isinstance(effect, AddMana) and effect.mana for units in mana.amounts(effect.mana, 0)]
    counted = replace(event, mana=event.mana[: max(printed)]) if printed and controller(game, event.source) else event
    return bool(right(game, counted, active))


def _activated(game: Game, id: ObjectId) -> list[Any]:
    return [ability for ability in characteristics(game, id).abilities if isinstance(ability, Activated)]
