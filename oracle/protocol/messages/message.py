"""What all messages share, and the words for zones and steps."""

from typing import Literal

import msgspec

Zone = Literal["library", "hand", "battlefield", "graveyard", "stack", "exile", "command"]
"""The zones of chapter 4; each object is in exactly one."""


Step = Literal[
    "untap",
    "upkeep",
    "draw",
    "precombat main",
    "beginning of combat",
    "declare attackers",
    "declare blockers",
    "combat damage",
    "end of combat",
    "postcombat main",
    "end",
    "cleanup",
]
"""The steps and main phases of chapter 5, in the order of a turn."""


STEPS: tuple[Step, ...] = Step.__args__  # type: ignore[attr-defined]


FaceDownKind = Literal["morph", "disguise", "manifest", "cloak", "effect"]
"""What made an object face down (708.6)."""


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What all messages share: immutable, and unknown fields are an error."""
