"""Misreadings of the rulings on what is face down: looking, telling apart, revealing, names, and Stay Hidden, Stay Silent."""

from collections.abc import Iterable
from typing import Any

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.cards import effects as words
from oracle.cards.abilities import Activated
from oracle.cards.filters import Selection
from oracle.rules.characteristics import double_faced, hidden
from oracle.rules.characteristics import printed as faces
from oracle.rules.characteristics.continuous import controller
from oracle.rules.events import turning_up
from oracle.rules.events.pipeline import happen
from oracle.rules.events.turning_up import WayToTurnUp
from oracle.rules.instructions import meaning
from oracle.rules.instructions.dispatch import PlayerNames
from oracle.rules.legality import mana_abilities
from oracle.rules.moves import zones
from oracle.rules.resolution.effects import moving
from oracle.rules.stack import face_down
from oracle.rules.stack.face_down import Mark
from oracle.rules.state import revealing
from oracle.rules.state.decisions import Choose, Procedure, ask
from oracle.rules.state.events import Event, Moved, PlayerLost, TurnedFaceDown, TurnedFaceUp
from oracle.rules.state.game import Characteristics, Game, GameObject, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.turn import state_based
from oracle.rules.words import filters
from oracle.rules.words.context import Context

replace = msgspec.structs.replace


# --- looking ----------------------------------------------------------------------------------------------------------


@mutant(
    "look-at-own-facedown",
    replaces=face_down.may_look,
    belief="A player who thinks that their own cards may be looked at, whoever controls them.",
)
def owner_may_look(right: Right, game: Game, player: str, id: ObjectId) -> bool:
    return game.objects[id].owner == player


@mutant(
    "look-at-own-facedown",
    replaces=face_down.may_look,
    belief="A player to whom face down means that nobody may look, not even the player whose it is.",
)
def nobody_may_look(right: Right, game: Game, player: str, id: ObjectId) -> bool:
    return False


@mutant(
    "look-at-own-facedown",
    replaces=face_down.may_look,
    belief="A player who looks at permanents only, and not at a spell that was cast face down.",
)
def spells_may_not_be_looked_at(right: Right, game: Game, player: str, id: ObjectId) -> bool:
    return game.objects[id].zone == "battlefield" and bool(right(game, player, id))


@mutant(
    "look-at-own-facedown",
    replaces=hidden.is_told,
    belief="A player who says which card it is that they put face down, or whose program writes it into its log.",
)
def all_are_told_what_moves(right: Right, knew: bool, knows: bool) -> bool:
    return True


@mutant(
    "look-at-own-facedown",
    replaces=hidden.name_told,
    belief="The author of a program that hides a face-down creature on the table, and tells of its deeds by the name of its card.",
)
def deeds_are_told_by_the_name_of_the_card(right: Right, game: Game, id: ObjectId) -> str | None:
    return game.object(id).card.name


# --- telling apart ----------------------------------------------------------------------------------------------------


@mutant(
    "facedown-must-stay-distinguishable",
    replaces=face_down.told_apart,
    belief="A player to whom face-down creatures are all the same, so that what made them so is nobody's business.",
)
def cause_is_hidden(right: Right, object: GameObject, order: int) -> Mark:
    mark: Mark = right(object, order)
    return replace(mark, cause="manifest")


@mutant(
    "facedown-must-stay-distinguishable",
    replaces=face_down.told_apart,
    belief="A player who shuffles their face-down cards on the table, so that nobody knows which one came first.",
)
def order_is_hidden(right: Right, object: GameObject, order: int) -> Mark:
    mark: Mark = right(object, order)
    return replace(mark, order=0)


@mutant(
    "facedown-must-stay-distinguishable",
    replaces=face_down.told_apart,
    belief="An engine's author who hides the identity of face-down objects so well that it changes from view to view.",
)
def object_is_not_recognised(right: Right, object: GameObject, order: int) -> Mark:
    mark: Mark = right(object, order)
    return replace(mark, object=1_000_000 + order)


# --- revealing --------------------------------------------------------------------------------------------------------


