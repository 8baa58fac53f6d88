"""What the words of an ability point at: who "you" are, which object is "this", what X is, and the names given on the way."""

from typing import Any

import msgspec

from oracle.rules.state.game import ObjectId


class Context(msgspec.Struct, kw_only=True):
    """The surroundings in which an ability is read.

    `names` holds what references mean: tuples of object ids and players for "it", "target", "that player" and saved results,
    whole numbers for saved amounts, True/False for what was done or not ("Did").
    """

    you: str
    """The controller of the spell or ability (109.5)."""
    source: ObjectId
    """The object it comes from, present or past: "this"."""
    x: int | None = None
    stack_object: ObjectId | None = None
    """The spell or ability that is resolving."""
    names: dict[str, Any] = {}
