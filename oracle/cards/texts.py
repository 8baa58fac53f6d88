"""All texts of one role inside a word: every mana symbol in the rules text of a face, every card type it speaks of …"""

from collections.abc import Iterator
from typing import Any

import msgspec

from oracle.cards.card import Face
from oracle.cards.check import parts
from oracle.cards.symbols import split_symbols


def texts(value: Any, role: str | None = None) -> Iterator[tuple[str, str]]:
    """Each text in a word, or in a row of words, as its role and the text."""
    if isinstance(value, msgspec.Struct):
        for part in parts(type(value)):
            yield from texts(getattr(value, part.name), part.role)
    elif isinstance(value, tuple):
        for item in value:
            yield from texts(item, role)
    elif isinstance(value, dict):
        for item in value.values():
            yield from texts(item, role)
    elif isinstance(value, str) and role:
        yield role, value


def symbols_in_text(face: Face) -> tuple[str, ...]:
    """The mana symbols in the rules text of a face: in costs of its abilities and in the mana that they add.

    What an ability says in words ("one mana of any color") has no symbol.  Keywords count as printed, once.
    """
    found: list[str] = []
    for ability in face.abilities:
        for role, text in texts(ability):
            if role in ("cost", "mana"):
                found += [symbol for symbol in split_symbols(text) if symbol not in ("T", "Q")]
            elif role == "mana type":
                found.append(text)
    return tuple(found)
