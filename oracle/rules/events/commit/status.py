"""What permanents are for the moment: tapped, attached, transformed, face down, under whose control."""

import msgspec

from oracle.rules.citation import rule
from oracle.rules.events.commit.combat import leave_combat
from oracle.rules.events.commit.counters import add_up
from oracle.rules.events.commit.draft import Draft, writes
from oracle.rules.state import events as happened
from oracle.rules.state.events import Event
from oracle.rules.state.game import Characteristics, GameObject

replace = msgspec.structs.replace


@writes(happened.Tapped)
def _tapped(draft: Draft, event: happened.Tapped) -> Event | None:
    if event.object not in draft.objects or draft.objects[event.object].tapped:
        return None
    draft.object(event.object, tapped=True)
    return event


@writes(happened.Untapped)
def _untapped(draft: Draft, event: happened.Untapped) -> Event | None:
    if event.object not in draft.objects or not draft.objects[event.object].tapped:
        return None
    draft.object(event.object, tapped=False)
    return event


@writes(happened.Attached)
def _attached(draft: Draft, event: happened.Attached) -> Event | None:
    if event.object not in draft.objects:
        return None
    draft.object(event.object, attached_to=event.to)
    if event.to is not None:
        draft.object(event.object, timestamp=draft.tick())
    return event


@writes(happened.Transformed)
def _transformed(draft: Draft, event: happened.Transformed) -> Event | None:
    object = draft.objects.get(event.object)
    if object is None:
        return None
    timestamp = draft.tick()
    since = draft.before.clock
    draft.object(event.object, face=1 - object.face, timestamp=timestamp, shown_since=since, transformed_at=timestamp)
    return event


@writes(happened.TurnedFaceUp)
def _turned_face_up(draft: Draft, event: happened.TurnedFaceUp) -> Event | None:
    object = draft.objects.get(event.object)
    if object is None:
        return None
    draft.object(
        event.object,
        face=face_turned_up(object),
        face_down=None,
        listed=None,
        timestamp=draft.tick(),
        shown_since=draft.before.clock,
        counters=add_up(object.counters, event.counters),
        copied=event.copied or object.copied,
        copied_until=event.copied_until,
        copied_before=object.copied if event.copied_until else None,
        attached_to=object.attached_to if event.attached_to is None else event.attached_to,
        announced=event.announced or object.announced,
    )
    return event


@rule("712.15a", without=lambda object: object.face)
def face_turned_up(object: GameObject) -> int:
    """A double-faced permanent that is turned face up has its front face up, whichever face it was known by."""
    return 0


@writes(happened.TurnedFaceDown)
def _turned_face_down(draft: Draft, event: happened.TurnedFaceDown) -> Event | None:
    object = draft.objects.get(event.object)
    if object is None:
        return None
    draft.object(
        event.object,
        face_down="effect",
        listed=event.listed,
        timestamp=draft.tick(),
        copied=copied_face_down(object),
        copied_until=None,
        copied_before=None,
    )
    return event


@rule("611.2a", "707.3", "708.10")
def copied_face_down(object: GameObject) -> Characteristics | None:
    """What a copy still copies once it is turned face down: the same, underneath, or if that was to last until then, what it did before."""
    return object.copied_before if object.copied_until == "turned face down" else object.copied


@writes(happened.ControlChanged)
def _control_changed(draft: Draft, event: happened.ControlChanged) -> Event | None:
    if event.object not in draft.objects:
        return None
    draft.object(event.object, held_by=event.player, held_since=draft.tick())
    leave_combat(draft, event.object)
    return event


@writes(happened.ChosenFor)
def _chosen_for(draft: Draft, event: happened.ChosenFor) -> Event | None:
    object = draft.objects.get(event.object)
    if object is None:
        return None
    draft.object(event.object, chosen={**object.chosen, event.key: event.value})
    return event


@writes(happened.SkipsUntap)
def _skips_untap(draft: Draft, event: happened.SkipsUntap) -> Event:
    draft.object(event.object, skips_untap=event.skips)
    return event


@writes(happened.DamageWornOff)
def _damage_worn_off(draft: Draft, event: happened.DamageWornOff) -> Event:
    for id in event.objects:
        draft.object(id, damage=0, deathtouched=False)
    return event
