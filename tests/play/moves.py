"""Moves, and how they are made again in another game."""

import msgspec

from oracle.engines.reference.engine import ReferenceGame
from oracle.protocol.messages import AnyAction, Choice, Outcome
from oracle.rules.state.game import Game


class Move(msgspec.Struct, frozen=True):
    """What a player did, and the step that says so (None where none is needed)."""

    player: str
    said: AnyAction | Choice
    step: str | None
    before: Game
    """How the game stood."""


def repeat(playing: ReferenceGame, move: Move) -> Outcome:
    """Make a move in another game, in which the same things have the same ids."""
    if isinstance(move.said, Choice):
        return playing.answer(move.player, move.said)
    return playing.act(move.player, move.said)
