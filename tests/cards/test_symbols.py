"""Mana symbols, mana costs and amounts of mana."""

import pytest

from oracle.cards.symbols import mana, mana_cost, split_symbols, written


@pytest.mark.parametrize(
    ("text", "value", "colors"),
    [
        ("{2}{U}", 3, "U"),
        ("{X}{X}", 0, ""),
        ("{B/G}", 1, "BG"),
        ("{2/W}{2/W}", 4, "W"),
        ("{W/P}", 1, "W"),
        ("{15}", 15, ""),
        ("{C}{S}", 2, ""),
        ("{W}{U}{B}{R}{G}", 5, "WUBRG"),
        ("", 0, ""),
    ],
)
def test_costs(text: str, value: int, colors: str) -> None:
    cost = mana_cost(text)
    assert cost.mana_value() == value
    assert cost.colors() == frozenset(colors)
    assert str(cost) == text


def test_x() -> None:
    assert mana_cost("{X}{X}{G}").mana_value(x=3) == 7
    assert mana_cost("{X}").has_x()
    assert not mana_cost("{2}").has_x()


@pytest.mark.parametrize("text", ["2U", "{2}U", "{}", "{K}", "{2/2}", "{W/W/W}", "{-1}", "{T}"])
def test_bad_costs(text: str) -> None:
    with pytest.raises(ValueError, match=r"is not|no "):
        mana_cost(text)


def test_symbols_of_activation_costs() -> None:
    assert split_symbols("{1}{T}") == ("1", "T")


def test_amounts_of_mana() -> None:
    assert mana("{G}{G}") == ("G", "G")
    assert mana("{2}") == ("C", "C")
    assert written(("G", "C", "W", "G")) == "{W}{G}{G}{C}"
    with pytest.raises(ValueError, match="not an amount of mana"):
        mana("{G/U}")
