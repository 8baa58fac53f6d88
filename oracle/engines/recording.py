"""Recording what an engine is asked and what it answers, so that a failure can show the conversation.

Only the present game is kept, as the typed messages that they are; lines of text are made of them when somebody wants to read.
"""

from collections import deque
from collections.abc import Sequence

import msgspec

from oracle.engines.port import Engine, Game
from oracle.protocol.messages import AnyAction, CardFacts, Choice, LegalActions, Outcome, Position, View
from oracle.protocol.questions import Act, AnswerDecision, AskDeck, AskFacts, AskLegal, Begin, Capabilities, Editions, Observe

MOST_EXCHANGES = 40
"""So many of the latest questions are kept with their answers, beside the beginning."""

MOST_SHOWN = 2000
"""Characters of a message that are shown."""

_UNANSWERED = object()


class RecordedEngine:
    """An engine whose latest conversation can be read."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._beginning: list[list[object]] = []
        self._since: deque[list[object]] = deque(maxlen=MOST_EXCHANGES)

    @property
    def name(self) -> str:
        """That of the engine."""
        return self.engine.name

    @property
    def version(self) -> str:
        """That of the engine."""
        return self.engine.version

    @property
    def capabilities(self) -> Capabilities:
        """Those of the engine."""
        return self.engine.capabilities

    @property
    def editions(self) -> Editions | None:
        """Those of the engine."""
        return self.engine.editions

    @property
    def authoritative(self) -> bool:
        """As the engine is."""
        return self.engine.authoritative

    def forget(self) -> None:
        """Forget the conversation so far; another case begins."""
        self._beginning.clear()
        self._since.clear()

    def conversation(self) -> tuple[str, ...]:
        """The conversation about the present game: "> method parameters", and "< answer" unless there was none."""
        lines: list[str] = []
        for method, params, answer in (*self._beginning, *self._since):
            lines.append(f"> {method} {_text(params)}")
            if answer is not _UNANSWERED:
                lines.append(f"< {_text(answer)}")
        return tuple(lines)

    def ask(self, method: str, params: object) -> list[object]:
        """Note a question; the answer is to be noted as its last item."""
        exchange = [method, params, _UNANSWERED]
        self._since.append(exchange)
        return exchange

    def unsupported_cards(self, names: Sequence[str]) -> tuple[str, ...]:
        """As the engine says."""
        return self.engine.unsupported_cards(names)

    def new_game(self, position: Position) -> Game:
        """A game of the engine, recorded."""
        exchange: list[object] = ["game/begin", Begin(position), _UNANSWERED]
        self._beginning[:] = [exchange]
        return RecordedGame(self, self.engine.new_game(position), exchange)

    def card_facts(self, name: str) -> CardFacts:
        """As the engine says."""
        exchange = self.ask("card/facts", AskFacts(name))
        exchange[2] = facts = self.engine.card_facts(name)
        return facts

    def deck_allows(self, card: str, commander: str) -> Outcome:
        """As the engine says."""
        exchange = self.ask("deck/allows", AskDeck(card, commander))
        exchange[2] = outcome = self.engine.deck_allows(card, commander)
        return outcome


class RecordedGame:
    """A game whose questions and answers are noted."""

    def __init__(self, recorder: RecordedEngine, game: Game, beginning: list[object]) -> None:
        self._recorder = recorder
        self._game = game
        self._beginning = beginning

    def begin(self) -> Outcome:
        """As the engine says."""
        self._beginning[2] = outcome = self._game.begin()
        return outcome

    def act(self, player: str, action: AnyAction) -> Outcome:
        """As the engine says."""
        exchange = self._recorder.ask("game/act", Act(player, action))
        exchange[2] = outcome = self._game.act(player, action)
        return outcome

    def answer(self, player: str, choice: Choice) -> Outcome:
        """As the engine says."""
        exchange = self._recorder.ask("game/answer", AnswerDecision(player, choice))
        exchange[2] = outcome = self._game.answer(player, choice)
        return outcome

    def observe(self, observer: str | None = None) -> View:
        """As the engine says."""
        exchange = self._recorder.ask("game/observe", Observe(observer))
        exchange[2] = view = self._game.observe(observer)
        return view

    def can(self, player: str, action: AnyAction) -> Outcome:
        """As the engine says."""
        exchange = self._recorder.ask("game/can", Act(player, action))
        exchange[2] = outcome = self._game.can(player, action)
        return outcome

    def legal(self, player: str) -> tuple[AnyAction, ...]:
        """As the engine says."""
        exchange = self._recorder.ask("game/legal", AskLegal(player))
        actions = self._game.legal(player)
        exchange[2] = LegalActions(actions)
        return actions


def _text(message: object) -> str:
    text = msgspec.json.encode(message).decode()
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]} … ({len(text)} characters)"
