"""Conditions: what must hold for an ability to work, to be activated, or to go on ("if …", "as long as …")."""

from typing import Literal, Union

from oracle.cards.filters import Amount, Filter, Range, Selection
from oracle.cards.words import Reference, Word


class Condition(Word, frozen=True, tag_field="if"):
    """Something that is true or false of the game at a moment."""


class Exists(Condition, frozen=True, tag="exists"):
    """At least `least` objects that the selection means (and at most `most`)."""

    what: Selection
    least: Amount = 1
    most: Amount | None = None


class Matches(Condition, frozen=True, tag="matches"):
    """The object meant by the reference passes the filter, as it is or last was."""

    what: Reference
    filter: Filter


class InZone(Condition, frozen=True, tag="in zone"):
    """The very object meant (not a later one of the same card, 400.7) is in that zone."""

    what: Reference
    zone: Literal["battlefield", "hand", "library", "graveyard", "exile", "stack"]


class Compare(Condition, frozen=True, tag="compare"):
    """An amount lies within bounds."""

    amount: Amount
    range: Range


class Happened(Condition, frozen=True, tag="happened this turn"):
    """Something happened this turn: "permanent you control left", "spell cast", "life gained", "attacked" …"""

    what: Literal["permanent you controlled left the battlefield", "creature died", "you attacked", "you gained life"]


class YourTurn(Condition, frozen=True, tag="your turn"):
    """It is your turn."""


class Kicked(Condition, frozen=True, tag="kicked"):
    """The spell, or the spell that became the permanent, was kicked."""


class WasCast(Condition, frozen=True, tag="was cast"):
    """The permanent was a spell that was cast."""

    what: Reference = "this"
    who: Reference | None = None
    """Only by this player."""
    origin: Literal["hand", "library", "graveyard", "exile"] | None = None
    """Only from this zone."""


class EnteredFrom(Condition, frozen=True, tag="entered from"):
    """The permanent came onto the battlefield right from that zone; one that was a spell came from the stack."""

    zone: Literal["hand", "library", "graveyard", "exile", "stack", "command"]
    what: Reference = "this"


class CostPaid(Condition, frozen=True, tag="cost paid"):
    """An optional or alternative cost of that name was paid for the spell that this is or was ("dash", 702.109a)."""

    name: str


class AttackedThisTurn(Condition, frozen=True, tag="attacked this turn"):
    """This very object was declared as an attacker this turn."""


class Did(Condition, frozen=True, tag="did"):
    """An earlier effect of the same ability, saved under this name, was carried out (118.12)."""

    name: Reference


class Not(Condition, frozen=True, tag="not"):
    """The condition does not hold."""

    condition: "AnyCondition"


class All(Condition, frozen=True, tag="all"):
    """All of the conditions hold."""

    conditions: "tuple[AnyCondition, ...]"


class AnyOf(Condition, frozen=True, tag="any"):
    """One of the conditions holds."""

    conditions: "tuple[AnyCondition, ...]"


AnyCondition = Union[  # noqa: UP007
    Exists,
    Matches,
    InZone,
    Compare,
    Happened,
    YourTurn,
    Kicked,
    WasCast,
    EnteredFrom,
    CostPaid,
    AttackedThisTurn,
    Did,
    Not,
    All,
    AnyOf,
]
