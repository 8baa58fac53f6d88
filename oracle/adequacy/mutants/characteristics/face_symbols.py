"""Misreadings of the rules in `oracle/rules/characteristics/face_symbols.py`."""

from oracle.adequacy.mutant import Right, mutant
from oracle.cards.card import Card
from oracle.rules.characteristics import face_symbols


@mutant(
    "mdfc-face-icons",
    replaces=face_symbols.modal_symbol,
    belief="A player who takes the face with more triangles for the more important one, the front.",
)
def two_triangles_mark_the_front(right: Right, face: int) -> str:
    return str(right(1 - face))


@mutant(
    "mdfc-face-icons",
    replaces=face_symbols.modal_symbol,
    belief="A player who saw the triangles once and remembers that both faces have one.",
)
def both_modal_faces_have_one_triangle(right: Right, face: int) -> str:
    return "one triangle"


@mutant(
    "mdfc-face-icons",
    replaces=face_symbols.nonmodal_symbol,
    belief="An engine's author who gives all double-faced cards the symbols of the modal ones.",
)
def all_double_faced_cards_have_triangles(right: Right, card: Card, face: int) -> str:
    return face_symbols.modal_symbol(face)
