"""Misreadings of whom keywords and effects on entering speak of, and of where abilities function."""

from collections.abc import Mapping
from typing import Any

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.cards import effects as words
from oracle.cards.statics import EntersWith
from oracle.rules.characteristics.continuous import controller
from oracle.rules.characteristics.selections import view_of
from oracle.rules.events import entering, replacement
from oracle.rules.events.commit import status
from oracle.rules.events.replacement import Candidate
from oracle.rules.instructions.dispatch import PlayerNames
from oracle.rules.resolution.effects import moving, permanents, stack
from oracle.rules.stack import casting
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import Moved
from oracle.rules.state.game import Game, GameObject, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context
from oracle.rules.words.references import View

replace = msgspec.structs.replace


# --- what others enter with -------------------------------------------------------------------------------------------


@mutant(
    "this-in-what-others-enter-with",
    replaces=entering.surroundings,
    belief="An engine's author whose effects on entering are all read on the permanent that enters.",
)
def this_is_what_enters(
    right: Right, event: Moved, would_be: GameObject, you: str, source: ObjectId, names: Mapping[str, Any], word: EntersWith
) -> Context:
    context: Context = right(event, would_be, you, event.object, names, word)
    return context


@mutant(
    "this-in-what-others-enter-with",
    replaces=entering.as_it_would_be,
    belief="An engine's author who reads everything on the battlefield as it will be, with the new permanent on it.",
)
def all_is_read_as_it_will_be(right: Right, game: Game, id: ObjectId, future: Game, became: ObjectId) -> View:
    return view_of(future)


@mutant(
    "counted-where-it-was",
    replaces=entering.as_it_would_be,
    belief="A player who lets the card leave the graveyard first and counts what is left there.",
)
def it_has_left_as_it_is_counted(right: Right, game: Game, id: ObjectId, future: Game, became: ObjectId) -> View:
    return view_of(future)


# --- keywords ---------------------------------------------------------------------------------------------------------


@mutant(
    "evoked-its-controller-sacrifices",
    replaces=permanents.sacrifice,
    belief="A player to whom the sacrifice is the evoking player's to make, and fails if the permanent is somebody else's by then.",
)
def who_controls_the_ability_sacrifices(
    right: Right, table: Table, effect: words.Sacrifice, players: PlayerNames, context: Context
) -> Procedure[tuple[ObjectId, ...]]:
    gone: tuple[ObjectId, ...] = yield from right(table, effect, (context.you,), context)
    return gone


@mutant(
    "ward-that-player-pays",
    replaces=stack.bought_off,
    belief='A player who reads ward as any other "unless its controller pays".',
)
def whoever_controls_the_spell_pays(right: Right, table: Table, id: ObjectId, effect: words.Counter, context: Context) -> Procedure[bool]:
    names = {**context.names, "that player": (controller(table.game, id),)}
    paid: bool = yield from right(table, id, effect, replace(context, names=names))
    return paid


@mutant(
    "dash-is-said-by-the-spell",
    replaces=replacement.said_on_the_stack,
    belief="An engine's author who gives all of dash to the permanent, which may have lost its abilities.",
)
def dash_is_of_the_permanent(right: Right, game: Game, event: Moved, you: str) -> list[Candidate]:
    return []


@mutant(
    "dash-is-said-by-the-spell",
    replaces=moving.move,
    belief="A player who thinks that what somebody else controls by then isn't theirs to return.",
)
def only_ones_own_is_returned(
    right: Right, table: Table, effect: words.Move, players: PlayerNames, context: Context
) -> Procedure[tuple[ObjectId, ...]]:
    if effect.what == "this" and controller(table.game, context.source) != context.you:
        return ()
    moved: tuple[ObjectId, ...] = yield from right(table, effect, players, context)
    return moved


@mutant(
    "megamorph-is-a-morph",
    replaces=casting.variant_of,
    belief="An engine's author who tells a creature that was cast with megamorph from all morphs.",
)
def megamorph_shows(right: Right, keyword: str) -> str:
    return "effect" if keyword == "megamorph" else keyword


# --- double-faced cards -----------------------------------------------------------------------------------------------


@mutant(
    "manifest-dfc",
    replaces=status.face_turned_up,
    belief="An engine's author who turns a double-faced card over as it is turned face up.",
)
def back_face_is_turned_up(right: Right, object: GameObject) -> int:
    return len(object.card.faces) - 1
