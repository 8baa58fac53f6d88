"""Misreadings of the rulings on Cosima, God of the Voyage, and on The Omenkeel."""

from collections.abc import Iterable
from typing import Any

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.adequacy.mutants.others_returns import trigger_all
from oracle.cards import effects as words
from oracle.cards.abilities import Reflex, Triggered
from oracle.cards.filters import Selection
from oracle.cards.triggers import StepBegins
from oracle.rules.characteristics import effect_in_layers, selections
from oracle.rules.characteristics.effect_in_layers import Applying
from oracle.rules.citation import IllegalAction
from oracle.rules.combat import durations
from oracle.rules.events import trigger_detection
from oracle.rules.events.trigger_detection import WaitingAbility
from oracle.rules.instructions import dispatch, meaning
from oracle.rules.instructions.dispatch import HowToPerform, PlayerNames
from oracle.rules.instructions.meaning import number
from oracle.rules.legality import permissions
from oracle.rules.legality.permissions import Permission
from oracle.rules.moves import putting
from oracle.rules.resolution.effects import choices, moving
from oracle.rules.stack import lands, triggers
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.game import Characteristics, ContinuousEffect, Game, GameObject, ObjectId, Zone
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context

replace = msgspec.structs.replace


def same_card(game: Game, id: ObjectId, *zones: Zone) -> ObjectId:
    """The object that the card of a past object is now, if it is in one of these zones; else the same id."""
    if id in game.objects or id not in game.past:
        return id
    card = game.past[id].object.physical
    return next((each.id for each in game.objects.values() if each.physical == card and (not zones or each.zone in zones)), id)


# --- returning without counters ---------------------------------------------------------------------------------------


@mutant(
    "cosima-return-with-no-counters",
    replaces=moving.move,
    belief="A player to whom an effect that counts to zero can't be used: without voyage counters Cosima can't come back.",
)
def nothing_returns_with_zero_counters(
    right: Right, table: Table, effect: words.Move, players: PlayerNames, context: Context
) -> Procedure[tuple[ObjectId, ...]]:
    if effect.counters and not any(number(table.game, amount, context) for amount in effect.counters.values()):
        return ()
    moved: tuple[ObjectId, ...] = yield from right(table, effect, players, context)
    return moved


@mutant(
    "cosima-return-with-no-counters",
    replaces=dispatch.willing,
    belief="A player who thinks that the first voyage counter has to be put on, and that only later ones may be declined.",
)
def first_counter_is_not_optional(
    right: Right, table: Table, effect: words.Effect, entry: HowToPerform, players: PlayerNames, context: Context
) -> Procedure[PlayerNames]:
    if isinstance(effect, words.PutCounters):
        on = [table.game.objects[id] for id in selections.objects(table.game, effect.what, context) if id in table.game.objects]
        if on and not any(each.counters.get(effect.kind, 0) for each in on):
            return players
    accepted: PlayerNames = yield from right(table, effect, entry, players, context)
    return accepted


@mutant(
    "cosima-return-with-no-counters",
    replaces=meaning.at_least_zero,
    belief='A player who counts "as many as" from one.',
)
def as_many_as_none_is_one(right: Right, amount: int) -> int:
    return max(1, amount)


# --- returning at once ------------------------------------------------------------------------------------------------


@mutant(
    "cosima-decline-returns-immediately",
    replaces=choices.conditional,
    belief="A player who takes \"if you don't\" for a trigger: Cosima's return goes on the stack, and others may respond.",
)
def return_uses_the_stack(right: Right, table: Table, effect: words.Conditional, players: PlayerNames, context: Context) -> Procedure[bool]:
    yield from ()
    holds = selections.holds(table.game, effect.condition, context)
    then = effect.then if holds else effect.otherwise
    if then:
        triggers.reflexive_trigger(table, Reflex(effects=then), replace(context, names=dict(context.names)))
    return holds


