"""Losing, leaving and the end of the game (104, 800.4)."""
