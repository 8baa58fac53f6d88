"""Loops of mandatory actions (104.4b, 732).

Some loops run without anybody being asked: state-based actions, triggers and mana abilities that never come to rest.  They are
held to be endless after `LONGEST_LOOP` rounds.  Others go through the stack, and players let them run by passing priority: `Watch`
notices when the game has come back to the same state again and again while nobody did or chose anything.  A loop in which something
grows with each round never comes back to the same state; it is left to the players.
"""

from collections import Counter
from typing import Any, TypeVar

from oracle.rules.citation import rule
from oracle.rules.state.decisions import Decision, Procedure, StartOver
from oracle.rules.state.events import GameEnded
from oracle.rules.state.game import Game, Target

LONGEST_LOOP = 500
"""How often things may happen by themselves, without anybody choosing anything, before the game is held to loop (104.4b)."""

RETURNS = 3
"""How often the game is in the same state, with everybody having had the chance to do something else, before it is held to loop."""

R = TypeVar("R")


@rule("104.4b", "732.4")
def endless_loop() -> GameEnded:
    """If mandatory actions repeat with no way to stop them, the game is a draw."""
    return GameEnded(winners=())


@rule("104.4b", "732.4", "732.5")
def repeats_itself(times: int) -> bool:
    """Mandatory actions that lead to the same state over and over are a loop; nobody is forced to end it by doing something else."""
    return times >= RETURNS


@rule("104.4b")
def is_optional(decision: Decision) -> bool:
    """A loop with an action in it that somebody may choose to take otherwise doesn't make the game a draw."""
    return decision.forced() is None


class Watch:
    """What the players let happen by passing, since somebody last did or chose something."""

    def __init__(self) -> None:
        self._seen: Counter[Any] = Counter()

    def broken(self) -> None:
        """Somebody has done something: whatever comes now is no mere repetition."""
        self._seen.clear()

    def watched(self, procedure: Procedure[R]) -> Procedure[R]:
        """The same procedure; if somebody has a choice in it, what was before is forgotten."""
        answer: Any = None
        anew: StartOver | None = None
        while True:
            try:
                decision = procedure.send(answer) if anew is None else procedure.throw(anew)
            except StopIteration as stop:
                return stop.value  # type: ignore[no-any-return]
            if is_optional(decision):
                self.broken()
            answer = anew = None
            try:
                answer = yield decision
            except StartOver as begun_anew:
                anew = begun_anew

    def is_endless(self, game: Game) -> bool:
        """Whether the players have let the game come back to this state so often that it will for ever."""
        state = state_of(game)
        self._seen[state] += 1
        return self._seen[state] > 1 and repeats_itself(self._seen[state])


def state_of(game: Game) -> Any:
    """All that decides how the game goes on by itself, with cards in place of objects: those are new in each round (400.7).

    What has happened so far this turn is left out.
    """
    zones = tuple((key, tuple(_object(game, id) for id in ids)) for key, ids in sorted(game.zones.items()) if ids)
    players = tuple((each.name, each.life, each.lost, tuple(sorted(each.counters.items())), len(each.pool)) for each in game.players)
    effects = tuple((id(each.rule), id(each.changes), _cards(game, each.objects)) for each in game.effects)
    waiting = tuple((id(each.ability), _card(game, each.source), each.controller) for each in game.waiting)
    delayed = tuple((id(each.ability), _card(game, each.source), each.controller) for each in game.delayed)
    return (zones, players, effects, waiting, delayed, game.turn.number, game.turn.step, game.shuffles)


def _object(game: Game, number: int) -> Any:
    object = game.objects[number]
    state = (object.controller, object.face, object.face_down, object.tapped, object.damage, tuple(sorted(object.counters.items())))
    ties = (
        _card(game, object.attached_to),
        _card(game, object.exiled_with),
        tuple(sorted(object.chosen.items())),
        object.copied and object.copied.names,
    )
    targets = () if object.announced is None else tuple(_cards(game, chosen) for chosen in object.announced.targets)
    if object.stacked is not None:
        return (id(object.stacked.ability), _card(game, object.stacked.source), state, targets)
    return (object.physical, state, ties, targets)


def _cards(game: Game, targets: tuple[Target, ...]) -> tuple[Target, ...]:
    return tuple(_card(game, target) for target in targets)


def _card(game: Game, target: Target | None) -> Any:
    """The card that an object is or was; players and nothing stay what they are."""
    return game.object(target).physical if isinstance(target, int) and target else target
