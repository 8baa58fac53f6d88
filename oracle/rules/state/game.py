"""What a game is at a moment: players, objects, zones, turn, effects that last, and what waits to happen.

Naming legend
    object id      a whole number; a new one for each new object (400.7), never used again
    physical       number of the physical card (or token) that an object is; it stays when the object changes
    timestamp      a whole number that grows (613.7)
    player         the player's name
    target         an object id or a player's name

Everything here is immutable.  Only `oracle.rules.events.commit` makes a new `Game` from an old one.
"""

from typing import Any, Literal

import msgspec

from oracle.cards.abilities import AnyAbility
from oracle.cards.card import Card
from oracle.cards.changes import AnyChange, Duration
from oracle.cards.costs import Cost
from oracle.cards.statics import AnyStatic, CopyEnd
from oracle.cards.symbols import Color, ManaCost, ManaType
from oracle.known_editions import NEWEST_EDITION

Zone = Literal["library", "hand", "battlefield", "graveyard", "stack", "exile", "command"]
ObjectId = int
ObjectKind = Literal["card", "token", "copy", "ability", "emblem"]
Target = int | str

PUBLIC_ZONES = frozenset({"graveyard", "battlefield", "stack", "exile", "command"})
"""400.2."""
OWNED_ZONES = frozenset({"library", "hand", "graveyard"})
"""Zones of which each player has their own (400.1)."""

STEPS = (
    "untap",
    "upkeep",
    "draw",
    "precombat main",
    "beginning of combat",
    "declare attackers",
    "declare blockers",
    "combat damage",
    "end of combat",
    "postcombat main",
    "end",
    "cleanup",
)
"""The steps and main phases of a turn in order (500.1)."""

ZoneKey = tuple[str, str]
"""A zone and whose it is ("" for shared zones)."""


class State(msgspec.Struct, frozen=True, kw_only=True):
    """What all parts of a game share: they are values."""


class Mana(State, frozen=True):
    """One mana in a pool: its type, and what it may be spent on (106.6).  `only` says what it may be spent on alone."""

    type: ManaType
    source: ObjectId = 0
    snow: bool = False
    only: Any = None
    """A `Filter` of spells that it may be spent on, or None."""
    on_abilities: bool = False


class Player(State, frozen=True, kw_only=True):
    """A player and what is theirs alone."""

    name: str
    life: int = 20
    pool: tuple[Mana, ...] = ()
    counters: dict[str, int] = {}
    lost: bool = False
    conceded: bool = False
    drew_from_empty: bool = False
    """Since state-based actions were last checked (704.5b)."""
    turn_began: int = 0
    """Timestamp of the beginning of their most recent turn (302.6)."""
    lands_played: int = 0
    """This turn (305.2)."""
    extra_lands: int = 0
    """Additional lands granted this turn by effects that have resolved."""


class Characteristics(State, frozen=True, kw_only=True):
    """What an object is like once everything has been applied (109.3, 613), and who controls it."""

    names: tuple[str, ...] = ()
    mana_cost: ManaCost | None = None
    mana_value: int = 0
    colors: frozenset[Color] = frozenset()
    supertypes: frozenset[str] = frozenset()
    types: frozenset[str] = frozenset()
    subtypes: frozenset[str] = frozenset()
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    abilities: tuple[AnyAbility, ...] = ()
    keywords: frozenset[str] = frozenset()
    """Names of the keyword abilities among its abilities."""
    controller: str | None = None
    has_adventure: bool = False
    """Whether there are alternative characteristics of an Adventure, in use or not (715.2a); they are copied with the rest (715.2b)."""

    @property
    def name(self) -> str | None:
        """Its name, or both ("Fire // Ice"); None if it has none."""
        return " // ".join(self.names) if self.names else None


class Announcement(State, frozen=True, kw_only=True):
    """The choices made for a spell or ability as it was put on the stack (601.2b-d, 400.7d)."""

    x: int | None = None
    modes: tuple[int, ...] = ()
    targets: tuple[tuple[Target, ...], ...] = ()
    """For each target specification the objects or players chosen."""
    division: dict[str, int] = {}
    kicked: int = 0
    additional: tuple[str, ...] = ()
    alternative: str | None = None
    """Name of the alternative cost that is paid, if one is; "free" if there is nothing to pay."""
    alternative_cost: Cost | None = None
    """What that cost is."""
    origin: str | None = None
    """Zone that it was cast from; None if it was not cast."""
    caster: str | None = None
    exile_after: bool = False
    """It is exiled instead of being put into a graveyard as it leaves the stack."""


