"""Misreadings of the rules in `oracle/rules/mana/producing.py`."""

from typing import Any

from oracle.adequacy.mutant import Right, mutant
from oracle.adequacy.mutants.asked import trigger_all
from oracle.cards import triggers as trigger_words
from oracle.cards.effects import AddMana
from oracle.cards.symbols import COLORS
from oracle.rules.characteristics.continuous import characteristics
from oracle.rules.mana import producing
from oracle.rules.mana.producing import Units
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.game import Mana
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context


@mutant(
    "mana-undefined-type-none",
    replaces=producing.alternatives,
    belief="A player for whom mana without a color is colorless mana, so that an ability whose type is undefined adds {C}.",
)
def undefined_type_is_colorless(right: Right, table: Table, effect: AddMana, context: Context) -> tuple[Units, ...]:
    found: tuple[Units, ...] = right(table, effect, context)
    return found if found or effect.choices is None else (("C",),)


@mutant(
    "mana-undefined-type-none",
    replaces=producing.alternatives,
    belief="A player who reads a missing restriction as freedom: where nothing names the color, its controller chooses any.",
)
def undefined_type_is_any_color(right: Right, table: Table, effect: AddMana, context: Context) -> tuple[Units, ...]:
    found: tuple[Units, ...] = right(table, effect, context)
    return found if found or effect.choices is None else tuple((color,) for color in COLORS)


@mutant(
    "mana-could-produce",
    replaces=producing.alternatives,
    belief="A player who gets colorless mana where there is no color to be had.",
)
def no_color_is_colorless(right: Right, table: Table, effect: AddMana, context: Context) -> tuple[Any, ...]:
    found: tuple[Any, ...] = right(table, effect, context)
    return found if found or effect.choices is None else (("C",),)


@mutant(
    "mana-tap-for-mana-defined",
    replaces=producing.produce,
    belief="A player who doubles all the mana that they get.",
)
def all_mana_is_tapped_for(right: Right, table: Table, effect: AddMana, context: Context, **named: Any) -> Procedure[tuple[Mana, ...]]:
    added: tuple[Mana, ...] = yield from right(table, effect, context, **{**named, "tapped_for": True})
    return added


@mutant(
    "mana-tapped-trigger-on-production",
    replaces=producing.produce,
    belief="A player to whom a land that was tapped to no avail was tapped for mana all the same.",
)
def tapping_for_nothing_triggers_too(
    right: Right, table: Table, effect: AddMana, context: Context, **named: Any
) -> Procedure[tuple[Mana, ...]]:
    added: tuple[Mana, ...] = yield from right(table, effect, context, **named)
    if not added and context.source in table.game.objects and "land" in characteristics(table.game, context.source).types:
        trigger_all(table, table.game.zone("battlefield"), trigger_words.TappedForMana)
    return added
