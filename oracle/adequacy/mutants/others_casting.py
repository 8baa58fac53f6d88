"""Misreadings of rulings on how single cards are cast: Maelstrom Nexus, Toil // Trouble, Commit // Memory."""

from collections.abc import Sequence

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.cards.abilities import Spell
from oracle.cards.effects import DealDamage
from oracle.rules.characteristics import selections
from oracle.rules.costs import announcing
from oracle.rules.events import replacement
from oracle.rules.legality import prohibitions
from oracle.rules.resolution import resolving
from oracle.rules.resolution.resolving import TargetsLeft
from oracle.rules.stack import casting
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import Moved, SpellCast
from oracle.rules.state.game import Announcement, Characteristics, Game, GameObject, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.words import filters
from oracle.rules.words.context import Context

replace = msgspec.structs.replace


# --- Maelstrom Nexus --------------------------------------------------------------------------------------------------


def cast_this_turn(game: Game, player: str) -> list[ObjectId]:
    """The spells that a player has cast this turn, in order."""
    return [event.object for event in game.this_turn if isinstance(event, SpellCast) and event.player == player]


@mutant(
    "maelstrom-nexus-counts-earlier-spells",
    replaces=filters.first_spell_cast,
    belief="A player who begins to count when Maelstrom Nexus enters.",
)
def spells_count_from_when_nexus_entered(right: Right, game: Game, player: str) -> ObjectId | None:
    there = [id for id in game.zone("battlefield") if game.objects[id].card.name == "Maelstrom Nexus"]
    return next((id for id in cast_this_turn(game, player) if id > min(there, default=0)), None)


@mutant(
    "maelstrom-nexus-counts-earlier-spells",
    replaces=filters.first_spell_cast,
    belief="A player to whom a spell has been cast once it has resolved, so that one on the stack doesn't count yet.",
)
def spells_count_once_they_have_resolved(right: Right, game: Game, player: str) -> ObjectId | None:
    cast = cast_this_turn(game, player)
    return cast[-1] if cast and all(id in game.objects for id in cast) else right(game, player)


@mutant(
    "maelstrom-nexus-counts-earlier-spells",
    replaces=filters.first_spell_cast,
    belief="A player who reads of the first spell of the turn, whoever casts it.",
)
def first_spell_of_any_player(right: Right, game: Game, player: str) -> ObjectId | None:
    return next((event.object for event in game.this_turn if isinstance(event, SpellCast)), None)


# --- Toil // Trouble --------------------------------------------------------------------------------------------------


@mutant(
    "toil-trouble-counts-drawn-cards",
    replaces=resolving.follow_both_halves,
    belief="An engine's author who works out every number of a spell before carrying out the first instruction.",
)
def numbers_are_worked_out_first(
    right: Right, table: Table, parts: Sequence[Spell], left: Sequence[TargetsLeft], announced: Announcement, context: Context
) -> Procedure[None]:
    fixed: list[Spell] = []
    for part, own in zip(parts, left, strict=True):
        announcing.name_targets(context, own.specs, own.legal)
        effects = [
            replace(effect, amount=selections.amount(table.game, effect.amount, context)) if isinstance(effect, DealDamage) else effect
            for effect in part.effects
        ]
        fixed.append(replace(part, effects=tuple(effects)))
    yield from right(table, fixed, left, announced, context)


@mutant(
    "toil-trouble-counts-drawn-cards",
    replaces=resolving.follow_both_halves,
    belief="A player to whom the half that was named last is on top, and so comes first.",
)
def right_half_comes_first(
    right: Right, table: Table, parts: Sequence[Spell], left: Sequence[TargetsLeft], announced: Announcement, context: Context
) -> Procedure[None]:
    yield from right(table, parts[::-1], left[::-1], announced, context)


@mutant(
    "toil-trouble-counts-drawn-cards",
    replaces=casting.can_be_fused,
    belief="A player who casts both halves from wherever the card may be cast.",
)
def fused_from_anywhere(right: Right, card: GameObject) -> bool:
    return bool(right(replace(card, zone="hand")))


# --- Commit // Memory -------------------------------------------------------------------------------------------------


@mutant(
    "aftermath-from-graveyard-alone",
    replaces=prohibitions.only_from_graveyard,
    belief="A player to whom aftermath is one more permission, and no restriction.",
)
def aftermath_restricts_nothing(right: Right, proposed: Characteristics) -> bool:
    return False


@mutant(
    "aftermath-from-graveyard-alone",
    replaces=replacement.leaves_for_exile,
    belief="A player who exiles a spell with aftermath only where it would go back to the graveyard.",
)
def aftermath_only_replaces_the_graveyard(right: Right, game: Game, event: Moved) -> bool:
    return event.destination == "graveyard" and bool(right(game, event))
