"""Copies of spells and abilities on the stack (707.10)."""

import msgspec

from oracle.cards import effects as words
from oracle.cards.changes import AnyChange
from oracle.cards.filters import Selection
from oracle.rules.bounds import one_by_one
from oracle.rules.characteristics import copying, selections
from oracle.rules.citation import rule
from oracle.rules.costs import announcing
from oracle.rules.events.pipeline import happen
from oracle.rules.instructions.dispatch import PlayerNames, performs
from oracle.rules.instructions.meaning import number, present
from oracle.rules.resolution.effects.new_targets import choose_new_targets, targets_of
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import Created
from oracle.rules.state.game import Announcement, Game, GameObject, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context

replace = msgspec.structs.replace


@rule("608.2h", "113.7a")
def on_the_stack(game: Game, selection: Selection, context: Context) -> tuple[ObjectId, ...]:
    """A spell or ability that was on the stack can be copied after it has left: the copy is of what it last was."""
    meant = selections.objects(game, selection, context)
    return tuple(id for id in meant if (id in game.objects or id in game.past) and game.object(id).zone == "stack")


@performs(words.CopySpell, possible=lambda table, effect, player, context: bool(on_the_stack(table.game, effect.what, context)))
@rule("707.10", "707.10c")
def copy_spell(table: Table, effect: words.CopySpell, players: PlayerNames, context: Context) -> Procedure[tuple[ObjectId, ...]]:
    """To copy a spell or ability is to put a copy of it on the stack; the copy isn't cast or activated, and who makes it controls it."""
    count = number(table.game, effect.count, context)
    one_by_one(count * len(players), "copies", "707.10")
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
    yield from choose_new_targets(table, copy, player, context)
    announcing.become_targets(table, copy, targets_of(table.game, copy))
    return copy


@rule("707.10", "700.2g")
def copied_object(game: Game, original: ObjectId, player: str, changes: tuple[AnyChange, ...] = ()) -> GameObject:
    """All decisions made for a spell or ability are copied, modes too; but the copy wasn't cast: it has no caster and came from nowhere."""
    copy = copying.copy_of_spell(game, original, player, changes)
    announced = copy.announced or Announcement()
    return replace(copy, announced=replace(announced, origin=None, caster=None, exile_after=False))


@performs(words.CopyCard, possible=lambda table, effect, player, context: bool(present(table.game, effect.what, context)))
@rule("707.12")
def copy_card(table: Table, effect: words.CopyCard, players: PlayerNames, context: Context) -> Procedure[tuple[ObjectId, ...]]:
    """A card may be copied where it is; the copy can then be cast, and ceases to exist if it isn't."""
    copies = tuple(
        GameObject(id=0, physical=0, card=object.card, kind="copy", owner=player, zone=object.zone)
        for player in players
        for object in (table.game.objects[id] for id in present(table.game, effect.what, context))
    )
    events = yield from happen(table, *(Created(object=copy) for copy in copies))
    return tuple(event.became for event in events if isinstance(event, Created) and event.became is not None)
