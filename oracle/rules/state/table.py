"""The running game: holds the current state and lets events happen to it.

Procedures of the rules are generators that work on a `Table`.  To try something out, make a new table from the same game: games
are immutable, so whatever happens there is simply dropped (733).
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from oracle.cards.card import Card
from oracle.rules.citation import IllegalAction
from oracle.rules.state.decisions import Choose, ChooseNumber, Confirm, Decision, Distribute, Procedure
from oracle.rules.state.game import Game, ObjectId

if TYPE_CHECKING:
    from oracle.rules.state.events import Event

R = TypeVar("R")


class Batch(NamedTuple):
    """Events that happened together, with the states before and after."""

    before: Game
    events: "tuple[Event, ...]"
    after: Game


class ReturnPoint(NamedTuple):
    """A point to which a game may return (733.1): the state, and how much had happened."""

    game: Game
    told: int


class Table:
    """A game being played.

    `game` is its state now, `history` all that has happened (None where nobody will ask), `refused` why the last action was
    illegal, if it was; `begun` is the point to return to if what is being done has to be begun anew, `resolving` what resolves.
    `announcing` is who announces something, which goes on if another player concedes, and `announced` what it is on the stack.
    """

    def __init__(self, game: Game, cards: Mapping[str, Card], history: list[Batch] | None = None) -> None:
        self.game = game
        self.cards = cards
        self.history = history
        self.refused: IllegalAction | None = None
        self.begun: ReturnPoint | None = None
        self.resolving: ObjectId | None = None
        self.announcing: str | None = None
        self.announced: ObjectId | None = None
        self.kept: int | None = None
        """How much of the history has been kept, where some was taken back that somebody may have read."""
        self.could_produce: dict[int, frozenset[str]] | None = None
        """While "could produce" is being worked out: what is known so far (106.7)."""

    def return_point(self) -> ReturnPoint:
        """Now."""
        return ReturnPoint(self.game, len(self.history or ()))

    @contextmanager
    def beginning(self, announcing: str | None = None) -> Iterator[ReturnPoint]:
        """Within the block something is done, perhaps announced by a player, that can be begun anew; gives the point to return to."""
        self.begun = self.return_point()
        self.announcing, self.announced = announcing, None
        try:
            yield self.begun
        finally:
            self.begun = self.announcing = self.announced = None

    def return_to(self, return_point: ReturnPoint, refused: IllegalAction | None = None) -> None:
        """Whatever has happened since then was illegal, or has to be begun anew, and has not happened."""
        self.game = return_point.game
        if self.history is not None:
            del self.history[return_point.told :]
            self.kept = min(return_point.told, return_point.told if self.kept is None else self.kept)
        self.refused = refused

    def branch(self) -> "Table":
        """Another table with the same game, to try something out."""
        table = Table(self.game, self.cards)
        table.could_produce = self.could_produce
        return table


BRANCHES = 400
"""How many ways of making decisions are tried at most before a question about what is possible is given up."""


def outcomes(table: Table, procedure: Callable[[Table], Procedure[R]]) -> Iterator[tuple[Table, R]]:
    """All that can become of a procedure: for every way of answering its decisions that is legal, the table afterwards.

    A generator can't be copied, so each way is played from the start with one more answer.
    """
    open_ways: list[tuple[Any, ...]] = [()]
    tried = 0
    while open_ways and tried < BRANCHES:
        answers = open_ways.pop()
        tried += 1
        trial = table.branch()
        running = procedure(trial)
        try:
            decision = next(running)
            for answer in answers:
                decision = running.send(answer)
        except StopIteration as stop:
            yield trial, stop.value
            continue
        except IllegalAction:
            continue
        running.close()
        open_ways.extend((*answers, option) for option in reversed(possible_answers(decision)))


def refusal(table: Table, procedure: Callable[[Table], Procedure[R]]) -> IllegalAction | None:
    """None if some way of making the decisions is legal; else why the first way is not."""
    for _ in outcomes(table, procedure):
        return None
    trial = table.branch()
    running = procedure(trial)
    try:
        decision = next(running)
        while True:
            answers = possible_answers(decision)
            if not answers:
                return IllegalAction(decision.rule or "601.2", f"{decision.purpose}: there is nothing to choose")
            decision = running.send(answers[0])
    except IllegalAction as illegal:
        return illegal
    except StopIteration:
        return None


def possible_answers(decision: Decision) -> list[Any]:
    """Legal answers of a decision, as many as are worth trying: not every set of options, but each option."""
    if isinstance(decision, Confirm):
        return [True, False]
    if isinstance(decision, Choose):
        if decision.ordered:
            return [decision.options[: max(decision.minimum, len(decision.options))], tuple(reversed(decision.options))]
        least = min(decision.minimum, len(decision.options))
        if least <= 1 and decision.maximum >= 1:
            singles: list[Any] = [(option,) for option in decision.options]
            return singles + ([()] if least == 0 else [])
        return [decision.options[start : start + least] for start in range(len(decision.options) - least + 1)]
    if isinstance(decision, ChooseNumber):
        top = decision.maximum if decision.maximum is not None else decision.minimum + 20
        return list(range(decision.minimum, min(top, decision.minimum + 20) + 1))
    if isinstance(decision, Distribute):
        rest = decision.total - decision.each_at_least * (len(decision.options) - 1)
        return [{option: rest if option == first else decision.each_at_least for option in decision.options} for first in decision.options]
    return []
