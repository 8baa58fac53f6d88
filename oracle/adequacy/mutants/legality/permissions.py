"""Misreadings of the rules in `oracle/rules/legality/permissions.py`."""

from collections.abc import Sequence

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.adequacy.mutants.asked import all_faces, has_inset, has_land_face, is_modal, same_card
from oracle.cards.filters import Filter
from oracle.cards.statics import Permit
from oracle.rules.characteristics import printed
from oracle.rules.characteristics.continuous import characteristics
from oracle.rules.characteristics.printed import INSET_LAYOUTS
from oracle.rules.events.turning_up import card_values
from oracle.rules.legality import permissions
from oracle.rules.legality.permissions import Permission
from oracle.rules.state.game import Characteristics, Game, GameObject
from oracle.rules.words.context import Context

replace = msgspec.structs.replace

MODAL = "modal double-faced"


@mutant(
    "player-chooses-the-permission",
    replaces=permissions.permits,
    belief="An engine's author who offers every permission for the place where the card is, and looks at the spell afterwards.",
)
def permission_is_for_the_place(
    right: Right, game: Game, word: Permit, context: Context, player: str, object: GameObject, proposed: Characteristics, deed: str
) -> bool:
    return bool(right(game, replace(word, what=Filter(zone="any")), context, player, object, proposed, deed))


@mutant(
    "omenkeel-no-extra-land-or-timing",
    replaces=permissions.permits,
    belief="A player to whom what lets lands be played lets all players play them, each their own.",
)
def permission_is_for_all_players(
    right: Right, game: Game, word: Permit, context: Context, player: str, object: GameObject, proposed: Characteristics, deed: str
) -> bool:
    return bool(right(game, replace(word, who="each player"), context, player, object, proposed, deed))


@mutant(
    "omenkeel-no-extra-land-or-timing",
    replaces=permissions.permits,
    belief="A player who may play lands from elsewhere, wherever that is.",
)
def lands_are_played_from_anywhere(
    right: Right, game: Game, word: Permit, context: Context, player: str, object: GameObject, proposed: Characteristics, deed: str
) -> bool:
    elsewhere = word.lands and deed == "play land" and object.owner == player == context.you and object.zone in ("library", "graveyard")
    return elsewhere or bool(right(game, word, context, player, object, proposed, deed))


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
    "mdfc-group-permission-any-fitting-face",
    replaces=permissions.permits,
    belief="A player to whom a card is of a kind only if both of its faces are.",
)
def both_faces_have_to_be_of_the_kind(
    right: Right, game: Game, word: Permit, context: Context, player: str, object: GameObject, proposed: Characteristics, deed: str
) -> bool:
    ways = [printed.printed(object.card, face) for face in (0, 1)] if is_modal(object.card) else [proposed]
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
    "omen-legality-alternative-only",
    replaces=permissions.permits,
    belief="An engine's author who asks a permission about the card where it lies, before it is an Omen.",
)
def permission_is_for_the_card(
    right: Right, game: Game, word: Permit, context: Context, player: str, object: GameObject, proposed: Characteristics, deed: str
) -> bool:
    judged = printed.printed(object.card, 0) if object.card.layout in INSET_LAYOUTS else proposed
    return bool(right(game, word, context, player, object, judged, deed))


@mutant(
    "omen-legality-alternative-only",
    replaces=permissions.permits,
    belief="A player who lets an effect be about an omen card only if the card fits it both ways.",
)
def permission_has_to_fit_both_ways(
    right: Right, game: Game, word: Permit, context: Context, player: str, object: GameObject, proposed: Characteristics, deed: str
) -> bool:
    ways = [printed.printed(object.card, face) for face in (0, 1)] if has_inset(object.card) else [proposed]
    return all(right(game, word, context, player, object, way, deed) for way in ways)


@mutant(
    "omen-legality-alternative-only",
    replaces=permissions.permits,
    belief="A player who may cast the card, since it fits one way, and then chooses freely how.",
)
def permission_that_fits_one_way_is_for_both(
    right: Right, game: Game, word: Permit, context: Context, player: str, object: GameObject, proposed: Characteristics, deed: str
) -> bool:
    ways = [printed.printed(object.card, face) for face in (0, 1)] if has_inset(object.card) else [proposed]
    return any(right(game, word, context, player, object, way, deed) for way in ways)


@mutant(
    "adventure-exiled-by-its-controller",
    replaces=permissions.permissions,
    belief="A player who may cast the creature from exile, however its card has come there.",
)
def creature_may_be_cast_from_any_exile(
    right: Right, game: Game, player: str, object: GameObject, proposed: Characteristics, deed: str, face: int
) -> tuple[Permission, ...]:
    found: tuple[Permission, ...] = right(game, player, object, proposed, deed, face)
    exiled = object.zone == "exile" and object.card.layout == "adventure" and object.owner == player and face == 0
    return (*found, Permission()) if exiled else found


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


@mutant(
    "player-chooses-the-permission",
    replaces=permissions.different,
    belief="An engine's author who looks for a permission and takes the first that is there.",
)
def oldest_permission_is_used(right: Right, found: Sequence[Permission]) -> tuple[Permission, ...]:
    return tuple(found[:1])


@mutant(
    "player-chooses-the-permission",
    replaces=permissions.different,
    belief="A player to whom whatever lets them cast a spell does all that it says.",
)
def all_permissions_are_used(right: Right, found: Sequence[Permission]) -> tuple[Permission, ...]:
    gained = tuple(keyword for permission in found for keyword in permission.gains)
    return tuple(replace(permission, gains=gained) for permission in right(found))


@mutant(
    "player-chooses-the-permission",
    replaces=permissions.permits,
    belief="A player to whom one effect that lets a card be cast from there lets all others do so.",
)
def one_permission_stands_for_all(
    right: Right, game: Game, word: Permit, context: Context, player: str, object: GameObject, proposed: Characteristics, deed: str
) -> bool:
    return bool(right(game, replace(word, what=Filter(zone="any")), context, player, object, proposed, deed))
