"""Which card is meant by a name: the card's own, that of one of its faces, or "front // back"."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

import msgspec

from oracle.cards.keywords import KEYWORDS
from oracle.cards.loader import CardLibrary
from oracle.cards.subtypes import ALL_SUBTYPES
from oracle.cards.typeline import CARD_TYPES, SUPERTYPES
from oracle.files import read_text
from oracle.misspelt import did_you_mean, names_like, perhaps
from oracle.suite.reading.references import Reference, parse, short
from oracle.vocabulary.lists import PLAYERS
from oracle.vocabulary.operations import (
    Answer,
    AnyOperation,
    Attached,
    CardItem,
    ColorIdentity,
    Controls,
    DeckAllows,
    Expectation,
    FaceSymbol,
    HasKeyword,
    HasType,
    Holds,
    InOrder,
    Offered,
    OnTop,
    PutOntoBattlefield,
    StackHolds,
    TellsApart,
    TypeLine,
    Whereabouts,
)


class CardNames(Protocol):
    """What the loader of features needs to know of cards."""

    def front(self, name: str) -> str | None:
        """The name of the card that has a face of that name, or None."""
        ...

    def all(self) -> Iterable[str]:
        """All names of cards and faces."""
        ...

    def is_short(self, name: str) -> bool:
        """Whether that is what stands before the comma of a name."""
        ...

    def is_token(self, name: str) -> bool:
        """Whether a card makes a token of that name."""
        ...


class KnownNames:
    """Card names out of a mapping from each card's name to those of its other faces."""

    def __init__(self, cards: Mapping[str, Sequence[str]], files: Iterable[Path] = ()) -> None:
        self._files = tuple(files)
        self._fronts = {face: card for card, faces in cards.items() for face in (card, *faces)}
        self._short = {short(name) for name in self._fronts}

    def front(self, name: str) -> str | None:
        """The name of the card that has a face of that name, or None."""
        return self._fronts.get(name)

    def all(self) -> Iterable[str]:
        """All names of cards and faces."""
        return self._fronts

    def is_short(self, name: str) -> bool:
        """Whether that is what stands before the comma of a name."""
        return name in self._short

    def is_token(self, name: str) -> bool:
        """Whether a card makes a token of that name."""
        return names_a_token(name, self._files)


class LibraryNames:
    """Card names out of the folders of cards; a card's file is read when its name is looked for."""

    def __init__(self, library: CardLibrary) -> None:
        self._library = library
        self._fronts: dict[str, str] = {}
        self._short: set[str] | None = None
        self._tokens: dict[str, bool] = {}

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

    def is_short(self, name: str) -> bool:
        """Whether that is what stands before the comma of a name."""
        if self._short is None:
            self._short = {short(known) for known in self.all()}
        return name in self._short

    def is_token(self, name: str) -> bool:
        """Whether a card makes a token of that name."""
        if name not in self._tokens:
            self._tokens[name] = names_a_token(name, self._library.paths())
        return self._tokens[name]


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
        full = [known for known in names.all() if short(known) == name]
        raise LookupError(f"unknown card {name!r}{perhaps(full or names_like(name, names.all(), 3))}")
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


def see_that_it_can_fail(operation: AnyOperation, placed: "Placed", names: CardNames) -> None:
    """What is said not to be or to happen is said of something that could be there, in words that could be wrong.

    Of a misspelt name, or one that nothing in the scenario bears, it would hold in any case.  Raises LookupError, with a hint.
    """
    for text in _denied(operation):
        if text in placed.aliases:
            continue
        reference = parse(text)
        if isinstance(operation, Whereabouts | Controls):
            _see_that_it_could_be_there(operation, text, reference)
        if reference.kind in ("top of stack", "library top", "library bottom"):
            continue
        if reference.player is None or f"{reference.player}'s {reference.name}" not in placed.aliases:
            _see_that_it_is_borne(reference.name, placed, names)


