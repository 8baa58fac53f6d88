"""Whatever is done to a card file: it is understood whole, or rejected with a place in it, and nothing else ever happens."""

from pathlib import Path
from typing import Any

import tomli
from hypothesis import given, settings
from hypothesis import strategies as st

from oracle.cards.card import Card
from oracle.cards.errors import CardError
from oracle.cards.loader import read_card

FILES = sorted((Path(__file__).parents[2] / "fixtures" / "cards").glob("*.toml"))
TEXTS = [path.read_text(encoding="utf-8") for path in FILES]
WORDS = sorted({word for text in TEXTS for word in text.replace('"', " ").split()})


NONSENSE = ["", "{", "}", "=", "[]", '""', "-1", "true", "0.5", *WORDS]


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """A card file in which a few words are replaced, lost or doubled."""
    words = draw(st.sampled_from(TEXTS)).split(" ")
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, len(words) - 1))
        words[place] = draw(st.sampled_from([*NONSENSE, words[place] * 2]))
    return " ".join(words)


def _outcome(text: str) -> Card | CardError:
    try:
        return read_card(text, Path("damaged.toml"))
    except CardError as error:
        return error


@given(damaged())
@settings(max_examples=300, deadline=None, derandomize=True)
def test_a_damaged_file_is_understood_whole_or_rejected(text: str) -> None:
    outcome = _outcome(text)
    if isinstance(outcome, CardError):
        assert outcome.line is not None
        assert 1 <= outcome.line <= text.count("\n") + 1
        assert outcome.message


def _leaves(value: Any, place: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    if isinstance(value, dict):
        return [leaf for name, inner in value.items() for leaf in _leaves(inner, (*place, name))]
    if isinstance(value, list):
        return [leaf for index, inner in enumerate(value) for leaf in _leaves(inner, (*place, index))]
    return [place]


FREE = ("name", "save", "save_rest", "save_all", "symbol", "kind", "text")
"""Where any text may stand: names that are given, kinds of counters, and what a menu calls a mode."""


def test_each_text_of_each_card_matters() -> None:
    """Every text in every file is looked at: a nonsense word in its place is noticed, but where any text may stand."""
    unnoticed = []
    for path, text in zip(FILES, TEXTS, strict=True):
        raw = tomli.loads(text)
        for place in _leaves(raw):
            value = _value(raw, place)
            if place[-1] in FREE or not isinstance(value, str) or text.count(f'"{value}"') != 1:
                continue
            if isinstance(_outcome(text.replace(f'"{value}"', '"zzyzx"')), Card):
                unnoticed.append((path.stem, place))
    assert unnoticed == []


def _value(raw: Any, place: tuple[Any, ...]) -> Any:
    for part in place:
        raw = raw[part]
    return raw
