"""The base of all words that abilities are written in, and how the words point at things.

**References** are short texts.  For objects: "this" (the source of the ability), "it" (the object that an event was about),
"target" (or the name given to a target), "enchanted" (what the source is attached to), "chosen", or any name that an earlier
effect of the same ability gave its result with `save`.  For players: "you", "opponent" (each), "each player",
"that player" (whom an event was about), "active player", "owner of REF", "controller of REF", or the name of a target.

**Amounts** are a whole number, "X", the name of a number that an earlier effect saved, or one of the words in `amounts`.

Selections of objects are a reference or a `Filter`.
"""

import msgspec


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What all words share: immutable values; an unknown key in a card file is an error."""


Reference = str
"""Points at objects or players; see the top of this page."""
