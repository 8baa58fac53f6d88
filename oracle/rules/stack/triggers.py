"""Rule 603.3: waiting triggered abilities are put on the stack.

`trigger_detection` says what triggers; here it gets its modes and targets when a player would receive priority.  Triggered mana abilities
never get here: they resolve at once after the mana ability that triggered them (`activating_mana`, 605.4a).
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from oracle.cards.abilities import Reflex, Triggered
from oracle.rules.characteristics.continuous import characteristics
from oracle.rules.citation import rule
from oracle.rules.costs import announcing
from oracle.rules.events.pipeline import commit_only
from oracle.rules.state.decisions import Choose, Procedure, ask
from oracle.rules.state.events import AbilityTriggered, PutOnStack, TriggersForgotten
from oracle.rules.state.game import Announcement, Game, GameObject, StackAbility, WaitingTrigger
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context
from oracle.rules.words.value_of_x import CARRIED

# --- onto the stack ---------------------------------------------------------------------------------------------------


@rule("603.3", "603.3b", "405.3", "101.4")
def put_on_stack(table: Table) -> Procedure[bool]:
    """Each time a player would receive priority, waiting triggered abilities go on the stack, each player's in the order they like.

    What triggers in the course of this waits until state-based actions have been checked again.  Returns whether there were any.
    """
    waiting = [trigger for trigger in table.game.waiting if not trigger.mana]
    for player, own in in_two_rounds(table.game, waiting):
        for trigger in (yield from ordered(table, player, own)):
            yield from put_one_on_stack(table, trigger)
    gone = tuple(trigger for trigger in table.game.waiting if trigger.controller not in table.game.turn_order())
    if gone:
        commit_only(table, TriggersForgotten(waiting=gone))
    return bool(waiting)


@rule("603.3b", "101.4")
def in_two_rounds(game: Game, waiting: Sequence[WaitingTrigger]) -> tuple[tuple[str, list[WaitingTrigger]], ...]:
    """First each player in turn order, the active one first, puts on the stack what hasn't triggered on another ability's triggering.

    Then each player does so with the rest, above all others.  Whenever in the turn they triggered doesn't matter.
    """
    return tuple(
        (player, own)
        for second in (False, True)
        for player in game.turn_order()
        if (own := [trigger for trigger in waiting if trigger.controller == player and is_of_second_round(trigger) == second])
    )


@rule("603.3b")
def is_of_second_round(trigger: WaitingTrigger) -> bool:
    """An ability that has triggered on another ability's triggering goes on the stack after all the others."""
    return isinstance(trigger.names.get("that ability"), WaitingTrigger)


def on_stack(game: Game, names: dict[str, Any]) -> dict[str, Any]:
    """What an ability may refer to, with the ability whose triggering it triggered on as the object that it has become by now."""
    other = names.get("that ability")
    if not isinstance(other, WaitingTrigger):
        return names
    same = (id for id in reversed(game.zone("stack")) if _is_instance(game.objects[id], other))
    return {**names, "that ability": tuple(same)[:1]}


def _is_instance(object: GameObject, trigger: WaitingTrigger) -> bool:
    return object.stacked is not None and (object.stacked.ability, object.stacked.source) == (trigger.ability, trigger.source)


@rule("603.3b")
def ordered(table: Table, player: str, own: list[WaitingTrigger]) -> Procedure[list[WaitingTrigger]]:
    """A player puts their own abilities on the stack in any order; they are asked only if it could make a difference."""
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


@rule("603.3c", "603.3d")
def put_one_on_stack(table: Table, trigger: WaitingTrigger) -> Procedure[None]:
    """Modes and targets are chosen as the ability is put on the stack; if no legal choice can be made, it is removed."""
    table.begun = table.return_point()
    context = Context(you=trigger.controller, source=trigger.source, x=trigger.names.get(CARRIED), names=dict(trigger.names))
    modes = yield from announcing.choose_modes(table, trigger.ability, context)
    specs = None if modes is None else announcing.specifications(trigger.ability, modes, kicked=True)
    if specs is None or not announcing.enough_targets(table.game, specs, context):
        commit_only(table, TriggersForgotten(waiting=(trigger,)))
        return
    targets = yield from announcing.choose_targets(table, specs, context)
    announced = Announcement(x=context.x, modes=modes or (), targets=targets)
    announced = yield from announcing.announce_division(table, trigger.ability, announced, context)
    stacked = StackAbility(ability=trigger.ability, source=trigger.source, names=on_stack(table.game, trigger.names))
    (put,) = commit_only(table, PutOnStack(waiting=trigger, stacked=stacked, announced=announced))
    assert isinstance(put, PutOnStack)
    assert put.became is not None
    announcing.become_targets(table, put.became, announcing.all_of(targets))


@rule("603.12")
def reflexive_trigger(table: Table, ability: Triggered | Reflex, context: Context) -> None:
    """A reflexive triggered ability triggers right after the action of the resolving ability that it watches, and then waits its turn."""
    waiting = WaitingTrigger(ability=ability, source=context.source, controller=context.you, names=dict(context.names))
    commit_only(table, AbilityTriggered(trigger=waiting))
