"""Reading a TOML file into a typed record, with errors that say where.

A file is understood whole or not at all: an unknown key, a missing one or a value of the wrong kind is an error that names the file,
the line and the key, so that a slip of the pen never becomes a silent default.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from oracle.files import UnreadableError, parse_toml, read_text
from oracle.misspelt import did_you_mean

Record = TypeVar("Record")

_TYPES = {"int": "a whole number", "str": "a text", "bool": "true or false", "array": "a list", "object": "a table", "date": "a date"}
"""What a reader calls the types of TOML."""

_MISFIT = re.compile(r"Expected `([^`]*)`, got `([^`]*)`")
_MISSING = re.compile(r"Object missing required field `([^`]*)`")
_STEP = re.compile(r"\.?([A-Za-z_][\w-]*)|\[(\d+)\]")


class RecordError(Exception):
    """A TOML file that can't be read as what it should be."""

    def __init__(self, path: Path, line: int, key: str, message: str) -> None:
        super().__init__(f"{path}:{line}: {message}")
        self.path = path
        self.line = line
        self.key = key
        self.message = message


def read_record(path: Path, kind: type[Record]) -> Record:
    """The content of the TOML file at `path` as a `kind`.  Raises `RecordError`."""
    try:
        text = read_text(path)
        content = parse_toml(text)
    except UnreadableError as error:
        raise RecordError(path, error.line, "", error.message) from None
    try:
        return msgspec.convert(content, kind)
    except msgspec.ValidationError as error:
        message, _, place = str(error).partition(" - at `")
        steps = list(_steps(place.rstrip("`").removeprefix("$")))
        named = re.search(r"unknown field `([^`]*)`", message)
        if named:
            steps.append(named[1])
            message = _unknown_key(named[1], kind, steps[:-1])
        message = _MISSING.sub(r"the key '\1' is missing", _MISFIT.sub(_misfit, message))
        key = ".".join(str(step) for step in steps if isinstance(step, str))
        raise RecordError(path, _line_of(text, steps), key, f"{key}: {message}" if key else message) from None


def _steps(place: str) -> Iterator[str | int]:
    """The keys and indices of a path such as `.rulings[3].rules`."""
    for match in _STEP.finditer(place):
        yield match[1] if match[1] else int(match[2])


def _misfit(match: re.Match[str]) -> str:
    """What was expected and what is there, in a reader's words."""
    expected = [_TYPES.get(name, name) for name in match[1].split(" | ") if name != "null"]
    return f"expected {' or '.join(expected)}, not {_TYPES.get(match[2], match[2])}"


def _unknown_key(name: str, kind: Any, steps: list[str | int]) -> str:
    """What to say of a key that the record at `steps` hasn't got: the keys it has, the nearest first."""
    information = msgspec.inspect.type_info(kind)
    for step in steps:
        while isinstance(information, msgspec.inspect.UnionType):
            information = next(part for part in information.types if not isinstance(part, msgspec.inspect.NoneType))
        if isinstance(step, int):
            information = getattr(information, "item_type", information)
        else:
            fields = getattr(information, "fields", ())
            information = next((field.type for field in fields if field.encode_name == step), information)
    while isinstance(information, msgspec.inspect.UnionType):
        information = next(part for part in information.types if not isinstance(part, msgspec.inspect.NoneType))
    known = [field.encode_name for field in getattr(information, "fields", ())]
    all_keys = f"; expected one of {', '.join(known)}"
    return f"unknown key{did_you_mean(name, known, all_keys)}"


def _line_of(text: str, steps: list[str | int]) -> int:
    """The line, from 1, on which the value at `steps` begins, as nearly as it can be told from the text."""
    lines = text.splitlines()
    found = 0
    for step, following in zip(steps, [*steps, None][1:], strict=True):
        if isinstance(step, int):
            continue
        if isinstance(following, int):
            header = re.compile(rf"\s*\[\[[\w.-]*\b{re.escape(step)}\]\]")
            places = [number for number, line in enumerate(lines) if header.match(line)]
            if following < len(places):
                found = places[following]
                continue
        entry = re.compile(rf"\s*(\[[\w.-]*\b{re.escape(step)}\]|{re.escape(step)}\s*=)")
        found = next((number for number in range(found, len(lines)) if entry.match(lines[number])), found)
    return found + 1
