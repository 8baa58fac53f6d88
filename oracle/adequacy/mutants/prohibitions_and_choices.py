"""Misreadings of the rulings on what can't be done, and on what players choose."""

from collections.abc import Sequence

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.cards.costs import Cost
from oracle.cards.filters import Filter
from oracle.cards.statics import Permit
from oracle.rules.citation import IllegalAction
from oracle.rules.combat import damage as combat_damage
from oracle.rules.combat.damage import Assignment
from oracle.rules.costs import announcing
from oracle.rules.costs import total_cost as costs
from oracle.rules.ending import leaving
from oracle.rules.legality import permissions
from oracle.rules.legality.permissions import Permission
from oracle.rules.stack import casting, triggers
from oracle.rules.state.actions import Cast
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.game import Characteristics, Game, GameObject, ObjectId, Target, WaitingTrigger
from oracle.rules.state.table import ReturnPoint, Table
from oracle.rules.turn import conceding, priority
from oracle.rules.words.context import Context

replace = msgspec.structs.replace

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


# --- several ways to cast a spell -------------------------------------------------------------------------------------


@mutant(
    "player-chooses-the-permission",
    replaces=permissions.different,
    belief="An engine's author who looks for a permission and takes the first that is there.",
)
def oldest_permission_is_used(right: Right, found: Sequence[Permission]) -> tuple[Permission, ...]:
    return tuple(found[:1])


@mutant(
    "player-chooses-the-permission",
    replaces=permissions.different,
    belief="A player to whom whatever lets them cast a spell does all that it says.",
)
def all_permissions_are_used(right: Right, found: Sequence[Permission]) -> tuple[Permission, ...]:
    gained = tuple(keyword for permission in found for keyword in permission.gains)
    return tuple(replace(permission, gains=gained) for permission in right(found))


@mutant(
    "player-chooses-the-permission",
    replaces=permissions.permits,
    belief="A player to whom one effect that lets a card be cast from there lets all others do so.",
)
def one_permission_stands_for_all(
    right: Right, game: Game, word: Permit, context: Context, player: str, object: GameObject, proposed: Characteristics, deed: str
) -> bool:
    return bool(right(game, replace(word, what=Filter(zone="any")), context, player, object, proposed, deed))


@mutant(
    "player-chooses-the-alternative-cost",
    replaces=costs.alternative_costs,
    belief="An engine's author who finds an alternative cost by its name and stops looking.",
)
def first_alternative_cost_of_a_name(right: Right, game: Game, player: str, spell: ObjectId) -> tuple[tuple[str, Cost], ...]:
    by_name: dict[str, Cost] = {}
    for name, cost in right(game, player, spell):
        by_name.setdefault(name, cost)
    return tuple(by_name.items())


@mutant(
    "player-chooses-the-alternative-cost",
    replaces=casting.alternative_cost_used,
    belief="A player to whom casting a spell face down is a way to cast it, for which something else may be paid.",
)
def face_down_is_no_alternative_cost(right: Right, action: Cast, permission: Permission) -> str | None:
    used: str | None = right(replace(action, face_down=False), permission)
    return used


# --- conceding --------------------------------------------------------------------------------------------------------


@mutant(
    "conceding-takes-nothing-back",
    replaces=conceding.goes_on,
    belief="An engine's author who begins whatever is being done anew once somebody has left.",
)
def announcing_begins_anew(right: Right, table: Table, player: str) -> bool:
    return table.begun is None


@mutant(
    "conceding-takes-nothing-back",
    replaces=leaving.take_back,
    belief="An engine's author who goes back to a state that was kept before the spell was begun.",
)
def conceding_is_taken_back_too(
    right: Right, table: Table, return_point: ReturnPoint, refused: IllegalAction | None = None
) -> Procedure[IllegalAction | None]:
    table.return_to(return_point, refused)
    yield from ()
    return refused


# --- triggered abilities ----------------------------------------------------------------------------------------------

Rounds = tuple[tuple[str, list[WaitingTrigger]], ...]


@mutant(
    "triggers-are-put-on-the-stack",
    replaces=triggers.in_two_rounds,
    belief="A player who lets the active player's abilities resolve first.",
)
def active_player_comes_last(right: Right, game: Game, waiting: Sequence[WaitingTrigger]) -> Rounds:
    found: Rounds = right(game, waiting)
    return found[::-1]


@mutant(
    "triggers-are-put-on-the-stack",
    replaces=triggers.in_two_rounds,
    belief="An engine's author who puts abilities on the stack as they trigger.",
)
def in_the_order_in_which_they_triggered(right: Right, game: Game, waiting: Sequence[WaitingTrigger]) -> Rounds:
    return tuple((trigger.controller, [trigger]) for trigger in waiting)


@mutant(
    "triggers-are-put-on-the-stack",
    replaces=triggers.is_of_second_round,
    belief="A player who learned it before there were abilities that trigger on others.",
)
def there_is_one_round(right: Right, trigger: WaitingTrigger) -> bool:
    return False


@mutant(
    "triggers-are-put-on-the-stack",
    replaces=triggers.ordered,
    belief="An engine's author who orders a player's abilities by the age of the permanents.",
)
def nobody_orders_them(right: Right, table: Table, player: str, own: list[WaitingTrigger]) -> Procedure[list[WaitingTrigger]]:
    yield from ()
    return own


@mutant(
    "triggers-are-put-on-the-stack",
    replaces=triggers.put_one_on_stack,
    belief="An engine's author who puts on the stack at once what triggers on being chosen as a target.",
)
def what_triggers_meanwhile_comes_at_once(right: Right, table: Table, trigger: WaitingTrigger) -> Procedure[None]:
    before = table.game.waiting
    yield from right(table, trigger)
    for new in [other for other in table.game.waiting if other not in before]:
        yield from right(table, new)


@mutant(
    "triggers-are-put-on-the-stack",
    replaces=priority.before_priority,
    belief="An engine's author who puts abilities on the stack once a spell has resolved, and looks at the state of the game then.",
)
def abilities_before_state_based_actions(right: Right, table: Table) -> Procedure[None]:
    if table.game.waiting:
        yield from triggers.put_on_stack(table)
    yield from right(table)


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
