"""Misreadings of the rules in `oracle/rules/characteristics/hidden.py`."""

from oracle.adequacy.mutant import Right, mutant
from oracle.rules.characteristics import hidden
from oracle.rules.state.game import Game, GameObject, ObjectId


@mutant(
    "look-at-own-facedown",
    replaces=hidden.is_told,
    belief="A player who says which card it is that they put face down, or whose program writes it into its log.",
)
def all_are_told_what_moves(right: Right, knew: bool, knows: bool) -> bool:
    return True


@mutant(
    "look-at-own-facedown",
    replaces=hidden.name_told,
    belief="The author of a program that hides a face-down creature on the table, and tells of its deeds by the name of its card.",
)
def deeds_are_told_by_the_name_of_the_card(right: Right, game: Game, id: ObjectId) -> str | None:
    return game.object(id).card.name


@mutant(
    "look-at-own-facedown",
    replaces=hidden.zone_shows,
    belief="A player who looks at their own card that was exiled face down.",
)
def owner_sees_what_is_exiled_face_down(right: Right, object: GameObject, player: str) -> bool:
    return bool(right(object, player)) or (object.zone == "exile" and object.owner == player)


@mutant(
    "jodah-exile-face-up",
    replaces=hidden.zone_shows,
    belief="A player who exiles the cards face down until the one to be cast has been found.",
)
def exiled_cards_are_their_owners_secret(right: Right, object: GameObject, player: str) -> bool:
    return bool(right(object, player)) and (object.zone != "exile" or object.owner == player)


@mutant(
    "jodah-exile-face-up",
    replaces=hidden.zone_shows,
    belief="A player who keeps in mind, or looks up, which cards they have put on the bottom of their library.",
)
def library_is_known_to_its_owner(right: Right, object: GameObject, player: str) -> bool:
    return bool(right(object, player)) or (object.zone == "library" and object.owner == player)
