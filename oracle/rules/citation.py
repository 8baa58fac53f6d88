"""`@rule("708.8")`: ties a function to the rules that it states.

One mark feeds three tools.  The trace (`oracle explain`) hears what was applied; rule coverage knows which functions exist and
which were; a mutant replaces a function by a misreading of its rule for the length of a `misread` block.

A rule that was *called* has not yet been *applied*: that it is when it changed the game, asked a player, forbade something, or gave an
answer other than what would be so without it.  For a procedure, which is a generator, each stretch between two decisions counts for
itself.  What would be so without the rule is read off what the function says that it returns: no, nothing, none, or what it was given.
Where that is something else, the mark says it: `@rule("702.12b", without=True)` on "can this be destroyed".
"""

import re
from collections.abc import Callable, Generator, Iterator
from contextlib import AbstractContextManager, contextmanager
from types import GeneratorType
from typing import Any, ParamSpec, TypeVar

from oracle.rules.neutral import DERIVED, idle_reading, same, without_it

P = ParamSpec("P")
R = TypeVar("R")


_NUMBERS = re.compile(r"\d{3}\.[\d.a-z, -]+")


class Citation:
    """A function that states rules: its name ("casting.announce"), the rules it cites, and what stands for it now."""

    def __init__(self, name: str, numbers: tuple[str, ...], function: Callable[..., Any], without: Any = DERIVED) -> None:
        self.name = name
        self.numbers = numbers
        self.function = function
        self.current = function
        self.without = without_it(function, without)

    @property
    def statement(self) -> str:
        """The first paragraph of the docstring: the rule in our own words.

        A keyword that is written out has no decorator; its number stands at the end of the docstring, and isn't part of what it says.
        """
        text = (self.function.__doc__ or self.name).strip().split("\n\n")[0]
        said, _, numbers = text.rpartition("  ")
        return " ".join((said if _NUMBERS.fullmatch(numbers) else text).split())


CITATIONS: dict[str, Citation] = {}
"""All functions that state a rule, by name."""

Hearer = Callable[[], None]
"""Is told that a rule was applied; of a procedure, once for each stretch in which it was."""

Listener = Callable[[Citation], Hearer | None]
"""Hears of a rule as it is called; may return what is to hear whether it is applied."""

_listeners: list[Listener] = []

_misread: list[str] = []
"""Names of the functions that are replaced."""

_memories: list[Callable[[], None]] = []

_reading = 0


def forget_when_rules_change(forget: Callable[[], None]) -> None:
    """`forget` is called whenever results that were kept may no longer be right, or would hide from a listener what was applied."""
    _memories.append(forget)


def _forget() -> None:
    global _reading
    _reading += 1
    for forget in _memories:
        forget()


def reading() -> int:
    """Which reading of the rules is in force: another number whenever all is to be forgotten."""
    return _reading


def rule(*numbers: str, without: Any = DERIVED) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Mark a function as the place where these rules live.

    `without` is what would be so if there were no such rule, or a function that gives it, where the type of the result doesn't say it.
    """

    def mark(function: Callable[P, R]) -> Callable[P, R]:
        name = f"{function.__module__.removeprefix('oracle.rules.')}.{function.__qualname__}"
        citation = Citation(name, numbers, function, without)
        CITATIONS[name] = citation

        def stated(*args: P.args, **kwargs: P.kwargs) -> R:
            if not _listeners:
                return citation.current(*args, **kwargs)  # type: ignore[no-any-return]
            hearers = [hearer for listener in _listeners if (hearer := listener(citation)) is not None]
            if not hearers:
                return citation.current(*args, **kwargs)  # type: ignore[no-any-return]
            return _Call(citation, hearers, args, kwargs).made()  # type: ignore[no-any-return]

        stated.__name__ = function.__name__
        stated.__qualname__ = function.__qualname__
        stated.__doc__ = function.__doc__
        stated.__module__ = function.__module__
        stated.__wrapped__ = function  # type: ignore[attr-defined]
        return stated

    return mark


class _Call:
    """A rule that was called while somebody listens."""

    def __init__(self, citation: Citation, hearers: list[Hearer], args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
        self._citation = citation
        self._hearers = hearers
        self._args = args
        self._kwargs = kwargs
        self._where = args[0] if args else None

    def made(self) -> Any:
        """What the function returns."""
        before = self._state()
        try:
            result = self._citation.current(*self._args, **self._kwargs)
        except IllegalAction as illegal:
            self._forbade(illegal)
            raise
        if isinstance(result, GeneratorType):
            return self._run(result)
        if self._changed(before) or self._matters(result):
            self._tell()
        return result

    def _run(self, running: Generator[Any, Any, Any]) -> Generator[Any, Any, Any]:
        answer: Any = None
        fault: BaseException | None = None
        while True:
            before = self._state()
            try:
                decision = running.send(answer) if fault is None else running.throw(fault)
            except StopIteration as stop:
                if self._changed(before) or self._matters(stop.value):
                    self._tell()
                return stop.value
            except IllegalAction as illegal:
                self._forbade(illegal)
                raise
            self._tell()
            answer = fault = None
            try:
                answer = yield decision
            except GeneratorExit:
                running.close()
                raise
            except BaseException as thrown:  # whatever it is, it is for the procedure to see
                fault = thrown

    def _state(self) -> tuple[Any, Any]:
        """The game on the table that it works on, and what a projection has come to; neither is ever changed in place."""
        return getattr(self._where, "game", None), getattr(self._where, "all_values", None)

    def _changed(self, before: tuple[Any, Any]) -> bool:
        return any(now is not then for now, then in zip(self._state(), before, strict=True))

    def _matters(self, result: Any) -> bool:
        return not same(result, self._citation.without, self._args, self._kwargs)

    def _forbade(self, illegal: "IllegalAction") -> None:
        """Only the innermost has forbidden it; the others were in the middle of it."""
        if illegal.forbidden_by is None:
            illegal.forbidden_by = self._citation.name
            self._tell()

    def _tell(self) -> None:
        for hearer in self._hearers:
            hearer()


@contextmanager
def listening(listener: Listener) -> Iterator[None]:
    """Within the block, `listener` hears of every rule that is called, and what it returns of every rule that is applied."""
    _forget()
    _listeners.append(listener)
    try:
        yield
    finally:
        _listeners.remove(listener)


@contextmanager
def misread(name: str, replacement: Callable[..., Any]) -> Iterator[None]:
    """Within the block, the rule function of that name is replaced.  Raises KeyError for an unknown name."""
    with _replaced(name, replacement):
        _misread.append(name)
        try:
            yield
        finally:
            _misread.remove(name)


def is_misread() -> bool:
    """Whether any rule function is misread now: it may then look at anything."""
    return bool(_misread)


def left_out(name: str, calls: int) -> AbstractContextManager[None]:
    """Within the block there is no such rule; whoever asks for it more often than so many times is asking for ever.

    Raises KeyError for an unknown name.
    """
    citation = CITATIONS[name]
    return _replaced(name, idle_reading(citation.function, citation.without, calls))


@contextmanager
def _replaced(name: str, replacement: Callable[..., Any]) -> Iterator[None]:
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
        self.forbidden_by: str | None = None
        """The rule function that forbade it, if somebody listened."""


class Misfit(IllegalAction):
    """What a player says isn't an answer to what is asked, or speaks of what isn't there: no rule needs to forbid it, so it names none."""

    def __init__(self, reason: str) -> None:
        super().__init__(None, reason)
