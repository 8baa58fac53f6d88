"""Misreadings of the rules in `oracle/rules/costs/announcing.py`."""

from collections.abc import Sequence
from typing import Any

from oracle.adequacy.mutant import Right, mutant
from oracle.cards.abilities import Activated
from oracle.cards.filters import TargetSpec
from oracle.rules.citation import IllegalAction
from oracle.rules.costs import announcing
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.game import Game, ObjectId, Target
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context

Modes = tuple[int, ...] | None


def is_spell(game: Game, id: ObjectId | None) -> bool:
    """Whether it is a spell on the stack."""
    return id is not None and id in game.objects and game.objects[id].kind == "card"


@mutant(
    "modes-chosen-on-casting",
    replaces=announcing.enough_targets,
    belief="A player who chooses a mode first and then looks whether there is anything to target.",
)
def modes_need_no_targets(right: Right, game: Game, specs: Sequence[Any], context: Context, on_stack: ObjectId | None = None) -> bool:
    return True


@mutant(
    "modes-chosen-on-casting",
    replaces=announcing.choose_modes,
    belief="A player to whom a spell can be cast only if all that is written on it has a target.",
)
def every_mode_needs_its_targets(
    right: Right, table: Table, ability: Any, context: Context, on_stack: ObjectId | None = None, preset: Sequence[int] | None = None
) -> Procedure[Modes]:
    modes = getattr(ability, "modes", ())
    if all(announcing.enough_targets(table.game, mode.targets, context, on_stack) for mode in modes):
        chosen: Modes = yield from right(table, ability, context, on_stack, preset)
        return chosen
    return None


@mutant(
    "modes-chosen-on-casting",
    replaces=announcing.choose_modes,
    belief="A player who carries modes out in the order in which they like to choose them, the last one first.",
)
def modes_are_carried_out_backwards(right: Right, *arguments: Any) -> Procedure[Modes]:
    chosen: Modes = yield from right(*arguments)
    return None if chosen is None else chosen[::-1]


@mutant(
    "modes-chosen-on-casting",
    replaces=announcing.choose_modes,
    belief="A player who chooses as many modes as they like, and the best one twice.",
)
def any_choice_of_modes_will_do(
    right: Right, table: Table, ability: Any, context: Context, on_stack: ObjectId | None = None, preset: Sequence[int] | None = None
) -> Procedure[Modes]:
    if getattr(ability, "modes", ()) and preset is not None:
        return tuple(sorted(preset))
    chosen: Modes = yield from right(table, ability, context, on_stack, preset)
    return chosen


@mutant(
    "modes-chosen-on-casting",
    replaces=announcing.choose_modes,
    belief="A player who reads modes as sentences of which all are carried out that need no target.",
)
def modes_without_targets_happen_anyway(
    right: Right, table: Table, ability: Any, context: Context, on_stack: ObjectId | None = None, preset: Sequence[int] | None = None
) -> Procedure[Modes]:
    chosen: Modes = yield from right(table, ability, context, on_stack, preset)
    free = {index for index, mode in enumerate(getattr(ability, "modes", ())) if not mode.targets}
    return None if chosen is None else tuple(sorted({*chosen, *free}))


@mutant(
    "modes-chosen-on-casting",
    replaces=announcing.choose_modes,
    belief="An engine's author who knows modes of spells, and takes the first that is possible for an ability.",
)
def abilities_have_their_first_mode(
    right: Right, table: Table, ability: Any, context: Context, on_stack: ObjectId | None = None, preset: Sequence[int] | None = None
) -> Procedure[Modes]:
    if isinstance(ability, Activated) and ability.modes:
        return (0,)
    chosen: Modes = yield from right(table, ability, context, on_stack, preset)
    return chosen


@mutant(
    "omen-all-targets-illegal",
    replaces=announcing.enough_targets,
    belief='A player who doesn\'t cast a spell with "up to one target" where there is none to choose, or they want none.',
)
def up_to_one_target_needs_one(
    right: Right, game: Game, specs: tuple[TargetSpec, ...], context: Context, on_stack: ObjectId | None = None
) -> bool:
    if any(spec.minimum == 0 for spec in specs) and is_spell(game, on_stack):
        raise IllegalAction("601.2c", "a target must be chosen")
    return bool(right(game, specs, context, on_stack))


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
