"""Spells and abilities on the stack: counter them; cast a spell now, or be allowed to later."""

import msgspec

from oracle.cards import effects as words
from oracle.rules.characteristics import selections
from oracle.rules.characteristics.continuous import characteristics, controller
from oracle.rules.characteristics.printed import FUSED
from oracle.rules.citation import rule
from oracle.rules.events.pipeline import happen
from oracle.rules.instructions.dispatch import PlayerNames, performs
from oracle.rules.instructions.meaning import anywhere, present
from oracle.rules.legality import prohibitions
from oracle.rules.moves.putting import LIBRARY_POSITIONS
from oracle.rules.resolution.effects.choices import pays
from oracle.rules.stack import casting
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import Ceased, Countered, EffectBegan, Event, Moved
from oracle.rules.state.game import ContinuousEffect, Game, GameObject, ObjectId, PlayPermission, Zone
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context

PLACES: dict[str, Zone] = {"hand": "hand", "exile": "exile", "graveyard": "graveyard", "battlefield": "battlefield"}
"""Where a countered spell may go instead; any other place is in its owner's library."""


@performs(words.Counter, possible=lambda table, effect, player, context: bool(present(table.game, effect.what, context, "stack")))
@rule("701.6a", "701.6b")
def counter(table: Table, effect: words.Counter, players: PlayerNames, context: Context) -> Procedure[tuple[ObjectId, ...]]:
    """A spell or ability that is countered leaves the stack without resolving; a spell goes to its owner's graveyard.

    The result is what was countered, as the card that it has become where it went (400.7j).
    """
    doomed: list[ObjectId] = []
    for id in present(table.game, effect.what, context, "stack"):
        if prohibitions.countering(table.game, context.you, id) is not None:
            continue
        if effect.unless_pays is None or not (yield from bought_off(table, id, effect, context)):
            doomed.append(id)
    doomed = [id for id in doomed if id in table.game.objects]
    events: list[Event] = []
    for id in doomed:
        events.append(Countered(object=id))
        events.append(off_the_stack(table.game.objects[id], effect.to, players[0]))
    done = yield from happen(table, *events)
    became = {event.object: event.became for event in done if isinstance(event, Moved)}
    return tuple(became.get(id) or id for id in doomed)


@rule("701.6a", "113.9")
def off_the_stack(object: GameObject, to: str, player: str) -> Event:
    """A countered ability ceases to exist; a countered spell is put into its owner's graveyard, or where the effect says."""
    if object.kind == "ability":
        return Ceased(object=object.id)
    destination = PLACES.get(to, "library")
    return Moved(object=object.id, destination=destination, cause="counter", player=player, position=LIBRARY_POSITIONS.get(to, "top"))


@rule("118.12", "702.21a")
def bought_off(table: Table, id: ObjectId, effect: words.Counter, context: Context) -> Procedure[bool]:
    """ "Unless its controller pays": who controls the spell or ability by then may pay; "unless that player pays": the one who did."""
    assert effect.unless_pays is not None
    for payer in payers(table.game, id, effect, context):
        if (yield from pays(table, payer, effect.unless_pays, context)):
            return True
    return False


def payers(game: Game, id: ObjectId, effect: words.Counter, context: Context) -> tuple[str, ...]:
    """The players still in the game who may pay so that a spell or ability isn't countered."""
    if effect.payer is None:
        return (controller(game, id) or game.objects[id].owner,)
    return tuple(player for player in selections.players(game, effect.payer, context) if player in game.turn_order())


# --- playing cards ----------------------------------------------------------------------------------------------------


@performs(words.AllowPlay)
@rule("601.3", "611.2a", "109.5")
def allow_play(table: Table, effect: words.AllowPlay, players: PlayerNames, context: Context) -> Procedure[tuple[ObjectId, ...]]:
    """Leave to play cards is a continuous effect of its own: it stays its player's, whatever becomes of where it came from."""
    ids = present(table.game, effect.what, context)
    if not ids:
        return ()
    for player in players:
        permission = PlayPermission(
            player=player,
            lands=effect.lands,
            spells=effect.spells,
            free=effect.free,
            any_color=effect.any_color,
            exile_after=effect.exile_after,
        )
        began = ContinuousEffect(
            id=0,
            source=context.source,
            controller=player,
            timestamp=0,
            objects=ids,
            permission=permission,
            duration=effect.duration,
            names=dict(context.names),
        )
        yield from happen(table, EffectBegan(effect=began))
    return ids


@performs(words.CastNow, asks_itself=True, nothing=False)
@rule("608.2g", "608.2d")
def cast_now(table: Table, effect: words.CastNow, players: PlayerNames, context: Context) -> Procedure[bool]:
    """A player may be allowed to cast a card while the effect is carried out: then or never, and whatever the timing."""
    done = False
    filter = anywhere(effect.filter) if effect.filter is not None else None
    for player in players:
        inner = msgspec.structs.replace(context, you=player)
        again = True
        while again:
            ids = present(table.game, effect.what, context)
            options = tuple(option for id in ids for option in ways_to_cast(table.game, id, effect.free))
            cast = bool(options) and (
                yield from casting.cast_by_instruction(table, player, options, filter, effect.free, inner, effect.exile_after)
            )
            done |= cast
            again = effect.any_number and cast
    return done


@rule("601.2a", "712.11b", "720.3", "709.3a", "118.9a")
def ways_to_cast(game: Game, id: ObjectId, free: bool) -> tuple[tuple[ObjectId, int, bool], ...]:
    """The faces, halves and alternative characteristics as which a card may be cast: (object, face, face down).

    A land face can't be cast; the back of a nonmodal double-faced card neither.  Face down is an alternative cost, so not if the
    spell is cast without paying its mana cost.
    """
    object = game.objects[id]
    if object.zone == "battlefield" or object.kind not in ("card", "copy"):
        return ()
    faces = range(1 if object.card.layout == "double-faced" else len(object.card.faces))
    up = tuple((id, face, False) for face in faces if "land" not in object.card.faces[face].types)
    if casting.can_be_fused(object):
        up = (*up, (id, FUSED, False))
    down = not free and bool(characteristics(game, id).keywords & {"morph", "megamorph", "disguise"})
    return (*up, (id, 0, True)) if down else up
