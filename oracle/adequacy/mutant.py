"""Mutants: what happens to the verdicts if a rule is misread.

A mutant belongs to a ruling.  It replaces one function marked with `@rule` by a reading of that rule which somebody might well believe
to be right.  If no scenario fails then, the specification doesn't say what it was written to say.

    @mutant("omen-countered-not-shuffled", replaces=stack.off_the_stack, belief="The shuffle is where an Omen goes instead of …")
    def countered_omen_is_shuffled_in(right: Right, object: GameObject, to: Place, player: str) -> Event:
        ...

The function gets the right reading as its first argument, and then what the rule function gets.
"""

import importlib
import pkgutil
from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import cache, partial
from typing import Any, TypeVar

import msgspec

from oracle.rules.citation import CITATIONS, misread

Right = Callable[..., Any]
"""The rule function as it ought to be."""

F = TypeVar("F", bound=Callable[..., Any])


class Mutant(msgspec.Struct, frozen=True):
    """A plausible misreading of a ruling."""

    name: str
    """What is wrong, in a few words with dashes between them."""
    ruling: str
    """Slug of the ruling."""
    replaces: str
    """Name of the rule function that is replaced, as in `CITATIONS`."""
    belief: str
    """Who would believe this, and why."""
    reading: Callable[..., Any]
    """The wrong reading; its first argument is the right one."""

    @property
    def rules(self) -> tuple[str, ...]:
        """The numbers of the rules that are misread."""
        return CITATIONS[self.replaces].numbers

    def in_force(self) -> AbstractContextManager[None]:
        """Within the block, the rule is misread."""
        return misread(self.replaces, partial(self.reading, CITATIONS[self.replaces].function))


MUTANTS: dict[str, Mutant] = {}
"""All mutants that have been loaded, by name."""


def mutant(ruling: str, *, replaces: Callable[..., Any], belief: str) -> Callable[[F], F]:
    """Make a mutant of a function: the wrong reading of the rule function `replaces`.  Raises ValueError if that is no rule function."""

    def add(reading: F) -> F:
        target = citation_name(replaces)
        name = reading.__name__.replace("_", "-")
        if target not in CITATIONS:
            raise ValueError(f"the mutant {name} replaces {target}, which is no rule function")
        if name in MUTANTS:
            raise ValueError(f"there are two mutants called {name}")
        MUTANTS[name] = Mutant(name, ruling, target, " ".join(belief.split()), reading)
        return reading

    return add


def citation_name(function: Callable[..., Any]) -> str:
    """The name under which a rule function is cited."""
    return f"{function.__module__.removeprefix('oracle.rules.')}.{function.__qualname__}"


@cache
def all_mutants() -> tuple[Mutant, ...]:
    """Every mutant of `oracle.adequacy.mutants`, module by module."""
    from oracle.adequacy import mutants

    for module in sorted(found.name for found in pkgutil.iter_modules(mutants.__path__)):
        importlib.import_module(f"{mutants.__name__}.{module}")
    return tuple(MUTANTS.values())
