"""Adapters that ignore a part of what they are told, around an engine that plays by the rules."""

from collections.abc import Mapping, Sequence

import msgspec

from oracle.cards.card import Card
from oracle.engines.reference import ReferenceEngine
from oracle.engines.reference.engine import ReferenceGame
from oracle.protocol.messages import AnyAction, Attack, Block, Choice, Concede, Outcome, Pass, PendingDecision, Position, Step, View


def chosen(pending: PendingDecision, last: bool) -> Choice | None:
    """Some choice, made by itself: the first options, or the last ones; None if it has to ask."""
    ids = tuple(option.id for option in pending.options)
    ids = ids[::-1] if last else ids
    if pending.kind in ("choose", "target", "pay", "order"):
        return Choice(chosen=ids[: max(pending.minimum, min(1, pending.maximum))])
    if pending.kind == "number":
        return Choice(number=min(pending.minimum + 1, pending.maximum) if last else pending.minimum)
    if pending.kind == "distribute" and ids:
        least = dict.fromkeys(ids, pending.minimum)
        return Choice(amounts={**least, ids[0]: pending.maximum - pending.minimum * (len(ids) - 1)})
    return None


class DroppingEngine(ReferenceEngine):
    """Drops the parts of actions that are called so, and chooses them by itself."""

    name = "dropping"
    authoritative = False

    def __init__(self, cards: Mapping[str, Card], parts: Sequence[str], last: bool) -> None:
        super().__init__(cards)
        self.parts = parts
        self.last = last
        self.games: list[DroppingGame] = []

    def new_game(self, position: Position) -> "DroppingGame":
        self.games.append(DroppingGame(self, position))
        return self.games[-1]


class DroppingGame(ReferenceGame):
    """Its game, beside one in which nothing is dropped."""

    def __init__(self, engine: DroppingEngine, position: Position) -> None:
        super().__init__(position, engine.cards)
        self._parts = engine.parts
        self._last = engine.last
        self._true: ReferenceGame | None = ReferenceGame(position, engine.cards)
        self._true.begin()
        self.differs = False
        """Whether something else was chosen than what was announced."""

    def act(self, player: str, action: AnyAction) -> Outcome:
        told = self._told(action)
        outcome = super().act(player, told)
        if told != action:
            while outcome.accepted and outcome.pending is not None:
                choice = chosen(outcome.pending, self._last)
                if choice is None:
                    break
                outcome = super().answer(outcome.pending.player, choice)
        if self._true is not None:
            self._compare(self._true.act(player, action), outcome)
        return outcome

    def answer(self, player: str, choice: Choice) -> Outcome:
        outcome = super().answer(player, choice)
        if self._true is not None:
            self._compare(self._true.answer(player, choice), outcome)
        return outcome

    def _told(self, action: AnyAction) -> AnyAction:
        if isinstance(action, Attack) and "attackers" in self._parts:
            return Attack({})
        if isinstance(action, Block) and "blockers" in self._parts:
            return Block({})
        parts = {part: False if part == "face_down" else None for part in self._parts if getattr(action, part, None) not in (None, False)}
        return msgspec.structs.replace(action, **parts) if parts else action

    def _compare(self, true: Outcome, outcome: Outcome) -> None:
        assert self._true is not None
        if true.accepted != outcome.accepted or _told_by_labels(self._true.observe()) != _told_by_labels(self.observe()):
            self.differs = True
            self._true = None


def _told_by_labels(view: View) -> list[str]:
    """The objects of a view whatever their ids are, and in whatever order they came to their zones."""
    names = {each.id: f"{each.label} {each.name} of {each.controller} in {each.zone}" for each in view.objects}
    told = [
        msgspec.structs.replace(
            each,
            id="",
            position=0,
            targets=tuple(names.get(target, target) for target in each.targets),
            attached_to=names.get(each.attached_to or "", each.attached_to),
            source=names.get(each.source or "", each.source),
        )
        for each in view.objects
    ]
    return sorted(map(repr, told))


class SkippingEngine(ReferenceEngine):
    """Gives nobody priority in a certain step."""

    name = "skipping"
    authoritative = False

    def __init__(self, cards: Mapping[str, Card], step: Step) -> None:
        super().__init__(cards)
        self._step = step

    def new_game(self, position: Position) -> "SkippingGame":
        return SkippingGame(position, self.cards, self._step)


class SkippingGame(ReferenceGame):
    """Its game."""

    def __init__(self, position: Position, cards: Mapping[str, Card], step: Step) -> None:
        super().__init__(position, cards)
        self._step = step

    def act(self, player: str, action: AnyAction) -> Outcome:
        outcome = super().act(player, action)
        while outcome.accepted and outcome.step == self._step and outcome.priority is not None:
            outcome = super().act(outcome.priority, Pass())
        return outcome


class IdleEngine(ReferenceEngine):
    """Accepts every action of certain kinds, and does nothing."""

    name = "idle"
    authoritative = False

    def new_game(self, position: Position) -> "IdleGame":
        return IdleGame(position, self.cards)


class IdleGame(ReferenceGame):
    """Its game."""

    def act(self, player: str, action: AnyAction) -> Outcome:
        return super().act(player, action) if isinstance(action, Pass | Concede) else self._outcome()
