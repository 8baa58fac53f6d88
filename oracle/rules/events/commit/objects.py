"""Objects come, go and change zones; libraries change their order."""

import msgspec

from oracle.rules.citation import rule
from oracle.rules.events.commit.combat import leave_combat
from oracle.rules.events.commit.draft import Draft, writes
from oracle.rules.state import events as happened
from oracle.rules.state.events import Event
from oracle.rules.state.game import Combat, GameObject, ObjectId, ObjectKind, Zone

replace = msgspec.structs.replace


@writes(happened.Moved)
def _moved(draft: Draft, event: happened.Moved) -> Event | None:
    old = draft.objects.get(event.object)
    if old is None:
        return None
    id = draft.new_id()
    to_battlefield = event.destination == "battlefield"
    on_stack_or_battlefield = to_battlefield or event.destination == "stack"
    controller = (event.controller or event.player or old.owner) if on_stack_or_battlefield else None
    announced = event.announced
    if announced is None and to_battlefield and old.zone == "stack":
        announced = old.announced
    timestamp = draft.tick()
    new = GameObject(
        id=id,
        physical=old.physical,
        card=old.card,
        kind=kind_after(old, event.destination),
        label=old.label,
        owner=old.owner,
        zone=event.destination,
        controller=controller,
        face=event.face if on_stack_or_battlefield else 0,
        face_down=event.face_down,
        listed=event.listed,
        tapped=event.tapped,
        counters=event.counters,
        attached_to=event.attached_to,
        timestamp=timestamp,
        shown_since=draft.before.clock,
        held_by=controller,
        held_since=timestamp,
        copied=event.copied or (old.copied if old.kind != "card" else None),
        copied_until=event.copied_until,
        copied_before=event.copied_before,
        announced=announced,
        chosen=event.chosen,
        exiled_with=event.exiled_with,
        face_up_exile=not event.exiled_face_down,
    )
    draft.remember(old, id)
    draft.take_out(old)
    draft.put_in(new, event.position)
    if old.zone == "battlefield":
        leave_combat(draft, old.id)
    if event.attacking is not None:
        combat: Combat = draft.get("combat")
        draft.set(combat=replace(combat, attackers={**combat.attackers, id: event.attacking}))
    return replace(event, origin=old.zone, became=id)


@rule("608.3f", "707.10f", "111.13", without=lambda old, destination: old.kind)
def kind_after(old: GameObject, destination: Zone) -> ObjectKind:
    """A copy of a permanent spell becomes a token as it resolves; it is not created, but it enters like any permanent."""
    return "token" if old.kind == "copy" and destination == "battlefield" else old.kind


@writes(happened.Created)
def _created(draft: Draft, event: happened.Created) -> Event:
    id = draft.new_id()
    timestamp = draft.tick()
    physical = draft.get("next_physical")
    draft.set(next_physical=physical + 1)
    new = replace(
        event.object,
        id=id,
        physical=physical,
        timestamp=timestamp,
        shown_since=draft.before.clock,
        held_by=event.object.controller,
        held_since=timestamp,
    )
    draft.put_in(new)
    return replace(event, object=new, became=id)


@writes(happened.Ceased)
def _ceased(draft: Draft, event: happened.Ceased) -> Event | None:
    object = draft.objects.get(event.object)
    if object is None:
        return None
    draft.remember(object, None)
    draft.take_out(object)
    return event


@writes(happened.Shuffled)
def _shuffled(draft: Draft, event: happened.Shuffled) -> Event:
    _put_in_order(draft, event.player, event.order)
    draft.set(shuffles=draft.get("shuffles") + 1)
    for id in event.order:
        if draft.objects[id].known_to:
            draft.object(id, known_to=frozenset())
    return event


@writes(happened.Arranged)
def _arranged(draft: Draft, event: happened.Arranged) -> Event:
    _put_in_order(draft, event.player, event.order)
    return event


def _put_in_order(draft: Draft, player: str, order: tuple[ObjectId, ...]) -> None:
    """A library gets another order; whoever saw a card of it before can't tell by its name which of the cards it is now."""
    draft.zones["library", player] = order
    for id in order:
        draft.object(id, shown_as=draft.new_id())


@writes(happened.RandomUsed)
def _random_used(draft: Draft, event: happened.RandomUsed) -> Event:
    draft.set(shuffles=draft.get("shuffles") + 1)
    return event
