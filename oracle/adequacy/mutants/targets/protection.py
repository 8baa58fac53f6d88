"""Misreadings of the rules in `oracle/rules/targets/protection.py`."""

from oracle.adequacy.mutant import Right, mutant
from oracle.rules.state.game import Game, ObjectId
from oracle.rules.targets import protection


@mutant(
    "protection-that-is-gained",
    replaces=protection.protected,
    belief="An engine's author who looks for protection among what is printed on the card.",
)
def only_what_is_printed_protects(right: Right, game: Game, id: ObjectId, source: ObjectId) -> bool:
    object = game.object(id)
    printed = object.card.faces[object.face].abilities
    return bool(right(game, id, source)) and any(getattr(ability, "name", None) == "protection from" for ability in printed)
