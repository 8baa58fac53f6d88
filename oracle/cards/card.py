"""Cards and their faces.

A card is never changed.  Which of its faces, halves or alternative characteristics count is a matter of the object that the
card is represented by at the moment (`oracle.rules.characteristics`).
"""

from typing import Literal

from oracle.cards.abilities import AnyAbility
from oracle.cards.filters import Amount
from oracle.cards.symbols import ManaCost
from oracle.cards.words import CardType, ColorLetter, Subtype, Supertype, Word

Layout = Literal["normal", "double-faced", "modal double-faced", "split", "adventure", "omen", "token"]

PERMANENT_TYPES = frozenset({"artifact", "battle", "creature", "enchantment", "land", "planeswalker"})


class Face(Word, frozen=True, kw_only=True):
    """One set of characteristics that is printed on a card: a face, a half, or the alternative ones of an inset frame."""

    name: str
    mana_cost: ManaCost | None = None
    color_indicator: tuple[ColorLetter, ...] = ()
    supertypes: tuple[Supertype, ...] = ()
    """Lower case: "legendary"."""
    types: tuple[CardType, ...] = ()
    """Lower case: "creature"."""
    subtypes: tuple[Subtype, ...] = ()
    """As printed: "God", "Vehicle"."""
    power: Amount | None = None
    toughness: Amount | None = None
    loyalty: int | None = None
    symbol: str | None = None
    """What tells this face from the other one of a nonmodal double-faced card, if it isn't a triangle: "sun" (712.2)."""
    abilities: tuple[AnyAbility, ...] = ()

    def is_permanent(self) -> bool:
        """Whether it has a permanent type (110.4)."""
        return any(word in PERMANENT_TYPES for word in self.types)


class Card(Word, frozen=True, kw_only=True):
    """A card.  `faces[0]` is its front face, left half, or normal characteristics (712.8a, 709, 720.4)."""

    name: str
    layout: Layout = "normal"
    faces: tuple[Face, ...]

    def face_named(self, name: str) -> int | None:
        """Index of the face with that name."""
        return next((index for index, face in enumerate(self.faces) if face.name == name), None)
