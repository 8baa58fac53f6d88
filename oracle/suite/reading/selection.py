"""Which cases of a suite are to be judged: by tags, by words of their names, by lines of their files; and which of several parts."""

import re
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, TypeVar

from cucumber_tag_expressions import parse
from cucumber_tag_expressions.parser import TagExpressionError

from oracle.suite.reading.case import Case, Unread

Anything = TypeVar("Anything")
Scenario = TypeVar("Scenario", bound=Case | Unread)


class SelectionError(Exception):
    """A tag expression that can't be read, or a line without a scenario; the text says what was expected."""


class Shard(NamedTuple):
    """Part `number` (from 1) of as many as `parts` of a suite, each judged somewhere else."""

    number: int
    parts: int

    def of(self, things: Sequence[Anything]) -> list[Anything]:
        """Its part: every so manyth thing, so that long features are spread, and the parts together are the whole."""
        return list(things[self.number - 1 :: self.parts])


def read_shard(text: str) -> Shard:
    """The shard that `text` ("2/4") says.  Raises `ValueError`."""
    number, _, parts = text.partition("/")
    shard = Shard(int(number), int(parts))
    if not 1 <= shard.number <= shard.parts:
        raise ValueError(text)
    return shard


def at_lines(cases: Iterable[Scenario], lines: Sequence[tuple[str, int | None]]) -> list[Scenario]:
    """The cases at these places: files with a line each (of the scenario, a row, or one of its steps), or None for all of a path.

    A line that is none of these belongs to the scenario that begins before it.  Raises `SelectionError` for a line before the first.
    """
    known = list(cases)
    wanted: set[str] = set()
    for path, line in lines:
        if line is None:
            wanted.update(case.id for case in known if case.feature == path or case.feature.startswith(f"{path.rstrip('/')}/"))
            continue
        here = [case for case in known if case.feature == path]
        found = [case for case in here if case.line == line] or [case for case in here if line in case.lines]
        if not found:
            before = [case for case in here if case.line < line]
            if not before:
                raise SelectionError(f"{path}:{line}: no scenario begins in this line or before it")
            found = [max(before, key=lambda case: case.line)]
        wanted.update(case.id for case in found)
    return [case for case in known if case.id in wanted]


def select(cases: Iterable[Scenario], tags: str | None = None, text: str | None = None) -> list[Scenario]:
    """The cases whose tags fit the expression ("@rule:106.7 and not @disputed") and whose id, name, ruling or file fits `text`.

    A text fits where it occurs, in capitals or not; several may be joined by "and", "or", "not" and parentheses.

    Raises `SelectionError`.
    """
    chosen = list(cases)
    if tags:
        try:
            expression = parse(tags)
        except TagExpressionError as error:
            reason = " ".join(str(error).split())
            raise SelectionError(
                f"--tags: {tags!r} isn't a tag expression such as '@ruling:tap-symbol-cost and not @disputed': {reason}"
            ) from None
        chosen = [case for case in chosen if expression.evaluate(case.tags)]
    if text:
        fits = _Words(text).read()
        chosen = [case for case in chosen if fits(f"{case.id}\n{case.name}\n{case.ruling or ''}\n{case.feature}".lower())]
    return chosen


Fits = Callable[[str], bool]
"""Whether a text in small letters is one of those that are wanted."""


class _Words:
    """Reads texts that are joined by "and", "or", "not" and parentheses; "not" binds closest, then "and"."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._left = deque(re.findall(r"[()]|[^\s()]+", text.lower()))

    def read(self) -> Fits:
        """Whether a text fits.  Raises `SelectionError` for what isn't joined so."""
        found = self._either()
        if self._left:
            raise self._unexpected()
        return found

    def _either(self) -> Fits:
        parts = [self._both()]
        while self._taken("or"):
            parts.append(self._both())
        return parts[0] if len(parts) == 1 else lambda text: any(fits(text) for fits in parts)

    def _both(self) -> Fits:
        parts = [self._one()]
        while self._taken("and"):
            parts.append(self._one())
        return parts[0] if len(parts) == 1 else lambda text: all(fits(text) for fits in parts)

    def _one(self) -> Fits:
        if self._taken("not"):
            denied = self._one()
            return lambda text: not denied(text)
        if self._taken("("):
            inside = self._either()
            if not self._taken(")"):
                raise self._unexpected()
            return inside
        words = []
        while self._left and self._left[0] not in ("and", "or", "not", "(", ")"):
            words.append(self._left.popleft())
        if not words:
            raise self._unexpected()
        wanted = " ".join(words)
        return lambda text: wanted in text

    def _taken(self, word: str) -> bool:
        if self._left and self._left[0] == word:
            self._left.popleft()
            return True
        return False

    def _unexpected(self) -> SelectionError:
        where = f"before {self._left[0]!r}" if self._left else "at the end"
        return SelectionError(f"-k {self._text!r}: texts joined by and, or, not and parentheses were expected; something is wrong {where}")
