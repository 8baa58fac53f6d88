"""Misreadings of the rules in `oracle/rules/events/commit/status.py`."""

from oracle.adequacy.mutant import Right, mutant
from oracle.rules.events.commit import status
from oracle.rules.state.game import Characteristics, GameObject


@mutant(
    "vesuvan-shapeshifter-copied",
    replaces=status.copied_face_down,
    belief="A player who ends every copy effect on a permanent as it is turned face down.",
)
def nothing_copies_face_down(right: Right, object: GameObject) -> Characteristics | None:
    return None


@mutant(
    "vesuvan-shapeshifter-copied",
    replaces=status.copied_face_down,
    belief="A player who overlooks how long Vesuvan Shapeshifter's copy effect lasts.",
)
def every_copy_stays_one_face_down(right: Right, object: GameObject) -> Characteristics | None:
    return object.copied


@mutant(
    "manifest-dfc",
    replaces=status.face_turned_up,
    belief="An engine's author who turns a double-faced card over as it is turned face up.",
)
def back_face_is_turned_up(right: Right, object: GameObject) -> int:
    return len(object.card.faces) - 1
