"""The choices made as something is put on the stack (601.2b-d): modes, targets, divisions.

Spells, activated abilities and triggered abilities all make them in the same way (602.2b, 603.3c-d).
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from oracle.cards.effects import DealDamage
from oracle.cards.filters import TargetSpec
from oracle.rules.characteristics import selections
from oracle.rules.characteristics.continuous import characteristics
from oracle.rules.citation import IllegalAction, Misfit, rule
from oracle.rules.events.pipeline import commit_only
from oracle.rules.legality.mana_abilities import nested
from oracle.rules.state.decisions import Choose, Distribute, Procedure, ask
from oracle.rules.state.events import BecameTarget
from oracle.rules.state.game import Announcement, Game, ObjectId, Target
from oracle.rules.state.table import Table
from oracle.rules.targets.targeting import legal_targets
from oracle.rules.words.context import Context

replace = msgspec.structs.replace


@rule("700.2", "601.2b", "603.3c", "700.2a", "700.2c", "700.2d", without=())
def choose_modes(
    table: Table, ability: Any, context: Context, on_stack: ObjectId | None = None, preset: Sequence[int] | None = None
) -> Procedure[tuple[int, ...] | None]:
    """The controller of a modal spell or ability chooses its modes as it is put on the stack; a mode without legal targets can't be.

    No mode is chosen twice, and only the targets of those that were chosen matter.  Returns their indices, () if there are none to choose,
    None if no legal choice exists.  `on_stack` is what has the modes, `preset` the modes that the player has said, from 0.  Raises `Misfit`
    for one that isn't there.
    """
    modes = getattr(ability, "modes", ())
    if not modes:
        return ()
    possible = [index for index, mode in enumerate(modes) if enough_targets(table.game, mode.targets, context, on_stack)]
    count = getattr(ability, "choose_modes", 1)
    up_to = getattr(ability, "up_to_modes", False)
    if len(possible) < (1 if up_to else count):
        return None
    question = Choose(
        player=context.you,
        purpose="mode",
        prompt="Choose a mode",
        options=tuple(f"mode {index + 1}" for index in possible),
        texts=tuple(modes[index].text for index in possible),
        minimum=1 if up_to else count,
        maximum=count,
        source=context.source,
        rule="700.2",
    )
    if preset is None:
        chosen = yield from ask(question)
    else:
        if missing := [index + 1 for index in preset if not 0 <= index < len(modes)]:
            raise Misfit(f"there is no mode {missing[0]}; there are {len(modes)}")
        chosen = tuple(f"mode {index + 1}" for index in preset)
        question.check(chosen)
    return tuple(sorted(int(option.removeprefix("mode ")) - 1 for option in chosen))


def specifications(ability: Any, modes: Sequence[int], kicked: bool = False) -> tuple[TargetSpec, ...]:
    """The instances of the word "target" that count: those of the chosen modes, and of the kicker only if it was paid."""
    chosen = getattr(ability, "modes", ())
    specs = [spec for index in modes for spec in chosen[index].targets] if chosen else list(getattr(ability, "targets", ()))
    return tuple(spec for spec in specs if kicked or not spec.if_kicked)


@rule("601.2c", "115.6", "603.3d", without=True)
def enough_targets(game: Game, specs: Sequence[TargetSpec], context: Context, on_stack: ObjectId | None = None) -> bool:
    """A spell or ability with targets can be put on the stack only if the least number of legal targets can be chosen for it."""
    for spec in specs:
        least = selections.amount(game, spec.minimum, context)
        if least > 0 and len(legal_targets(game, spec, context, on_stack)) < least:
            return False
    return True


@rule("601.2c", "115.1", "115.3")
def choose_targets(
    table: Table,
    specs: Sequence[TargetSpec],
    context: Context,
    on_stack: ObjectId | None = None,
    preset: Sequence[Target] | None = None,
) -> Procedure[tuple[tuple[Target, ...], ...]]:
    """Targets are chosen as the spell or ability is put on the stack; the same one only once for each instance of the word "target".

    `preset` are the targets in the order in which they are asked for.  Returns those of each specification.  Raises `IllegalAction` where
    there are not enough legal targets, or where those that were said don't fit.
    """
    result: list[tuple[Target, ...]] = []
    left = list(preset) if preset is not None else None
    for position, spec in enumerate(specs):
        least = selections.amount(table.game, spec.minimum, context)
        most = selections.amount(table.game, spec.maximum, context)
        options = legal_targets(table.game, spec, context, on_stack)
        if len(options) < least:
            raise IllegalAction("601.2c", "there is no legal target")
        question = Choose(
            player=context.you,
            purpose="targets",
            prompt="Choose targets",
            options=options,
            minimum=least,
            maximum=most,
            source=context.source,
            rule="601.2c",
        )
        if left is None:
            chosen = yield from ask(question)
        else:
            reserved = sum(selections.amount(table.game, later.minimum, context) for later in specs[position + 1 :])
            chosen = tuple(left[: max(0, min(most, len(left) - reserved))])
            del left[: len(chosen)]
            _check_targets(table.game, question, chosen)
        if len(chosen) < least:
            raise IllegalAction("601.2c", "there is no legal target any more")
        result.append(chosen)
        context.names[spec.name] = chosen
    if left:
        raise IllegalAction("601.2c", f"{len(left)} target(s) more than can be chosen")
    return tuple(result)


def _check_targets(game: Game, question: Choose, chosen: tuple[Target, ...]) -> None:
    for target in chosen:
        if target not in question.options:
            name = target if isinstance(target, str) else characteristics(game, target).name or "the face-down object"
            raise IllegalAction("601.2c", f"{name} is not a legal target")
    question.check(chosen)


@rule("601.2c", "603.2e", "115.7d", without=lambda targets, before=(): tuple(targets))
def new_as_targets(targets: Sequence[Target], before: Sequence[Target] = ()) -> tuple[Target, ...]:
    """What is chosen for several instances of the word "target" becomes the target once, and what was a target before doesn't again."""
    return tuple(target for target in dict.fromkeys(targets) if target not in before)


