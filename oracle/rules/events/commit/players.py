"""Mana, life and lands: what belongs to a player; and what is only noted."""

import msgspec

from oracle.rules.bounds import ever
from oracle.rules.events.commit.draft import WRITERS, Draft, writes
from oracle.rules.state import events as happened
from oracle.rules.state.events import Event

replace = msgspec.structs.replace


@writes(happened.ManaProduced)
def _mana_produced(draft: Draft, event: happened.ManaProduced) -> Event | None:
    if not event.mana:
        return None
    draft.player(event.player, pool=draft.players[event.player].pool + event.mana)
    return event


@writes(happened.ManaPaid)
def _mana_paid(draft: Draft, event: happened.ManaPaid) -> Event:
    pool = list(draft.players[event.player].pool)
    for unit in event.mana:
        pool.remove(unit)
    draft.player(event.player, pool=tuple(pool))
    return event


@writes(happened.ManaLost)
def _mana_lost(draft: Draft, event: happened.ManaLost) -> Event:
    draft.player(event.player, pool=())
    return event


@writes(happened.LifeGained)
def _life_gained(draft: Draft, event: happened.LifeGained) -> Event | None:
    if event.amount <= 0:
        return None
    draft.player(event.player, life=ever(draft.players[event.player].life + event.amount, "life", "119.3"))
    return event


@writes(happened.LifeLost)
def _life_lost(draft: Draft, event: happened.LifeLost) -> Event | None:
    if event.amount <= 0:
        return None
    draft.player(event.player, life=ever(draft.players[event.player].life - event.amount, "life", "119.3"))
    return event


def _noted(draft: Draft, event: Event) -> Event:
    return event


for _kind in (
    happened.SpellCast,
    happened.BecameTarget,
    happened.Resolved,
    happened.NotResolved,
    happened.Countered,
    happened.ManifestedDread,
):
    WRITERS[_kind] = _noted


@writes(happened.Revealed)
def _revealed(draft: Draft, event: happened.Revealed) -> Event:
    return event


@writes(happened.LookedAt)
def _looked_at(draft: Draft, event: happened.LookedAt) -> Event:
    return event


@writes(happened.AbilityActivated)
def _ability_activated(draft: Draft, event: happened.AbilityActivated) -> Event:
    if any(getattr(part, "amount", None) is not None and type(part).__name__ == "Loyalty" for part in event.ability.cost):
        draft.object(event.source, loyalty_used=draft.get("turn").number)
    return event


@writes(happened.DrewFromEmpty)
def _drew_from_empty(draft: Draft, event: happened.DrewFromEmpty) -> Event:
    draft.player(event.player, drew_from_empty=True)
    return event


@writes(happened.DrawChecked)
def _draw_checked(draft: Draft, event: happened.DrawChecked) -> Event:
    for name in draft.players:
        if draft.players[name].drew_from_empty:
            draft.player(name, drew_from_empty=False)
    for id, object in list(draft.objects.items()):
        if object.deathtouched:
            draft.object(id, deathtouched=False)
    return event


@writes(happened.LandPlayed)
def _land_played(draft: Draft, event: happened.LandPlayed) -> Event:
    draft.player(event.player, lands_played=draft.players[event.player].lands_played + 1)
    return event


@writes(happened.ExtraLands)
def _extra_lands(draft: Draft, event: happened.ExtraLands) -> Event:
    draft.player(event.player, extra_lands=draft.players[event.player].extra_lands + event.amount)
    return event
