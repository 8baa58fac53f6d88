"""Chapter 608: what happens when the top object of the stack resolves."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from oracle.cards.abilities import Spell
from oracle.cards.card import PERMANENT_TYPES
from oracle.cards.filters import TargetSpec
from oracle.rules.characteristics.continuous import characteristics, controller
from oracle.rules.characteristics.printed import FUSED
from oracle.rules.citation import rule
from oracle.rules.costs import announcing
from oracle.rules.events.pipeline import commit_only, happen
from oracle.rules.events.trigger_detection import intervening_if_holds
from oracle.rules.moves import zones
from oracle.rules.resolution.effects import perform
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import Ceased, EffectBegan, Moved, NotResolved, Resolved
from oracle.rules.state.game import Announcement, ContinuousEffect, Game, GameObject, ObjectId, PlayPermission, Target
from oracle.rules.state.table import Table
from oracle.rules.targets import targeting
from oracle.rules.targets.attachment import can_be_attached
from oracle.rules.words.context import Context


@rule("608.1", "405.5", "117.7", "405.2")
def resolve_top(table: Table) -> Procedure[None]:
    """When all players pass in succession, the spell or ability on top of the stack resolves: what was put there last comes first."""
    table.resolving = id = table.game.zone("stack")[-1]
    try:
        yield from resolve_ability(table, id) if table.game.objects[id].kind == "ability" else resolve_spell(table, id)
    finally:
        table.resolving = None


@rule("112.2", "109.4")
def controller_of(game: Game, id: ObjectId) -> str:
    """A spell or ability does what it says for whoever controls it as it resolves: who put it on the stack, unless an effect says else."""
    you = controller(game, id)
    assert you is not None, "all that is on the stack has a controller"
    return you


# --- abilities --------------------------------------------------------------------------------------------------------


@rule("608.2", "608.2a", "603.4")
def resolve_ability(table: Table, id: ObjectId) -> Procedure[None]:
    """A resolving ability first checks its intervening "if" and its targets, then follows its instructions, then ceases to exist."""
    object = table.game.objects[id]
    assert object.stacked is not None
    announced = object.announced or Announcement()
    ability = object.stacked.ability
    you = controller_of(table.game, id)
    context = Context(you=you, source=object.stacked.source, x=announced.x, stack_object=id, names=dict(object.stacked.names))
    (own,) = targets_left(table.game, object, (ability,), context)
    if not intervening_if_holds(table.game, ability, context) or no_target_left(object, (own,)):
        commit_only(table, NotResolved(object=id), Ceased(object=id))
        return
    announcing.name_targets(context, own.specs, own.legal)
    yield from perform(table, announcing.instructions_announced(ability, announced), context)
    if id in table.game.objects:
        commit_only(table, Resolved(object=id), Ceased(object=id))


class TargetsLeft(NamedTuple):
    """What one ability of a spell or ability on the stack targets, as far as it is still legal."""

    specs: tuple[TargetSpec, ...]
    legal: list[tuple[Target, ...]]


def targets_left(game: Game, object: GameObject, parts: Sequence[Any], context: Context) -> tuple[TargetsLeft, ...]:
    """For each ability that resolves, its own share of the announced targets, without those that have become illegal (608.2b)."""
    announced = object.announced or Announcement()
    context.names["division"] = announced.division
    left = announced.targets
    found: list[TargetsLeft] = []
    for part in parts:
        specs = announcing.specifications(part, announced.modes, kicked=announced.kicked > 0 or object.kind == "ability")
        chosen, left = left[: len(specs)], left[len(specs) :]
        specs = specs[: len(chosen)]
        found.append(TargetsLeft(specs, legal_targets_left(game, specs, chosen, context, object.id)))
    return tuple(found)


@rule("608.2b")
def no_target_left(object: GameObject, left: Sequence[TargetsLeft]) -> bool:
    """A spell or ability doesn't resolve if it has targets and all of them, for every instance of "target", are illegal by now."""
    announced = object.announced or Announcement()
    return any(announced.targets) and not any(any(each.legal) for each in left)


@rule("608.2b", without=lambda game, specs, targets, context, on_stack: list(targets))
def legal_targets_left(
    game: Game, specs: tuple[TargetSpec, ...], targets: tuple[tuple[Target, ...], ...], context: Context, on_stack: ObjectId
) -> list[tuple[Target, ...]]:
    """As it resolves, a spell or ability checks its targets again; one that is no longer legal, or has left its zone, isn't affected.

    `specs` are the instances of "target" and `targets` what was chosen for each; returns those that are legal still.
    """
    return [
        tuple(target for target in chosen if targeting.still_legal(game, target, spec, context, on_stack))
        for spec, chosen in zip(specs, targets, strict=True)
    ]


# --- spells -----------------------------------------------------------------------------------------------------------


