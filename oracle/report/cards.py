"""Cards as a reader sees them."""

from collections.abc import Iterable
from typing import Any

import click
import msgspec

from oracle.cards.card import Card, Face
from oracle.report.conversation import printable
from oracle.report.terminal import WIDTH, wrapped


def cards_table(cards: Iterable[Card]) -> str:
    """One line a card: name, mana cost, type line; further faces below."""
    rows = [
        (printable(face.name if first else f"  // {face.name}"), str(face.mana_cost or ""), type_line(face))
        for card in cards
        for first, face in _faces(card)
    ]
    widths = [max((len(row[column]) for row in rows), default=0) for column in (0, 1)]
    widths[0] = min(widths[0], max(16, WIDTH - widths[1] - 28))
    lines = [line for name, cost, kind in rows for line in wrapped(f"{name:{widths[0]}}  {cost:{widths[1]}}  ", kind)]
    return "".join(f"{line}\n" for line in lines)


def card_head(card: Card) -> str:
    """Name, layout and faces of one card."""
    lines = [click.style(printable(card.name), bold=True) + ("" if card.layout == "normal" else f"  ({card.layout})")]
    for _, face in _faces(card):
        size = "" if face.power is None else f"  {face.power}/{face.toughness}"
        cost = f"  {face.mana_cost}" if face.mana_cost is not None else ""
        lines.append(f"  {printable(face.name)}{cost}  {type_line(face)}{size}")
    return "\n".join(lines) + "\n"


def type_line(face: Face) -> str:
    """The type line: "Legendary Creature — God"."""
    front = printable(" ".join(word.capitalize() for word in (*face.supertypes, *face.types)))
    return f"{front} — {printable(' '.join(face.subtypes))}" if face.subtypes else front


def cards_json(cards: Iterable[Card]) -> str:
    """The cards as the engine understands them, as a JSON array."""
    content: Any = msgspec.to_builtins(list(cards), enc_hook=str)
    return msgspec.json.format(msgspec.json.encode(content), indent=2).decode() + "\n"


def _faces(card: Card) -> list[tuple[bool, Face]]:
    return [(index == 0, face) for index, face in enumerate(card.faces)]
