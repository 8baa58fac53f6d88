"""Events of players: mana, life and damage, libraries, what is revealed, lands; losing, and the end of the game."""

from oracle.rules.state.events.event import Event
from oracle.rules.state.game import (
    Mana,
    ObjectId,
    Target,
)


class ManaProduced(Event, frozen=True, kw_only=True):
    """Mana is added to a player's pool (106.4)."""

    player: str
    source: ObjectId
    mana: tuple[Mana, ...]
    tapped_for: bool = False
    """It comes from a mana ability with {T} in its cost: the source was tapped for mana (106.12)."""


class ManaPaid(Event, frozen=True, kw_only=True):
    """Mana leaves a pool to pay a cost (106.4)."""

    player: str
    mana: tuple[Mana, ...]


class ManaLost(Event, frozen=True, kw_only=True):
    """A pool empties at the end of a step or phase (500.5)."""

    player: str


class DamageDealt(Event, frozen=True, kw_only=True):
    """An object deals damage (120)."""

    source: ObjectId
    target: Target
    amount: int
    combat: bool = False


class LifeGained(Event, frozen=True, kw_only=True):
    """A player gains life (119.3)."""

    player: str
    amount: int


class LifeLost(Event, frozen=True, kw_only=True):
    """A player loses life (119.3)."""

    player: str
    amount: int


class Shuffled(Event, frozen=True, kw_only=True):
    """A library is shuffled (701.24).  `order` is the new order, from the top."""

    player: str
    order: tuple[ObjectId, ...]


class Arranged(Event, frozen=True, kw_only=True):
    """Cards of a library are put in another order without shuffling (scry, random order on the bottom).  `order` is the whole library."""

    player: str
    order: tuple[ObjectId, ...]


class Revealed(Event, frozen=True, kw_only=True):
    """Objects are shown to all players (701.20)."""

    player: str
    objects: tuple[ObjectId, ...]


class LookedAt(Event, frozen=True, kw_only=True):
    """A player looks at objects (701.20e)."""

    player: str
    objects: tuple[ObjectId, ...]


class DrewFromEmpty(Event, frozen=True, kw_only=True):
    """A player was to draw from a library with no cards (704.5b)."""

    player: str


class LandPlayed(Event, frozen=True, kw_only=True):
    """A player plays a land (305.1).  `object` is the permanent."""

    player: str
    object: ObjectId


class DamageWornOff(Event, frozen=True, kw_only=True):
    """Damage is removed from permanents (514.2)."""

    objects: tuple[ObjectId, ...]


class ExtraLands(Event, frozen=True, kw_only=True):
    """A player may play more lands this turn (305.2)."""

    player: str
    amount: int


class RandomUsed(Event, frozen=True, kw_only=True):
    """Chance has been asked once."""


class DrawChecked(Event, frozen=True, kw_only=True):
    """State-based actions have seen who drew from an empty library and what deathtouch damaged (704.5b, 704.5h)."""


class PlayerLost(Event, frozen=True, kw_only=True):
    """A player loses the game (104.3)."""

    player: str
    reason: str
    rule: str


class GameEnded(Event, frozen=True, kw_only=True):
    """The game is over; nobody wins a draw (104)."""

    winners: tuple[str, ...]
