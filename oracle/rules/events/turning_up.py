"""Which ways there are to turn a face-down permanent face up (701.40b, 701.58b, 702.37e, 702.168d), and how it is done (708.11).

Two independent procedures: what was manifested or cloaked can be turned up for its mana cost if the *card* is a creature card;
and whatever would have a morph or disguise cost if it were face up can be turned up for that cost.
"""

import msgspec

from oracle.cards.abilities import Keyword
from oracle.cards.costs import Cost
from oracle.cards.filters import Filter
from oracle.cards.statics import TurnsUpWith
from oracle.rules.characteristics import selections
from oracle.rules.characteristics.continuous import characteristics, rules_in_force
from oracle.rules.characteristics.printed import starting_values
from oracle.rules.citation import rule
from oracle.rules.events.becoming_copies import copy_of_chosen
from oracle.rules.events.commit.counters import add_up
from oracle.rules.events.commit.status import face_turned_up
from oracle.rules.events.entering import counters_said
from oracle.rules.state.decisions import Choose, Procedure, ask
from oracle.rules.state.events import TurnedFaceUp
from oracle.rules.state.game import Announcement, Characteristics, Game, GameObject, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.targets.attachment import can_be_attached
from oracle.rules.words.context import Context
from oracle.rules.words.value_of_x import enters_x

replace = msgspec.structs.replace

RULES = {"manifest": "701.40b", "cloak": "701.58b", "morph": "702.37e", "megamorph": "702.37e", "disguise": "702.168d"}
"""The ways to turn something face up, and the rules that allow them."""


class WayToTurnUp(msgspec.Struct, frozen=True):
    """One way to turn a permanent face up: which rule allows it, and what it costs."""

    by: str
    cost: Cost


def ways_to_turn_up(game: Game, id: ObjectId) -> tuple[WayToTurnUp, ...]:
    """All the ways in which a face-down permanent's controller may turn it face up now; none if it isn't face down."""
    object = game.objects.get(id)
    if object is None or object.zone != "battlefield" or object.face_down is None:
        return ()
    return (*by_mana_cost(game, object), *by_keyword(game, id))


@rule("701.40b", "701.58b", "107.3d")
def by_mana_cost(game: Game, object: GameObject) -> tuple[WayToTurnUp, ...]:
    """A manifested or cloaked permanent can be turned up for its mana cost if the card that represents it is a creature card.

    Effects on the permanent don't matter to what the card is, and without a mana cost there is nothing to pay.  X in it is chosen, as
    in any cost of a special action: that X is 0 where an effect tells a player to pay a mana cost (107.3h) is no matter here,
    since no effect does.
    """
    if object.face_down not in ("manifest", "cloak") or object.kind != "card":
        return ()
    card = card_values(object)
    if "creature" not in card.types or card.mana_cost is None:
        return ()
    return (WayToTurnUp(object.face_down, (str(card.mana_cost),)),)


def card_values(object: GameObject) -> Characteristics:
    """The characteristics of the card that represents an object: its front face, or its halves together, with no effects applied."""
    return starting_values(replace(object, zone="library", face=0, face_down=None, copied=None))


@rule("701.40c", "701.40d", "702.37e", "702.168d", "701.58c")
def by_keyword(game: Game, id: ObjectId) -> tuple[WayToTurnUp, ...]:
    """A permanent that would have a morph or disguise cost if it were face up can be turned up for that cost.

    It doesn't matter what made it face down.  If it would have lost the ability, it can't be turned up this way.
    """
    return tuple(
        WayToTurnUp(ability.name, ability.cost)
        for ability in values_if_face_up(game, id).abilities
        if isinstance(ability, Keyword) and ability.name in ("morph", "megamorph", "disguise") and ability.cost is not None
    )


@rule("702.37e", "708.8")
def values_if_face_up(game: Game, id: ObjectId) -> Characteristics:
    """What a face-down permanent would be like face up: its normal values, with all that now applies to it applied."""
    return characteristics(imagined_face_up(game, id), id)


def imagined_face_up(game: Game, id: ObjectId, copied: Characteristics | None = None, x: int | None = None) -> Game:
    """The game as it would be with that permanent face up, perhaps as a copy of something, with the X chosen for turning it up."""
    object = game.objects[id]
    announced = replace(object.announced or Announcement(), x=x)
    turned = replace(object, face=face_turned_up(object), face_down=None, listed=None, copied=copied or object.copied, announced=announced)
    return replace(game, objects={**game.objects, id: turned}, memory=None)


# --- what happens as it is turned up ----------------------------------------------------------------------------------


@rule("708.11", "616.1c")
def turning_up(table: Table, id: ObjectId, x: int | None = None) -> Procedure[TurnedFaceUp]:
    """What a permanent's own ability says about how it is turned face up applies while it is being turned up, not afterwards.

    What it becomes a copy of comes first, since that decides what other such abilities it has.  Returns the event.
    """
    event = TurnedFaceUp(object=id)
    for you, word in own_words(imagined_face_up(table.game, id, x=x), id):
        if word.copy_of is not None:
            context = Context(you=you, source=id, x=x or 0)
            values = yield from copy_of_chosen(table, id, word.copy_of, word.copy_changes, context, "708.11")
            event = event if values is None else replace(event, copied=values, copied_until=word.copy_until)
    future = imagined_face_up(table.game, id, event.copied, None if event.copied is not None else x)
    counters: dict[str, int] = {}
    for you, word in own_words(future, id):
        own = Context(you=you, source=id, x=enters_x(future.objects[id]))
        counters = add_up(counters, counters_said(selections.view_of(future), word, own))
        if word.attach is not None:
            event = replace(event, attached_to=(yield from choose_what_it_is_attached_to(table, future, id, you, word.attach)))
    return replace(event, counters=counters)


def own_words(future: Game, id: ObjectId) -> tuple[tuple[str, TurnsUpWith], ...]:
    """What a permanent that will be face up says about its being turned up, each with whose ability it is."""
    return tuple(
        (active.controller, active.rule)
        for active in rules_in_force(future)
        if active.source == id and isinstance(active.rule, TurnsUpWith)
    )


@rule("303.4k", "115.10a")
def choose_what_it_is_attached_to(table: Table, future: Game, id: ObjectId, you: str, what: Filter) -> Procedure[ObjectId | None]:
    """An Aura may become attached as it is turned face up: to what it could enchant face up.  Nothing is targeted.

    `future` is the game in which it has been turned up, `what` it could enchant there.  Returns None if it is attached to nothing.
    """
    context = Context(you=you, source=id)
    options = tuple(
        to
        for to in table.game.zone("battlefield")
        if to != id and selections.matches(table.game, to, what, context) and can_be_attached(future, id, to)
    )
    if not options:
        return None
    prompt = "Choose what it is attached to, or nothing"
    question = Choose(player=you, purpose="attach", prompt=prompt, options=options, minimum=0, maximum=1, source=id, rule="303.4k")
    chosen = yield from ask(question)
    return chosen[0] if chosen else None
