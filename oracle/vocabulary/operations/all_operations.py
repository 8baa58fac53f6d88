"""Every operation."""

from oracle.vocabulary.operations.deeds import Act, Advance, Answer
from oracle.vocabulary.operations.seen_games import (
    Counted,
    Drew,
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
