"""Misreadings of rulings on other cards: what is cast and how, lands that are played, and mana."""

from typing import Any

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.cards.statics import ReplaceMana
from oracle.rules.characteristics import continuous
from oracle.rules.characteristics.continuous import ActiveRule
from oracle.rules.characteristics.printed import FUSED
from oracle.rules.events import replacement, trigger_detection
from oracle.rules.events.trigger_detection import WaitingAbility
from oracle.rules.legality import permissions
from oracle.rules.legality.permissions import Permission
from oracle.rules.resolution.effects import stack
from oracle.rules.state.events import LandPlayed, ManaProduced, Moved, SpellCast
from oracle.rules.state.game import Characteristics, Game, GameObject, ObjectId
from oracle.rules.words import conditions, filters

replace = msgspec.structs.replace


# --- River of Tears ---------------------------------------------------------------------------------------------------


def lands_played_this_turn(game: Game, players: tuple[str, ...]) -> list[ObjectId]:
    """The lands that players have played this turn, as they are on the battlefield."""
    return [event.object for event in game.this_turn if isinstance(event, LandPlayed) and event.player in players]


@mutant(
    "river-of-tears-needs-a-land-played",
    replaces=filters.lands_played,
    belief="A player to whom River of Tears looks for another land, not for itself.",
)
def a_river_is_not_counted(right: Right, game: Game, players: tuple[str, ...]) -> int:
    return sum(game.object(id).card.name != "River of Tears" for id in lands_played_this_turn(game, players))


@mutant(
    "river-of-tears-needs-a-land-played",
    replaces=filters.lands_played,
    belief="An engine's author who counts what was played in the whole game.",
)
def lands_of_earlier_turns_count(right: Right, game: Game, players: tuple[str, ...]) -> int:
    return sum(continuous.controller(game, id) in players for id in game.zone("battlefield"))


@mutant(
    "river-of-tears-needs-a-land-played",
    replaces=filters.lands_played,
    belief="A player to whom a land is played from the hand, and put onto the battlefield from anywhere else.",
)
def only_lands_from_the_hand_were_played(right: Right, game: Game, players: tuple[str, ...]) -> int:
    return sum(conditions.came_from(game, id) == "hand" for id in lands_played_this_turn(game, players))


# --- Hall of Gemstone -------------------------------------------------------------------------------------------------


@mutant(
    "hall-of-gemstone-leaves-colorless-mana",
    replaces=replacement.replaces_mana,
    belief="A player who changes the mana of whatever is tapped for mana.",
)
def mana_of_creatures_is_recolored(right: Right, game: Game, event: ManaProduced, active: ActiveRule) -> bool:
    word = active.rule
    assert isinstance(word, ReplaceMana)
    return bool(right(game, event, active._replace(rule=replace(word, what={}))) if word.color is None else event.tapped_for)


@mutant(
    "hall-of-gemstone-leaves-colorless-mana",
    replaces=continuous.rules_in_force,
    belief="A player to whom the effect is over once Hall of Gemstone is gone.",
)
def its_effect_ends_with_the_hall(right: Right, game: Game) -> tuple[ActiveRule, ...]:
    found: tuple[ActiveRule, ...] = right(game)
    return tuple(active for active in found if not isinstance(active.rule, ReplaceMana) or active.source in game.objects)


# --- Maelstrom Nexus --------------------------------------------------------------------------------------------------


@mutant(
    "maelstrom-nexus-counts-earlier-spells",
    replaces=trigger_detection._listeners,
    belief="An engine's author to whom a spell has cascade or hasn't, so that two of it are one.",
)
def cascade_twice_is_cascade(right: Right, game: Game) -> tuple[WaitingAbility, ...]:
    found: dict[Any, WaitingAbility] = {}
    for listener in right(game):
        found.setdefault((listener.source, repr(listener.ability)), listener)
    return tuple(found.values())


@mutant(
    "maelstrom-nexus-counts-earlier-spells",
    replaces=filters.first_spell_cast,
    belief="A player who doesn't count what is cast face down, since nobody sees what it is.",
)
def face_down_spells_are_not_counted(right: Right, game: Game, player: str) -> ObjectId | None:
    cast = (event.object for event in game.this_turn if isinstance(event, SpellCast) and event.player == player)
    return next((id for id in cast if game.object(id).face_down is None), None)


# --- Jodah ------------------------------------------------------------------------------------------------------------


@mutant(
    "jodah-mdfc-either-face",
    replaces=stack.ways_to_cast,
    belief="A player to whom a card is what was looked for only if both of its faces are.",
)
def both_faces_have_to_fit(right: Right, game: Game, id: ObjectId, free: bool) -> tuple[tuple[ObjectId, int, bool], ...]:
    card = game.objects[id].card
    unfit = card.layout == "modal double-faced" and any("Legendary" not in face.supertypes for face in card.faces)
    found: tuple[tuple[ObjectId, int, bool], ...] = () if unfit else right(game, id, free)
    return found


# --- Commit // Memory -------------------------------------------------------------------------------------------------


@mutant(
    "aftermath-from-graveyard-alone",
    replaces=replacement.leaves_for_exile,
    belief="A player who puts the card back into the graveyard, from where Memory may be cast again.",
)
def aftermath_may_be_had_again(right: Right, game: Game, event: Moved) -> bool:
    return False


@mutant(
    "aftermath-from-graveyard-alone",
    replaces=stack.ways_to_cast,
    belief="A player to whom the half with aftermath is cast by aftermath alone, and never by what another card allows.",
)
def effects_never_allow_aftermath(right: Right, game: Game, id: ObjectId, free: bool) -> tuple[tuple[ObjectId, int, bool], ...]:
    card = game.objects[id].card
    found: tuple[tuple[ObjectId, int, bool], ...] = right(game, id, free)
    return tuple(way for way in found if way[1] == FUSED or not has_aftermath(card.faces[way[1]].abilities))


def has_aftermath(abilities: tuple[Any, ...]) -> bool:
    """Whether aftermath is among the abilities of a half."""
    return any(getattr(ability, "name", None) == "aftermath" for ability in abilities)


# --- The Omenkeel -----------------------------------------------------------------------------------------------------


@mutant(
    "omenkeel-land-permission-persists",
    replaces=permissions.permissions,
    belief="A player who may play whatever cards The Omenkeel has exiled.",
)
def whatever_was_exiled_may_be_cast(
    right: Right, game: Game, player: str, object: GameObject, proposed: Characteristics, deed: str, face: int
) -> tuple[Permission, ...]:
    found: tuple[Permission, ...] = right(game, player, object, proposed, deed, face)
    exiled = object.zone == "exile" and object.exiled_with is not None and deed == "cast"
    return (*found, Permission()) if exiled else found
