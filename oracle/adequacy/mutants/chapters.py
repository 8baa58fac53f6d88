"""Misreadings of the rulings that follow from chapters of the rules."""

from collections.abc import Sequence
from typing import Any

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.cards.abilities import Activated
from oracle.cards.effects import Move
from oracle.cards.filters import TargetSpec
from oracle.rules.characteristics import changes, copying, dependencies
from oracle.rules.characteristics.continuous import ActiveRule, characteristics, controller
from oracle.rules.combat import damage as combat_damage
from oracle.rules.costs import announcing
from oracle.rules.ending import leaving
from oracle.rules.events import entering, more_counters, replacement
from oracle.rules.events.pipeline import happen
from oracle.rules.events.replacement import Candidate
from oracle.rules.legality import mana_abilities
from oracle.rules.moves import damage
from oracle.rules.resolution import resolving
from oracle.rules.resolution.effects import moving
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import AbilityActivated, DamageDealt, LifeGained, Moved
from oracle.rules.state.game import Characteristics, Game, GameObject, ObjectId, Target
from oracle.rules.state.table import Table
from oracle.rules.targets import attachment, targeting
from oracle.rules.words import filters
from oracle.rules.words.context import Context
from oracle.rules.words.references import View

replace = msgspec.structs.replace


# --- more counters ----------------------------------------------------------------------------------------------------


@mutant(
    "more-counters-also-on-entering",
    replaces=more_counters.multiplies,
    belief="An engine's author who takes entering with counters for something else than putting counters on a permanent.",
)
def more_only_on_what_is_there(right: Right, future: Game, id: ObjectId, counters: dict[str, int], active: ActiveRule) -> bool:
    held = future.objects[id].counters
    return bool(right(future, id, counters, active)) and not any(held.get(kind, 0) >= amount for kind, amount in counters.items())


@mutant(
    "more-counters-also-on-entering",
    replaces=replacement.unused,
    belief="A player who thinks that two effects that say the same have nothing left to do after one of them.",
)
def one_of_a_kind_is_enough(right: Right, candidates: list[Candidate], used: list[Candidate]) -> list[Candidate]:
    return [candidate for candidate in right(candidates, used) if all(candidate.rule != other.rule for other in used)]


# --- modes ------------------------------------------------------------------------------------------------------------


@mutant(
    "modes-chosen-on-casting",
    replaces=announcing.enough_targets,
    belief="A player who chooses a mode first and then looks whether there is anything to target.",
)
def modes_need_no_targets(right: Right, game: Game, specs: Sequence[Any], context: Context, on_stack: ObjectId | None = None) -> bool:
    return True


@mutant(
    "modes-chosen-on-casting",
    replaces=resolving.no_target_left,
    belief="A player who takes a spell off the stack as soon as one of its targets is illegal.",
)
def one_lost_target_is_all(right: Right, object: GameObject, left: Sequence[Any]) -> bool:
    still_legal = [legal for each in left for legal in each.legal]
    announced = object.announced.targets if object.announced is not None else ()
    return any(len(legal) < len(chosen) for chosen, legal in zip(announced, still_legal, strict=True))


# --- only so many times each turn -------------------------------------------------------------------------------------


@mutant(
    "only-so-many-times-each-turn",
    replaces=mana_abilities.check_times,
    belief="A player who believes that each player may use the ability once.",
)
def each_player_has_their_own_times(right: Right, game: Game, id: ObjectId, ability: Activated, index: int) -> None:
    mine = tuple(event for event in game.this_turn if not isinstance(event, AbilityActivated) or event.player == controller(game, id))
    right(replace(game, this_turn=mine), id, ability, index)


@mutant(
    "only-so-many-times-each-turn",
    replaces=mana_abilities.check_times,
    belief="An engine's author who keeps the count with the card.",
)
def the_card_keeps_the_count(right: Right, game: Game, id: ObjectId, ability: Activated, index: int) -> None:
    physical = game.object(id).physical
    same = tuple(
        replace(event, source=id) if isinstance(event, AbilityActivated) and game.object(event.source).physical == physical else event
        for event in game.this_turn
    )
    right(replace(game, this_turn=same), id, ability, index)


# --- dependencies -----------------------------------------------------------------------------------------------------


@mutant(
    "dependent-effects-wait",
    replaces=dependencies.independent,
    belief="A player who goes by timestamps alone.",
)
def timestamps_alone(right: Right, projection: Any, effects: list[Any], layer: str) -> list[Any]:
    return effects


@mutant(
    "dependent-effects-wait",
    replaces=changes.set_land_types,
    belief="A player who believes that a land that becomes a Mountain keeps what is written on it.",
)
def mountains_keep_their_text(right: Right, it: Characteristics, new: tuple[str, ...]) -> Characteristics:
    mountain: Characteristics = replace(right(it, new), abilities=it.abilities)
    return mountain


# --- tokens that are copies -------------------------------------------------------------------------------------------


@mutant(
    "token-copies-copiable-values",
    replaces=copying.token_copy,
    belief="An engine's author who clones the permanent, with all that is on it.",
)
def the_permanent_is_cloned(right: Right, game: Game, id: ObjectId, player: str, *further: Any) -> GameObject:
    original = game.object(id)
    copy: GameObject = replace(right(game, id, player, *further), tapped=original.tapped, counters=original.counters)
    return copy


@mutant(
    "token-copies-copiable-values",
    replaces=copying.token_copy,
    belief="An engine's author who makes tokens from the card, front face up.",
)
def a_token_shows_the_front(right: Right, game: Game, id: ObjectId, player: str, *further: Any) -> GameObject:
    copy: GameObject = replace(right(game, id, player, *further), face=0)
    return copy


# --- Auras that enter -------------------------------------------------------------------------------------------------


