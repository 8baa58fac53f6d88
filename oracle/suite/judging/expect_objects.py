"""Checks of what is seen of one object: where it is, its status, its characteristics."""

from oracle.protocol.messages import ObjectView
from oracle.suite.judging.expecting import CHARACTERISTICS, Observation, checks, equal, shown
from oracle.suite.judging.verdicts import Mismatch
from oracle.suite.reading.references import (
    UnknownObjectError,
    called,
    is_label_of,
    is_seen_as,
    meant_instead,
    parse,
    short,
    understood,
    where,
)
from oracle.vocabulary.operations import (
    Attached,
    Colors,
    Controls,
    Counters,
    Damage,
    HasKeyword,
    HasType,
    ManaValue,
    Named,
    Owns,
    PowerToughness,
    Status,
    TypeLine,
    Whereabouts,
)


@checks(Whereabouts)
def whereabouts(said: Whereabouts, observation: Observation) -> None:
    """An object is, or isn't, in a zone: at least one object of that name, or none."""
    found = observation.game.candidates(said.object)
    if not found and (said.holds or _is_counted(said.object, observation)):
        raise UnknownObjectError(said.object, observation.view, observation.game.labels)
    there = [each for each in found if _is_there(each, said, observation)]
    here = [each for each in there if is_seen_as(said.object, each, observation.game.labels)]
    for each in here if said.holds else found:
        observation.name(each, "zone")
    if (not here) if said.holds else any(bears_it(said.object, each, observation) for each in there):
        seen = " and ".join(dict.fromkeys(_seen(each, said.object, observation) for each in found)) or "nowhere"
        raise Mismatch(f"{said.object} {'is' if said.holds else 'is not'} {_place(said)}", f"it is {seen}")


def bears_it(text: str, each: ObjectView, observation: Observation) -> bool:
    """Whether an object found by `text` is seen under that name, or at least has it as a label."""
    labels = observation.game.labels
    return is_seen_as(text, each, labels) or is_label_of(each.label, understood(text, labels).name, labels)


def _is_counted(text: str, observation: Observation) -> bool:
    """Whether a number is said, so that it can be wrong that there is such an object at all."""
    return understood(text, observation.game.labels).ordinal is not None


def _seen(each: ObjectView, text: str, observation: Observation) -> str:
    return where(each) if is_seen_as(text, each, observation.game.labels) else f"{where(each)} as {called(each)}"


def _is_there(each: ObjectView, said: Whereabouts, observation: Observation) -> bool:
    if each.zone != said.zone or (said.player is not None and each.owner != said.player):
        return False
    if said.end is None:
        return True
    library = [other.position for other in observation.view.objects if other.zone == "library" and other.owner == said.player]
    return each.position == (min(library) if said.end == "top" else max(library))


def _place(said: Whereabouts) -> str:
    if said.end is not None:
        return f"on {'top' if said.end == 'top' else 'the bottom'} of {said.player}'s library"
    if said.player is not None:
        return f"in {said.player}'s {said.zone}"
    return {"battlefield": "on the battlefield", "stack": "on the stack"}.get(said.zone, f"in {said.zone}")


@checks(Status)
def status(said: Status, observation: Observation) -> None:
    """An object is, or isn't, tapped, face down …"""
    each = observation.object(said.object)
    if said.condition in ("tapped", "untapped"):
        observation.name(each, "tapped")
        holds = None if each.tapped is None else each.tapped == (said.condition == "tapped")
        observed = "tapped" if each.tapped else "untapped"
    elif said.condition in ("face up", "face down"):
        observation.name(each, "face_down", "face", *CHARACTERISTICS)
        holds = (each.face_down is not None) == (said.condition == "face down")
        observed = "face up" if each.face_down is None else f"face down ({each.face_down})"
    else:
        holds = each.sick
        observed = "summoning sick" if each.sick else "not summoning sick"
    if holds is None:
        raise Mismatch(_is(said.object, said.condition, said.holds), f"it is {where(each)}, where nothing is {said.condition}")
    if holds != said.holds:
        raise Mismatch(_is(said.object, said.condition, said.holds), f"it is {observed}")


def _is(subject: str, what: str, holds: bool) -> str:
    return f"{subject} {'is' if holds else 'is not'} {what}"


@checks(PowerToughness)
def power_toughness(said: PowerToughness, observation: Observation) -> None:
    """A creature's power and toughness."""
    each = observation.object(said.object)
    observation.name(each, "power", "toughness")
    observed = f"{each.power}/{each.toughness}" if each.power is not None else "without power and toughness"
    equal(f"{said.power}/{said.toughness}", observed, f"{said.object} is {{}}")


@checks(Counters)
def counters(said: Counters, observation: Observation) -> None:
    """The counters of a kind, or of all kinds."""
    each = observation.object(said.object)
    observation.name(each, "counters")
    if said.kind is None or "/" in said.kind:
        observation.name(each, "power", "toughness")
    observed = sum(each.counters.values()) if said.kind is None else each.counters.get(said.kind, 0)
    if observed != said.count:
        others = ", ".join(f"{number} {kind}" for kind, number in each.counters.items()) or "no counters at all"
        raise Mismatch(f"{said.object} has {said.count} {f'{said.kind} ' if said.kind else ''}counters", f"it has {others}")


