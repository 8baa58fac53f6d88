"""Misreadings of rulings on single cards with Adventures: Edgewall Innkeeper, Realm-Cloaked Giant."""

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.cards.effects import Place
from oracle.rules.characteristics import printed as faces
from oracle.rules.characteristics.printed import INSET_LAYOUTS
from oracle.rules.events.pipeline import commit_only
from oracle.rules.legality import permissions
from oracle.rules.legality.permissions import Permission
from oracle.rules.resolution import resolving
from oracle.rules.resolution.effects import stack
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import EffectBegan, EffectsEnded, Event
from oracle.rules.state.game import Characteristics, Game, GameObject, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.words import filters

replace = msgspec.structs.replace


# --- Edgewall Innkeeper -----------------------------------------------------------------------------------------------


@mutant(
    "edgewall-innkeeper-creature-spells-alone",
    replaces=filters.has_adventure,
    belief="A player to whom a creature has an Adventure once it has come back from one.",
)
def only_who_was_on_an_adventure(right: Right, object: GameObject, it: Characteristics) -> bool:
    return bool(right(object, it)) and object.announced is not None and object.announced.origin == "exile"


@mutant(
    "edgewall-innkeeper-creature-spells-alone",
    replaces=faces.other_face_counts,
    belief="A player who takes the Adventure for another way to cast the creature card, which stays one on the stack.",
)
def adventure_is_still_a_creature_spell(right: Right, object: GameObject) -> bool:
    return object.card.layout != "adventure" and bool(right(object))


@mutant(
    "edgewall-innkeeper-creature-spells-alone",
    replaces=filters.has_adventure,
    belief="A player to whom everything with an inset has an Adventure.",
)
def an_omen_is_an_adventure(right: Right, object: GameObject, it: Characteristics) -> bool:
    return object.card.layout in INSET_LAYOUTS


# --- Realm-Cloaked Giant ----------------------------------------------------------------------------------------------


@mutant(
    "adventure-exiled-by-its-controller",
    replaces=resolving.controller_of,
    belief="A player to whom a spell does what it says for whoever has cast it.",
)
def caster_stays_in_control(right: Right, game: Game, id: ObjectId) -> str:
    return game.objects[id].controller or str(right(game, id))


@mutant(
    "adventure-exiled-by-its-controller",
    replaces=resolving.go_on_an_adventure,
    belief="A player to whom the card is its owner's, and so its owner's to cast.",
)
def owner_may_cast_the_creature(right: Right, table: Table, object: GameObject) -> Procedure[None]:
    before = {effect.id for effect in table.game.effects}
    yield from right(table, object)
    for effect in table.game.effects:
        if effect.id not in before and effect.permission is not None:
            permission = replace(effect.permission, player=object.owner)
            commit_only(table, EffectsEnded(ids=(effect.id,)))
            commit_only(table, EffectBegan(effect=replace(effect, controller=object.owner, permission=permission)))


@mutant(
    "adventure-exiled-by-its-controller",
    replaces=stack.off_the_stack,
    belief="A player to whom an Adventure goes to exile instead of the graveyard, for whatever reason it would go there.",
)
def countered_adventure_is_exiled(right: Right, object: GameObject, to: Place, player: str) -> Event:
    event: Event = right(object, "exile" if object.card.layout == "adventure" and object.face == 1 else to, player)
    return event


@mutant(
    "adventure-exiled-by-its-controller",
    replaces=resolving.go_on_an_adventure,
    belief="A player who shuffles it into the library, as they would an Omen.",
)
def adventure_is_shuffled_in(right: Right, table: Table, object: GameObject) -> Procedure[None]:
    yield from resolving.shuffle_omen_into_library(table, object)


@mutant(
    "adventure-exiled-by-its-controller",
    replaces=resolving.go_on_an_adventure,
    belief="A player who may cast the card from exile, and so either way, again and again.",
)
def adventure_may_be_had_again(right: Right, table: Table, object: GameObject) -> Procedure[None]:
    before = {effect.id for effect in table.game.effects}
    yield from right(table, object)
    for effect in table.game.effects:
        if effect.id not in before and effect.permission is not None:
            commit_only(table, EffectsEnded(ids=(effect.id,)))
            commit_only(table, EffectBegan(effect=replace(effect, permission=replace(effect.permission, only_face=None))))


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
