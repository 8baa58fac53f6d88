"""The one place where the game changes: `commit(game, events)` makes a new `Game`.

Nothing is decided here.  Each small function says what one kind of event does to the state, and nothing else; what would have
replaced the event, and what triggers on it, has its own modules.  The events of one call happen at the same time.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from oracle.rules import events as happened
from oracle.rules.continuous import characteristics
from oracle.rules.events import Event
from oracle.rules.game import (
    OWNED_ZONES,
    Announcement,
    Combat,
    Game,
    GameObject,
    LastKnown,
    ObjectId,
    Player,
    Target,
    ZoneKey,
)

replace = msgspec.structs.replace

E = TypeVar("E", bound=Event)

CHANGES_NO_OBJECT = (
    happened.Passed,
    happened.PriorityGiven,
    happened.PassesCleared,
    happened.ManaProduced,
    happened.ManaPaid,
    happened.ManaLost,
    happened.Revealed,
    happened.LookedAt,
    happened.RandomUsed,
    happened.DrawChecked,
    happened.AbilityActivated,
    happened.AbilityTriggered,
    happened.BecameTarget,
    happened.Resolved,
)
"""Events after which every object is as it was before, so that what was worked out about them still holds."""

LOOKED_BACK_ON = (
    happened.Moved,
    happened.SpellCast,
    happened.AbilityActivated,
    happened.AbilityTriggered,
    happened.AttackersDeclared,
    happened.DamageDealt,
    happened.LifeGained,
    happened.LifeLost,
    happened.LandPlayed,
)
"""Events that rules ask about later in the turn (revolt, "cast this turn", "activate only once each turn")."""


class Draft:
    """A game in the making: the parts of a state, copied once, while one batch of events is written into it."""

    def __init__(self, game: Game) -> None:
        self.before = game
        self.players: dict[str, Player] = {player.name: player for player in game.players}
        self.objects = dict(game.objects)
        self.zones: dict[ZoneKey, tuple[ObjectId, ...]] = dict(game.zones)
        self.past = game.past
        self.fields: dict[str, Any] = {}
        self.clock = game.clock
        self.next_id = game.next_id

    def get(self, field: str) -> Any:
        """A field of the game that is no object, player or zone."""
        return self.fields.get(field, getattr(self.before, field))

    def set(self, **fields: Any) -> None:
        """Change such fields."""
        self.fields.update(fields)

    def turn(self, **fields: Any) -> None:
        """Change fields of the turn."""
        self.fields["turn"] = replace(self.get("turn"), **fields)

    def player(self, name: str, **fields: Any) -> None:
        """Change fields of a player."""
        self.players[name] = replace(self.players[name], **fields)

    def object(self, id: ObjectId, **fields: Any) -> None:
        """Change fields of an object that exists; nothing if it is gone."""
        if id in self.objects:
            self.objects[id] = replace(self.objects[id], **fields)

    def tick(self) -> int:
        """A new timestamp (613.7)."""
        self.clock += 1
        return self.clock - 1

    def new_id(self) -> ObjectId:
        """An id that was never used."""
        self.next_id += 1
        return self.next_id - 1

    def take_out(self, object: GameObject) -> None:
        """Remove an object from its zone."""
        key = zone_key(object)
        self.zones[key] = tuple(id for id in self.zones.get(key, ()) if id != object.id)
        del self.objects[object.id]

    def put_in(self, object: GameObject, on_top: bool = True) -> None:
        """Add an object to its zone: on top of a library or under it, else as the newest."""
        key = zone_key(object)
        before = self.zones.get(key, ())
        self.zones[key] = (object.id, *before) if object.zone == "library" and on_top else (*before, object.id)
        self.objects[object.id] = object

    def remember(self, object: GameObject, became: ObjectId | None) -> None:
        """Keep a record of what an object was as it leaves its zone (608.2h)."""
        if self.past is self.before.past:
            self.past = dict(self.past)
        self.past[object.id] = LastKnown(object=object, characteristics=characteristics(self.before, object.id), became=became)

    def finish(self, memory: Any) -> Game:
        """The new state."""
        return replace(
            self.before,
            players=tuple(self.players.values()),
            objects=self.objects,
            zones=self.zones,
            past=self.past,
            clock=self.clock,
            next_id=self.next_id,
            memory=memory,
            **self.fields,
        )


def zone_key(object: GameObject) -> ZoneKey:
    """The zone that an object is in: libraries, hands and graveyards are its owner's (400.3)."""
    return (object.zone, object.owner if object.zone in OWNED_ZONES else "")


