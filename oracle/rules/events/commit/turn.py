"""Turns, steps, priority, and the end of the game."""

import msgspec

from oracle.rules.events.commit.draft import Draft, writes
from oracle.rules.state import events as happened
from oracle.rules.state.events import Event

replace = msgspec.structs.replace


@writes(happened.TurnBegan)
def _turn_began(draft: Draft, event: happened.TurnBegan) -> Event:
    for name in draft.players:
        draft.player(name, lands_played=0, extra_lands=0)
    draft.player(event.player, turn_began=draft.tick())
    draft.turn(number=event.number, active=event.player, step="untap", priority=None, passed=frozenset())
    draft.set(this_turn=())
    return event


@writes(happened.StepBegan)
def _step_began(draft: Draft, event: happened.StepBegan) -> Event:
    draft.turn(step=event.step, priority=None, passed=frozenset())
    return event


@writes(happened.PriorityGiven)
def _priority_given(draft: Draft, event: happened.PriorityGiven) -> Event:
    draft.turn(priority=event.player)
    return event


@writes(happened.Passed)
def _passed(draft: Draft, event: happened.Passed) -> Event:
    draft.turn(passed=draft.get("turn").passed | {event.player})
    return event


@writes(happened.PassesCleared)
def _passes_cleared(draft: Draft, event: happened.PassesCleared) -> Event:
    draft.turn(passed=frozenset())
    return event


@writes(happened.PlayerLost)
def _player_lost(draft: Draft, event: happened.PlayerLost) -> Event | None:
    if draft.players[event.player].lost:
        return None
    draft.player(event.player, lost=True, conceded=event.rule == "104.3a")
    return event


@writes(happened.GameEnded)
def _game_ended(draft: Draft, event: happened.GameEnded) -> Event:
    draft.set(ended=True, winners=event.winners)
    return event
