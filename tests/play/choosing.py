"""How a machine chooses: by what Hypothesis draws, which it can shrink, or by chance alone, which takes no room in what it keeps."""

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol, TypeVar

from hypothesis import strategies as st

T = TypeVar("T")


class Chooser(Protocol):
    """Somebody who chooses."""

    def number(self, least: int, most: int) -> int:
        """A number within bounds."""

    def one(self, options: Sequence[T]) -> T:
        """One of several."""

    def some(self, options: Sequence[T], least: int, most: int) -> list[T]:
        """Several, each once, in any order."""


class Drawn:
    """Choices that Hypothesis makes."""

    def __init__(self, data: st.DataObject) -> None:
        self._data = data

    def number(self, least: int, most: int) -> int:
        return self._data.draw(st.integers(least, most))

    def one(self, options: Sequence[Any]) -> Any:
        return self._data.draw(st.sampled_from(options))

    def some(self, options: Sequence[Any], least: int, most: int) -> list[Any]:
        if not options:
            return []
        places = st.lists(st.integers(0, len(options) - 1), min_size=least, max_size=most, unique=True)
        return [options[place] for place in self._data.draw(places)]


class Chance:
    """Choices by chance, the same for the same seed."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def number(self, least: int, most: int) -> int:
        return self._random.randint(least, most)

    def one(self, options: Sequence[Any]) -> Any:
        return self._random.choice(options)

    def some(self, options: Sequence[Any], least: int, most: int) -> list[Any]:
        return self._random.sample(options, self._random.randint(least, most))
