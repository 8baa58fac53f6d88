"""What all effects share."""

from typing import Literal

from oracle.cards.conditions import AnyCondition
from oracle.cards.words import Reference, SavedName, Word

Place = Literal[
    "battlefield",
    "hand",
    "graveyard",
    "exile",
    "library top",
    "library second",
    "library bottom",
    "library shuffled",
    "library bottom random",
]
"""Where an effect puts objects."""


class Effect(Word, frozen=True, tag_field="do", kw_only=True):
    """An instruction.  `who` carries it out ("you" unless said otherwise)."""

    who: Reference = "you"
    given: AnyCondition | None = None
    optional: bool = False
    save: SavedName | None = None
