"""Misreadings of rulings on single cards that copy: Essence of the Wild, Strionic Resonator."""

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.cards import effects as words
from oracle.cards.changes import AnyChange
from oracle.cards.filters import Filter
from oracle.cards.statics import EntersWith
from oracle.rules.events import entering, replacement
from oracle.rules.events.replacement import Candidate
from oracle.rules.instructions.dispatch import PlayerNames
from oracle.rules.resolution.effects import copies_of_spells, moving
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import Moved
from oracle.rules.state.game import Game, GameObject, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context

replace = msgspec.structs.replace


# --- Essence of the Wild ----------------------------------------------------------------------------------------------


@mutant(
    "essence-of-the-wild-and-clone",
    replaces=entering.enter_as_copy,
    belief="A player to whom the copy that was made first is final.",
)
def first_copy_effect_is_final(right: Right, table: Table, event: Moved, word: EntersWith, context: Context) -> Procedure[Moved]:
    if event.copied is not None:
        return event
    moved: Moved = yield from right(table, event, word, context)
    return moved


@mutant(
    "essence-of-the-wild-and-clone",
    replaces=replacement.own_enters_effects,
    belief="A player whose Clone still chooses what to copy, since it's the card Clone that is entering.",
)
def card_says_how_it_enters(right: Right, future: Game, became: ObjectId, event: Moved) -> list[Candidate]:
    as_printed = replace(future.objects[became], copied=None)
    found: list[Candidate] = right(replace(future, objects={**future.objects, became: as_printed}, memory=None), became, event)
    return found


# --- Strionic Resonator -----------------------------------------------------------------------------------------------


@mutant(
    "strionic-resonator-linked-abilities",
    replaces=moving.move,
    belief="An engine's author who keeps one card for each Fiend Hunter, since its text speaks of the exiled card.",
)
def only_one_exiled_card(
    right: Right, table: Table, effect: words.Move, players: PlayerNames, context: Context
) -> Procedure[tuple[ObjectId, ...]]:
    if isinstance(effect.what, Filter) and effect.what.exiled_with is not None:
        effect = replace(effect, count=1, random=True)
    moved: tuple[ObjectId, ...] = yield from right(table, effect, players, context)
    return moved


@mutant(
    "strionic-resonator-linked-abilities",
    replaces=copies_of_spells.copied_object,
    belief="A player to whom Strionic Resonator is the source of what it puts on the stack.",
)
def copy_comes_from_what_makes_it(
    right: Right, game: Game, original: ObjectId, player: str, changes: tuple[AnyChange, ...] = ()
) -> GameObject:
    copy: GameObject = right(game, original, player, changes)
    maker = game.objects[game.zone("stack")[-1]].stacked
    return copy if copy.stacked is None or maker is None else replace(copy, stacked=replace(copy.stacked, source=maker.source))
