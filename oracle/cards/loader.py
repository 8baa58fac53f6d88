"""Reads cards from TOML files: one file a card, called by the card's name.

`load_cards` knows the files of some folders and reads each when it is first asked for.  A file that isn't understood whole is
rejected whole (`CardError`): a card that is half understood must never be used.
"""

import os
import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from oracle.cards.card import Card
from oracle.cards.errors import CardError, Unfit, key_written
from oracle.cards.mending import all_mistakes
from oracle.cards.printed import card_of, name_given, shape_of
from oracle.cards.shapes import explain, locate
from oracle.files import UnreadableError, parse_visible_toml, read_text
from oracle.misspelt import near

_APOSTROPHES = re.compile(r"['’]")
_NO_WORD = re.compile(r"[^a-z0-9]+")
_NAME = re.compile(r"""^name\s*=\s*(?:"([^"]+)"|'([^']+)')""", re.MULTILINE)


@lru_cache(maxsize=4096)
def slug(name: str) -> str:
    """What a card's file is called: "Jace, Vryn's Prodigy" as "jace_vryns_prodigy"."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode() or name
    return _NO_WORD.sub("_", _APOSTROPHES.sub("", unicodedata.normalize("NFKC", plain)).lower()).strip("_")


def load_card(path: Path) -> Card:
    """The card in a file.  Raises CardError."""
    text = _text_of(path)
    card = read_card(text, path)
    _see_that_it_is_called(card.name, path, text)
    return card


def _text_of(path: Path) -> str:
    try:
        return read_text(path)
    except UnreadableError as error:
        raise CardError(path, "", error.message, error.line) from error


def _see_that_it_is_called(name: str, path: Path, text: str) -> None:
    """Raises CardError for a file that isn't called by its card's name."""
    if slug(name) != path.stem:
        line = max(locate(text, key) or 1 for key in (("name",), ("faces", 0, "name")))
        raise CardError(path, "name", f"{name!r} belongs in a file called {slug(name)}.toml", line)


def read_card(text: str, path: Path) -> Card:
    """The card that a text in TOML describes; `path` is for messages.  Raises CardError, with all that is wrong."""
    raw = _parsed(text, path)
    _nested_filters_anywhere(raw)
    read = _read(raw)
    if isinstance(read, Card):
        return read
    mistakes = all_mistakes(raw, _mistake_in)
    mistakes.sort(key=lambda each: locate(text, each.key) or 0)
    first, *others = [CardError(path, key_written(each.key), each.message, locate(text, each.key)) for each in mistakes]
    first.others = tuple(others)
    raise first


def _parsed(text: str, path: Path) -> dict[str, Any]:
    try:
        return parse_visible_toml(text)
    except UnreadableError as error:
        raise CardError(path, "", error.message, error.line) from error


def _read(raw: dict[str, Any]) -> Card | Unfit:
    """The card that a file describes, or the first thing that is wrong with it."""
    shape = shape_of(raw)
    try:
        return card_of(msgspec.convert(raw, shape))
    except msgspec.ValidationError as error:
        return explain(str(error), raw, shape)
    except Unfit as error:
        return error


def _mistake_in(raw: dict[str, Any]) -> Unfit | None:
    read = _read(raw)
    return read if isinstance(read, Unfit) else None


def _nested_filters_anywhere(raw: Any) -> None:
    """Filters inside `any_of` and `but_not` mean no zone unless they say so (see `Filter`)."""
    if isinstance(raw, list):
        for item in raw:
            _nested_filters_anywhere(item)
    elif isinstance(raw, dict):
        for name, item in raw.items():
            if name in ("any_of", "but_not"):
                for inner in item if isinstance(item, list) else [item]:
                    if isinstance(inner, dict):
                        inner.setdefault("zone", "any")
            if isinstance(item, dict | list):
                _nested_filters_anywhere(item)


class CardLibrary(Mapping[str, Card]):
    """The cards of some folders, by name; each file is read when its card is first asked for."""

    def __init__(self, paths: Mapping[str, Path]) -> None:
        self._paths = paths
        """By slug."""
        self._cards: dict[str, Card] = {}
        self._names: dict[str, str] | None = None

    def __getitem__(self, name: str) -> Card:
        key = slug(name)
        if key not in self._paths:
            raise KeyError(name)
        card = self._load(key)
        if card.name != name:
            raise KeyError(name)
        return card

    def __iter__(self) -> Iterator[str]:
        for key in self._paths:
            yield self._load(key).name

    def __len__(self) -> int:
        return len(self._paths)

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and slug(name) in self._paths and self._load(slug(name)).name == name

    def with_face(self, name: str) -> tuple[Card, int]:
        """The card one of whose faces or halves has that name, and which (0 also for the name of the whole card).

        Raises KeyError.
        """
        key = slug(name)
        if key not in self._paths:
            key = self._names_of_faces().get(name, "")
            if not key:
                raise KeyError(name)
        card = self._load(key)
        index = 0 if card.name == name else card.face_named(name)
        if index is None:
            raise KeyError(name)
        return card, index

    def nearest(self, name: str) -> list[str]:
        """Names, of cards and of their faces, that come near to a name that isn't there."""
        known = (*self._names_of_faces(), *self._split_names())
        beginning = [each for each in known if name and each.lower().startswith(name.lower())]
        return list(dict.fromkeys((*beginning[:3], *near(name, known, 3))))

    def names(self) -> tuple[str, ...]:
        """Names of all cards and their faces, from a quick look that doesn't understand the files."""
        return tuple(self._names_of_faces())

    def path_of(self, name: str) -> Path:
        """The file of the card of that name.  Raises KeyError."""
        return self._paths[slug(self[name].name)]

    def paths(self) -> tuple[Path, ...]:
        """All files."""
        return tuple(self._paths.values())

    def _load(self, key: str) -> Card:
        card = self._cards.get(key)
        if card is None:
            card = self._cards[key] = load_card(self._paths[key])
        return card

    def _names_of_faces(self) -> dict[str, str]:
        """Names of all faces to slugs of their cards, from a quick look that doesn't understand the files."""
        if self._names is None:
            self._names = {}
            for key, path in self._paths.items():
                for double, single in _NAME.findall(_text_of(path)):
                    self._names.setdefault(double or single, key)
        return self._names

    def _split_names(self) -> list[str]:
        return [card.name for card in self._cards.values() if card.layout == "split"]