class StackAbility(State, frozen=True, kw_only=True):
    """What an ability on the stack is an instance of."""

    ability: Any
    """`Activated`, `Triggered` or `Reflex`."""
    source: ObjectId
    """The object it came from, present or past (113.7)."""
    names: dict[str, Any] = {}
    """What its effects may refer to: "it", "that player", saved results."""
    key: str = ""


class GameObject(State, frozen=True, kw_only=True):
    """An object (109.1): a card, token, copy or ability, in a zone.

    `face` is the index of the face that is up, of the half or of the alternative characteristics in use: 0 is the front face,
    the left half, the normal characteristics.
    """

    id: ObjectId
    physical: int
    card: Card
    kind: ObjectKind = "card"
    label: str | None = None
    owner: str
    zone: Zone
    shown_as: ObjectId | None = None
    """What players call a card of a library since the library was last put in another order; by its own id it could be followed."""
    controller: str | None = None
    """Under whose control it entered or was put on the stack; effects that change control come on top (layer 2)."""
    face: int = 0
    face_down: str | None = None
    """What made it face down, if it is (708.6)."""
    listed: Characteristics | None = None
    """What it is while face down, where the effect that made it so lists that (708.2)."""
    tapped: bool = False
    counters: dict[str, int] = {}
    counted_at: dict[str, int] = {}
    """Timestamp of its counters of each kind: when the last of them was put on it (613.7c).  It entered with the others."""
    damage: int = 0
    deathtouched: bool = False
    attached_to: Target | None = None
    timestamp: int = 0
    shown_since: int = 0
    """The time at which it came to be here with the face that it shows; the same for all that did so together (704.5k)."""
    held_by: str | None = None
    """Its controller when last looked at; with `held_since` this tells whether control was continuous (302.6)."""
    held_since: int = 0
    copied: Characteristics | None = None
    """Copiable values that it took as it entered, was created or was turned face up (707.2)."""
    copied_until: CopyEnd | None = None
    """What ends that."""
    copied_before: Characteristics | None = None
    """The copiable values that it has again then, if it is a copy even so."""
    announced: Announcement | None = None
    """How the spell was cast, kept by the permanent that it became (400.7d)."""
    stacked: StackAbility | None = None
    chosen: dict[str, str] = {}
    """Choices linked to it: "card name", "creature type", "color"."""
    exiled_with: ObjectId | None = None
    """The object whose ability exiled it (607.2a)."""
    face_up_exile: bool = True
    known_to: frozenset[str] = frozenset()
    """Players who may look at it although its zone or face-down status would hide it."""
    transformed_at: int = 0
    """Timestamp of the last time it transformed (701.27f)."""
    skips_untap: bool = False
    loyalty_used: int = 0
    """Turn in which one of its loyalty abilities was last activated (606.3)."""


class LastKnown(State, frozen=True, kw_only=True):
    """What an object was as it left its zone (608.2h): kept as a record, for ever."""

    object: GameObject
    characteristics: Characteristics
    copiable: Characteristics | None = None
    """Its copiable values, if effects that had begun while it was there had changed them (707.2)."""
    became: ObjectId | None = None
    """The object that it turned into."""


class ContinuousEffect(State, frozen=True, kw_only=True):
    """A continuous effect from a resolution (611.2): changes to objects, or a rule that holds for a while."""

    id: int
    source: ObjectId
    controller: str
    timestamp: int
    objects: tuple[ObjectId, ...] = ()
    """The objects affected, locked in (611.2c)."""
    changes: tuple[AnyChange, ...] = ()
    copied: Characteristics | None = None
    """For a copy effect: the values, taken as it began."""
    rule: AnyStatic | None = None
    permission: "PlayPermission | None" = None
    regenerates: bool = False
    """It is a regeneration shield for its objects (701.19a)."""
    duration: Duration | Literal["while exiled", "end of your next turn"] = "end of turn"
    turn: int = 0
    """Number of the turn in which it began."""
    names: dict[str, Any] = {}


