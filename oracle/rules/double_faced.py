"""Chapter 712: double-faced cards, and what deck building asks about the faces of a card (903).

Three kinds of layout matter: cards of one face, nonmodal double-faced cards (whose back comes up by transforming) and modal ones
(whose face is chosen as they are played).  The object keeps which face is up; nothing here changes anything.
"""

import re
from typing import Any, Literal

import msgspec

from oracle.cards.abilities import Activated, Static
from oracle.cards.card import Card, Face
from oracle.cards.changes import ChangeColors
from oracle.cards.statics import Continuous
from oracle.cards.subtypes import BASIC_LAND_TYPES
from oracle.cards.symbols import COLORS, Color, symbol_colors
from oracle.rules import editions
from oracle.rules.citation import rule
from oracle.rules.faces import DOUBLE_FACED_LAYOUTS, INTRINSIC, is_defining, printed
from oracle.rules.game import Game, GameObject, ObjectId

FaceSymbol = Literal["one black triangle", "two white triangles", "upward triangle", "downward triangle"]
"""What marks a face: triangles inside a sideways teardrop (modal), or a white triangle inside a black circle (nonmodal)."""

INSTANT_OR_SORCERY = frozenset({"instant", "sorcery"})


# --- turning over -----------------------------------------------------------------------------------------------------


@rule("712.1", "707.8a")
def is_double_faced(object: GameObject) -> bool:
    """What is represented by a double-faced card or token has two faces, also while it is a copy of something else.

    712.1, 707.8a, 712.9
    """
    return object.card.layout in DOUBLE_FACED_LAYOUTS and (object.kind == "card" or object.copied is None)


@rule("712.9", "712.10", "712.15a", "701.27a", "701.27c", "701.27d")
def can_transform(game: Game, id: ObjectId) -> bool:
    """Only a face-up double-faced permanent transforms, and never into an instant or sorcery face.

    701.27a, 701.27c-d, 712.9, 712.10, 712.15a
    """
    object = game.objects.get(id)
    if object is None or object.zone != "battlefield" or object.face_down is not None or not is_double_faced(object):
        return False
    if not kind_may_turn(object.card, game.edition):
        return False
    return INSTANT_OR_SORCERY.isdisjoint(object.card.faces[other_face(object)].types)


@rule("712.9", "712.14a")
def kind_may_turn(card: Card, edition: str) -> bool:
    """A nonmodal double-faced card may have its back face up by an effect; a modal one too since the rules of 2025-09-19.

    712.9, 712.14a
    """
    if card.layout == "modal double-faced":
        return editions.in_force(edition, "modal_faces_transform")
    return card.layout == "double-faced"


def other_face(object: GameObject) -> int:
    """Index of the face that is not up."""
    return 1 - object.face


@rule("701.27g")
def is_transformed(object: GameObject) -> bool:
    """A transformed permanent is a double-faced one with its back face up.

    701.27g
    """
    return object.zone == "battlefield" and object.face_down is None and object.face == 1 and is_double_faced(object)


# --- entering ---------------------------------------------------------------------------------------------------------


@rule("712.14", "712.14a", "712.14b", "110.4")
def face_that_enters(object: GameObject, edition: str, transformed: bool = False) -> int | None:
    """A card put onto the battlefield has its front face up; only if it enters transformed, its back face.

    None: it stays where it is, because the face is no permanent or because the card has no such face.  This is for cards from
    anywhere but the stack; what resolves keeps its face (712.13).  712.14, 712.14a-b
    """
    card = object.card
    if card.layout not in DOUBLE_FACED_LAYOUTS:
        return None if transformed else 0
    if transformed and not kind_may_turn(card, edition):
        return None
    up = 1 if transformed else 0
    return up if card.faces[up].is_permanent() else None


@rule("712.13", "712.13a")
def face_after_resolving(object: GameObject, edition: str, transformed: bool = False) -> int | None:
    """A resolving double-faced spell enters with the face up that it had on the stack, unless it enters transformed.

    None: the back is an instant or sorcery, so it goes to its owner's graveyard instead.  712.13, 712.13a
    """
    if not transformed or not is_double_faced(object) or not kind_may_turn(object.card, edition):
        return object.face
    return 1 if INSTANT_OR_SORCERY.isdisjoint(object.card.faces[1].types) else None


