"""Misreadings of the rules in `oracle/rules/words/conditions.py`."""

from typing import Any

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.rules.costs import total_cost
from oracle.rules.state.game import Announcement, Game, ObjectId
from oracle.rules.words import conditions
from oracle.rules.words.context import Context
from oracle.rules.words.references import View, objects_meant

replace = msgspec.structs.replace


@mutant(
    "jodah-free-cast-costs",
    replaces=conditions.announcement_of,
    belief="A player who lets a spell that is cast for nothing be dashed as well: one free cost is as good as another.",
)
def free_spell_is_dashed_too(right: Right, game: Game, id: ObjectId) -> Announcement | None:
    announced: Announcement | None = right(game, id)
    if announced is None or announced.alternative != total_cost.FREE:
        return announced
    return replace(announced, alternative="dash")


@mutant(
    "prized-amalgam-in-the-graveyard-then",
    replaces=conditions.announcement_of,
    belief="A player to whom a creature that was cast has come from the stack, wherever it was cast from.",
)
def where_it_was_cast_from_is_nothing(right: Right, game: Game, id: ObjectId) -> Announcement | None:
    return None


@mutant(
    "prized-amalgam-in-the-graveyard-then",
    replaces=conditions.came_from,
    belief="An engine's author who asks the creature where it came from when the ability resolves, and finds it gone.",
)
def a_creature_that_is_gone_came_from_nowhere(right: Right, game: Game, id: ObjectId) -> str | None:
    return right(game, id) if id in game.objects else None


@mutant(
    "vengeful-pharaoh-player-and-planeswalker",
    replaces=conditions._in_zone,
    belief="A player who asks whether the card is in the graveyard, and not whether it is the same object.",
)
def a_card_that_came_back_is_the_same(right: Right, view: View, condition: Any, context: Context) -> bool:
    meant = {view.game.object(id).physical for id in objects_meant(view, condition.what, context)}
    return any(object.physical in meant and object.zone == condition.zone for object in view.game.objects.values())