class PlayPermission(State, frozen=True, kw_only=True):
    """Leave to play certain cards for a while, given by an effect that has resolved (601.3)."""

    player: str
    lands: bool = True
    spells: bool = True
    free: bool = False
    only_face: int | None = None
    """Only that face or those characteristics of the card (715.3d)."""
    any_color: bool = False
    """Mana may be spent on it as though it were mana of any color (609.4b)."""
    exile_after: bool = False
    """If the spell would be put into a graveyard, it is exiled instead."""


class DelayedTrigger(State, frozen=True, kw_only=True):
    """A delayed triggered ability (603.7)."""

    id: int
    ability: Any
    source: ObjectId
    controller: str
    names: dict[str, Any] = {}
    once: bool = True
    this_turn: bool = False


class WaitingTrigger(State, frozen=True, kw_only=True):
    """A triggered ability that has triggered and is not on the stack yet (603.3)."""

    ability: Any
    source: ObjectId
    controller: str
    names: dict[str, Any] = {}
    mana: bool = False
    """A triggered mana ability: it never goes on the stack (605.4a)."""


class Combat(State, frozen=True, kw_only=True):
    """The combat phase: who attacks what, and who blocks whom (506-510)."""

    attackers: dict[ObjectId, Target] = {}
    blockers: dict[ObjectId, tuple[ObjectId, ...]] = {}
    """Each blocking creature and the attackers that it blocks."""
    blocked: frozenset[ObjectId] = frozenset()
    """Attackers that have become blocked (509.1h), whether or not a blocker is left."""
    first_strike_dealt: frozenset[ObjectId] = frozenset()


class Turn(State, frozen=True, kw_only=True):
    """Whose turn it is and how far it has come."""

    number: int
    active: str
    step: str
    priority: str | None = None
    passed: frozenset[str] = frozenset()
    """Players who have passed in succession (117.4)."""


class Game(State, frozen=True, kw_only=True):
    """A game at a moment."""

    players: tuple[Player, ...]
    """In turn order."""
    objects: dict[ObjectId, GameObject] = {}
    """All objects that exist now."""
    zones: dict[ZoneKey, tuple[ObjectId, ...]] = {}
    """Libraries from the top, the stack from the bottom, the battlefield by arrival."""
    past: dict[ObjectId, LastKnown] = {}
    turn: Turn
    combat: Combat = Combat()
    effects: tuple[ContinuousEffect, ...] = ()
    delayed: tuple[DelayedTrigger, ...] = ()
    waiting: tuple[WaitingTrigger, ...] = ()
    this_turn: tuple[Any, ...] = ()
    """Events of this turn that rules look back to, oldest first."""
    next_id: int = 1
    next_physical: int = 1
    clock: int = 1
    """The next timestamp."""
    shuffles: int = 0
    """How many random choices have been made; with `seed` it decides the next one."""
    seed: int = 0
    edition: str = NEWEST_EDITION
    ended: bool = False
    winners: tuple[str, ...] = ()
    memory: Any = None
    """Derived values of this very state, worked out once; no part of what the game is."""

    # --- reading -----------------------------------------------------------------------------------------------------

    def zone(self, zone: str, player: str = "") -> tuple[ObjectId, ...]:
        """Ids of the objects in a zone, in its order."""
        return self.zones.get((zone, player if zone in OWNED_ZONES else ""), ())

    def object(self, id: ObjectId) -> GameObject:
        """The object as it is, or as it last was (608.2h)."""
        found = self.objects.get(id)
        return found if found is not None else self.past[id].object

    def player(self, name: str) -> Player:
        """A player by name.  Raises KeyError for a name that nobody has."""
        for player in self.players:
            if player.name == name:
                return player
        raise KeyError(name)

    def turn_order(self) -> tuple[str, ...]:
        """Players still in the game, the active player first (101.4)."""
        return self._in_order_from(0)

    def next_player(self, name: str) -> str:
        """Whose turn comes after a player's in turn order; that player too may be out of the game by now."""
        return self._in_order_from(1, name)[0]

    def _in_order_from(self, offset: int, name: str | None = None) -> tuple[str, ...]:
        name = name or self.turn.active
        start = next(place for place, player in enumerate(self.players) if player.name == name) + offset
        return tuple([player.name for player in self.players[start:] + self.players[:start] if not player.lost])

    def opponents(self, name: str) -> tuple[str, ...]:
        """A player's opponents still in the game, in turn order."""
        return tuple(other for other in self.turn_order() if other != name)
