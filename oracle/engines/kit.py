"""The adapter kit: how an engine in Python, or a bridge to one, sits the exam.

Subclass `Adapter`, answer its methods, and end your file with `main(YourAdapter)`:

    oracle run --engine "stdio:python your_adapter.py"

or, without that line, `oracle run --engine python:your_module:YourAdapter`.  `README.md` beside this file leads through it.

`Hosted` is the other direction: any engine behind the port becomes a host that a server can serve.
"""

import os
import sys
from collections.abc import Callable, Sequence

from oracle.engines.garbage import seldom_collecting
from oracle.engines.port import Engine, Game, PositionError, UnsupportedError
from oracle.protocol.messages import AnyAction, CardFacts, Choice, Outcome, Position, View
from oracle.protocol.questions import PROTOCOL, Capabilities, Editions, Introduction, Software, VersionRange
from oracle.protocol.server import Host, serve

__all__ = ["Adapter", "Hosted", "PositionError", "UnsupportedError", "main"]

ALL_EDITIONS = Editions("1993-08-05", "9999-12-31")
"""Every day on which there were rules."""


class Adapter:
    """An engine to be judged.  Say who it is and what it can do, and answer the six methods from `unsupported_cards` to `can`."""

    name = "unnamed"
    version = "0"
    capabilities = Capabilities()
    """What it can do beyond the core.  Declare only what is there: nothing else is asked for."""
    editions: Editions | None = None
    """The editions of the rules that it can play by; None for all that are asked for."""
    authoritative = False

    def unsupported_cards(self, names: Sequence[str]) -> tuple[str, ...]:
        """Which of these cards the engine does not know."""
        raise NotImplementedError

    def begin(self, position: Position) -> Outcome:
        """Begin a game, in place of the one before, and run until a player has priority or a decision is pending."""
        raise NotImplementedError

    def act(self, player: str, action: AnyAction) -> Outcome:
        """The player acts.  A rejected action (`refused`) leaves the game as it was."""
        raise NotImplementedError

    def answer(self, player: str, choice: Choice) -> Outcome:
        """Answer the pending decision (method "game/answer")."""
        raise NotImplementedError

    def observe(self, observer: str | None = None) -> View:
        """The game as `observer` sees it, or the whole."""
        raise NotImplementedError

    def can(self, player: str, action: AnyAction) -> Outcome:
        """Whether the player could take that action now; the game stays as it is (method "game/can")."""
        raise NotImplementedError

    def legal(self, player: str) -> tuple[AnyAction, ...]:
        """Every action that a player could begin now, its choices left open (method "game/legal")."""
        raise NotImplementedError

    def card_facts(self, name: str) -> CardFacts:
        """What is true of a card outside a game (method "card/facts")."""
        raise NotImplementedError

    def deck_allows(self, card: str, commander: str) -> Outcome:
        """Whether a Commander deck may hold a card (method "deck/allows")."""
        raise NotImplementedError

    # --- the same as an engine in this process ------------------------------------------------------------------------

    def new_game(self, position: Position) -> "AdapterGame":
        """A game that stands as the position says."""
        return AdapterGame(self, position)

    def introduction(self) -> Introduction:
        """How it introduces itself to a harness."""
        return introduction(self)


class AdapterGame:
    """The one game of an adapter."""

    def __init__(self, adapter: Adapter, position: Position) -> None:
        self._position = position
        self._adapter = adapter
        self.act = adapter.act
        self.answer = adapter.answer
        self.observe = adapter.observe
        self.can = adapter.can
        self.legal = adapter.legal

    def begin(self) -> Outcome:
        """Run until the first priority or decision."""
        return self._adapter.begin(self._position)


class Hosted:
    """An engine behind the port, as a host with one game at a time."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._game: Game | None = None

    def introduction(self) -> Introduction:
        """How the engine introduces itself."""
        return introduction(self._engine)

    def unsupported_cards(self, names: Sequence[str]) -> tuple[str, ...]:
        """Which cards it lacks."""
        return self._engine.unsupported_cards(names)

    def begin(self, position: Position) -> Outcome:
        """Begin a game."""
        self._game = self._engine.new_game(position)
        return self._game.begin()

    def _in_game(self) -> Game:
        assert self._game is not None
        return self._game

    def act(self, player: str, action: AnyAction) -> Outcome:
        """A player acts."""
        return self._in_game().act(player, action)

    def answer(self, player: str, choice: Choice) -> Outcome:
        """A player answers."""
        return self._in_game().answer(player, choice)

    def observe(self, observer: str | None = None) -> View:
        """Show the game."""
        return self._in_game().observe(observer)

    def can(self, player: str, action: AnyAction) -> Outcome:
        """Whether a player could act so."""
        return self._in_game().can(player, action)

    def legal(self, player: str) -> tuple[AnyAction, ...]:
        """Every action that a player could begin now."""
        return self._in_game().legal(player)

    def card_facts(self, name: str) -> CardFacts:
        """What is true of a card."""
        return self._engine.card_facts(name)

    def deck_allows(self, card: str, commander: str) -> Outcome:
        """Whether a deck may hold a card."""
        return self._engine.deck_allows(card, commander)


def introduction(engine: Engine) -> Introduction:
    """How an engine introduces itself."""
    return Introduction(
        protocol=VersionRange(PROTOCOL, PROTOCOL),
        engine=Software(engine.name, engine.version),
        editions=engine.editions or ALL_EDITIONS,
        capabilities=engine.capabilities,
    )


def serve_process(host: Host) -> None:
    """Serve on standard input and output until the input ends.

    What the engine itself prints goes to standard error, so that it can't come between the messages.
    """
    answers = os.dup(1)
    os.dup2(2, 1)
    sys.stdout = sys.stderr

    def write(line: bytes) -> None:
        rest = memoryview(line)
        while rest:
            rest = rest[os.write(answers, rest) :]

    try:
        with seldom_collecting():
            serve(host, lambda size: os.read(0, size), write)
    except (BrokenPipeError, KeyboardInterrupt):
        return


def main(make: Callable[[], Adapter]) -> None:
    """Serve an adapter on standard input and output: the end of an adapter's file."""
    serve_process(make())
