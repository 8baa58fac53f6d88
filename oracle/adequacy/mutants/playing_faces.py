"""Misreadings of the rulings on which face of a modal double-faced card may be cast, played, or named."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.cards.card import Card, Face
from oracle.cards.statics import Permit
from oracle.rules.characteristics import printed as faces
from oracle.rules.characteristics.continuous import characteristics
from oracle.rules.citation import IllegalAction
from oracle.rules.events.pipeline import commit_only, happen
from oracle.rules.legality import permissions, prohibitions
from oracle.rules.legality.permissions import Permission
from oracle.rules.stack import casting, lands
from oracle.rules.stack.casting import Castable
from oracle.rules.state import names
from oracle.rules.state.actions import PlayLand
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import EffectBegan, LandPlayed, Moved
from oracle.rules.state.game import Characteristics, ContinuousEffect, Game, GameObject, ObjectId, PlayPermission
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context

replace = msgspec.structs.replace

MODAL = "modal double-faced"


def all_faces(card: Card) -> tuple[Characteristics, ...]:
    """What is printed on each face."""
    return tuple(faces.printed(card, index) for index in range(len(card.faces)))


# --- one card that may be played --------------------------------------------------------------------------------------


@mutant(
    "mdfc-play-versus-cast-one-card",
    replaces=permissions.permissions,
    belief='A player who reads "play that card" as "cast that card" unless the card, as it lies there, is a land card.',
)
def only_a_land_card_is_played_as_a_land(
    right: Right, game: Game, player: str, object: GameObject, proposed: Characteristics, deed: str, face: int
) -> tuple[Permission, ...]:
    if deed == "play land" and object.zone == "exile" and "land" not in object.card.faces[0].types:
        return ()
    found: tuple[Permission, ...] = right(game, player, object, proposed, deed, face)
    return found


@mutant(
    "mdfc-play-versus-cast-one-card",
    replaces=permissions.permissions,
    belief="A player to whom a card with a land on it is a land card, so that to play it means to play the land.",
)
def card_with_a_land_face_is_only_played_as_a_land(
    right: Right, game: Game, player: str, object: GameObject, proposed: Characteristics, deed: str, face: int
) -> tuple[Permission, ...]:
    if deed == "cast" and object.zone == "exile" and any("land" in each.types for each in object.card.faces):
        return ()
    found: tuple[Permission, ...] = right(game, player, object, proposed, deed, face)
    return found


@mutant(
    "mdfc-play-versus-cast-one-card",
    replaces=casting.cast_by_instruction,
    belief='A player who hears "may play" in "may cast", and plays the land face when they don\'t want the spell.',
)
def may_cast_lets_the_land_be_played(
    right: Right, table: Table, player: str, options: tuple[Castable, ...], filter: Any, free: bool, context: Context, *more: Any
) -> Procedure[bool]:
    done: bool = yield from right(table, player, options, filter, free, context, *more)
    if not done:
        _allow(table, player, tuple(way[0] for way in options), context, lands=True, spells=False)
    return done


def _allow(table: Table, player: str, ids: tuple[ObjectId, ...], context: Context, lands: bool, spells: bool, free: bool = False) -> None:
    """Let the player play these cards until the turn ends."""
    allowed = PlayPermission(player=player, lands=lands, spells=spells, free=free)
    effect = ContinuousEffect(id=0, source=context.source, controller=player, timestamp=0, objects=ids, permission=allowed)
    commit_only(table, EffectBegan(effect=effect))


# --- cards of some kind -----------------------------------------------------------------------------------------------


@mutant(
    "mdfc-group-permission-any-fitting-face",
    replaces=permissions.permits,
    belief="An engine's author who filters the cards where they lie, by their front faces, before any face is chosen.",
)
def group_is_judged_by_the_front(
    right: Right, game: Game, word: Permit, context: Context, player: str, object: GameObject, proposed: Characteristics, deed: str
) -> bool:
    return bool(right(game, word, context, player, object, characteristics(game, object.id), deed))


@mutant(
    "mdfc-group-permission-any-fitting-face",
    replaces=permissions.permits,
    belief="A player who asks whether the card has a face that fits, and then uses either.",
)
def one_fitting_face_lets_either_be_used(
    right: Right, game: Game, word: Permit, context: Context, player: str, object: GameObject, proposed: Characteristics, deed: str
) -> bool:
    if object.card.layout != MODAL:
        return bool(right(game, word, context, player, object, proposed, deed))
    either = replace(word, lands=word.lands or word.spells, spells=word.lands or word.spells)
    return any(right(game, either, context, player, object, values, deed) for values in all_faces(object.card))


# --- whether it may be played -----------------------------------------------------------------------------------------


@mutant(
    "mdfc-legality-by-played-face",
    replaces=prohibitions.playing,
    belief="A player who judges the card by its front: what can't be cast by that face can't be cast at all.",
)
def legality_is_that_of_the_front(
    right: Right, game: Game, player: str, id: ObjectId, proposed: Characteristics, deed: str, origin: str
) -> IllegalAction | None:
    card = game.objects[id].card
    found: IllegalAction | None = right(game, player, id, all_faces(card)[0] if card.layout == MODAL else proposed, deed, origin)
    return found


@mutant(
    "mdfc-legality-by-played-face",
    replaces=prohibitions.playing,
    belief="A player who lets a prohibition of either face stop the whole card.",
)
def prohibition_of_one_face_stops_both(
    right: Right, game: Game, player: str, id: ObjectId, proposed: Characteristics, deed: str, origin: str
) -> IllegalAction | None:
    card = game.objects[id].card
    judged = all_faces(card) if card.layout == MODAL else (proposed,)
    return next((found for values in judged if (found := right(game, player, id, values, deed, origin)) is not None), None)


@mutant(
    "mdfc-legality-by-played-face",
    replaces=lands.play_land,
    belief="A player who plays the land on the back of an instant whenever the instant could be cast.",
)
def land_back_has_the_timing_of_its_front(right: Right, table: Table, player: str, action: PlayLand) -> Procedure[None]:
    object = table.game.objects.get(action.object)
    if object is None or "instant" not in object.card.faces[0].types or object.zone != "hand":
        yield from right(table, player, action)
        return
    move = Moved(object=object.id, destination="battlefield", cause="play", player=player, controller=player, face=1)
    done = yield from happen(table, move)
    commit_only(table, *(LandPlayed(player=player, object=event.became) for event in done if isinstance(event, Moved) and event.became))


# --- names ------------------------------------------------------------------------------------------------------------


@mutant(
    "mdfc-choose-name-either-face",
    replaces=names.nameable,
    belief="A player who knows a double-faced card by the name on its front, and lets no other be chosen.",
)
def only_the_front_can_be_named(right: Right, cards: Mapping[str, Card], fits: Callable[[Face], bool]) -> frozenset[str]:
    fronts = {name: replace(card, faces=card.faces[:1]) if card.layout == MODAL else card for name, card in cards.items()}
    found: frozenset[str] = right(fronts, fits)
    return found


@mutant(
    "mdfc-choose-name-either-face",
    replaces=names.nameable,
    belief="A player who asks what kind of card it is, instead of what kind of face bears the name.",
)
def name_is_judged_by_the_card(right: Right, cards: Mapping[str, Card], fits: Callable[[Face], bool]) -> frozenset[str]:
    found: frozenset[str] = right(cards, fits)
    more = (card for card in cards.values() if card.layout == MODAL and any(fits(face) for face in card.faces))
    return found | {face.name for card in more for face in card.faces}


@mutant(
    "mdfc-choose-name-either-face",
    replaces=prohibitions.playing,
    belief="A player who names the card by naming one of its faces, and so forbids both.",
)
def name_of_one_face_means_the_card(
    right: Right, game: Game, player: str, id: ObjectId, proposed: Characteristics, deed: str, origin: str
) -> IllegalAction | None:
    card = game.objects[id].card
    both = replace(proposed, names=tuple(face.name for face in card.faces)) if card.layout == MODAL else proposed
    found: IllegalAction | None = right(game, player, id, both, deed, origin)
    return found