def become_targets(table: Table, by: ObjectId, targets: Sequence[Target], before: Sequence[Target] = ()) -> None:
    """The objects and players become targets of a spell or ability on the stack; some may have been its targets before."""
    commit_only(table, *(BecameTarget(target=target, by=by) for target in new_as_targets(targets, before)))


def all_of(targets: Sequence[tuple[Target, ...]]) -> tuple[Target, ...]:
    """All targets, of whatever instance of the word, in the order in which they were chosen."""
    return tuple(target for chosen in targets for target in chosen)


def name_targets(context: Context, specs: Sequence[TargetSpec], targets: Sequence[tuple[Target, ...]]) -> None:
    """Let the effects refer to the targets by the names that the specifications give them."""
    for spec, chosen in zip(specs, targets, strict=True):
        context.names[spec.name] = chosen


@rule("601.2d")
def choose_division(
    table: Table, targets: Sequence[Target], total: int, context: Context, preset: Sequence[int] | None = None
) -> Procedure[dict[str, int]]:
    """An effect that is divided among targets: the division is announced on casting, and each target gets at least one.

    `preset` are the shares that the player has said, in the order of the targets.  Raises `Misfit` for another number of them.
    """
    question = Distribute(
        player=context.you, purpose="division", prompt=f"Divide {total}", options=tuple(targets), total=total, rule="601.2d"
    )
    if preset is None:
        answer = yield from ask(question)
    else:
        if len(preset) != len(targets):
            raise Misfit(f"a division has one number for each of the {len(targets)} targets, not {len(preset)}")
        answer = dict(zip(targets, preset, strict=True))
        question.check(answer)
    return {str(target): amount for target, amount in answer.items()}


@rule("601.2d", "602.2b", "603.3d")
def announce_division(
    table: Table, ability: Any, announced: Announcement, context: Context, preset: Sequence[int] | None = None
) -> Procedure[Announcement]:
    """An effect that is divided among targets has its division announced once they are chosen, by spells and abilities alike.

    `ability` is None for a spell that has none.  `preset` are the shares that the player has said.  Raises `Misfit` if there is nothing to
    divide.
    """
    effects = () if ability is None else instructions_announced(ability, announced)
    divided = next((effect for effect in nested(effects) if isinstance(effect, DealDamage) and effect.divided), None)
    named = context.names.get(divided.to) if divided is not None and isinstance(divided.to, str) else None
    targets = named if isinstance(named, tuple) else ()
    if divided is None or not targets:
        if preset is not None:
            raise Misfit("there is nothing to divide")
        return announced
    total = selections.amount(table.game, divided.amount, context)
    division = yield from choose_division(table, targets, total, context, preset)
    return replace(announced, division=division)


def instructions_announced(ability: Any, announced: Announcement) -> tuple[Any, ...]:
    """The effects to carry out: those of the chosen modes in printed order, or simply those of the ability."""
    modes = getattr(ability, "modes", ())
    if not modes:
        return tuple(ability.effects)
    return tuple(effect for index in announced.modes for effect in modes[index].effects) + tuple(getattr(ability, "effects", ()))