@mutant(
    "aura-enters-without-being-cast",
    replaces=attachment.enchantable,
    belief="A player for whom every Aura targets.",
)
def auras_target_what_they_enter_on(right: Right, game: Game, id: ObjectId, you: str) -> tuple[Target, ...]:
    context = Context(you=you, source=id)
    return tuple(to for to in right(game, id, you) if isinstance(to, str) or targeting.may_be_targeted(game, to, context))


@mutant(
    "aura-enters-without-being-cast",
    replaces=attachment.enchantable,
    belief="A player who puts helpful Auras on creatures of their own only.",
)
def auras_enter_on_ones_own(right: Right, game: Game, id: ObjectId, you: str) -> tuple[Target, ...]:
    return tuple(to for to in right(game, id, you) if isinstance(to, str) or controller(game, to) == you)


# --- lethal damage ----------------------------------------------------------------------------------------------------


@mutant(
    "lethal-damage-and-deathtouch",
    replaces=combat_damage.is_assigned_lethal_damage,
    belief="A player who takes toughness for lethal damage, whatever deals it.",
)
def toughness_is_lethal_damage(right: Right, game: Game, id: ObjectId, assignments: dict[ObjectId, Any]) -> bool:
    assigned: int = sum(assignment.get(id, 0) for assignment in assignments.values())
    return assigned >= combat_damage.lethal(game, id)


@mutant(
    "lethal-damage-and-deathtouch",
    replaces=damage.lifelink,
    belief="A player who gains life for damage to players alone.",
)
def lifelink_for_damage_to_players(right: Right, game: Game, source: ObjectId, dealt: Sequence[DamageDealt]) -> LifeGained:
    gained: LifeGained = right(game, source, [event for event in dealt if isinstance(event.target, str)])
    return gained


@mutant(
    "lethal-damage-and-deathtouch",
    replaces=damage.life_gained,
    belief="An engine's author for whom each thing that is damaged is a gain of life by itself.",
)
def life_for_each_thing_damaged(right: Right, game: Game, dealt: Sequence[DamageDealt]) -> Sequence[LifeGained]:
    return [gained for event in dealt for gained in right(game, [event])]


# --- lands that enter tapped unless -----------------------------------------------------------------------------------


@mutant(
    "land-may-enter-untapped",
    replaces=entering.pay_or_enter_tapped,
    belief="A player who plays the land tapped and believes that the payment only comes later.",
)
def nothing_can_be_paid(right: Right, table: Table, event: Moved, *further: Any) -> Procedure[Moved]:
    return replace(event, tapped=True)
    yield


@mutant(
    "land-may-enter-untapped",
    replaces=entering.pay_or_enter_tapped,
    belief="A player who pays 2 life as for any land that hurts, and never has it enter tapped.",
)
def such_lands_never_enter_tapped(right: Right, table: Table, event: Moved, *further: Any) -> Procedure[Moved]:
    entered: Moved = yield from right(table, event, *further)
    return replace(entered, tapped=False)


# --- Oblivion Ring ----------------------------------------------------------------------------------------------------


@mutant(
    "oblivion-ring-linked-abilities",
    replaces=filters.exiled_by,
    belief="A player who returns whatever lies under any Oblivion Ring.",
)
def rings_return_what_any_of_them_exiled(right: Right, view: View, object: GameObject, reference: str, context: Context) -> bool:
    return object.exiled_with is not None


@mutant(
    "oblivion-ring-linked-abilities",
    replaces=moving.move,
    belief="A player who takes Oblivion Ring for one of the newer cards that exile only until they leave.",
)
def nothing_is_exiled_once_the_ring_is_gone(
    right: Right, table: Table, effect: Move, players: Any, context: Context
) -> Procedure[tuple[ObjectId, ...]]:
    if effect.to == "exile" and context.source not in table.game.objects:
        return ()
    moved: tuple[ObjectId, ...] = yield from right(table, effect, players, context)
    return moved


# --- leaving the game -------------------------------------------------------------------------------------------------


@mutant(
    "leaving-takes-objects-along",
    replaces=leaving.take_objects_along,
    belief="An engine's author who marks the player as out and leaves the table as it is.",
)
def nothing_leaves_with_a_player(right: Right, table: Table, player: str) -> Procedure[None]:
    return
    yield


@mutant(
    "leaving-takes-objects-along",
    replaces=leaving.take_objects_along,
    belief="A player who exiles all that the leaving player controls, whoever would get it back.",
)
def what_was_controlled_is_exiled(right: Right, table: Table, player: str) -> Procedure[None]:
    held = [id for id in table.game.zone("battlefield") if controller(table.game, id) == player and table.game.object(id).owner != player]
    yield from happen(table, *(Moved(object=id, destination="exile", cause="state") for id in held))
    yield from right(table, player)


# --- targets ----------------------------------------------------------------------------------------------------------


@mutant(
    "no-target-of-itself",
    replaces=targeting.is_itself,
    belief="An engine's author who looks for targets among all that is on the stack.",
)
def a_spell_may_target_itself(right: Right, id: ObjectId, object_on_stack: ObjectId | None) -> bool:
    return False


@mutant(
    "no-target-of-itself",
    replaces=targeting.legal_targets,
    belief="An engine's author who tells spells apart by their names.",
)
def a_copy_is_the_same_spell(
    right: Right, game: Game, spec: TargetSpec, context: Context, object_on_stack: ObjectId | None
) -> tuple[Target, ...]:
    own = characteristics(game, object_on_stack).name if object_on_stack is not None else None
    found: tuple[Target, ...] = right(game, spec, context, object_on_stack)
    return tuple(each for each in found if isinstance(each, str) or own is None or characteristics(game, each).name != own)
