"""Misreadings of the rules in `oracle/rules/events/replacement_candidates.py`."""

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.rules.events import replacement_candidates
from oracle.rules.state.events import Moved
from oracle.rules.state.game import Game, ObjectId

replace = msgspec.structs.replace


@mutant(
    "manifest-dread-procedure",
    replaces=replacement_candidates.imagine,
    belief="A player who puts the card onto the battlefield and turns it face down then, so that it enters as what it is.",
)
def card_enters_before_it_is_face_down(right: Right, game: Game, event: Moved) -> tuple[Game, ObjectId]:
    future: tuple[Game, ObjectId] = right(game, replace(event, face_down=None))
    return future
