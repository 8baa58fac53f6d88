"""Rules 603.2 and 603.10: which abilities trigger on what has happened.

`detected` is asked after every batch of events; nothing else happens then.  What matches which event is said in `trigger_conditions`.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from oracle.cards.abilities import Triggered
from oracle.cards.statics import TriggersAgain
from oracle.rules.characteristics import selections
from oracle.rules.characteristics.continuous import LISTENERS, characteristics, controller, rules_in_force, worked_out
from oracle.rules.characteristics.functioning_zones import functions
from oracle.rules.citation import rule
from oracle.rules.events.trigger_conditions import Scene, names_if_matched
from oracle.rules.events.trigger_index import kinds_of, kinds_that_trigger
from oracle.rules.legality.mana_abilities import is_triggered_mana_ability
from oracle.rules.state.events import AbilityTriggered, Event, Moved
from oracle.rules.state.game import Game, ObjectId, WaitingTrigger
from oracle.rules.words.context import Context
from oracle.rules.words.value_of_x import CARRIED


class WaitingAbility(msgspec.Struct, frozen=True):
    """A triggered ability that functions, and whose it is."""

    ability: Triggered
    source: ObjectId
    you: str


def listeners(game: Game, kind: type[Event]) -> Sequence[WaitingAbility]:
    """All triggered abilities that function where their object is (113.6) and wait for events of a kind, oldest object first."""
    return worked_out(game, LISTENERS, _by_kind).get(kind, ())


def _by_kind(game: Game) -> dict[type[Event], list[WaitingAbility]]:
    found: dict[type[Event], list[WaitingAbility]] = {}
    for listener in _listeners(game):
        for kind in kinds_of(listener.ability.trigger):
            found.setdefault(kind, []).append(listener)
    return found


@rule("113.6", "113.8")
def _listeners(game: Game) -> tuple[WaitingAbility, ...]:
    """A triggered ability is controlled by the controller of its source, or by the owner if the source has no controller."""
    found: list[WaitingAbility] = []
    for id, object in game.objects.items():
        if object.kind == "ability" or object.zone in ("library", "hand"):
            continue
        for ability in characteristics(game, id).abilities:
            if isinstance(ability, Triggered) and functions(ability, object):
                found.append(WaitingAbility(ability, id, controller(game, id) or object.owner))
    return tuple(found)


def detected(before: Game, after: Game, done: Sequence[Event]) -> tuple[tuple[AbilityTriggered, ...], tuple[int, ...]]:
    """The abilities that trigger on a batch of events, and the ids of the delayed ones that are thereby spent."""
    found: list[AbilityTriggered] = []
    spent: list[int] = []
    batch = tuple(done)
    kinds = kinds_that_trigger(after)
    for event in batch:
        kind = type(event)
        if kind in kinds:
            for listener in listeners(after, kind):
                found.extend(_if_it_triggers(before, after, batch, event, listener, looking_back=False))
            for listener in listeners(before, kind):
                found.extend(_if_it_triggers(before, after, batch, event, listener, looking_back=True))
        for delayed in after.delayed:
            if delayed.id in spent or kind not in kinds_of(delayed.ability.trigger):
                continue
            scene = Scene(before, after, delayed.source, delayed.controller, delayed.names, batch)
            names = names_if_matched(delayed.ability.trigger, event, scene)
            if names is not None:
                names = names_of_delayed(names, delayed.names)
                context = Context(you=delayed.controller, source=delayed.source, names=dict(names))
                if not intervening_if_holds(after, delayed.ability, context):
                    continue
                trigger = WaitingTrigger(ability=delayed.ability, source=delayed.source, controller=delayed.controller, names=names)
                found.append(AbilityTriggered(trigger=trigger, cause=event))
                if delayed.once:
                    spent.append(delayed.id)
    return tuple(found), tuple(spent)


@rule("107.3n", "603.7c")
def names_of_delayed(of_event: dict[str, Any], kept: dict[str, Any]) -> dict[str, Any]:
    """What a delayed ability refers to is what it was created with, its X too; only what that leaves open is of its trigger event."""
    return {**of_event, **kept}


@rule("603.2")
def _if_it_triggers(
    before: Game, after: Game, batch: tuple[Event, ...], event: Event, listener: WaitingAbility, looking_back: bool
) -> Sequence[AbilityTriggered]:
    """An ability triggers whenever the event happens that it waits for, at once and without anybody doing anything."""
    ability = listener.ability
    names = names_if_matched(ability.trigger, event, Scene(before, after, listener.source, listener.you, {}, batch), looking_back)
    if names is None:
        return ()
    context = Context(you=listener.you, source=listener.source, x=names.get(CARRIED), names=names)
    if not intervening_if_holds(after, ability, context) or not may_trigger_again(after, ability, listener.source):
        return ()
    mana = is_triggered_mana_ability(ability)
    waiting = WaitingTrigger(ability=ability, source=listener.source, controller=listener.you, names=names, mana=mana)
    times = 1 + additional_times(after, event, listener.source)
    if ability.each_turn is not None:
        times = min(times, ability.each_turn - times_triggered(after, ability, listener.source))
    return (AbilityTriggered(trigger=waiting, cause=event),) * times


@rule("603.2d")
def additional_times(game: Game, event: Event, source: ObjectId) -> int:
    """How many additional times an ability of a player's permanent triggers on something entering: once for each effect that says so.

    Only abilities that the permanent has are meant, not the delayed and reflexive ones that they have made.
    """
    if not isinstance(event, Moved) or event.destination != "battlefield" or event.became is None:
        return 0
    times = 0
    for active in rules_in_force(game):
        word, context = active.rule, active.context()
        if isinstance(word, TriggersAgain) and is_permanent_of(game, source, active.controller):
            times += selections.means(game, word.entering, event.became, context)
    return times


def is_permanent_of(game: Game, id: ObjectId, player: str) -> bool:
    """Whether an object is a permanent that a player controls."""
    return id in game.objects and game.objects[id].zone == "battlefield" and controller(game, id) == player


@rule("603.4", without=True)
def intervening_if_holds(game: Game, ability: Any, context: Context) -> bool:
    """An ability with an "if" right after its trigger event triggers only if that is true, and does nothing if it isn't on resolution."""
    condition = getattr(ability, "condition", None)
    return condition is None or selections.holds(game, condition, context)


@rule("603.2h", without=True)
def may_trigger_again(game: Game, ability: Triggered, source: ObjectId) -> bool:
    """An ability that triggers only so many times each turn doesn't trigger again after that."""
    return ability.each_turn is None or times_triggered(game, ability, source) < ability.each_turn


def times_triggered(game: Game, ability: Triggered, source: ObjectId) -> int:
    """How often an ability of an object has triggered this turn."""
    return sum(
        isinstance(event, AbilityTriggered) and event.trigger.source == source and event.trigger.ability == ability
        for event in game.this_turn
    )
