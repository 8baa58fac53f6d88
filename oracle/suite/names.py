"""Which card is meant by a name: the card's own, that of one of its faces, or "front // back"."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Protocol

import msgspec

from oracle.cards.keywords import KEYWORDS
from oracle.cards.loader import CardLibrary
from oracle.cards.subtypes import ALL_SUBTYPES
from oracle.cards.typeline import CARD_TYPES, SUPERTYPES
from oracle.files import read_text
from oracle.misspelt import did_you_mean
from oracle.suite.references import parse
from oracle.vocabulary.operations import (
    Answer,
    AnyOperation,
    CardItem,
    ColorIdentity,
    Controls,
    DeckAllows,
    Expectation,
    FaceSymbol,
    HasKeyword,
    HasType,
    Holds,
    OnTop,
    PutOntoBattlefield,
    TypeLine,
)


class CardNames(Protocol):
    """What the loader of features needs to know of cards."""

    def front(self, name: str) -> str | None:
        """The name of the card that has a face of that name, or None."""
        ...

    def all(self) -> Iterable[str]:
        """All names of cards and faces."""
        ...

    def is_token(self, name: str) -> bool:
        """Whether a card makes a token of that name."""
        ...


class KnownNames:
    """Card names out of a mapping from each card's name to those of its other faces."""

    def __init__(self, cards: Mapping[str, Sequence[str]], files: Iterable[Path] = ()) -> None:
        self._files = tuple(files)
        self._fronts = {face: card for card, faces in cards.items() for face in (card, *faces)}

    def front(self, name: str) -> str | None:
        """The name of the card that has a face of that name, or None."""
        return self._fronts.get(name)

    def all(self) -> Iterable[str]:
        """All names of cards and faces."""
        return self._fronts

    def is_token(self, name: str) -> bool:
        """Whether a card makes a token of that name."""
        return names_a_token(name, self._files)


class LibraryNames:
    """Card names out of the folders of cards; a card's file is read when its name is looked for."""

    def __init__(self, library: CardLibrary) -> None:
        self._library = library
        self._fronts: dict[str, str] = {}

    def front(self, name: str) -> str | None:
        """The name of the card that has a face of that name, or None."""
        front = self._fronts.get(name)
        if front is None:
            try:
                front = self._fronts[name] = self._library.with_face(name)[0].name
            except KeyError:
                return None
        return front

    def all(self) -> Iterable[str]:
        """All names of cards and faces."""
        return self._library.names()

    def is_token(self, name: str) -> bool:
        """Whether a card makes a token of that name."""
        return names_a_token(name, self._library.paths())


def names_a_token(name: str, files: Iterable[Path]) -> bool:
    """Whether one of the card files gives that name to something."""
    return any(f'name = "{name}"' in read_text(path) for path in files)


def card_and_face(name: str, names: CardNames) -> tuple[str, str | None]:
    """The card that is meant and, unless its own name was said, the face.  Raises LookupError, whose text hints at the nearest names."""
    front = names.front(name)
    if front is None and " // " in name:
        front = names.front(name.partition(" // ")[0])
        name = front or name
    if front is None:
        lower = {known.lower(): known for known in names.all()}
        short = [known for known in lower.values() if known.partition(", ")[0] == name]
        near = short or [lower[close] for close in get_close_matches(name.lower(), lower, 3, 0.6)]
        hint = f"; did you mean {' or '.join(map(repr, near))}?" if near else ""
        raise LookupError(f"unknown card {name!r}{hint}")
    return front, None if front == name else name


def with_known_cards(operation: AnyOperation, given: bool, names: CardNames) -> AnyOperation:
    """The operation with its cards called by the names of their fronts.  Raises LookupError for an unknown card."""
    if given and isinstance(operation, Holds | OnTop | PutOntoBattlefield):
        on_battlefield = isinstance(operation, PutOntoBattlefield) or (isinstance(operation, Holds) and operation.zone == "battlefield")
        items = tuple(_known_item(item, on_battlefield, names) for item in operation.cards)
        return operation if items == operation.cards else msgspec.structs.replace(operation, cards=items)
    _see_that_its_words_exist(operation)
    if isinstance(operation, FaceSymbol):
        return msgspec.structs.replace(operation, card=card_and_face(operation.face, names)[0])
    if isinstance(operation, Answer) and operation.name is not None:
        return msgspec.structs.replace(operation, card=card_and_face(operation.name, names)[0])
    for field in _NAMING.get(type(operation), ()):
        operation = msgspec.structs.replace(operation, **{field: card_and_face(getattr(operation, field), names)[0]})
    return operation


_TYPES = {type.lower(): type for type in (*CARD_TYPES, *SUPERTYPES, *sorted(ALL_SUBTYPES))}


def _see_that_its_words_exist(operation: AnyOperation) -> None:
    """Types and keywords are those of the game: what nothing is or has would make a negative expectation hold in any case."""
    if isinstance(operation, HasKeyword) and operation.keyword is not None:
        keyword = operation.keyword.lower()
        if not any(keyword == known or keyword.startswith(f"{known} ") for known in KEYWORDS):
            raise LookupError(f"unknown keyword {operation.keyword!r}{did_you_mean(keyword, KEYWORDS)}")
    types = (operation.type,) if isinstance(operation, HasType) else operation.types if isinstance(operation, TypeLine) else ()
    for type in types:
        if type.lower() not in _TYPES:
            raise LookupError(f"unknown type {type!r}{did_you_mean(type, _TYPES.values())}")


_NAMING: dict[type, tuple[str, ...]] = {ColorIdentity: ("card",), DeckAllows: ("card", "commander")}
"""Fields of operations that mean a card by the name of one of its faces."""


def _known_item(item: CardItem, on_battlefield: bool, names: CardNames) -> CardItem:
    card, face = card_and_face(item.card, names)
    if item.face is not None and card_and_face(item.face, names)[0] != card:
        raise LookupError(f"{card!r} has no face {item.face!r}")
    if card == item.card:
        return item
    return msgspec.structs.replace(item, card=card, face=item.face or (face if on_battlefield else None))


def see_that_it_is_known(operation: AnyOperation, aliases: Collection[str], names: CardNames) -> None:
    """What is said not to be or to happen is said of a card, a token or an alias: of a misspelt name it would hold in any case.

    Raises LookupError, whose text hints at the nearest name.
    """
    objects = operation.objects if isinstance(operation, Controls) else (getattr(operation, "object", None),)
    negative = getattr(operation, "holds", True) is False or getattr(operation, "count", None) == 0
    for text in objects if negative and isinstance(operation, Expectation) else ():
        name = text if text is None else parse(text).name
        if (
            name is None
            or name in aliases
            or name.endswith(" Token")
            or name in ALL_SUBTYPES
            or not name[:1].isupper()
            or names.front(name) is not None
        ):
            continue
        known = {each.partition(", ")[0] for each in names.all()} | {*names.all(), *aliases}
        if name not in known and name.partition(" // ")[0] not in known and not names.is_token(name):
            raise LookupError(f"nothing is called {name!r}{did_you_mean(name, known)}")