@rule("608.2", "608.2b", "608.2m")
def resolve_spell(table: Table, id: ObjectId) -> Procedure[None]:
    """A resolving spell checks its targets; if all are illegal it doesn't resolve; else it does what it says, then goes where it goes."""
    object = table.game.objects[id]
    announced = object.announced or Announcement()
    values = characteristics(table.game, id)
    context = Context(you=controller_of(table.game, id), source=id, x=announced.x, stack_object=id)
    parts = [ability for ability in values.abilities if isinstance(ability, Spell)]
    left = targets_left(table.game, object, parts, context)
    if no_target_left(object, left):
        yield from _does_not_resolve(table, object)
        return
    if not PERMANENT_TYPES.isdisjoint(values.types):
        for own in left:
            announcing.name_targets(context, own.specs, own.legal)
        yield from resolve_permanent_spell(table, id, parts, context)
        return
    follow = follow_both_halves if object.face == FUSED else follow_instructions
    yield from follow(table, parts, left, announced, context)
    if id in table.game.objects:
        commit_only(table, Resolved(object=id))
        yield from leave_stack_after_resolving(table, id)


@rule("702.102d", "608.2c")
def follow_both_halves(
    table: Table, parts: Sequence[Spell], left: Sequence[TargetsLeft], announced: Announcement, context: Context
) -> Procedure[None]:
    """Of a fused split spell the left half's instructions are followed first, then those of the right half."""
    yield from follow_instructions(table, parts, left, announced, context)


def follow_instructions(
    table: Table, parts: Sequence[Spell], left: Sequence[TargetsLeft], announced: Announcement, context: Context
) -> Procedure[None]:
    """What each ability of a spell says is done in turn, with its own targets.  `left` are the legal targets of each of the `parts`."""
    for part, own in zip(parts, left, strict=True):
        announcing.name_targets(context, own.specs, own.legal)
        yield from perform(table, announcing.instructions_announced(part, announced), context)


@rule("608.2b")
def _does_not_resolve(table: Table, object: GameObject) -> Procedure[None]:
    """A spell whose targets are all illegal doesn't resolve: none of its effects happen and it goes to its owner's graveyard."""
    yield from happen(table, NotResolved(object=object.id), Moved(object=object.id, destination="graveyard", cause="fizzle"))


@rule("608.2n", "720.3d", "715.3d")
def leave_stack_after_resolving(table: Table, id: ObjectId) -> Procedure[None]:
    """As the last step an instant or sorcery goes to its owner's graveyard.

    But an Omen is shuffled into its owner's library instead, and an Adventure is exiled, from where its card may be cast later.
    """
    object = table.game.objects[id]
    if object.card.layout == "omen" and object.face == 1 and object.face_down is None:
        yield from shuffle_omen_into_library(table, object)
    elif object.card.layout == "adventure" and object.face == 1 and object.face_down is None:
        yield from go_on_an_adventure(table, object)
    else:
        yield from happen(table, Moved(object=id, destination="graveyard", cause="resolve", player=controller_of(table.game, id)))


@rule("720.3d", "701.24c")
def shuffle_omen_into_library(table: Table, object: GameObject) -> Procedure[None]:
    """An Omen that resolves is shuffled into its owner's library by its controller; a copy's owner still shuffles."""
    you = controller_of(table.game, object.id)
    yield from happen(table, Moved(object=object.id, destination="library", cause="resolve", player=you))
    yield from zones.shuffle(table, object.owner)


@rule("715.3d")
def go_on_an_adventure(table: Table, object: GameObject) -> Procedure[None]:
    """An Adventure that resolves is exiled; for as long as it stays there that player may play it, but not as an Adventure."""
    you = controller_of(table.game, object.id)
    done = yield from happen(table, Moved(object=object.id, destination="exile", cause="resolve", player=you))
    for event in done:
        if isinstance(event, Moved) and event.became is not None and event.destination == "exile" and object.kind == "card":
            permission = PlayPermission(player=you, only_face=0)
            effect = ContinuousEffect(
                id=0,
                source=event.became,
                controller=you,
                timestamp=0,
                objects=(event.became,),
                permission=permission,
                duration="while exiled",
            )
            commit_only(table, EffectBegan(effect=effect))


# --- permanent spells -------------------------------------------------------------------------------------------------


@rule("608.3", "608.3a", "608.3e", "608.3f", "712.13")
def resolve_permanent_spell(table: Table, id: ObjectId, parts: list[Spell], context: Context) -> Procedure[None]:
    """A permanent spell becomes a permanent under its controller's control; if it can't enter, it goes to the graveyard."""
    object = table.game.objects[id]
    attached_to = aura_target(table.game, id, parts, context)
    if "Aura" in characteristics(table.game, id).subtypes and attached_to is None and object.face_down is None:
        yield from _does_not_resolve(table, object)
        return
    you = controller_of(table.game, id)
    commit_only(table, Resolved(object=id))
    yield from happen(
        table,
        Moved(
            object=id,
            destination="battlefield",
            cause="resolve",
            player=you,
            controller=you,
            face=object.face,
            face_down=object.face_down,
            attached_to=attached_to,
        ),
    )
    if id in table.game.objects:
        yield from happen(table, Moved(object=id, destination="graveyard", cause="resolve", player=you))


@rule("303.4a", "608.3c")
def aura_target(game: Game, id: ObjectId, parts: list[Spell], context: Context) -> Target | None:
    """An Aura spell enters attached to its target, if that can still be enchanted by it."""
    for part in parts:
        for spec in part.targets:
            for target in context.names.get(spec.name, ()):
                if isinstance(target, str) or can_be_attached(game, id, target):
                    found: Target = target
                    return found
    return None
