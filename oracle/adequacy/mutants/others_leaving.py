"""Misreadings of rulings on other cards: what leaves, what is exiled, and what returns of it."""

from typing import Any

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.cards.abilities import Keyword, Triggered
from oracle.cards.effects import Effect, Move
from oracle.rules.characteristics.continuous import controller
from oracle.rules.events import trigger_detection, turning_up
from oracle.rules.events.trigger_detection import WaitingAbility
from oracle.rules.events.turning_up import WayToTurnUp, card_values
from oracle.rules.instructions import dispatch
from oracle.rules.instructions.dispatch import PlayerNames
from oracle.rules.moves import putting
from oracle.rules.moves.putting import Manner
from oracle.rules.resolution.effects import moving
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.game import Game, GameObject, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.words import filters
from oracle.rules.words.context import Context
from oracle.rules.words.references import View, objects_meant

replace = msgspec.structs.replace


# --- Fiend Hunter -----------------------------------------------------------------------------------------------------


@mutant(
    "fiend-hunter-leaves-early",
    replaces=moving.manner_of,
    belief="A player who gets what their Fiend Hunter had exiled.",
)
def what_returns_is_the_hunters_controllers(right: Right, game: Game, effect: Move, player: str, context: Context) -> Manner:
    manner: Manner = right(game, effect, player, context)
    return replace(manner, control=context.you)


@mutant(
    "fiend-hunter-leaves-early",
    replaces=moving.manner_of,
    belief="A player who puts everything back as it was, under the control of whoever had it.",
)
def what_returns_is_his_who_had_it(right: Right, game: Game, effect: Move, player: str, context: Context) -> Manner:
    manner: Manner = right(game, effect, player, context)
    exiled = [id for id, object in game.objects.items() if object.zone == "exile"]
    had = [controller(game, id) for id, record in game.past.items() if record.became in exiled]
    return replace(manner, control=had[0]) if effect.to == "battlefield" and had else manner


@mutant(
    "fiend-hunter-leaves-early",
    replaces=dispatch.willing,
    belief="A player to whom exiling a creature that was chosen as a target is no choice any more.",
)
def the_target_has_to_be_exiled(
    right: Right, table: Table, effect: Effect, entry: Any, players: PlayerNames, context: Context
) -> Procedure[PlayerNames]:
    return players if isinstance(effect, Move) else (yield from right(table, effect, entry, players, context))


# --- Strionic Resonator -----------------------------------------------------------------------------------------------


@mutant(
    "strionic-resonator-linked-abilities",
    replaces=dispatch.willing,
    belief="A player to whom the copy does what the original does, and leaves nothing to decide.",
)
def a_copy_leaves_no_choice(
    right: Right, table: Table, effect: Effect, entry: Any, players: PlayerNames, context: Context
) -> Procedure[PlayerNames]:
    asked = table.game.zone("stack")
    first = len(asked) > 1 and isinstance(effect, Move)
    return players if first else (yield from right(table, effect, entry, players, context))


@mutant(
    "strionic-resonator-linked-abilities",
    replaces=moving.move,
    belief="A player who has the second ability make up for what it missed, for the original and for the copy.",
)
def what_the_copy_exiles_too_late_returns(
    right: Right, table: Table, effect: Move, players: PlayerNames, context: Context
) -> Procedure[Any]:
    gone = effect.to == "exile" and context.source not in table.game.objects
    new: tuple[ObjectId, ...] = yield from right(table, effect, players, context)
    if gone:
        yield from putting.put(table, new, "battlefield", Manner(player=context.you), context)
    return new


@mutant(
    "strionic-resonator-linked-abilities",
    replaces=filters.exiled_by,
    belief="An engine's author who writes down the name of the card that exiled something.",
)
def every_fiend_hunter_has_exiled_it(right: Right, view: View, object: GameObject, reference: str, context: Context) -> bool:
    if object.exiled_with is None:
        return False
    names = {view.game.object(id).card.name for id in objects_meant(view, reference, context)}
    return view.game.object(object.exiled_with).card.name in names


@mutant(
    "strionic-resonator-linked-abilities",
    replaces=filters._kind_of_ability,
    belief="A player who copies any ability on the stack.",
)
def any_ability_may_be_copied(right: Right, object: GameObject) -> str | None:
    return None if object.stacked is None else "triggered"


# --- Isochron Scepter -------------------------------------------------------------------------------------------------


@mutant(
    "isochron-scepter-casts-a-copy",
    replaces=filters.exiled_by,
    belief="A player who may copy any card that lies in exile.",
)
def whatever_is_in_exile_may_be_copied(right: Right, view: View, object: GameObject, reference: str, context: Context) -> bool:
    return object.zone == "exile"


# --- Ashcloud Phoenix -------------------------------------------------------------------------------------------------


@mutant(
    "ashcloud-phoenix-morph-however-face-down",
    replaces=turning_up.by_keyword,
    belief="A player who reads the morph cost off the card, whatever has happened to the creature.",
)
def its_card_says_for_how_much(right: Right, game: Game, id: ObjectId) -> tuple[WayToTurnUp, ...]:
    words = (each for each in card_values(game.objects[id]).abilities if isinstance(each, Keyword))
    return tuple(WayToTurnUp(each.name, each.cost) for each in words if each.name == "morph" and each.cost is not None)


@mutant(
    "ashcloud-phoenix-morph-however-face-down",
    replaces=trigger_detection._listeners,
    belief="A player to whom the card dies, whatever it has been on the battlefield, and so returns.",
)
def the_card_sees_itself_die(right: Right, game: Game) -> tuple[WaitingAbility, ...]:
    hidden = [(id, object) for id, object in game.objects.items() if object.zone == "battlefield" and object.face_down]
    more = tuple(
        WaitingAbility(ability, id, controller(game, id) or object.owner)
        for id, object in hidden
        for ability in card_values(object).abilities
        if isinstance(ability, Triggered)
    )
    return (*right(game), *more)
