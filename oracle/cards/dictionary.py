"""All words that card files are written in, with their keys and meanings: read off the very types that the loader reads with.

So what a reader is told can't differ from what is understood.
"""

import ast
import inspect
import types
from functools import cache
from itertools import pairwise
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin

import msgspec

from oracle.cards import abilities, changes, conditions, costs, effects, filters, listed, printed, statics, triggers
from oracle.cards.card import Card
from oracle.cards.keywords import EXPECTED, KEYWORDS
from oracle.cards.words import OBJECT_REFERENCES, PLAYER_REFERENCES, SCOPED_REFERENCES

TOPICS: dict[str, Any] = {
    "The file": (printed.PrintedCard, printed.PrintedFace, printed.PrintedKeyword),
    "Abilities": (*get_args(abilities.AnyAbility), abilities.Reflex, abilities.Mode),
    "Costs": get_args(costs.AnyCostPart),
    "Trigger conditions": get_args(triggers.AnyTrigger),
    "Targets, filters, bounds": (filters.TargetSpec, filters.Filter, filters.Range),
    "Amounts": get_args(filters.Amount),
    "Conditions": get_args(conditions.AnyCondition),
    "Effects": (*get_args(effects.AnyEffect), effects.ManaTypes, effects.TokenSpec, listed.Listing),
    "Static rules and replacements": get_args(statics.AnyStatic),
    "Changes in layers": get_args(changes.AnyChange),
}

FAMILIES: dict[type[msgspec.Struct], str] = {
    abilities.Ability: "ability",
    costs.CostPart: "part of a cost",
    triggers.Trigger: "trigger condition",
    filters.Measure: "amount",
    conditions.Condition: "condition",
    effects.Effect: "effect",
    statics.StaticWord: "static rule",
    changes.Change: "change",
}
"""What a value is called that may be any word of a kind."""

ROLES = {"number": "amount", "saved name": "a name", "mana": "mana ({G}{G})", "cost": "symbols ({2}{U}, {T})", "color": "color (W U B R G)"}
"""Roles of texts whose own name says too little."""


class KeyMeaning(NamedTuple):
    """A key of a word."""

    name: str
    kind: str
    default: str
    """As written in a file; "" for none, "required" if it can't be left out."""
    meaning: str


class Definition(NamedTuple):
    """A word."""

    topic: str
    head: str
    """How it is recognised: 'do = "draw"'; for a word without such a key what it is: "filter"."""
    meaning: str
    keys: tuple[KeyMeaning, ...]
    word: type[msgspec.Struct] | None = None


@cache
def definitions() -> tuple[Definition, ...]:
    """All words, by topic."""
    found = []
    for topic, kinds in TOPICS.items():
        for kind in kinds:
            if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
                found.append(_definition(topic, kind))
    references = (OBJECT_REFERENCES | PLAYER_REFERENCES | SCOPED_REFERENCES).items()
    found += [Definition("References", f'"{name}"', f"{meaning[0].upper()}{meaning[1:]}.", ()) for name, meaning in references]
    found += [Definition("Keywords", _keyword_head(name), _keyword_meaning(name), ()) for name in sorted(KEYWORDS)]
    return tuple(found)


def _keyword_head(name: str) -> str:
    expected = EXPECTED[KEYWORDS[name].parameter].partition(" such as ")[0].partition(",")[0]
    return f'"{name}"' if expected == "nothing" else f'"{name} …", {expected}'


def _keyword_meaning(name: str) -> str:
    expansion = KEYWORDS[name].expansion
    if expansion is None:
        return "Known to the rules by its name (702)."
    return f"{(expansion.__doc__ or '').partition('  ')[0]}  ({(expansion.__doc__ or '').rpartition('  ')[2]})"


