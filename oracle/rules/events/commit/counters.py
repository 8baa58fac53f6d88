"""Counters and damage on objects and players."""

import msgspec

from oracle.rules.bounds import ever
from oracle.rules.characteristics.continuous import characteristics
from oracle.rules.events.commit.draft import Draft, writes
from oracle.rules.state import events as happened
from oracle.rules.state.events import Event
from oracle.rules.state.game import Target

replace = msgspec.structs.replace


@writes(happened.DamageDealt)
def _damage_dealt(draft: Draft, event: happened.DamageDealt) -> Event | None:
    """Marks damage on creatures; what damage does to players and planeswalkers are events of its own (120.3)."""
    if event.amount <= 0:
        return None
    if isinstance(event.target, int):
        object = draft.objects.get(event.target)
        if object is None:
            return None
        keywords = characteristics(draft.before, event.source).keywords
        if "creature" in characteristics(draft.before, event.target).types:
            marked = 0 if keywords & {"infect", "wither"} else event.amount
            draft.object(
                event.target,
                damage=ever(object.damage + marked, "damage", "120.6"),
                deathtouched=object.deathtouched or "deathtouch" in keywords,
            )
    return event


@writes(happened.CountersPut)
def _counters_put(draft: Draft, event: happened.CountersPut) -> Event | None:
    return _count(draft, event.target, event.kind, event.amount, event)


@writes(happened.CountersRemoved)
def _counters_removed(draft: Draft, event: happened.CountersRemoved) -> Event | None:
    return _count(draft, event.target, event.kind, -event.amount, event)


def _count(draft: Draft, target: Target, kind: str, amount: int, event: Event) -> Event | None:
    holder = draft.players.get(target) if isinstance(target, str) else draft.objects.get(target)
    if holder is None or amount == 0:
        return None
    counters = add_up(holder.counters, {kind: amount})
    if isinstance(target, str):
        draft.player(target, counters=counters)
    elif amount > 0:
        draft.object(target, counters=counters, counted_at={**draft.objects[target].counted_at, kind: draft.tick()})
    else:
        draft.object(target, counters=counters)
    return event


def add_up(counters: dict[str, int], more: dict[str, int]) -> dict[str, int]:
    """Counters added up; kinds of which none is left are dropped."""
    total = dict(counters)
    for kind, amount in more.items():
        total[kind] = ever(max(0, total.get(kind, 0) + amount), f"{kind} counters", "122.1")
    return {kind: amount for kind, amount in total.items() if amount}
