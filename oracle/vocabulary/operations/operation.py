"""What all operations share, and their families."""

import msgspec


def _kebab(name: str) -> str:
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")


class Operation(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="operation", tag=_kebab):
    """What all operations share: immutable values that compare by content and tell their name in JSON."""


class Setup(Operation, frozen=True):
    """Part of how the game stands at the beginning."""


class Expectation(Operation, frozen=True):
    """Something that must be observed."""


class Stated(Setup, Expectation, frozen=True):
    """A fact that is set up after Given and checked after Then."""
