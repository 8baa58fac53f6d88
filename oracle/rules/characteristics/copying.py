"""Copying objects (707): which values are copied, and what becomes of them.

A copy has the **copiable values** of what it copies: what is printed there, other copy effects, and being face down; not what
other effects have done to it.  They are characteristics, kept with the copy (`GameObject.copied`, `ContinuousEffect.copied`).
"""

from collections.abc import Sequence

import msgspec

from oracle.cards.card import Card, Face
from oracle.cards.changes import AnyChange
from oracle.cards.symbols import COLORS, Color
from oracle.rules.characteristics import copy_effects
from oracle.rules.characteristics.changes import settle_change
from oracle.rules.characteristics.continuous import projection
from oracle.rules.characteristics.double_faced import is_double_faced
from oracle.rules.characteristics.printed import initial, printed
from oracle.rules.characteristics.selections import view_of
from oracle.rules.citation import rule
from oracle.rules.state.game import Characteristics, Game, GameObject, ObjectId
from oracle.rules.words.context import Context

replace = msgspec.structs.replace


@rule("707.2", "707.3", "613.2c", "202.3b")
def copiable_values(game: Game, id: ObjectId) -> Characteristics:
    """Copied is what is printed on an object, as changed by copy effects and by being face down, and nothing else.

    The mana value of a copy comes from the mana cost that it copied, so a copy of the back of a nonmodal double-faced card has
    mana value 0.  Of an object that is gone, the values it last had.
    """
    values = changed_by_copying(game, id) or initial(game.object(id))
    return replace(values, controller=None, mana_value=values.mana_cost.mana_value() if values.mana_cost else 0)


def with_exceptions_settled(game: Game, values: Characteristics, changes: Sequence[AnyChange], context: Context) -> Characteristics:
    """Copied values with the exceptions of the copy effect made in them (707.9)."""
    view = view_of(game)
    settled = tuple(settle_change(view, change, context) for change in changes)
    return copy_effects.with_exceptions(values, settled)


@rule("707.10", "707.10g", "707.10b", "715.3c", "720.3c")
def copy_of_spell(game: Game, id: ObjectId, player: str, changes: Sequence[AnyChange] = ()) -> GameObject:
    """A copy of a spell or ability has its characteristics and all decisions made for it, and belongs to whoever puts it on the stack.

    The copy of an Adventure is an Adventure, that of an Omen an Omen.  The result has no id yet.
    """
    original = game.object(id)
    card, copied = _copied_card(game, original, changes, Context(you=player, source=id))
    return GameObject(
        id=0,
        physical=0,
        card=card,
        kind="ability" if original.kind == "ability" else "copy",
        owner=player,
        zone="stack",
        controller=player,
        face=original.face,
        face_down=original.face_down,
        copied=copied,
        announced=original.announced,
        stacked=original.stacked,
    )


@rule("707.2", "707.8", "707.8a")
def token_copy(game: Game, id: ObjectId, player: str, changes: Sequence[AnyChange] = (), context: Context | None = None) -> GameObject:
    """A token that copies an object has its copiable values; if that is double-faced, so is the token, with the same face up.

    The result has no id yet.
    """
    original = game.object(id)
    card, copied = _copied_card(game, original, changes, context or Context(you=player, source=id))
    up = original.face if original.zone in ("battlefield", "stack") else 0
    return GameObject(
        id=0, physical=0, card=card, kind="token", owner=player, zone="battlefield", controller=player, face=up, copied=copied
    )


def changed_by_copying(game: Game, id: ObjectId) -> Characteristics | None:
    """The values that a copy effect has given to an object since it entered, if there is one."""
    if id in game.objects:
        return projection(game).copiable.get(id)
    return game.past[id].copiable


def _copied_card(game: Game, original: GameObject, changes: Sequence[AnyChange], context: Context) -> tuple[Card, Characteristics | None]:
    """The card of a copy, and its copiable values if they aren't what that card prints; a double-faced copy has exceptions on both."""
    if original.kind == "ability":
        return original.card, None
    card, copied = original.card, _unless_printed(game, original)
    if not changes:
        return card, copied
    if copied is None and is_double_faced(original):
        faces = [with_exceptions_settled(game, printed(original.card, face), changes, context) for face in (0, 1)]
        return _card_of(original.card, faces), None
    return card, with_exceptions_settled(game, copied or copiable_values(game, original.id), changes, context)


def _unless_printed(game: Game, object: GameObject) -> Characteristics | None:
    """The copiable values, or None if they are just what the card prints, with all of its faces."""
    if object.copied is None and object.face_down is None and changed_by_copying(game, object.id) is None:
        return None
    return copiable_values(game, object.id)


def _card_of(card: Card, faces: Sequence[Characteristics]) -> Card:
    """A card whose faces have these characteristics."""
    return Card(name=card.name, layout=card.layout, faces=tuple(_face_of(values) for values in faces))


def _face_of(values: Characteristics) -> Face:
    by_cost = values.mana_cost.colors() if values.mana_cost else frozenset[Color]()
    return Face(
        name=values.name or "",
        mana_cost=values.mana_cost,
        color_indicator=() if values.colors == by_cost else tuple(color for color in COLORS if color in values.colors),
        supertypes=tuple(sorted(values.supertypes)),
        types=tuple(sorted(values.types)),
        subtypes=tuple(sorted(values.subtypes)),
        power=values.power,
        toughness=values.toughness,
        loyalty=values.loyalty,
        abilities=values.abilities,
    )
