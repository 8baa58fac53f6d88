"""An engine that shows what a test tells it to show."""

from collections.abc import Sequence

import msgspec

from oracle.engines.port import PositionError, UnsupportedError
from oracle.protocol.messages import (
    AnyAction,
    CardFacts,
    Choice,
    FaceFacts,
    ObjectView,
    Outcome,
    PendingDecision,
    PlayerView,
    Position,
    View,
)
from oracle.protocol.questions import EVERYTHING
from oracle.suite.judging.judge import judge
from oracle.suite.judging.verdicts import Result
from oracle.suite.reading.features import FeatureReader, Suite

ACCEPTED = Outcome(accepted=True, priority="Alice")


def players(alice: int = 20, bob: int = 20, pool: str = "") -> tuple[PlayerView, ...]:
    """Alice and Bob, as everyone sees them."""
    return (
        PlayerView(name="Alice", life=alice, mana_pool=pool, hand=0, library=0, graveyard=0),
        PlayerView(name="Bob", life=bob, mana_pool="", hand=0, library=0, graveyard=0),
    )


def seen(*objects: ObjectView, **fields: object) -> View:
    """A view of Alice's main phase with these objects; what is on the stack is in the order in which it is given, the bottom first."""
    view = View(
        turn=3,
        active_player="Alice",
        step="precombat main",
        players=players(),
        objects=objects,
        stack=tuple(each.id for each in objects if each.zone == "stack"),
    )
    return msgspec.structs.replace(view, **fields) if fields else view


class ScriptedGame:
    """A game that goes through `moments`: an outcome and a view each, one further after every accepted action or answer."""

    def __init__(self, engine: "ScriptedEngine") -> None:
        self._engine = engine
        self._at = 0

    def begin(self) -> Outcome:
        return self._engine.moments[0][0]

    def act(self, player: str, action: AnyAction) -> Outcome:
        self._engine.done.append((player, action))
        return self._next()

    def answer(self, player: str, choice: Choice) -> Outcome:
        self._engine.done.append((player, choice))
        return self._next()

    def _next(self) -> Outcome:
        if self._at + 1 >= len(self._engine.moments):
            return self._engine.moments[-1][0]
        outcome = self._engine.moments[self._at + 1][0]
        if not outcome.accepted:
            del self._engine.moments[self._at + 1]
            return outcome
        self._at += 1
        return outcome

    def observe(self, observer: str | None = None) -> View:
        return self._engine.observed.get(observer, self._engine.moments[self._at][1])

    def can(self, player: str, action: AnyAction) -> Outcome:
        self._engine.done.append((player, action))
        return self._engine.answers_can


class ScriptedEngine:
    """An engine for one game, which goes as `moments` say."""

    name = "scripted"
    version = "1"
    capabilities = EVERYTHING
    editions = None
    authoritative = True

    def __init__(self, *moments: tuple[Outcome, View]) -> None:
        self.moments = list(moments)
        self.done: list[tuple[str, AnyAction | Choice]] = []
        self.observed: dict[str | None, View] = {}
        self.answers_can = Outcome(accepted=True)
        self.lacking: tuple[str, ...] = ()
        self.complaint: str | None = None
        self.position: Position | None = None

    def unsupported_cards(self, names: Sequence[str]) -> tuple[str, ...]:
        return tuple(name for name in names if name in self.lacking)

    def new_game(self, position: Position) -> ScriptedGame:
        if self.complaint:
            raise PositionError(self.complaint)
        self.position = position
        return ScriptedGame(self)

    def card_facts(self, name: str) -> CardFacts:
        if name == "Unknown Card":
            raise UnsupportedError("no facts of that card")
        return CardFacts(color_identity=("{U}",), faces=(FaceFacts("Opt", "one triangle"),))

    def deck_allows(self, card: str, commander: str) -> Outcome:
        return Outcome(accepted=card == "Opt", reason="it is red", rule="903.5c")


def asking(player: str, kind: str, **fields: object) -> Outcome:
    """An outcome that asks a player something."""
    pending = PendingDecision(player=player, kind=kind, purpose="may", prompt="What?")  # type: ignore[arg-type]
    return Outcome(accepted=True, pending=msgspec.structs.replace(pending, **fields))


def read(*steps: str) -> Suite:
    """The suite of one scenario with these steps, in the file `game.feature`; the first step stands in line 3."""
    suite = Suite([], [])
    text = "Feature: Game\n  Scenario: Case\n" + "".join(f"    {step}\n" for step in steps)
    FeatureReader().read_text(text, "game.feature", suite)
    return suite


def judged(engine: ScriptedEngine, *steps: str) -> Result:
    """The judgement of a scenario with these steps."""
    suite = read(*steps)
    assert not suite.problems, suite.problems[0]
    return judge(suite.cases[0], engine)
