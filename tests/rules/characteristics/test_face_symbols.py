"""The symbols on the faces of cards."""

from pathlib import Path

import pytest

from oracle.cards.loader import load_cards
from oracle.rules.characteristics.face_symbols import face_symbol

CARDS = load_cards(Path(__file__).parents[3] / "fixtures" / "cards")


@pytest.mark.parametrize(
    ("name", "symbol"),
    [
        ("Cosima, God of the Voyage", "one triangle"),
        ("The Omenkeel", "two triangles"),
        ("Delver of Secrets", "sun"),
        ("Insectile Aberration", "crescent moon"),
        ("Twinmaw Stormbrood", None),
        ("Charring Bite", None),
        ("Forest", None),
    ],
)
def test_symbol(name: str, symbol: str | None) -> None:
    assert face_symbol(*CARDS.with_face(name)) == symbol
