"""When spells can be cast at all, and what an instruction to cast one says."""

from typing import Any

import msgspec

from oracle.rules.words.context import Context

TIMES_TO_CAST = {
    "creature": "302.1",
    "artifact": "301.1",
    "enchantment": "303.1",
    "planeswalker": "306.1",
    "battle": "310.1",
    "sorcery": "307.1",
}


class InstructedCast(msgspec.Struct, frozen=True, kw_only=True):
    """Under what circumstances a spell is cast other than by a player with priority (608.2g)."""

    free: bool
    filter: Any = None
    context: Context
    exile_after: bool = False
