"""Hidden and public zones: which cards a player may know by where they are (400.2, 406.3), and what players are told of what happens.

What lies face down on the battlefield or on the stack is another matter (708.5, `face_down`).
"""

from oracle.rules.characteristics.continuous import characteristics
from oracle.rules.citation import rule
from oracle.rules.state.game import Game, GameObject, ObjectId


@rule("400.2", "406.3", without=True)
def zone_shows(object: GameObject, player: str) -> bool:
    """Libraries are hidden from everybody and hands from all but their owner; all else is public, but for what is exiled face down."""
    if object.zone == "library":
        return False
    if object.zone == "hand":
        return object.owner == player
    return object.zone != "exile" or object.face_up_exile


@rule("400.2", "708.5")
def is_told(knew: bool, knows: bool) -> bool:
    """Who is told that an object moves is told which card it is only if they may know that where it was, or where it is now."""
    return knew or knows


@rule("708.5", "708.2")
def name_told(game: Game, id: ObjectId) -> str | None:
    """What an object does, or what is done to it, is told by the name that it has then, which all players see.

    A face-down one mostly has none, whatever its card is called.
    """
    return characteristics(game, id).name
