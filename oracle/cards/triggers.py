"""Trigger conditions: the events at which a triggered ability triggers (603.1).

When one matches, effects may speak of "it" (the object that the event was about), "that player", and the number "amount".
"""

from typing import Literal, Union

from oracle.cards.filters import Filter, Range, Selection
from oracle.cards.words import ManaTypeText, Reference, Word


class Trigger(Word, frozen=True, tag_field="when"):
    """An event to wait for.  `what`, where there is one, says about which objects; "this" is the source itself."""


class Enters(Trigger, frozen=True, tag="enters"):
    """A permanent enters the battlefield (603.6a)."""

    what: Selection = "this"


class Leaves(Trigger, frozen=True, tag="leaves"):
    """A permanent leaves the battlefield; looks back in time (603.10a)."""

    what: Selection = "this"


class Dies(Trigger, frozen=True, tag="dies"):
    """A creature, planeswalker or other permanent is put into a graveyard from the battlefield; looks back (700.4)."""

    what: Selection = "this"


class Discarded(Trigger, frozen=True, tag="discards"):
    """A player discards a card."""

    who: Reference = "you"


class StepBegins(Trigger, frozen=True, tag="step begins"):
    """The beginning of a step or phase (603.2b)."""

    step: Literal["upkeep", "draw", "precombat main", "beginning of combat", "end", "postcombat main"]
    whose: Reference = "you"


class Casts(Trigger, frozen=True, tag="casts"):
    """A player casts a spell (601.2i), perhaps this very one (`what` is "this")."""

    who: Reference = "you"
    what: Selection = Filter(zone="stack")
    origin: Literal["hand", "library", "graveyard", "exile"] | None = None
    """Only from this zone."""
    or_copies: bool = False


class Attacks(Trigger, frozen=True, tag="attacks"):
    """A creature is declared as an attacker (508.1m)."""

    what: Selection = "this"


class AttackersDeclared(Trigger, frozen=True, tag="you attack"):
    """You attack with one or more creatures."""

    what: Filter = Filter()
    count: Range | None = None


class Blocks(Trigger, frozen=True, tag="blocks"):
    """A creature is declared as a blocker."""

    what: Selection = "this"


class DealsDamage(Trigger, frozen=True, tag="deals damage"):
    """An object deals damage, to a player or a permanent."""

    what: Selection = "this"
    to: Literal["player", "opponent", "you", "any"] = "any"
    combat: bool = False
    """Only combat damage."""


class DealtDamage(Trigger, frozen=True, tag="dealt damage"):
    """A player or permanent is dealt damage: once for all that it is dealt at the same time, however many deal it (603.2c)."""

    what: Selection = "this"
    """The player or the permanents ("you", say)."""
    combat: bool = False
    """Only combat damage."""


class TappedForMana(Trigger, frozen=True, tag="tapped for mana"):
    """A permanent is tapped for mana, of these types if given, and mana really is produced (106.12a)."""

    what: Selection
    types: tuple[ManaTypeText, ...] = ()
    who: Reference = "each player"


class Taps(Trigger, frozen=True, tag="becomes tapped"):
    """A permanent becomes tapped (701.26a)."""

    what: Selection = "this"


class TurnedFaceUp(Trigger, frozen=True, tag="turned face up"):
    """A permanent is turned face up (708.8)."""

    what: Selection = "this"


class Transforms(Trigger, frozen=True, tag="transforms"):
    """A permanent transforms (701.27); the ability must be on the face that it shows then."""

    what: Selection = "this"


class Shuffles(Trigger, frozen=True, tag="shuffles"):
    """A player shuffles their library (701.24)."""

    who: Reference


class Draws(Trigger, frozen=True, tag="draws"):
    """A player draws a card."""

    who: Reference = "you"


class GainsLife(Trigger, frozen=True, tag="gains life"):
    """A player gains life."""

    who: Reference = "you"


class BecomesTarget(Trigger, frozen=True, tag="becomes target"):
    """An object becomes the target of a spell or ability (ward: of an opponent's, 702.21a), which is "that spell"."""

    what: Selection = "this"
    by: Reference = "each player"


class PlaysLand(Trigger, frozen=True, tag="plays a land"):
    """A player plays a land."""

    who: Reference = "you"


class ManifestsDread(Trigger, frozen=True, tag="manifests dread"):
    """You have manifested dread, even if nothing of it could be done (701.62b).

    "it" is the card that was put into a graveyard thereby, if any.
    """


class CountersPut(Trigger, frozen=True, kw_only=True, tag="counters put"):
    """One or more counters of a kind are put on an object, also as it enters or is turned face up with them (122.6)."""

    what: Selection = "this"
    kind: str


class LastCounterRemoved(Trigger, frozen=True, tag="last counter removed"):
    """The last counter of a kind is removed from this."""

    kind: str


class AbilityTriggers(Trigger, frozen=True, tag="ability triggers"):
    """A permanent's entering the battlefield causes a triggered ability to trigger: "that ability" (603.3b)."""


class EitherEvent(Trigger, frozen=True, tag="either"):
    """Whichever of several events happens ("enters or attacks")."""

    events: "tuple[AnyTrigger, ...]"


AnyTrigger = Union[  # noqa: UP007
    Enters,
    Leaves,
    Dies,
    Discarded,
    StepBegins,
    Casts,
    Attacks,
    AttackersDeclared,
    Blocks,
    DealsDamage,
    DealtDamage,
    TappedForMana,
    Taps,
    TurnedFaceUp,
    Transforms,
    Shuffles,
    Draws,
    GainsLife,
    BecomesTarget,
    PlaysLand,
    ManifestsDread,
    CountersPut,
    LastCounterRemoved,
    AbilityTriggers,
    EitherEvent,
]
