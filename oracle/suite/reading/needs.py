"""What a case needs of an engine: cards, and the capabilities that an engine declares before it is asked anything.

All of it can be read from the case and the position that it begins with, before the game.  So an engine that lacks something is told
apart from one that does something wrong: the first never gets to see the question.
"""

from collections.abc import Iterable
from typing import Any

import msgspec

from oracle.protocol.messages import AnyAction, Attack, Block, ObjectSpec, Pass, PlayerSpec, Position
from oracle.protocol.questions import (
    ALL_ACTIONS,
    ALL_FACTS,
    ALL_METHODS,
    ALL_OCCURRENCES,
    ALL_POSITION_FEATURES,
    ActionName,
    Capabilities,
    Fact,
    OptionalMethod,
    PositionFeature,
)
from oracle.suite.reading.case import CaseStep
from oracle.vocabulary.operations import (
    Act,
    Answer,
    AnyOperation,
    Can,
    ColorIdentity,
    DeckAllows,
    Drew,
    FaceSymbol,
    Happened,
    InOrder,
    Sees,
    Shuffled,
    TellsApart,
    Triggered,
)


class Needs(msgspec.Struct, frozen=True):
    """What a case needs."""

    cards: tuple[str, ...]
    capabilities: Capabilities


def needs(steps: Iterable[CaseStep], position: Position) -> Needs:
    """What these steps need, when they begin from that position."""
    operations = [step.operation for step in steps]
    cards = dict.fromkeys(spec.card for spec in position.objects)
    methods: set[str] = set()
    actions: set[str] = set()
    occurrences: set[str] = set()
    facts: set[str] = set()
    observers = False
    for said in operations:
        cards.update(dict.fromkeys(_cards(said)))
        methods.update(_methods(said))
        occurrences.update(_occurrences(said))
        facts.update(_facts(said))
        observers = observers or isinstance(said, Sees | TellsApart)
        if isinstance(said, Act | Can):
            actions.update(_action(said.action))
    features: set[str] = set(_features(position))
    return Needs(
        tuple(cards),
        Capabilities(
            methods=_in_order(methods, ALL_METHODS),
            actions=_in_order(actions, ALL_ACTIONS),
            positions=_in_order(features, ALL_POSITION_FEATURES),
            occurrences=_in_order(occurrences, ALL_OCCURRENCES),
            facts=_in_order(facts, ALL_FACTS),
            observers=observers,
        ),
    )


def _in_order(found: set[Any], known: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(each for each in known if each in found)


def _cards(said: AnyOperation) -> tuple[str, ...]:
    """Cards that are named, or asked about outside the game."""
    if isinstance(said, Answer):
        return () if said.card is None else (said.card,)
    if isinstance(said, ColorIdentity):
        return (said.card,)
    if isinstance(said, FaceSymbol):
        return (said.card or said.face,)
    return (said.card, said.commander) if isinstance(said, DeckAllows) else ()


def _methods(said: AnyOperation) -> tuple[OptionalMethod, ...]:
    if isinstance(said, Answer):
        return ("game/answer",)
    if isinstance(said, Can):
        return ("game/can",)
    if isinstance(said, ColorIdentity | FaceSymbol):
        return ("card/facts",)
    return ("deck/allows",) if isinstance(said, DeckAllows) else ()


def _facts(said: AnyOperation) -> tuple[Fact, ...]:
    if isinstance(said, ColorIdentity):
        return ("color identity",)
    return ("face symbols",) if isinstance(said, FaceSymbol) else ()


def _action(action: AnyAction) -> tuple[ActionName, ...]:
    if isinstance(action, Pass):
        return ()
    if isinstance(action, Attack):
        return ("attack",)
    if isinstance(action, Block):
        return ("block",)
    name: ActionName = msgspec.to_builtins(action)["action"]
    return (name,)


def _occurrences(said: AnyOperation) -> tuple[str, ...]:
    if isinstance(said, Drew):
        return ("drew",)
    if isinstance(said, Shuffled):
        return ("shuffled",)
    if isinstance(said, Triggered):
        return ("triggered",)
    if isinstance(said, Happened):
        return (said.happening,)
    if isinstance(said, InOrder):
        events = tuple(pattern.event for pattern in said.events)
        return (*events, "priority") if said.without_priority else events
    return ()


def _features(position: Position) -> Iterable[PositionFeature]:
    if position.step != "precombat main":
        yield "other step"
    if len(position.players) > 2:
        yield "three players"
    for player in position.players:
        yield from _of_player(player)
    for spec in position.objects:
        yield from _of_object(spec)


def _of_player(player: PlayerSpec) -> Iterable[PositionFeature]:
    if player.mana_pool:
        yield "mana pool"
    if player.lands_played:
        yield "lands played"


def _of_object(spec: ObjectSpec) -> Iterable[PositionFeature]:
    if spec.zone in ("stack", "exile", "command"):
        yield spec.zone
    if spec.sick:
        yield "summoning sick"
    if spec.owner is not None and spec.owner != spec.player:
        yield "other owner"
    if spec.face_down is not None:
        yield "face down"
    if spec.face is not None:
        yield "other face"
    if spec.counters:
        yield "counters"
    if spec.damage:
        yield "damage"
    if spec.attached_to is not None:
        yield "attached"
    if spec.chosen:
        yield "chosen"
