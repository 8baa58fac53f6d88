"""What an effect that turns something face down may say about it (708.2)."""

from oracle.cards.words import TypeLine, Word


class Listing(Word, frozen=True, kw_only=True):
    """What a permanent is while an effect keeps it face down, where that isn't just a 2/2 creature (708.2a)."""

    type: TypeLine
    """Its type line."""
    power: int | None = None
    toughness: int | None = None
