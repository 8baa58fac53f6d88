"""What is done to permanents: tap, untap, destroy, sacrifice, transform, turn face up or down, attach."""

from collections.abc import Callable

from oracle.cards import effects as words
from oracle.cards.filters import Selection
from oracle.rules.bounds import one_by_one
from oracle.rules.characteristics import double_faced
from oracle.rules.characteristics.continuous import characteristics
from oracle.rules.characteristics.printed import listed_values
from oracle.rules.citation import rule
from oracle.rules.events.pipeline import happen
from oracle.rules.instructions.dispatch import PlayerNames, performs
from oracle.rules.instructions.meaning import choose_objects, meant, number, permanents_meant, yours
from oracle.rules.legality import prohibitions
from oracle.rules.moves import attaching
from oracle.rules.moves.destroying import can_be_destroyed, destruction
from oracle.rules.stack import face_down
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import EffectBegan, Event, Moved, SkipsUntap, Tapped, Transformed, Untapped
from oracle.rules.state.game import ContinuousEffect, Game, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.targets import attachment
from oracle.rules.words.context import Context

AboutPermanents = (
    words.Tap
    | words.Untap
    | words.Destroy
    | words.Regenerate
    | words.Sacrifice
    | words.Transform
    | words.TurnFaceUp
    | words.TurnFaceDown
    | words.SkipUntap
    | words.Attach
)


def some_there(table: Table, effect: AboutPermanents, player: str, context: Context) -> bool:
    """Whether at least one permanent is there to do it to."""
    return bool(permanents_meant(table.game, effect.what, context))


def happened_to(events: tuple[Event, ...], kind: type[Tapped] | type[Untapped] | type[Transformed]) -> tuple[ObjectId, ...]:
    """The objects that events of a kind were about."""
    return tuple(event.object for event in events if isinstance(event, kind))


def picked(
    table: Table, effect: words.Tap | words.Untap, purpose: str, fits: Callable[[ObjectId], bool], players: PlayerNames, context: Context
) -> Procedure[tuple[ObjectId, ...]]:
    """The permanents that are meant, or those chosen among them, if the word leaves a choice.

    `purpose` is what the choice is for; `fits` tells which permanents the effect could do something to.
    """
    options = tuple(id for id in permanents_meant(table.game, effect.what, context) if fits(id))
    said = effect.count if isinstance(effect, words.Untap) else None
    if said is None and not effect.up_to:
        return options
    count = None if said is None else number(table.game, said, context)
    return (yield from choose_objects(table, players[0], purpose, options, context, count, effect.up_to))


@performs(words.Tap, possible=some_there)
@rule("701.26a")
def tap(table: Table, effect: words.Tap, players: PlayerNames, context: Context) -> Procedure[tuple[ObjectId, ...]]:
    """Only untapped permanents can be tapped."""
    untapped = yield from picked(table, effect, "tap", lambda id: not table.game.objects[id].tapped, players, context)
    return happened_to((yield from happen(table, *(Tapped(object=id) for id in untapped))), Tapped)


@performs(words.Untap, possible=some_there)
@rule("701.26b")
def untap(table: Table, effect: words.Untap, players: PlayerNames, context: Context) -> Procedure[tuple[ObjectId, ...]]:
    """Only tapped permanents can be untapped."""
    tapped = yield from picked(table, effect, "untap", lambda id: can_be_untapped(table.game, id), players, context)
    return happened_to((yield from happen(table, *(Untapped(object=id) for id in tapped))), Untapped)


def can_be_untapped(game: Game, id: ObjectId) -> bool:
    """Whether a permanent is tapped and nothing keeps it so."""
    return game.objects[id].tapped and prohibitions.untapping(game, id) is None


@performs(words.SkipUntap, possible=some_there)
@rule("502.3")
def skip_untap(table: Table, effect: words.SkipUntap, players: PlayerNames, context: Context) -> Procedure[tuple[ObjectId, ...]]:
    """A permanent may be kept from untapping in its controller's next untap step."""
    ids = permanents_meant(table.game, effect.what, context)
    yield from happen(table, *(SkipsUntap(object=id, skips=True) for id in ids))
    return ids


@performs(words.Destroy, possible=some_there)
@rule("701.8a", "701.8b")
def destroy(table: Table, effect: words.Destroy, players: PlayerNames, context: Context) -> Procedure[tuple[ObjectId, ...]]:
    """To destroy permanents is to put them from the battlefield into their owners' graveyards, all at once.

    The result is the permanents that were destroyed, as they last were.
    """
    doomed = tuple(id for id in permanents_meant(table.game, effect.what, context) if can_be_destroyed(characteristics(table.game, id)))
    events = yield from happen(table, *(destruction(id, players[0], effect.no_regeneration) for id in doomed))
    return gone(events, doomed)


@performs(words.Regenerate, possible=some_there)
@rule("701.19a")
def regenerate(table: Table, effect: words.Regenerate, players: PlayerNames, context: Context) -> Procedure[tuple[ObjectId, ...]]:
    """To regenerate permanents is to protect each from being destroyed, once this turn."""
    ids = permanents_meant(table.game, effect.what, context)
    shields = (
        ContinuousEffect(id=0, source=context.source, controller=context.you, timestamp=0, objects=(id,), regenerates=True) for id in ids
    )
    yield from happen(table, *(EffectBegan(effect=shield) for shield in shields))
    return ids


