"""Loops of mandatory actions (104.4b, 732)."""

from oracle.rules.citation import rule
from oracle.rules.events import GameEnded

LONGEST_LOOP = 500
"""How often things may happen by themselves, without anybody choosing anything, before the game is held to loop (104.4b)."""


@rule("104.4b", "732.4")
def endless_loop() -> GameEnded:
    """If mandatory actions repeat with no way to stop them, the game is a draw."""
    return GameEnded(winners=())
