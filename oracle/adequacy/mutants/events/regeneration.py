"""Misreadings of the rules in `oracle/rules/events/regeneration.py`."""

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.rules.events import regeneration
from oracle.rules.events.regeneration import Shield
from oracle.rules.state.events import EffectsEnded, Event, Moved, RemovedFromCombat, Tapped
from oracle.rules.state.game import ContinuousEffect, Game

replace = msgspec.structs.replace


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
    replaces=regeneration.shields,
    belief="An engine's author whose regeneration comes too late: the creature is in the graveyard by then.",
)
def nothing_regenerates(right: Right, game: Game, event: Moved) -> tuple[ContinuousEffect, ...]:
    return ()
