"""What happens to players."""

from typing import ClassVar

from oracle.cards.effects.effect import Effect
from oracle.cards.filters import Amount, Selection
from oracle.cards.words import Reference


class GainLife(Effect, frozen=True, tag="gain life"):
    """Gain life (119.3)."""

    amount: Amount


class LoseLife(Effect, frozen=True, tag="lose life"):
    """Lose life (119.3)."""

    amount: Amount


class DealDamage(Effect, frozen=True, tag="deal damage"):
    """The source, or another object, deals damage to objects or players (120)."""

    impersonal: ClassVar[bool] = True
    to: Selection | tuple[Selection, ...]
    """Of several selections all are dealt damage at the same time ("each other creature and each opponent")."""
    amount: Amount
    source: Reference = "this"
    divided: bool = False
    """Divided among the targets as chosen on casting (601.2d)."""


class SetLife(Effect, frozen=True, tag="set life"):
    """A player's life total becomes a number (119.5)."""

    amount: Amount


class LoseGame(Effect, frozen=True, tag="lose the game"):
    """A player loses the game (104.3e)."""


class WinGame(Effect, frozen=True, tag="win the game"):
    """A player wins the game (104.2b)."""


class ExtraLandPlays(Effect, frozen=True, tag="extra land"):
    """A player may play additional lands this turn (305.2)."""

    count: Amount = 1
