"""The reference engine: one game at a time, run by a generator of the rules."""

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import wraps
from typing import Any, ParamSpec, TypeVar

import msgspec

from oracle.cards.card import Card
from oracle.engines.port import EngineError, UnsupportedError
from oracle.engines.reference import acting, naming, viewing
from oracle.engines.reference.dealing import deal
from oracle.engines.reference.naming import called
from oracle.engines.reference.telling import Teller
from oracle.engines.reference.tracing import BoundedHistory, RuleApplied, Trace
from oracle.known_editions import OLDEST_EDITION
from oracle.protocol.errors import QuestionError
from oracle.protocol.messages import (
    Activate,
    AnyAction,
    Attack,
    Block,
    CardFacts,
    Cast,
    Choice,
    Concede,
    FaceFacts,
    Outcome,
    Pass,
    PlayLand,
    Position,
    TurnFaceUp,
    View,
)
from oracle.protocol.questions import EVERYTHING, Editions
from oracle.rules.bounds import TooMuch
from oracle.rules.characteristics.color_identity import color_identity, fits_deck
from oracle.rules.characteristics.face_symbols import face_symbol
from oracle.rules.citation import IllegalAction, Misfit, left_out
from oracle.rules.combat import declaring
from oracle.rules.state import decisions
from oracle.rules.state.table import Table, refusal
from oracle.rules.turn.conceding import concession, goes_on
from oracle.rules.turn.legal_actions import legal_actions
from oracle.rules.turn.priority import take_action
from oracle.rules.turn.steps import play

VERSION = "0.1.0"

P = ParamSpec("P")
R = TypeVar("R")


_NO_LEAVE: dict[type[AnyAction], str] = {PlayLand: "305.1", Cast: "601.3", Activate: "602.2", TurnFaceUp: "116.2b"}
"""The rule by which there is no leave to act with a card, whichever card it is."""


