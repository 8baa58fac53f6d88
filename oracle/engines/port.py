"""The Engine port: the few questions that the harness puts to any rules engine.

An engine says once what it can do, and before a game which of its cards it lacks; then it begins the game from a position.  One that
backs out later (`UnsupportedError`) fails.  After every action and every choice it runs on by itself until a player has priority or
a decision is pending.
"""

from collections.abc import Sequence
from typing import Protocol

from oracle.protocol.errors import EngineError, EngineGivenUpError, PositionError, UnsupportedError
from oracle.protocol.messages import AnyAction, CardFacts, Choice, Outcome, Position, View
from oracle.protocol.questions import Capabilities, Editions

__all__ = ["Engine", "EngineError", "EngineGivenUpError", "Game", "PositionError", "UnsupportedError"]


class Game(Protocol):
    """One game in progress."""

    def begin(self) -> Outcome:
        """Run until the first priority or decision."""
        ...

    def act(self, player: str, action: AnyAction) -> Outcome:
        """`player` acts.  A rejected action leaves the game as it was."""
        ...

    def answer(self, player: str, choice: Choice) -> Outcome:
        """Answer the pending decision.  A rejected choice leaves it pending."""
        ...

    def observe(self, observer: str | None = None) -> View:
        """The game as `observer` sees it, or the whole."""
        ...

    def can(self, player: str, action: AnyAction) -> Outcome:
        """Whether `player` could take that action now, in some way; the game stays as it is."""
        ...

    def legal(self, player: str) -> tuple[AnyAction, ...]:
        """Every action that `player` could begin now, its choices left open.  Raises `UnsupportedError` where the engine doesn't say."""
        ...


class Engine(Protocol):
    """A rules engine under test."""

    @property
    def name(self) -> str:
        """What it is called."""
        ...

    @property
    def version(self) -> str:
        """Its version."""
        ...

    @property
    def capabilities(self) -> Capabilities:
        """What it can do, declared before the first game.  What isn't in here is never asked for."""
        ...

    @property
    def editions(self) -> Editions | None:
        """The editions of the rules that it can play by; None for all."""
        ...

    @property
    def authoritative(self) -> bool:
        """Whether a scenario that can't be carried out on it is itself at fault (as on the reference engine), not the engine."""
        ...

    def unsupported_cards(self, names: Sequence[str]) -> tuple[str, ...]:
        """Which of these cards the engine does not know."""
        ...

    def new_game(self, position: Position) -> Game:
        """A game that stands as `position` says.  Raises `PositionError` if it can't exist."""
        ...

    def card_facts(self, name: str) -> CardFacts:
        """What is true of a card outside a game.  Raises `UnsupportedError` where the engine doesn't say."""
        ...

    def deck_allows(self, card: str, commander: str) -> Outcome:
        """Whether a Commander deck led by `commander` may hold `card` (903.5).  Raises `UnsupportedError` where it doesn't say."""
        ...
