"""Hidden and public zones: which cards a player may know by where they are (400.2, 406.3).

What lies face down on the battlefield or on the stack is another matter (708.5, `face_down`).
"""

from oracle.rules.citation import rule
from oracle.rules.game import GameObject


@rule("400.2", "406.3", without=True)
def zone_shows(object: GameObject, player: str) -> bool:
    """Libraries are hidden from everybody and hands from all but their owner; all else is public, but for what is exiled face down.

    400.2, 406.3
    """
    if object.zone == "library":
        return False
    if object.zone == "hand":
        return object.owner == player
    return object.zone != "exile" or object.face_up_exile


@rule("400.2", "708.5")
def is_told(knew: bool, knows: bool) -> bool:
    """Who is told that an object moves is told which card it is only if they may know that where it was, or where it is now.

    400.2, 708.5
    """
    return knew or knows
