"""What objects are called in messages, and which object a name means.

An object is called by its id, which is never used again.  A library that was shuffled, or whose cards were put in another order, has
new names for its cards (`GameObject.shown_as`): who saw one of them before can't follow it (400.2).
"""

from oracle.rules.citation import Misfit
from oracle.rules.state.game import Game, ObjectId, Target

LONGEST = 20
"""So many digits no id has."""


def called(game: Game, target: Target) -> str:
    """What an object, present or past, or a player is called."""
    if isinstance(target, str):
        return target
    object = game.objects.get(target)
    if object is None and target in game.past:
        object = game.past[target].object
    return str(target if object is None or object.shown_as is None else object.shown_as)


def find(game: Game, reference: str) -> ObjectId:
    """The object that is called so, or that the card with that label now is.  Raises `Misfit` if there is none."""
    if reference.isascii() and reference.isdigit() and len(reference) < LONGEST:
        number = int(reference)
        object = game.objects.get(number)
        if object is not None and object.shown_as is None:
            return number
        for key, ids in game.zones.items():
            if key[0] == "library":
                for id in ids:
                    if game.objects[id].shown_as == number:
                        return id
    for id, object in game.objects.items():
        if object.label == reference:
            return id
    raise Misfit(f"there is no object {reference} (any more)")


def target(game: Game, reference: str) -> Target:
    """A player by name, or an object."""
    return reference if any(player.name == reference for player in game.players) else find(game, reference)
