"""Checks that the abilities on a card mean something: every name known, every reference introduced before it is used.

The shape of a word (which keys, what type of value) is checked as it is read.  This page checks what shape can't show, by the
roles that texts have (`oracle.cards.words`), and a few combinations that say nothing or contradict themselves.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple, get_args

import msgspec

import oracle.cards.places_of_effects
import oracle.cards.places_of_triggers  # noqa: F401
from oracle.cards import abilities, costs, effects, statics, triggers
from oracle.cards.errors import Key, Unfit, nearest
from oracle.cards.keywords import EXPECTED, KEYWORDS
from oracle.cards.places import Inside, problems
from oracle.cards.subtypes import ALL_SUBTYPES
from oracle.cards.symbols import COLORS, MANA_TYPES, mana, mana_cost, split_symbols
from oracle.cards.typeline import CARD_TYPES, SUPERTYPES, see_that_it_has_rules, type_line
from oracle.cards.words import OBJECT_REFERENCES, PLAYER_REFERENCES

OF_AN_EVENT = ("it", "that player", "amount")
"""What a trigger condition introduces besides."""

OF_SOME_EVENTS: dict[type, tuple[str, ...]] = {triggers.BecomesTarget: ("that spell",), triggers.AbilityTriggers: ("that ability",)}
"""What only some of them introduce."""

Scope = dict[str, None]
"""Names that may be used from here on."""


def _fresh(*more: str) -> Scope:
    return dict.fromkeys((*OBJECT_REFERENCES, *(name for name in PLAYER_REFERENCES if " of " not in name), *more))


def check_abilities(given: tuple[abilities.AnyAbility, ...], key: Key) -> None:
    """Raises Unfit, with the key, for the first thing that means nothing."""
    shared = [part.save for ability in given for part in _additional_costs(ability) if isinstance(part, costs.Sacrifice) and part.save]
    for index, ability in enumerate(given):
        if isinstance(ability, abilities.Keyword):
            raise Unfit((*key, index), f"{ability.name!r} belongs in the list `keywords`")
        _visit(ability, (*key, index), _fresh(*shared))


def check_word(given: msgspec.Struct, key: Key) -> None:
    """The same for a word that stands outside abilities."""
    _visit(given, key, _fresh())


def _additional_costs(ability: abilities.AnyAbility) -> list[Any]:
    if not isinstance(ability, abilities.Static):
        return []
    return [part for rule in ability.rules if isinstance(rule, statics.AdditionalCost) for part in rule.cost]


# --- texts ------------------------------------------------------------------------------------------------------------


def _one_of(what: str, valid: tuple[str, ...] | frozenset[str]) -> Callable[[str], None]:
    def check(text: str) -> None:
        if text not in valid:
            raise ValueError(f"{text!r} isn't a {what}{nearest(text, valid)}")

    return check


def _cost_text(text: str) -> None:
    for symbol in split_symbols(text):
        if symbol not in ("T", "Q"):
            mana_cost(f"{{{symbol}}}")
    if not text:
        raise ValueError("an empty text isn't a cost")


def _mana_text(text: str) -> None:
    mana(text)


def _type_line(text: str) -> None:
    see_that_it_has_rules(type_line(text))


_STANDING_ALONE = frozenset(name for name, rule in KEYWORDS.items() if rule.parameter == "nothing")

SIMPLE_ROLES: dict[str, Callable[[str], None]] = {
    "card type": _one_of("card type", CARD_TYPES),
    "supertype": _one_of("supertype", SUPERTYPES),
    "subtype": _one_of("subtype", ALL_SUBTYPES),
    "color": _one_of("color letter", COLORS),
    "mana type": _one_of("type of mana", MANA_TYPES),
    "keyword": _one_of("keyword that stands alone", _STANDING_ALONE),
    "kind of keyword": _one_of("keyword", frozenset(KEYWORDS)),
    "type line": _type_line,
    "cost": _cost_text,
    "mana": _mana_text,
    "saved name": lambda text: None,
}


def _reference(text: str, scope: Scope) -> None:
    inner = text
    while inner.startswith(("owner of ", "controller of ")):
        inner = inner.partition(" of ")[2]
    if inner not in scope:
        raise ValueError(f"nothing here is called {inner!r}{nearest(inner, (*scope, 'owner of this', 'controller of this'))}")


def _number(text: str, scope: Scope) -> None:
    if text != "X" and text not in scope:
        raise ValueError(f"no number here is called {text!r}{nearest(text, ('X', *scope))}")


# --- words ------------------------------------------------------------------------------------------------------------


class Part(NamedTuple):
    """A field of a word that has something to check in it."""

    name: str
    role: str | None
    default: Any


_ORDER = {"cost": -6, "trigger": -5, "targets": -4, "condition": -3, "what": -2, "effects": 1, "then": 1, "otherwise": 2, "modes": 3}
"""The order in which the fields of a word introduce names; the rest lies between."""


@cache
def parts(kind: type[msgspec.Struct]) -> tuple[Part, ...]:
    """The fields of a kind of word that have something to check in them."""
    found = []
    for field in msgspec.structs.fields(kind):
        role, nested = _role_of(field.type)
        if role or nested:
            found.append(Part(field.name, role, field.default))
    return tuple(sorted(found, key=lambda part: _ORDER.get(part.name, 0)))


def _role_of(kind: Any) -> tuple[str | None, bool]:
    """The role of the texts in a type, and whether there are words in it."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return None, True
    for metadata in getattr(kind, "__metadata__", ()):
        if isinstance(metadata, msgspec.Meta) and metadata.extra:
            return metadata.extra["role"], False
    role, nested = None, False
    for inner in get_args(kind):
        inner_role, inner_nested = _role_of(inner)
        role, nested = role or inner_role, nested or inner_nested
    return role, nested


