"""The game runs on: whoever has priority passes, until what a step waits for has happened.

A decision on the way interrupts the run; the judge takes it up again once the decision is answered.  Attackers and blockers that
no step declares are declared empty.
"""

from collections.abc import Callable

from oracle.protocol.messages import STEPS, Attack, Block, Pass, Step
from oracle.suite.judging.answering import asked
from oracle.suite.judging.judged_game import JudgedGame
from oracle.suite.judging.verdicts import Mismatch
from oracle.vocabulary.operations import Advance

TurnAndStep = tuple[int, str, Step]
"""Turn, active player and step."""

_COMBAT = STEPS[STEPS.index("beginning of combat") : STEPS.index("end of combat") + 1]

MAX_PASSES = 400
"""How often players pass, at most, in the course of one step of a scenario."""

MOST_ROUNDS = 2
"""After so many turns of each player, a step that hasn't come doesn't come any more."""


class Running:
    """A run towards a goal: `go` passes until it is reached, or a decision has to be made first.

    `past` says what has come instead, once the goal has gone by.
    """

    def __init__(self, game: JudgedGame, words: str, reached: Callable[[], bool], past: Callable[[], str | None] = lambda: None) -> None:
        self._game = game
        self._words = words
        self._reached = reached
        self._past = past
        self._passes = 0
        self.done = False

    def go(self) -> None:
        """Running until the goal is reached (`done`) or a decision is pending.  Raises `Mismatch` if it can't be reached."""
        game = self._game
        while not self.done:
            if self._reached():
                self.done = True
                return
            gone_by = self._past()
            if gone_by is not None:
                raise Mismatch(self._words, gone_by)
            pending = game.pending
            if pending is not None:
                if pending.kind not in ("attack", "block"):
                    return
                declare_nothing(game)
                continue
            if game.priority is None:
                raise Mismatch(self._words, "the game has ended")
            if self._passes >= MAX_PASSES:
                turn, player, step = game.turn_and_step
                raise Mismatch(self._words, f"players have passed {MAX_PASSES} times, and it is {player}'s {step} of turn {turn}")
            self._passes += 1
            outcome = game.act(game.priority, Pass())
            if not outcome.accepted:
                raise Mismatch(f"{game.priority} can pass priority", outcome.reason or "the engine rejects it", outcome.rule)


def declare_nothing(game: JudgedGame) -> None:
    """Declare no attackers, or no blockers, for the player who is asked.  Raises `Mismatch` if the engine rejects that."""
    pending = game.pending
    assert pending is not None
    outcome = game.act(pending.player, Attack(attackers={}) if pending.kind == "attack" else Block(blockers={}))
    if not outcome.accepted:
        raise Mismatch(f"{pending.player} declares no {pending.kind}ers", outcome.reason or asked(pending, game), outcome.rule)


def run_for(goal: Advance, game: JudgedGame) -> Running:
    """The run that a step asks for.  Raises `Mismatch` if its goal makes no sense now, `MeaningError` for an unknown object."""
    if goal.goal == "object":
        assert goal.object is not None
        return _object_resolves(goal.object, game)
    if goal.goal == "stack":
        if not game.stack:
            raise Mismatch("something is on the stack to resolve", "the stack is empty")
        return Running(game, "the stack becomes empty", lambda: _nothing_to_resolve(game) or _ended(game))
    if goal.goal == "pass":
        return _all_pass(game)
    assert goal.player is not None
    assert goal.step is not None
    return run_to_step(game, goal.player, goal.step)


def _nothing_to_resolve(game: JudgedGame) -> bool:
    """Whether the stack is empty, and nothing that is being put there waits for a choice: engines differ in which comes first."""
    return not game.stack and (game.pending is None or game.pending.kind in ("attack", "block"))


def _ended(game: JudgedGame) -> bool:
    return game.pending is None and game.priority is None


def _object_resolves(text: str, game: JudgedGame) -> Running:
    if not game.stack:
        raise Mismatch(f"{text} is on the stack to resolve", "the stack is empty")
    on_stack = [each for each in game.candidates(text) if each.zone == "stack"]
    found = on_stack[0] if len(on_stack) == 1 else game.find(text, last=True)
    if found.zone != "stack":
        raise Mismatch(f"{text} is on the stack to resolve", f"it is in the zone {found.zone}")
    return Running(game, f"{text} leaves the stack", lambda: found.id not in game.stack or _ended(game))


def _all_pass(game: JudgedGame) -> Running:
    start = (game.turn_and_step, game.stack)
    return Running(game, "all players have passed", lambda: (game.turn_and_step, game.stack) != start or _ended(game))


def run_to_step(game: JudgedGame, player: str, step: Step) -> Running:
    """The run to the next such step of that player's turn (not the present one)."""
    start = game.turn_and_step

    def reached() -> bool:
        turn_and_step = game.turn_and_step
        return turn_and_step[1:] == (player, step) and turn_and_step != start

    return Running(game, f"it becomes {player}'s {step}", reached, _Watch(game, step, lambda active: active == player).gone_by)


class _Watch:
    """Watches for the moment at which a step of the turn of certain players has gone by, and nobody had priority in it.

    A step of a combat phase may come once more in the turn, in an additional one.
    """

    def __init__(self, game: JudgedGame, step: Step, whose: Callable[[str], bool]) -> None:
        self._game = game
        self._step = step
        self._whose = whose
        self._last = self._start = game.turn_and_step
        self._missed: TurnAndStep | None = None
        """A step of the turn in which it has gone by."""

    def gone_by(self) -> str | None:
        """What has come instead of the step; None as long as it may still come."""
        last, now = self._last, self._game.turn_and_step
        self._last = now
        if now == last:
            return None
        (turn, active, before), (_, _, after) = last, now
        place = STEPS.index(self._step)
        left = now[0] != turn
        if self._whose(active) and STEPS.index(before) < place and (left or STEPS.index(after) > place):
            self._missed = last
        elif left and self._whose(now[1]) and STEPS.index(after) > place:
            self._missed = now
        if self._missed is not None and (now[0] != self._missed[0] or self._step not in _COMBAT):
            turn, active, _ = self._missed
            return f"the {self._step} step of {active}'s turn {turn} came and went, and nobody had priority; it is now {_said(now)}"
        if now[0] > self._start[0] + MOST_ROUNDS * len(self._game.players):
            return f"it hasn't come since {_said(self._start)}; it is now {_said(now)}"
        return None


def _said(turn_and_step: TurnAndStep) -> str:
    turn, player, step = turn_and_step
    return f"{player}'s {step} of turn {turn}"


def run_to_declaration(game: JudgedGame, player: str, kind: str) -> Running:
    """The run to where `player` declares attackers or blockers; done at once if they are asked now."""
    step: Step = "declare attackers" if kind == "attack" else "declare blockers"

    def reached() -> bool:
        pending = game.pending
        if pending is not None and pending.kind == kind and pending.player == player:
            return True
        _, active, now = game.turn_and_step
        return now == step and (kind == "block" or active == player) and pending is None

    watch = _Watch(game, step, lambda active: (active == player) == (kind == "attack"))
    return Running(game, f"{player} may {kind}", reached, watch.gone_by)
