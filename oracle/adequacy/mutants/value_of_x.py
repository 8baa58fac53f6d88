"""Misreadings of the rulings on what X is."""

from typing import Any

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.cards.costs import Cost
from oracle.rules.characteristics import continuous
from oracle.rules.characteristics.functioning_zones import StaticRule
from oracle.rules.costs import parts as cost_parts
from oracle.rules.costs.parts import Wallet
from oracle.rules.events import trigger_detection
from oracle.rules.events.turning_up import WayToTurnUp
from oracle.rules.resolution.effects import choices
from oracle.rules.stack import face_down
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.game import Announcement, Game, GameObject, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.words import value_of_x
from oracle.rules.words.context import Context

replace = msgspec.structs.replace


# --- the spell that was cast ------------------------------------------------------------------------------------------


@mutant(
    "x-of-the-spell-that-was-cast",
    replaces=value_of_x.x_of_spell_that_was_cast,
    belief="An engine's author who looks X up on the stack as the ability resolves: on its own spell, if that is still there.",
)
def x_is_looked_up_on_resolution(right: Right, game: Game, spell: ObjectId) -> dict[str, Any]:
    return {}


@mutant(
    "x-of-the-spell-that-was-cast",
    replaces=value_of_x.x_of_spell_that_was_cast,
    belief="A player who takes X of a triggered ability to be 0, since nothing is chosen for it.",
)
def x_of_a_cast_trigger_is_zero(right: Right, game: Game, spell: ObjectId) -> dict[str, Any]:
    return {value_of_x.CARRIED: 0}


# --- conditions of entering -------------------------------------------------------------------------------------------


@mutant(
    "x-in-conditions-of-entering",
    replaces=continuous.x_in_condition,
    belief="An engine's author who asks the condition of the permanent, whose X is 0.",
)
def x_of_the_permanent_in_conditions(right: Right, word: StaticRule, object: GameObject) -> int | None:
    return None


@mutant(
    "x-in-conditions-of-entering",
    replaces=continuous.x_in_condition,
    belief="A player who counts all the mana that was spent on the spell.",
)
def condition_counts_all_mana_spent(right: Right, word: StaticRule, object: GameObject) -> int | None:
    x = right(word, object)
    cost = object.card.faces[0].mana_cost
    return None if x is None else x + (cost.mana_value() if cost is not None else 0)


@mutant(
    "x-in-conditions-of-entering",
    replaces=value_of_x.announced_for_copy,
    belief="A player to whom the permanent is the spell that it was, so that all of its abilities have that X, copied ones too.",
)
def copied_conditions_use_the_x_of_the_spell(right: Right, announced: Announcement | None) -> Announcement | None:
    return announced


# --- what follows -----------------------------------------------------------------------------------------------------


@mutant(
    "x-goes-on-to-what-follows",
    replaces=value_of_x.names_to_keep,
    belief="An engine's author whose delayed and reflexive abilities keep objects and players, and no numbers.",
)
def x_is_forgotten(right: Right, context: Context) -> dict[str, Any]:
    return dict(context.names)


@mutant(
    "x-goes-on-to-what-follows",
    replaces=trigger_detection.names_of_delayed,
    belief="A player who reads X of the delayed ability as that of the spell on which it triggers.",
)
def delayed_ability_takes_x_of_its_event(right: Right, of_event: dict[str, Any], kept: dict[str, Any]) -> dict[str, Any]:
    return {**kept, **of_event}


@mutant(
    "x-goes-on-to-what-follows",
    replaces=choices.x_to_pay,
    belief="An engine's author to whom X is 0 wherever none was announced.",
)
def x_paid_on_resolution_is_zero(right: Right, cost: Cost, context: Context) -> Procedure[int | None]:
    yield from right((), context)
    return 0


# --- costs ------------------------------------------------------------------------------------------------------------


@mutant(
    "x-in-any-part-of-a-cost",
    replaces=cost_parts._choose_moved,
    belief="A player who sacrifices one land, whatever X is.",
)
def one_is_enough(right: Right, table: Table, player: str, word: Any, context: Context, wallet: Wallet) -> Procedure[tuple[ObjectId, ...]]:
    chosen: tuple[ObjectId, ...] = yield from right(table, player, replace(word, count=1), context, wallet)
    return chosen


# --- turning face up --------------------------------------------------------------------------------------------------


@mutant(
    "x-chosen-to-turn-face-up",
    replaces=face_down.choose_x,
    belief="A player who applies to the special action what is said of effects that have a mana cost paid: X is 0.",
)
def x_of_a_mana_cost_is_zero(right: Right, player: str, id: ObjectId, way: WayToTurnUp, x: int | None) -> Procedure[int | None]:
    if way.by in ("manifest", "cloak"):
        return 0
    chosen: int | None = yield from right(player, id, way, x)
    return chosen


@mutant(
    "x-chosen-to-turn-face-up",
    replaces=face_down.x_for_other_abilities,
    belief="An engine's author who knows X from spells alone, and finds none as the ability of what was turned up resolves.",
)
def x_of_morph_is_for_the_cost_alone(right: Right, way: WayToTurnUp, x: int | None) -> int | None:
    return None
