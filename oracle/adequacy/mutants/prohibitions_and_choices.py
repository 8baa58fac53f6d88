"""Misreadings of the rulings on what can't be done, and on what players choose."""

from collections.abc import Sequence

from oracle.adequacy.mutant import Right, mutant
from oracle.rules import announcing, combat_damage
from oracle.rules.citation import IllegalAction
from oracle.rules.combat_damage import Assignment
from oracle.rules.decisions import Procedure
from oracle.rules.game import Game, ObjectId, Target

# --- targets ----------------------------------------------------------------------------------------------------------


@mutant(
    "becomes-a-target-once",
    replaces=announcing.new_as_targets,
    belief="An engine's author who tells of a target wherever one is chosen.",
)
def each_choice_is_a_target_of_its_own(right: Right, targets: Sequence[Target], before: Sequence[Target] = ()) -> tuple[Target, ...]:
    return tuple(target for target in targets if target not in before)


@mutant(
    "becomes-a-target-once",
    replaces=announcing.new_as_targets,
    belief="A player to whom new targets are chosen all anew, those that stay among them.",
)
def whatever_stays_becomes_a_target_again(right: Right, targets: Sequence[Target], before: Sequence[Target] = ()) -> tuple[Target, ...]:
    found: tuple[Target, ...] = right(targets)
    return found


@mutant(
    "becomes-a-target-once",
    replaces=announcing.new_as_targets,
    belief="An engine's author who tells of one target for each spell.",
)
def only_the_first_becomes_a_target(right: Right, targets: Sequence[Target], before: Sequence[Target] = ()) -> tuple[Target, ...]:
    return tuple(right(targets, before)[:1])


# --- combat damage ----------------------------------------------------------------------------------------------------


@mutant(
    "combat-damage-divided-freely",
    replaces=combat_damage.divide,
    belief="A player who learned it when blockers were put in an order, and each had to be assigned lethal damage before the next.",
)
def lethal_damage_to_the_first_before_the_next(right: Right, game: Game, id: ObjectId, among: tuple[Target, ...]) -> Procedure[Assignment]:
    assignment: Assignment = yield from right(game, id, among)
    behind = 0
    for target in reversed(among):
        if isinstance(target, int) and behind and assignment.get(target, 0) < combat_damage.lethal(game, target):
            raise IllegalAction("510.1c", "a creature before it in the order isn't assigned lethal damage")
        behind += assignment.get(target, 0)
    return assignment


@mutant(
    "combat-damage-divided-freely",
    replaces=combat_damage.divide,
    belief="A player who divides damage among blockers as a spell's is divided among targets: at least 1 for each.",
)
def each_blocker_is_assigned_some(right: Right, game: Game, id: ObjectId, among: tuple[Target, ...]) -> Procedure[Assignment]:
    assignment: Assignment = yield from right(game, id, among)
    if assignment and not all(assignment.values()):
        raise IllegalAction("510.1c", "each of the blockers has to be assigned some damage")
    return assignment
