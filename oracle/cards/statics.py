"""Static abilities: what simply holds while the ability functions (604).

They change objects (layers, 613), permit or prohibit (601.3), change costs (601.2f), or replace events (614).
"""

from typing import Literal, Union

import msgspec

from oracle.cards import effects
from oracle.cards.changes import AnyChange
from oracle.cards.conditions import AnyCondition
from oracle.cards.costs import Cost
from oracle.cards.filters import Amount, Filter, Range, Selection
from oracle.cards.words import KeywordName, ManaText, ManaTypeText, Reference, Word


class StaticWord(Word, frozen=True, tag_field="rule"):
    """One thing that holds."""


class Continuous(StaticWord, frozen=True, tag="change"):
    """Objects are changed (613)."""

    what: Selection
    changes: tuple[AnyChange, ...]


Deed = Literal[
    "cast",
    "play land",
    "activate",
    "attack",
    "block",
    "be blocked",
    "untap",
    "be targeted",
    "gain life",
    "draw",
    "be countered",
    "be regenerated",
    "be sacrificed",
    "transform",
    "be turned face up",
    "have counters put on",
    "get counters",
    "enter",
    "search",
    "lose the game",
    "win the game",
]


class Prohibit(StaticWord, frozen=True, tag="can't"):
    """Players can't do something with objects that the filter lets through (101.2)."""

    deed: Deed
    who: Reference = "each player"
    what: Selection | None = None
    """Spells, lands, creatures, sources …; anything if absent."""
    except_mana_abilities: bool = False
    from_zones: tuple[Literal["battlefield", "hand", "library", "graveyard", "exile"], ...] = ()
    attackers: Filter | None = None
    """For "block": can't block such attackers."""


class Permit(StaticWord, frozen=True, tag="may play"):
    """A player may play lands or cast spells from where they usually can't (601.3)."""

    what: Selection
    """What the land or spell must be like, judged by the face that is played; or "this" card."""
    origin: Literal["top of library", "graveyard", "exile", "hand"]
    lands: bool = False
    spells: bool = False
    who: Reference = "you"
    free: bool = False
    """Without paying its mana cost (an alternative cost, 118.9)."""
    any_color: bool = False
    """Mana may be spent on it as though it were mana of any color (609.4b)."""
    gains: tuple[KeywordName, ...] = ()
    """A spell cast so, and the permanent that it becomes, gain these keywords until end of turn."""


class AsThoughFlash(StaticWord, frozen=True, tag="as though flash"):
    """A player may cast spells as though they had flash, from wherever and for whatever cost they may cast them (601.3b)."""

    what: Filter
    """What the spell must be like."""
    who: Reference = "you"


class Reveal(StaticWord, frozen=True, tag="top card revealed"):
    """A player plays with the top card of their library revealed, or may look at it any time."""

    who: Reference = "you"
    only_you: bool = False


class LookAt(StaticWord, frozen=True, tag="may look"):
    """A player may look at hidden objects at any time: face-down creatures of other players, say (708.5)."""

    what: Filter


class CostChange(StaticWord, frozen=True, tag="cost"):
    """Spells, or this one ("this"), cost more or less to cast (601.2f).

    In the amounts "it" is the spell and "that player" the one who casts it.
    """

    what: Selection
    more: Amount = 0
    less: Amount = 0
    less_any: ManaText = ""
    """A reduction in colored symbols, as mana; so many times over as `each` says."""
    each: Amount = 1
    who: Reference = "each player"


class AdditionalCost(StaticWord, frozen=True, tag="additional cost"):
    """This spell has an additional cost (118.8)."""

    cost: Cost
    optional: bool = False
    name: str | None = None
    """What `CostPaid` calls it: "kicker"."""


class AlternativeCost(StaticWord, frozen=True, kw_only=True, tag="alternative cost"):
    """You may cast spells, or this one, for this cost instead of their mana cost (118.9)."""

    cost: Cost
    what: Selection = "this"
    name: str | None = None
    """What `CostPaid` calls it: "dash"."""


class BoundsOfX(StaticWord, frozen=True, tag="x"):
    """The number chosen for X of this spell must lie within these bounds (107.3)."""

    range: Range


class ExtraLands(StaticWord, frozen=True, tag="extra lands"):
    """A player may play that many more lands on each of their turns (305.2)."""

    count: Amount = 1
    who: Reference = "you"


class DoesNotUntap(StaticWord, frozen=True, tag="doesn't untap"):
    """Permanents don't untap during their controllers' untap steps (502.3)."""

    what: Selection


