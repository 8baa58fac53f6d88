"""What a player with priority may do (117.1)."""

import msgspec

from oracle.rules.state.game import ObjectId, Target


class Action(msgspec.Struct, frozen=True, kw_only=True):
    """What a player does.  Choices that are left out (None) are asked for as the action is carried out."""


class Pass(Action, frozen=True, kw_only=True):
    """Pass priority (117.3d)."""


class PlayLand(Action, frozen=True, kw_only=True):
    """Play a land (116.2a); `face` by index, or None for the only face that is a land."""

    object: ObjectId
    face: int | None = None


class Choices(Action, frozen=True, kw_only=True):
    """Choices that spells and abilities share (601.2b-d)."""

    x: int | None = None
    modes: tuple[int, ...] | None = None
    """Numbered from 0."""
    targets: tuple[Target, ...] | None = None
    division: tuple[int, ...] | None = None
    paid_with: tuple[ObjectId, ...] | None = None
    """Objects for the parts of the cost that aren't mana."""


class Cast(Choices, frozen=True, kw_only=True):
    """Cast a spell (601)."""

    object: ObjectId
    face: int = 0
    face_down: bool = False
    alternative: str | None = None
    """Keyword of an alternative cost; "free" for "without paying its mana cost"."""
    additional: tuple[str, ...] | None = None
    """Keywords of the optional additional costs that are paid."""


class Activate(Choices, frozen=True, kw_only=True):
    """Activate an ability (602); `ability` counts the object's activated abilities from 0."""

    object: ObjectId
    ability: int | None = None
    producing: str | None = None
    """For mana abilities: the mana to produce, e.g. "{G}"."""
    for_mana: bool = False
    """Whether a mana ability with {T} in its cost is meant (106.12)."""
    keyword: str | None = None
    """The keyword of the ability that is meant, instead of its number."""


class TurnFaceUp(Action, frozen=True, kw_only=True):
    """Turn a face-down permanent face up (116.2b); `by` manifest, morph or disguise."""

    object: ObjectId
    by: str | None = None
    x: int | None = None


class Concede(Action, frozen=True, kw_only=True):
    """Concede the game (104.3a)."""
