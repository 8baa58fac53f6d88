"""The game runs on: whoever has priority passes, until what a step waits for has happened.

A decision on the way interrupts the run; the judge takes it up again once the decision is answered.  Attackers and blockers that
no step declares are declared empty.
"""

from collections.abc import Callable

from oracle.protocol.messages import STEPS, Attack, Block, Pass, Step
from oracle.suite.judging.answering import asked
from oracle.suite.judging.table import Table
from oracle.suite.judging.verdicts import Mismatch
from oracle.vocabulary.operations import Advance

Moment = tuple[int, str, Step]
"""Turn, active player and step."""

_COMBAT = STEPS[STEPS.index("beginning of combat") : STEPS.index("end of combat") + 1]

MAX_PASSES = 400
"""How often players pass, at most, in the course of one step of a scenario."""

MOST_ROUNDS = 2
"""After so many turns of each player, a step that hasn't come doesn't come any more."""


class Run:
    """A run towards a goal: `go` passes until it is reached, or a decision has to be made first.

    `past` says what has come instead, once the goal has gone by.
    """

    def __init__(self, table: Table, words: str, reached: Callable[[], bool], past: Callable[[], str | None] = lambda: None) -> None:
        self._table = table
        self._words = words
        self._reached = reached
        self._past = past
        self._passes = 0
        self.done = False

    def go(self) -> None:
        """Run until the goal is reached (`done`) or a decision is pending.  Raises `Mismatch` if it can't be reached."""
        table = self._table
        while not self.done:
            if self._reached():
                self.done = True
                return
            gone_by = self._past()
            if gone_by is not None:
                raise Mismatch(self._words, gone_by)
            pending = table.pending
            if pending is not None:
                if pending.kind not in ("attack", "block"):
                    return
                declare_nothing(table)
                continue
            if table.priority is None:
                raise Mismatch(self._words, "the game has ended")
            if self._passes >= MAX_PASSES:
                turn, player, step = table.moment
                raise Mismatch(self._words, f"players have passed {MAX_PASSES} times, and it is {player}'s {step} of turn {turn}")
            self._passes += 1
            outcome = table.act(table.priority, Pass())
            if not outcome.accepted:
                raise Mismatch(f"{table.priority} can pass priority", outcome.reason or "the engine rejects it", outcome.rule)


def declare_nothing(table: Table) -> None:
    """Declare no attackers, or no blockers, for the player who is asked."""
    pending = table.pending
    assert pending is not None
    outcome = table.act(pending.player, Attack(attackers={}) if pending.kind == "attack" else Block(blockers={}))
    if not outcome.accepted:
        raise Mismatch(f"{pending.player} declares no {pending.kind}ers", outcome.reason or asked(pending), outcome.rule)


def run_for(goal: Advance, table: Table) -> Run:
    """The run that a step asks for.  Raises `Mismatch` if its goal makes no sense now, `MeaningError` for an unknown object."""
    if goal.goal == "object":
        assert goal.object is not None
        return _object_resolves(goal.object, table)
    if goal.goal == "stack":
        if not table.stack:
            raise Mismatch("something is on the stack to resolve", "the stack is empty")
        return Run(table, "the stack becomes empty", lambda: _nothing_to_resolve(table) or _ended(table))
    if goal.goal == "pass":
        return _all_pass(table)
    assert goal.player is not None
    assert goal.step is not None
    return run_to_step(table, goal.player, goal.step)


def _nothing_to_resolve(table: Table) -> bool:
    """Whether the stack is empty, and nothing that is being put there waits for a choice: engines differ in which comes first."""
    return not table.stack and (table.pending is None or table.pending.kind in ("attack", "block"))


def _ended(table: Table) -> bool:
    return table.pending is None and table.priority is None


def _object_resolves(text: str, table: Table) -> Run:
    if not table.stack:
        raise Mismatch(f"{text} is on the stack to resolve", "the stack is empty")
    on_stack = [each for each in table.candidates(text) if each.zone == "stack"]
    found = on_stack[0] if len(on_stack) == 1 else table.find(text, last=True)
    if found.zone != "stack":
        raise Mismatch(f"{text} is on the stack to resolve", f"it is in the zone {found.zone}")
    return Run(table, f"{text} leaves the stack", lambda: found.id not in table.stack or _ended(table))


def _all_pass(table: Table) -> Run:
    start = (table.moment, table.stack)
    return Run(table, "all players have passed", lambda: (table.moment, table.stack) != start or _ended(table))


def run_to_step(table: Table, player: str, step: Step) -> Run:
    """The run to the next such step of that player's turn (not the present one)."""
    start = table.moment

    def reached() -> bool:
        moment = table.moment
        return moment[1:] == (player, step) and moment != start

    return Run(table, f"it becomes {player}'s {step}", reached, _Watch(table, step, lambda active: active == player).gone_by)


class _Watch:
    """Watches for the moment at which a step of the turn of certain players has gone by, and nobody had priority in it.

    A step of a combat phase may come once more in the turn, in an additional one.
    """

    def __init__(self, table: Table, step: Step, whose: Callable[[str], bool]) -> None:
        self._table = table
        self._step = step
        self._whose = whose
        self._last = self._start = table.moment
        self._missed: Moment | None = None
        """A moment of the turn in which it has gone by."""

    def gone_by(self) -> str | None:
        """What has come instead of the step; None as long as it may still come."""
        last, now = self._last, self._table.moment
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
        if now[0] > self._start[0] + MOST_ROUNDS * len(self._table.players):
            return f"it hasn't come since {_said(self._start)}; it is now {_said(now)}"
        return None


def _said(moment: Moment) -> str:
    turn, player, step = moment
    return f"{player}'s {step} of turn {turn}"


def run_to_declaration(table: Table, player: str, kind: str) -> Run:
    """The run to where `player` declares attackers or blockers; done at once if they are asked now."""
    step: Step = "declare attackers" if kind == "attack" else "declare blockers"

    def reached() -> bool:
        pending = table.pending
        if pending is not None and pending.kind == kind and pending.player == player:
            return True
        _, active, now = table.moment
        return now == step and (kind == "block" or active == player) and pending is None

    watch = _Watch(table, step, lambda active: (active == player) == (kind == "attack"))
    return Run(table, f"{player} may {kind}", reached, watch.gone_by)
