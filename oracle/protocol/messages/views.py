"""What can be seen of a game, and facts of cards outside a game."""

from typing import Literal

from oracle.protocol.messages.decisions import PendingDecision
from oracle.protocol.messages.message import FaceDownKind, Message, Step, Zone


class ObjectView(Message, frozen=True, kw_only=True):
    """An object as an observer sees it.  What the observer may not know is left out, and `hidden` is true."""

    id: str
    zone: Zone
    owner: str
    controller: str | None = None
    """On the battlefield and the stack only (109.4)."""
    label: str | None = None
    """Label of the physical card, if the position named it; in views of the whole only, since a player could follow a card by it."""
    hidden: bool = False
    card: str | None = None
    """Name of the physical card's front face; of a face-down object only for who may look."""
    kind: Literal["card", "token", "copy", "ability"] = "card"
    name: str | None = None
    """None for an object without a name (708.2a)."""
    names: tuple[str, ...] = ()
    """All its names (a split card has two)."""
    mana_cost: str | None = None
    mana_value: int | None = None
    colors: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    """Keyword abilities with their number or cost: "flying", "crew 1", "ward {2}"."""
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    tapped: bool | None = None
    face_down: FaceDownKind | None = None
    face: str | None = None
    """Name of the face that is up, of a double-faced permanent or spell."""
    faces: tuple[str, ...] = ()
    """Names of all faces, halves and alternative characteristics (Adventure, Omen) of the physical card, where it has several."""
    counters: dict[str, int] = {}
    damage: int = 0
    attached_to: str | None = None
    sick: bool | None = None
    targets: tuple[str, ...] = ()
    """Of an object on the stack: ids and player names, in the order in which it asks for them."""
    modes: tuple[int, ...] = ()
    """Of an object on the stack: the chosen modes, numbered from 1."""
    division: tuple[int, ...] = ()
    """Of an object on the stack: how an amount is divided among its targets, in their order."""
    x: int | None = None
    """Of an object on the stack: the number chosen for X, where there is one."""
    source: str | None = None
    """Of an ability on the stack: the id of its source."""
    source_name: str | None = None
    """Of an ability on the stack: the name of its source, by last known information."""
    position: int = 0
    """Its place in its zone from 0: a library from the top, the stack from the bottom, the battlefield by arrival."""


class PlayerView(Message, frozen=True, kw_only=True):
    """A player as everyone sees them."""

    name: str
    life: int
    mana_pool: str
    """In the order W, U, B, R, G, C: "{W}{G}{G}"."""
    hand: int
    library: int
    graveyard: int
    lands_played: int = 0
    counters: dict[str, int] = {}
    lost: bool = False


OccurrenceKind = Literal[
    "moved",
    "drew",
    "discarded",
    "sacrificed",
    "destroyed",
    "countered",
    "cast",
    "activated",
    "triggered",
    "resolved",
    "played land",
    "tapped",
    "untapped",
    "tapped for mana",
    "added mana",
    "lost life",
    "gained life",
    "damage",
    "counters added",
    "counters removed",
    "shuffled",
    "revealed",
    "looked",
    "transformed",
    "turned face up",
    "turned face down",
    "attached",
    "control changed",
    "copied",
    "created",
    "attacked",
    "blocked",
    "step",
    "turn",
    "priority",
    "decided",
    "manifested",
    "named",
    "lost",
    "ended",
    "other",
]
"""What can happen, as observers are told of it."""


class Occurrence(Message, frozen=True, kw_only=True):
    """Something that happened, for observers.  Fields that do not apply, or that the observer may not know, are absent."""

    kind: OccurrenceKind
    number: int
    """Counts up from 1 within a game."""
    player: str | None = None
    object: str | None = None
    """Id of the object before the event; for "moved", `became` is its id afterwards.  For who may tell the object from others."""
    became: str | None = None
    name: str | None = None
    """Name of the object, if the observer may know it."""
    label: str | None = None
    """Label of the physical card, for the whole only."""
    source: str | None = None
    source_name: str | None = None
    amount: int | None = None
    detail: str | None = None
    """Mana for "added mana", the kind of counter, the step's name, what was named …"""
    origin: Zone | None = None
    destination: Zone | None = None


class View(Message, frozen=True, kw_only=True):
    """The game as an observer sees it: a player, or, with no observer named, the whole."""

    observer: str | None = None
    turn: int
    active_player: str
    step: Step
    priority: str | None = None
    players: tuple[PlayerView, ...]
    objects: tuple[ObjectView, ...]
    stack: tuple[str, ...] = ()
    """Ids, bottom first."""
    pending: PendingDecision | None = None
    occurrences: tuple[Occurrence, ...] = ()
    """All since the game began, oldest first."""
    ended: bool = False
    winners: tuple[str, ...] = ()


class FaceFacts(Message, frozen=True):
    """A face of a card, as printed."""

    name: str
    symbol: str | None = None
    """The symbol in its upper left corner that tells front from back ("one triangle", "two triangles", "sun", "crescent moon" …)."""


class CardFacts(Message, frozen=True, kw_only=True):
    """What is true of a card outside a game."""

    color_identity: tuple[str, ...] = ()
    """Mana symbols of its colors, in the order W, U, B, R, G (903.4)."""
    faces: tuple[FaceFacts, ...] = ()
    """The front first."""