def _visit(word: msgspec.Struct, key: Key, scope: Scope, inside: Inside = ()) -> None:
    if not isinstance(word, effects.Effect):
        scope = _scope_inside(word, scope)
    _consistent(word, key, inside)
    for name, role, default in parts(type(word)):
        value = getattr(word, name)
        if value is default or value is None or value == ():
            continue
        inner = scope
        if name == "effects" and isinstance(word, effects.ForEach):
            inner = scope | dict.fromkeys((word.name, "that player"))
        elif name == "abilities":
            inner = _fresh("creator")
        elif name == "control":
            inner = scope | dict.fromkeys(("owner",))
        _visit_value(value, role, (*key, name), inner, (*inside, word))
    if isinstance(word, effects.Effect):
        _introduce(word, scope)


def _visit_value(value: Any, role: str | None, key: Key, scope: Scope, inside: Inside) -> None:
    if isinstance(value, msgspec.Struct):
        _visit(value, key, scope, inside)
    elif isinstance(value, tuple):
        for index, item in enumerate(value):
            _visit_value(item, role, (*key, index), scope, inside)
    elif isinstance(value, dict):
        for name, item in value.items():
            _visit_value(item, role, (*key, name), scope, inside)
    elif isinstance(value, str) and role:
        try:
            if role == "reference":
                _reference(value, scope)
            elif role == "number":
                _number(value, scope)
            else:
                SIMPLE_ROLES[role](value)
        except ValueError as error:
            raise Unfit(key, str(error)) from error


def _scope_inside(word: msgspec.Struct, scope: Scope) -> Scope:
    """The names inside a word that has a scope of its own."""
    if isinstance(word, abilities.Triggered):
        scope = scope | dict.fromkeys((*OF_AN_EVENT, *OF_SOME_EVENTS.get(type(word.trigger), ())))
    if isinstance(word, statics.StaticWord):
        scope = scope | dict.fromkeys(("it", "that player"))
    if isinstance(word, abilities.Spell | abilities.Activated | abilities.Triggered | abilities.Mode | abilities.Reflex):
        scope = scope | dict.fromkeys(target.name for target in word.targets)
    return scope


def _introduce(effect: effects.Effect, scope: Scope) -> None:
    names = [effect.save]
    if isinstance(effect, effects.ExileUntil):
        names += ["rest", "all"]
    scope.update(dict.fromkeys(name for name in names if name))


def _consistent(word: msgspec.Struct, key: Key, inside: Inside) -> None:
    """Combinations that say nothing or contradict themselves, and words where nothing reads them."""
    for problem in problems(word, inside):
        raise Unfit(key if problem.key is None else (*key, problem.key), problem.message)
    if isinstance(word, abilities.Keyword):
        _granted(word, key)


def _granted(word: abilities.Keyword, key: Key) -> None:
    """A keyword that is granted by its name has what follows that keyword, and nothing else."""
    rule = KEYWORDS.get(word.name)
    if rule is None or rule.expansion:
        valid = [name for name, rule in KEYWORDS.items() if not rule.expansion]
        raise Unfit((*key, "name"), f"{word.name!r} isn't a keyword that can be granted by name{nearest(word.name, valid)}")
    wanted = {"cost": "cost", "quality": "filter"}.get(rule.parameter)
    for field in ("cost", "filter"):
        if (getattr(word, field) is not None) != (field == wanted):
            fits = f"expected the key {field!r}" if field == wanted else f"nothing reads the key {field!r}"
            raise Unfit(key, f"{word.name!r} is followed by {EXPECTED[rule.parameter]}: {fits}")
