"""Misreadings of the rules in `oracle/rules/resolution/effects/stack.py`."""

from typing import Any

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.adequacy.mutants.asked import has_land_face, is_modal, is_omen
from oracle.cards import effects as words
from oracle.cards.effects import Counter, Place
from oracle.rules.characteristics import selections
from oracle.rules.characteristics.continuous import controller
from oracle.rules.characteristics.printed import FUSED
from oracle.rules.instructions.dispatch import PlayerNames
from oracle.rules.moves import zones
from oracle.rules.resolution.effects import stack
from oracle.rules.stack.casting import Castable
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import Event
from oracle.rules.state.game import Game, GameObject, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context

Ways = tuple[tuple[ObjectId, int, bool], ...]


def has_aftermath(abilities: tuple[Any, ...]) -> bool:
    """Whether aftermath is among the abilities of a half."""
    return any(getattr(ability, "name", None) == "aftermath" for ability in abilities)


replace = msgspec.structs.replace


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
    "jodah-declined-card-stays-exiled",
    replaces=stack.cast_now,
    belief="A player who knows discover, where a card that isn't cast is put into the hand.",
)
def declined_card_goes_to_hand(
    right: Right, table: Table, effect: words.CastNow, players: PlayerNames, context: Context
) -> Procedure[bool]:
    done: bool = yield from right(table, effect, players, context)
    if not done:
        left = tuple(id for id in selections.objects(table.game, effect.what, context) if id in table.game.objects)
        yield from zones.move(table, left, "hand", "return")
    return done


@mutant(
    "jodah-mdfc-either-face",
    replaces=stack.ways_to_cast,
    belief="An engine's author who lets only the face be cast that was found.",
)
def only_the_face_that_was_found_is_cast(right: Right, game: Game, id: ObjectId, free: bool) -> tuple[Castable, ...]:
    return tuple(way for way in right(game, id, free) if way[1] == 0 or game.objects[id].card.layout != "modal double-faced")


@mutant(
    "omen-countered-not-shuffled",
    replaces=stack.off_the_stack,
    belief="A player who believes that an Omen goes to the library instead of the graveyard, for whatever reason it would go there.",
)
def countered_omen_goes_to_the_library(right: Right, object: GameObject, to: Place, player: str) -> Event:
    event: Event = right(object, "library bottom" if is_omen(object) and to == "graveyard" else to, player)
    return event


@mutant(
    "omen-countered-not-shuffled",
    replaces=stack.counter,
    belief="A player who shuffles whenever an Omen leaves the stack.",
)
def countered_omen_makes_its_owner_shuffle(
    right: Right, table: Table, effect: Counter, players: PlayerNames, context: Context
) -> Procedure[tuple[ObjectId, ...]]:
    omens = [object for object in table.game.objects.values() if object.zone == "stack" and is_omen(object)]
    countered: tuple[ObjectId, ...] = yield from right(table, effect, players, context)
    for object in omens:
        if object.id not in table.game.objects:
            yield from zones.shuffle(table, object.owner)
    return countered


@mutant(
    "adventure-exiled-by-its-controller",
    replaces=stack.off_the_stack,
    belief="A player to whom an Adventure goes to exile instead of the graveyard, for whatever reason it would go there.",
)
def countered_adventure_is_exiled(right: Right, object: GameObject, to: Place, player: str) -> Event:
    event: Event = right(object, "exile" if object.card.layout == "adventure" and object.face == 1 else to, player)
    return event


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


@mutant(
    "aftermath-from-graveyard-alone",
    replaces=stack.ways_to_cast,
    belief="A player to whom the half with aftermath is cast by aftermath alone, and never by what another card allows.",
)
def effects_never_allow_aftermath(right: Right, game: Game, id: ObjectId, free: bool) -> tuple[tuple[ObjectId, int, bool], ...]:
    card = game.objects[id].card
    found: tuple[tuple[ObjectId, int, bool], ...] = right(game, id, free)
    return tuple(way for way in found if way[1] == FUSED or not has_aftermath(card.faces[way[1]].abilities))


@mutant(
    "ward-that-player-pays",
    replaces=stack.bought_off,
    belief='A player who reads ward as any other "unless its controller pays".',
)
def whoever_controls_the_spell_pays(right: Right, table: Table, id: ObjectId, effect: words.Counter, context: Context) -> Procedure[bool]:
    names = {**context.names, "that player": (controller(table.game, id),)}
    paid: bool = yield from right(table, id, effect, replace(context, names=names))
    return paid
