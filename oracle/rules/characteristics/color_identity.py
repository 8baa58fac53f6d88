"""Color identity: which cards a Commander deck may hold (903.4-903.5).

It is a matter of the card alone, of all its faces, before any game.
"""

from oracle.cards.abilities import Static
from oracle.cards.card import Card, Face
from oracle.cards.changes import ChangeColors
from oracle.cards.statics import Continuous
from oracle.cards.subtypes import BASIC_LAND_TYPES
from oracle.cards.symbols import COLORS, symbol_colors
from oracle.cards.texts import symbols_in_text
from oracle.rules.citation import rule
from oracle.rules.neutral import WORKED_OUT


@rule("903.4", "903.4d", "903.4e", without=WORKED_OUT)
def color_identity(card: Card) -> tuple[str, ...]:
    """A card's color identity is the colors of all its faces together, whichever of them is its front.

    Returns letters in the order W, U, B, R, G.
    """
    colors = [color for face in card.faces for color in identity_of_face(face)]
    return tuple(color for color in COLORS if color in colors)


@rule("903.4", "903.4c", "204.2", without=WORKED_OUT)
def identity_of_face(face: Face) -> tuple[str, ...]:
    """A face brings the colors of the symbols in its mana cost and rules text, of its color indicator, and those that it defines."""
    cost = face.mana_cost.symbols if face.mana_cost else ()
    found = {*symbol_colors((*cost, *symbols_in_text(face))), *face.color_indicator, *_defined_colors(face)}
    return tuple(color for color in COLORS if color in found)


def _defined_colors(face: Face) -> tuple[str, ...]:
    """Colors that a characteristic-defining ability of the face sets (604.3)."""
    return tuple(
        color
        for ability in face.abilities
        if isinstance(ability, Static) and ability.zone == "any"
        for word in ability.rules
        if isinstance(word, Continuous) and word.what == "this"
        for change in word.changes
        if isinstance(change, ChangeColors)
        for color in (*(change.set or ()), *change.add)
    )


@rule("903.5c", "903.5d", without=WORKED_OUT)
def fits_deck(card: Card, commander: Card) -> bool:
    """A deck may hold a card only if its commander has all colors of the card's identity and of the mana of its basic land types."""
    allowed = color_identity(commander)
    return all(color in allowed for color in (*color_identity(card), *basic_land_colors(card)))


@rule("305.6", "903.5d")
def basic_land_colors(card: Card) -> tuple[str, ...]:
    """A basic land type on any face stands for a color of mana, though it isn't part of the color identity."""
    subtypes = [subtype for face in card.faces for subtype in face.subtypes]
    return tuple(color for color, land in zip(COLORS, BASIC_LAND_TYPES, strict=True) if land in subtypes)
