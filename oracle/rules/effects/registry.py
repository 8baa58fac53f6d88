"""Which function carries out which word: `@performs(words.Draw)`.

A performer gets the table, the word, the players who carry it out (in turn order, 101.4) and the context.  It returns its result,
which `perform` saves if the word says so: ids of objects, a number, or whether something was done.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from oracle.cards.effects import Effect
from oracle.rules.context import Context
from oracle.rules.decisions import Procedure
from oracle.rules.table import Table

E = TypeVar("E", bound=Effect)

Players = tuple[str, ...]
Performer = Callable[[Table, E, Players, Context], Procedure[Any]]
Possible = Callable[[Table, E, str, Context], bool]


class Entry(NamedTuple):
    """How a word is carried out."""

    performer: Performer[Any]
    possible: Possible[Any] | None
    """Whether a player could do it at all: what is impossible is not offered (608.2d).  None: always possible."""
    asks_itself: bool
    """It puts the question whether to do it in its own way, so "may" is not asked before."""
    nothing: Any
    """Its result when it was not carried out."""


PERFORMERS: dict[type[Effect], Entry] = {}
"""All words and how they are carried out."""


def performs(
    kind: type[E], possible: Possible[E] | None = None, asks_itself: bool = False, nothing: Any = ()
) -> Callable[[Performer[E]], Performer[E]]:
    """Marks the function that carries out one kind of effect."""

    def mark(function: Performer[E]) -> Performer[E]:
        PERFORMERS[kind] = Entry(function, possible, asks_itself, nothing)
        return function

    return mark
