"""Where abilities function (113.6), and the static abilities of an object that do so now."""

from typing import NamedTuple

from oracle.cards.abilities import Activated, Static, Triggered
from oracle.cards.statics import AnyStatic, Continuous
from oracle.rules.characteristics.printed import alike, initial, is_defining
from oracle.rules.citation import rule
from oracle.rules.memo import identity, memo_by_identity
from oracle.rules.state.game import Characteristics, GameObject


class StaticRule(NamedTuple):
    """One thing that a static ability says, and where it stands on its object."""

    static: Static
    rule: AnyStatic
    place: tuple[int, int, int]
    """Identity of the ability, how many of the same come before it (113.2c), and the place in the ability's rules."""


@rule("113.6", "113.6a", "113.6p", "113.6b", "113.6m")
def functions(ability: Activated | Triggered | Static, object: GameObject) -> bool:
    """An ability functions on the battlefield unless it says where else; one that defines characteristics everywhere; an emblem's too."""
    if ability.zone in ("any", object.zone) or object.kind == "emblem":
        return True
    return is_defining(ability)


def static_rules(values: Characteristics, object: GameObject) -> tuple[StaticRule, ...]:
    """What the static abilities say that function where the object is; whether their conditions hold is not asked."""
    found: list[StaticRule] = []
    before: dict[int, int] = {}
    for ability in values.abilities:
        if isinstance(ability, Static):
            which = identity(ability)
            same = before[which] = before.get(which, -1) + 1
            if functions(ability, object):
                found += [StaticRule(ability, word, (which, same, place)) for place, word in enumerate(ability.rules)]
    return tuple(found)


def changing(rules: tuple[StaticRule, ...]) -> tuple[StaticRule, ...]:
    """Those that change objects (613)."""
    return tuple(each for each in rules if isinstance(each.rule, Continuous))


def initial_rules(object: GameObject) -> tuple[StaticRule, ...]:
    """What the static abilities say that an object has before any effect changes it."""
    return _initial_rules(alike(object))


@memo_by_identity
def _initial_rules(object: GameObject) -> tuple[StaticRule, ...]:
    return static_rules(initial(object), object)


def initial_changing(object: GameObject) -> tuple[StaticRule, ...]:
    """Of these, the ones that change objects."""
    return _initial_changing(alike(object))


@memo_by_identity
def _initial_changing(object: GameObject) -> tuple[StaticRule, ...]:
    return changing(_initial_rules(object))


def speaks(object: GameObject) -> bool:
    """Whether an object by itself may change others or the rules, or trigger: by counters, or by an ability that functions where it is."""
    return bool(object.counters) or _has_a_say(alike(object))


@memo_by_identity
def _has_a_say(object: GameObject) -> bool:
    return bool(_initial_rules(object)) or any(
        isinstance(ability, Triggered) and functions(ability, object) for ability in initial(object).abilities
    )
