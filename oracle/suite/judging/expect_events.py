"""Checks of what has happened in the course of the latest Whens."""

from oracle.protocol.messages import Occurrence
from oracle.suite.judging.expecting import Observation, checks, equal, often
from oracle.suite.judging.involved import Involved
from oracle.suite.judging.verdicts import Mismatch
from oracle.vocabulary.operations import Drew, EventPattern, Happened, InOrder, Shuffled, Triggered

_MOVING = ("discarded", "sacrificed", "destroyed", "countered", "cast", "manifested", "created", "drew")
_ASPECT = {"tapped": "tapped", "untapped": "tapped", "tapped for mana": "tapped", "transformed": "face"}


@checks(Drew)
def drew(said: Drew, observation: Observation) -> None:
    """How many cards a player drew."""
    draws = [each for each in observation.occurrences("drew") if each.player == said.player]
    for each in draws:
        _name(each, "zone", observation)
    observed = sum(each.amount or 1 for each in draws)
    equal(_cards(said.count), _cards(observed), f"{said.player} drew {{}}")


def _cards(number: int) -> str:
    return f"{number} card{'s' * (number != 1)}"


@checks(Shuffled)
def shuffled(said: Shuffled, observation: Observation) -> None:
    """How often a library was shuffled."""
    observation.name(said.player, "library order")
    observed = sum(1 for each in observation.occurrences("shuffled") if each.player == said.player)
    equal(often(said.count), often(observed), f"{said.player}'s library was shuffled {{}}")


@checks(Triggered)
def triggered(said: Triggered, observation: Observation) -> None:
    """How often abilities of an object triggered."""
    meant = observation.involved(said.object)
    found = [each for each in observation.occurrences("triggered") if meant.source(each)]
    observed = [each for each in found if not meant.as_another_face(each, source=True)]
    if not found and meant.is_nothing():
        raise meant.unknown()
    if len(observed) != len(found) and said.count in (0, len(observed)):
        others = " and ".join(dict.fromkeys(str(each.source_name) for each in found if each not in observed))
        raise Mismatch(f"{said.object} triggered {often(said.count)}", f"it triggered as {others}")
    _equal_count(said.count, len(observed), f"{said.object} triggered {{}}", meant)


@checks(Happened)
def happened(said: Happened, observation: Observation) -> None:
    """Something happened to an object."""
    meant = observation.involved(said.object)
    found = [each for each in observation.occurrences(said.happening) if meant.about(each)]
    observed = [each for each in found if not meant.as_another_face(each)]
    for each in observed:
        _name(each, "zone" if said.happening in _MOVING else _ASPECT.get(said.happening, ""), observation)
    if not found and meant.is_nothing():
        raise meant.unknown()
    if len(observed) != len(found) and said.count in (None, 0, len(observed)):
        others = " and ".join(dict.fromkeys(str(each.name) for each in found if each not in observed))
        raise Mismatch(f"{said.object} was {said.happening}{'' if said.count is None else ' ' + often(said.count)}", f"it was as {others}")
    if said.count is None:
        if not observed:
            told = ", ".join(dict.fromkeys(each.kind for each in observation.occurrences() if meant.about(each)))
            raise Mismatch(
                f"{said.object} was {said.happening}",
                f"it wasn't; it was {told}" if told else f"nothing happened to it{meant.meant_instead()}",
            )
        return
    _equal_count(said.count, len(observed), f"{said.object} was {said.happening} {{}}", meant)


def _equal_count(expected: int, observed: int, words: str, meant: Involved) -> None:
    """Raise `Mismatch` unless it happened so often; where it never did to what is called so, with what may have been meant."""
    if expected != observed:
        hint = "" if observed else meant.meant_instead()
        raise Mismatch(words.format(often(expected)), words.format(often(observed)) + hint)


def _name(each: Occurrence, aspect: str, observation: Observation) -> None:
    for key in (each.label, f"#{each.object}", f"#{each.became}"):
        if key is not None:
            observation.name(key, aspect)


@checks(InOrder)
def in_order(said: InOrder, observation: Observation) -> None:
    """Events happened in an order, perhaps with no priority in between."""
    occurrences = observation.occurrences()
    meant = {pattern.object: observation.involved(pattern.object) for pattern in said.events if pattern.object is not None}
    starts = [index for index, each in enumerate(occurrences) if _fits(each, said.events[0], meant)]
    reached = 0
    for start in starts if said.without_priority else starts[:1]:
        matched = _follow(said, occurrences, start, meant)
        reached = max(reached, matched)
        if matched == len(said.events):
            return
    wanted = ", then ".join(map(_words, said.events))
    missing = _words(said.events[reached])
    seen = ", ".join(_told(each) for each in occurrences if each.kind != "step") or "nothing"
    gap = " with no priority in between" if said.without_priority else ""
    raise Mismatch(f"in this order{gap}: {wanted}", f"no {missing!r} in its place among: {seen}")


def _follow(said: InOrder, occurrences: list[Occurrence], start: int, meant: dict[str, Involved]) -> int:
    """How many of the expected events are found in order from `start` on."""
    matched = 0
    for each in occurrences[start:]:
        if _fits(each, said.events[matched], meant):
            matched += 1
            if matched == len(said.events):
                break
        elif said.without_priority and each.kind == "priority":
            break
    return matched


def _fits(each: Occurrence, pattern: EventPattern, meant: dict[str, Involved]) -> bool:
    if each.kind != pattern.event or (pattern.player is not None and each.player != pattern.player):
        return False
    if pattern.object is None:
        return True
    object = meant[pattern.object]
    return (object.about(each) and not object.as_another_face(each)) or (
        object.source(each) and not object.as_another_face(each, source=True)
    )


def _words(pattern: EventPattern) -> str:
    return " ".join(part for part in (pattern.event, pattern.object, pattern.player and f"({pattern.player})") if part)


def _told(each: Occurrence) -> str:
    thing = each.name or each.label or each.source_name
    return " ".join(part for part in (each.kind, thing, each.player and f"({each.player})") if part)
