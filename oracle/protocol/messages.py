"""The messages between the harness and an engine: one typed definition for all engines.

Read this page from top to bottom to learn what an engine is told and asked:

* a `Position` says how the game stands when a scenario begins;
* an `Action` is what a player with priority does (play, cast, activate, attack, pass …);
* a `PendingDecision` is a choice that the engine waits for, a `Choice` is its answer;
* a `View` is what an observer sees; its `Occurrence`s are what has happened since the game began.

Names of players are their identity ("Alice").  Objects have two names.  A **label** is given by the harness to every card of a
`Position` and follows that physical card through all zones ("Forest", "Forest 2").  An **id** is given by the engine to every
object, changes when the object becomes a new one (400.7), and is what actions and choices refer to; a label is accepted
wherever an id is, and shown in views of the whole only.  Mana is written in the symbols of the rules: "{2}{U}", "{G}{G}", "" for none.

Expectations never travel: an engine is only ever shown positions, actions, choices and requests to observe.
"""

from typing import Annotated, Literal

import msgspec

from oracle.newest_edition import NEWEST_EDITION
from oracle.protocol.values import MOST_OBJECTS, Count, Defender, EditionDate, Life, ManaText, Name, Ordinal, Seed

Zone = Literal["library", "hand", "battlefield", "graveyard", "stack", "exile", "command"]
"""The zones of chapter 4; each object is in exactly one."""

Step = Literal[
    "untap",
    "upkeep",
    "draw",
    "precombat main",
    "beginning of combat",
    "declare attackers",
    "declare blockers",
    "combat damage",
    "end of combat",
    "postcombat main",
    "end",
    "cleanup",
]
"""The steps and main phases of chapter 5, in the order of a turn."""

STEPS: tuple[Step, ...] = Step.__args__  # type: ignore[attr-defined]

FaceDownKind = Literal["morph", "disguise", "manifest", "cloak", "effect"]
"""What made an object face down (708.6)."""


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What all messages share: immutable, and unknown fields are an error."""


# --- the position -----------------------------------------------------------------------------------------------------


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


# --- what players do --------------------------------------------------------------------------------------------------


class Action(Message, frozen=True, tag_field="action", tag=str.lower):
    """What a player does when they have priority, or as a turn-based action (declaring attackers and blockers)."""


class Pass(Action, frozen=True, tag="pass"):
    """Pass priority (117.3d)."""


class PlayLand(Action, frozen=True, tag="play land"):
    """Play a land (116.2a).  `face`: which face, where the card has two."""

    object: Name
    face: Name | None = None


class Cast(Action, frozen=True, tag="cast", kw_only=True):
    """Cast a spell (601.2).  What is left out (None) is asked for as a decision, or chosen by the engine where only one way is legal."""

    object: Name
    face: Name | None = None
    """Name of the face, half, Adventure or Omen to cast; the card's own name if absent, which for a split card means both halves."""
    face_down: bool = False
    """Cast it face down (708.4)."""
    x: Count | None = None
    modes: tuple[Ordinal, ...] | None = None
    """Chosen modes, numbered from 1."""
    targets: tuple[Name, ...] | None = None
    """Ids, labels or player names, in the order in which the spell asks for them."""
    alternative: Name | None = None
    """An alternative cost by its keyword ("dash", "flashback") or "free" (without paying its mana cost); the mana cost if absent."""
    additional: tuple[Name, ...] | None = None
    """Optional additional costs by their keyword ("kicker"); () for none."""
    division: tuple[Count, ...] | None = None
    """How an amount is divided among the targets, in their order (601.2d)."""
    paid_with: tuple[Name, ...] | None = None
    """Objects that pay its non-mana costs (sacrificed, discarded, tapped …)."""


