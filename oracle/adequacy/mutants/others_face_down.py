"""Misreadings of rulings on single cards with morph: Gift of Doom, Ashcloud Phoenix, Vesuvan Shapeshifter."""

from typing import Any

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.cards.filters import Filter
from oracle.rules.characteristics import copying, selections
from oracle.rules.characteristics.printed import printed
from oracle.rules.events import entering, turning_up
from oracle.rules.events.commit import status
from oracle.rules.events.turning_up import WayToTurnUp
from oracle.rules.resolution import resolving
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import Moved, TurnedFaceUp
from oracle.rules.state.game import Characteristics, Game, GameObject, ObjectId, Target
from oracle.rules.state.table import Table
from oracle.rules.targets import attachment
from oracle.rules.words.context import Context

replace = msgspec.structs.replace


# --- Gift of Doom -----------------------------------------------------------------------------------------------------


@mutant(
    "gift-of-doom-attaches-without-target",
    replaces=turning_up.choose_what_it_is_attached_to,
    belief="A player to whom an Aura always targets what it will enchant.",
)
def turned_up_aura_targets(right: Right, table: Table, future: Game, id: ObjectId, you: str, what: Filter) -> Procedure[ObjectId | None]:
    chosen: ObjectId | None = yield from right(table, future, id, you, replace(what, without_keywords=("hexproof", "shroud")))
    return chosen


@mutant(
    "gift-of-doom-attaches-without-target",
    replaces=attachment.can_enchant,
    belief="A player to whom protection is a matter of targets, so that what isn't targeted may be enchanted.",
)
def protection_only_from_targets(right: Right, game: Game, id: ObjectId, to: Target) -> bool:
    spec = attachment.enchant(game, id)
    if spec is None or spec.objects is None or isinstance(to, str) or to not in game.objects:
        return bool(right(game, id, to))
    return id != to and selections.matches(game, to, spec.objects, Context(you=game.objects[id].owner, source=id))


@mutant(
    "gift-of-doom-attaches-without-target",
    replaces=turning_up.turning_up,
    belief="An engine's author who attaches the Aura once it is face up, when it has already been put into the graveyard.",
)
def turned_up_aura_is_attached_afterwards(right: Right, table: Table, id: ObjectId, x: int | None = None) -> Procedure[TurnedFaceUp]:
    event: TurnedFaceUp = yield from right(table, id, x)
    return replace(event, attached_to=None)


# --- Ashcloud Phoenix -------------------------------------------------------------------------------------------------


@mutant(
    "ashcloud-phoenix-morph-however-face-down",
    replaces=turning_up.by_keyword,
    belief="A player who takes the morph cost for the second half of a bargain that begins with casting the card for {3}.",
)
def morph_cost_only_for_what_was_cast(right: Right, game: Game, id: ObjectId) -> tuple[WayToTurnUp, ...]:
    return tuple(right(game, id)) if game.objects[id].face_down in ("morph", "megamorph", "disguise") else ()


@mutant(
    "ashcloud-phoenix-morph-however-face-down",
    replaces=turning_up.by_mana_cost,
    belief="A player who turns up any face-down creature card for its mana cost, as if all of them had been manifested.",
)
def mana_cost_for_whatever_is_face_down(right: Right, game: Game, object: GameObject) -> tuple[WayToTurnUp, ...]:
    return tuple(right(game, replace(object, face_down="manifest")))


# --- Vesuvan Shapeshifter ---------------------------------------------------------------------------------------------


@mutant(
    "vesuvan-shapeshifter-copied",
    replaces=status.copied_face_down,
    belief="A player who ends every copy effect on a permanent as it is turned face down.",
)
def nothing_copies_face_down(right: Right, object: GameObject) -> Characteristics | None:
    return None


@mutant(
    "vesuvan-shapeshifter-copied",
    replaces=status.copied_face_down,
    belief="A player who overlooks how long Vesuvan Shapeshifter's copy effect lasts.",
)
def every_copy_stays_one_face_down(right: Right, object: GameObject) -> Characteristics | None:
    return object.copied


@mutant(
    "vesuvan-shapeshifter-copied",
    replaces=copying.copiable_values,
    belief="A player whose Clone of a Vesuvan Shapeshifter is a Vesuvan Shapeshifter, with morph.",
)
def clone_copies_the_card_underneath(right: Right, game: Game, id: ObjectId) -> Characteristics:
    object = game.object(id)
    values: Characteristics = printed(object.card, object.face) if object.copied is not None else right(game, id)
    return values


# --- copies that are turned up or enter -------------------------------------------------------------------------------


@mutant(
    "vesuvan-shapeshifter-copied",
    replaces=turning_up.turning_up,
    belief="A player who has Vesuvan Shapeshifter copy a creature as it enters, and not as it is turned face up.",
)
def turned_up_it_is_itself(right: Right, table: Table, id: ObjectId, x: int | None = None) -> Procedure[TurnedFaceUp]:
    event: TurnedFaceUp = yield from right(table, id, x)
    return msgspec.structs.replace(event, copied=None, copied_until=None)


@mutant(
    "vesuvan-shapeshifter-copied",
    replaces=turning_up.turning_up,
    belief="A player to whom Hooded Hydra is turned up with counters, and not what turns into it at that moment.",
)
def what_it_copies_has_no_say(right: Right, table: Table, id: ObjectId, x: int | None = None) -> Procedure[TurnedFaceUp]:
    event: TurnedFaceUp = yield from right(table, id, x)
    return msgspec.structs.replace(event, counters={}) if event.copied is not None else event


@mutant(
    "vesuvan-shapeshifter-copied",
    replaces=entering.enter_as_copy,
    belief="A player to whom it has to copy a creature if there is one.",
)
def it_has_to_copy_something(right: Right, table: Table, event: Moved, *more: Any) -> Procedure[Moved]:
    changed: Moved = yield from right(table, event, *more)
    while changed.copied is event.copied:
        changed = yield from right(table, event, *more)
    return changed


@mutant(
    "gift-of-doom-attaches-without-target",
    replaces=resolving.resolve_permanent_spell,
    belief="A player to whom an Aura card needs something to enchant, whichever way it is cast.",
)
def an_aura_without_a_target_does_not_enter(right: Right, table: Table, id: ObjectId, parts: Any, context: Context) -> Procedure[None]:
    object = table.game.objects[id]
    hidden_aura = object.face_down is not None and "Aura" in object.card.faces[0].subtypes
    yield from (resolving._does_not_resolve(table, object) if hidden_aura else right(table, id, parts, context))
