"""Tables of cards under a step: one row a card, one column for each thing that can be said of it.

| column | meaning | example |
|---|---|---|
| card | name of the card (required) | Llanowar Elves |
| count | how many | 3 |
| alias | a name of its own for use in later steps | Big Bear |
| tapped, sick | yes or no | yes |
| counters | kinds and numbers | 2 +1/+1, 1 charge |
| damage | marked damage | 2 |
| face | the face that is up | The Omenkeel |
| face down | what turned it face down | manifest |
| attached to | alias or name of an object, or a player | Forest |
| owner | if another player owns it | Bob |
| chosen card name, chosen creature type, chosen color | choices made as it entered | Grizzly Bears |
"""

import re
from collections.abc import Callable
from typing import Any, TypeVar, get_args, get_type_hints

import msgspec

from oracle.misspelt import did_you_mean
from oracle.protocol.messages import FaceDownKind, Occurrence
from oracle.vocabulary.lists import NUMBER_WORDS, PLAYERS, PhraseError
from oracle.vocabulary.operations import CardItem, EventPattern

R = TypeVar("R")

DataTable = tuple[tuple[str, ...], ...]
"""The cells of a table, the header first."""

CARD_COLUMNS = ("card", "count", "alias", "tapped", "sick", "counters", "damage", "face", "face down", "attached to", "owner")
CHOSEN_COLUMNS = ("chosen card name", "chosen creature type", "chosen color")
EVENTS: tuple[str, ...] = get_args(get_type_hints(Occurrence)["kind"])
"""What may stand in the column `event` of a table of events."""

_ONE_COUNTER = re.compile(r"(\d+|[a-z]+) (\S+(?: \S+)*)")


class RowError(PhraseError):
    """A row of a table is wrong; `row` counts from the one under the header."""

    def __init__(self, row: int, message: str) -> None:
        super().__init__(message)
        self.row = row


def nearest(word: str, known: tuple[str, ...] | list[str]) -> str:
    """The end of a message: the nearest known word, or all of them if none is near."""
    return did_you_mean(word, known, f"; known are {', '.join(known)}")


def number(text: str) -> int:
    """A number in digits or as a word up to ten.  Raises `PhraseError` for what is neither."""
    if text.lstrip("-").isdigit():
        return int(text)
    if text in NUMBER_WORDS:
        return NUMBER_WORDS[text]
    raise PhraseError(f"a number was expected, not {text!r}")


def card_table(table: DataTable) -> tuple[CardItem, ...]:
    """The rows of a table of cards.  Raises `RowError`, or `PhraseError` for the table as a whole."""
    known = CARD_COLUMNS + CHOSEN_COLUMNS
    header = _header(table, known)
    if "card" not in header:
        raise PhraseError("the table has no column 'card'")
    return tuple(_in_row(number, _card_row, dict(zip(header, row, strict=True))) for number, row in enumerate(table[1:], start=1))


def event_table(table: DataTable) -> tuple[EventPattern, ...]:
    """The rows of a table of events: columns event, object and player.  Raises `RowError`, or `PhraseError` for the table as a whole."""
    header = _header(table, ("event", "object", "player"))
    if "event" not in header:
        raise PhraseError("the table has no column 'event'")
    rows = [{column: cell for column, cell in zip(header, row, strict=True) if cell} for row in table[1:]]
    return tuple(_in_row(number, _event_row, row) for number, row in enumerate(rows, start=1))


def _event_row(row: dict[str, str]) -> EventPattern:
    if row.get("event") not in EVENTS:
        raise PhraseError(f"unknown event {row.get('event')!r}{nearest(row.get('event', ''), EVENTS)}")
    if row.get("player", PLAYERS[0]) not in PLAYERS:
        raise PhraseError(f"unknown player {row['player']!r}{nearest(row['player'], PLAYERS)}")
    return EventPattern(**row)


def _in_row(number: int, read: Callable[[dict[str, str]], R], row: dict[str, str]) -> R:
    """What a row says; a fault in it knows the row that it is in."""
    try:
        return read(row)
    except PhraseError as error:
        raise RowError(number, str(error)) from None


def _header(table: DataTable, known: tuple[str, ...]) -> tuple[str, ...]:
    if len(table) < 2:
        raise PhraseError("a table with a header and at least one row was expected")
    for column in table[0]:
        if column not in known:
            raise PhraseError(f"unknown column {column!r}{nearest(column, known)}")
    if len(set(table[0])) < len(table[0]):
        raise PhraseError("a column appears twice in the table")
    return table[0]


def _card_row(row: dict[str, str]) -> CardItem:
    values: dict[str, Any] = {}
    chosen: dict[str, str] = {}
    for column, cell in row.items():
        if not cell:
            continue
        if column in ("tapped", "sick"):
            values[column] = _yes_or_no(column, cell)
        elif column in ("count", "damage"):
            values[column] = _natural(column, cell)
        elif column == "counters":
            values[column] = _counters(cell)
        elif column == "face down":
            values["face_down"] = _face_down(cell)
        elif column in CHOSEN_COLUMNS:
            chosen[column.removeprefix("chosen ")] = cell
        else:
            values[column.replace(" ", "_")] = cell
    if "card" not in values:
        raise PhraseError("a row of the table has no card")
    if not str(values.get("alias", "")).isprintable():
        raise PhraseError(f"the alias {values['alias']!r} has a character that can't be seen")
    if values.get("alias") and values.get("count", 1) != 1:
        raise PhraseError(f"the alias {values['alias']!r} can name one card only, not {values['count']}")
    return CardItem(chosen=chosen, **values) if chosen else CardItem(**values)


def _natural(column: str, cell: str) -> int:
    if number(cell) < 0 or (column == "count" and number(cell) == 0):
        raise PhraseError(f"column {column!r} has a number of at least {int(column == 'count')}, not {cell}")
    return number(cell)


def _yes_or_no(column: str, cell: str) -> bool:
    if cell not in ("yes", "no"):
        raise PhraseError(f"column {column!r} says yes or no, not {cell!r}")
    return cell == "yes"


def _face_down(cell: str) -> FaceDownKind:
    kinds = get_args(FaceDownKind)
    if cell not in kinds:
        raise PhraseError(f"unknown way to be face down {cell!r}{nearest(cell, kinds)}")
    kind: FaceDownKind = msgspec.convert(cell, FaceDownKind)
    return kind


def _counters(cell: str) -> dict[str, int]:
    counters: dict[str, int] = {}
    for part in cell.split(", "):
        found = _ONE_COUNTER.fullmatch(part)
        if found is None:
            raise PhraseError(f"counters are written like '2 +1/+1, 1 charge', not {part!r}")
        counters[found[2]] = counters.get(found[2], 0) + number(found[1])
    return counters
