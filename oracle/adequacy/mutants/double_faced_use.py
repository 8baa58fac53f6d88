"""Misreadings of rulings on double-faced cards: color identity, permissions, legality, names, and which face enters."""

from typing import Any

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.cards.card import Card
from oracle.cards.effects import Move, Search
from oracle.cards.filters import Filter
from oracle.cards.statics import AsThoughFlash, Permit
from oracle.rules.characteristics import color_identity, double_faced, selections
from oracle.rules.characteristics import printed as faces
from oracle.rules.characteristics.continuous import rules_in_force
from oracle.rules.citation import IllegalAction
from oracle.rules.events.pipeline import commit_only, happen
from oracle.rules.legality import permissions, prohibitions
from oracle.rules.legality.permissions import Permission
from oracle.rules.resolution import resolving
from oracle.rules.resolution.effects import libraries, moving, stack
from oracle.rules.stack import casting, lands
from oracle.rules.stack.casting import Castable, InstructedCast
from oracle.rules.state.actions import PlayLand
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import Moved, Transformed
from oracle.rules.state.game import Characteristics, Game, GameObject, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context

replace = msgspec.structs.replace

Ways = tuple[tuple[ObjectId, int, bool], ...]


def is_modal(card: Card) -> bool:
    """Whether it is a modal double-faced card."""
    return card.layout == "modal double-faced"


def has_land_face(card: Card) -> bool:
    """Whether one face of a modal double-faced card is a land."""
    return is_modal(card) and any("land" in face.types for face in card.faces)


# --- color identity ---------------------------------------------------------------------------------------------------


@mutant(
    "dfc-color-identity-both-faces",
    replaces=color_identity.color_identity,
    belief="An engine's author who adds the second face to the first, as if they were two cards.",
)
def faces_are_added_up(right: Right, card: Card) -> tuple[str, ...]:
    return tuple(symbol for face in card.faces for symbol in color_identity.identity_of_face(face))


@mutant(
    "dfc-color-identity-both-faces",
    replaces=color_identity.fits_deck,
    belief="An engine's author who asks whether the deck has more colors than the card, and not whether it has all of the card's.",
)
def the_deck_has_to_have_more_colors(right: Right, card: Card, commander: Card) -> bool:
    identities = [set(color_identity.color_identity(each)) for each in (card, commander)]
    return bool(right(card, commander)) and (identities[0] != identities[1] or not identities[0])


@mutant(
    "dfc-color-identity-both-faces",
    replaces=color_identity.color_identity,
    belief="A player to whom a Mountain is red, since it makes red mana.",
)
def land_types_are_color_identity(right: Right, card: Card) -> tuple[str, ...]:
    own: tuple[str, ...] = right(card)
    return (*own, *(color for color in color_identity.basic_land_colors(card) if color not in own))


# --- permissions over cards of some kind ------------------------------------------------------------------------------


@mutant(
    "mdfc-group-permission-any-fitting-face",
    replaces=permissions.permits,
    belief="A player to whom a card is of a kind only if both of its faces are.",
)
def both_faces_have_to_be_of_the_kind(
    right: Right, game: Game, word: Permit, context: Context, player: str, object: GameObject, proposed: Characteristics, deed: str
) -> bool:
    ways = [faces.printed(object.card, face) for face in (0, 1)] if is_modal(object.card) else [proposed]
    return all(right(game, word, context, player, object, way, deed) for way in ways)


@mutant(
    "mdfc-group-permission-any-fitting-face",
    replaces=permissions.permissions,
    belief="A player to whom a card in exile is its front, and so can be played only as that.",
)
def exiled_card_is_played_as_its_front(
    right: Right, game: Game, player: str, object: GameObject, proposed: Characteristics, deed: str, face: int
) -> tuple[Permission, ...]:
    back = is_modal(object.card) and object.zone == "exile" and face == 1
    found: tuple[Permission, ...] = () if back else right(game, player, object, proposed, deed, face)
    return found


@mutant(
    "mdfc-group-permission-any-fitting-face",
    replaces=permissions.permissions,
    belief="A player who may play the card for its land, and so may cast the card.",
)
def who_may_play_the_land_may_cast_the_front(
    right: Right, game: Game, player: str, object: GameObject, proposed: Characteristics, deed: str, face: int
) -> tuple[Permission, ...]:
    found: tuple[Permission, ...] = right(game, player, object, proposed, deed, face)
    if deed == "cast" and object.zone == "exile" and has_land_face(object.card):
        return (*found, Permission())
    return found


