"""What all effects share."""

from typing import ClassVar, Literal

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

    impersonal: ClassVar[bool] = False
    """Whether it makes no difference who carries it out: `who` then says only who may decide not to."""

    who: Reference = "you"
    given: AnyCondition | None = None
    optional: bool = False
    save: SavedName | None = None
