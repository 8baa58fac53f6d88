"""Operations: what the steps of a scenario mean, as plain values.

A phrase turns the text of a step into one operation.  There are four families:

* `Setup` parts (Given) say how the game stands when the scenario begins;
* `Act`, `Answer` and `Advance` (When) say what players do, choose, and how far the game runs on by itself;
* `Expectation`s (Then) say what must be observed.

Some position parts are expectations too: "Alice has 20 life" sets the life total after Given and checks it after Then.

Objects are written as in the step ("Forest", "the second Forest", "Alice's Forest", "the top card of Bob's library"); the judge
finds the object that is meant when the step is run.  The same holds for the objects in an action, which is otherwise a message of
the protocol.
"""

from typing import Literal

import msgspec

from oracle.protocol.messages import AnyAction, FaceDownKind, Step, Zone


def _kebab(name: str) -> str:
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")


class Operation(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="operation", tag=_kebab):
    """What all operations share: immutable values that compare by content and tell their name in JSON."""


class Setup(Operation, frozen=True):
    """Part of how the game stands at the beginning."""


class Expectation(Operation, frozen=True):
    """Something that must be observed."""


class Stated(Setup, Expectation, frozen=True):
    """A fact that is set up after Given and checked after Then."""


# --- how the game stands ----------------------------------------------------------------------------------------------


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


# --- what happens -----------------------------------------------------------------------------------------------------


Paying = Literal["sacrificing", "discarding", "exiling", "tapping", "returning"]


class Act(Operation, frozen=True):
    """A player does something; objects in `action` are still as written."""

    player: str
    action: AnyAction
    paying: Paying | None = None
    """What is done to the objects that pay for it, where some are named."""


class Answer(Operation, frozen=True, kw_only=True):
    """A player makes a choice that the game waits for.  One of the fields is set; with a name, also the card that has it on a face."""

    player: str
    purpose: str | None = None
    confirm: bool | None = None
    options: tuple[str, ...] | None = None
    amounts: dict[str, int] | None = None
    name: str | None = None
    card: str | None = None


class Advance(Operation, frozen=True, kw_only=True):
    """The game runs on: whoever has priority passes until the goal is reached.

    Goals: "object" (it has left the stack), "stack" (the stack is empty), "pass" (every player has passed once), "step" (the next
    such step of the player's turn has begun).
    """

    goal: Literal["object", "stack", "pass", "step"]
    object: str | None = None
    player: str | None = None
    step: Step | None = None


# --- what must be seen: objects ---------------------------------------------------------------------------------------


class Whereabouts(Expectation, frozen=True):
    """An object is, or isn't, in a zone (of a player)."""

    object: str
    zone: Zone
    player: str | None = None
    end: Literal["top", "bottom"] | None = None
    holds: bool = True


class PowerToughness(Expectation, frozen=True):
    """A creature's power and toughness."""

    object: str
    power: int
    toughness: int


class ManaValue(Expectation, frozen=True):
    """An object's mana value."""

    object: str
    amount: int


class Named(Expectation, frozen=True):
    """An object's name; None for an object without a name."""

    object: str
    name: str | None


class Colors(Expectation, frozen=True):
    """An object's colors, exactly; () for colorless."""

    object: str
    colors: tuple[str, ...]
    holds: bool = True


class TypeLine(Expectation, frozen=True):
    """An object's supertypes, card types and subtypes, exactly."""

    object: str
    types: tuple[str, ...]


class HasType(Expectation, frozen=True):
    """An object has, or hasn't, a supertype, card type or subtype."""

    object: str
    type: str
    holds: bool = True


class HasKeyword(Expectation, frozen=True):
    """An object has, or hasn't, a keyword ability; None for any keyword ability."""

    object: str
    keyword: str | None
    holds: bool = True


class Controls(Expectation, frozen=True):
    """A player controls each of these objects (on the battlefield or the stack), or none of them."""

    player: str
    objects: tuple[str, ...]
    holds: bool = True


class Owns(Expectation, frozen=True):
    """A player owns an object."""

    player: str
    object: str


# --- what must be seen: zones, players, the game ----------------------------------------------------------------------


