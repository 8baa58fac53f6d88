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

from oracle.vocabulary.operations.all_operations import AnyOperation
from oracle.vocabulary.operations.deeds import Act, Advance, Answer, Paying
from oracle.vocabulary.operations.operation import Expectation, Operation, Setup, Stated
from oracle.vocabulary.operations.seen_games import (
    Counted,
    Drew,
    EventPattern,
    GameResult,
    Happened,
    HasPriority,
    InOrder,
    NothingElse,
    Shuffled,
    StackHolds,
    Triggered,
)
from oracle.vocabulary.operations.seen_objects import (
    Colors,
    Controls,
    HasKeyword,
    HasType,
    ManaValue,
    Named,
    Owns,
    PowerToughness,
    TypeLine,
    Whereabouts,
)
from oracle.vocabulary.operations.seen_rules import Asked, Can, ColorIdentity, DeckAllows, FaceSymbol, Offered, Rejected, Sees, TellsApart
from oracle.vocabulary.operations.standing import (
    Attached,
    CardItem,
    Condition,
    Counters,
    Damage,
    Holds,
    LandsPlayed,
    Life,
    ManaPool,
    OnTop,
    Players,
    PutOntoBattlefield,
    Status,
    Turn,
)

__all__ = [
    "Act",
    "Advance",
    "Answer",
    "AnyOperation",
    "Asked",
    "Attached",
    "Can",
    "CardItem",
    "ColorIdentity",
    "Colors",
    "Condition",
    "Controls",
    "Counted",
    "Counters",
    "Damage",
    "DeckAllows",
    "Drew",
    "EventPattern",
    "Expectation",
    "FaceSymbol",
    "GameResult",
    "Happened",
    "HasKeyword",
    "HasPriority",
    "HasType",
    "Holds",
    "InOrder",
    "LandsPlayed",
    "Life",
    "ManaPool",
    "ManaValue",
    "Named",
    "NothingElse",
    "Offered",
    "OnTop",
    "Operation",
    "Owns",
    "Paying",
    "Players",
    "PowerToughness",
    "PutOntoBattlefield",
    "Rejected",
    "Sees",
    "Setup",
    "Shuffled",
    "StackHolds",
    "Stated",
    "Status",
    "TellsApart",
    "Triggered",
    "Turn",
    "TypeLine",
    "Whereabouts",
]
