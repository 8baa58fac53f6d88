"""What engines say, as a reader sees it: made harmless, and cut to a bearable length."""

import re
from collections.abc import Iterable, Sequence

from oracle.suite.judging.verdicts import Result

LINES_SHOWN = 24
"""So many lines of a conversation are shown: the beginning, and the last before the failure."""

WIDEST = 600
"""Characters of a line that are shown."""

_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufffe\uffff]")


def printable(text: str) -> str:
    """The text with all characters written out that steer a terminal, turn the direction of writing, or that XML forbids: "\\x1b"."""
    return _CONTROL.sub(lambda found: repr(found[0])[1:-1], text.replace("\r\n", "\n"))


def shown(conversation: Sequence[str], most: int = LINES_SHOWN, widest: int = WIDEST) -> list[str]:
    """The lines that say how a failure came about: the first two (how the game began) and the last ones, each cut."""
    lines = [line if len(line) <= widest else f"{line[:widest]} … ({len(line)} characters)" for line in map(printable, conversation)]
    lines = [line.replace("\n", "␤") for line in lines]
    if len(lines) <= most:
        return lines
    return [*lines[:2], f"… {len(lines) - most} more lines …", *lines[2 - most :]]


def by_reason(results: Iterable[Result]) -> list[tuple[str, list[Result]]]:
    """The results by why they don't pass, the most frequent reason first."""
    found: dict[str, list[Result]] = {}
    for result in results:
        found.setdefault(reason(result), []).append(result)
    return sorted(found.items(), key=lambda item: -len(item[1]))


def reason(result: Result) -> str:
    """Why a scenario doesn't pass, in one line."""
    detail = result.detail
    if result.verdict == "inapplicable":
        return "it is of another edition of the rules"
    if detail is None:
        return result.verdict
    told = f"expected {detail.expected}; observed {detail.observed}" if detail.expected else detail.observed
    return printable(" ".join(told.split()))
