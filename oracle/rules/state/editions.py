"""What the rules of an edition say where editions differ.

The engine plays by one edition, named by the day on which it took effect.  Most changes from one edition to the next are renumberings;
each change of behaviour has a name here, and the one function whose behaviour differs asks `in_force`.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple


class Span(NamedTuple):
    """When a rule is in force, by effective dates of editions in ISO form; None where it has no such limit."""

    first: str | None
    """The edition that introduced it."""
    ended: str | None
    """The first edition without it."""


CHANGES: Mapping[str, Span] = MappingProxyType(
    {
        "modal_faces_transform": Span("2025-09-19", None),
        "library_moving_mana_abilities": Span(None, "2026-08-07"),
    }
)
"""Every named change of behaviour."""


def in_force(edition: str, change: str) -> bool:
    """Whether the rule called `change` belongs to `edition`.  Raises `KeyError` for a name that isn't in `CHANGES`."""
    span = CHANGES[change]
    return (span.first is None or span.first <= edition) and (span.ended is None or edition < span.ended)
