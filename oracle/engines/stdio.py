"""An engine in a process of its own, spoken to over standard input and output.

The process is started by the first question and kept for many games.  After a crash, a timeout, a breach of the protocol or too much
memory it is ended, with its children, and the next question gets a fresh one; so a late answer can't be taken for that to another question.

A fault at the beginning of a game, in a process that has played before, may be the heritage of the game before.  Such a beginning is
therefore tried once more in a fresh process, and only counts if it fails there too.

What can't be judged at all is given up soon (`EngineGivenUpError`): an engine that fails twice in a row to start and introduce itself, and
one that has never begun a game and either fails twice in a row to say which cards it lacks, or doesn't begin the simplest game either, two
players and nothing else.
"""

import contextlib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from oracle import __version__
from oracle.engines import memory
from oracle.engines.keeper import GRACE
from oracle.engines.port import EngineError, EngineGivenUpError, UnsupportedError
from oracle.engines.processes import EngineProcess
from oracle.known_editions import NEWEST_EDITION
from oracle.protocol.client import Client
from oracle.protocol.messages import AnyAction, CardFacts, Choice, LegalActions, Outcome, PlayerSpec, Position, View
from oracle.protocol.questions import (
    Act,
    AnswerDecision,
    AskDeck,
    AskFacts,
    AskLegal,
    Begin,
    Capabilities,
    CardsLacking,
    CardsSupported,
    Editions,
    Introduction,
    Nothing,
    Observe,
    Software,
)
from oracle.protocol.rpc import excerpt

MOST_FAILED_STARTS = 2
"""An engine that fails so often in a row to start and introduce itself is given up."""

SIMPLEST = Position(players=(PlayerSpec("Alice"), PlayerSpec("Bob")), active_player="Alice")
"""Who doesn't even begin this game can't be judged."""


LONGEST_WAIT = 24 * 60 * 60
"""Nobody waits longer for an answer, in seconds."""


def read_seconds(text: str) -> float:
    """The seconds that an answer may take, in a number that makes sense.  Raises `ValueError`."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= LONGEST_WAIT:
        raise ValueError(f"expected a number of seconds, more than 0 and at most {LONGEST_WAIT}, not {text!r}")
    return seconds


class Command(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How an engine is started; times in seconds."""

    command: tuple[str, ...]
    env: Mapping[str, str] = {}
    """Further environment variables."""
    cwd: str | None = None
    """The working folder."""
    own_folder: bool = False
    """Whether each process works in a new, empty folder instead, which goes with the process."""
    timeout: float = 10.0
    """How long an answer may take."""
    startup: float = 60.0
    """How long the engine may take to start and introduce itself."""
    memory: int = memory.DEFAULT
    """How many bytes it may take, with all that it starts."""


class StdioGame:
    """A game on an engine in a process."""

    def __init__(self, engine: "StdioEngine", outcome: Outcome) -> None:
        self._engine = engine
        self._outcome = outcome

    def begin(self) -> Outcome:
        """What became of `game/begin`."""
        return self._outcome

    def act(self, player: str, action: AnyAction) -> Outcome:
        """A player acts."""
        outcome: Outcome = self._engine.ask("game/act", Act(player, action))
        return outcome

    def answer(self, player: str, choice: Choice) -> Outcome:
        """Answer the pending decision."""
        outcome: Outcome = self._engine.ask("game/answer", AnswerDecision(player, choice))
        return outcome

    def observe(self, observer: str | None = None) -> View:
        """The game as the observer sees it."""
        view: View = self._engine.ask("game/observe", Observe(observer))
        return view

    def can(self, player: str, action: AnyAction) -> Outcome:
        """Whether the player could take that action now."""
        outcome: Outcome = self._engine.ask("game/can", Act(player, action))
        return outcome

    def legal(self, player: str) -> tuple[AnyAction, ...]:
        """Every action that the player could begin now."""
        answer: LegalActions = self._engine.ask("game/legal", AskLegal(player))
        return answer.actions


