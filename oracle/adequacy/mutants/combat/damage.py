"""Misreadings of the rules in `oracle/rules/combat/damage.py`."""

from typing import Any

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.rules.characteristics.continuous import characteristics, controller
from oracle.rules.citation import IllegalAction
from oracle.rules.combat import damage
from oracle.rules.combat import damage as combat_damage
from oracle.rules.combat.damage import Assignment
from oracle.rules.state.decisions import Distribute, Procedure, ask
from oracle.rules.state.game import Game, ObjectId, Target


class AtMost(Distribute, frozen=True, kw_only=True):
    """A division of which some may be held back."""

    def check(self, answer: Any) -> None:
        """Only too much is illegal."""
        if sum(answer.values()) > self.total:
            raise IllegalAction("510.1c", "that is too much")


def hold_back(game: Game, id: ObjectId, among: tuple[Target, ...]) -> Procedure[Assignment]:
    """Ask for a division of at most as much damage as the creature has power."""
    power = characteristics(game, id).power or 0
    if power <= 0 or not among:
        return {}
    question = AtMost(
        player=controller(game, id) or "",
        purpose="combat damage",
        prompt="Divide it",
        source=id,
        options=among,
        total=power,
        each_at_least=0,
        rule="510.1c",
    )
    assignment: Assignment = yield from ask(question)
    return assignment


replace = msgspec.structs.replace


@mutant(
    "lethal-damage-and-deathtouch",
    replaces=combat_damage.is_assigned_lethal_damage,
    belief="A player who takes toughness for lethal damage, whatever deals it.",
)
def toughness_is_lethal_damage(right: Right, game: Game, id: ObjectId, assignments: dict[ObjectId, Any]) -> bool:
    assigned: int = sum(assignment.get(id, 0) for assignment in assignments.values())
    return assigned >= combat_damage.lethal(game, id)


@mutant(
    "combat-damage-divided-freely",
    replaces=combat_damage.divide,
    belief="A player who may hold back some of the damage that a creature could deal.",
)
def damage_may_be_held_back(right: Right, game: Game, id: ObjectId, among: tuple[Target, ...]) -> Procedure[Assignment]:
    return (yield from hold_back(game, id, among))


@mutant(
    "lethal-damage-and-deathtouch",
    replaces=combat_damage.divide,
    belief="A player who assigns what the blockers need, and no more than they like of the rest.",
)
def trample_is_no_duty(right: Right, game: Game, id: ObjectId, among: tuple[Target, ...]) -> Procedure[Assignment]:
    return (yield from hold_back(game, id, among))


@mutant(
    "lethal-damage-and-deathtouch",
    replaces=combat_damage.assign_as_attacker,
    belief="A player to whom a creature that was blocked deals nothing to the player, whatever it has.",
)
def trample_does_nothing(right: Right, game: Game, id: ObjectId) -> Procedure[Assignment]:
    if id not in game.combat.blocked:
        assignment: Assignment = yield from right(game, id)
        return assignment
    return (yield from combat_damage.divide(game, id, tuple(each for each, blocked in game.combat.blockers.items() if id in blocked)))


@mutant(
    "lethal-damage-and-deathtouch",
    replaces=combat_damage.is_assigned_lethal_damage,
    belief="A player who reads the toughness off the card, and forgets what the creature has suffered.",
)
def marked_damage_does_not_count(right: Right, game: Game, id: ObjectId, assignments: dict[ObjectId, Assignment]) -> bool:
    unharmed = replace(game, objects={**game.objects, id: replace(game.objects[id], damage=0)}, memory=None)
    return bool(right(unharmed, id, assignments))


@mutant(
    "lethal-damage-and-deathtouch",
    replaces=combat_damage.check_trample,
    belief="A player who divides the damage of a creature with trample just as they like.",
)
def trample_divides_freely(right: Right, game: Game, assignments: dict[ObjectId, Assignment]) -> None:
    return None


@mutant(
    "combat-damage-divided-freely",
    replaces=damage.divide,
    belief="A player who learned it when blockers were put in an order, and each had to be assigned lethal damage before the next.",
)
def lethal_damage_to_the_first_before_the_next(right: Right, game: Game, id: ObjectId, among: tuple[Target, ...]) -> Procedure[Assignment]:
    assignment: Assignment = yield from right(game, id, among)
    behind = 0
    for target in reversed(among):
        if isinstance(target, int) and behind and assignment.get(target, 0) < damage.lethal(game, target):
            raise IllegalAction("510.1c", "a creature before it in the order isn't assigned lethal damage")
        behind += assignment.get(target, 0)
    return assignment


@mutant(
    "combat-damage-divided-freely",
    replaces=damage.divide,
    belief="A player who divides damage among blockers as a spell's is divided among targets: at least 1 for each.",
)
def each_blocker_is_assigned_some(right: Right, game: Game, id: ObjectId, among: tuple[Target, ...]) -> Procedure[Assignment]:
    assignment: Assignment = yield from right(game, id, among)
    if assignment and not all(assignment.values()):
        raise IllegalAction("510.1c", "each of the blockers has to be assigned some damage")
    return assignment
