"""Color identity of cards, and which decks may hold them."""

from pathlib import Path

import pytest

from oracle.cards.loader import load_cards
from oracle.rules.characteristics.color_identity import color_identity, fits_deck, identity_of_face

CARDS = load_cards(Path(__file__).parents[3] / "fixtures" / "cards")


@pytest.mark.parametrize(
    ("name", "identity"),
    [
        ("Esika, God of the Tree", "WUBRG"),
        ("Valki, God of Lies", "BR"),
        ("Cosima, God of the Voyage", "U"),
        ("Civilized Scholar", "UR"),
        ("Needleverge Pathway", "WR"),
        ("Dryad Arbor", "G"),
        ("Mountain", ""),
        ("Contamination", "B"),
        ("Yavimaya Coast", "UG"),
        ("Pili-Pala", ""),
        ("Twinmaw Stormbrood", "WR"),
        ("Fire // Ice", "UR"),
        ("Gauntlet of Might", "R"),
        ("Branchsnap Lorian", "G"),
        ("Peter Parker", "WUG"),
        ("Forsaken Monument", ""),
    ],
)
def test_identity(name: str, identity: str) -> None:
    assert "".join(color_identity(CARDS[name])) == identity


def test_a_front_alone_may_have_less() -> None:
    assert identity_of_face(CARDS["Esika, God of the Tree"].faces[0]) == ("G",)
    assert identity_of_face(CARDS["Needleverge Pathway"].faces[0]) == ("R",)


@pytest.mark.parametrize(
    ("card", "commander", "fits"),
    [
        ("Island", "Cosima, God of the Voyage", True),
        ("Mountain", "Cosima, God of the Voyage", False),
        ("Wastes", "Cosima, God of the Voyage", True),
        ("Esika, God of the Tree", "Titania, Rugged Rumbler", False),
        ("Wild Growth", "Esika, God of the Tree", True),
        ("Needleverge Pathway", "Zurgo Bellstriker", False),
        ("Pili-Pala", "Isamaru, Hound of Konda", True),
    ],
)
def test_decks(card: str, commander: str, fits: bool) -> None:
    assert fits_deck(CARDS[card], CARDS[commander]) is fits
