"""Effects: the instructions of spells and abilities, carried out in order as they resolve (608.2c).

Every effect may `save` its result under a name for later effects of the same ability: the objects it moved, made or chose, or
a number.  `optional` lets the controller decide not to ("you may", 608.2d).  A condition can stand before any effect (`given`).
"""

from typing import Literal, Union

import msgspec

from oracle.cards import abilities
from oracle.cards.changes import AnyChange, Duration
from oracle.cards.conditions import AnyCondition
from oracle.cards.costs import Cost
from oracle.cards.filters import Amount, Filter, Selection
from oracle.cards.listed import Listing
from oracle.cards.tokens import TokenSpec as TokenSpec
from oracle.cards.words import ManaText, ManaTypeText, Reference, SavedName, Word

Place = Literal["battlefield", "hand", "graveyard", "exile", "library top", "library bottom", "library shuffled", "library bottom random"]


class Effect(Word, frozen=True, tag_field="do", kw_only=True):
    """An instruction.  `who` carries it out ("you" unless said otherwise)."""

    who: Reference = "you"
    given: AnyCondition | None = None
    optional: bool = False
    save: SavedName | None = None


class AddMana(Effect, frozen=True, tag="add mana"):
    """Add mana (106.3).  `mana` is fixed; else `count` mana of one type out of `choices`."""

    mana: ManaText | None = None
    choices: "tuple[ManaTypeText, ...] | ManaTypes | None" = None
    count: Amount = 1
    combination: bool = False
    """Any combination of the choices instead of all of one."""
    spend_only: Filter | None = None
    """Only to cast such spells, or (see `spend_on_abilities`) to activate abilities of such sources (106.6)."""
    spend_on_abilities: bool = False


class ManaTypes(Word, frozen=True):
    """Types of mana that are worked out: what permanents could produce (106.7), or did produce (106.12a), the colors among permanents …"""

    source: Literal["could produce", "produced", "colors among", "any color", "chosen color"]
    """ "produced": what the permanent produced whose being tapped for mana the ability triggered on."""
    what: Selection | None = None
    colors_only: bool = False


class Draw(Effect, frozen=True, tag="draw"):
    """Draw cards (121)."""

    count: Amount = 1


class Discard(Effect, frozen=True, tag="discard"):
    """Discard cards (701.9)."""

    count: Amount = 1
    random: bool = False
    what: Filter = Filter(zone="hand")


class Mill(Effect, frozen=True, tag="mill"):
    """Put cards from the top of the library into the graveyard (701.17)."""

    count: Amount = 1


class Scry(Effect, frozen=True, tag="scry"):
    """Look at the top cards and put any number on the bottom (701.22)."""

    count: Amount = 1


class GainLife(Effect, frozen=True, tag="gain life"):
    """Gain life (119.3)."""

    amount: Amount


class LoseLife(Effect, frozen=True, tag="lose life"):
    """Lose life (119.3)."""

    amount: Amount


class DealDamage(Effect, frozen=True, tag="deal damage"):
    """The source, or another object, deals damage to objects or players (120)."""

    to: Selection
    amount: Amount
    source: Reference = "this"
    divided: bool = False
    """Divided among the targets as chosen on casting (601.2d)."""


class Destroy(Effect, frozen=True, tag="destroy"):
    """Destroy permanents (701.8)."""

    what: Selection
    no_regeneration: bool = False


class Sacrifice(Effect, frozen=True, tag="sacrifice"):
    """A player sacrifices permanents of their choice, or those meant (701.21)."""

    what: Selection
    count: Amount | None = None
    """How many they choose of what the filter lets through; all that are meant if absent."""


class Move(Effect, frozen=True, tag="move"):
    """Put objects into a zone: exile, return, put onto the battlefield … (701.13 and others)."""

    what: Selection
    to: Place
    count: Amount | None = None
    """Only this many, chosen as the effect is carried out; with `up_to`, as many as the player likes."""
    up_to: bool = False
    random: bool = False
    """Which ones is left to chance."""
    control: Reference | None = None
    """Under whose control it enters; the instructed player's if absent (110.2a), "owner" for its owner's."""
    tapped: bool = False
    transformed: bool = False
    face_down: bool = False
    listing: Listing | None = None
    """What it is while face down, if that is said (708.2)."""
    counters: dict[str, Amount] = msgspec.field(default_factory=dict)
    attached_to: Reference | None = None
    simultaneous: bool = True
    until_leaves: Reference | None = None
    """Only until that permanent leaves the battlefield; then the objects return to where they were (610.3)."""


class Counter(Effect, frozen=True, tag="counter"):
    """Counter spells or abilities (701.6)."""

    what: Selection
    unless_pays: Cost | None = None
    to: Place = "graveyard"


