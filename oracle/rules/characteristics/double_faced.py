"""Chapter 712: double-faced cards: which of them can turn over, and which face is up as they enter.

Three kinds of layout matter: cards of one face, nonmodal double-faced cards (whose back comes up by transforming) and modal ones
(whose face is chosen as they are played).  The object keeps which face is up; nothing here changes anything.  What is printed on
a face is in `faces`, its symbols are in `face_symbols`, its colors in `color_identity`.
"""

from oracle.cards.card import Card
from oracle.rules.characteristics.printed import DOUBLE_FACED_LAYOUTS
from oracle.rules.citation import rule
from oracle.rules.state import editions
from oracle.rules.state.game import Game, GameObject, ObjectId

INSTANT_OR_SORCERY = frozenset({"instant", "sorcery"})


# --- turning over -----------------------------------------------------------------------------------------------------


@rule("712.1", "707.8a")
def is_double_faced(object: GameObject) -> bool:
    """What is represented by a double-faced card or token has two faces, also while it is a copy of something else."""
    return object.card.layout in DOUBLE_FACED_LAYOUTS and (object.kind == "card" or object.copied is None)


@rule("712.9", "712.10", "712.15a", "701.27a", "701.27c", "701.27d", without=True)
def can_transform(game: Game, id: ObjectId) -> bool:
    """Only a face-up double-faced permanent transforms, and never into an instant or sorcery face."""
    object = game.objects.get(id)
    if object is None or object.zone != "battlefield" or object.face_down is not None or not is_double_faced(object):
        return False
    if not kind_may_turn(object.card, game.edition):
        return False
    return INSTANT_OR_SORCERY.isdisjoint(object.card.faces[other_face(object)].types)


@rule("712.9", "712.14a", without=True)
def kind_may_turn(card: Card, edition: str) -> bool:
    """A nonmodal double-faced card may have its back face up by an effect; a modal one too since the rules of 2025-09-19."""
    if card.layout == "modal double-faced":
        return editions.in_force(edition, "modal_faces_transform")
    return card.layout == "double-faced"


def other_face(object: GameObject) -> int:
    """Index of the face that is not up."""
    return 1 - object.face


# --- entering ---------------------------------------------------------------------------------------------------------


@rule("712.14", "712.14a", "712.14b", "110.4", without=0)
def face_that_enters(object: GameObject, edition: str, transformed: bool = False) -> int | None:
    """A card put onto the battlefield has its front face up; only if it enters transformed, its back face.

    None: it stays where it is, because the face isn't a permanent or because the card has no such face.  This is for cards from
    anywhere but the stack; what resolves keeps its face (712.13).
    """
    card = object.card
    if card.layout not in DOUBLE_FACED_LAYOUTS:
        return None if transformed else 0
    if transformed and not kind_may_turn(card, edition):
        return None
    up = 1 if transformed else 0
    return up if card.faces[up].is_permanent() else None
