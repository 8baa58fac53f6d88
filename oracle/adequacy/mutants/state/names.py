"""Misreadings of the rules in `oracle/rules/state/names.py`."""

from collections.abc import Callable, Mapping

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.cards.card import Card, Face
from oracle.rules.state import names

replace = msgspec.structs.replace

MODAL = "modal double-faced"


@mutant(
    "omen-choose-name",
    replaces=names.nameable,
    belief="A player who holds the name in the inset for no name of a card, since no card outside the stack has it.",
)
def omen_cannot_be_named(right: Right, cards: Mapping[str, Card], fits: Callable[[Face], bool]) -> frozenset[str]:
    without = {name: replace(card, faces=card.faces[:1]) if card.layout == "omen" else card for name, card in cards.items()}
    found: frozenset[str] = right(without, fits)
    return found


@mutant(
    "omen-choose-name",
    replaces=names.nameable,
    belief="A player who judges the name of an Omen by the card that it is on: a creature card.",
)
def name_of_an_omen_is_a_creature_card_name(right: Right, cards: Mapping[str, Card], fits: Callable[[Face], bool]) -> frozenset[str]:
    found: frozenset[str] = right(cards, fits)
    return found | {face.name for card in cards.values() if card.layout == "omen" and fits(card.faces[0]) for face in card.faces}


@mutant(
    "omen-choose-name",
    replaces=names.nameable,
    belief="An engine's author who asks of each card whether all of its names are of that kind.",
)
def both_names_have_to_be_of_the_kind(right: Right, cards: Mapping[str, Card], fits: Callable[[Face], bool]) -> frozenset[str]:
    one_kind = {name: card for name, card in cards.items() if card.layout != "omen" or all(fits(face) for face in card.faces)}
    found: frozenset[str] = right(one_kind, fits)
    return found


@mutant(
    "mdfc-choose-name-either-face",
    replaces=names.nameable,
    belief="A player who knows a double-faced card by the name on its front, and lets no other be chosen.",
)
def only_the_front_can_be_named(right: Right, cards: Mapping[str, Card], fits: Callable[[Face], bool]) -> frozenset[str]:
    fronts = {name: replace(card, faces=card.faces[:1]) if card.layout == MODAL else card for name, card in cards.items()}
    found: frozenset[str] = right(fronts, fits)
    return found


@mutant(
    "mdfc-choose-name-either-face",
    replaces=names.nameable,
    belief="A player who asks what kind of card it is, instead of what kind of face bears the name.",
)
def name_is_judged_by_the_card(right: Right, cards: Mapping[str, Card], fits: Callable[[Face], bool]) -> frozenset[str]:
    found: frozenset[str] = right(cards, fits)
    more = (card for card in cards.values() if card.layout == MODAL and any(fits(face) for face in card.faces))
    return found | {face.name for card in more for face in card.faces}
