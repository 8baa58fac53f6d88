"""Type lines."""

import pytest

from oracle.cards.typeline import type_line

GOOD = [
    ("Basic Land — Forest", ("basic",), ("land",), ("Forest",)),
    ("Legendary Artifact — Vehicle", ("legendary",), ("artifact",), ("Vehicle",)),
    ("Land Creature - Forest Dryad", (), ("land", "creature"), ("Forest", "Dryad")),
    ("Sorcery — Omen", (), ("sorcery",), ("Omen",)),
    ("Legendary Creature — Time Lord Doctor", ("legendary",), ("creature",), ("Time Lord", "Doctor")),
    ("Land — Urza's Power-Plant", (), ("land",), ("Urza's", "Power-Plant")),
    ("Enchantment", (), ("enchantment",), ()),
]


@pytest.mark.parametrize(("text", "supertypes", "types", "subtypes"), GOOD)
def test_good(text: str, supertypes: tuple[str, ...], types: tuple[str, ...], subtypes: tuple[str, ...]) -> None:
    assert type_line(text) == (supertypes, types, subtypes)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "has no card type"),
        ("Legendary", "has no card type"),
        ("Creature Legendary", "'Legendary' isn't a supertype or card type here"),
        ("Instant — Vehicle", "'Vehicle' isn't a subtype of instant"),
        ("Elf Creature", "'Elf' isn't a supertype or card type here"),
    ],
)
def test_bad(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        type_line(text)