# --- legality ---------------------------------------------------------------------------------------------------------


@mutant(
    "mdfc-legality-by-played-face",
    replaces=prohibitions.playing,
    belief="A player to whom a card is a creature spell only if it can be nothing else.",
)
def only_what_both_faces_are_is_forbidden(
    right: Right, game: Game, player: str, id: ObjectId, proposed: Characteristics, *more: Any
) -> IllegalAction | None:
    card = game.objects[id].card
    ways = [faces.printed(card, face) for face in (0, 1)] if is_modal(card) else [proposed]
    found = [right(game, player, id, way, *more) for way in ways]
    illegal: IllegalAction | None = found[0] if all(each is not None for each in found) else None
    return illegal


@mutant(
    "mdfc-legality-by-played-face",
    replaces=prohibitions.playing,
    belief="A player to whom playing a card is casting it, a land too.",
)
def what_cannot_be_cast_cannot_be_played(
    right: Right, game: Game, player: str, id: ObjectId, proposed: Characteristics, deed: str, origin: str
) -> IllegalAction | None:
    found: IllegalAction | None = right(game, player, id, proposed, "cast", origin)
    return found


@mutant(
    "mdfc-legality-by-played-face",
    replaces=casting.check_proposal,
    belief="A player who asks the card whether it is cheap enough, and then casts it by either face.",
)
def cheap_front_lets_the_back_be_cast(
    right: Right, game: Game, player: str, spell: ObjectId, card: GameObject, instructed: InstructedCast | None
) -> None:
    right(game, player, spell, card, None if is_modal(card.card) else instructed)


@mutant(
    "mdfc-legality-by-played-face",
    replaces=casting.check_proposal,
    belief="A player to whom a card isn't cheap enough if one of its faces isn't.",
)
def expensive_back_forbids_the_front(
    right: Right, game: Game, player: str, spell: ObjectId, card: GameObject, instructed: InstructedCast | None
) -> None:
    right(game, player, spell, card, instructed)
    if instructed is not None and instructed.filter is not None and is_modal(card.card):
        for face in (0, 1):
            values = faces.printed(card.card, face)
            if not selections.matches(game, spell, replace(instructed.filter, zone="any"), instructed.context, values):
                raise IllegalAction("601.3", "one of its faces is no such spell")


@mutant(
    "mdfc-legality-by-played-face",
    replaces=casting.check_spell_timing,
    belief="A player to whom a card with a land on it is played at the time of a land.",
)
def instant_with_a_land_behind_it_is_slow(right: Right, before: Game, player: str, card: GameObject, proposed: Characteristics) -> None:
    slow = has_land_face(card.card)
    right(before, player, card, replace(proposed, types=frozenset({"sorcery"}), keywords=frozenset()) if slow else proposed)


@mutant(
    "mdfc-legality-by-played-face",
    replaces=lands.check_land_timing,
    belief="A player to whom what may be done as though it had flash may be done with a card, be it a land.",
)
def flash_is_for_lands_too(right: Right, game: Game, player: str) -> None:
    if not any(isinstance(each.rule, AsThoughFlash) and each.controller == player for each in rules_in_force(game)):
        right(game, player)


# --- mana value -------------------------------------------------------------------------------------------------------


@mutant(
    "mdfc-mana-value-by-face",
    replaces=faces.printed_mana_value,
    belief="A player who takes the lesser of two mana values wherever there are two.",
)
def the_lesser_mana_value_counts(right: Right, card: Card, index: int) -> int:
    values = [int(right(card, face)) for face in range(len(card.faces))]
    return min(values) if is_modal(card) else values[index]


@mutant(
    "mdfc-mana-value-by-face",
    replaces=faces.mana_value,
    belief="An engine's author who asks the card for the mana value of a back face, whatever the permanent has become.",
)
def back_has_the_mana_value_of_its_card(right: Right, values: Characteristics, object: GameObject) -> int:
    if object.zone == "battlefield" and object.face == 1:
        return faces.printed(object.card, 1).mana_value
    return int(right(values, object))


# --- names ------------------------------------------------------------------------------------------------------------


@mutant(
    "mdfc-choose-name-either-face",
    replaces=prohibitions.activating,
    belief="A player to whom the name of either face is the name of the permanent.",
)
def either_name_stops_the_permanent(right: Right, game: Game, player: str, id: ObjectId, makes_mana: bool) -> IllegalAction | None:
    names = {face.name for face in game.objects[id].card.faces}
    chosen = {game.objects[each].chosen.get("card name") for each in game.zone("battlefield")}
    if names & chosen and not makes_mana:
        return IllegalAction("602.5", "its name was chosen")
    found: IllegalAction | None = right(game, player, id, makes_mana)
    return found