def load_cards(*folders: Path, replacing: bool = True) -> CardLibrary:
    """The cards of these folders and the folders in them; where two folders have the same card, the later one counts if it may replace it.

    Raises CardError for a folder that isn't there, for two files for one card in one folder, and unless `replacing` in two folders.
    """
    paths: dict[str, Path] = {}
    for folder in folders:
        if not folder.is_dir():
            raise CardError(folder, "", "no such folder of cards")
        here: dict[str, Path] = {}
        for root, _, files in os.walk(folder):
            for file in sorted(files):
                if file.endswith(".toml"):
                    key = file.removesuffix(".toml")
                    if key in here:
                        raise CardError(Path(root, file), "", f"the same card as {here[key]}")
                    here[key] = Path(root, file)
        taken = sorted(here.keys() & paths.keys())
        if taken and not replacing:
            others = f" ({len(taken) - 1} more are too)" if len(taken) > 1 else ""
            raise CardError(
                here[taken[0]], "", f"the same card as {paths[taken[0]]}{others}; --replace-cards lets it take that one's place"
            )
        paths |= here
    return CardLibrary(dict(sorted(paths.items())))


def see_that_all_are_found(paths: Iterable[Path]) -> None:
    """Raises CardError for a file that is no TOML, or isn't called by its card's name: who asks for the card never comes upon it."""
    for path in paths:
        text = _text_of(path)
        name = name_given(_parsed(text, path))
        if name is not None:
            _see_that_it_is_called(name, path, text)