class NoMaximumHandSize(StaticWord, frozen=True, tag="no maximum hand size"):
    """A player has no maximum hand size (402.2)."""

    who: Reference = "you"


class TriggersAgain(StaticWord, frozen=True, kw_only=True, tag="triggers again"):
    """If something entering makes an ability of a permanent you control trigger, that ability triggers an additional time (603.2d)."""

    entering: Filter
    """What enters."""


class OpeningHand(StaticWord, frozen=True, tag="opening hand"):
    """A player whose opening hand has this card may begin the game with it on the battlefield (103.6)."""


CopyEnd = Literal["turned face down"]
"""What ends a copy effect on a permanent that entered, or was turned face up, as a copy; it lasts if nothing is said."""


# --- replacement effects ----------------------------------------------------------------------------------------------


class ReplaceMana(StaticWord, frozen=True, tag="replace mana"):
    """Changes what a permanent tapped for mana produces (106.12b).  Exactly one of `becomes`, `type`, `color` and `times` is given."""

    what: Selection
    who: Reference = "each player"
    amount: Range | None = None
    """Only if it would produce that much mana."""
    becomes: ManaText | None = None
    """Produces this mana instead of any other type and amount."""
    type: ManaTypeText | None = None
    """Produces the same amount of that type instead."""
    color: Reference | None = None
    """Produces mana of that chosen color instead of any other color; colorless mana stays what it is."""
    times: int | None = None
    """Produces that many times as much."""


class EntersWith(StaticWord, frozen=True, tag="enters"):
    """How permanents enter (614.1c-d): tapped, with counters, as a copy, with a choice."""

    what: Selection = "this"
    tapped: bool = False
    """With `copy_of`: only if it enters as a copy."""
    tapped_unless: AnyCondition | None = None
    pay_or_tapped: Cost | None = None
    counters: dict[str, Amount] = msgspec.field(default_factory=dict)
    """With `copy_of`: only if it enters as a copy, as an exception of the copy effect (707.9e)."""
    copy_of: Selection | None = None
    """As a copy: of one object that a filter lets through, chosen if the player likes; or of the one that is meant, in any case."""
    copy_changes: tuple[AnyChange, ...] = ()
    copy_until: CopyEnd | None = None
    choose: Literal["card name", "nonland card name", "creature type", "color", "opponent"] | None = None
    do: "tuple[effects.AnyEffect, ...]" = ()
    """What else happens as it enters, without the stack."""


class TurnsUpWith(StaticWord, frozen=True, kw_only=True, tag="turns up"):
    """How this permanent is turned face up: with counters, as a copy, attached to something (708.11)."""

    counters: dict[str, Amount] = msgspec.field(default_factory=dict)
    copy_of: Filter | None = None
    """As a copy of another object, chosen if the player likes."""
    copy_changes: tuple[AnyChange, ...] = ()
    copy_until: CopyEnd | None = None
    attach: Filter | None = None
    """Attached to an object of the player's choice, if they like, that it may be attached to (303.4k)."""


class MoveInstead(StaticWord, frozen=True, kw_only=True, tag="moves instead"):
    """Objects that would go to a zone go to another one instead (614.1a)."""

    what: Filter
    origin: Literal["battlefield", "stack", "library", "hand", "graveyard", "exile", "anywhere"] = "anywhere"
    destination: Literal["battlefield", "library", "hand", "graveyard", "exile"]
    instead: Literal["battlefield", "library", "hand", "graveyard", "exile"]
    owner: Reference = "each player"


class TimesCounters(StaticWord, frozen=True, tag="more counters"):
    """More counters are put on objects than would be (614.16)."""

    what: Selection
    kind: str | None = None
    times: int = 1
    plus: int = 0


class PreventDamage(StaticWord, frozen=True, tag="prevent damage"):
    """Prevents damage (615)."""

    source: Filter | None = None
    to: Selection | None = None
    combat: bool = False
    """Only combat damage."""


class SkipDraw(StaticWord, frozen=True, tag="skip draw"):
    """You skip your draw step."""


AnyStatic = Union[  # noqa: UP007
    Continuous,
    Prohibit,
    Permit,
    AsThoughFlash,
    Reveal,
    LookAt,
    CostChange,
    AdditionalCost,
    AlternativeCost,
    BoundsOfX,
    ExtraLands,
    DoesNotUntap,
    NoMaximumHandSize,
    TriggersAgain,
    OpeningHand,
    ReplaceMana,
    EntersWith,
    TurnsUpWith,
    MoveInstead,
    TimesCounters,
    PreventDamage,
    SkipDraw,
]
