"""Systematic misreadings: for every function that states a rule, what would be so if it were never, always, or nearly right.

The mutants by name (`oracle.adequacy.mutants`) are readings that somebody might believe.  These are blunter and complete: they are made
from what a function returns, by its type.  A question is answered always the same way; a check has no objection; a procedure does
nothing; a list lacks its first or last member; a number is off by one.  Where such a misreading changes nothing that any scenario sees,
the rule is written down and not yet specified.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from inspect import isgeneratorfunction
from typing import Any, get_origin

from oracle.adequacy.mutant import Mutant, Right
from oracle.rules.citation import CITATIONS, Citation
from oracle.rules.neutral import WORKED_OUT, idle_reading, returned

LISTS = (tuple, list, frozenset, set)

CHANGES: Mapping[str, Callable[[Any], Any]] = {
    "never": lambda result: False,
    "always": lambda result: True,
    "leaves out the first": lambda result: _part(result, slice(1, None)),
    "leaves out the last": lambda result: _part(result, slice(None, -1)),
    "one more": lambda result: result + 1,
    "one less": lambda result: result - 1,
}
"""What is made of the answer of a function, in each misreading that changes it."""

OF_KINDS: Mapping[type, tuple[str, ...]] = {
    bool: ("never", "always"),
    int: ("one more", "one less"),
    **dict.fromkeys(LISTS, ("leaves out the first", "leaves out the last")),
}
"""Which changes fit an answer of that kind."""

IDLE = "does nothing"


def systematic_mutants(citations: Mapping[str, Citation]) -> tuple[Mutant, ...]:
    """The misreadings of every function, in order of their names."""
    return tuple(each for _, citation in sorted(citations.items()) for each in misreadings(citation))


def misreadings(citation: Citation) -> Iterator[Mutant]:
    """The systematic misreadings of one function."""
    result = returned(citation.function)
    kind = get_origin(result) or result
    procedure = isgeneratorfunction(citation.function)
    if procedure or (kind is not bool and _can_be_left_out(citation)):
        yield _mutant(citation, IDLE, partial(_idle, citation.name))
    for change in OF_KINDS.get(kind, ()):
        yield _mutant(citation, change, partial(_in_the_end if procedure else _at_once, change))


def _mutant(citation: Citation, what: str, reading: Right) -> Mutant:
    return Mutant(f"{citation.name}: {what}", "", citation.name, "", reading)


def _can_be_left_out(citation: Citation) -> bool:
    """Whether something would be so without the rule: not where the function works something out whenever it is asked."""
    try:
        return citation.without() is not WORKED_OUT
    except TypeError:
        return True


def _idle(name: str, right: Right, *args: Any, **kwargs: Any) -> Any:
    return idle_reading(right, CITATIONS[name].without, 1)(*args, **kwargs)


def _at_once(change: str, right: Right, *args: Any, **kwargs: Any) -> Any:
    return CHANGES[change](right(*args, **kwargs))


def _in_the_end(change: str, right: Right, *args: Any, **kwargs: Any) -> Any:
    return CHANGES[change]((yield from right(*args, **kwargs)))


def _part(members: Any, which: slice) -> Any:
    """Some of the members, in a collection of the same kind."""
    ordered = sorted(members, key=repr) if isinstance(members, set | frozenset) else list(members)
    return type(members)(ordered[which]) if isinstance(members, LISTS) else members
