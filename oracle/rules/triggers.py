"""Chapter 603: triggered abilities: noticing that they trigger, and putting them on the stack.

`noticed` is asked after every batch of events which abilities trigger on it; nothing else happens then (603.2).  They wait in
`Game.waiting` until a player would receive priority; then `put_on_stack` makes objects of them (603.3).  Triggered mana abilities
never get there: they resolve at once after the mana ability that triggered them (`resolve_mana_triggers`, 605.4a).

What matches which event is said in `trigger_conditions`.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from oracle.cards.abilities import Reflex, Triggered
from oracle.rules import announcing, selections
from oracle.rules.citation import rule
from oracle.rules.context import Context
from oracle.rules.continuous import characteristics, controller, worked_out
from oracle.rules.decisions import Choose, Procedure, ask
from oracle.rules.events import AbilityTriggered, BecameTarget, Event, PutOnStack, TriggersForgotten
from oracle.rules.game import Announcement, Game, ObjectId, StackAbility, WaitingTrigger
from oracle.rules.mana_abilities import is_triggered_mana_ability
from oracle.rules.table import Table
from oracle.rules.trigger_conditions import LOOKS_BACK, Scene, event_kinds, matched

replace = msgspec.structs.replace


class Listener(msgspec.Struct, frozen=True):
    """A triggered ability that functions, and whose it is."""

    ability: Triggered
    source: ObjectId
    you: str


def listeners(game: Game) -> tuple[Listener, ...]:
    """All triggered abilities that function where their object is (113.6), oldest object first; worked out once per state."""
    return worked_out(game, "listeners", _listeners)


@rule("113.6", "113.8", "603.2")
def _listeners(game: Game) -> tuple[Listener, ...]:
    """A triggered ability is controlled by the controller of its source, or by the owner if the source has no controller."""
    found: list[Listener] = []
    for id, object in game.objects.items():
        if object.kind == "ability" or object.zone in ("library", "hand"):
            continue
        for ability in characteristics(game, id).abilities:
            if isinstance(ability, Triggered) and ability.zone in (object.zone, "any"):
                found.append(Listener(ability, id, controller(game, id) or object.owner))
    return tuple(found)


def noticed(before: Game, after: Game, done: Sequence[Event]) -> tuple[tuple[WaitingTrigger, ...], tuple[int, ...]]:
    """The abilities that trigger on a batch of events, and the ids of the delayed ones that are thereby spent."""
    found: list[WaitingTrigger] = []
    spent: list[int] = []
    for event in done:
        kind = type(event)
        if kind not in event_kinds():
            continue
        for listener in listeners(after):
            if kind in LOOKS_BACK.get(type(listener.ability.trigger), ()):
                continue
            found.extend(_if_it_triggers(before, after, event, listener))
        for listener in listeners(before):
            if kind in LOOKS_BACK.get(type(listener.ability.trigger), ()):
                found.extend(_if_it_triggers(before, after, event, listener))
        for delayed in after.delayed:
            if delayed.id in spent:
                continue
            names = matched(delayed.ability.trigger, event, Scene(before, after, delayed.source, delayed.controller, delayed.names))
            if names is not None:
                merged = {**names, **delayed.names}
                found.append(WaitingTrigger(ability=delayed.ability, source=delayed.source, controller=delayed.controller, names=merged))
                if delayed.once:
                    spent.append(delayed.id)
    return tuple(found), tuple(spent)


def _if_it_triggers(before: Game, after: Game, event: Event, listener: Listener) -> Sequence[WaitingTrigger]:
    ability = listener.ability
    names = matched(ability.trigger, event, Scene(before, after, listener.source, listener.you, {}))
    if names is None:
        return ()
    context = Context(you=listener.you, source=listener.source, x=names.get("x"), names=names)
    if not intervening_if_holds(after, ability, context) or not may_trigger_again(after, ability, listener.source):
        return ()
    mana = is_triggered_mana_ability(ability)
    return (WaitingTrigger(ability=ability, source=listener.source, controller=listener.you, names=names, mana=mana),)


@rule("603.4")
def intervening_if_holds(game: Game, ability: Any, context: Context) -> bool:
    """An ability with an "if" right after its trigger event triggers only if that is true, and does nothing if it isn't on resolution."""
    condition = getattr(ability, "condition", None)
    return condition is None or selections.holds(game, condition, context)


@rule("603.2h")
def may_trigger_again(game: Game, ability: Triggered, source: ObjectId) -> bool:
    """An ability that triggers only so many times each turn doesn't trigger again after that."""
    if ability.each_turn is None:
        return True
    times = sum(
        isinstance(event, AbilityTriggered) and event.trigger.source == source and event.trigger.ability == ability
        for event in game.this_turn
    )
    return bool(times < ability.each_turn)


# --- onto the stack ---------------------------------------------------------------------------------------------------


@rule("603.3", "603.3b", "405.3", "101.4")
def put_on_stack(table: Table) -> Procedure[bool]:
    """Each time a player would receive priority, waiting triggered abilities go on the stack, the active player's first.

    Each player orders their own.  Returns whether there were any.
    """
    waiting = [trigger for trigger in table.game.waiting if not trigger.mana]
    for player in table.game.turn_order():
        own = [trigger for trigger in waiting if trigger.controller == player]
        for trigger in (yield from _ordered(table, player, own)):
            yield from put_one_on_stack(table, trigger)
    gone = tuple(trigger for trigger in table.game.waiting if trigger.controller not in table.game.turn_order())
    if gone:
        _commit(table, TriggersForgotten(waiting=gone))
    return bool(waiting)


