"""Misreadings of the rulings on double-faced cards: color identity, symbols, mana value, entering and transforming."""

from typing import Any

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.cards.card import Card, Face
from oracle.cards.symbols import COLORS
from oracle.rules.characteristics import color_identity, copying, double_faced, face_symbols
from oracle.rules.characteristics import printed as faces
from oracle.rules.moves import putting
from oracle.rules.state.game import Characteristics, Game, GameObject, ObjectId

replace = msgspec.structs.replace


# --- color identity ---------------------------------------------------------------------------------------------------


@mutant(
    "dfc-color-identity-both-faces",
    replaces=color_identity.color_identity,
    belief="A player who knows that outside the game a double-faced card is only its front, and overlooks the exception.",
)
def color_identity_of_the_front_alone(right: Right, card: Card) -> tuple[str, ...]:
    return tuple(color_identity.identity_of_face(card.faces[0]))


@mutant(
    "dfc-color-identity-both-faces",
    replaces=color_identity.identity_of_face,
    belief="A player who counts mana symbols only, and has never noticed the dot that makes a face without a cost red.",
)
def color_indicator_gives_no_identity(right: Right, face: Face) -> tuple[str, ...]:
    found: tuple[str, ...] = right(replace(face, color_indicator=()))
    return found


@mutant(
    "dfc-color-identity-both-faces",
    replaces=color_identity.identity_of_face,
    belief="A player for whom color identity is color: symbols in the text of a colorless land don't count.",
)
def symbols_in_text_give_no_identity(right: Right, face: Face) -> tuple[str, ...]:
    colors = faces.printed_colors(face)
    return tuple(color for color in COLORS if color in colors)


@mutant(
    "dfc-color-identity-both-faces",
    replaces=color_identity.basic_land_colors,
    belief="A player who allows every colorless card in every deck, a Mountain too.",
)
def basic_land_types_fit_every_deck(right: Right, card: Card) -> tuple[str, ...]:
    return ()


# --- symbols ----------------------------------------------------------------------------------------------------------


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


# --- mana value -------------------------------------------------------------------------------------------------------


@mutant(
    "mdfc-mana-value-by-face",
    replaces=faces.printed_mana_value,
    belief="A player who learned with transforming cards that the back has the mana value of the front, and applies it to all.",
)
def modal_back_has_the_mana_value_of_its_front(right: Right, card: Card, index: int) -> int:
    return int(right(card, 0 if card.layout == "modal double-faced" else index))


@mutant(
    "mdfc-mana-value-by-face",
    replaces=faces.printed_mana_value,
    belief="A player who sees no mana cost on the back of a transformed card, and concludes that its mana value is 0.",
)
def nonmodal_back_has_its_own_mana_value(right: Right, card: Card, index: int) -> int:
    cost = card.faces[index].mana_cost
    return cost.mana_value() if cost else 0


@mutant(
    "mdfc-mana-value-by-face",
    replaces=faces.printed_mana_value,
    belief="A player who counts a double-faced card like a split card, with both mana costs together.",
)
def modal_faces_add_their_mana_values(right: Right, card: Card, index: int) -> int:
    if card.layout != "modal double-faced":
        return int(right(card, index))
    return sum(int(right(card, each)) for each in range(len(card.faces)))


@mutant(
    "mdfc-mana-value-by-face",
    replaces=copying.copiable_values,
    belief="A player who lets the copy of a transformed permanent have its mana value, as it has everything else.",
)
def copy_of_a_back_keeps_its_mana_value(right: Right, game: Game, id: ObjectId) -> Characteristics:
    values: Characteristics = right(game, id)
    object = game.object(id)
    inherited = object.card.layout == "double-faced" and object.face == 1 and values.mana_cost is None
    return replace(values, mana_value=faces.printed_mana_value(object.card, 1)) if inherited else values


# --- entering ---------------------------------------------------------------------------------------------------------


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
    "dfc-put-onto-battlefield-front-up",
    replaces=putting.entering_face,
    belief="A player who returns a card the way it was before, with the same face up.",
)
def card_returns_with_the_face_it_had(right: Right, game: Game, object: GameObject, transformed: bool) -> int | None:
    before = [record.object for record in game.past.values() if record.object.physical == object.physical]
    last = next((each for each in reversed(before) if each.zone == "battlefield"), None)
    if last is not None and last.card.layout == "modal double-faced":
        return last.face
    face: int | None = right(game, object, transformed)
    return face


# --- transforming -----------------------------------------------------------------------------------------------------


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
    return card.layout in faces.DOUBLE_FACED_LAYOUTS


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
