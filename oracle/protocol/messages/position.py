"""The position in which a game begins."""

from typing import Annotated

import msgspec

from oracle.known_editions import NEWEST_EDITION
from oracle.protocol.messages.message import FaceDownKind, Message, Step, Zone
from oracle.protocol.values import MOST_OBJECTS, Count, EditionDate, Life, ManaText, Name, Ordinal, Seed


class PlayerSpec(Message, frozen=True):
    """A player at the start of a scenario."""

    name: Name
    life: Life = 20
    mana_pool: ManaText = ""
    lands_played: Count = 0
    """Lands already played this turn."""


class ObjectSpec(Message, frozen=True, kw_only=True):
    """A card, placed.  `player` controls it on the battlefield and owns it elsewhere; `owner` is said when the two differ."""

    label: Name
    card: Name
    player: Name
    zone: Zone
    owner: Name | None = None
    face: Name | None = None
    """Name of the face that is up, for a double-faced permanent; the front if absent."""
    tapped: bool = False
    face_down: FaceDownKind | None = None
    sick: bool = False
    """True if its controller has not controlled it continuously since their most recent turn began (302.6)."""
    counters: dict[Name, Count] = {}
    damage: Count = 0
    attached_to: Name | None = None
    """Label of the object, or name of the player, that it is attached to."""
    chosen: dict[Name, Name] = {}
    """Choices made as it entered: {"card name": "Grizzly Bears"}, {"creature type": "Human"}, {"color": "red"}."""


class Position(Message, frozen=True, kw_only=True):
    """How the game stands.  Objects of one zone come in order: libraries from the top, the battlefield by arrival."""

    players: Annotated[tuple[PlayerSpec, ...], msgspec.Meta(min_length=2, max_length=20)]
    """In turn order."""
    objects: Annotated[tuple[ObjectSpec, ...], msgspec.Meta(max_length=MOST_OBJECTS)] = ()
    active_player: Name
    step: Step = "precombat main"
    turn: Ordinal = 3
    """Number of the current turn of the game, from 1."""
    edition: EditionDate = NEWEST_EDITION
    """Effective date of the rules to play by."""
    seed: Seed = 0
    """Decides shuffles and other random events that the scenario does not dictate."""
