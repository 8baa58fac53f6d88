"""Costs: what a player pays to cast a spell or to activate an ability.

A cost is a list.  Texts in it are symbols ("{2}{U}", "{T}", "{Q}"); other parts are the words below.
"""

from typing import Union

from oracle.cards.filters import Amount, Filter, Selection
from oracle.cards.words import CostText, SavedName, Word


class CostPart(Word, frozen=True, tag_field="pay"):
    """A part of a cost that is not mana."""


class Sacrifice(CostPart, frozen=True, tag="sacrifice"):
    """Sacrifice this, or a number of permanents that you control."""

    what: Selection = "this"
    count: Amount = 1
    any_number: bool = False
    save: SavedName | None = None
    """A name for what was sacrificed, for the rest of this card."""


class Discard(CostPart, frozen=True, tag="discard"):
    """Discard cards from your hand, or this card."""

    what: Selection = Filter(zone="hand")
    count: Amount = 1
    random: bool = False


class PayLife(CostPart, frozen=True, tag="life"):
    """Pay life (119.4)."""

    amount: Amount


class RemoveCounters(CostPart, frozen=True, tag="remove counters"):
    """Remove counters from this."""

    kind: str
    count: Amount = 1


class PutCounters(CostPart, frozen=True, tag="put counters"):
    """Put a counter on this."""

    kind: str


class Loyalty(CostPart, frozen=True, tag="loyalty"):
    """Put that many loyalty counters on this, or remove them if negative (606.4); X of [-X] as a product with -1."""

    amount: Amount


class ExileCards(CostPart, frozen=True, tag="exile"):
    """Exile this, or cards from a zone of yours."""

    what: Selection = "this"
    count: Amount = 1


class TapPermanents(CostPart, frozen=True, tag="tap"):
    """Tap untapped permanents that you control: a number of them, or with a total power (crew, 702.122a)."""

    what: Filter
    count: Amount | None = 1
    total_power: Amount | None = None


class ReturnToHand(CostPart, frozen=True, tag="return to hand"):
    """Return this, or permanents that you control, to their owner's hand."""

    what: Selection = "this"
    count: Amount = 1


class Mill(CostPart, frozen=True, tag="mill"):
    """Put the top card of your library into your graveyard."""


class EitherCost(CostPart, frozen=True, tag="either"):
    """Pay one of several costs."""

    costs: "tuple[Cost, ...]"


class RepeatedCost(CostPart, frozen=True, tag="times"):
    """Pay a cost a number of times over ("{2} for each age counter on it", 702.24a)."""

    cost: "Cost"
    count: Amount


AnyCostPart = Union[  # noqa: UP007
    CostText,
    Sacrifice,
    Discard,
    PayLife,
    RemoveCounters,
    PutCounters,
    Loyalty,
    ExileCards,
    TapPermanents,
    ReturnToHand,
    Mill,
    EitherCost,
    RepeatedCost,
]
Cost = tuple[AnyCostPart, ...]
