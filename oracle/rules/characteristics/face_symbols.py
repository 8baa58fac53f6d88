"""The small symbols that tell the front of a double-faced card from its back (712.2-712.3).

They change nothing in a game; players look at them to know which face is which.
"""

from oracle.cards.card import Card
from oracle.rules.citation import rule


@rule("712.3a", "712.3b", "712.3c")
def modal_symbol(face: int) -> str:
    """A modal double-faced card shows one triangle on its front and two on its back."""
    return "one triangle" if face == 0 else "two triangles"


@rule("712.2a", "712.2b")
def nonmodal_symbol(card: Card, face: int) -> str:
    """A nonmodal double-faced card shows the symbol of its set, today a triangle that points up on its front and down on its back."""
    return card.faces[face].symbol or ("triangle pointing up" if face == 0 else "triangle pointing down")


def face_symbol(card: Card, face: int) -> str | None:
    """The symbol on a face of a card; None for a card that has just one."""
    if card.layout == "modal double-faced":
        return modal_symbol(face)
    return nonmodal_symbol(card, face) if card.layout == "double-faced" else None
