"""Chapter 201: names, and choosing the name of a card."""

from collections.abc import Callable, Mapping

from oracle.cards.card import Card, Face
from oracle.rules.citation import rule


@rule("201.4", "201.4a", "201.4b", "201.4d", "720.5", "712.19")
def nameable(cards: Mapping[str, Card], fits: Callable[[Face], bool]) -> frozenset[str]:
    """A player who chooses a card name may choose the name of any face, half or alternative characteristics of a card.

    Whether a name fits a description ("a creature card name") is judged by the characteristics that bear that name alone: by that
    face, that half, or those alternative characteristics.
    """
    return frozenset(face.name for card in cards.values() for face in card.faces if card.layout != "token" and fits(face))
