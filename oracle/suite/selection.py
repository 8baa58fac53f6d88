"""Which cases of a suite are to be judged: by tags, by words of their names, by lines of their files; and which of several parts."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeVar

from cucumber_tag_expressions import parse
from cucumber_tag_expressions.parser import TagExpressionError

from oracle.suite.case import Case

Anything = TypeVar("Anything")


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


def at_lines(cases: Iterable[Case], lines: Sequence[tuple[str, int | None]]) -> list[Case]:
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
        found = [case for case in here if case.line == line] or [case for case in here if any(step.line == line for step in case.steps)]
        if not found:
            before = [case for case in here if case.line < line]
            if not before:
                raise SelectionError(f"{path}:{line}: no scenario begins in this line or before it")
            found = [max(before, key=lambda case: case.line)]
        wanted.update(case.id for case in found)
    return [case for case in known if case.id in wanted]


def select(cases: Iterable[Case], tags: str | None = None, text: str | None = None) -> list[Case]:
    """The cases whose tags fit the expression ("@rule:106.7 and not @disputed") and whose id, name, ruling or file holds `text`.

    Raises `SelectionError`.
    """
    chosen = list(cases)
    if tags:
        try:
            expression = parse(tags)
        except TagExpressionError as error:
            reason = " ".join(str(error).split())
            raise SelectionError(f"{tags!r} is no tag expression such as '@ruling:tap-symbol-cost and not @disputed': {reason}") from None
        chosen = [case for case in chosen if expression.evaluate(case.tags)]
    if text:
        wanted = text.lower()
        chosen = [case for case in chosen if wanted in f"{case.id}\n{case.name}\n{case.ruling or ''}\n{case.feature}".lower()]
    return chosen
