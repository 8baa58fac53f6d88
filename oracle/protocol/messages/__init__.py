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

from oracle.protocol.messages.actions import (
    Action,
    Activate,
    AnyAction,
    Attack,
    Block,
    Cast,
    Concede,
    LegalActions,
    Pass,
    PlayLand,
    TurnFaceUp,
)
from oracle.protocol.messages.decisions import Choice, DecisionKind, Option, Outcome, PendingDecision
from oracle.protocol.messages.message import STEPS, FaceDownKind, Message, Step, Zone
from oracle.protocol.messages.position import ObjectSpec, PlayerSpec, Position
from oracle.protocol.messages.views import CardFacts, FaceFacts, ObjectView, Occurrence, OccurrenceKind, PlayerView, View

__all__ = [
    "STEPS",
    "Action",
    "Activate",
    "AnyAction",
    "Attack",
    "Block",
    "CardFacts",
    "Cast",
    "Choice",
    "Concede",
    "DecisionKind",
    "FaceDownKind",
    "FaceFacts",
    "LegalActions",
    "Message",
    "ObjectSpec",
    "ObjectView",
    "Occurrence",
    "OccurrenceKind",
    "Option",
    "Outcome",
    "Pass",
    "PendingDecision",
    "PlayLand",
    "PlayerSpec",
    "PlayerView",
    "Position",
    "Step",
    "TurnFaceUp",
    "View",
    "Zone",
]
