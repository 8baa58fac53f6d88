"""Damage to lines of the protocol, for the fuzzing of both its sides."""

import random


def damaged(line: bytes, dice: random.Random, how: int) -> bytes:
    """A line with bytes changed (2), cut off (3) or put in (4), or noise in its place (5); otherwise as it is."""
    changed = bytearray(line)
    if how == 2:
        for _ in range(dice.randrange(1, 6)):
            changed[dice.randrange(len(changed))] = dice.randrange(256)
    elif how == 3:
        del changed[dice.randrange(len(changed)) :]
    elif how == 4:
        changed[dice.randrange(len(changed)) : 0] = dice.randbytes(dice.randrange(1, 40))
    elif how == 5:
        changed = bytearray(dice.choice([b"[", b"{", b'"', b"\\u", b"9"]) * dice.randrange(1, 3000))
    return bytes(changed)
