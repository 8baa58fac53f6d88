"""Remembering what was worked out about a value, by which value it is.

Cards, abilities and the objects of a game are values that are never changed and are shared by many states of a game.  Comparing
them takes longer than working most things out anew; asking whether it is the very same value takes no time.
"""

from collections.abc import Callable, Hashable
from typing import Any, Generic, TypeVar

from oracle.rules.citation import forget_when_rules_change, is_misread

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


class Alike(Generic[V]):
    """Finds one value for all that are alike in the aspects that matter, so that what is worked out about one serves them all.

    `aspects` gives what matters, as something that can be compared; what it holds is never changed.  While a rule is misread every value
    stands for itself, since a misreading may look at anything.
    """

    def __init__(self, aspects: Callable[[V], Hashable]) -> None:
        self._aspects = aspects
        self._first: dict[Hashable, V] = {}
        forget_when_rules_change(self._first.clear)

    def first(self, value: V) -> V:
        """The first value that was like this one."""
        if is_misread():
            return value
        if len(self._first) >= MOST_RESULTS:
            self._first.clear()
        return self._first.setdefault(self._aspects(value), value)
