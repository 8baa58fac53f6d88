"""What players do."""

from typing import Literal

from oracle.protocol.messages.message import Message
from oracle.protocol.values import Count, Defender, ManaText, Name, Ordinal


class Action(Message, frozen=True, tag_field="action", tag=str.lower):
    """What a player does when they have priority, or as a turn-based action (declaring attackers and blockers)."""


class Pass(Action, frozen=True, tag="pass"):
    """Pass priority (117.3d)."""


class PlayLand(Action, frozen=True, tag="play land"):
    """Play a land (116.2a).  `face`: which face, where the card has two."""

    object: Name
    face: Name | None = None


class Cast(Action, frozen=True, tag="cast", kw_only=True):
    """Cast a spell (601.2).  What is left out (None) is asked for as a decision, or chosen by the engine where only one way is legal."""

    object: Name
    face: Name | None = None
    """Name of the face, half, Adventure or Omen to cast; the card's own name if absent, which for a split card means both halves."""
    face_down: bool = False
    """Cast it face down (708.4)."""
    x: Count | None = None
    modes: tuple[Ordinal, ...] | None = None
    """Chosen modes, numbered from 1."""
    targets: tuple[Name, ...] | None = None
    """Ids, labels or player names, in the order in which the spell asks for them."""
    alternative: Name | None = None
    """An alternative cost by its keyword ("dash", "flashback") or "free" (without paying its mana cost); the mana cost if absent."""
    additional: tuple[Name, ...] | None = None
    """Optional additional costs by their keyword ("kicker"); () for none."""
    division: tuple[Count, ...] | None = None
    """How an amount is divided among the targets, in their order (601.2d)."""
    paid_with: tuple[Name, ...] | None = None
    """Objects that pay its non-mana costs (sacrificed, discarded, tapped …)."""


class Activate(Action, frozen=True, tag="activate", kw_only=True):
    """Activate an ability (602.2); a mana ability too (605.3)."""

    object: Name
    ability: Ordinal | None = None
    """Which of the object's activated abilities, from 1 in printed order (keyword abilities count where they are printed)."""
    keyword: Name | None = None
    """The keyword ability to activate ("crew", "equip"), instead of its number."""
    producing: ManaText | None = None
    """For a mana ability: the mana to make ("{G}"), where it leaves a choice or the object has several."""
    for_mana: bool = False
    """Tap the permanent for mana (106.12): only a mana ability with {T} in its cost is meant."""
    x: Count | None = None
    modes: tuple[Ordinal, ...] | None = None
    targets: tuple[Name, ...] | None = None
    division: tuple[Count, ...] | None = None
    paid_with: tuple[Name, ...] | None = None


class TurnFaceUp(Action, frozen=True, tag="turn face up", kw_only=True):
    """Turn a face-down permanent face up as a special action (116.2b)."""

    object: Name
    by: Literal["manifest", "morph", "disguise"] | None = None
    """By which procedure, where there are several: for its mana cost (manifest), or for its morph or disguise cost."""
    x: Count | None = None


class Attack(Action, frozen=True, tag="attack"):
    """Declare attackers (508.1): each attacker's id and the player, planeswalker or battle it attacks."""

    attackers: dict[Name, Defender]


class Block(Action, frozen=True, tag="block"):
    """Declare blockers (509.1): each blocker's id and the attackers it blocks."""

    blockers: dict[Name, tuple[Name, ...]]


class Concede(Action, frozen=True, tag="concede"):
    """Leave the game (104.3a)."""


AnyAction = Pass | PlayLand | Cast | Activate | TurnFaceUp | Attack | Block | Concede


class LegalActions(Message, frozen=True):
    """Every action that a player could begin now; the choices that it leaves open can be made in at least one legal way.

    Of declarations of attackers and blockers: the empty one, and each creature by itself.
    """

    actions: tuple[AnyAction, ...] = ()
