"""Triggers wait and go on the stack, choices are announced; effects and delayed triggers begin and end."""

from collections.abc import Sequence
from typing import Any

import msgspec

from oracle.rules.events.commit.draft import Draft, writes
from oracle.rules.state import events as happened
from oracle.rules.state.events import Event
from oracle.rules.state.game import GameObject

replace = msgspec.structs.replace


@writes(happened.Announced)
def _announced(draft: Draft, event: happened.Announced) -> Event:
    draft.object(event.object, announced=event.announced)
    return event


@writes(happened.TargetsChanged)
def _targets_changed(draft: Draft, event: happened.TargetsChanged) -> Event:
    draft.object(event.object, announced=event.announced)
    return event


@writes(happened.PutOnStack)
def _put_on_stack(draft: Draft, event: happened.PutOnStack) -> Event:
    source = draft.objects.get(event.waiting.source)
    if source is None:
        source = draft.before.object(event.waiting.source)
    id = draft.new_id()
    physical = draft.get("next_physical")
    draft.put_in(
        GameObject(
            id=id,
            physical=physical,
            card=source.card,
            kind="ability",
            owner=event.waiting.controller,
            zone="stack",
            controller=event.waiting.controller,
            timestamp=draft.tick(),
            announced=event.announced,
            stacked=event.stacked,
        )
    )
    draft.set(next_physical=physical + 1)
    _forget(draft, (event.waiting,))
    return replace(event, became=id)


@writes(happened.AbilityTriggered)
def _ability_triggered(draft: Draft, event: happened.AbilityTriggered) -> Event:
    draft.set(waiting=(*draft.get("waiting"), event.trigger))
    return event


@writes(happened.TriggersForgotten)
def _triggers_forgotten(draft: Draft, event: happened.TriggersForgotten) -> Event:
    _forget(draft, event.waiting)
    return event


def _forget(draft: Draft, gone: Sequence[Any]) -> None:
    waiting = list(draft.get("waiting"))
    for trigger in gone:
        for index, candidate in enumerate(waiting):
            if candidate is trigger or candidate == trigger:
                del waiting[index]
                break
    draft.set(waiting=tuple(waiting))


@writes(happened.DelayedCreated)
def _delayed_created(draft: Draft, event: happened.DelayedCreated) -> Event:
    id = draft.new_id()
    draft.set(delayed=(*draft.get("delayed"), replace(event.delayed, id=id)))
    return event


@writes(happened.DelayedEnded)
def _delayed_ended(draft: Draft, event: happened.DelayedEnded) -> Event:
    draft.set(delayed=tuple(delayed for delayed in draft.get("delayed") if delayed.id not in event.ids))
    return event


@writes(happened.EffectBegan)
def _effect_began(draft: Draft, event: happened.EffectBegan) -> Event:
    id = draft.new_id()
    effect = replace(event.effect, id=id, timestamp=draft.tick(), turn=draft.get("turn").number)
    draft.set(effects=(*draft.get("effects"), effect))
    return replace(event, effect=effect)


@writes(happened.EffectsEnded)
def _effects_ended(draft: Draft, event: happened.EffectsEnded) -> Event:
    draft.set(effects=tuple(effect for effect in draft.get("effects") if effect.id not in event.ids))
    return event
