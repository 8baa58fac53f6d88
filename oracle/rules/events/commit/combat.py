"""Who attacks and who blocks."""

import msgspec

from oracle.rules.events.commit.draft import Draft, writes
from oracle.rules.state import events as happened
from oracle.rules.state.events import Event
from oracle.rules.state.game import Combat, ObjectId

replace = msgspec.structs.replace


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
    leave_combat(draft, event.object)
    return event


@writes(happened.FirstStrikeDealt)
def _first_strike_dealt(draft: Draft, event: happened.FirstStrikeDealt) -> Event:
    draft.set(combat=replace(draft.get("combat"), first_strike_dealt=event.objects))
    return event


@writes(happened.CombatEnded)
def _combat_ended(draft: Draft, event: happened.CombatEnded) -> Event:
    draft.set(combat=Combat())
    return event


def leave_combat(draft: Draft, id: ObjectId) -> None:
    combat: Combat = draft.get("combat")
    if id in combat.attackers or id in combat.blockers:
        attackers = {attacker: target for attacker, target in combat.attackers.items() if attacker != id}
        blockers = {blocker: blocked for blocker, blocked in combat.blockers.items() if blocker != id}
        draft.set(combat=replace(combat, attackers=attackers, blockers=blockers))
