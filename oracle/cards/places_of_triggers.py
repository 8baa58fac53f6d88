"""Where the objects are that a trigger condition is about: a filter that looks elsewhere would never let any through."""

from collections.abc import Iterator

from oracle.cards import triggers
from oracle.cards.filters import Filter
from oracle.cards.places import Inside, Problem, reads

ON_THE_BATTLEFIELD = (
    triggers.Enters,
    triggers.Leaves,
    triggers.Dies,
    triggers.Attacks,
    triggers.AttackersDeclared,
    triggers.Blocks,
    triggers.DealtDamage,
    triggers.TappedForMana,
    triggers.Taps,
    triggers.TurnedFaceUp,
    triggers.Transforms,
)
"""Conditions about permanents."""

ZONES: dict[type[triggers.Trigger], tuple[str, ...]] = {
    **dict.fromkeys(ON_THE_BATTLEFIELD, ("battlefield",)),
    triggers.Casts: ("stack",),
    triggers.DealsDamage: ("battlefield", "stack"),
    triggers.BecomesTarget: ("battlefield", "stack", "graveyard", "exile"),
    triggers.CountersPut: ("battlefield", "exile"),
}
"""The zones in which what a condition is about can be at that moment."""


@reads(*ZONES)
def _where_it_looks(word: triggers.Trigger, inside: Inside) -> Iterator[Problem]:
    what = getattr(word, "what", None)
    if isinstance(what, Filter):
        zones = ZONES[type(word)]
        for zone in _zones(what):
            if zone not in (*zones, "any"):
                tag = type(word).__struct_config__.tag
                yield Problem(
                    "what", f"{tag!r} is about what is in the zone {' or '.join(map(repr, zones))}, and this filter looks in {zone!r}"
                )


def _zones(filter: Filter) -> Iterator[str]:
    """The zones in which a filter looks, by itself or by all that it lists as possible."""
    yield filter.zone
    for each in filter.any_of:
        yield from _zones(each)
