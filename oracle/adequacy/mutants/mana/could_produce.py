"""Misreadings of the rules in `oracle/rules/mana/could_produce.py`."""

from typing import Any

from oracle.adequacy.mutant import Right, mutant
from oracle.adequacy.mutants.asked import printed_types
from oracle.cards.abilities import Activated
from oracle.cards.effects import AddMana
from oracle.cards.symbols import COLORS, ManaType
from oracle.rules.characteristics.continuous import characteristics
from oracle.rules.legality import mana_abilities
from oracle.rules.mana import could_produce
from oracle.rules.state.game import Game, ObjectId
from oracle.rules.state.table import Table


def _added(game: Game, id: ObjectId) -> list[AddMana]:
    """The instructions to add mana among the abilities of a permanent."""
    abilities = (each for _, each in mana_abilities.activated_of(game, id))
    return [effect for each in abilities for effect in mana_abilities.instructions_of(each) if isinstance(effect, AddMana)]


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
