"""Copies of spells and abilities on the stack (707.10)."""

import msgspec

from oracle.cards import effects as words
from oracle.cards.abilities import Spell
from oracle.cards.changes import AnyChange
from oracle.cards.filters import Selection, TargetSpec
from oracle.rules import announcing, copying, selections, targeting
from oracle.rules.citation import rule
from oracle.rules.context import Context
from oracle.rules.continuous import characteristics
from oracle.rules.decisions import Choose, Confirm, Procedure, ask
from oracle.rules.effects.meaning import number, present
from oracle.rules.events import BecameTarget, Created, TargetsChanged
from oracle.rules.game import Announcement, Game, GameObject, ObjectId, Target
from oracle.rules.happening import commit_only, happen
from oracle.rules.performing import Players, performs
from oracle.rules.table import Table

replace = msgspec.structs.replace


@rule("608.2h", "113.7a")
def on_the_stack(game: Game, selection: Selection, context: Context) -> tuple[ObjectId, ...]:
    """A spell or ability that was on the stack can be copied after it has left: the copy is of what it last was.

    608.2h, 113.7a
    """
    meant = selections.objects(game, selection, context)
    return tuple(id for id in meant if (id in game.objects or id in game.past) and game.object(id).zone == "stack")


@performs(words.CopySpell, possible=lambda table, effect, player, context: bool(on_the_stack(table.game, effect.what, context)))
@rule("707.10", "707.10c")
def copy_spell(table: Table, effect: words.CopySpell, players: Players, context: Context) -> Procedure[tuple[ObjectId, ...]]:
    """To copy a spell or ability is to put a copy of it on the stack; the copy isn't cast or activated, and who makes it controls it.

    707.10, 707.10c
    """
    count = number(table.game, effect.count, context)
    made: list[ObjectId] = []
    for player in players:
        for original in on_the_stack(table.game, effect.what, context):
            for _ in range(count):
                made.append((yield from make_copy(table, original, player, effect, context)))
    return tuple(made)


def make_copy(table: Table, original: ObjectId, player: str, effect: words.CopySpell, context: Context) -> Procedure[ObjectId]:
    """Put one copy on the stack, with the targets that its controller wants; returns its id."""
    (created,) = yield from happen(table, Created(object=copied_object(table.game, original, player, effect.changes)))
    assert isinstance(created, Created)
    assert created.became is not None
    copy = created.became
    if effect.new_targets:
        yield from choose_new_targets(table, copy, player, context)
    announced = table.game.objects[copy].announced or Announcement()
    commit_only(table, *(BecameTarget(target=target, by=copy) for targets in announced.targets for target in targets))
    return copy


@rule("707.10")
def copied_object(game: Game, original: ObjectId, player: str, changes: tuple[AnyChange, ...] = ()) -> GameObject:
    """All decisions made for a spell or ability are copied; but the copy was not cast, so it has no caster and came from no zone.

    707.10
    """
    copy = copying.copy_of_spell(game, original, player, changes)
    announced = copy.announced or Announcement()
    return replace(copy, announced=replace(announced, origin=None, caster=None, exile_after=False))


@performs(words.CopyCard, possible=lambda table, effect, player, context: bool(present(table.game, effect.what, context)))
@rule("707.12")
def copy_card(table: Table, effect: words.CopyCard, players: Players, context: Context) -> Procedure[tuple[ObjectId, ...]]:
    """A card may be copied where it is; the copy can then be cast, and ceases to exist if it isn't.  707.12"""
    copies = tuple(
        GameObject(id=0, physical=0, card=object.card, kind="copy", owner=player, zone=object.zone)
        for player in players
        for object in (table.game.objects[id] for id in present(table.game, effect.what, context))
    )
    events = yield from happen(table, *(Created(object=copy) for copy in copies))
    return tuple(event.became for event in events if isinstance(event, Created) and event.became is not None)


@rule("707.10c", "115.7")
def choose_new_targets(table: Table, copy: ObjectId, player: str, context: Context) -> Procedure[None]:
    """The copy's controller may choose new targets for it: any number of them, each legal; the others stay, even if illegal.

    707.10c, 115.7
    """
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
    question = Confirm(player=player, purpose="new targets", prompt="Choose new targets for the copy?", source=copy, rule="707.10c")
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
            prompt="Choose the targets of the copy",
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
    """A division among targets stays as it was: a new target gets the share of the one that it takes the place of.  115.7f, 707.10"""
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