def words_of(value: Any) -> frozenset[type[msgspec.Struct]]:
    """The kinds of words that occur in a card."""
    found: set[type[msgspec.Struct]] = set()
    waiting = [value]
    while waiting:
        value = waiting.pop()
        if isinstance(value, msgspec.Struct):
            found.add(type(value))
            waiting += [getattr(value, name) for name in value.__struct_fields__]
        elif isinstance(value, tuple):
            waiting += value
        elif isinstance(value, dict):
            waiting += value.values()
    return frozenset(found)


def examples(cards: tuple[Card, ...]) -> dict[type | None, str]:
    """For each word a card that has it: the one with the fewest words."""
    found: dict[type | None, str] = {}
    for card in sorted(cards, key=lambda card: (len(words_of(card)), card.name)):
        for word in words_of(card):
            found.setdefault(word, card.name)
    return found


def _definition(topic: str, kind: type[msgspec.Struct]) -> Definition:
    config = kind.__struct_config__
    head = f'{config.tag_field} = "{config.tag}"' if config.tag is not None else _spoken(kind)
    meaning = " ".join((kind.__doc__ or "").split())
    notes = _notes(kind)
    keys = tuple(
        KeyMeaning(field.encode_name, kind_of(field.type), _default(field), notes.get(field.name, ""))
        for field in msgspec.structs.fields(kind)
    )
    return Definition(topic, head, meaning, keys, kind)


def _default(field: msgspec.structs.FieldInfo) -> str:
    if field.required:
        return "required"
    if field.default is msgspec.NODEFAULT or field.default in (None, (), ""):
        return ""
    if isinstance(field.default, msgspec.Struct):
        content = msgspec.to_builtins(field.default)
        return "{ " + ", ".join(f"{name} = {_written(value)}" for name, value in content.items()) + " }" if content else "{}"
    return _written(field.default)


def _written(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple | list):
        return f"[{', '.join(_written(item) for item in value)}]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def _notes(kind: type) -> dict[str, str]:
    """What the source says below each field, those of the base classes included."""
    notes: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if not base.__module__.startswith("oracle."):
            continue
        tree = ast.parse(inspect.getsource(base)).body[0]
        body = tree.body if isinstance(tree, ast.ClassDef) else []
        for field, below in pairwise(body):
            if (
                isinstance(field, ast.AnnAssign)
                and isinstance(field.target, ast.Name)
                and isinstance(below, ast.Expr)
                and isinstance(below.value, ast.Constant)
            ):
                notes[field.target.id] = " ".join(str(below.value.value).split())
    return notes


def kind_of(kind: Any) -> str:
    """A type in a reader's words: "reference or filter", "list of effects"."""
    return " or ".join(dict.fromkeys(_kinds(kind)))


def _kinds(kind: Any) -> list[str]:
    for metadata in getattr(kind, "__metadata__", ()):
        if isinstance(metadata, msgspec.Meta) and metadata.extra:
            role = metadata.extra["role"]
            return [ROLES.get(role, role)]
    origin = get_origin(kind)
    if origin in (Union, types.UnionType):
        inner = [word for member in get_args(kind) if member is not type(None) for word in _kinds(member)]
        return ["amount"] if "amount" in inner and set(inner) <= {"amount", "whole number"} else inner
    if origin is Literal:
        return [f'"{value}"' for value in get_args(kind)]
    if origin is tuple:
        return [f"list of: {kind_of(get_args(kind)[0])}"]
    if origin is dict:
        return [f"table of names to: {kind_of(get_args(kind)[1])}"]
    return [_spoken(kind)]


def _spoken(kind: Any) -> str:
    for family, name in FAMILIES.items():
        if issubclass(kind, family):
            return name
    simple = {bool: "true or false", int: "whole number", str: "text"}
    own = {
        filters.TargetSpec: "target",
        filters.Range: "bounds",
        effects.TokenSpec: "token",
        listed.Listing: "listing",
        effects.ManaTypes: "types of mana",
        printed.PrintedCard: "a file with several faces",
        printed.PrintedFace: "a face, or a file with one",
        printed.PrintedKeyword: "a keyword with any cost",
    }
    return simple.get(kind) or own.get(kind) or str(kind.__name__).lower()
