"""Chapter 115: targets.

Which objects and players may be chosen for one instance of the word "target" (601.2c), and which of those that were chosen are
still legal as the spell or ability resolves (608.2b).  Both ask the same questions: does it match the description, is it where
it must be, and does nothing keep it from being a target of this source and this player?
"""

from oracle.cards.filters import TargetSpec
from oracle.rules.characteristics import selections
from oracle.rules.characteristics.continuous import characteristics
from oracle.rules.citation import rule
from oracle.rules.legality import prohibitions
from oracle.rules.state.game import Game, ObjectId, Target
from oracle.rules.targets.protection import has_quality, protected
from oracle.rules.words.context import Context


@rule("115.1", "115.2", "115.4", "601.2c")
def legal_targets(game: Game, spec: TargetSpec, context: Context, object_on_stack: ObjectId | None) -> tuple[Target, ...]:
    """Targets are objects and players that fit the description and may be targeted by this source; only permanents, unless it says so.

    `object_on_stack` is the spell or ability that the targets are for; `context.source` where it comes from, `context.you` whose it
    is.  The order is fixed: objects by zone, then players in turn order.
    """
    found: list[Target] = []
    if spec.objects is not None:
        for id in selections.objects(game, spec.objects, context):
            if id in game.objects and not is_itself(id, object_on_stack) and may_be_targeted(game, id, context):
                found.append(id)
    found.extend(player for player in described_players(game, spec, context) if player_may_be_targeted(game, player, context))
    return tuple(found)


@rule("608.2b", "115.1", without=True)
def still_legal(game: Game, target: Target, spec: TargetSpec, context: Context, object_on_stack: ObjectId | None = None) -> bool:
    """A target is legal on resolution if it never left its zone, still fits the description and still may be targeted.

    An object that has changed zones is a new object (400.7), so the one that was chosen no longer exists.
    """
    if isinstance(target, str):
        return target in described_players(game, spec, context) and player_may_be_targeted(game, target, context)
    if spec.objects is None or target not in game.objects or is_itself(target, object_on_stack or context.stack_object):
        return False
    return selections.matches(game, target, spec.objects, context) and may_be_targeted(game, target, context)


@rule("115.5")
def is_itself(id: ObjectId, object_on_stack: ObjectId | None) -> bool:
    """A spell or ability on the stack is not a legal target for itself."""
    return id == object_on_stack


@rule("102.1", "800.4a")
def described_players(game: Game, spec: TargetSpec, context: Context) -> tuple[str, ...]:
    """Players still in the game whom the description allows, in turn order."""
    if spec.players == "opponent":
        return game.opponents(context.you)
    return game.turn_order() if spec.players == "any" else ()


def may_be_targeted(game: Game, id: ObjectId, context: Context) -> bool:
    """Whether nothing keeps this object from being a target of `context.you`'s spells and abilities from `context.source`."""
    if game.objects[id].zone == "battlefield" and (
        has_shroud(game, id)
        or has_hexproof(game, id, context.you)
        or hexproof_from(game, id, context)
        or untargetable_by_protection(game, id, context.source)
    ):
        return False
    return prohibitions.targeting(game, context.you, id) is None


def player_may_be_targeted(game: Game, player: str, context: Context) -> bool:
    """Whether nothing keeps this player from being a target of `context.you`'s spells and abilities."""
    return prohibitions.targeting(game, context.you, player) is None


@rule("702.18a")
def has_shroud(game: Game, id: ObjectId) -> bool:
    """A permanent with shroud can't be a target, not even its controller's."""
    return "shroud" in characteristics(game, id).keywords


@rule("702.11b")
def has_hexproof(game: Game, id: ObjectId, you: str) -> bool:
    """A permanent with hexproof can't be a target of spells and abilities that its controller's opponents control."""
    values = characteristics(game, id)
    return "hexproof" in values.keywords and values.controller != you


@rule("702.11d")
def hexproof_from(game: Game, id: ObjectId, context: Context) -> bool:
    """Hexproof from a quality: not a target of opponents' spells with it, nor of their abilities from sources with it."""
    return characteristics(game, id).controller != context.you and has_quality(game, id, context.source, "hexproof from")


@rule("702.16b")
def untargetable_by_protection(game: Game, id: ObjectId, source: ObjectId) -> bool:
    """A permanent can't be a target of spells and of abilities from sources that it has protection from."""
    return protected(game, id, source)
