"""What holds only as long as something else does: control, effects with a condition for their end, and places in combat.

`control` is called after whatever may have changed the game.  It turns what follows from the state into events, so that triggers
and the count of turns under someone's control (302.6) see it.
"""

from oracle.rules.characteristics.continuous import controller
from oracle.rules.citation import rule
from oracle.rules.combat.declaring import no_longer_fighting
from oracle.rules.events.pipeline import commit_only
from oracle.rules.state.events import ControlChanged, EffectsEnded, Event, RemovedFromCombat
from oracle.rules.state.game import ContinuousEffect, Game
from oracle.rules.state.table import Table


def control(table: Table) -> bool:
    """End effects whose condition no longer holds and let changes of control happen, until nothing is left to do.

    Nothing can replace these events.  Returns whether there were any.
    """
    acted = False
    while True:
        over = effects_over(table.game)
        if over:
            commit_only(table, EffectsEnded(ids=over))
        events: list[Event] = [*changes_of_control(table.game)]
        events.extend(RemovedFromCombat(object=id) for id in no_longer_fighting(table.game))
        done = commit_only(table, *events)
        if not over and not done:
            return acted
        acted = True


@rule("110.2", "302.6", "613.2")
def changes_of_control(game: Game) -> tuple[ControlChanged, ...]:
    """A permanent whose controller isn't who it was has not been under that player's control since their turn began."""
    found: list[ControlChanged] = []
    for id in game.zone("battlefield"):
        now = controller(game, id)
        if now is not None and now != game.objects[id].held_by:
            found.append(ControlChanged(object=id, player=now))
    return tuple(found)


def effects_over(game: Game) -> tuple[int, ...]:
    """Ids of the effects that end now because of the state of the game."""
    return tuple(effect.id for effect in game.effects if is_over(game, effect))


@rule("611.2a", "611.2b")
def is_over(game: Game, effect: ContinuousEffect) -> bool:
    """An effect that lasts for as long as something is so ends for good once it isn't."""
    source = game.objects.get(effect.source)
    there = source is not None and source.zone == "battlefield"
    if effect.duration == "while you control this":
        return not there or controller(game, effect.source) != effect.controller
    if effect.duration == "while this on battlefield":
        return not there
    if effect.duration != "while exiled":
        return False
    return not any(id in game.objects and game.objects[id].zone == "exile" for id in effect.objects)


@rule("514.2", "611.2a")
def over_at_cleanup(game: Game) -> tuple[int, ...]:
    """Effects that last until end of turn or for this turn end in the cleanup step, as damage wears off."""
    return tuple(
        effect.id
        for effect in game.effects
        if effect.duration == "end of turn" or (effect.duration == "end of your next turn" and is_next_turn(game, effect))
    )


@rule("611.2a")
def over_at_turn_start(game: Game) -> tuple[int, ...]:
    """Effects that last until a player's next turn end as that turn begins."""
    return tuple(effect.id for effect in game.effects if effect.duration == "your next turn" and is_next_turn(game, effect))


def is_next_turn(game: Game, effect: ContinuousEffect) -> bool:
    """Whether this is a later turn of the player whose effect it is."""
    return game.turn.active == effect.controller and game.turn.number > effect.turn
