"""`@rule("708.8")`: ties a function to the rules that it states.

One mark feeds three tools.  The trace (`oracle explain`) hears of every call; rule coverage knows which functions exist and
which were reached; a mutant replaces a function by a misreading of its rule for the length of a `misread` block.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

_CITED = re.compile(r"(?<=[.:;])(?:,? \(?\d{3}(?:\.\d+[a-z]{0,2})?(?:-[a-z])?\)?)+\.?$")
"""The citation at the end of a docstring's paragraph."""


class Citation:
    """A function that states rules: its name ("casting.announce"), the rules it cites, and what stands for it now."""

    def __init__(self, name: str, numbers: tuple[str, ...], function: Callable[..., Any]) -> None:
        self.name = name
        self.numbers = numbers
        self.function = function
        self.current = function

    @property
    def statement(self) -> str:
        """The first paragraph of the docstring, without the citation at its end: the rule in our own words."""
        text = (self.function.__doc__ or self.name).strip().split("\n\n")[0]
        return _CITED.sub("", " ".join(text.split()))


CITATIONS: dict[str, Citation] = {}
"""All functions that state a rule, by name."""

ResultListener = Callable[[tuple[Any, ...], Any], None]
"""Hears the arguments and the result of a rule that was applied."""

Listener = Callable[[Citation], ResultListener | None]
"""Hears of a rule as it is applied; may return what is to hear its result."""

_listeners: list[Listener] = []

_memories: list[Callable[[], None]] = []


def forget_when_rules_change(forget: Callable[[], None]) -> None:
    """`forget` is called whenever results that were kept may no longer be right, or would hide from a listener what was applied."""
    _memories.append(forget)


def _forget() -> None:
    for forget in _memories:
        forget()


def rule(*numbers: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Mark a function as the place where these rules live."""

    def mark(function: Callable[P, R]) -> Callable[P, R]:
        name = f"{function.__module__.removeprefix('oracle.rules.')}.{function.__qualname__}"
        citation = Citation(name, numbers, function)
        CITATIONS[name] = citation

        def stated(*args: P.args, **kwargs: P.kwargs) -> R:
            if not _listeners:
                return citation.current(*args, **kwargs)  # type: ignore[no-any-return]
            heard = [listener(citation) for listener in _listeners]
            result: R = citation.current(*args, **kwargs)
            for hear_result in heard:
                if hear_result is not None:
                    hear_result(args, result)
            return result

        stated.__name__ = function.__name__
        stated.__qualname__ = function.__qualname__
        stated.__doc__ = function.__doc__
        stated.__module__ = function.__module__
        stated.__wrapped__ = function  # type: ignore[attr-defined]
        return stated

    return mark


@contextmanager
def listening(listener: Listener) -> Iterator[None]:
    """Within the block, `listener` hears of every rule that is applied."""
    _forget()
    _listeners.append(listener)
    try:
        yield
    finally:
        _listeners.remove(listener)


@contextmanager
def misread(name: str, replacement: Callable[..., Any]) -> Iterator[None]:
    """Within the block, the rule function of that name is replaced.  Raises KeyError for an unknown name."""
    citation = CITATIONS[name]
    citation.current = replacement
    _forget()
    try:
        yield
    finally:
        citation.current = citation.function
        _forget()


class IllegalAction(Exception):  # noqa: N818 - the rules' own term (733)
    """The rules forbid it.  Anything else that is raised is a fault of ours."""

    def __init__(self, number: str | None, reason: str) -> None:
        super().__init__(reason if number is None else f"{reason} ({number})")
        self.number = number
        self.reason = reason


class Misfit(IllegalAction):
    """What a player says is no answer to what is asked, or speaks of what isn't there: no rule needs to forbid it, so it names none."""

    def __init__(self, reason: str) -> None:
        super().__init__(None, reason)
