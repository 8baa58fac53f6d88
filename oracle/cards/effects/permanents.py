"""What happens to permanents."""

from typing import ClassVar

from oracle.cards.effects.effect import Effect
from oracle.cards.filters import Amount, Selection
from oracle.cards.listed import Listing
from oracle.cards.tokens import TokenSpec
from oracle.cards.words import Reference


class Destroy(Effect, frozen=True, tag="destroy"):
    """Destroy permanents (701.8)."""

    impersonal: ClassVar[bool] = True
    what: Selection
    no_regeneration: bool = False
    """They can't be regenerated."""


class Regenerate(Effect, frozen=True, tag="regenerate"):
    """Regenerate permanents: the next time each would be destroyed this turn, it isn't (701.19a)."""

    impersonal: ClassVar[bool] = True
    what: Selection


class Sacrifice(Effect, frozen=True, tag="sacrifice"):
    """A player sacrifices permanents of their choice, or those meant (701.21)."""

    what: Selection
    count: Amount | None = None
    """How many they choose of what the filter lets through; all that are meant if absent."""


class Tap(Effect, frozen=True, tag="tap"):
    """Tap permanents (701.26a): all that are meant, or any number of them."""

    what: Selection
    up_to: bool = False


class Untap(Effect, frozen=True, tag="untap"):
    """Untap permanents (701.26b): all that are meant, `count` of them, or with `up_to` no more than that."""

    what: Selection
    count: Amount | None = None
    up_to: bool = False


class PutCounters(Effect, frozen=True, tag="put counters"):
    """Put counters on objects or players (122)."""

    impersonal: ClassVar[bool] = True
    what: Selection
    kind: str
    count: Amount = 1


class RemoveCounters(Effect, frozen=True, tag="remove counters"):
    """Remove a counter from objects."""

    impersonal: ClassVar[bool] = True
    what: Selection
    kind: str


class Transform(Effect, frozen=True, tag="transform"):
    """Turn double-faced permanents over (701.27)."""

    impersonal: ClassVar[bool] = True
    what: Selection


class TurnFaceUp(Effect, frozen=True, tag="turn face up"):
    """Turn face-down permanents face up."""

    impersonal: ClassVar[bool] = True
    what: Selection


class TurnFaceDown(Effect, frozen=True, tag="turn face down"):
    """Turn permanents face down: they are 2/2 creatures (708.2a), or what the effect lists (708.2)."""

    impersonal: ClassVar[bool] = True
    what: Selection
    listing: Listing | None = None


class Manifest(Effect, frozen=True, tag="manifest"):
    """Manifest the top card of a library (701.40)."""

    cloak: bool = False


class ManifestDread(Effect, frozen=True, tag="manifest dread"):
    """Manifest dread (701.62), so many times."""

    count: Amount = 1


class Attach(Effect, frozen=True, kw_only=True, tag="attach"):
    """Attach an Aura or Equipment to something (701.3)."""

    impersonal: ClassVar[bool] = True
    what: Reference = "this"
    to: Reference


class CreateToken(Effect, frozen=True, tag="create token"):
    """Create tokens (111)."""

    token: TokenSpec
    count: Amount = 1
    tapped: bool = False


class CopyPermanent(Effect, frozen=True, tag="create copy"):
    """Create tokens that are copies of a permanent (707.2)."""

    what: Reference
    count: Amount = 1


class SkipUntap(Effect, frozen=True, tag="skip next untap"):
    """Those permanents don't untap during their controller's next untap step."""

    impersonal: ClassVar[bool] = True
    what: Selection
