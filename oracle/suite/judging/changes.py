"""What is different between two views, aspect by aspect, and the check that nothing was left unnamed.

Whose priority it is, bookkeeping (lands played, summoning sickness), the order of the battlefield, and that an ability or copy has left
the stack don't count as changes.
"""

from collections.abc import Iterator
from typing import NamedTuple

from oracle.protocol.messages import ObjectView, View
from oracle.suite.judging.expecting import CHARACTERISTICS, Observation, checks, key_of, shown
from oracle.suite.judging.verdicts import Mismatch
from oracle.suite.reading.references import called, where
from oracle.vocabulary.operations import NothingElse

ASPECTS = (*CHARACTERISTICS, "controller", "tapped", "face_down", "face", "counters", "damage", "attached_to", "targets", "x")
"""Fields of an object that are compared while it stays where it is."""


class Change(NamedTuple):
    """A difference: of which object or player, in which aspect, in words."""

    subject: str
    aspect: str
    words: str


def changes(before: View, after: View) -> Iterator[Change]:
    """All differences between two views."""
    if (before.turn, before.active_player, before.step) != (after.turn, after.active_player, after.step):
        yield Change("the game", "step", f"it is {after.active_player}'s {after.step} of turn {after.turn}")
    if before.ended != after.ended:
        yield Change("the game", "end", "the game has ended")
    for old, new in zip(before.players, after.players, strict=False):
        if old.life != new.life:
            yield Change(new.name, "life", f"{new.name} has {new.life} life, not {old.life}")
        if old.mana_pool != new.mana_pool:
            yield Change(new.name, "mana pool", f"{new.name}'s mana pool is {shown(new.mana_pool)}, not {shown(old.mana_pool)}")
        if old.counters != new.counters:
            yield Change(new.name, "counters", f"{new.name}'s counters are {new.counters}, not {old.counters}")
        if old.lost != new.lost:
            yield Change(new.name, "lost", f"{new.name} has lost")
    yield from _objects(before, after)
    yield from _orders(before, after)


def _objects(before: View, after: View) -> Iterator[Change]:
    earlier = {key_of(each): each for each in before.objects}
    for new in after.objects:
        old = earlier.pop(key_of(new), None)
        if old is new:
            continue
        if old is None:
            yield Change(key_of(new), "zone", f"{called(new)} is new {where(new)}")
        elif (old.zone, old.owner) != (new.zone, new.owner):
            yield Change(key_of(new), "zone", f"{called(new)} is {where(new)}, not {where(old)}")
        elif old.id != new.id and new.zone != "library":
            yield Change(key_of(new), "zone", f"{called(new)} is a new object {where(new)}")
        else:
            yield from _aspects(old, new)
    for old in earlier.values():
        if old.zone == "stack" and old.kind != "card":
            continue
        yield Change(key_of(old), "zone", f"{called(old)} is gone from where it was, {where(old)}")


def _aspects(old: ObjectView, new: ObjectView) -> Iterator[Change]:
    for aspect in ASPECTS:
        was, now = getattr(old, aspect), getattr(new, aspect)
        if was != now:
            words = aspect.replace("_", " ")
            yield Change(key_of(new), aspect, f"{called(new)}: {words} is {shown(now)}, not {shown(was)}")


def _orders(before: View, after: View) -> Iterator[Change]:
    for player in after.players:
        for zone in ("library", "graveyard"):
            was, now = _order(before, player.name, zone), _order(after, player.name, zone)
            stayed = set(was) & set(now)
            if [key for key in was if key in stayed] != [key for key in now if key in stayed]:
                yield Change(player.name, f"{zone} order", f"the order of {player.name}'s {zone} is different")


def _order(view: View, player: str, zone: str) -> list[str]:
    cards = [each for each in view.objects if each.zone == zone and each.owner == player]
    return [key_of(each) for each in sorted(cards, key=lambda each: each.position)]


@checks(NothingElse)
def nothing_else(said: NothingElse, observation: Observation) -> None:
    """All changes have been named."""
    if observation.before is None:
        return
    left = [
        change.words for change in changes(observation.before, observation.view) if (change.subject, change.aspect) not in observation.named
    ]
    if left:
        raise Mismatch("nothing else changed", "; ".join(left))
