"""Misreadings of the rulings on what keeps permanents from harm."""

from typing import Any

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.cards.statics import EntersWith
from oracle.rules.citation import IllegalAction
from oracle.rules.combat import durations
from oracle.rules.events import entering, regeneration
from oracle.rules.events.regeneration import Shield
from oracle.rules.legality import prohibitions
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import EffectsEnded, Event, Moved, RemovedFromCombat, Tapped
from oracle.rules.state.game import ContinuousEffect, Game, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.targets import protection

replace = msgspec.structs.replace

# --- protection -------------------------------------------------------------------------------------------------------


@mutant(
    "protection-that-is-gained",
    replaces=protection.protected,
    belief="An engine's author who looks for protection among what is printed on the card.",
)
def only_what_is_printed_protects(right: Right, game: Game, id: ObjectId, source: ObjectId) -> bool:
    object = game.object(id)
    printed = object.card.faces[object.face].abilities
    return bool(right(game, id, source)) and any(getattr(ability, "name", None) == "protection from" for ability in printed)


# --- regeneration -----------------------------------------------------------------------------------------------------


@mutant(
    "regeneration-replaces-one-destruction",
    replaces=regeneration.regenerated,
    belief="A player who thinks that a regenerated creature is safe for the turn.",
)
def the_shield_stays(right: Right, game: Game, event: Moved, shield: Shield) -> tuple[Event, ...]:
    return tuple(each for each in right(game, event, shield) if not isinstance(each, EffectsEnded))


@mutant(
    "regeneration-replaces-one-destruction",
    replaces=regeneration.regenerated,
    belief="A player who forgets that regeneration taps.",
)
def regenerating_taps_nothing(right: Right, game: Game, event: Moved, shield: Shield) -> tuple[Event, ...]:
    return tuple(each for each in right(game, event, shield) if not isinstance(each, Tapped))


@mutant(
    "regeneration-replaces-one-destruction",
    replaces=regeneration.regenerated,
    belief="A player who has a regenerated creature go on fighting.",
)
def regenerated_creatures_fight_on(right: Right, game: Game, event: Moved, shield: Shield) -> tuple[Event, ...]:
    return tuple(each for each in right(game, event, shield) if not isinstance(each, RemovedFromCombat))


@mutant(
    "regeneration-replaces-one-destruction",
    replaces=regeneration.shields,
    belief="A player who takes regeneration for help against anything that puts a creature into the graveyard.",
)
def shields_against_any_death(right: Right, game: Game, event: Moved) -> tuple[ContinuousEffect, ...]:
    if event.destination != "graveyard":
        return ()
    found: tuple[ContinuousEffect, ...] = right(game, replace(event, cause="destroy"))
    return found


@mutant(
    "regeneration-replaces-one-destruction",
    replaces=regeneration.shields,
    belief="An engine's author who knows regeneration against damage alone, and passes over what forbids it.",
)
def destruction_never_forbids_regeneration(right: Right, game: Game, event: Moved) -> tuple[ContinuousEffect, ...]:
    found: tuple[ContinuousEffect, ...] = right(game, replace(event, no_regeneration=False))
    return found


@mutant(
    "regeneration-replaces-one-destruction",
    replaces=prohibitions.regenerating,
    belief="A player who thinks that a regeneration shield that is there can't be taken away.",
)
def nothing_keeps_from_regenerating(right: Right, game: Game, id: ObjectId) -> IllegalAction | None:
    return None


@mutant(
    "regeneration-replaces-one-destruction",
    replaces=regeneration.shields,
    belief="An engine's author whose regeneration comes too late: the creature is in the graveyard by then.",
)
def nothing_regenerates(right: Right, game: Game, event: Moved) -> tuple[ContinuousEffect, ...]:
    return ()


@mutant(
    "regeneration-replaces-one-destruction",
    replaces=durations.over_at_cleanup,
    belief="A player who lets regeneration stay until it is used.",
)
def shields_outlast_the_turn(right: Right, game: Game) -> tuple[int, ...]:
    shields = {effect.id for effect in game.effects if effect.regenerates}
    return tuple(id for id in right(game) if id not in shields)


# --- combat -----------------------------------------------------------------------------------------------------------


@mutant(
    "can-block-all-but-some",
    replaces=prohibitions.blocking,
    belief="An engine's author who reads that the creature can't block, and not which creatures.",
)
def it_blocks_nothing(right: Right, game: Game, player: str, id: ObjectId, attacker: ObjectId | None = None) -> IllegalAction | None:
    for word, context, active in prohibitions.prohibitions(game, "block", player):
        if prohibitions.concerns(game, word, id, context):
            return prohibitions.forbidden(game, active, "509.1b", "the creature can't block")
    return None


@mutant(
    "can-block-all-but-some",
    replaces=prohibitions.blocking,
    belief="An engine's author who leaves a restriction with an exception out altogether.",
)
def it_blocks_anything(right: Right, game: Game, player: str, id: ObjectId, attacker: ObjectId | None = None) -> IllegalAction | None:
    illegal: IllegalAction | None = right(game, player, id)
    return illegal


# --- entering ---------------------------------------------------------------------------------------------------------


@mutant(
    "enters-tapped-as-a-copy",
    replaces=entering.enter_as_copy,
    belief="An engine's author who has a copy enter as the original would.",
)
def the_copy_enters_untapped(right: Right, table: Table, event: Moved, word: EntersWith, context: Any) -> Procedure[Moved]:
    moved: Moved = yield from right(table, event, replace(word, tapped=False), context)
    return moved


@mutant(
    "enters-tapped-as-a-copy",
    replaces=entering.enter_as_copy,
    belief="A player who reads that Vesuva enters tapped, whatever it copies.",
)
def it_enters_tapped_anyway(right: Right, table: Table, event: Moved, word: EntersWith, context: Any) -> Procedure[Moved]:
    moved: Moved = yield from right(table, event, word, context)
    return replace(moved, tapped=moved.tapped or word.tapped)
