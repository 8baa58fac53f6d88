"""Misreadings of the rules in `oracle/rules/resolution/effects/copies_of_spells.py`."""

from typing import Any

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.cards.changes import AnyChange
from oracle.cards.effects import CopyCard
from oracle.rules.instructions.dispatch import PlayerNames
from oracle.rules.instructions.meaning import meant
from oracle.rules.resolution.effects import copies_of_spells
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.game import Announcement, Game, GameObject, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context

replace = msgspec.structs.replace


@mutant(
    "modes-chosen-on-casting",
    replaces=copies_of_spells.copied_object,
    belief="An engine's author who copies the card, and forgets the choices that were made for the spell.",
)
def copy_has_no_modes(right: Right, *arguments: Any) -> GameObject:
    copy: GameObject = right(*arguments)
    return replace(copy, announced=replace(copy.announced or Announcement(), modes=()))


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


@mutant(
    "isochron-scepter-casts-a-copy",
    replaces=copies_of_spells.copy_card,
    belief="A player who casts the exiled card itself.",
)
def the_card_itself_is_cast(
    right: Right, table: Table, effect: CopyCard, players: PlayerNames, context: Context
) -> Procedure[tuple[ObjectId, ...]]:
    yield from ()
    return tuple(id for id in meant(table.game, effect.what, context) if isinstance(id, int))


@mutant(
    "isochron-scepter-casts-a-copy",
    replaces=copies_of_spells.copy_card,
    belief="An engine's author who makes the copy and leaves it to the player when to cast it.",
)
def no_copy_is_offered(
    right: Right, table: Table, effect: CopyCard, players: PlayerNames, context: Context
) -> Procedure[tuple[ObjectId, ...]]:
    yield from right(table, effect, players, context)
    return ()
