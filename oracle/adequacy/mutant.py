"""Mutants: what happens to the verdicts if a rule is misread.

A mutant belongs to a ruling.  It replaces one function marked with `@rule` by a reading of that rule which somebody might well believe
to be right.  If no scenario fails then, the specification doesn't say what it was written to say.

    @mutant("omen-countered-not-shuffled", replaces=stack.off_the_stack, belief="The shuffle is where an Omen goes instead of …")
    def countered_omen_is_shuffled_in(right: Right, object: GameObject, to: Place, player: str) -> Event:
        ...

The function gets the right reading as its first argument, and then what the rule function gets.
"""

import importlib
import inspect
import os
import pkgutil
import traceback
from collections.abc import Callable, Collection, Iterable
from contextlib import AbstractContextManager
from functools import cache, partial
from pathlib import Path
from types import CodeType
from typing import Any, TypeVar

import msgspec

from oracle.misspelt import did_you_mean
from oracle.rules.citation import CITATIONS, misread

Right = Callable[..., Any]
"""The rule function as it ought to be."""

F = TypeVar("F", bound=Callable[..., Any])


class MutantError(ValueError):
    """Mutants that can't be used; each line of the message says file, line, and the nearest name."""


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
    def place(self) -> str:
        """ "file:line" of the reading."""
        return place_of(inspect.unwrap(self.reading).__code__)

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
    """Make a mutant of a function: the wrong reading of the rule function `replaces`.  Raises MutantError if that isn't a rule function."""

    def add(reading: F) -> F:
        name = reading.__name__.replace("_", "-")
        place = place_of(reading.__code__)
        if not hasattr(replaces, "__qualname__"):
            raise MutantError(f"{place}: the mutant {name} replaces {replaces!r}; expected a rule function, such as stack.lands.play_land")
        target = citation_name(replaces)
        if target not in CITATIONS:
            raise MutantError(f"{place}: the mutant {name} replaces {target}, which isn't a rule function{did_you_mean(target, CITATIONS)}")
        if name in MUTANTS:
            raise MutantError(f"{place}: there are two mutants called {name}; the other is at {MUTANTS[name].place}")
        MUTANTS[name] = Mutant(name, ruling, target, " ".join(belief.split()), reading)
        return reading

    return add


def place_of(code: CodeType) -> str:
    """ "file:line" of a piece of code."""
    return f"{_shown(code.co_filename)}:{code.co_firstlineno}"


def _shown(file: str) -> str:
    """The path of a file, as seen from the present folder if it is inside."""
    path = Path(file)
    return os.path.relpath(path) if path.is_relative_to(Path.cwd()) else str(path)


def citation_name(function: Callable[..., Any]) -> str:
    """The name under which a rule function is cited."""
    return f"{function.__module__.removeprefix('oracle.rules.')}.{function.__qualname__}"


@cache
def all_mutants() -> tuple[Mutant, ...]:
    """Every mutant of `oracle.adequacy.mutants`, module by module.  Raises MutantError with all that is wrong with them."""
    from oracle.adequacy import mutants

    wrong: list[str] = []
    for module in sorted(found.name for found in pkgutil.walk_packages(mutants.__path__, f"{mutants.__name__}.") if not found.ispkg):
        wrong += load_mutants(module)
    if wrong:
        raise MutantError("\n".join(wrong))
    return tuple(MUTANTS.values())


def load_mutants(module: str) -> list[str]:
    """Load a module of mutants; what is wrong with it, a line for each fault."""
    try:
        importlib.import_module(module)
    except MutantError as error:
        return [str(error)]
    except (AttributeError, ImportError, NameError) as error:
        frames = [frame for frame in traceback.extract_tb(error.__traceback__) if "importlib" not in frame.filename]
        place = f"{_shown(frames[-1].filename)}:{frames[-1].lineno}" if frames else module
        known = _functions_of(error.obj.__name__) if isinstance(error, AttributeError) and inspect.ismodule(error.obj) else ()
        return [f"{place}: {error}{did_you_mean(error.name or '', known)}"]
    return []


def _functions_of(module: str) -> list[str]:
    """The rule functions of a module of the engine."""
    begin = module.removeprefix("oracle.rules.") + "."
    return [name.removeprefix(begin) for name in CITATIONS if name.startswith(begin)]


def see_that_rulings_are_known(mutants: Iterable[Mutant], rulings: Collection[str]) -> None:
    """Raises MutantError, with a line for each mutant of a ruling that is in no catalogue."""
    wrong = [
        f"{each.place}: the mutant {each.name} misreads the ruling {each.ruling!r}, but there is no such ruling"
        f"{did_you_mean(each.ruling, rulings)}"
        for each in mutants
        if each.ruling not in rulings
    ]
    if wrong:
        raise MutantError("\n".join(wrong))
