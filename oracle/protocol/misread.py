"""What is wrong with a line that can't be read, in words that say what would fit.

The decoder says where a message departs from its definition.  `explained` looks that place up in the definition and adds what may stand
there, the nearest first; `hint` says what mostly lies behind a line that isn't a message at all.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec import inspect

from oracle.misspelt import near
from oracle.protocol.values import IN_WORDS

_UNKNOWN_FIELD = re.compile(r"Object contains unknown field `(?P<word>[^`]*)`")
_WRONG_WORD = re.compile(r"Invalid enum value '(?P<word>[^']*)'")
_WRONG_TAG = re.compile(r"Invalid value '(?P<word>[^']*)'")
_NULL = re.compile(r"got `null` - at `\$\.result[.\[]")
_PLACE = re.compile(r" - at `\$(?P<path>[^`]*)`$")
_STEP = re.compile(r"\.(\w+)|\[(?:\d+|\.\.\.)\]")

MOST_NAMED = 45
"""Where more words than these would fit, only those that are like what was written are named."""


def explained(fault: str, kind: Any) -> str:
    """What the decoder of a message of that kind says, with what would fit in that place."""
    for text, words in IN_WORDS.items():
        fault = fault.replace(f"`str` matching regex {text!r}", words)
    found = _PLACE.search(fault)
    path = found["path"] if found else ""
    for pattern, fitting in ((_UNKNOWN_FIELD, _fields), (_WRONG_WORD, _words), (_WRONG_TAG, _tags)):
        wrong = pattern.search(fault)
        if wrong:
            where = path.rpartition(".")[0] if fitting is _tags else path
            known = list(dict.fromkeys(word for place in _at(kind, where) for word in fitting(place)))
            return fault + _suggestion(wrong["word"], known)
    if _NULL.search(fault):
        return f"{fault}; a field without a value is left out"
    return fault


def hint(line: bytes) -> str:
    """What mostly lies behind a line that isn't a message, as the end of a sentence; empty if nothing comes to mind."""
    text = line.strip()
    if line.startswith(b"\xef\xbb\xbf"):
        return "; it begins with a byte order mark, which must not be there"
    if text in (b"{", b"["):
        return "; a message is one line, so JSON must be written without line breaks"
    if not text:
        return "; an empty line isn't a message"
    return ""


def hint_of_answers(line: bytes) -> str:
    """The same for a line that an engine has written, perhaps without meaning to."""
    known = hint(line)
    if known or line.strip().startswith(b"{"):
        return known
    return "; standard output is for answers alone, whatever else is printed belongs on standard error"


_definition = cache(inspect.type_info)


def _at(kind: Any, path: str) -> Iterator[Any]:
    """The definitions that a place in a message may have."""
    places = [_definition(kind)]
    for step in _STEP.finditer(path):
        places = [inner for place in places for inner in _below(place, step[1])]
    for place in places:
        yield from _plain(place)


def _below(place: Any, field: str | None) -> Iterator[Any]:
    for each in _plain(place):
        if isinstance(each, inspect.StructType) and field is not None:
            yield from (one.type for one in each.fields if one.encode_name == field)
        elif field is None and isinstance(each, inspect.VarTupleType | inspect.ListType):
            yield each.item_type
        elif field is None and isinstance(each, inspect.DictType):
            yield each.value_type


def _plain(place: Any) -> Iterator[Any]:
    if isinstance(place, inspect.UnionType):
        for each in place.types:
            yield from _plain(each)
    else:
        yield place


def _fields(place: Any) -> Iterator[str]:
    if isinstance(place, inspect.StructType):
        yield from (field.encode_name for field in place.fields)


def _words(place: Any) -> Iterator[str]:
    if isinstance(place, inspect.LiteralType):
        yield from map(str, place.values)


def _tags(place: Any) -> Iterator[str]:
    if isinstance(place, inspect.StructType) and place.tag is not None:
        yield str(place.tag)


def _suggestion(word: str, known: list[str]) -> str:
    if not known:
        return ""
    close = near(_folded(word), map(_folded, known))
    meant = next((each for each in known if close and _folded(each) == close[0]), None)
    likely = f"; did you mean {meant!r}?" if meant is not None else ""
    return likely or (f"; it may be {', '.join(known)}" if len(known) <= MOST_NAMED else "")


def _folded(word: str) -> str:
    """A word without the ways in which programmers write one: manaPool, mana_pool, "mana pool"."""
    return re.sub(r"[^a-z0-9+/]", "", word.lower())
