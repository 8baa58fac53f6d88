"""What is asked in the course of a case, and who answers it.

A decision is answered by a step; by the judge, if it leaves no choice or doesn't matter (`default_answer`); or it is looked at by the next
Thens and stays open for them.  Attackers and blockers that no step declares are declared empty.  Anything else is a failure: the case must
say what its players choose.
"""

from collections.abc import Sequence
from typing import Literal

from oracle.protocol.messages import Choice, Concede, DecisionKind, Outcome, PendingDecision
from oracle.suite.judging.advancing import Running, declare_nothing, run_to_declaration
from oracle.suite.judging.answering import (
    asked,
    asks_whether,
    choice_for,
    is_yes_before,
    keeps_targets,
    left_open,
    purpose_of,
    same_purpose,
    whether,
)
from oracle.suite.judging.immaterial import default_answer, forced, is_order
from oracle.suite.judging.judged_game import JudgedGame
from oracle.suite.judging.verdicts import Mismatch
from oracle.suite.reading.case import CaseStep
from oracle.vocabulary.operations import Act, Answer, Asked, Can, Offered, Rejected, Sees

_LOOKING_AT_CHOICES = (Asked, Offered, Sees, Can, Rejected)
"""Expectations that may be about a decision that is pending."""


class Deciding:
    """The decisions of one case.

    The reference engine, which is `authoritative`, asks just what it should.  What another asks needlessly is declined, or with `accepting`
    accepted.
    """

    def __init__(self, steps: Sequence[CaseStep], authoritative: bool, accepting: bool) -> None:
        self.asked_needlessly: list[str] = []
        """What has been asked although no step answers it."""
        self.undeclinable = False
        """Whether the whole action was taken back because what was asked needlessly was declined."""
        self._steps = steps
        self._authoritative = authoritative
        self._accepting = accepting
        self._answered: set[int] = set()
        """Answers that were due before their turn."""
        self._kept: tuple[str, str | None] | None = None
        """Who keeps the targets of which object, as the last answer said."""
        self._run: Running | None = None
        """How the game runs on once what interrupts it is answered."""

    def answer(self, said: Answer, index: int, game: JudgedGame) -> Outcome:
        """Answer what is asked.  Engines ask in different orders: an answer further on that tells what it is about may be due first.

        Raises `Mismatch` if nobody is asked, or if an answer is rejected that isn't this one.
        """
        if index in self._answered:
            return game.outcome
        while game.pending is not None:
            due = self._answer_due(index, game.pending)
            asking = game.pending.source_name
            if due == index and (preliminary := whether(said, game.pending)) is not None:
                outcome = game.answer(said.player, preliminary)
                if not outcome.accepted or not preliminary.confirm:
                    return outcome
                self.go()
                if game.pending is None or (game.pending.player, game.pending.source_name) != (said.player, asking):
                    return outcome
                continue
            if due == index and self._meant(said, game):
                if is_yes_before(said, self._next(index), game.pending, game):
                    return game.outcome
                self._kept = (said.player, game.pending.source) if keeps_targets(said, game.pending) else None
                return game.answer(said.player, self._choice(said, game.pending, game))
            if due in (index, None):
                self._take_up(game, needed=forced(game.pending, game))
                self.go()
                continue
            assert due is not None
            other = self._steps[due].operation
            assert isinstance(other, Answer)
            outcome = game.answer(other.player, self._choice(other, game.pending, game))
            if not outcome.accepted:
                raise rejected(outcome)
            self._answered.add(due)
            self.go()
        raise Mismatch(f"{said.player} is asked", f"nobody is asked; {game.priority or 'nobody'} has priority")

    def _choice(self, said: Answer, pending: PendingDecision, game: JudgedGame) -> Choice:
        """The choice that an answer means; an order that leaves something open is played both ways."""
        choice = choice_for(said, pending, game, turned=self._accepting)
        if left_open(said, pending):
            self.asked_needlessly.append(asked(pending, game))
        return choice

    def _meant(self, said: Answer, game: JudgedGame) -> bool:
        """Whether an answer is meant for what is asked: not, if it doesn't fit an order, perhaps needlessly asked, or a forced choice."""
        assert game.pending is not None
        if self._authoritative or not (is_order(game.pending) or forced(game.pending, game) is not None):
            return True
        try:
            choice = choice_for(said, game.pending, game)
        except Mismatch:
            return False
        return choice.chosen is None or game.pending.minimum <= len(choice.chosen) <= game.pending.maximum

    def _answer_due(self, index: int, pending: PendingDecision) -> int | None:
        """Which of the answers in a row from `index` on is meant for what is asked; the first, unless another fits and it doesn't.

        None if it is none of them, since the player who is asked answers nothing; the reference engine is never given up so.
        """
        players: set[str] = set()
        for place in range(index, len(self._steps)):
            said = self._steps[place].operation
            if not isinstance(said, Answer):
                break
            players.add(said.player)
            if place not in self._answered and said.player == pending.player:
                purpose = purpose_of(said)
                if place == index and purpose is None:
                    break
                if purpose is not None and same_purpose(purpose, pending.purpose):
                    return place
        return index if self._authoritative or pending.player in players else None

    def wait_for_declaration(self, player: str, kind: Literal["attack", "block"], game: JudgedGame) -> None:
        """Let the game run on until a player declares attackers or blockers."""
        run = run_to_declaration(game, player, kind)
        run.go()
        while not run.done and game.pending is not None:
            self._take_up(game)
            run.go()

    def decline_combat(self, game: JudgedGame) -> None:
        """Attackers and blockers that no step declares are declared empty."""
        while game.pending is not None:
            if game.pending.kind in ("attack", "block"):
                declare_nothing(game)
            else:
                self._take_up(game)

    def begin(self, run: Running) -> None:
        """Let the game run on."""
        self._run = run

    def go(self) -> None:
        """Let a run that has been interrupted go on."""
        if self._run is not None:
            self._run.go()
            if self._run.done:
                self._run = None

    def finish_step(self, index: int, game: JudgedGame) -> None:
        """After a step: make choices that leave none, and see that the next steps take up what is asked."""
        while (pending := game.pending) is not None:
            as_before = self._as_before(pending)
            if as_before is None and self._answered_next(index, pending):
                return
            needed = as_before or forced(pending, game)
            if as_before is None and self._looked_at(index, pending):
                needed = self._what_comes_first(index, pending)
                if needed is None:
                    return
            elif pending.kind in ("attack", "block"):
                return
            self._take_up(game, needed=needed)
            self.go()

    def _as_before(self, pending: PendingDecision) -> Choice | None:
        """The answer to an engine that asks for each target of an object by itself whether it is kept, once a player keeps them all."""
        again = pending.kind == "confirm" and pending.purpose == "new targets" and self._kept == (pending.player, pending.source)
        return Choice(confirm=False) if again and not self._authoritative else None

    def _what_comes_first(self, index: int, pending: PendingDecision) -> Choice | None:
        """The answer to an engine that asks first whether anything is chosen, where Thens look at what may be chosen.

        None if it doesn't ask so, or if what is looked at is declined afterwards; the reference engine never does.
        """
        if self._authoritative or not asks_whether(pending, pending.player):
            return None
        last = self._last_then(index)
        looking = [step.operation for step in self._steps[index : last + 1] if isinstance(step.operation, Offered)]
        following = self._next(last)
        declined = isinstance(following, Answer) and (following.confirm is False or following.options == ())
        offers = any(said.player == pending.player and set(said.options).isdisjoint(("yes", "no")) for said in looking)
        return Choice(confirm=True) if offers and not declined else None

    def _take_up(self, game: JudgedGame, needed: Choice | None = None) -> None:
        """Answer what no step answers: as is `needed`, or, if it is asked needlessly, by declining or accepting."""
        pending = game.pending
        assert pending is not None
        choice = needed
        if choice is None and not self._authoritative:
            choice = default_answer(pending, self._accepting)
            self.asked_needlessly.append(asked(pending, game))
        if choice is None:
            raise _unanswered(game)
        outcome = game.answer(pending.player, choice)
        other = default_answer(pending, accepting=True)
        if not outcome.accepted and needed is None and not self._accepting and other is not None:
            self.undeclinable = outcome.pending is None
            outcome = outcome if self.undeclinable else game.answer(pending.player, other)
        if not outcome.accepted:
            raise Mismatch(f"the only choice is accepted: {asked(pending, game)}", outcome.reason or "the engine rejects it", outcome.rule)

    def _answered_next(self, index: int, pending: PendingDecision) -> bool:
        """Whether the next step answers what is asked, or concedes, which can be done at any time."""
        following = self._next(index)
        if isinstance(following, Act) and isinstance(following.action, Concede):
            return True
        return isinstance(following, Answer) and self._answer_due(index + 1, pending) is not None

    def _looked_at(self, index: int, pending: PendingDecision) -> bool:
        """Whether the Thens around this step look at what is asked, so that it may stay open for now."""
        steps = self._steps
        first = index if steps[index].kind == "then" else index + 1
        while first > 0 and steps[first - 1].kind == "then":
            first -= 1
        block = steps[first : self._last_then(first - 1) + 1]
        looking = [step.operation for step in block if isinstance(step.operation, _LOOKING_AT_CHOICES) and step.operation != Asked()]
        if self._authoritative or any(_is_about(each, pending) for each in looking):
            return bool(looking)
        return bool(looking) and self._answered_next(first + len(block) - 1, pending)

    def _last_then(self, index: int) -> int:
        """The last of the Thens that follow a step, or the step itself."""
        while index + 1 < len(self._steps) and self._steps[index + 1].kind == "then":
            index += 1
        return index

    def _next(self, index: int) -> object:
        return self._steps[index + 1].operation if index + 1 < len(self._steps) else None


def _is_about(looking: object, pending: PendingDecision) -> bool:
    """Whether an expectation is about what is asked; one that says nothing of a choice may be made at any time."""
    return isinstance(looking, Rejected) or (isinstance(looking, Asked | Offered) and looking.player == pending.player)


def rejected(outcome: Outcome) -> Mismatch:
    """What a rejection is where none is expected."""
    return Mismatch("it is legal", f"it is rejected: {outcome.reason or 'no reason given'}", outcome.rule)


def _unanswered(game: JudgedGame) -> Mismatch:
    assert game.pending is not None
    return Mismatch(
        f"no decision is left open; the next step makes it: When {game.pending.player} {_ANSWERS.get(game.pending.kind, 'chooses …')}",
        asked(game.pending, game),
    )


_ANSWERS: dict[DecisionKind, str] = {"confirm": "accepts (or declines)", "name": "names …", "distribute": "divides …"}
"""How a step answers a decision of a kind, where it doesn't begin with "chooses"."""