def commit(game: Game, events: Sequence[Event]) -> tuple[Game, tuple[Event, ...]]:
    """Make the new state, and the events as they happened (new objects' ids filled in).

    An event about an object that is no longer there does not happen, and is left out of what is returned.
    """
    draft = Draft(game)
    done: list[Event] = []
    for event in events:
        outcome = _WRITERS[type(event)](draft, event)
        if outcome is not None:
            done.append(outcome)
    looked_back_on = tuple(event for event in done if isinstance(event, LOOKED_BACK_ON))
    if looked_back_on:
        draft.set(this_turn=draft.get("this_turn") + looked_back_on)
    unchanged = all(isinstance(event, CHANGES_NO_OBJECT) for event in done)
    return draft.finish(game.memory if unchanged else None), tuple(done)


_WRITERS: dict[type[Event], Callable[[Draft, Any], Event | None]] = {}


def writes(kind: type[E]) -> Callable[[Callable[[Draft, E], Event | None]], Callable[[Draft, E], Event | None]]:
    """Marks the function that writes one kind of event into a draft; it returns the event as it happened, None if it didn't."""

    def mark(function: Callable[[Draft, E], Event | None]) -> Callable[[Draft, E], Event | None]:
        _WRITERS[kind] = function
        return function

    return mark


# --- objects and zones ------------------------------------------------------------------------------------------------


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
        kind=old.kind,
        label=old.label,
        owner=old.owner,
        zone=event.destination,
        controller=controller,
        face=event.face if on_stack_or_battlefield else 0,
        face_down=event.face_down,
        tapped=event.tapped,
        counters=event.counters,
        attached_to=event.attached_to,
        timestamp=timestamp,
        held_by=controller,
        held_since=timestamp,
        copied=event.copied or (old.copied if old.kind != "card" else None),
        announced=announced,
        chosen=event.chosen,
        exiled_with=event.exiled_with,
        face_up_exile=not event.exiled_face_down,
    )
    draft.remember(old, id)
    draft.take_out(old)
    draft.put_in(new, on_top=event.position == "top")
    if old.zone == "battlefield":
        _leave_combat(draft, old.id)
    if event.attacking is not None:
        combat: Combat = draft.get("combat")
        draft.set(combat=replace(combat, attackers={**combat.attackers, id: event.attacking}))
    return replace(event, origin=old.zone, became=id)


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
    draft.zones["library", event.player] = event.order
    draft.set(shuffles=draft.get("shuffles") + 1)
    for id in event.order:
        if draft.objects[id].known_to:
            draft.object(id, known_to=frozenset())
    return event


@writes(happened.Arranged)
def _arranged(draft: Draft, event: happened.Arranged) -> Event:
    draft.zones["library", event.player] = event.order
    return event


@writes(happened.RandomUsed)
def _random_used(draft: Draft, event: happened.RandomUsed) -> Event:
    draft.set(shuffles=draft.get("shuffles") + 1)
    return event


# --- status of objects ------------------------------------------------------------------------------------------------


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
    draft.object(event.object, face=1 - object.face, timestamp=timestamp, transformed_at=timestamp)
    return event


@writes(happened.TurnedFaceUp)
def _turned_face_up(draft: Draft, event: happened.TurnedFaceUp) -> Event | None:
    object = draft.objects.get(event.object)
    if object is None:
        return None
    draft.object(
        event.object,
        face_down=None,
        timestamp=draft.tick(),
        counters=_sum(object.counters, event.counters),
        copied=event.copied or object.copied,
        announced=event.announced or object.announced,
    )
    return event


@writes(happened.TurnedFaceDown)
def _turned_face_down(draft: Draft, event: happened.TurnedFaceDown) -> Event | None:
    if event.object not in draft.objects:
        return None
    draft.object(event.object, face_down="effect", timestamp=draft.tick())
    return event


@writes(happened.ControlChanged)
def _control_changed(draft: Draft, event: happened.ControlChanged) -> Event | None:
    if event.object not in draft.objects:
        return None
    draft.object(event.object, held_by=event.player, held_since=draft.tick())
    _leave_combat(draft, event.object)
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


# --- mana, life, damage, counters -------------------------------------------------------------------------------------


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
    draft.player(event.player, life=draft.players[event.player].life + event.amount)
    return event


