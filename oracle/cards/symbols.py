"""Mana symbols and mana costs, as printed.

A symbol is the text between the braces: "W", "C", "2", "X", "B/G", "2/W", "W/P", "S", and for activation costs also "T" and "Q".
A `ManaCost` is a row of mana symbols.

Sources: 107.4 (symbols), 202.1-202.3 (mana cost, color, mana value).
"""

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Literal

import msgspec

Color = Literal["W", "U", "B", "R", "G"]
ManaType = Literal["W", "U", "B", "R", "G", "C"]

COLORS: tuple[Color, ...] = ("W", "U", "B", "R", "G")
MANA_TYPES: tuple[ManaType, ...] = ("W", "U", "B", "R", "G", "C")
COLOR_NAMES: dict[Color, str] = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}
COLOR_LETTERS: dict[str, Color] = {name: letter for letter, name in COLOR_NAMES.items()}

_SYMBOL = re.compile(r"\{([^{}]+)\}")
_VALID = re.compile(r"[WUBRGCSXY]|\d{1,3}|[WUBRG]/[WUBRG]|2/[WUBRG]|C/[WUBRG]|[WUBRG]/P|[WUBRG]/[WUBRG]/P")


class ManaCost(msgspec.Struct, frozen=True):
    """A mana cost: its symbols in printed order, without braces."""

    symbols: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "".join(f"{{{symbol}}}" for symbol in self.symbols)

    def mana_value(self, x: int = 0) -> int:
        """Total mana, color ignored; each {X} counts as `x`, a hybrid symbol as its larger half (202.3)."""
        return sum(symbol_value(symbol, x) for symbol in self.symbols)

    def colors(self) -> frozenset[Color]:
        """The colors of its symbols (202.2)."""
        return symbol_colors(self.symbols)

    def has_x(self) -> bool:
        """Whether an {X} is among its symbols."""
        return "X" in self.symbols


def symbol_value(symbol: str, x: int = 0) -> int:
    """What one symbol adds to a mana value (202.3e-g)."""
    if symbol.isdigit():
        return int(symbol)
    if symbol == "X":
        return x
    return 2 if symbol.startswith("2/") else 1


def symbol_colors(symbols: Iterable[str]) -> frozenset[Color]:
    """Colors that occur among the symbols."""
    return frozenset(part for symbol in symbols for part in symbol.split("/") if part in COLOR_NAMES)


def split_symbols(text: str) -> tuple[str, ...]:
    """ "{2}{U}" as ("2", "U").  Raises ValueError for text outside braces."""
    symbols = tuple(_SYMBOL.findall(text))
    if "".join(f"{{{symbol}}}" for symbol in symbols) != text.replace(" ", ""):
        raise ValueError(f"{text!r} is not a row of symbols like {{2}}{{U}}")
    return symbols


@cache
def mana_cost(text: str) -> ManaCost:
    """Read "{2}{U}".  Raises ValueError for what isn't a mana cost."""
    symbols = split_symbols(text)
    for symbol in symbols:
        if not _VALID.fullmatch(symbol):
            raise ValueError(f"{{{symbol}}} is not a mana symbol")
    return ManaCost(symbols)


MOST_MANA = 1_000_000
"""So much mana, at most, is in a pool."""


def mana(text: str) -> tuple[ManaType, ...]:
    """Read an amount of mana: "{G}{G}" as two green, "{3}" as three colorless (106.11).  Raises ValueError."""
    return _mana(text) if len(text) < 1000 else _mana.__wrapped__(text)


@lru_cache(maxsize=1024)
def _mana(text: str) -> tuple[ManaType, ...]:
    units: list[ManaType] = []
    for symbol in split_symbols(text):
        if symbol.isdigit():
            number = int(symbol) if len(symbol) < 10 else MOST_MANA + 1
            if len(units) + number > MOST_MANA:
                raise ValueError(f"that is more than {MOST_MANA:,} mana")
            units.extend(["C"] * number)
        elif symbol in MANA_TYPES:
            units.append(symbol)
        else:
            raise ValueError(f"{{{symbol}}} is not an amount of mana")
    return tuple(units)


def written(units: Iterable[ManaType]) -> str:
    """An amount of mana in the order W, U, B, R, G, C: "{W}{G}{G}"."""
    return "".join(f"{{{unit}}}" for unit in sorted(units, key=MANA_TYPES.index))
