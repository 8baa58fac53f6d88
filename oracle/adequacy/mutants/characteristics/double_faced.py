"""Misreadings of the rules in `oracle/rules/characteristics/double_faced.py`."""

from typing import Any

from oracle.adequacy.mutant import Right, mutant
from oracle.cards.card import Card
from oracle.rules.characteristics import double_faced, printed
from oracle.rules.state.game import Game, GameObject, ObjectId


@mutant(
    "dfc-put-onto-battlefield-front-up",
    replaces=double_faced.face_that_enters,
    belief="A player who lets any face enter that can, so that a land on the back of a sorcery comes onto the battlefield.",
)
def whichever_face_can_enters(right: Right, object: GameObject, edition: str, transformed: bool = False) -> int | None:
    face: int | None = right(object, edition, transformed)
    if face is not None or object.card.layout != "modal double-faced":
        return face
    return next((index for index, each in enumerate(object.card.faces) if each.is_permanent()), None)


@mutant(
    "mdfc-cannot-transform",
    replaces=double_faced.kind_may_turn,
    belief="A player who learned the rule before September 2025: modal double-faced cards never transform.",
)
def modal_cards_never_transform(right: Right, card: Card, edition: str) -> bool:
    return card.layout == "double-faced"


@mutant(
    "mdfc-cannot-transform",
    replaces=double_faced.kind_may_turn,
    belief="A player who takes the newest rules for what always held, also in a game by older ones.",
)
def modal_cards_have_always_transformed(right: Right, card: Card, edition: str) -> bool:
    return card.layout in printed.DOUBLE_FACED_LAYOUTS


@mutant(
    "mdfc-cannot-transform",
    replaces=double_faced.can_transform,
    belief="A player who lets a double-faced permanent transform whatever is on its other face.",
)
def permanent_transforms_into_a_sorcery(right: Right, game: Game, id: ObjectId) -> bool:
    object: Any = game.objects.get(id)
    if object is None or object.zone != "battlefield" or object.face_down is not None:
        return False
    return double_faced.is_double_faced(object) and double_faced.kind_may_turn(object.card, game.edition)


@mutant(
    "dfc-put-onto-battlefield-front-up",
    replaces=double_faced.face_that_enters,
    belief="A player to whom a card that had been transformed comes back transformed.",
)
def transformed_card_returns_transformed(right: Right, object: GameObject, edition: str, transformed: bool = False) -> int | None:
    face: int | None = right(object, edition, transformed)
    return 1 if face == 0 and object.zone == "exile" and object.card.layout == "double-faced" else face


@mutant(
    "manifest-dfc",
    replaces=double_faced.can_transform,
    belief="A player who turns a manifested double-faced card over as it lies, so that its other face is hidden.",
)
def face_down_card_transforms(right: Right, game: Game, id: ObjectId) -> bool:
    object = game.objects.get(id)
    if object is not None and object.face_down is not None:
        return double_faced.is_double_faced(object) and double_faced.kind_may_turn(object.card, game.edition)
    return bool(right(game, id))


@mutant(
    "black-chocobo-entering-is-not-transforming",
    replaces=double_faced.face_that_enters,
    belief="A player who lays the card back as it lay before, with the same face up.",
)
def it_returns_as_it_left(right: Right, object: GameObject, edition: str, transformed: bool = False) -> int | None:
    face: int | None = right(object, edition, transformed)
    return 1 if face == 0 and object.zone == "exile" and object.card.layout == "double-faced" else face
