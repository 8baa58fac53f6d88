"""Finds the one misspelt word of a step that no phrase says."""

import re
from collections.abc import Callable, Iterable

from oracle.misspelt import near

_WORD = re.compile(r"[A-Za-z]+")


def corrected(text: str, said: Callable[[str], bool], words: Iterable[str]) -> tuple[str, str] | None:
    """The word of `text` that has to be put right for it to be `said`, and the word that it should be; None if there is no such.

    `words` are those that steps are made of; the nearest are tried.
    """
    known = list(dict.fromkeys(words))
    for found in _WORD.finditer(text):
        if found[0] in known:
            continue
        for word in near(found[0], known, 3, strict=True, any_case=False):
            if said(f"{text[: found.start()]}{word}{text[found.end() :]}"):
                return found[0], word
    return None


def stranger(text: str, said: Callable[[str], bool], players: Iterable[str]) -> str | None:
    """The word of `text` that stands where only a player can stand; None if there is no such."""
    player = next(iter(players))
    for found in _WORD.finditer(text):
        if found[0][0].isupper() and found[0] not in players and said(f"{text[: found.start()]}{player}{text[found.end() :]}"):
            return found[0]
    return None