def _denied(operation: AnyOperation) -> tuple[str, ...]:
    """The objects of which an expectation says what isn't so."""
    if not isinstance(operation, Expectation):
        return ()
    if isinstance(operation, Offered):
        return tuple(text for text in operation.options if text[:1].isupper()) if operation.extent == "excludes" else ()
    if getattr(operation, "holds", True) and getattr(operation, "count", None) != 0:
        return ()
    if isinstance(operation, Controls):
        return operation.objects
    if isinstance(operation, Attached):
        return (operation.object, *((operation.to,) if operation.to != "nothing" else ()))
    object = getattr(operation, "object", None)
    return () if object is None else (object,)


def _see_that_it_could_be_there(said: Whereabouts | Controls, text: str, reference: Reference) -> None:
    """An owner or a place that contradicts what is denied makes it hold in any case."""
    if reference.kind not in ("object", "copy", "ability") or reference.zone is not None:
        raise LookupError(f"{text!r} already says where it is; leave the place out: {reference.name}")
    if reference.player is None:
        return
    if isinstance(said, Controls) and reference.player != said.player:
        raise LookupError(f"{text!r} is what {reference.player} controls, so this holds in any case; give that one an alias")
    if isinstance(said, Whereabouts) and said.player not in (None, reference.player):
        raise LookupError(f"{text!r} is what {reference.player} owns, so this holds in any case; leave out whose it is: {reference.name}")


def _see_that_it_is_borne(name: str, placed: "Placed", names: CardNames) -> None:
    if name in placed.aliases or name in placed.cards or name in PLAYERS:
        return
    cards = {names.front(name), names.front(name.partition(" // ")[0])} - {None}
    cards = cards or {names.front(known) for known in names.all() if short(known) == name}
    if not placed.cards.isdisjoint(cards):
        return
    if cards:
        raise LookupError(f"no Given step places {name!r}, so this would hold in any case")
    _see_that_it_exists(name, placed, names)


def see_that_its_names_exist(operation: AnyOperation, placed: "Placed", names: CardNames) -> None:
    """What is expected is expected of something that there can be.  Raises LookupError for a name of nothing, with a hint."""
    for text in _spoken_of(operation):
        reference = parse(text)
        whole = f"{reference.player}'s {reference.name}"
        if reference.kind in ("object", "copy", "ability") and placed.aliases.isdisjoint((text, whole)):
            _see_that_it_exists(reference.name, placed, names)


def _spoken_of(operation: AnyOperation) -> tuple[str, ...]:
    """The objects that an expectation names."""
    if isinstance(operation, InOrder):
        return tuple(event.object for event in operation.events if event.object is not None)
    if isinstance(operation, Controls | StackHolds | TellsApart):
        return operation.objects
    object = getattr(operation, "object", None) if isinstance(operation, Expectation) else None
    return () if object is None else (object,)


def _see_that_it_exists(name: str, placed: "Placed", names: CardNames) -> None:
    """Something can have that name: a player, an alias, a card, one of its faces, the part before a comma, a token."""
    if name in placed.aliases or name in placed.cards or name in PLAYERS or name in ALL_SUBTYPES:
        return
    is_card = names.front(name) is not None or names.front(name.partition(" // ")[0]) is not None or names.is_short(name)
    if not is_card and not _is_token(name, names):
        known = (*sorted(placed.cards | placed.aliases), *sorted(names.all()))
        raise LookupError(f"nothing is called {name!r}{perhaps(names_like(name, known))}")


def _is_token(name: str, names: CardNames) -> bool:
    kinds, _, last = name.rpartition(" ")
    return (last == "Token" and all(kind in ALL_SUBTYPES for kind in kinds.split())) or names.is_token(name)


class Placed(NamedTuple):
    """What the Given steps of a scenario place: cards, and the aliases of some."""

    cards: frozenset[str]
    aliases: frozenset[str]


def see_that_it_is_no_name(alias: str, names: CardNames) -> None:
    """An alias is the name of nothing else, and doesn't read like a reference of another kind.  Raises LookupError."""
    reference = parse(alias)
    name = reference.name
    if reference.kind != "object" or reference.ordinal is not None or reference.zone is not None:
        raise LookupError(f"the alias {alias!r} reads like a number, a place or an ability of {name!r}; give a plain name")
    if names.front(name) is not None or _is_token(name, names) or any(short(known) == name for known in names.all()):
        raise LookupError(f"the alias {alias!r} is the name of a card or token; give another")