class Tap(Effect, frozen=True, tag="tap"):
    """Tap permanents (701.26a): all that are meant, `count` of them, or any number (`up_to` without a count)."""

    what: Selection
    count: Amount | None = None
    up_to: bool = False


class Untap(Effect, frozen=True, tag="untap"):
    """Untap permanents (701.26b)."""

    what: Selection
    count: Amount | None = None
    up_to: bool = False


class PutCounters(Effect, frozen=True, tag="put counters"):
    """Put counters on objects or players (122)."""

    what: Selection
    kind: str
    count: Amount = 1


class RemoveCounters(Effect, frozen=True, tag="remove counters"):
    """Remove counters from objects."""

    what: Selection
    kind: str
    count: Amount = 1


class Apply(Effect, frozen=True, tag="apply"):
    """Start a continuous effect (611.2): these changes, to these objects, for that long."""

    what: Selection
    changes: tuple[AnyChange, ...]
    duration: Duration = "end of turn"


class ApplyRule(Effect, frozen=True, tag="apply rule"):
    """Start a continuous effect that changes the rules (611.2c): the same words as a static ability's, for a while."""

    rule: "abilities.AnyStatic"
    duration: Duration = "end of turn"


class AllowPlay(Effect, frozen=True, tag="allow play"):
    """These exiled (or other) cards may be played for as long as said (601.3, 611.2a)."""

    what: Selection
    lands: bool = True
    spells: bool = True
    filter: Filter | None = None
    """Only faces that pass this filter."""
    duration: Literal["while exiled", "end of turn", "end of your next turn"] = "while exiled"
    free: bool = False
    any_color: bool = False
    """Mana may be spent on it as though it were mana of any color (609.4b)."""
    exile_after: bool = False
    """If the spell would be put into a graveyard, it is exiled instead."""


class CastNow(Effect, frozen=True, tag="cast now"):
    """A player may cast one of these cards now, as part of the resolution (608.2g)."""

    what: Selection
    filter: Filter | None = None
    """What the resulting spell must be like."""
    free: bool = True
    any_number: bool = False
    """Any number of them, one after the other."""
    exile_after: bool = False
    """If the spell would be put into a graveyard this turn, it is exiled instead."""


class Search(Effect, frozen=True, kw_only=True, tag="search"):
    """`who` searches a library, perhaps other zones with it, for up to `count` cards and puts them somewhere (701.23).

    Then the library is shuffled by its owner.
    """

    what: Filter
    count: Amount = 1
    any_number: bool = False
    to: Place
    whose: Reference = "you"
    zones: tuple[Literal["library", "hand", "graveyard"], ...] = ("library",)
    tapped: bool = False
    reveal: bool = False


class Shuffle(Effect, frozen=True, tag="shuffle"):
    """Shuffle a library (701.24)."""


class Reveal(Effect, frozen=True, tag="reveal"):
    """Show objects to all players (701.20)."""

    what: Selection


class Look(Effect, frozen=True, tag="look"):
    """Look at the top cards of a library (701.20e); the result is those cards."""

    count: Amount
    reveal: bool = False


class ExileUntil(Effect, frozen=True, tag="exile until"):
    """Exile cards from the top of the library one by one until one passes the filter.

    `save` is that card, `save_rest` the others, `save_all` all of them.
    """

    until: Filter
    save_rest: SavedName = "rest"
    save_all: SavedName = "all"
    reveal_only: bool = False
    """Reveal them instead, leaving them in the library."""


class Discover(Effect, frozen=True, tag="discover"):
    """Discover a number (701.57)."""

    value: Amount


class ExileTop(Effect, frozen=True, tag="exile top"):
    """Exile cards from the top of a library."""

    count: Amount = 1
    face_down: bool = False


class Transform(Effect, frozen=True, tag="transform"):
    """Turn double-faced permanents over (701.27)."""

    what: Selection


class TurnFaceUp(Effect, frozen=True, tag="turn face up"):
    """Turn face-down permanents face up."""

    what: Selection


class TurnFaceDown(Effect, frozen=True, tag="turn face down"):
    """Turn permanents face down: they are 2/2 creatures (708.2a), or what the effect lists (708.2)."""

    what: Selection
    listing: Listing | None = None


class Manifest(Effect, frozen=True, tag="manifest"):
    """Manifest the top cards of a library (701.40)."""

    count: Amount = 1
    cloak: bool = False


class ManifestDread(Effect, frozen=True, tag="manifest dread"):
    """Manifest dread (701.62)."""


