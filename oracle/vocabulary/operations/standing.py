"""How the game stands when a scenario begins; some of it can be checked as well."""

from typing import Literal

import msgspec

from oracle.protocol.messages import FaceDownKind, Step, Zone
from oracle.vocabulary.operations.operation import Setup, Stated


class CardItem(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One line of a list of cards: `count` copies of a card and their status."""

    card: str
    count: int = 1
    alias: str | None = None
    owner: str | None = None
    face: str | None = None
    tapped: bool = False
    sick: bool = False
    face_down: FaceDownKind | None = None
    counters: dict[str, int] = {}
    damage: int = 0
    attached_to: str | None = None
    chosen: dict[str, str] = {}


class Players(Setup, frozen=True):
    """Who plays, in turn order."""

    names: tuple[str, ...]


class Holds(Stated, frozen=True):
    """A player's zone holds exactly these cards; a library from the top.  On the battlefield: what the player controls."""

    player: str
    zone: Zone
    cards: tuple[CardItem, ...]


class OnTop(Setup, frozen=True):
    """These cards are on top of a player's library, above its quiet default."""

    player: str
    cards: tuple[CardItem, ...]


class PutOntoBattlefield(Setup, frozen=True):
    """A player controls these permanents, in order of arrival."""

    player: str
    cards: tuple[CardItem, ...]


class Life(Stated, frozen=True):
    """A life total."""

    player: str
    amount: int


class ManaPool(Stated, frozen=True):
    """The mana in a player's pool, exactly; "" for none."""

    player: str
    mana: str


class Turn(Stated, frozen=True):
    """Whose turn it is, and which step or main phase."""

    player: str
    step: Step


class LandsPlayed(Setup, frozen=True):
    """How many lands a player has played this turn."""

    player: str
    count: int


class Counters(Stated, frozen=True):
    """An object has exactly `count` counters of a kind; no kind: of all kinds together."""

    object: str
    kind: str | None
    count: int


Condition = Literal["tapped", "untapped", "face up", "face down", "summoning sick"]


class Status(Stated, frozen=True):
    """An object is, or isn't, in a condition that can be seen on the table."""

    object: str
    condition: Condition
    holds: bool = True


class Attached(Stated, frozen=True):
    """An Aura or Equipment is, or isn't, attached to an object or player; "nothing" for neither."""

    object: str
    to: str
    holds: bool = True


class Damage(Stated, frozen=True):
    """The damage marked on a creature."""

    object: str
    amount: int
