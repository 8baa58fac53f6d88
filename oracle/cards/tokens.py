"""What tokens are made of."""

from oracle.cards import abilities
from oracle.cards.filters import Amount
from oracle.cards.words import ColorLetter, KeywordName, TypeLine, Word


class TokenSpec(Word, frozen=True, kw_only=True):
    """What a token is (111.3)."""

    name: str | None = None
    """Only where the effect gives it one; else it is called by its subtypes (111.4)."""
    type: TypeLine
    """Its type line."""
    colors: tuple[ColorLetter, ...] = ()
    power: Amount | None = None
    toughness: Amount | None = None
    keywords: tuple[KeywordName, ...] = ()
    abilities: "tuple[abilities.AnyAbility, ...]" = ()
