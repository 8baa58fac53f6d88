"""Misreadings of the rules in `oracle/rules/characteristics/color_identity.py`."""

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.cards.card import Card, Face
from oracle.cards.symbols import COLORS
from oracle.rules.characteristics import color_identity, printed

replace = msgspec.structs.replace


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
    colors = printed.printed_colors(face)
    return tuple(color for color in COLORS if color in colors)


@mutant(
    "dfc-color-identity-both-faces",
    replaces=color_identity.basic_land_colors,
    belief="A player who allows every colorless card in every deck, a Mountain too.",
)
def basic_land_types_fit_every_deck(right: Right, card: Card) -> tuple[str, ...]:
    return ()


@mutant(
    "dfc-color-identity-both-faces",
    replaces=color_identity.color_identity,
    belief="An engine's author who adds the second face to the first, as if they were two cards.",
)
def faces_are_added_up(right: Right, card: Card) -> tuple[str, ...]:
    return tuple(symbol for face in card.faces for symbol in color_identity.identity_of_face(face))


@mutant(
    "dfc-color-identity-both-faces",
    replaces=color_identity.fits_deck,
    belief="An engine's author who asks whether the deck has more colors than the card, and not whether it has all of the card's.",
)
def the_deck_has_to_have_more_colors(right: Right, card: Card, commander: Card) -> bool:
    identities = [set(color_identity.color_identity(each)) for each in (card, commander)]
    return bool(right(card, commander)) and (identities[0] != identities[1] or not identities[0])


@mutant(
    "dfc-color-identity-both-faces",
    replaces=color_identity.color_identity,
    belief="A player to whom a Mountain is red, since it makes red mana.",
)
def land_types_are_color_identity(right: Right, card: Card) -> tuple[str, ...]:
    own: tuple[str, ...] = right(card)
    return (*own, *(color for color in color_identity.basic_land_colors(card) if color not in own))
