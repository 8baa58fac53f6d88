"""What happens: actions, answers, and how far the game runs on."""

from typing import Literal

from oracle.protocol.messages import AnyAction, Step
from oracle.vocabulary.operations.operation import Operation

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
