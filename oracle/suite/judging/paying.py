"""What a step says of how something is paid for: the objects that it names are sacrificed, discarded, exiled, tapped or returned."""

import msgspec

from oracle.protocol.messages import AnyAction, Occurrence
from oracle.suite.judging.judged_game import JudgedGame
from oracle.suite.reading.errors import MeaningError
from oracle.vocabulary.operations import Paying


class AnnouncedPayment(msgspec.Struct, frozen=True):
    """What is said to pay for an action that has just been taken."""

    how: Paying
    objects: tuple[str, ...]
    """Ids or labels."""
    since: int
    """The number of the last occurrence before the action."""


def payment(how: Paying | None, action: AnyAction, game: JudgedGame) -> AnnouncedPayment | None:
    """What an action that is about to be taken is said to be paid with; None if nothing is said of that."""
    objects: tuple[str, ...] | None = getattr(action, "paid_with", None)
    if how is None or objects is None:
        return None
    before = game.view().occurrences
    return AnnouncedPayment(how, objects, before[-1].number if before else 0)


def check_paid(said: AnnouncedPayment, game: JudgedGame) -> None:
    """Raises `MeaningError` unless that is what has been done to these objects since."""
    happened = [each for each in game.view().occurrences if each.number > said.since]
    for object in said.objects:
        if not any(object in (each.object, each.label) and _is(each, said.how) for each in happened):
            done = ", ".join(each.kind for each in happened if object in (each.object, each.label)) or "nothing"
            raise MeaningError(
                f"the engine can't do this as the step says: {object} doesn't pay by {said.how}; what happened to it: {done}"
            )


def _is(each: Occurrence, how: Paying) -> bool:
    if how == "exiling":
        return each.kind == "moved" and each.destination == "exile"
    if how == "returning":
        return each.kind == "moved" and each.destination == "hand"
    return each.kind == {"sacrificing": "sacrificed", "discarding": "discarded", "tapping": "tapped"}[how]
