"""What the harness asks an engine, method by method: the parameters of each question and the kind of its answer.

The first question is `initialize`: each side says which versions of the protocol and which editions of the rules it speaks, and the
engine says what it can do (`Capabilities`).  What an engine does not declare is never asked for; a scenario that needs it is
`unsupported`.  The table `METHODS` lists all questions.
"""

from typing import Any, Literal, NamedTuple

from oracle.protocol.messages import (
    AnyAction,
    CardFacts,
    Choice,
    LegalActions,
    Message,
    OccurrenceKind,
    Outcome,
    Position,
    View,
)
from oracle.protocol.values import EditionDate, Name

PROTOCOL = 1
"""The version of the protocol that this page and `messages` define."""

OptionalMethod = Literal["game/answer", "game/can", "game/legal", "card/facts", "deck/allows"]
"""Questions that an engine may leave out."""

ActionName = Literal["play land", "cast", "activate", "turn face up", "attack", "block", "concede"]
"""The actions beside passing, which every engine must know."""

PositionFeature = Literal[
    "other step",
    "three players",
    "stack",
    "exile",
    "command",
    "mana pool",
    "lands played",
    "summoning sick",
    "other owner",
    "face down",
    "other face",
    "counters",
    "damage",
    "attached",
    "chosen",
]
"""What a position may hold beside two players in a precombat main phase and cards in hands, libraries, graveyards and on the battlefield:

another step; more than two players; objects on the stack, in exile or the command zone; mana in a pool; lands already played; permanents
that are summoning sick, controlled by somebody else than their owner, face down, with another than the front face up, with counters,
damaged, attached; choices made as a permanent entered.
"""

Fact = Literal["color identity", "face symbols"]
"""What `card/facts` may tell of a card: its color identity, and the symbols that tell its faces apart."""

ALL_METHODS: tuple[OptionalMethod, ...] = OptionalMethod.__args__  # type: ignore[attr-defined]
ALL_ACTIONS: tuple[ActionName, ...] = ActionName.__args__  # type: ignore[attr-defined]
ALL_POSITION_FEATURES: tuple[PositionFeature, ...] = PositionFeature.__args__  # type: ignore[attr-defined]
ALL_OCCURRENCES: tuple[OccurrenceKind, ...] = OccurrenceKind.__args__  # type: ignore[attr-defined]
ALL_FACTS: tuple[Fact, ...] = Fact.__args__  # type: ignore[attr-defined]


class VersionRange(Message, frozen=True):
    """Versions of the protocol, both ends included."""

    oldest: int
    newest: int


class Editions(Message, frozen=True):
    """The editions of the rules that an engine can play by: all days from `oldest` to `newest`, both included."""

    oldest: EditionDate
    newest: EditionDate


class Software(Message, frozen=True):
    """Who speaks."""

    name: str
    version: str


class Capabilities(Message, frozen=True, kw_only=True):
    """What an engine can do beyond the core: which optional methods, actions and parts of positions it understands, and what it tells."""

    methods: tuple[OptionalMethod, ...] = ()
    actions: tuple[ActionName, ...] = ()
    positions: tuple[PositionFeature, ...] = ()
    occurrences: tuple[OccurrenceKind, ...] = ()
    """Kinds of occurrences that its views tell, each time they occur."""
    facts: tuple[Fact, ...] = ()
    """What its answers to `card/facts` tell."""
    observers: bool = False
    """Whether it shows the game as a given player sees it, not only the whole."""

    def lacking(self, needed: "Capabilities") -> tuple[str, ...]:
        """What is needed and isn't here, in words."""
        words = [f"the method {each}" for each in needed.methods if each not in self.methods]
        words += [f"the action {each!r}" for each in needed.actions if each not in self.actions]
        words += [f"positions with {each!r}" for each in needed.positions if each not in self.positions]
        words += [f"telling of {each!r}" for each in needed.occurrences if each not in self.occurrences]
        words += [f"the fact {each!r} of cards" for each in needed.facts if each not in self.facts]
        if needed.observers and not self.observers:
            words.append("views of a given player")
        return tuple(words)


EVERYTHING = Capabilities(
    methods=ALL_METHODS,
    actions=ALL_ACTIONS,
    positions=ALL_POSITION_FEATURES,
    occurrences=ALL_OCCURRENCES,
    facts=ALL_FACTS,
    observers=True,
)
"""All that there is to declare."""


class Initialize(Message, frozen=True, kw_only=True):
    """The harness introduces itself."""

    protocol: VersionRange
    edition: EditionDate
    """The newest edition of the rules that will be asked for."""
    harness: Software


class Introduction(Message, frozen=True, kw_only=True):
    """The engine introduces itself.  Both then speak the newest version that is in both ranges."""

    protocol: VersionRange
    engine: Software
    editions: Editions
    capabilities: Capabilities = Capabilities()


class CardsSupported(Message, frozen=True):
    """Cards, by the names of their front faces."""

    cards: tuple[Name, ...]


class CardsLacking(Message, frozen=True):
    """Those of the cards that the engine does not know."""

    lacking: tuple[str, ...] = ()


class Begin(Message, frozen=True):
    """A new game that stands so; it takes the place of the game before."""

    position: Position


class Act(Message, frozen=True):
    """A player takes an action, or would they be allowed to."""

    player: Name
    action: AnyAction


class AnswerDecision(Message, frozen=True):
    """A player answers the pending decision."""

    player: Name
    choice: Choice


class Observe(Message, frozen=True):
    """Show the game as a player sees it, or the whole."""

    observer: Name | None = None


class AskLegal(Message, frozen=True):
    """What a player could do now."""

    player: Name


class AskFacts(Message, frozen=True):
    """What is true of a card outside a game."""

    card: Name


class AskDeck(Message, frozen=True):
    """Whether a Commander deck with that commander may hold that card."""

    card: Name
    commander: Name


class Nothing(Message, frozen=True):
    """No parameters."""


class Method(NamedTuple):
    """A question: the kind of its parameters, the kind of its answer, and what it is for."""

    params: Any
    result: Any
    summary: str


METHODS: dict[str, Method] = {
    "initialize": Method(Initialize, Introduction, "versions and editions, both ways; who the engine is and what it can do"),
    "cards/supported": Method(CardsSupported, CardsLacking, "which of these cards the engine lacks"),
    "game/begin": Method(Begin, Outcome, "begin a game from a position"),
    "game/act": Method(Act, Outcome, "a player acts"),
    "game/answer": Method(AnswerDecision, Outcome, "a player answers the pending decision"),
    "game/observe": Method(Observe, View, "show the game"),
    "game/can": Method(Act, Outcome, "whether a player could take that action now, in some way"),
    "game/legal": Method(AskLegal, LegalActions, "every action that a player could begin now"),
    "card/facts": Method(AskFacts, CardFacts, "color identity and face symbols of a card"),
    "deck/allows": Method(AskDeck, Outcome, "whether a deck may hold a card"),
    "shutdown": Method(Nothing, None, "the engine answers null and then ends"),
}
"""All questions, in the order of a conversation."""