@mutant(
    "cosima-decline-returns-immediately",
    replaces=trigger_detection._listeners,
    belief="A player who lets an exiled Cosima go on obeying whoever controlled it, and not its owner.",
)
def exiled_card_obeys_its_last_controller(right: Right, game: Game) -> tuple[WaitingAbility, ...]:
    found: tuple[WaitingAbility, ...] = right(game)
    held = {record.became: record.characteristics.controller for record in game.past.values() if record.object.zone == "battlefield"}
    return tuple(replace(each, you=held.get(each.source) or each.you) for each in found)


@mutant(
    "cosima-decline-returns-immediately",
    replaces=choices.conditional,
    belief='An engine\'s author who leaves what follows a declined "may" to the next time that the ability resolves.',
)
def declining_does_nothing_yet(
    right: Right, table: Table, effect: words.Conditional, players: PlayerNames, context: Context
) -> Procedure[bool]:
    if not selections.holds(table.game, effect.condition, context):
        done: bool = yield from right(table, effect, players, context)
        return done
    return False


# --- looking for Cosima again -----------------------------------------------------------------------------------------


@mutant(
    "cosima-land-trigger-rechecks-exile",
    replaces=trigger_detection.intervening_if_holds,
    belief="A player who checks the condition as the ability triggers and not again: both lands bring their cards.",
)
def condition_is_checked_only_once(right: Right, game: Game, ability: Triggered, context: Context) -> bool:
    return context.stack_object is not None or bool(right(game, ability, context))


@mutant(
    "cosima-land-trigger-rechecks-exile",
    replaces=effect_in_layers.of_resolution,
    belief="A player who sees the card in exile once more, and gives it back the ability that it had there.",
)
def exiled_anew_it_has_the_ability_again(right: Right, game: Game, effect: ContinuousEffect) -> Applying:
    objects = tuple(same_card(game, id, "exile") for id in effect.objects)
    found: Applying = right(game, replace(effect, objects=objects))
    return found


@mutant(
    "cosima-land-trigger-rechecks-exile",
    replaces=trigger_detection._listeners,
    belief="An engine's author who asks only permanents for triggered abilities, and forgets one that works in exile.",
)
def exiled_card_has_no_abilities(right: Right, game: Game) -> tuple[WaitingAbility, ...]:
    found: tuple[WaitingAbility, ...] = right(game)
    return tuple(each for each in found if game.objects[each.source].zone != "exile")


# --- the upkeep ability -----------------------------------------------------------------------------------------------


@mutant(
    "cosima-upkeep-needs-battlefield",
    replaces=meaning.present,
    belief="A player who exiles the card from wherever it is by the time the ability resolves, from a hand too.",
)
def bounced_card_is_still_exiled(right: Right, game: Game, selection: Selection, context: Context, *zones: Zone) -> tuple[ObjectId, ...]:
    return _followed(right, game, selection, context, zones, ("hand",))


@mutant(
    "cosima-upkeep-needs-battlefield",
    replaces=meaning.present,
    belief="A player to whom a permanent that left and came back is still the one that the ability is about.",
)
def permanent_that_came_back_is_still_meant(
    right: Right, game: Game, selection: Selection, context: Context, *zones: Zone
) -> tuple[ObjectId, ...]:
    return _followed(right, game, selection, context, zones, ("battlefield",))


def _followed(
    right: Right, game: Game, selection: Selection, context: Context, zones: tuple[Zone, ...], into: Iterable[Zone]
) -> tuple[ObjectId, ...]:
    found: tuple[ObjectId, ...] = right(game, selection, context, *zones)
    meant = (same_card(game, id, *into) for id in selections.objects(game, selection, context) if id not in found)
    return (*found, *(id for id in meant if id in game.objects and (not zones or game.objects[id].zone in zones)))


