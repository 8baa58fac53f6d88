"""Type lines."""

import pytest

from oracle.cards.subtypes import ALL_SUBTYPES
from oracle.cards.typeline import CARD_TYPES, WITHOUT_RULES, see_that_it_has_rules, type_line

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


@pytest.mark.parametrize("text", ["Enchantment — Saga", "Enchantment — Aura Role", "Battle — Siege", "Artifact — Spacecraft"])
def test_what_has_rules_that_are_not_there_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"the rules of a \w+ \([\d.]+\) aren't there.*known .* Equipment"):
        see_that_it_has_rules(type_line(text))


@pytest.mark.parametrize(("text", "supertypes", "types", "subtypes"), GOOD)
def test_what_has_none_or_known_rules_is_not(text: str, supertypes: object, types: object, subtypes: object) -> None:
    see_that_it_has_rules(type_line(text))


def test_what_has_no_rules_is_a_type() -> None:
    assert all(word in CARD_TYPES or word in ALL_SUBTYPES for word in WITHOUT_RULES)
