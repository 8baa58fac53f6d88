"""What goes on after the resolution: continuous effects, delayed and reflexive triggers, emblems."""

import msgspec

from oracle.cards import effects as words
from oracle.cards.card import Card, Face
from oracle.cards.changes import AnyChange, BecomeCopy
from oracle.rules.characteristics import changes, copying, selections
from oracle.rules.citation import rule
from oracle.rules.combat import durations
from oracle.rules.events.pipeline import happen
from oracle.rules.instructions.dispatch import PlayerNames, performs
from oracle.rules.instructions.meaning import present
from oracle.rules.stack import triggers
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import Created, DelayedCreated, EffectBegan
from oracle.rules.state.game import Characteristics, ContinuousEffect, DelayedTrigger, Game, GameObject, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context
from oracle.rules.words.value_of_x import names_to_keep

# --- continuous effects -----------------------------------------------------------------------------------------------


@performs(words.Apply, possible=lambda table, effect, player, context: bool(present(table.game, effect.what, context)))
@rule("611.2", "611.2c", "611.2b")
def apply(table: Table, effect: words.Apply, players: PlayerNames, context: Context) -> Procedure[tuple[ObjectId, ...]]:
    """A continuous effect that changes objects begins: it affects those that are meant now, and no others later.

    One that is to last for as long as something is so, which it isn't, does nothing.
    """
    game = table.game
    ids = present(game, effect.what, context)
    copied = values_to_copy(game, effect.changes, context)
    if not ids or (copied is None and any(isinstance(change, BecomeCopy) for change in effect.changes)):
        return ()
    began = ContinuousEffect(
        id=0,
        source=context.source,
        controller=context.you,
        timestamp=0,
        objects=ids,
        changes=tuple(numbers_determined(game, change, context) for change in effect.changes),
        copied=copied,
        duration=effect.duration,
        names=names_to_keep(context),
    )
    if durations.is_over(game, began):
        return ()
    yield from happen(table, EffectBegan(effect=began))
    return ids


@rule("611.2d", "608.2h")
def numbers_determined(game: Game, change: AnyChange, context: Context) -> AnyChange:
    """Numbers in an effect from a resolution are determined once, as it begins."""
    return changes.settle_change(selections.view_of(game), change, context)


@rule("707.2", "707.2b")
def values_to_copy(game: Game, all_changes: tuple[AnyChange, ...], context: Context) -> Characteristics | None:
    """What becomes a copy takes the copiable values that the original has then; later changes of the original don't matter."""
    for change in all_changes:
        if isinstance(change, BecomeCopy):
            for original in selections.objects(game, change.what, context):
                return copying.copiable_values(game, original)
    return None


@performs(words.ApplyRule)
@rule("611.2", "611.2c")
def apply_rule(table: Table, effect: words.ApplyRule, players: PlayerNames, context: Context) -> Procedure[bool]:
    """A continuous effect that changes the rules, not objects, begins: it also applies to what comes along later."""
    began = ContinuousEffect(
        id=0,
        source=context.source,
        controller=context.you,
        timestamp=0,
        rule=effect.rule,
        duration=effect.duration,
        names=names_to_keep(context),
    )
    if durations.is_over(table.game, began):
        return False
    yield from happen(table, EffectBegan(effect=began))
    return True


# --- triggered abilities ----------------------------------------------------------------------------------------------


@performs(words.Reflexive, nothing=False)
@rule("603.12")
def reflexive(table: Table, effect: words.Reflexive, players: PlayerNames, context: Context) -> Procedure[bool]:
    """ "When you do": a triggered ability that triggers on what the effect has just done, and goes on the stack afterwards."""
    yield from ()
    triggers.reflexive_trigger(table, effect.ability, msgspec.structs.replace(context, names=names_to_keep(context)))
    return True


@performs(words.Delayed, nothing=False)
@rule("603.7", "603.7d", "603.7e", "603.7a")
def delayed(table: Table, effect: words.Delayed, players: PlayerNames, context: Context) -> Procedure[bool]:
    """An effect may create a triggered ability that waits for its event; its controller and source are those of the effect."""
    waiting = DelayedTrigger(
        id=0,
        ability=effect.ability,
        source=context.source,
        controller=context.you,
        names=names_to_keep(context),
        once=effect.once,
        this_turn=effect.this_turn,
    )
    yield from happen(table, DelayedCreated(delayed=waiting))
    return True


# --- emblems ----------------------------------------------------------------------------------------------------------


@performs(words.GetEmblem)
@rule("114.1", "114.2", "114.3")
def get_emblem(table: Table, effect: words.GetEmblem, players: PlayerNames, context: Context) -> Procedure[tuple[ObjectId, ...]]:
    """An emblem is an object in the command zone that has abilities and nothing else; who gets it owns and controls it."""
    card = Card(name="Emblem", layout="token", faces=(Face(name="", abilities=effect.abilities),))
    emblems = tuple(
        GameObject(id=0, physical=0, card=card, kind="emblem", owner=player, zone="command", controller=player, exiled_with=context.source)
        for player in players
    )
    events = yield from happen(table, *(Created(object=emblem) for emblem in emblems))
    return tuple(event.became for event in events if isinstance(event, Created) and event.became is not None)
