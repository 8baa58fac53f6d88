"""Misreadings of the rules in `oracle/rules/stack/beginning_to_cast.py`."""

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.adequacy.mutants.asked import has_land_face
from oracle.rules.citation import IllegalAction
from oracle.rules.legality.permissions import Permission
from oracle.rules.stack import beginning_to_cast
from oracle.rules.state.actions import Cast
from oracle.rules.state.game import Characteristics, Game, GameObject

replace = msgspec.structs.replace


@mutant(
    "mdfc-legality-by-played-face",
    replaces=beginning_to_cast.check_spell_timing,
    belief="A player to whom a card with a land on it is played at the time of a land.",
)
def instant_with_a_land_behind_it_is_slow(right: Right, before: Game, player: str, card: GameObject, proposed: Characteristics) -> None:
    slow = has_land_face(card.card)
    right(before, player, card, replace(proposed, types=frozenset({"sorcery"}), keywords=frozenset()) if slow else proposed)


@mutant(
    "omen-not-an-alternative-cost",
    replaces=beginning_to_cast.alternative_cost_used,
    belief="A player who knows that only one alternative cost may be paid, and takes casting as an Omen for one.",
)
def omen_is_an_alternative_cost(right: Right, action: Cast, permission: Permission) -> str | None:
    if (permission.free or action.alternative is not None) and action.face == 1:
        raise IllegalAction("118.9a", "only one alternative cost can be applied to a spell")
    used: str | None = right(action, permission)
    return used


@mutant(
    "omen-choice-made-while-casting",
    replaces=beginning_to_cast.check_spell_timing,
    belief="A player who casts an omen card at the time of a creature, whichever way.",
)
def omen_has_the_timing_of_its_card(right: Right, before: Game, player: str, card: GameObject, proposed: Characteristics) -> None:
    slow = replace(proposed, types=frozenset({"creature"})) if proposed.subtypes & {"Omen", "Adventure"} else proposed
    right(before, player, card, slow)


@mutant(
    "player-chooses-the-alternative-cost",
    replaces=beginning_to_cast.alternative_cost_used,
    belief="A player to whom casting a spell face down is a way to cast it, for which something else may be paid.",
)
def face_down_is_no_alternative_cost(right: Right, action: Cast, permission: Permission) -> str | None:
    used: str | None = right(replace(action, face_down=False), permission)
    return used