@mutant(
    "facedown-reveal-on-leaving",
    replaces=revealing.reveal_on_leaving,
    belief="A player who shows a card that everybody will see anyway, and not one that goes to a hand or library.",
)
def not_revealed_into_a_hidden_zone(right: Right, game: Game, events: Iterable[Event]) -> tuple[Event, ...]:
    found: tuple[Event, ...] = right(
        game, [each for each in events if not (isinstance(each, Moved) and each.destination in ("hand", "library"))]
    )
    return found


@mutant(
    "facedown-reveal-on-leaving",
    replaces=revealing.reveal_on_leaving,
    belief="A player who knows the rule for permanents, and doesn't show a face-down spell that was countered.",
)
def countered_spell_is_not_revealed(right: Right, game: Game, events: Iterable[Event]) -> tuple[Event, ...]:
    here = [each for each in events if not (isinstance(each, Moved) and game.objects[each.object].zone == "stack")]
    found: tuple[Event, ...] = right(game, here)
    return found


@mutant(
    "facedown-reveal-on-leaving",
    replaces=revealing.reveal_on_leaving,
    belief="A player who reveals a face-down spell as it leaves the stack, also if it resolves and enters face down.",
)
def resolving_spell_is_revealed(right: Right, game: Game, events: Iterable[Event]) -> tuple[Event, ...]:
    gone = [replace(each, destination="exile") if isinstance(each, Moved) and each.cause == "resolve" else each for each in events]
    found: tuple[Event, ...] = right(game, gone)
    return found


@mutant(
    "facedown-reveal-on-leaving",
    replaces=revealing.reveal_on_leaving,
    belief="A player who takes their cards and goes when they have lost, without showing them.",
)
def loser_reveals_nothing(right: Right, game: Game, events: Iterable[Event]) -> tuple[Event, ...]:
    found: tuple[Event, ...] = right(game, [each for each in events if not isinstance(each, PlayerLost)])
    return found


# --- names ------------------------------------------------------------------------------------------------------------


@mutant(
    "facedown-has-no-name",
    replaces=filters.shares_name,
    belief="A player to whom two things without a name have the same name, namely none.",
)
def nameless_objects_share_no_name(right: Right, names: tuple[str, ...], it: Characteristics) -> bool:
    return bool(right(names, it)) or (not names and not it.names)


@mutant(
    "facedown-has-no-name",
    replaces=faces.face_down_values,
    belief="A player who lets the name of the card count, though it can't be seen.",
)
def face_down_creature_has_the_name_of_its_card(right: Right, object: GameObject) -> Characteristics:
    values: Characteristics = right(object)
    return replace(values, names=turning_up.card_values(object).names)


@mutant(
    "facedown-has-no-name",
    replaces=state_based.legend_rule,
    belief="A player who applies the legend rule to the cards that they know to lie face down.",
)
def legend_rule_sees_through_face_down_cards(right: Right, table: Table) -> Procedure[tuple[ObjectId, ...]]:
    going: tuple[ObjectId, ...] = yield from right(table)
    hidden = [each for each in (table.game.objects[id] for id in table.game.zone("battlefield")) if each.face_down]
    for legend in [each for each in hidden if "legendary" in turning_up.card_values(each).supertypes]:
        alike = tuple(each.id for each in hidden if each.card.name == legend.card.name)
        if len(alike) > 1:
            kept = yield from ask(Choose(player=legend.owner, purpose="keep", prompt="Which one stays?", options=alike, rule="704.5j"))
            return (*going, *(id for id in alike if id not in kept))
    return going


# --- double-faced cards -----------------------------------------------------------------------------------------------


@mutant(
    "manifest-dfc",
    replaces=double_faced.can_transform,
    belief="A player who turns a manifested double-faced card over as it lies, so that its other face is hidden.",
)
def face_down_card_transforms(right: Right, game: Game, id: ObjectId) -> bool:
    object = game.objects.get(id)
    if object is not None and object.face_down is not None:
        return double_faced.is_double_faced(object) and double_faced.kind_may_turn(object.card, game.edition)
    return bool(right(game, id))


@mutant(
    "manifest-dfc",
    replaces=turning_up.by_mana_cost,
    belief="A player who turns a manifested double-faced card up with either face, for that face's mana cost.",
)
def either_face_is_turned_up(right: Right, game: Game, object: GameObject) -> tuple[WayToTurnUp, ...]:
    ways: tuple[WayToTurnUp, ...] = right(game, object)
    if object.face_down != "manifest" or object.card.layout != "modal double-faced":
        return ways
    cost = object.card.faces[1].mana_cost
    return ways if cost is None else (*ways, WayToTurnUp("manifest", (str(cost),)))