def within_bounds(method: Callable[P, R]) -> Callable[P, R]:
    """What goes beyond the bounds of the rules engine is what this engine doesn't do."""

    @wraps(method)
    def bounded(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return method(*args, **kwargs)
        except TooMuch as most:
            raise UnsupportedError(str(most)) from None

    return bounded


class ReferenceGame:
    """A game on the reference engine."""

    def __init__(self, position: Position, cards: Mapping[str, Card], tracing: bool = False, longest: int | None = None) -> None:
        self._trace = Trace(tracing)
        with self._trace.counting():
            self._table = Table(deal(position, cards), cards, history=[] if longest is None else BoundedHistory(longest))
        self._teller = Teller()
        self._running: Generator[decisions.Decision, Any, None] = play(self._table)
        self._decision: decisions.Decision | None = None
        self._given_up: Exception | None = None
        """What went wrong, if the game can't go on."""

    @property
    def length(self) -> int:
        """How many times something has happened."""
        return len(self._table.history or ())

    def calls(self, function: str) -> int:
        """How often a rule function was called, if this is traced."""
        return self._trace.called[function]

    # --- the port ----------------------------------------------------------------------------------------------------

    @within_bounds
    def begin(self) -> Outcome:
        """Run until the first priority or decision."""
        self._go(None)
        return self._outcome()

    @within_bounds
    def act(self, player: str, action: AnyAction) -> Outcome:
        """The player acts; a rejected action leaves the game as it was."""
        self._see_that_it_goes_on(player)
        decision = self._decision
        game = self._table.game
        try:
            if decision is None:
                raise IllegalAction("104.1", "the game is over")
            if isinstance(action, Concede) and not (isinstance(decision, decisions.Priority) and decision.player == player):
                return self._concede(player)
            if isinstance(action, Attack | Block):
                answer = self._declaration(player, action, decision)
            elif not isinstance(decision, decisions.Priority):
                raise IllegalAction(
                    decision.rule or "117.2e", f"{decision.player} must choose first: {decision.prompt or decision.purpose}"
                )
            elif decision.player != player:
                raise IllegalAction("117.1", f"{player} does not have priority, {decision.player} has")
            elif self._is_blind(player, action):
                self._check_action(player, action)
                answer = acting.action(game, action)
            else:
                answer = acting.action(game, action)
        except IllegalAction as illegal:
            return self._refused(illegal)
        self._table.refused = None
        self._go(answer)
        return self._outcome()

    def _concede(self, player: str) -> Outcome:
        """The player concedes while it isn't for them to act; raises `IllegalAction` if they have left already."""
        self._check_concession(player)
        table = self._table
        table.refused = None
        if table.begun is None or goes_on(table, player):
            self._go(concession(table, player))
        else:
            self._go(decisions.StartOver(player, table.begun))
        table.refused = None  # a spell that can't be cast any more is taken back, not the concession
        return self._outcome()

    def _check_concession(self, player: str) -> None:
        if player not in self._table.game.turn_order():
            raise IllegalAction("104.3a", f"{player} is not in the game any more")

    def _declaration(self, player: str, action: Attack | Block, decision: decisions.Decision) -> Any:
        wanted = decisions.Attackers if isinstance(action, Attack) else decisions.Blockers
        if not isinstance(decision, wanted):
            game, said = self._table.game, acting.declaration(self._table.game, action)
            why = declaring.why_none_attacks if isinstance(action, Attack) else declaring.why_none_blocks
            illegal = why(game, player, said)
            if illegal is not None:
                raise illegal
            what = "attackers" if isinstance(action, Attack) else "blockers"
            raise IllegalAction("508.1" if isinstance(action, Attack) else "509.1", f"this is not the time to declare {what}")
        if decision.player != player:
            raise IllegalAction(decision.rule or "508.1", f"it is {decision.player} who declares now")
        return acting.declaration(self._table.game, action)

    @within_bounds
    def answer(self, player: str, choice: Choice) -> Outcome:
        """Answer the pending decision; a rejected choice leaves it pending."""
        self._see_that_it_goes_on(player)
        decision = self._decision
        try:
            if decision is None or isinstance(decision, decisions.Priority):
                raise Misfit("there is nothing to choose now")
            if decision.player != player:
                raise Misfit(f"the choice is {decision.player}'s")
            answer = acting.answer(self._table.game, decision, choice)
            decision.check(answer)
        except IllegalAction as illegal:
            return self._refused(illegal)
        self._table.refused = None
        self._teller.decided(self._table, decision, answer)
        self._go(answer)
        return self._outcome()

    @within_bounds
    def observe(self, observer: str | None = None) -> View:
        """The game as the observer sees it, or the whole."""
        self._see_that_it_goes_on(observer, "observer")
        with self._trace.counting():
            return self._seen_by(observer)

    def _seen_by(self, observer: str | None) -> View:
        self._teller.listen(self._table)
        return viewing.view(self._table.game, observer, self._decision, self._teller.told(observer))

    @within_bounds
    def can(self, player: str, action: AnyAction) -> Outcome:
        """Whether the player could take that action now in some way; the game stays as it is."""
        self._see_that_it_goes_on(player)
        with self._trace.hearing():
            return self._possible(player, action)

    def _possible(self, player: str, action: AnyAction) -> Outcome:
        decision = self._decision
        try:
            if decision is None:
                raise IllegalAction("104.1", "the game is over")
            if isinstance(action, Attack | Block):
                self._check_declaration(player, action, decision)
                return Outcome(accepted=True)
            if isinstance(action, Concede):
                self._check_concession(player)
                return Outcome(accepted=True)
            if not isinstance(decision, decisions.Priority) or decision.player != player:
                raise IllegalAction("117.1", f"{player} does not have priority")
            if isinstance(action, Pass):
                return Outcome(accepted=True)
            self._check_action(player, action)
        except IllegalAction as illegal:
            return Outcome(accepted=False, rule=illegal.number, reason=illegal.reason)
        return Outcome(accepted=True)

    def _check_action(self, player: str, action: AnyAction) -> None:
        """Raise `IllegalAction` if the player with priority can't take the action in any way.

        Why not with a card that is hidden from them isn't told: it would tell them which card it is.
        """
        try:
            wanted = acting.action(self._table.game, action)
            illegal = refusal(self._table, lambda table: take_action(table, player, wanted))
        except IllegalAction as unfit:
            illegal = unfit
        if illegal is not None:
            blind = self._is_blind(player, action)
            raise (
                IllegalAction(_NO_LEAVE[type(action)], f"nothing lets {player} do that with a card hidden from them") if blind else illegal
            )

    def _is_blind(self, player: str, action: AnyAction) -> bool:
        """Whether what the action is about is hidden from the player, and whether it is allowed depends on what that is.

        What can be done with a face-down permanent where it lies depends on what it is face down, which everybody knows.
        """
        game = self._table.game
        if not isinstance(action, PlayLand | Cast | Activate | TurnFaceUp):
            return False
        try:
            id = naming.find(game, action.object)
        except IllegalAction:
            return False
        if isinstance(action, Activate | TurnFaceUp) and game.objects[id].zone == "battlefield":
            return False
        who = viewing.knowers(game, id)
        return who is not None and player not in who

    @within_bounds
    def legal(self, player: str) -> tuple[AnyAction, ...]:
        """Every action that the player could begin now; their choices are left open.

        Of declarations the empty one and those of a single creature.  Conceding is always among them.
        """
        self._see_that_it_goes_on(player)
        decision = self._decision
        if decision is None or player not in self._table.game.turn_order():
            return ()
        if decision.player != player:
            return (Concede(),)
        if isinstance(decision, decisions.Priority):
            return tuple(acting.message(self._table.game, action) for action in legal_actions(self._table, player))
        possible = tuple(declaration for declaration in acting.declarations(decision) if self.can(player, declaration).accepted)
        return (*possible, Concede())

    def _check_declaration(self, player: str, action: Attack | Block, decision: decisions.Decision) -> None:
        from oracle.rules.combat import declaring

        answer = self._declaration(player, action, decision)
        trial = self._table.branch()
        running = declaring.declare_attackers(trial) if isinstance(action, Attack) else declaring.declare_blockers(trial)
        try:
            asked = next(running)
            while asked.player != player:
                asked = running.send({})
            running.send(answer)
        except StopIteration:
            return

    # --- for explanations --------------------------------------------------------------------------------------------

    def trace(self) -> tuple[RuleApplied, ...]:
        """The rules that were applied since this was last asked, in the order in which they were begun."""
        return self._trace.taken()

    # --- running -----------------------------------------------------------------------------------------------------

    def _go(self, answer: Any) -> None:
        with self._trace.hearing():
            self._send(answer)

    def _see_that_it_goes_on(self, player: str | None, field: str = "player") -> None:
        """Raise what the game was given up for, or `QuestionError` if the question's `field` is a player who isn't in it."""
        if isinstance(self._given_up, TooMuch):
            raise UnsupportedError(f"the game was given up: {self._given_up}")
        if self._given_up is not None:
            raise EngineError("crash", f"the game was given up after an internal error: {self._given_up!r}")
        names = [each.name for each in self._table.game.players]
        if player is not None and player not in names:
            raise QuestionError(f"{player} isn't in this game, in it are {', '.join(names)} - at `$.{field}`")

    def _send(self, answer: Any) -> None:
        try:
            anew = isinstance(answer, decisions.StartOver)
            self._decision = self._running.throw(answer) if anew else self._running.send(answer)
        except StopIteration:
            self._decision = None
        except Exception as fault:
            self._given_up = fault
            raise
        if self._table.game.ended and self._decision is not None:
            self._running.close()
            self._decision = None
        self._teller.take_back(self._table)

    def _refused(self, illegal: IllegalAction) -> Outcome:
        outcome = self._outcome()
        return msgspec.structs.replace(outcome, accepted=False, rule=illegal.number, reason=illegal.reason)

    def _outcome(self) -> Outcome:
        refused = self._table.refused
        game = self._table.game
        decision = self._decision
        asking = decision if decision is not None and not isinstance(decision, decisions.Priority) else None
        return Outcome(
            accepted=refused is None,
            rule=None if refused is None else refused.number,
            reason=None if refused is None else refused.reason,
            pending=None if asking is None else acting.pending(game, asking),
            priority=decision.player if isinstance(decision, decisions.Priority) else None,
            turn=game.turn.number,
            active_player=game.turn.active,
            step=game.turn.step,  # type: ignore[arg-type]
            stack=tuple(called(game, id) for id in game.zone("stack")),
        )


class ReferenceEngine:
    """The engine that every ruling holds on."""

    name = "reference"
    version = VERSION
    capabilities = EVERYTHING
    editions: Editions | None = Editions(OLDEST_EDITION, "9999-12-31")
    authoritative = True

    def __init__(self, cards: Mapping[str, Card], tracing: bool = False, longest: int | None = None) -> None:
        self.cards = cards
        self.tracing = tracing
        self._longest = longest
        self._latest: ReferenceGame | None = None

    @contextmanager
    def without(self, function: str) -> Iterator["ReferenceEngine"]:
        """Within the block, an engine that leaves out the rule of a function, as `RuleApplied` names it.

        Its games may get about twice as long as the latest game of this engine, which must have been traced, and call the function about
        twice as often; then they raise `RuntimeError`.
        """
        if self._latest is None:
            raise ValueError("there has been no game yet")
        with left_out(function, 10 + 2 * self._latest.calls(function)):
            yield ReferenceEngine(self.cards, longest=100 + 2 * self._latest.length)

    def unsupported_cards(self, names: Sequence[str]) -> tuple[str, ...]:
        """Which of these cards the engine does not know."""
        return tuple(name for name in names if name not in self.cards)

    def new_game(self, position: Position) -> ReferenceGame:
        """A game that stands as the position says.  Raises `PositionError` if it can't exist."""
        if position.edition < OLDEST_EDITION:
            raise UnsupportedError(f"the rules of {position.edition}: the oldest that are known here are those of {OLDEST_EDITION}")
        self._latest = ReferenceGame(position, self.cards, self.tracing, self._longest)
        return self._latest

    def card_facts(self, name: str) -> CardFacts:
        """What is true of a card outside a game."""
        card = self._card(name)
        faces = tuple(FaceFacts(face.name, face_symbol(card, index)) for index, face in enumerate(card.faces))
        return CardFacts(color_identity=tuple(f"{{{color}}}" for color in color_identity(card)), faces=faces)

    def deck_allows(self, card: str, commander: str) -> Outcome:
        """Whether a Commander deck led by `commander` may hold `card` (903.5)."""
        if fits_deck(self._card(card), self._card(commander)):
            return Outcome(accepted=True)
        return Outcome(accepted=False, rule="903.5c", reason=f"{card} is not within the color identity of {commander}")

    def _card(self, name: str) -> Card:
        card = self.cards.get(name)
        if card is None:
            raise UnsupportedError(f"there is no card named {name}")
        return card