@rule("712.16")
def can_turn_face_down(object: GameObject) -> bool:
    """A double-faced permanent can't be turned face down, and a face-down one not again.

    712.16, 708.2b
    """
    return object.face_down is None and not is_double_faced(object)


# --- the card as data -------------------------------------------------------------------------------------------------


@rule("712.2a", "712.2b", "712.3a", "712.3b")
def face_symbol(card: Card, face: int) -> FaceSymbol | None:
    """A modal card's front bears one black triangle and its back two white ones; other double-faced cards have other symbols.

    The symbol tells the faces apart and has no meaning in the game.  Nonmodal cards are told the symbols that all have been
    printed with since 2022.  712.2a-b, 712.3a-b
    """
    if card.layout == "modal double-faced":
        return "two white triangles" if face else "one black triangle"
    if card.layout == "double-faced":
        return "downward triangle" if face else "upward triangle"
    return None


@rule("903.4", "903.4d", "903.4e", "204.2")
def color_identity(card: Card) -> frozenset[Color]:
    """A card's color identity has the colors of all mana symbols in its costs and text, of its color indicators, and those that define it.

    All faces and alternative characteristics count; reminder text doesn't, so neither do basic land types.  903.4, 903.4c-e
    """
    return frozenset[Color]().union(*(_face_identity(card, index) for index in range(len(card.faces))))


def _face_identity(card: Card, index: int) -> frozenset[Color]:
    face = card.faces[index]
    defined = {
        letter
        for ability in face.abilities
        if isinstance(ability, Static) and is_defining(ability)
        for word in ability.rules
        if isinstance(word, Continuous)
        for change in word.changes
        if isinstance(change, ChangeColors)
        for letter in (*(change.set or ()), *change.add)
    }
    return printed_symbols(face) | printed(card, index).colors | frozenset[Color](color for color in COLORS if color in defined)


@rule("903.4c")
def printed_symbols(face: Face) -> frozenset[Color]:
    """The colors of the mana symbols in a face's cost and in its rules text.

    903.4, 903.4c
    """
    cost = face.mana_cost.colors() if face.mana_cost else frozenset[Color]()
    return cost | symbol_colors(symbol for ability in face.abilities for symbol in _symbols_in(ability))


_SYMBOLS = re.compile(r"\{([^{}]+)\}")


def _symbols_in(word: Any) -> tuple[str, ...]:
    """All symbols in the texts of a word, and the types of mana that it offers."""
    if isinstance(word, str):
        return tuple(_SYMBOLS.findall(word))
    if isinstance(word, msgspec.Struct):
        found = [symbol for name in word.__struct_fields__ for symbol in _symbols_in(getattr(word, name))]
        return (*found, *_letters(word))
    if isinstance(word, dict):
        return tuple(symbol for part in word.values() for symbol in _symbols_in(part))
    if isinstance(word, (tuple, list)):
        return tuple(symbol for part in word for symbol in _symbols_in(part))
    return ()


def _letters(word: msgspec.Struct) -> tuple[str, ...]:
    """The mana symbols that card files write as bare letters: {R} or {G}, "produces {B} instead"."""
    found: list[str] = []
    for name in ("choices", "type", "types"):
        value = getattr(word, name, None)
        letters = value if isinstance(value, tuple) else (value,)
        found += [letter for letter in letters if isinstance(letter, str) and letter in COLORS]
    return tuple(found)


@rule("903.5c", "903.5d")
def may_be_in_deck(card: Card, commander: Card) -> bool:
    """A card fits a commander if the commander's color identity has all colors of the card's, and all that its basic land types make.

    903.5c-d
    """
    allowed = color_identity(commander)
    return color_identity(card) <= allowed and land_type_colors(card) <= allowed


@rule("903.5d")
def land_type_colors(card: Card) -> frozenset[Color]:
    """The colors of mana that the basic land types printed on a card can make.

    903.5d, 305.6
    """
    types = {word for face in card.faces for word in face.subtypes if word in BASIC_LAND_TYPES}
    return frozenset[Color]().union(*(symbol_colors(_made_by(INTRINSIC[word])) for word in types))


def _made_by(ability: Activated) -> tuple[str, ...]:
    return _symbols_in(ability.effects)