@writes(happened.LifeLost)
def _life_lost(draft: Draft, event: happened.LifeLost) -> Event | None:
    if event.amount <= 0:
        return None
    draft.player(event.player, life=draft.players[event.player].life - event.amount)
    return event


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
            draft.object(event.target, damage=object.damage + marked, deathtouched=object.deathtouched or "deathtouch" in keywords)
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
    counters = _sum(holder.counters, {kind: amount})
    if isinstance(target, str):
        draft.player(target, counters=counters)
    else:
        draft.object(target, counters=counters)
    return event


def _sum(counters: dict[str, int], more: dict[str, int]) -> dict[str, int]:
    """Counters added up; kinds of which none is left are dropped."""
    total = dict(counters)
    for kind, amount in more.items():
        total[kind] = max(0, total.get(kind, 0) + amount)
    return {kind: amount for kind, amount in total.items() if amount}


# --- what happens without changing objects ----------------------------------------------------------------------------


def _noted(draft: Draft, event: Event) -> Event:
    return event


for _kind in (happened.SpellCast, happened.BecameTarget, happened.Resolved, happened.Countered, happened.ManifestedDread):
    _WRITERS[_kind] = _noted


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


# --- stack and triggers -----------------------------------------------------------------------------------------------


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


# --- combat -----------------------------------------------------------------------------------------------------------


@writes(happened.AttackersDeclared)
def _attackers_declared(draft: Draft, event: happened.AttackersDeclared) -> Event:
    draft.set(combat=replace(draft.get("combat"), attackers=dict(event.attackers)))
    return event


@writes(happened.BlockersDeclared)
def _blockers_declared(draft: Draft, event: happened.BlockersDeclared) -> Event:
    combat: Combat = draft.get("combat")
    blockers = {**combat.blockers, **event.blockers}
    blocked = combat.blocked | {attacker for attackers in event.blockers.values() for attacker in attackers}
    draft.set(combat=replace(combat, blockers=blockers, blocked=frozenset(blocked)))
    return event


@writes(happened.RemovedFromCombat)
def _removed_from_combat(draft: Draft, event: happened.RemovedFromCombat) -> Event:
    _leave_combat(draft, event.object)
    return event


@writes(happened.FirstStrikeDealt)
def _first_strike_dealt(draft: Draft, event: happened.FirstStrikeDealt) -> Event:
    draft.set(combat=replace(draft.get("combat"), first_strike_dealt=event.objects))
    return event


@writes(happened.CombatEnded)
def _combat_ended(draft: Draft, event: happened.CombatEnded) -> Event:
    draft.set(combat=Combat())
    return event


def _leave_combat(draft: Draft, id: ObjectId) -> None:
    combat: Combat = draft.get("combat")
    if id in combat.attackers or id in combat.blockers:
        attackers = {attacker: target for attacker, target in combat.attackers.items() if attacker != id}
        blockers = {blocker: blocked for blocker, blocked in combat.blockers.items() if blocker != id}
        draft.set(combat=replace(combat, attackers=attackers, blockers=blockers))


# --- turn -------------------------------------------------------------------------------------------------------------


@writes(happened.TurnBegan)
def _turn_began(draft: Draft, event: happened.TurnBegan) -> Event:
    for name in draft.players:
        draft.player(name, lands_played=0, extra_lands=0)
    draft.player(event.player, turn_began=draft.tick())
    draft.turn(number=event.number, active=event.player, step="untap", priority=None, passed=frozenset())
    draft.set(this_turn=())
    return event


@writes(happened.StepBegan)
def _step_began(draft: Draft, event: happened.StepBegan) -> Event:
    draft.turn(step=event.step, priority=None, passed=frozenset())
    return event


@writes(happened.PriorityGiven)
def _priority_given(draft: Draft, event: happened.PriorityGiven) -> Event:
    draft.turn(priority=event.player)
    return event


@writes(happened.Passed)
def _passed(draft: Draft, event: happened.Passed) -> Event:
    draft.turn(passed=draft.get("turn").passed | {event.player})
    return event


@writes(happened.PassesCleared)
def _passes_cleared(draft: Draft, event: happened.PassesCleared) -> Event:
    draft.turn(passed=frozenset())
    return event


@writes(happened.PlayerLost)
def _player_lost(draft: Draft, event: happened.PlayerLost) -> Event | None:
    if draft.players[event.player].lost:
        return None
    draft.player(event.player, lost=True)
    return event


@writes(happened.GameEnded)
def _game_ended(draft: Draft, event: happened.GameEnded) -> Event:
    draft.set(ended=True, winners=event.winners)
    return event


__all__ = ["Announcement", "Draft", "commit", "zone_key"]
