"""The base of all words that abilities are written in, and how the words point at things.

**References** are short texts.  For objects: "this" (the source of the ability), "it" (the object that an event was about),
"target" (or the name given to a target), "enchanted" (what the source is attached to), "chosen", "creator" (for an emblem: the
object whose ability made it), "that spell" (the spell or ability that made an object its target), or any name that an earlier
effect of the same ability gave its result with `save`.  For players: "you", "opponent" (each), "each player",
"that player" (whom an event was about), "active player", "owner of REF", "controller of REF", or the name of a target.

**Amounts** are a whole number, "X", the name of a number that an earlier effect saved, or one of the words in `amounts`.

Selections of objects are a reference or a `Filter`.

Texts inside words have a **role** (a reference, the name of a card type, a row of mana symbols …), marked on their type, so that
the loader can tell a slip of the pen from a text that means something (`oracle.cards.check`).
"""

from typing import Annotated

import msgspec


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What all words share: immutable values; an unknown key in a card file is an error."""


def role(name: str) -> msgspec.Meta:
    """Marks the type of a text with what the text is for."""
    return msgspec.Meta(extra={"role": name})


Reference = Annotated[str, role("reference")]
"""Points at objects or players; see the top of this page."""

NumberName = Annotated[str, role("number")]
"""An amount that is a text: "X", "amount", or the name of a number that was saved."""

SavedName = Annotated[str, role("saved name")]
"""Gives a result a name for what comes later in the same ability."""

CardType = Annotated[str, role("card type")]
Supertype = Annotated[str, role("supertype")]
Subtype = Annotated[str, role("subtype")]
TypeLine = Annotated[str, role("type line")]
ColorLetter = Annotated[str, role("color")]
KeywordName = Annotated[str, role("keyword")]
"""A keyword that the rules know by name and that needs nothing more ("flying")."""

CostText = Annotated[str, role("cost")]
"""A row of symbols that can be paid: "{2}{U}", "{T}"."""

ManaText = Annotated[str, role("mana")]
"""An amount of mana: "{G}{G}"."""

ManaTypeText = Annotated[str, role("mana type")]
"""A type of mana as a letter: "C"."""
