"""Misreadings of rulings on cards that are cast or lie face down: what they are, who sees them, and what keeps them so."""

from typing import Any

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.cards import triggers as words
from oracle.cards.abilities import Triggered
from oracle.cards.statics import Permit
from oracle.rules.characteristics import hidden
from oracle.rules.characteristics import printed as faces
from oracle.rules.citation import IllegalAction
from oracle.rules.events import trigger_conditions, turning_up
from oracle.rules.events.pipeline import happen
from oracle.rules.events.trigger_conditions import Names, Scene
from oracle.rules.events.turning_up import WayToTurnUp, card_values
from oracle.rules.legality import permissions, prohibitions
from oracle.rules.resolution.effects import permanents
from oracle.rules.stack import casting, face_down, triggers
from oracle.rules.state import revealing
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import BecameTarget, DrewFromEmpty, Event, GameEnded, Moved, PlayerLost
from oracle.rules.state.game import Characteristics, Game, GameObject, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context

replace = msgspec.structs.replace


# --- casting face down ------------------------------------------------------------------------------------------------


@mutant(
    "cast-face-down",
    replaces=faces.face_down_values,
    belief="A player to whom the spell is the card, although it lies face down, and only the permanent is a nameless 2/2.",
)
def spell_is_its_card(right: Right, object: GameObject) -> Characteristics:
    values: Characteristics = card_values(object) if object.zone == "stack" else right(object)
    return values


@mutant(
    "cast-face-down",
    replaces=casting.face_down_kind,
    belief="A player to whom a land can't be cast, face down or not.",
)
def lands_are_not_cast_face_down(right: Right, card: GameObject) -> str | None:
    kind: str | None = None if "land" in card.card.faces[0].types else right(card)
    return kind


@mutant(
    "cast-face-down",
    replaces=prohibitions.playing,
    belief="A player who knows what the card is, and that it is no creature.",
)
def card_is_asked_whether_it_is_forbidden(
    right: Right, game: Game, player: str, id: ObjectId, proposed: Characteristics, *more: Any
) -> IllegalAction | None:
    found: IllegalAction | None = right(game, player, id, card_values(game.objects[id]), *more)
    return found


@mutant(
    "cast-face-down",
    replaces=permissions.permits,
    belief="A player to whom a creature spell is cast from a creature card.",
)
def card_is_asked_whether_it_is_allowed(
    right: Right, game: Game, word: Permit, context: Context, player: str, object: GameObject, proposed: Characteristics, deed: str
) -> bool:
    return bool(right(game, word, context, player, object, card_values(object), deed))


@mutant(
    "ward-of-face-down-creatures",
    replaces=trigger_conditions.becomes_target,
    belief="A player to whom ward asks to be paid for whatever targets the creature.",
)
def ward_is_against_everybody(right: Right, word: words.BecomesTarget, event: BecameTarget, scene: Scene) -> Names | None:
    names: Names | None = right(replace(word, by="each player"), event, scene)
    return names


# --- double-faced cards -----------------------------------------------------------------------------------------------


@mutant(
    "manifest-dfc",
    replaces=face_down.manifest_card,
    belief="A player to whom a card with two faces can't lie face down, and so enters as it is.",
)
def double_faced_card_has_no_back_to_show(
    right: Right, table: Table, player: str, id: ObjectId, cloak: bool = False
) -> Procedure[tuple[ObjectId, ...]]:
    if len(table.game.objects[id].card.faces) > 1:
        move = Moved(object=id, destination="battlefield", cause="manifest", player=player, controller=player)
        done = yield from happen(table, move)
        return tuple(event.became for event in done if isinstance(event, Moved) and event.became is not None)
    new: tuple[ObjectId, ...] = yield from right(table, player, id, cloak)
    return new


@mutant(
    "manifest-dfc",
    replaces=turning_up.by_mana_cost,
    belief="A player to whom turning such a card up would be transforming it, which a face-down permanent can't.",
)
def double_faced_card_is_not_turned_up(right: Right, game: Game, object: GameObject) -> tuple[WayToTurnUp, ...]:
    found: tuple[WayToTurnUp, ...] = () if "double-faced" in object.card.layout else right(game, object)
    return found


@mutant(
    "manifest-dfc",
    replaces=face_down.can_be_turned_face_down,
    belief="A player to whom an effect turns whatever it says face down, be it in a sleeve.",
)
def double_faced_permanent_is_turned_down(right: Right, game: Game, id: ObjectId) -> bool:
    object = game.objects.get(id)
    return object is not None and object.zone == "battlefield" and object.face_down is None


