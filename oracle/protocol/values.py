"""The values that fields of a question may have: bounds that a reader of the schema sees and that a server checks.

They keep an engine from being asked for what no game needs (a million million counters, a name of a megabyte) and from what has no
meaning (-1 lands played, ability number 0).  The answers of engines aren't bound by them.
"""

from typing import Annotated

import msgspec

MOST = 1_000_000
"""The greatest number that is ever asked for: life, counters, mana, X."""

MOST_OBJECTS = 10_000
"""So many objects, at most, a position holds."""

Count = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
"""How many."""

Ordinal = Annotated[int, msgspec.Meta(ge=1, le=MOST)]
"""Which, counted from 1."""

Life = Annotated[int, msgspec.Meta(ge=-MOST, le=MOST)]
"""A life total, which may be below 0 (Platinum Angel)."""

Seed = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
"""A number that all languages read alike out of JSON."""

_ONE_LINE = r"^[^\x00-\x1f\x7f]*$(?!\n)"
_MANA = r"^(\{([WUBRGC]|[0-9]{1,7})\})*$(?!\n)"
_DATE = r"^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$(?!\n)"

IN_WORDS = {_ONE_LINE: "text on one line", _MANA: "mana in symbols, such as {2}{U} or {G}{G}", _DATE: "a date, such as 2026-09-25"}
"""What each of the patterns asks for."""

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=300, pattern=_ONE_LINE)]
"""What something is called: a player, a card, an object, a keyword; on one line."""

Defender = Annotated[str, msgspec.Meta(max_length=300, pattern=_ONE_LINE)]
"""Whom a creature attacks; "" only in compiled scenarios, where it is the one opponent that there is."""

ManaText = Annotated[str, msgspec.Meta(max_length=3 * MOST, pattern=_MANA)]
"""Mana, a symbol for each: "{W}{G}{G}"; a number stands for so much colorless mana, "" for none."""

EditionDate = Annotated[str, msgspec.Meta(pattern=_DATE)]
"""The day on which an edition of the rules takes effect: "2026-09-25"."""
