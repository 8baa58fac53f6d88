"""All mistakes of a card file are told at once, each at its line, and nothing that only follows from one of them."""

from pathlib import Path

import pytest

from oracle.cards.errors import CardError
from oracle.cards.loader import load_cards, read_card

CARDS = load_cards(Path(__file__).parents[2] / "fixtures" / "cards")


def mistakes(text: str) -> list[str]:
    with pytest.raises(CardError) as told:
        read_card(text, Path("bad.toml"))
    return told.value.lines()


def test_mistakes_of_fields_and_of_several_abilities_are_told_together() -> None:
    told = mistakes(
        """name = "Bad"
cost = "{1}{Z}"
type = "Creature - Bar"
power = "x"
tuffness = 2

[[abilities]]
kind = "triggered"
trigger = { when = "entersx" }
effects = [{ do = "draw" }]

[[abilities]]
kind = "activated"
cost = ["{T}"]
effects = [{ do = "draw", cuont = 2 }]
"""
    )
    assert [line.partition(": ")[0] for line in told] == [
        "bad.toml:2",
        "bad.toml:3",
        "bad.toml:4",
        "bad.toml:5",
        "bad.toml:9",
        "bad.toml:15",
    ]
    assert told[-1] == "bad.toml:15: abilities[1].effects[0].cuont: unknown key 'cuont'; nearest: 'count'"


def test_what_follows_from_a_mistake_is_not_told() -> None:
    """Without the condition of its trigger an ability isn't one, and without a type a card has no power."""
    text = 'name = "Bad"\ntype = "Craeture - Bear"\npower = 2\ntoughness = 2\n[[abilities]]\nkind = "triggered"\ntrigger = { when = "x" }\n'
    assert [line.partition(": ")[0] for line in mistakes(text)] == ["bad.toml:2", "bad.toml:7"]


def test_a_single_mistake_is_told_alone() -> None:
    text = 'name = "Bad"\ntype = "Creature - Bear"\npower = 2\ntoughness = 2\ncost = "{Z}"\n'
    assert mistakes(text) == ["bad.toml:5: cost: {Z} is not a mana symbol"]


def test_mistakes_in_several_parts_of_one_ability_are_told_together() -> None:
    text = """name = "Bad"
type = "Artifact"

[[abilities]]
kind = "triggered"
trigger = { when = "entersx" }
condition = { if = "no such" }
effects = [{ do = "draw", cuont = 2 }, { do = "drwa" }]

[[abilities]]
kind = "activated"
cost = "{T}"
timing = "sorcerous"
effects = [{ do = "draw", count = [] }]
"""
    assert [line.split(": ")[1] for line in mistakes(text)] == [
        "abilities[0].trigger.when",
        "abilities[0].condition.if",
        "abilities[0].effects[0].cuont",
        "abilities[0].effects[1].do",
        "abilities[1].cost",
        "abilities[1].timing",
        "abilities[1].effects[0].count",
    ]


@pytest.mark.parametrize(
    ("part", "mistaken"),
    [
        ('when = "', 'when = "no such '),
        ('do = "', 'do = "no such '),
        ('kind = "', 'kind = "no such '),
        ("targets = [{ ", "targets = [{ x = 1, "),
    ],
)
def test_one_mistake_brings_about_no_other(part: str, mistaken: str) -> None:
    for path in CARDS.paths():
        text = path.read_text(encoding="utf-8")
        if (bad := text.replace(part, mistaken, 1)) != text:
            assert len(mistakes(bad)) == 1, path
            assert f"{path.name}:" not in mistakes(bad)[0]


@pytest.mark.parametrize("word", ["name", "type", "kind", "do", "effects", "when"])
def test_whatever_a_word_is_misspelt_into_the_search_for_mistakes_ends(word: str) -> None:
    for path in CARDS.paths()[::12]:
        text = path.read_text(encoding="utf-8")
        if (bad := text.replace(f"{word} = ", f"{word}x = ")) != text:
            assert mistakes(bad)
