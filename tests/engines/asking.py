"""Engines that play by the rules, and ask more or less than the reference engine does."""

from collections.abc import Callable, Mapping

import msgspec

from oracle.cards.card import Card
from oracle.engines.reference import ReferenceEngine
from oracle.engines.reference.engine import ReferenceGame
from oracle.protocol.messages import AnyAction, Choice, Outcome, PendingDecision, Position, View

Answers = Callable[[PendingDecision, View], Choice | None]
"""The choice that an engine makes by itself; None where it asks."""


def forced(pending: PendingDecision, view: View) -> Choice | None:
    """Where there is one way to choose, or only cards of one name in a hand."""
    ids = tuple(option.id for option in pending.options)
    if pending.kind in ("choose", "target") and ids and pending.minimum == len(ids):
        return Choice(chosen=ids)
    if pending.kind == "number" and pending.minimum == pending.maximum:
        return Choice(number=pending.minimum)
    cards = [each for each in view.objects if each.id in ids]
    alike = len({card.name for card in cards}) == 1 and {card.zone for card in cards} == {"hand"} and len(cards) == len(ids)
    return Choice(chosen=ids[-pending.minimum :]) if alike and pending.minimum == pending.maximum else None


def anything(pending: PendingDecision, view: View) -> Choice | None:
    """Whatever is asked, but for attackers and blockers."""
    ids = tuple(option.id for option in pending.options)
    if pending.kind == "confirm":
        return Choice(confirm=True)
    if pending.kind in ("choose", "target", "order", "pay"):
        return Choice(chosen=ids[: max(pending.minimum, min(1, pending.maximum))])
    if pending.kind == "distribute":
        return Choice(amounts={ids[0]: pending.maximum})
    if pending.kind == "name":
        return Choice(name="Wastes")
    return Choice(number=pending.minimum) if pending.kind == "number" else None


class DecidingEngine(ReferenceEngine):
    """Makes some choices by itself."""

    name = "deciding"
    authoritative = False

    def __init__(self, cards: Mapping[str, Card], answers: Answers) -> None:
        super().__init__(cards)
        self._answers = answers

    def new_game(self, position: Position) -> ReferenceGame:
        return DecidingGame(position, self.cards, self._answers)


class DecidingGame(ReferenceGame):
    """Its game."""

    def __init__(self, position: Position, cards: Mapping[str, Card], answers: Answers) -> None:
        super().__init__(position, cards)
        self._answers = answers

    def begin(self) -> Outcome:
        return self._on(super().begin())

    def act(self, player: str, action: AnyAction) -> Outcome:
        return self._on(super().act(player, action))

    def answer(self, player: str, choice: Choice) -> Outcome:
        return self._on(super().answer(player, choice))

    def _on(self, outcome: Outcome) -> Outcome:
        while outcome.accepted and outcome.pending is not None:
            choice = self._answers(outcome.pending, self.observe())
            if choice is None:
                break
            outcome = super().answer(outcome.pending.player, choice)
        return outcome


class NeedlessEngine(ReferenceEngine):
    """Asks something after each action after which a player has priority; nothing (or `cost` life, for yes) depends on the answer."""

    name = "needless"
    authoritative = False

    def __init__(self, cards: Mapping[str, Card], question: PendingDecision, cost: int = 0) -> None:
        super().__init__(cards)
        self._question = question
        self._cost = cost

    def new_game(self, position: Position) -> "NeedlessGame":  # type: ignore[override]
        return NeedlessGame(ReferenceGame(position, self.cards), self._question, self._cost)


class NeedlessGame:
    """Its game."""

    def __init__(self, game: ReferenceGame, question: PendingDecision, cost: int) -> None:
        self._game = game
        self._question = question
        self._cost = cost
        self._paid = 0
        self._held: Outcome | None = None
        self.begin = game.begin
        self.can = game.can

    def act(self, player: str, action: AnyAction) -> Outcome:
        outcome = self._game.act(player, action)
        if not outcome.accepted or outcome.priority is None or self._held is not None:
            return outcome
        self._held = outcome
        pending = msgspec.structs.replace(self._question, player=outcome.priority)
        return msgspec.structs.replace(outcome, priority=None, pending=pending)

    def answer(self, player: str, choice: Choice) -> Outcome:
        if self._held is None:
            return self._game.answer(player, choice)
        outcome, self._held = self._held, None
        accepted = choice.confirm or (choice.chosen and choice.chosen[0] == self._question.options[-1].id)
        self._paid += self._cost if accepted else 0
        return outcome

    def observe(self, observer: str | None = None) -> View:
        view = self._game.observe(observer)
        first = msgspec.structs.replace(view.players[0], life=view.players[0].life - self._paid)
        return msgspec.structs.replace(view, players=(first, *view.players[1:]))


class StubbornEngine(NeedlessEngine):
    """Takes the whole action back if what it asks needlessly is declined."""

    name = "stubborn"

    def new_game(self, position: Position) -> "StubbornGame":
        return StubbornGame(ReferenceGame(position, self.cards), self._question, self._cost)


class StubbornGame(NeedlessGame):
    """Its game."""

    def answer(self, player: str, choice: Choice) -> Outcome:
        if self._held is not None and not choice.confirm:
            self._held = None
            return Outcome(accepted=False, reason="not so", priority=player)
        return super().answer(player, choice)


class StepwiseEngine(ReferenceEngine):
    """Asks first whether anything is chosen, and only then what; and whether to choose new targets for each target by itself."""

    name = "stepwise"
    authoritative = False

    def new_game(self, position: Position) -> ReferenceGame:
        return StepwiseGame(position, self.cards)


class StepwiseGame(ReferenceGame):
    """Its game."""

    def __init__(self, position: Position, cards: Mapping[str, Card]) -> None:
        super().__init__(position, cards)
        self._held: Outcome | None = None
        self._further = 0

    def begin(self) -> Outcome:
        return self._on(super().begin())

    def act(self, player: str, action: AnyAction) -> Outcome:
        return self._on(super().act(player, action))

    def answer(self, player: str, choice: Choice) -> Outcome:
        if self._held is None:
            return self._on(super().answer(player, choice))
        held = self._held
        pending = held.pending
        assert pending is not None
        if choice.confirm is None:
            return msgspec.structs.replace(held, accepted=False, reason="yes or no?")
        if pending.kind == "confirm":
            if choice.confirm is False and self._further:
                self._further -= 1
                return held
            self._held = None
            return self._on(super().answer(player, choice))
        self._held = None
        if not choice.confirm:
            return self._on(super().answer(player, Choice(chosen=())))
        return msgspec.structs.replace(held, pending=msgspec.structs.replace(pending, minimum=1))

    def _on(self, outcome: Outcome) -> Outcome:
        pending = outcome.pending
        if not outcome.accepted or pending is None:
            return outcome
        if pending.kind == "confirm" and pending.purpose == "new targets":
            self._held, self._further = outcome, 1
        elif pending.kind == "choose" and pending.minimum == 0 < pending.maximum:
            self._held = outcome
            first = msgspec.structs.replace(pending, kind="confirm", purpose="may", options=(), maximum=0)
            return msgspec.structs.replace(outcome, pending=first)
        return outcome