class StackHolds(Expectation, frozen=True):
    """The stack, exactly, from the top."""

    objects: tuple[str, ...]


class Counted(Expectation, frozen=True):
    """How many cards (permanents, on the battlefield) a player's zone holds."""

    player: str
    zone: Zone
    count: int


class Drew(Expectation, frozen=True):
    """How many cards a player drew in the course of the latest Whens."""

    player: str
    count: int


class Shuffled(Expectation, frozen=True):
    """How often a player's library was shuffled in the course of the latest Whens."""

    player: str
    count: int


class Triggered(Expectation, frozen=True):
    """How often abilities of an object triggered in the course of the latest Whens."""

    object: str
    count: int


class Happened(Expectation, frozen=True):
    """Something happened to an object in the course of the latest Whens: at least once, or exactly `count` times."""

    object: str
    happening: str
    count: int | None = None


class EventPattern(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of an expected course of events; what is None matches anything."""

    event: str
    object: str | None = None
    player: str | None = None


class InOrder(Expectation, frozen=True):
    """Events happened in this order in the course of the latest Whens, others perhaps among them.

    `without_priority`: from the first to the last of them no player had priority.
    """

    events: tuple[EventPattern, ...]
    without_priority: bool = False


class NothingElse(Expectation, frozen=True):
    """What the latest Whens changed has all been named by the Thens before this one."""


class HasPriority(Expectation, frozen=True):
    """A player has priority."""

    player: str


class GameResult(Expectation, frozen=True):
    """How the game ended for a player ("won", "lost"), for all ("drawn"), or that it goes on."""

    result: Literal["won", "lost", "drawn", "goes on"]
    player: str | None = None
    holds: bool = True


# --- what must be seen: legality, choices, information ----------------------------------------------------------------


class Can(Expectation, frozen=True):
    """A player could, or couldn't, take an action now; `rule` is the one that forbids it."""

    player: str
    action: AnyAction
    allowed: bool
    rule: str | None = None


class Rejected(Expectation, frozen=True):
    """The action or answer just before was illegal; `rule` is the one that forbids it."""

    rule: str | None = None


class Asked(Expectation, frozen=True):
    """The game waits for a player's choice (about `purpose`), or, with no player, for nobody's."""

    player: str | None = None
    purpose: str | None = None


class Offered(Expectation, frozen=True):
    """The pending choice offers these options, only these, or none of these."""

    player: str
    options: tuple[str, ...]
    extent: Literal["includes", "only", "excludes"] = "includes"


class Sees(Expectation, frozen=True):
    """A player can, or can't, see which card an object is."""

    player: str
    object: str
    holds: bool = True


class TellsApart(Expectation, frozen=True):
    """A player can tell these objects apart: by identity, by the order of their arrival, and by what made them face down."""

    player: str
    objects: tuple[str, ...]


# --- what must be seen: cards outside a game --------------------------------------------------------------------------


class ColorIdentity(Expectation, frozen=True):
    """A card's color identity as mana symbols; () for none."""

    card: str
    symbols: tuple[str, ...]


class FaceSymbol(Expectation, frozen=True):
    """The symbol in the corner of a face; `card` is the face's card, where it is known to have another name."""

    face: str
    symbol: str
    card: str | None = None


class DeckAllows(Expectation, frozen=True):
    """Whether a Commander deck with that commander may hold a card."""

    card: str
    commander: str
    allowed: bool


AnyOperation = (
    Players
    | Holds
    | OnTop
    | PutOntoBattlefield
    | Life
    | ManaPool
    | Turn
    | LandsPlayed
    | Counters
    | Status
    | Attached
    | Damage
    | Act
    | Answer
    | Advance
    | Whereabouts
    | PowerToughness
    | ManaValue
    | Named
    | Colors
    | TypeLine
    | HasType
    | HasKeyword
    | Controls
    | Owns
    | StackHolds
    | Counted
    | Drew
    | Shuffled
    | Triggered
    | Happened
    | InOrder
    | NothingElse
    | HasPriority
    | GameResult
    | Can
    | Rejected
    | Asked
    | Offered
    | Sees
    | TellsApart
    | ColorIdentity
    | FaceSymbol
    | DeckAllows
)
"""Every operation; decodes from JSON by its tag."""