@mutant(
    "mdfc-choose-name-either-face",
    replaces=libraries.find,
    belief="An engine's author to whom the name of such a card is both names, with two strokes in between.",
)
def card_has_the_name_of_both_faces(
    right: Right, table: Table, effect: Search, player: str, cards: tuple[ObjectId, ...], context: Context
) -> Procedure[Any]:
    return (yield from right(table, effect, player, tuple(id for id in cards if not is_modal(table.game.objects[id].card)), context))


# --- playing and casting one card -------------------------------------------------------------------------------------


@mutant(
    "mdfc-play-versus-cast-one-card",
    replaces=stack.ways_to_cast,
    belief="A player to whom a card with a land on it is a land card, and can't be cast.",
)
def card_with_a_land_face_is_not_cast(right: Right, game: Game, id: ObjectId, free: bool) -> Ways:
    found: Ways = () if has_land_face(game.objects[id].card) else right(game, id, free)
    return found


@mutant(
    "mdfc-play-versus-cast-one-card",
    replaces=stack.ways_to_cast,
    belief="A player who casts the card that was found, that is, its front.",
)
def only_the_front_is_cast(right: Right, game: Game, id: ObjectId, free: bool) -> Ways:
    modal = is_modal(game.objects[id].card)
    return tuple(way for way in right(game, id, free) if not modal or way[1] == 0)


@mutant(
    "mdfc-play-versus-cast-one-card",
    replaces=casting.cast_by_instruction,
    belief="A player who puts the land onto the battlefield instead of casting the spell.",
)
def land_is_put_onto_the_battlefield(right: Right, table: Table, player: str, options: tuple[Castable, ...], *more: Any) -> Procedure[bool]:
    done: bool = yield from right(table, player, options, *more)
    for id in {way[0] for way in options} if not done else ():
        if has_land_face(table.game.objects[id].card):
            yield from happen(table, Moved(object=id, destination="battlefield", cause="put", player=player, controller=player, face=1))
    return done


# --- which face enters ------------------------------------------------------------------------------------------------


@mutant(
    "dfc-put-onto-battlefield-front-up",
    replaces=double_faced.face_that_enters,
    belief="A player to whom a card that had been transformed comes back transformed.",
)
def transformed_card_returns_transformed(right: Right, object: GameObject, edition: str, transformed: bool = False) -> int | None:
    face: int | None = right(object, edition, transformed)
    return 1 if face == 0 and object.zone == "exile" and object.card.layout == "double-faced" else face


@mutant(
    "dfc-put-onto-battlefield-front-up",
    replaces=moving.move,
    belief="A player to whom a card is a land card if there is a land on it.",
)
def land_on_the_back_makes_a_land_card(right: Right, table: Table, effect: Move, players: Any, context: Context) -> Procedure[Any]:
    what, you = effect.what, context.you
    if isinstance(what, Filter) and what.zone == "hand" and "land" in what.types:
        for id in table.game.zone("hand", you):
            if has_land_face(table.game.objects[id].card):
                land = Moved(object=id, destination="battlefield", cause="put", player=you, controller=you, face=1)
                return (yield from happen(table, land))
    return (yield from right(table, effect, players, context))


@mutant(
    "dfc-put-onto-battlefield-front-up",
    replaces=resolving.resolve_permanent_spell,
    belief="A player to whom whatever enters has its front up, a spell that was cast by the back too.",
)
def spell_enters_with_its_front_up(right: Right, table: Table, id: ObjectId, parts: Any, context: Context) -> Procedure[None]:
    object = table.game.objects[id]
    if is_modal(object.card):
        table.game = replace(table.game, objects={**table.game.objects, id: replace(object, face=0)}, memory=None)
    yield from right(table, id, parts, context)


@mutant(
    "dfc-put-onto-battlefield-front-up",
    replaces=lands.play_land,
    belief="A player to whom a land that is played by the back turns its front up as it enters.",
)
def land_enters_with_its_front_up(right: Right, table: Table, player: str, action: PlayLand) -> Procedure[None]:
    before = set(table.game.zone("battlefield"))
    yield from right(table, player, action)
    new = [id for id in table.game.zone("battlefield") if id not in before and table.game.objects[id].face == 1]
    commit_only(table, *(Transformed(object=id) for id in new))