@mutant(
    "manifest-dfc",
    replaces=turning_up.by_mana_cost,
    belief="A player who turns any manifested card up that could be a permanent in some way.",
)
def card_without_a_creature_is_turned_up(right: Right, game: Game, object: GameObject) -> tuple[WayToTurnUp, ...]:
    ways: tuple[WayToTurnUp, ...] = right(game, object)
    cost = object.card.faces[0].mana_cost
    turned = object.face_down == "manifest" and object.card.layout == "modal double-faced" and cost is not None
    return (WayToTurnUp("manifest", (str(cost),)),) if turned and not ways else ways


# --- instants and sorceries -------------------------------------------------------------------------------------------


@mutant(
    "facedown-instant-stays-down",
    replaces=face_down.stays_face_down,
    belief="A player who turns any card face up that an effect tells them to, an instant too.",
)
def instant_is_turned_face_up(right: Right, object: GameObject) -> bool:
    return False


@mutant(
    "facedown-instant-stays-down",
    replaces=face_down.turn_face_up,
    belief="A player who turns the instant up and down again, so that whatever waits for turning face up triggers.",
)
def instant_is_turned_up_and_down_again(right: Right, table: Table, id: ObjectId, **more: Any) -> Procedure[bool]:
    object = table.game.objects.get(id)
    if object is None or object.face_down is None or not face_down.stays_face_down(object):
        return bool((yield from right(table, id, **more)))
    yield from right(table, id, **more)
    yield from happen(table, TurnedFaceUp(object=id))
    yield from happen(table, TurnedFaceDown(object=id))
    return True


@mutant(
    "facedown-instant-stays-down",
    replaces=face_down.turn_face_up,
    belief="A player who ignores the effect, since it is impossible, and shows nobody the card.",
)
def instant_is_not_revealed(right: Right, table: Table, id: ObjectId, **more: Any) -> Procedure[bool]:
    object = table.game.objects.get(id)
    if object is not None and object.face_down is not None and face_down.stays_face_down(object):
        return False
    return bool((yield from right(table, id, **more)))


# --- Stay Hidden, Stay Silent -----------------------------------------------------------------------------------------


@mutant(
    "shss-only-controller-activates",
    replaces=mana_abilities.check_activatable,
    belief="A player who uses the abilities of an Aura on their creature as though they were the creature's.",
)
def creatures_controller_activates(right: Right, table: Table, player: str, id: ObjectId, ability: Activated, index: int) -> None:
    held = table.game.objects[id].attached_to if id in table.game.objects else None
    if isinstance(held, int) and controller(table.game, held) == player:
        return
    right(table, player, id, ability, index)


@mutant(
    "shss-only-controller-activates",
    replaces=mana_abilities.check_sorcery_timing,
    belief="A player who activates abilities whenever they have priority.",
)
def ability_is_activated_at_any_time(right: Right, game: Game, player: str, number: str = "307.1") -> None:
    return


@mutant(
    "shss-only-controller-activates",
    replaces=moving.shuffle_libraries,
    belief="A player who shuffles the creature into the library of whoever used the ability.",
)
def controllers_library_is_shuffled(
    right: Right, table: Table, effect: words.Move, players: PlayerNames, context: Context
) -> Procedure[None]:
    for player in players:
        yield from zones.shuffle(table, player)


@mutant(
    "shss-only-controller-activates",
    replaces=meaning.present,
    belief="A player to whom an Aura that is gone enchants nothing, so that nothing is shuffled in.",
)
def lost_aura_enchants_nothing(right: Right, game: Game, selection: Selection, context: Context, *places: str) -> tuple[ObjectId, ...]:
    if selection == "enchanted" and context.source not in game.objects:
        return ()
    found: tuple[ObjectId, ...] = right(game, selection, context, *places)
    return found


@mutant(
    "facedown-reveal-on-leaving",
    replaces=revealing.is_seen_afterwards,
    belief="A player who shows face-down cards for a moment as the game ends, and leaves them face down on the table.",
)
def nothing_lies_open_afterwards(right: Right, game: Game) -> bool:
    return False
