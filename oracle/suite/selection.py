"""Which cases of a suite are to be judged: by tags, and by words of their names."""

from collections.abc import Iterable

from cucumber_tag_expressions import parse
from cucumber_tag_expressions.parser import TagExpressionError

from oracle.suite.case import Case


class SelectionError(Exception):
    """A tag expression that can't be read; the text says what was expected."""


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
