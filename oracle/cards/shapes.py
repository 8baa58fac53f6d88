"""Says what is wrong with the shape of a card file in words that help: the key, what was expected, the nearest valid name."""

import re
import types
from typing import Any, Literal, Union, get_args, get_origin

import msgspec
import tomli

from oracle.cards.errors import Key, Misshapen, nearest

_AT = re.compile(r" - at `(?:key in )?\$(.*)`$")
_STEP = re.compile(r"\.([A-Za-z0-9_]+)|\[(\d+)\]|\[\.\.\.\]")
_UNKNOWN = re.compile(r"Object contains unknown field `(.*?)`")
_MISSING = re.compile(r"Object missing required field `(.*?)`")
_INVALID = re.compile(r"Invalid (?:value|enum value) '?(.*?)'?$", re.DOTALL)


def explain(message: str, raw: dict[str, Any], shape: type[msgspec.Struct]) -> Misshapen:
    """The complaint of the decoder about `raw`, which should have had this shape, as a key and a message."""
    key: Key = ()
    if at := _AT.search(message):
        key = tuple(int(index) if index else name for name, index in _STEP.findall(at[1]) if index or name)
        message = message[: at.start()]
    if unknown := _UNKNOWN.match(message):
        struct = _expected(shape, raw, key)
        return Misshapen((*key, unknown[1]), f"unknown key {unknown[1]!r}{_instead(unknown[1], _fields(struct))}")
    if missing := _MISSING.match(message):
        return Misshapen(key, f"the key {missing[1]!r} is missing")
    if invalid := _INVALID.match(message):
        if key and key[-1] in _tag_fields(_type_at(shape, raw, key[:-1])):
            valid = _tags(_type_at(shape, raw, key[:-1]))
            return Misshapen(key, f"unknown word {invalid[1]!r}{nearest(invalid[1], valid)}")
        return Misshapen(key, f"{invalid[1]!r} is not valid here{nearest(invalid[1], _literals(_type_at(shape, raw, key)))}")
    return Misshapen(key, message[:1].lower() + message[1:])


SAME_MEANING = (
    frozenset({"what", "filter", "object", "objects", "target", "targets", "card", "cards", "which"}),
    frozenset({"count", "amount", "number", "times", "how_many", "how_much"}),
    frozenset({"who", "player", "players", "whose"}),
)
"""Keys by which a writer may mean the same: what is spoken of, how many or how much of it, and whom it concerns."""


def _instead(key: str, valid: list[str]) -> str:
    """The part of a message that says which key is meant: one that means the same, or else the nearest."""
    meant = [each for group in SAME_MEANING if key in group for each in valid if each in group]
    return f"; here it is {' or '.join(map(repr, meant))}" if meant else nearest(key, valid)


def locate(text: str, key: Key) -> int | None:
    """The line of a key in a TOML text; of what encloses it if the key itself isn't there."""
    while key:
        if isinstance(key[-1], str):
            for found in re.finditer(rf"(?<![\w-]){re.escape(key[-1])}(?=\"?\s*[=\]])", text):
                probe = f"{text[: found.start()]}{key[-1]}__{text[found.end() :]}"
                if _has(probe, (*key[:-1], f"{key[-1]}__")):
                    return text.count("\n", 0, found.start()) + 1
        elif isinstance(inner := value_at(_parsed(text), key), dict):
            lines = [line for name in inner if (line := locate(text, (*key, name))) is not None]
            if lines:
                return min(lines)
        key = key[:-1]
    return 1


def _parsed(text: str) -> Any:
    try:
        return tomli.loads(text)
    except tomli.TOMLDecodeError:
        return None


def _has(text: str, key: Key) -> bool:
    return value_at(_parsed(text), key) is not None


def value_at(raw: Any, key: Key) -> Any:
    """What stands at a key, None if nothing does."""
    for part in key:
        try:
            raw = raw[part]
        except (KeyError, IndexError, TypeError):
            return None
    return raw


# --- the type that was expected somewhere -----------------------------------------------------------------------------


def _members(kind: Any) -> list[Any]:
    """The types that a type allows, unions and annotations taken apart."""
    if hasattr(kind, "__metadata__"):
        return _members(kind.__origin__)
    if get_origin(kind) in (Union, types.UnionType):
        return [member for inner in get_args(kind) for member in _members(inner)]
    return [kind]


def _structs(kind: Any) -> list[type[msgspec.Struct]]:
    return [member for member in _members(kind) if isinstance(member, type) and issubclass(member, msgspec.Struct)]


def _tag_fields(kind: Any) -> set[str | None]:
    return {struct.__struct_config__.tag_field for struct in _structs(kind)}


def _tags(kind: Any) -> list[str]:
    return [str(tag) for struct in _structs(kind) if (tag := struct.__struct_config__.tag) is not None]


def _literals(kind: Any) -> list[str]:
    return [str(value) for member in _members(kind) if get_origin(member) is Literal for value in get_args(member)]


def _fields(struct: type[msgspec.Struct] | None) -> list[str]:
    return [field.encode_name for field in msgspec.structs.fields(struct)] if struct else []


def _expected(shape: Any, raw: Any, key: Key) -> type[msgspec.Struct] | None:
    """The word that the table at a key was meant to be."""
    return _chosen(_type_at(shape, raw, key), value_at(raw, key))


def _chosen(kind: Any, table: Any) -> type[msgspec.Struct] | None:
    """Which of the words that a type allows a table is, by its tag."""
    structs = _structs(kind)
    for struct in structs:
        config = struct.__struct_config__
        if len(structs) == 1 or (isinstance(table, dict) and config.tag_field and table.get(config.tag_field) == config.tag):
            return struct
    return None


def _type_at(shape: Any, raw: Any, key: Key) -> Any:
    """The type of what stands at a key."""
    kind = shape
    for depth, part in enumerate(key):
        if isinstance(part, int):
            kind = next((get_args(member)[0] for member in _members(kind) if get_origin(member) is tuple), Any)
            continue
        mapping = next((get_args(member)[1] for member in _members(kind) if get_origin(member) is dict), None)
        struct = _chosen(kind, value_at(raw, key[:depth]))
        if struct is not None:
            kind = next((field.type for field in msgspec.structs.fields(struct) if field.encode_name == part), Any)
        else:
            kind = mapping or Any
    return kind