def _ordered(table: Table, player: str, own: list[WaitingTrigger]) -> Procedure[list[WaitingTrigger]]:
    if len(own) < 2 or all(_alike(trigger, own[0]) for trigger in own):
        return own
    labels: dict[str, WaitingTrigger] = {}
    for trigger in own:
        name = characteristics(table.game, trigger.source).name or "face-down permanent"
        label, number = name, 2
        while label in labels:
            label, number = f"{name} {number}", number + 1
        labels[label] = trigger
    order = yield from ask(
        Choose(
            player=player,
            purpose="trigger order",
            prompt="Put these triggered abilities on the stack, the first one lowest",
            options=tuple(labels),
            minimum=len(own),
            maximum=len(own),
            ordered=True,
            rule="603.3b",
        )
    )
    return [labels[label] for label in order]


def _alike(one: WaitingTrigger, other: WaitingTrigger) -> bool:
    """Whether it makes no difference which of the two comes first: one ability, and what it says of its events is the same for both."""
    if (one.ability, one.source, one.controller) != (other.ability, other.source, other.controller):
        return False
    differing = {name for name in {*one.names, *other.names} if one.names.get(name) != other.names.get(name)}
    return not differing or not differing & _words(msgspec.to_builtins(one.ability, enc_hook=str))


def _words(said: Any) -> set[str]:
    """Every text in an ability, and of "owner of it" and the like also what follows the last "of"."""
    if isinstance(said, str):
        return {said, said.rpartition(" of ")[2]}
    if isinstance(said, dict):
        return set().union(*map(_words, said.values()), *map(_words, said))
    return set().union(*map(_words, said)) if isinstance(said, (list, tuple)) else set()


def alike(one: WaitingTrigger, other: WaitingTrigger) -> bool:
    """Whether it makes no difference which of two triggers goes on the stack first: they are the same in all that they speak of."""
    if one.source != other.source or one.ability != other.ability:
        return False
    spoken = _texts(msgspec.to_builtins(one.ability))
    return all(one.names.get(name) == other.names.get(name) for name in {*one.names, *other.names} if name in spoken)


def _texts(value: Any) -> set[str]:
    if isinstance(value, str):
        return {value, value.split(" ", 2)[-1]}
    if isinstance(value, dict):
        return {text for key, part in value.items() for text in _texts(part) | {key}}
    return {text for part in value for text in _texts(part)} if isinstance(value, list | tuple) else set()


@rule("603.3c", "603.3d")
def put_one_on_stack(table: Table, trigger: WaitingTrigger) -> Procedure[None]:
    """Modes and targets are chosen as the ability is put on the stack; if no legal choice can be made, it is removed."""
    context = Context(you=trigger.controller, source=trigger.source, x=trigger.names.get("x"), names=dict(trigger.names))
    modes = yield from announcing.choose_modes(table, trigger.ability, context)
    specs = None if modes is None else announcing.specifications(trigger.ability, modes, kicked=True)
    if specs is None or not announcing.enough_targets(table.game, specs, context):
        _commit(table, TriggersForgotten(waiting=(trigger,)))
        return
    targets = yield from announcing.choose_targets(table, specs, context)
    announced = Announcement(x=context.x, modes=modes or (), targets=targets)
    stacked = StackAbility(ability=trigger.ability, source=trigger.source, names=trigger.names)
    (put,) = _commit(table, PutOnStack(waiting=trigger, stacked=stacked, announced=announced))
    assert isinstance(put, PutOnStack)
    assert put.became is not None
    _commit(table, *(BecameTarget(target=target, by=put.became) for chosen in targets for target in chosen))


@rule("603.12")
def reflexive(table: Table, ability: Triggered | Reflex, context: Context) -> None:
    """A reflexive triggered ability triggers right after the action of the resolving ability that it watches, and then waits its turn."""
    waiting = WaitingTrigger(ability=ability, source=context.source, controller=context.you, names=dict(context.names))
    _commit(table, AbilityTriggered(trigger=waiting))


@rule("605.4a")
def resolve_mana_triggers(table: Table) -> Procedure[None]:
    """A triggered mana ability doesn't use the stack: it resolves right after the mana ability that triggered it."""
    from oracle.rules import effects
    from oracle.rules.priority import LONGEST_LOOP, endless_loop

    for _ in range(LONGEST_LOOP):
        trigger = next((trigger for trigger in table.game.waiting if trigger.mana), None)
        if trigger is None:
            return
        _commit(table, TriggersForgotten(waiting=(trigger,)))
        context = Context(you=trigger.controller, source=trigger.source, names=dict(trigger.names))
        if intervening_if_holds(table.game, trigger.ability, context):
            yield from effects.perform(table, trigger.ability.effects, context)
    _commit(table, endless_loop())


def _commit(table: Table, *events: Event) -> tuple[Event, ...]:
    from oracle.rules.happening import commit_only

    return commit_only(table, *events)
