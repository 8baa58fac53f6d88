"""Keywords, and the abilities that some of them stand for."""

import pytest

from oracle.cards.check import check_abilities
from oracle.cards.costs import PayLife
from oracle.cards.filters import Filter
from oracle.cards.keywords import KEYWORDS, expanded, keyword

PARAMETERS = {"nothing": "", "number": " 2", "cost": " {2}", "quality": " red"}


@pytest.mark.parametrize("name", sorted(KEYWORDS))
def test_each_keyword_can_be_read_and_what_it_stands_for_makes_sense(name: str) -> None:
    rule = KEYWORDS[name]
    word = keyword(name + PARAMETERS[rule.parameter])
    abilities = expanded(word)
    assert bool(abilities) == (rule.expansion is not None)
    assert all(ability.keyword == name for ability in abilities)
    check_abilities(abilities, ())


def test_what_follows_a_keyword() -> None:
    assert keyword("crew 3").amount == 3
    assert keyword("ward {2}").cost == ("{2}",)
    assert keyword("ward 3 life").cost == (PayLife(3),)
    assert keyword("protection from red").filter == Filter(zone="any", colors=("R",))
    assert keyword("protection from creature").filter == Filter(zone="any", types=("creature",))
    assert keyword("morph {3}{B}{B}").cost == ("{3}{B}{B}",)
    assert keyword("first strike").name == "first strike"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("flyin", "nearest: 'flying'"),
        ("crew", "'crew' is followed by a number, not ''"),
        ("crew {2}", "'crew' is followed by a number"),
        ("equip 2", "'equip' is followed by a cost"),
        ("protection from nobody", "'protection from' is followed by a color"),
        ("haste 2", "'haste' is followed by nothing"),
    ],
)
def test_bad(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        keyword(text)
