"""Lists in steps: "Forest, 2 tapped Island and Llanowar Elves", and names that hold the very words that separate them.

A list is separated by commas and "and".  A name that holds a comma or "and" is kept whole when it is a known name (`Names`) or
when it is put in double quotes.
"""

import re
from collections.abc import Iterable
from typing import Any

from oracle.vocabulary.operations import CardItem

PLAYERS = ("Alice", "Bob", "Carol")
"""The players of all scenarios."""

SEPARATOR = re.compile(r",? and |, ")
_QUOTED = re.compile(r'"([^"]*)"')
_AWKWARD = re.compile(r", | and | as | for | with | targeting | face down|//|'s ")
_HIDDEN = re.compile("\x00(\\d+)\x00")

NUMBER_WORDS = {
    word: value
    for value, words in enumerate(
        ["no zero", "a an one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
    )
    for word in words.split()
}


_STRAIGHT = str.maketrans({"\u2018": "'", "\u2019": "'", "\u201c": '"', "\u201d": '"'})


def straight(text: str) -> str:
    """`text` with straight apostrophes and quotation marks, where telephones and word processors write curly ones."""
    return text.translate(_STRAIGHT)


class PhraseError(Exception):
    """A step that looks like a phrase, but whose parameters make no sense; the message says what was expected."""


class Masked:
    """A text whose quoted parts and awkward names are hidden, so that it can be taken apart safely."""

    def __init__(self, text: str, hidden: list[str]) -> None:
        self.text = text
        self._hidden = hidden

    def restore(self, part: str) -> str:
        """`part` with what was hidden in it."""
        if not self._hidden:
            return part.strip()
        return _HIDDEN.sub(lambda found: self._hidden[int(found[1])], part).strip()

    def split(self, part: str | None = None) -> list[str]:
        """The members of the list `part` (of the whole text if absent)."""
        return [self.restore(member) for member in SEPARATOR.split(self.text if part is None else part)]


class Names:
    """The card names that are known; those that hold separators are recognised inside lists."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        awkward = sorted((name for name in names if _AWKWARD.search(name)), key=len, reverse=True)
        alternatives = "|".join(map(re.escape, awkward))
        self._pattern = re.compile(rf"(?<!\w)(?:{alternatives})(?!\w)") if awkward else None

    def mask(self, text: str) -> Masked:
        """`text` with quoted parts and awkward names hidden."""
        hidden: list[str] = []

        def hide(found: re.Match[str]) -> str:
            hidden.append(found[1] if found.lastindex else found[0])
            return f"\x00{len(hidden) - 1}\x00"

        if '"' in text:
            text = _QUOTED.sub(hide, text)
        if self._pattern is not None:
            text = self._pattern.sub(hide, text)
        return Masked(text, hidden)

    def split(self, text: str) -> list[str]:
        """The members of a list; [] for "nothing"."""
        if text == "nothing":
            return []
        return self.mask(text).split()


NO_NAMES = Names()

MOST = 1000
"""So many of a card, at most, may stand in one place of a list."""

_ADJECTIVES: dict[str, dict[str, Any]] = {
    "tapped": {"tapped": True},
    "summoning-sick": {"sick": True},
    "manifested": {"face_down": "manifest"},
    "cloaked": {"face_down": "cloak"},
    "morphed": {"face_down": "morph"},
    "disguised": {"face_down": "disguise"},
}
"""Words that may stand before a card in a list."""


def card_items(text: str, names: Names = NO_NAMES) -> tuple[CardItem, ...]:
    """A list of cards with counts and adjectives: "3 Forest, a tapped Island and Wild Growth attached to Island"."""
    if text == "nothing":
        return ()
    masked = names.mask(text)
    return tuple(_card_item(part.strip(), masked) for part in SEPARATOR.split(masked.text))


def _card_item(text: str, masked: Masked) -> CardItem:
    values: dict[str, Any] = {}
    first, _, rest = text.partition(" ")
    if rest and (first.isdigit() or first in NUMBER_WORDS):
        count = NUMBER_WORDS[first] if first in NUMBER_WORDS else int(first[:9])
        if count > MOST:
            raise PhraseError(f"there can be at most {MOST} of a card, not {first}")
        if count == 0:
            raise PhraseError(f"a list says what is there, not {text!r}; nothing: 'nothing'")
        values["count"] = count
        text = rest
        first, _, rest = text.partition(" ")
    while rest and first in _ADJECTIVES:
        values |= _ADJECTIVES[first]
        text = rest
        first, _, rest = text.partition(" ")
    card, _, host = text.partition(" attached to ")
    if host:
        values["attached_to"] = masked.restore(host)
    return CardItem(card=masked.restore(card), **values)