class Activate(Action, frozen=True, tag="activate", kw_only=True):
    """Activate an ability (602.2); a mana ability too (605.3)."""

    object: Name
    ability: Ordinal | None = None
    """Which of the object's activated abilities, from 1 in printed order (keyword abilities count where they are printed)."""
    keyword: Name | None = None
    """The keyword ability to activate ("crew", "equip"), instead of its number."""
    producing: ManaText | None = None
    """For a mana ability: the mana to make ("{G}"), where it leaves a choice or the object has several."""
    for_mana: bool = False
    """Tap the permanent for mana (106.12): only a mana ability with {T} in its cost is meant."""
    x: Count | None = None
    modes: tuple[Ordinal, ...] | None = None
    targets: tuple[Name, ...] | None = None
    division: tuple[Count, ...] | None = None
    paid_with: tuple[Name, ...] | None = None


class TurnFaceUp(Action, frozen=True, tag="turn face up", kw_only=True):
    """Turn a face-down permanent face up as a special action (116.2b)."""

    object: Name
    by: Literal["manifest", "morph", "disguise"] | None = None
    """By which procedure, where there are several: for its mana cost (manifest), or for its morph or disguise cost."""
    x: Count | None = None


class Attack(Action, frozen=True, tag="attack"):
    """Declare attackers (508.1): each attacker's id and the player, planeswalker or battle it attacks."""

    attackers: dict[Name, Defender]


class Block(Action, frozen=True, tag="block"):
    """Declare blockers (509.1): each blocker's id and the attackers it blocks."""

    blockers: dict[Name, tuple[Name, ...]]


class Concede(Action, frozen=True, tag="concede"):
    """Leave the game (104.3a)."""


AnyAction = Pass | PlayLand | Cast | Activate | TurnFaceUp | Attack | Block | Concede


class LegalActions(Message, frozen=True):
    """Every action that a player could begin now; the choices that it leaves open can be made in at least one legal way.

    Of declarations of attackers and blockers: the empty one, and each creature by itself.
    """

    actions: tuple[AnyAction, ...] = ()


# --- decisions --------------------------------------------------------------------------------------------------------

DecisionKind = Literal["confirm", "choose", "order", "number", "distribute", "name", "target", "pay", "attack", "block"]


class Option(Message, frozen=True):
    """One thing that may be chosen.  `id` is what an answer says: an object's id, a player's name, a mode's number, a symbol …"""

    id: str
    text: str
    """What a reader is shown."""


class PendingDecision(Message, frozen=True, kw_only=True):
    """A choice that the engine waits for."""

    player: str
    kind: DecisionKind
    purpose: str
    """What it is about, in a word or two: "may", "targets", "mode", "x", "discard", "sacrifice", "replacement", "trigger order" …"""
    prompt: str
    source: str | None = None
    """Id of the object that asks."""
    source_name: str | None = None
    options: tuple[Option, ...] = ()
    """For choose, order, distribute and target; empty where they can't be listed (number, name)."""
    minimum: int = 0
    maximum: int = 0
    """How many options may be chosen, or the bounds of a number; of a division the least for each, and how much in all."""
    rule: str | None = None


class Choice(Message, frozen=True, kw_only=True):
    """The answer to a pending decision.  Exactly one of the fields is set; `purpose`, if given, must be that of the decision."""

    purpose: Name | None = None
    confirm: bool | None = None
    chosen: tuple[str, ...] | None = None
    """Ids, labels or texts of options; in order, where order matters."""
    number: Count | None = None
    amounts: dict[str, Count] | None = None
    name: Name | None = None


class Outcome(Message, frozen=True, kw_only=True):
    """What became of an action or a choice."""

    accepted: bool
    rule: str | None = None
    """Of a rejection: the rule that forbids it, where the engine knows."""
    reason: str | None = None
    pending: PendingDecision | None = None
    """The decision that the engine now waits for."""
    priority: str | None = None
    """The player who now has priority; absent while a decision is pending or the game has ended."""
    turn: int | None = None
    active_player: str | None = None
    step: Step | None = None
    stack: tuple[str, ...] | None = None
    """How the game now stands (ids on the stack, bottom first).  An engine may leave these four out; it is then asked for a view."""


# --- what can be seen -------------------------------------------------------------------------------------------------


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


# --- cards ------------------------------------------------------------------------------------------------------------


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
