"""Chapter 510: the combat damage step.

Players say how their creatures assign damage, the active player first; all of it is then dealt at the same time.  A player is asked
only where there is something to choose: a creature that fights several others, or tramples over what blocks it.
"""

from oracle.rules.characteristics.continuous import characteristics, controller
from oracle.rules.citation import IllegalAction, rule
from oracle.rules.combat.combatants import attacked, blocked_by, blockers_of
from oracle.rules.events.pipeline import commit_only
from oracle.rules.moves import damage
from oracle.rules.state.decisions import Distribute, Procedure, ask
from oracle.rules.state.events import DamageDealt, FirstStrikeDealt
from oracle.rules.state.game import Game, ObjectId, Target
from oracle.rules.state.table import Table

Assignment = dict[Target, int]
"""How much damage one creature assigns to what."""


@rule("510.1", "510.2", "510.4")
def deal_combat_damage(table: Table) -> Procedure[bool]:
    """One combat damage step: damage is assigned, attackers first, and then dealt all at once.

    Returns whether another combat damage step follows because this one was for first and double strike.
    """
    game = table.game
    first = is_first_of_two(game)
    assigning = who_assigns(game)
    if first:
        commit_only(table, FirstStrikeDealt(objects=frozenset(assigning)))
    assignments: dict[ObjectId, Assignment] = {}
    for id in game.combat.attackers:
        if id in assigning:
            assignments[id] = yield from assign_as_attacker(game, id)
    check_trample(game, assignments)
    for player in game.turn_order():
        for id in game.combat.blockers:
            if id in assigning and controller(game, id) == player:
                assignments[id] = yield from divide(game, id, blocked_by(game, id))
    yield from damage.deal(
        table,
        [
            DamageDealt(source=source, target=target, amount=amount, combat=True)
            for source, assignment in assignments.items()
            for target, amount in assignment.items()
            if amount
        ],
    )
    return first


def fighters(game: Game) -> tuple[ObjectId, ...]:
    """Attackers and blockers that are still there."""
    return tuple(id for id in (*game.combat.attackers, *game.combat.blockers) if id in game.objects)


@rule("510.4", "702.4b", "702.7b")
def is_first_of_two(game: Game) -> bool:
    """There are two combat damage steps if a fighting creature has first or double strike as the first begins."""
    return not game.combat.first_strike_dealt and any(strikes_first(game, id) for id in fighters(game))


def strikes_first(game: Game, id: ObjectId) -> bool:
    """Whether it has first strike or double strike now."""
    return bool(characteristics(game, id).keywords & {"first strike", "double strike"})


@rule("510.4", "702.4c", "702.7c")
def who_assigns(game: Game) -> tuple[ObjectId, ...]:
    """In the first of two steps those with first or double strike assign damage; in the second the others, and double strike again.

    Who had first strike as the first step began doesn't deal damage again for having lost it.
    """
    if is_first_of_two(game):
        return tuple(id for id in fighters(game) if strikes_first(game, id))
    before = game.combat.first_strike_dealt
    return tuple(id for id in fighters(game) if id not in before or "double strike" in characteristics(game, id).keywords)


@rule("510.1b", "510.1c", "702.19b", "702.19d")
def assign_as_attacker(game: Game, id: ObjectId) -> Procedure[Assignment]:
    """An unblocked creature assigns its damage to what it attacks, a blocked one to what blocks it.

    With trample it may assign to what it attacks what its blockers don't need to be destroyed, and all of it if none is left.
    """
    target = attacked(game, id)
    over = (target,) if target is not None else ()
    if id not in game.combat.blocked:
        return (yield from divide(game, id, over))
    blockers = blockers_of(game, id)
    if "trample" not in characteristics(game, id).keywords or (blockers and not may_trample(game, id, blockers)):
        return (yield from divide(game, id, blockers))
    return (yield from divide(game, id, (*blockers, *over)))


@rule("510.1a", "510.1c", "510.1d")
def divide(game: Game, id: ObjectId, among: tuple[Target, ...]) -> Procedure[Assignment]:
    """A creature assigns damage equal to its power, divided among several as its controller chooses, in any way."""
    power = characteristics(game, id).power or 0
    if power <= 0 or not among:
        return {}
    player = controller(game, id)
    assert player is not None
    decision = Distribute(
        player=player,
        purpose="combat damage",
        prompt="Divide the combat damage",
        source=id,
        options=among,
        total=power,
        each_at_least=0,
        rule="510.1c",
    )
    assignment: Assignment = yield from ask(decision)
    return assignment


def may_trample(game: Game, id: ObjectId, blockers: tuple[ObjectId, ...]) -> bool:
    """Whether there could be damage left for what is attacked: enough power, or help from others that the blockers fight."""
    values = characteristics(game, id)
    needed = sum(1 if "deathtouch" in values.keywords else lethal(game, blocker) for blocker in blockers)
    return (values.power or 0) > needed or any(len(blocked_by(game, blocker)) > 1 for blocker in blockers)


@rule("702.19b", "510.1e")
def check_trample(game: Game, assignments: dict[ObjectId, Assignment]) -> None:
    """Damage may be assigned past blockers only if all of them are assigned lethal damage, counting what others assign to them.

    Raises `IllegalAction` otherwise.
    """
    for id, assignment in assignments.items():
        if id in game.combat.blocked and assignment.get(game.combat.attackers[id], 0):
            for blocker in blockers_of(game, id):
                if not is_assigned_lethal_damage(game, blocker, assignments):
                    raise IllegalAction("702.19b", "all blockers must be assigned lethal damage before any is assigned past them")


@rule("702.19b", "702.2c")
def is_assigned_lethal_damage(game: Game, id: ObjectId, assignments: dict[ObjectId, Assignment]) -> bool:
    """Lethal damage is what marked damage leaves of the toughness; any damage from a source with deathtouch is lethal."""
    sources = {source: assignment[id] for source, assignment in assignments.items() if assignment.get(id, 0) > 0}
    deadly = any("deathtouch" in characteristics(game, source).keywords for source in sources)
    return deadly or sum(sources.values()) >= lethal(game, id)


def lethal(game: Game, id: ObjectId) -> int:
    """How much more damage a creature needs to have lethal damage marked on it (120.6)."""
    return max(0, (characteristics(game, id).toughness or 0) - game.objects[id].damage)