class StdioEngine:
    """An engine that is started by a command.  Call `close` in the end."""

    authoritative = False

    def __init__(self, command: Command) -> None:
        self.command = command
        self._process: EngineProcess | None = None
        self._client: Client | None = None
        self._first: Introduction | None = None
        self._used = False
        self._failed_starts = 0
        self._failed_cards = 0
        self._given_up: EngineGivenUpError | None = None
        self._has_begun = False
        """Whether any game has begun so far."""
        self._known: dict[str, bool] = {}

    # --- who it is ----------------------------------------------------------------------------------------------------

    @property
    def introduction(self) -> Introduction:
        """How it has introduced itself; it is started for that if need be.  Raises `EngineError`."""
        if self._first is None:
            self._started()
        assert self._first is not None
        return self._first

    @property
    def name(self) -> str:
        """What it calls itself, or its command if it couldn't even say that."""
        try:
            return excerpt(self.introduction.engine.name.encode(), 80)
        except EngineError:
            return self.command.command[0].rpartition("/")[2]

    @property
    def version(self) -> str:
        """What it says that its version is."""
        try:
            return excerpt(self.introduction.engine.version.encode(), 80)
        except EngineError:
            return "unknown"

    @property
    def capabilities(self) -> Capabilities:
        """What it has declared."""
        return self.introduction.capabilities

    @property
    def editions(self) -> Editions | None:
        """The editions that it has declared."""
        return self.introduction.editions

    # --- questions ----------------------------------------------------------------------------------------------------

    def unsupported_cards(self, names: Sequence[str]) -> tuple[str, ...]:
        """Which cards it lacks; a process is asked for each only once.

        Raises `EngineError` if it names cards about which it wasn't asked.
        """
        if self._client is None:
            self._known.clear()
        asked = tuple(name for name in names if name not in self._known)
        if asked:
            answer: CardsLacking = self._cards(asked)
            strange = [name for name in answer.lacking if name not in asked]
            if strange:
                self._end()
                raise EngineError("protocol", f"the engine says that it lacks {', '.join(strange)}, about which it wasn't asked")
            self._known.update((name, name not in answer.lacking) for name in asked)
        return tuple(name for name in names if not self._known[name])

    def _cards(self, asked: tuple[str, ...]) -> Any:
        """The answer to which of these cards it lacks.  Raises `EngineGivenUpError` if none ever comes."""
        try:
            answer = self._at_beginning("cards/supported", CardsSupported(asked))
        except EngineGivenUpError:
            raise
        except EngineError as fault:
            self._failed_cards += 1
            if self._has_begun or self._failed_cards < MOST_FAILED_STARTS:
                raise
            self._given_up = EngineGivenUpError(fault.kind, f"the engine doesn't say which cards it lacks: {fault}")
            raise self._given_up from None
        self._failed_cards = 0
        return answer

    def new_game(self, position: Position) -> StdioGame:
        """Begin a game."""
        try:
            outcome = self._at_beginning("game/begin", Begin(position))
        except EngineGivenUpError:
            raise
        except EngineError as fault:
            if not self._has_begun:
                self._see_that_it_begins_any(fault)
            raise
        self._has_begun = True
        return StdioGame(self, outcome)

    def _see_that_it_begins_any(self, fault: EngineError) -> None:
        """After the first game couldn't begin: whether any can.  Raises `EngineGivenUpError`."""
        try:
            self._at_beginning("game/begin", Begin(SIMPLEST))
        except UnsupportedError:
            pass
        except EngineError as again:
            told = "" if str(again) == str(fault) else f"; and for two players and nothing else: {again}"
            self._given_up = EngineGivenUpError(again.kind, f"the engine begins no game: {fault}{told}")
            raise self._given_up from None
        self._has_begun = True

    def card_facts(self, name: str) -> CardFacts:
        """What is true of a card outside a game."""
        facts: CardFacts = self.ask("card/facts", AskFacts(name))
        return facts

    def deck_allows(self, card: str, commander: str) -> Outcome:
        """Whether a deck may hold a card."""
        outcome: Outcome = self.ask("deck/allows", AskDeck(card, commander))
        return outcome

    def ask(self, method: str, params: object) -> Any:
        """The answer to a question in the course of a game.  A fault ends the process.  Raises `EngineError`."""
        if self._client is None:
            raise EngineError("crash", "the engine's process has ended, and its game with it")
        return self._asked(self._client, method, params)

    def _at_beginning(self, method: str, params: object) -> Any:
        try:
            answer = self._asked(self._started(), method, params)
        except EngineError:
            if not self._used:
                raise
            answer = self._asked(self._started(), method, params)
        self._used = True
        return answer

    def _asked(self, client: Client, method: str, params: object) -> Any:
        try:
            return client.ask(method, params)
        except EngineError:
            self._end()
            raise
        except BaseException as fault:
            if not isinstance(fault, Exception):
                self._end()
            raise

    # --- the process --------------------------------------------------------------------------------------------------

    def _started(self) -> Client:
        """The client of a process that runs and has introduced itself."""
        if self._client is not None:
            return self._client
        if self._given_up is not None:
            raise self._given_up
        try:
            return self._start()
        except EngineError as fault:
            self._end()
            self._failed_starts += 1
            if self._failed_starts < MOST_FAILED_STARTS:
                raise
            self._given_up = EngineGivenUpError(
                fault.kind, f"the engine doesn't start: {fault} (given up after {self._failed_starts} attempts)"
            )
            raise self._given_up from None

    def _start(self) -> Client:
        how = self.command
        self._process = EngineProcess(how.command, how.env, how.cwd, how.memory, how.own_folder)
        self._used = False
        client = Client(self._process, how.timeout)
        introduction = client.introduce(NEWEST_EDITION, Software("oracle", __version__), how.startup)
        if self._first is None:
            self._first = introduction
        elif introduction != self._first:
            raise EngineError("protocol", "the engine introduces itself differently from the first time")
        self._failed_starts = 0
        self._client = client
        return client

    def _end(self) -> None:
        process, self._process, self._client = self._process, None, None
        if process is not None:
            process.kill()

    def shut_down(self) -> int | None:
        """Ask the engine to shut down, and see that nothing of it is left.  Its exit code, if it ended by itself.  Raises `EngineError`."""
        process, client = self._process, self._client
        self._process = self._client = None
        if process is None:
            return None
        try:
            if client is not None:
                client.ask("shutdown", Nothing(), min(self.command.timeout, 2.0))
            return process.finish(GRACE)
        except BaseException:
            process.kill()
            raise

    def close(self) -> None:
        """See that nothing of the engine is left, whatever it says to that."""
        with contextlib.suppress(EngineError):
            self.shut_down()