@checks(Damage)
def damage(said: Damage, observation: Observation) -> None:
    """Marked damage."""
    each = observation.object(said.object)
    observation.name(each, "damage")
    equal(said.amount, each.damage, f"{said.object} has {{}} damage")


@checks(Attached)
def attached(said: Attached, observation: Observation) -> None:
    """What an object is, or isn't, attached to."""
    each = observation.object(said.object)
    observation.name(each, "attached_to")
    host = next((other for other in observation.view.objects if other.id == each.attached_to), None)
    observed = "nothing" if each.attached_to is None else called(host) if host else each.attached_to
    if said.to == "nothing":
        holds = each.attached_to is None
    elif said.to in observation.game.players:
        holds = each.attached_to == said.to
    else:
        hosts = [other for other in observation.game.candidates(said.to) if host is not None and other.id == host.id]
        holds = any(
            is_seen_as(said.to, each, observation.game.labels) if said.holds else bears_it(said.to, each, observation) for each in hosts
        )
    if holds != said.holds:
        raise Mismatch(_is(said.object, f"attached to {said.to}", said.holds), f"it is attached to {observed}")


@checks(ManaValue)
def mana_value(said: ManaValue, observation: Observation) -> None:
    """An object's mana value."""
    each = observation.object(said.object)
    observation.name(each, "mana_value")
    equal(said.amount, each.mana_value, f"{said.object}'s mana value is {{}}")


@checks(Named)
def named(said: Named, observation: Observation) -> None:
    """An object's name."""
    each = observation.object(said.object)
    observation.name(each, "name", "face")
    if said.name is None:
        if each.name is not None:
            raise Mismatch(f"{said.object} has no name", f"its name is {each.name}")
    elif said.name not in (each.name, *each.names):
        equal(said.name, each.name, f"{said.object}'s name is {{}}")


@checks(Colors)
def colors(said: Colors, observation: Observation) -> None:
    """An object's colors."""
    each = observation.object(said.object)
    observation.name(each, "colors")
    if (set(each.colors) == set(said.colors)) != said.holds:
        wanted = " and ".join(said.colors) or "colorless"
        raise Mismatch(_is(said.object, wanted, said.holds), f"it is {' and '.join(each.colors) or 'colorless'}")


def _type_words(each: ObjectView) -> tuple[str, ...]:
    return (*each.supertypes, *each.types, *each.subtypes)


def _type_line(each: ObjectView) -> str:
    left = " ".join(word.capitalize() for word in (*each.supertypes, *each.types))
    return f"{left} — {' '.join(each.subtypes)}" if each.subtypes else left or "empty"


@checks(TypeLine)
def type_line(said: TypeLine, observation: Observation) -> None:
    """All types of an object."""
    each = observation.object(said.object)
    observation.name(each, "supertypes", "types", "subtypes")
    if sorted(word.lower() for word in said.types) != sorted(" ".join(_type_words(each)).lower().split()):
        raise Mismatch(f"{said.object}'s type line is {' '.join(said.types)}", f"it is {_type_line(each)}")


@checks(HasType)
def has_type(said: HasType, observation: Observation) -> None:
    """One type of an object."""
    each = observation.object(said.object)
    observation.name(each, "supertypes", "types", "subtypes")
    if (said.type.lower() in [word.lower() for word in _type_words(each)]) != said.holds:
        raise Mismatch(_is(said.object, f"a {said.type}", said.holds), f"its type line is {_type_line(each)}")


@checks(HasKeyword)
def has_keyword(said: HasKeyword, observation: Observation) -> None:
    """A keyword ability of an object, or none."""
    each = observation.object(said.object)
    observation.name(each, "keywords")
    holds = any(said.keyword is None or word == said.keyword or word.startswith(f"{said.keyword} ") for word in each.keywords)
    if holds != said.holds:
        has = "has" if said.holds else "does not have" if said.keyword else "has no"
        raise Mismatch(f"{said.object} {has} {said.keyword or 'keyword abilities'}", f"its keyword abilities are: {shown(each.keywords)}")


@checks(Controls)
def controls(said: Controls, observation: Observation) -> None:
    """Who controls objects: at least one object of each name, or none of any."""
    for text in said.objects:
        known = [each for each in observation.game.candidates(text) if each.controller is not None]
        if not known and _is_counted(text, observation):
            raise UnknownObjectError(text, observation.view, observation.game.labels)
        found = [each for each in known if is_seen_as(text, each, observation.game.labels)]
        theirs = [each for each in found if each.controller == said.player]
        for each in theirs if said.holds else found:
            observation.name(each, "controller", "zone")
        others = [each for each in known if bears_it(text, each, observation) and each.controller == said.player]
        if (not theirs) if said.holds else others:
            observed = " and ".join(dict.fromkeys(_holder(each, text, observation) for each in found or known))
            absent = f"no {parse(text).name} is on the battlefield or the stack"
            observed = observed or absent + meant_instead(text, observation.view, observation.game.labels)
            raise Mismatch(f"{said.player} {'controls' if said.holds else 'does not control'} {text}", observed)


def _holder(each: ObjectView, text: str, observation: Observation) -> str:
    what = "it" if is_seen_as(text, each, observation.game.labels) else called(each)
    return f"{each.controller} controls {what}"


@checks(Owns)
def owns(said: Owns, observation: Observation) -> None:
    """Who owns an object."""
    each = observation.object(said.object)
    equal(said.player, each.owner, f"{{}} owns {short(said.object)}")
