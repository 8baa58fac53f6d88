"""Which ways there are to turn a face-down permanent face up (701.40b, 701.58b, 702.37e, 702.168d).

Two independent procedures: what was manifested or cloaked can be turned up for its mana cost if the *card* is a creature card;
and whatever would have a morph or disguise cost if it were face up can be turned up for that cost.
"""

import msgspec

from oracle.cards.abilities import Keyword
from oracle.cards.costs import Cost
from oracle.cards.statics import TurnsUpWith
from oracle.rules import selections
from oracle.rules.citation import rule
from oracle.rules.context import Context
from oracle.rules.continuous import characteristics, rules_in_force
from oracle.rules.faces import starting_values
from oracle.rules.game import Characteristics, Game, GameObject, ObjectId

replace = msgspec.structs.replace

RULES = {"manifest": "701.40b", "cloak": "701.58b", "morph": "702.37e", "megamorph": "702.37e", "disguise": "702.168d"}
"""The ways to turn something face up, and the rules that allow them."""


class Way(msgspec.Struct, frozen=True):
    """One way to turn a permanent face up: which rule allows it, and what it costs."""

    by: str
    cost: Cost


def ways_to_turn_up(game: Game, id: ObjectId) -> tuple[Way, ...]:
    """All the ways in which a face-down permanent's controller may turn it face up now; none if it isn't face down."""
    object = game.objects.get(id)
    if object is None or object.zone != "battlefield" or object.face_down is None:
        return ()
    return (*by_mana_cost(game, object), *by_keyword(game, id))


@rule("701.40b", "701.58b", "107.3h")
def by_mana_cost(game: Game, object: GameObject) -> tuple[Way, ...]:
    """A manifested or cloaked permanent can be turned up for its mana cost if the card that represents it is a creature card.

    Effects on the permanent don't matter to what the card is, and without a mana cost there is nothing to pay.  X is 0.  701.40b
    """
    if object.face_down not in ("manifest", "cloak") or object.kind != "card":
        return ()
    card = card_values(object)
    if "creature" not in card.types or card.mana_cost is None:
        return ()
    symbols = ("0" if symbol == "X" else symbol for symbol in card.mana_cost.symbols)
    return (Way(object.face_down, ("".join(f"{{{symbol}}}" for symbol in symbols),)),)


def card_values(object: GameObject) -> Characteristics:
    """The characteristics of the card that represents an object: its front face, or its halves together, with no effects applied."""
    return starting_values(replace(object, zone="library", face=0, face_down=None, copied=None))


@rule("701.40c", "701.40d", "702.37e", "702.168d")
def by_keyword(game: Game, id: ObjectId) -> tuple[Way, ...]:
    """A permanent that would have a morph or disguise cost if it were face up can be turned up for that cost.

    It doesn't matter what made it face down.  If it would have lost the ability, it can't be turned up this way.  702.37e
    """
    return tuple(
        Way(ability.name, ability.cost)
        for ability in values_if_face_up(game, id).abilities
        if isinstance(ability, Keyword) and ability.name in ("morph", "megamorph", "disguise") and ability.cost is not None
    )


@rule("702.37e", "708.8")
def values_if_face_up(game: Game, id: ObjectId) -> Characteristics:
    """What a face-down permanent would be like face up: its normal values, with all that now applies to it applied.  708.8"""
    return characteristics(imagined_face_up(game, id), id)


def imagined_face_up(game: Game, id: ObjectId) -> Game:
    """The game as it would be with that permanent face up."""
    turned = replace(game.objects[id], face_down=None, listed=None)
    return replace(game, objects={**game.objects, id: turned}, memory=None)


@rule("708.11")
def counters_on_turning_up(game: Game, id: ObjectId, x: int | None = None) -> dict[str, int]:
    """What a permanent's own ability says about how it is turned face up applies while it is being turned up, not afterwards.  708.11"""
    future = imagined_face_up(game, id)
    counters: dict[str, int] = {}
    for active in rules_in_force(future):
        if active.source == id and isinstance(active.rule, TurnsUpWith):
            for kind, number in active.rule.counters.items():
                amount = selections.amount(future, number, Context(you=active.controller, source=id, x=x))
                counters[kind] = counters.get(kind, 0) + max(0, amount)
    return counters
