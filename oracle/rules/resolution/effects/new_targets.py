"""New targets for spells and abilities on the stack: for copies of them, or for those that an effect names (115.7, 707.10c)."""

import msgspec

from oracle.cards import effects as words
from oracle.cards.abilities import Spell
from oracle.cards.filters import TargetSpec
from oracle.rules.characteristics.continuous import characteristics
from oracle.rules.citation import rule
from oracle.rules.costs import announcing
from oracle.rules.events.pipeline import commit_only
from oracle.rules.instructions.dispatch import PlayerNames, performs
from oracle.rules.instructions.meaning import present
from oracle.rules.state.decisions import Choose, Confirm, Procedure, ask
from oracle.rules.state.events import TargetsChanged
from oracle.rules.state.game import Announcement, Game, GameObject, ObjectId, Target
from oracle.rules.state.table import Table
from oracle.rules.targets import targeting
from oracle.rules.words.context import Context

replace = msgspec.structs.replace


def targets_of(game: Game, id: ObjectId) -> tuple[Target, ...]:
    """All that a spell or ability on the stack targets."""
    announced = game.objects[id].announced or Announcement()
    return announcing.all_of(announced.targets)


@performs(words.NewTargets, possible=lambda table, effect, player, context: bool(present(table.game, effect.what, context, "stack")))
@rule("115.7", "115.7d")
def new_targets(table: Table, effect: words.NewTargets, players: PlayerNames, context: Context) -> Procedure[tuple[ObjectId, ...]]:
    """A player may choose new targets for a spell or ability; what is a target of it only now has become one."""
    meant = present(table.game, effect.what, context, "stack")
    for id in meant:
        for player in players:
            before = targets_of(table.game, id)
            yield from choose_new_targets(table, id, player, context)
            announcing.become_targets(table, id, targets_of(table.game, id), before)
    return meant


@rule("707.10c", "115.7d")
def choose_new_targets(table: Table, copy: ObjectId, player: str, context: Context) -> Procedure[None]:
    """A player may choose new targets: any number of them, each legal; the others stay, even if they have become illegal."""
    object = table.game.objects[copy]
    announced = object.announced or Announcement()
    specs = target_specifications(table.game, object)[: len(announced.targets)]
    source = object.stacked.source if object.stacked is not None else copy
    inner = Context(you=player, source=source, x=announced.x, stack_object=copy)
    announcing.name_targets(inner, specs, announced.targets[: len(specs)])
    other = [
        tuple(target for target in targeting.legal_targets(table.game, spec, inner, copy) if target not in chosen)
        for spec, chosen in zip(specs, announced.targets, strict=False)
    ]
    if not any(alternatives and chosen for alternatives, chosen in zip(other, announced.targets, strict=False)):
        return
    question = Confirm(player=player, purpose="new targets", prompt="Choose new targets?", source=copy, rule="707.10c")
    if not (yield from ask(question)):
        return
    changed: list[tuple[Target, ...]] = []
    for alternatives, chosen in zip(other, announced.targets, strict=False):
        changed.append((yield from rechosen(chosen, alternatives, copy, player)))
    changed.extend(announced.targets[len(changed) :])
    division = moved_division(announced, tuple(changed))
    commit_only(table, TargetsChanged(object=copy, announced=replace(announced, targets=tuple(changed), division=division)))


def target_specifications(game: Game, object: GameObject) -> tuple[TargetSpec, ...]:
    """The instances of the word "target" of a spell or ability on the stack."""
    announced = object.announced or Announcement()
    if object.stacked is not None:
        return announcing.specifications(object.stacked.ability, announced.modes, kicked=True)
    parts = [ability for ability in characteristics(game, object.id).abilities if isinstance(ability, Spell)]
    return tuple(spec for part in parts for spec in announcing.specifications(part, announced.modes, kicked=announced.kicked > 0))


def rechosen(chosen: tuple[Target, ...], alternatives: tuple[Target, ...], copy: ObjectId, player: str) -> Procedure[tuple[Target, ...]]:
    """As many targets as before, from the old and the legal ones."""
    answer: tuple[Target, ...] = yield from ask(
        Choose(
            player=player,
            purpose="targets",
            prompt="Choose the targets",
            options=(*chosen, *alternatives),
            minimum=len(chosen),
            maximum=len(chosen),
            source=copy,
            rule="707.10c",
        )
    )
    return answer


@rule("115.7f", "707.10")
def moved_division(announced: Announcement, changed: tuple[tuple[Target, ...], ...]) -> dict[str, int]:
    """A division among targets stays as it was: a new target gets the share of the one that it takes the place of."""
    if not announced.division:
        return {}
    division: dict[str, int] = {}
    for before, after in zip(announced.targets, changed, strict=True):
        free = [target for target in before if target not in after]
        for target in after:
            old = target if target in before else free.pop(0)
            if str(old) in announced.division:
                division[str(target)] = announced.division[str(old)]
    return division