@mutant(
    "cosima-upkeep-needs-battlefield",
    replaces=trigger_detection._listeners,
    belief="An engine's author who looks for upkeep abilities on all faces of a card, whichever is up.",
)
def other_face_has_its_abilities_too(right: Right, game: Game) -> tuple[WaitingAbility, ...]:
    found: tuple[WaitingAbility, ...] = right(game)
    more = [
        WaitingAbility(ability, object.id, object.controller or object.owner)
        for object in game.objects.values()
        if object.zone == "battlefield" and object.card.layout == "modal double-faced" and object.face_down is None
        for ability in object.card.faces[1 - object.face].abilities
        if isinstance(ability, Triggered) and ability.zone == "battlefield"
    ]
    return (*found, *more)


# --- The Omenkeel -----------------------------------------------------------------------------------------------------


@mutant(
    "omenkeel-land-permission-persists",
    replaces=durations.is_over,
    belief="A player who takes the permission for an ability of The Omenkeel, which is gone when the artifact is.",
)
def permission_ends_with_its_source(right: Right, game: Game, effect: ContinuousEffect) -> bool:
    source = game.objects.get(effect.source)
    gone = source is None or source.zone != "battlefield"
    return bool(right(game, effect)) or (effect.permission is not None and gone)


@mutant(
    "omenkeel-land-permission-persists",
    replaces=permissions.permissions,
    belief="A player who lets whoever controls The Omenkeel now play the lands that it exiled.",
)
def permission_goes_with_the_artifact(
    right: Right, game: Game, player: str, object: GameObject, proposed: Characteristics, deed: str, face: int
) -> tuple[Permission, ...]:
    changed = []
    for effect in game.effects:
        source = game.objects.get(effect.source)
        if effect.permission is not None and source is not None and source.zone == "battlefield":
            effect = replace(effect, permission=replace(effect.permission, player=source.held_by or effect.permission.player))
        changed.append(effect)
    found: tuple[Permission, ...] = right(replace(game, effects=tuple(changed)), player, object, proposed, deed, face)
    return found


@mutant(
    "omenkeel-land-permission-persists",
    replaces=permissions.permissions,
    belief="A player to whom a card that comes back to exile is the card that The Omenkeel exiled.",
)
def land_exiled_anew_is_playable_again(
    right: Right, game: Game, player: str, object: GameObject, proposed: Characteristics, deed: str, face: int
) -> tuple[Permission, ...]:
    effects = tuple(replace(each, objects=tuple(same_card(game, id, "exile") for id in each.objects)) for each in game.effects)
    found: tuple[Permission, ...] = right(replace(game, effects=effects), player, object, proposed, deed, face)
    return found


@mutant(
    "omenkeel-no-extra-land-or-timing",
    replaces=lands.allowance,
    belief="A player who plays the exiled lands besides the one land of the turn.",
)
def exiled_lands_come_on_top(right: Right, game: Game, player: str) -> int:
    leave = any(each.permission is not None and each.permission.lands and each.permission.player == player for each in game.effects)
    return int(right(game, player)) + leave


@mutant(
    "omenkeel-no-extra-land-or-timing",
    replaces=lands.check_land_timing,
    belief='A player who reads "you may play" as leave to do so at any time.',
)
def leave_to_play_lands_is_for_any_time(right: Right, game: Game, player: str) -> None:
    leave = any(each.permission is not None and each.permission.lands and each.permission.player == player for each in game.effects)
    try:
        right(game, player)
    except IllegalAction as illegal:
        if not leave or illegal.number == "305.2":
            raise


@mutant(
    "cosima-upkeep-needs-battlefield",
    replaces=putting.put_onto_battlefield,
    belief="A player to whom it is still the beginning of the upkeep as long as nobody has gone on to the draw step.",
)
def what_enters_in_the_upkeep_triggers(
    right: Right, table: Table, ids: tuple[ObjectId, ...], manner: Any, context: Context
) -> Procedure[tuple[ObjectId, ...]]:
    new: tuple[ObjectId, ...] = yield from right(table, ids, manner, context)
    if table.game.turn.step == "upkeep":
        trigger_all(table, new, StepBegins)
    return new
