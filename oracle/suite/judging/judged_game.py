"""The game in progress as the judge sees it: `JudgedGame`.

It keeps the last outcome and the last view (a view is only asked for when someone looks), and finds the objects that steps name.
"""

from collections.abc import Collection

from oracle.engines.port import Game
from oracle.protocol.messages import (
    AnyAction,
    Choice,
    Concede,
    ObjectView,
    OccurrenceKind,
    Outcome,
    Pass,
    PendingDecision,
    Step,
    View,
)
from oracle.suite.judging import consistency
from oracle.suite.judging.heeding import AnnouncedAction
from oracle.suite.judging.verdicts import Mismatch
from oracle.suite.reading.errors import MeaningError
from oracle.suite.reading.references import Labels, candidates, resolve, spoken_of

MOST_MOVES = 2000
"""How often players act and answer, at most, in one scenario; an engine that always asks again would never end."""


class JudgedGame:
    """A game, its last outcome, and views of it; `tells` are the occurrences that the engine has declared to tell of."""

    def __init__(
        self,
        engine_game: Game,
        labels: Labels,
        players: tuple[str, ...],
        authoritative: bool = False,
        tells: Collection[OccurrenceKind] = (),
    ) -> None:
        self.engine_game = engine_game
        self._authoritative = authoritative
        self.labels = labels
        self.players = players
        self._views: dict[str | None, View] = {}
        self._moves = 0
        self._tells = tells
        self._announced: AnnouncedAction | None = None
        """The action that is being carried out, until it is complete."""
        self.outcome: Outcome = engine_game.begin()
        consistency.check_outcome(self.outcome, players)

    @property
    def pending(self) -> PendingDecision | None:
        """The decision that the game waits for."""
        return self.outcome.pending

    @property
    def priority(self) -> str | None:
        """The player who has priority."""
        return self.outcome.priority

    def act(self, player: str, action: AnyAction, heeded: bool = True) -> Outcome:
        """A player acts; a rejected action changes nothing.  Raises `Mismatch` if the engine ignores what it is to heed."""
        announced = None if isinstance(action, Pass | Concede) or not heeded else AnnouncedAction(player, action, self.view(), self._tells)
        outcome = self.engine_game.act(player, action)
        if outcome.accepted:
            self._announced = announced
        return self._after(outcome)

    def answer(self, player: str, choice: Choice) -> Outcome:
        """A player answers; a rejected answer changes nothing, or takes back the whole action that asked."""
        return self._after(self.engine_game.answer(player, choice))

    def can(self, player: str, action: AnyAction) -> Outcome:
        """Whether a player could take an action now."""
        return self._heeded(self.engine_game.can(player, action))

    def _heeded(self, outcome: Outcome) -> Outcome:
        """The outcome; where the reference engine rejects something by no rule, the step says something that it can't heed."""
        if self._authoritative and not outcome.accepted and outcome.rule is None:
            raise MeaningError(f"the engine can't do this as the step says: {outcome.reason}")
        return outcome

    def _after(self, outcome: Outcome) -> Outcome:
        consistency.check_outcome(outcome, self.players)
        self._moves += 1
        self._heeded(outcome)
        if self._moves > MOST_MOVES:
            raise Mismatch("the scenario comes to an end", f"players have acted and answered {MOST_MOVES} times")
        if outcome.accepted or _takes_back(outcome, self.outcome):
            self.outcome = outcome
            self._views.clear()
        if outcome.pending is None:
            announced, self._announced = self._announced, None
            if announced is not None and outcome.accepted and outcome.priority is not None:
                announced.check(self.view())
        return outcome

    def view(self, observer: str | None = None) -> View:
        """The game as `observer` sees it, or the whole.  Raises `EngineError` for a view that contradicts itself."""
        view = self._views.get(observer)
        if view is None:
            view = self.engine_game.observe(observer)
            consistency.check_view(view, observer, self.players)
            self._views[observer] = view
        return view

    def find(self, text: str, *, actor: str | None = None, to_cast: bool = False, last: bool = False) -> ObjectView:
        """The one object that `text` means, or of some that are alike the first or the `last`.  Raises `MeaningError`."""
        return resolve(text, self.view(), self.labels, actor=actor, to_cast=to_cast, last=last)

    def candidates(self, text: str, *, faces: bool = False) -> list[ObjectView]:
        """All objects that `text` may mean; `faces`: the name of any face of a card will do."""
        return candidates(text, self.view(), self.labels, faces=faces)

    def spoken_of(self, text: str) -> list[ObjectView]:
        """All objects that `text` means, without those of a library that no step placed, unless there is nothing else.

        Raises `MeaningError` if there are none.
        """
        return spoken_of(self.candidates(text), self.labels) or [self.find(text)]

    @property
    def stack(self) -> tuple[str, ...]:
        """Ids of what is on the stack, the bottom first."""
        stack = self.outcome.stack
        return self.view().stack if stack is None else stack

    @property
    def turn_and_step(self) -> tuple[int, str, Step]:
        """Turn, active player and step."""
        now = self.outcome
        if now.turn is not None and now.active_player is not None and now.step is not None:
            return now.turn, now.active_player, now.step
        view = self.view()
        return view.turn, view.active_player, view.step


def _takes_back(rejection: Outcome, before: Outcome) -> bool:
    """Whether what is rejected is more than the answer: somebody has priority again, or something else is asked."""
    return before.pending is not None and rejection.pending != before.pending and (rejection.pending or rejection.priority) is not None
