"""Who may play what, and from where (601.3, 305.1, 116.2a).

To play a card takes a permission, and no prohibition (`prohibitions`).  Both look at what is about to be played, the chosen face or
alternative characteristics alone, and never at the rest of the card (601.3e, 712.11c, 712.12, 715.3a, 720.3a).
"""

from collections.abc import Sequence

import msgspec

from oracle.cards.statics import AsThoughFlash, Permit
from oracle.rules.characteristics import selections
from oracle.rules.characteristics.continuous import rules_in_force
from oracle.rules.citation import IllegalAction, rule
from oracle.rules.state.game import Characteristics, Game, GameObject, ObjectId
from oracle.rules.words.context import Context

replace = msgspec.structs.replace


class Permission(msgspec.Struct, frozen=True):
    """Leave to play a card, perhaps without paying its mana cost."""

    free: bool = False
    any_color: bool = False
    """Mana may be spent on it as though it were mana of any color (609.4b)."""
    exile_after: bool = False
    """It is exiled instead of being put into a graveyard from the stack."""
    gains: tuple[str, ...] = ()
    """Keywords that a spell cast so gains until end of turn."""
    by: ObjectId | str = "its place"
    """The object that gives it, or what else does."""

    def is_at_least(self, other: "Permission") -> bool:
        """Whether nothing but where it comes from, or that it leaves fewer ways to pay, speaks for the other one."""
        return replace(other, by=self.by, any_color=self.any_color) == self and self.any_color >= other.any_color


@rule("601.3", "601.3e", "305.1", "702.127a", "601.1a", "701.18b")
def permissions(game: Game, player: str, object: GameObject, proposed: Characteristics, deed: str, face: int) -> tuple[Permission, ...]:
    """A player may play their own cards from hand, a half with aftermath from their graveyard; else only what an effect lets them.

    To play a card is to play it as a land or to cast it, whichever it is played as.
    `object` is the card where it is now, `proposed` what it would be like as it is played, `deed` "cast" or "play land".
    """
    found: list[Permission] = []
    if object.zone == "hand" and object.owner == player:
        found.append(Permission(by="hand"))
    if object.zone == "graveyard" and object.owner == player and "aftermath" in proposed.keywords:
        found.append(Permission(by="aftermath"))
    for active in rules_in_force(game):
        if isinstance(active.rule, Permit):
            context = active.context()
            if permits(game, active.rule, context, player, object, proposed, deed):
                word = active.rule
                found.append(Permission(free=word.free, any_color=word.any_color, gains=word.gains, by=active.source))
    for effect in game.effects:
        permission = effect.permission
        if permission is None or permission.player != player or object.id not in effect.objects:
            continue
        if not (permission.lands if deed == "play land" else permission.spells):
            continue
        if permission.only_face is not None and permission.only_face != face:
            continue
        found.append(Permission(free=permission.free, any_color=permission.any_color, exile_after=permission.exile_after, by=effect.source))
    return tuple(found)


@rule("601.3", "601.2b")
def different(permissions: Sequence[Permission]) -> tuple[Permission, ...]:
    """If several permissions let a player cast a spell, the player chooses which one they use; those that come to the same are one."""
    kept: list[Permission] = []
    for permission in permissions:
        if not any(other.is_at_least(permission) for other in kept):
            kept = [*(other for other in kept if not permission.is_at_least(other)), permission]
    return tuple(kept)


@rule("601.3", "712.11b", "720.3a", "715.3a")
def permits(game: Game, word: Permit, context: Context, player: str, object: GameObject, proposed: Characteristics, deed: str) -> bool:
    """A permission over a group of cards lets any face be played that fits its description by itself.

    `word` is the permission, read in `context`; `proposed` what `object` would be like as it is played, `deed` "cast" or "play land".
    """
    if not (word.lands if deed == "play land" else word.spells):
        return False
    if player not in selections.players(game, word.who, context):
        return False
    if not in_origin(game, word.origin, player, object):
        return False
    if isinstance(word.what, str):
        return selections.means(game, word.what, object.id, context)
    return selections.fits(game, object.id, word.what, context, proposed)


def in_origin(game: Game, origin: str, player: str, object: GameObject) -> bool:
    """Whether the card is where the permission says: on top of the player's library, in their graveyard or hand, or in exile."""
    if origin == "top of library":
        return game.zone("library", player)[:1] == (object.id,)
    return object.zone == origin and (object.owner == player or origin == "exile")


@rule("601.3b")
def as_though_it_had_flash(game: Game, player: str, id: ObjectId, proposed: Characteristics) -> bool:
    """An effect may let a player cast spells as though they had flash: only the time changes, neither the place nor the cost."""
    found = ((active.context(), active.rule) for active in rules_in_force(game) if isinstance(active.rule, AsThoughFlash))
    return any(
        player in selections.players(game, word.who, context) and selections.fits(game, id, word.what, context, proposed)
        for context, word in found
    )


@rule("307.1", "301.1", "302.1", "303.1", "306.1", "310.1", "116.2a", "307.5")
def sorcery_timing(game: Game, player: str, number: str = "307.1") -> IllegalAction | None:
    """Sorceries, permanents and lands are played by the active player in a main phase of their own while the stack is empty.

    `number` is the rule that says so for what is to be played.
    """
    if game.turn.active != player:
        return IllegalAction(number, f"it is not {player}'s turn")
    if game.turn.step not in ("precombat main", "postcombat main"):
        return IllegalAction(number, f"it is the {game.turn.step} step, not a main phase")
    if any(id for id in game.zone("stack")):
        return IllegalAction(number, "the stack is not empty")
    return None