def gone(events: tuple[Event, ...], ids: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    """Those of the objects that did move."""
    moved = {event.object for event in events if isinstance(event, Moved)}
    return tuple(id for id in ids if id in moved)


@performs(words.Sacrifice, possible=lambda table, effect, player, context: bool(sacrificeable(table.game, effect.what, player, context)))
@rule("701.21a", "608.2e")
def sacrifice(table: Table, effect: words.Sacrifice, players: PlayerNames, context: Context) -> Procedure[tuple[ObjectId, ...]]:
    """A player can sacrifice only what they control; several players choose in turn order, then all is sacrificed at once.

    The result is the permanents that were sacrificed, as they last were.
    """
    moves: list[Moved] = []
    for player in players:
        options = sacrificeable(table.game, effect.what, player, context)
        if effect.count is not None:
            count = number(table.game, effect.count, context)
            options = yield from choose_objects(table, player, "sacrifice", options, context, count, rule_number="701.21a")
        moves.extend(Moved(object=id, destination="graveyard", cause="sacrifice", player=player) for id in options)
    return gone((yield from happen(table, *moves)), tuple(move.object for move in moves))


def sacrificeable(game: Game, selection: Selection, player: str, context: Context) -> tuple[ObjectId, ...]:
    """The permanents that are meant, that this player controls, and that nothing keeps from being sacrificed."""
    own = yours(game, player, permanents_meant(game, selection, context))
    return tuple(id for id in own if prohibitions.sacrificing(game, context.you, id) is None)


# --- faces ------------------------------------------------------------------------------------------------------------


@performs(words.Transform, possible=some_there)
@rule("701.27a", "701.27c", "712.18")
def transform(table: Table, effect: words.Transform, players: PlayerNames, context: Context) -> Procedure[tuple[ObjectId, ...]]:
    """To transform a permanent is to turn its other face up; one that has no other face to turn up stays as it is.

    It stays the same object, and what applied to it goes on.
    """
    ids = tuple(
        id
        for id in permanents_meant(table.game, effect.what, context)
        if double_faced.can_transform(table.game, id) and not transformed_meanwhile(table.game, id, context)
    )
    return happened_to((yield from happen(table, *(Transformed(object=id) for id in ids))), Transformed)


@rule("701.27f")
def transformed_meanwhile(game: Game, id: ObjectId, context: Context) -> bool:
    """A permanent's own ability transforms it only if it hasn't transformed since that ability was put on the stack."""
    if id != context.source or context.stack_object is None:
        return False
    ability = game.object(context.stack_object)
    return ability.kind == "ability" and game.objects[id].transformed_at > ability.timestamp


@performs(words.TurnFaceUp, possible=some_there)
@rule("708.8")
def turn_face_up(table: Table, effect: words.TurnFaceUp, players: PlayerNames, context: Context) -> Procedure[tuple[ObjectId, ...]]:
    """An effect turns face-down permanents face up, without anything being paid; the result is those that were turned."""
    turned: list[ObjectId] = []
    for id in permanents_meant(table.game, effect.what, context):
        if (yield from face_down.turn_face_up(table, id)):
            turned.append(id)
    return tuple(turned)


@performs(words.TurnFaceDown, possible=some_there)
@rule("708.2", "708.2a")
def turn_face_down(table: Table, effect: words.TurnFaceDown, players: PlayerNames, context: Context) -> Procedure[tuple[ObjectId, ...]]:
    """An effect turns permanents face down: they are then 2/2 creatures with nothing else, or what it lists."""
    listed = None if effect.listing is None else listed_values(effect.listing)
    return (yield from face_down.turn_face_down(table, permanents_meant(table.game, effect.what, context), listed))


@performs(words.Manifest)
def manifest(table: Table, effect: words.Manifest, players: PlayerNames, context: Context) -> Procedure[tuple[ObjectId, ...]]:
    """Manifest or cloak the top cards of libraries."""
    new: tuple[ObjectId, ...] = ()
    for player in players:
        new += yield from face_down.manifest(table, player, 1, effect.cloak)
    return new


@performs(words.ManifestDread)
def manifest_dread(table: Table, effect: words.ManifestDread, players: PlayerNames, context: Context) -> Procedure[tuple[ObjectId, ...]]:
    """Manifest dread as many times as said, one after the other."""
    count = number(table.game, effect.count, context)
    new: tuple[ObjectId, ...] = ()
    for player in players:
        for _ in range(one_by_one(count, "times to manifest dread", "701.62a")):
            new += yield from face_down.manifest_dread(table, player)
    return new


# --- attaching --------------------------------------------------------------------------------------------------------


@performs(words.Attach, possible=some_there)
@rule("701.3a", "701.3b")
def attach(table: Table, effect: words.Attach, players: PlayerNames, context: Context) -> Procedure[tuple[ObjectId, ...]]:
    """An Aura or Equipment is attached to what it can be attached to; else it stays where it is."""
    done: list[ObjectId] = []
    for id in permanents_meant(table.game, effect.what, context):
        for to in meant(table.game, effect.to, context)[:1]:
            if attachment.can_be_attached(table.game, id, to):
                yield from attaching.attach(table, id, to)
                done.append(id)
    return tuple(done)