class Attach(Effect, frozen=True, kw_only=True, tag="attach"):
    """Attach an Aura or Equipment to something (701.3)."""

    what: Reference = "this"
    to: Reference


class CreateToken(Effect, frozen=True, tag="create token"):
    """Create tokens (111)."""

    token: TokenSpec
    count: Amount = 1
    tapped: bool = False


class CopyPermanent(Effect, frozen=True, tag="create copy"):
    """Create tokens that are copies of a permanent (707.2)."""

    what: Reference
    count: Amount = 1


class CopySpell(Effect, frozen=True, tag="copy spell"):
    """Copy spells on the stack (707.10)."""

    what: Reference
    count: Amount = 1
    new_targets: bool = True
    changes: tuple[AnyChange, ...] = ()
    """What is different about the copy (707.9)."""


class CopyCard(Effect, frozen=True, tag="copy card"):
    """Copy a card that is no spell, in the zone where it is (707.12); `save` is the copy, to be cast at once."""

    what: Selection


class Choose(Effect, frozen=True, tag="choose"):
    """Choose objects without targeting them (115.10)."""

    what: Selection
    count: Amount = 1
    up_to: bool = False


class ChooseName(Effect, frozen=True, tag="choose name"):
    """Choose a card name that fits (201.4); it is linked to the source."""

    filter: Filter | None = None


class MayPay(Effect, frozen=True, tag="pay"):
    """Pay a cost, or not: "you may pay …" with `optional`; whether it was paid is saved (118.12)."""

    cost: Cost


class Unless(Effect, frozen=True, tag="unless"):
    """Do something unless a player pays a cost (118.12a)."""

    cost: Cost
    otherwise: "tuple[AnyEffect, ...]"
    payer: Reference = "you"


class Instead(Effect, frozen=True, tag="if"):
    """Do one thing if a condition holds, another if not (608.2c)."""

    condition: AnyCondition
    then: "tuple[AnyEffect, ...]"
    otherwise: "tuple[AnyEffect, ...]" = ()


class Sequence(Effect, frozen=True, tag="steps"):
    """Several effects as one, for "you may … and …"."""

    effects: "tuple[AnyEffect, ...]"


class ForEach(Effect, frozen=True, tag="for each"):
    """Do the effects once for each object or player; in them it is called `name`."""

    what: Selection
    effects: "tuple[AnyEffect, ...]"
    name: SavedName = "it"


class Reflexive(Effect, frozen=True, tag="when you do"):
    """A reflexive triggered ability (603.12): "when you do, …"."""

    ability: "abilities.Triggered | abilities.Reflex"


class Delayed(Effect, frozen=True, tag="later"):
    """A delayed triggered ability (603.7)."""

    ability: "abilities.Triggered"
    once: bool = True
    this_turn: bool = False


class SkipUntap(Effect, frozen=True, tag="skip next untap"):
    """Those permanents don't untap during their controller's next untap step."""

    what: Selection


class Store(Effect, frozen=True, tag="store"):
    """Save a number or a selection under a name, worked out now (608.2h)."""

    amount: Amount | None = None
    what: Selection | None = None


class GetEmblem(Effect, frozen=True, tag="emblem"):
    """Get an emblem with abilities (114)."""

    abilities: "tuple[abilities.AnyAbility, ...]"


class GrantedLife(Effect, frozen=True, tag="set life"):
    """A player's life total becomes a number (119.5)."""

    amount: Amount


class LoseGame(Effect, frozen=True, tag="lose the game"):
    """A player loses the game (104.3e)."""


class ExtraLandPlays(Effect, frozen=True, tag="extra land"):
    """A player may play additional lands this turn (305.2)."""

    count: Amount = 1


AnyEffect = Union[  # noqa: UP007
    AddMana,
    Draw,
    Discard,
    Mill,
    Scry,
    GainLife,
    LoseLife,
    DealDamage,
    Destroy,
    Sacrifice,
    Move,
    Counter,
    Tap,
    Untap,
    PutCounters,
    RemoveCounters,
    Apply,
    ApplyRule,
    AllowPlay,
    CastNow,
    Search,
    Shuffle,
    Reveal,
    Look,
    ExileUntil,
    Discover,
    ExileTop,
    Transform,
    TurnFaceUp,
    TurnFaceDown,
    Manifest,
    ManifestDread,
    Attach,
    CreateToken,
    CopyPermanent,
    CopySpell,
    CopyCard,
    Choose,
    ChooseName,
    MayPay,
    Unless,
    Instead,
    Sequence,
    ForEach,
    Reflexive,
    Delayed,
    SkipUntap,
    Store,
    GetEmblem,
    GrantedLife,
    LoseGame,
    ExtraLandPlays,
]
