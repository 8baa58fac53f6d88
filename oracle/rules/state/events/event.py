"""What all events share, and the words in which they say where from and why."""

from typing import Literal

import msgspec


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """Something that happens."""


Cause = Literal[
    "draw",
    "discard",
    "sacrifice",
    "destroy",
    "cast",
    "play",
    "resolve",
    "counter",
    "fizzle",
    "mill",
    "exile",
    "return",
    "put",
    "state",
    "manifest",
    "search",
]


LibraryPosition = Literal["top", "second", "bottom"]
"""Where in a library a card is put."""
