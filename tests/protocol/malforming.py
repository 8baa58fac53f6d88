"""Messages that are malformed at random: as bytes, and as the JSON that they are."""

import json
import random
from typing import Any

NASTY: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1,
    2**31,
    10**20,
    1.5,
    float("1e308"),
    "",
    "\x00",
    "\x1b[2J",
    "\ud800",
    "Alice",
    "Forest",
    "x" * 5000,
    "{X}{X}{X}",
    [],
    {},
    [[[[[]]]]],
    ["Alice"] * 50,
    {"action": "pass"},
    {"": {}},
)


def malformed(line: bytes, dice: random.Random) -> bytes:
    """A line that differs from this one at random; one line still."""
    if dice.random() < 0.5:
        changed = json.dumps(_value(json.loads(line), dice)).encode("utf-8", "surrogatepass")
    else:
        changed = bytes(_bytes(bytearray(line.rstrip(b"\n")), dice))
    return changed.replace(b"\n", b" ")


def _bytes(line: bytearray, dice: random.Random) -> bytearray:
    for _ in range(dice.randint(1, 4)):
        at = dice.randrange(len(line) + 1)
        match dice.randrange(5):
            case 0:
                del line[at : at + dice.randint(1, 20)]
            case 1:
                line[at:at] = bytes(dice.randrange(256) for _ in range(dice.randint(1, 4)))
            case 2:
                line[at:at] = line[at : at + dice.randint(1, 50)] * dice.randint(1, 3)
            case 3:
                del line[at:]
            case _:
                line[at:at] = dice.choice((b"[" * 500, b'"', b"}", b"\\u0000", b"1e999", b"-0", b"NaN", b"null", b" "))
    return line


def _value(value: Any, dice: random.Random) -> Any:
    """The value with one thing in it exchanged, left out or added."""
    if isinstance(value, dict) and value and dice.random() < 0.9:
        name = dice.choice(list(value))
        match dice.randrange(12):
            case 0:
                return {key: each for key, each in value.items() if key != name}
            case 1:
                return {**value, dice.choice(("extra", "", name.upper(), "id")): dice.choice(NASTY)}
            case _:
                return {**value, name: _value(value[name], dice)}
    if isinstance(value, list) and value and dice.random() < 0.9:
        place = dice.randrange(len(value))
        match dice.randrange(8):
            case 0:
                return [*value[:place], *value[place + 1 :]]
            case 1:
                return [*value, value[place]]
            case _:
                return [*value[:place], _value(value[place], dice), *value[place + 1 :]]
    return dice.choice(NASTY)