# --- who sees it ------------------------------------------------------------------------------------------------------


@mutant(
    "look-at-own-facedown",
    replaces=hidden.zone_shows,
    belief="A player who looks at their own card that was exiled face down.",
)
def owner_sees_what_is_exiled_face_down(right: Right, object: GameObject, player: str) -> bool:
    return bool(right(object, player)) or (object.zone == "exile" and object.owner == player)


@mutant(
    "facedown-reveal-on-leaving",
    replaces=revealing.reveal_on_leaving,
    belief="A player who shows a card only where it would stay hidden; in a public zone everybody sees it.",
)
def public_zones_need_no_revealing(right: Right, game: Game, events: Any) -> tuple[Event, ...]:
    kept = (each for each in events if not isinstance(each, Moved) or each.destination not in ("graveyard", "exile"))
    found: tuple[Event, ...] = right(game, tuple(kept))
    return found


@mutant(
    "facedown-reveal-on-leaving",
    replaces=revealing.reveal_on_leaving,
    belief="A player who gathers up the cards once the game is over.",
)
def nothing_is_revealed_once_the_game_is_over(right: Right, game: Game, events: Any) -> tuple[Event, ...]:
    batch = tuple(events)
    over = any(isinstance(each, GameEnded | PlayerLost) for each in batch) and len(game.turn_order()) <= 2
    found: tuple[Event, ...] = () if over else right(game, batch)
    return found


# --- turning face up by an effect -------------------------------------------------------------------------------------


@mutant(
    "facedown-instant-stays-down",
    replaces=turning_up.by_mana_cost,
    belief="A player who turns a manifested card up for its mana cost, whatever it is.",
)
def instant_is_turned_up_for_its_mana_cost(right: Right, game: Game, object: GameObject) -> tuple[WayToTurnUp, ...]:
    cost = card_values(object).mana_cost
    return (WayToTurnUp("manifest", (str(cost),)),) if object.face_down == "manifest" and cost is not None else tuple(right(game, object))


@mutant(
    "facedown-instant-stays-down",
    replaces=face_down.stays_face_down,
    belief="A player to whom only a creature card is turned face up, as for its mana cost.",
)
def only_creature_cards_are_turned_up(right: Right, object: GameObject) -> bool:
    return "creature" not in card_values(object).types


@mutant(
    "facedown-instant-stays-down",
    replaces=face_down.stays_face_down,
    belief="A player who sees a sorcery on the card, and so leaves it face down.",
)
def card_with_a_sorcery_on_it_stays_down(right: Right, object: GameObject) -> bool:
    return any({"instant", "sorcery"} & set(face.types) for face in object.card.faces)


@mutant(
    "facedown-instant-stays-down",
    replaces=permanents.turn_face_up,
    belief="A player to whom a manifested card is turned up for its mana cost, and in no other way.",
)
def effects_turn_nothing_up(right: Right, *arguments: Any) -> Procedure[Any]:
    return ()
    yield


# --- manifesting ------------------------------------------------------------------------------------------------------


@mutant(
    "manifest-dread-procedure",
    replaces=faces.face_down_values,
    belief="A player to whom a manifested land is a creature and still a land.",
)
def manifested_land_is_a_land_too(right: Right, object: GameObject) -> Characteristics:
    values: Characteristics = right(object)
    card = card_values(object)
    return replace(values, types=values.types | card.types, subtypes=card.subtypes) if "land" in card.types else values


@mutant(
    "manifest-dread-small-library",
    replaces=face_down.manifest_dread,
    belief="A player who loses as soon as the library is empty.",
)
def an_emptied_library_loses(right: Right, table: Table, player: str) -> Procedure[Any]:
    done = yield from right(table, player)
    if not table.game.zone("library", player):
        yield from happen(table, DrewFromEmpty(player=player))
    return done


@mutant(
    "turn-up-no-enters-triggers",
    replaces=face_down.manifest_card,
    belief="A player whose card does what it says as it enters, and is turned face down then.",
)
def manifested_card_does_what_it_says_on_entering(
    right: Right, table: Table, player: str, id: ObjectId, cloak: bool = False
) -> Procedure[tuple[ObjectId, ...]]:
    new: tuple[ObjectId, ...] = yield from right(table, player, id, cloak)
    for each in new:
        for ability in card_values(table.game.objects[each]).abilities:
            if isinstance(ability, Triggered) and isinstance(ability.trigger, words.Enters):
                triggers.reflexive_trigger(table, ability, Context(you=player, source=each, names={"it": (each,)}))
    return new
