"""What happens to spells, and cards that may be played."""

from typing import ClassVar, Literal

from oracle.cards.changes import AnyChange
from oracle.cards.costs import Cost
from oracle.cards.effects.effect import Effect
from oracle.cards.filters import Amount, Filter, Selection
from oracle.cards.words import Reference


class Counter(Effect, frozen=True, tag="counter"):
    """Counter spells or abilities (701.6)."""

    impersonal: ClassVar[bool] = True
    what: Selection
    unless_pays: Cost | None = None
    payer: Reference | None = None
    """Who may pay; if absent, whoever controls the spell or ability by then."""
    to: Literal["graveyard", "hand", "exile", "library top"] = "graveyard"


class CopySpell(Effect, frozen=True, tag="copy spell"):
    """Copy spells on the stack (707.10)."""

    what: Reference
    count: Amount = 1
    changes: tuple[AnyChange, ...] = ()
    """What is different about the copy (707.9)."""


class NewTargets(Effect, frozen=True, tag="new targets"):
    """Choose new targets for spells or abilities on the stack, if the player likes (115.7d)."""

    what: Selection


class CopyCard(Effect, frozen=True, tag="copy card"):
    """Copy a card that isn't a spell, in the zone where it is (707.12); `save` is the copy, to be cast at once."""

    what: Selection


class CastNow(Effect, frozen=True, tag="cast now"):
    """A player may cast one of these cards now, as part of the resolution (608.2g)."""

    what: Selection
    filter: Filter | None = None
    """What the resulting spell must be like."""
    free: bool = True
    any_number: bool = False
    """Any number of them, one after the other."""
    exile_after: bool = False
    """If the spell would be put into a graveyard this turn, it is exiled instead."""


class AllowPlay(Effect, frozen=True, tag="allow play"):
    """These exiled (or other) cards may be played for as long as said (601.3, 611.2a)."""

    what: Selection
    lands: bool = True
    spells: bool = True
    duration: Literal["while exiled", "end of turn", "end of your next turn"] = "while exiled"
    free: bool = False
    any_color: bool = False
    """Mana may be spent on it as though it were mana of any color (609.4b)."""
    exile_after: bool = False
    """If the spell would be put into a graveyard, it is exiled instead."""
