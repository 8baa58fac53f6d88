"""Remembering what was worked out about a value, by which value it is.

Cards, abilities and the objects of a game are values that are never changed and are shared by many states of a game.  Comparing
them takes longer than working most things out anew; asking whether it is the very same value takes no time.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from oracle.rules.citation import forget_when_rules_change

V = TypeVar("V")
R = TypeVar("R")

MOST_RESULTS = 8192
"""How many values each function remembers at most."""


def identity(value: object) -> int:
    """Which value it is, as a number; meaningful while somebody keeps the value."""
    return id(value)


def memo_by_identity(function: Callable[[V], R]) -> Callable[[V], R]:
    """Marks a pure function of one immutable value whose results are worth keeping.

    All is forgotten when a rule is replaced or a listener wants to hear of the rules that are applied.
    """
    known: dict[int, tuple[Any, R]] = {}
    forget_when_rules_change(known.clear)

    def recall(value: V) -> R:
        found = known.get(id(value))
        if found is not None and found[0] is value:
            return found[1]
        result = function(value)
        if len(known) >= MOST_RESULTS:
            known.clear()
        known[id(value)] = (value, result)
        return result

    recall.__doc__ = function.__doc__
    recall.__name__ = function.__name__
    recall.__qualname__ = function.__qualname__
    recall.__module__ = function.__module__
    return recall
