"""A continuous effect on its way through the layers, from wherever it comes: a resolution, a static ability, or a counter."""

import re
from dataclasses import dataclass, field
from typing import NamedTuple

from oracle.cards.changes import AnyChange, GainAbilities, ModifyPowerToughness
from oracle.cards.filters import Selection
from oracle.cards.statics import Continuous
from oracle.rules.characteristics.changes import layer_of
from oracle.rules.characteristics.functioning_zones import StaticRule
from oracle.rules.characteristics.printed import is_defining
from oracle.rules.citation import rule
from oracle.rules.state.game import ContinuousEffect, Game, GameObject, ObjectId

EffectKey = tuple[object, ...]
Timestamp = tuple[int, ...]

KEYWORD_COUNTERS = frozenset(
    {
        "deathtouch", "double strike", "first strike", "flying", "haste", "hexproof", "indestructible", "lifelink", "menace", "reach",
        "shadow", "trample", "vigilance",
    }
)  # fmt: skip
"""Counters that give the keyword ability of that name (122.1b)."""

_POWER_TOUGHNESS = re.compile(r"([+-]\d+)/([+-]\d+)")


class Granted(NamedTuple):
    """Where an ability comes from that an object was not printed with."""

    timestamp: int
    """Of the effect that gave it."""
    by_copying: bool
    """Whether that was a copy effect."""


@dataclass(slots=True, eq=False)
class Applying:
    """A continuous effect while the layers are applied."""

    key: EffectKey
    """Tells it from all others, also when it is found again."""
    timestamp: Timestamp
    source: ObjectId
    changes: tuple[AnyChange, ...]
    what: Selection | tuple[ObjectId, ...]
    """The objects that it was locked to (611.2c), or what a static ability says."""
    ability: StaticRule | None = None
    """The static ability that it comes from."""
    effect: ContinuousEffect | None = None
    """The effect of a resolution that it is."""
    defining: bool = False
    affected: tuple[ObjectId, ...] | None = None
    """Once it has started to apply: the objects that it goes on applying to (613.6)."""
    done: set[str] = field(default_factory=set)
    """Layers in which it has been applied."""
    layers: tuple[str, ...] = field(init=False)
    """The layer of each of its changes."""

    def __post_init__(self) -> None:
        self.layers = tuple(layer_of(change, self.defining) for change in self.changes)

    def in_layer(self, layer: str) -> tuple[AnyChange, ...]:
        """Those of its changes that belong to a layer."""
        return tuple(change for change, its in zip(self.changes, self.layers, strict=True) if its == layer)


@rule("611.2c", "613.7b", "400.7a")
def of_resolution(game: Game, effect: ContinuousEffect) -> Applying:
    """An effect of a resolution has the timestamp of its creation and keeps to the objects it began with.

    If one of them was a permanent spell, the permanent that it became is meant.
    """
    objects = tuple(found for id in effect.objects if (found := _present(game, id)) is not None)
    return Applying(("effect", effect.id), (effect.timestamp, 1, effect.id), effect.source, effect.changes, objects, effect=effect)


def _present(game: Game, id: ObjectId) -> ObjectId | None:
    """The object, or the permanent that the spell became."""
    if id in game.objects:
        return id
    record = game.past.get(id)
    if record is None or record.object.zone != "stack" or record.became is None:
        return None
    became = game.objects.get(record.became)
    return became.id if became is not None and became.zone == "battlefield" else None


@rule("613.7a", "604.3a")
def of_ability(object: GameObject, word: StaticRule, granted: Granted | None) -> Applying:
    """A static ability's effect has the timestamp of its object, or of the effect that gave it the ability if that is later.

    An ability that was granted other than by copying defines no characteristics.
    """
    assert isinstance(word.rule, Continuous), "only what changes objects goes through the layers"
    timestamp = object.timestamp if granted is None else max(object.timestamp, granted.timestamp)
    return Applying(
        ("ability", object.id, *word.place),
        (timestamp, 0, object.id, word.place[1], word.place[2]),
        object.id,
        word.rule.changes,
        word.rule.what,
        ability=word,
        defining=(granted is None or granted.by_copying) and is_defining(word.static),
    )


@rule("613.7c")
def of_counters(object: GameObject) -> tuple[Applying, ...]:
    """What the counters on an object do to it has the timestamp of the latest counter of that kind."""
    if not object.counters or object.zone != "battlefield":
        return ()
    found = [(kind, change) for kind, number in object.counters.items() if (change := counter_change(kind, number)) is not None]
    return tuple(
        Applying(
            ("counter", object.id, kind), (object.counted_at.get(kind, object.timestamp), 2, object.id), object.id, (change,), (object.id,)
        )
        for kind, change in found
    )


@rule("122.1a", "122.1b", "613.4c")
def counter_change(kind: str, number: int) -> AnyChange | None:
    """A +N/+N counter adds that much in layer 7c, a keyword counter gives its keyword in layer 6; others change nothing."""
    if kind in KEYWORD_COUNTERS:
        return GainAbilities(keywords=(kind,))
    if (amounts := _POWER_TOUGHNESS.fullmatch(kind)) is not None:
        return ModifyPowerToughness(int(amounts[1]) * number, int(amounts[2]) * number)
    return None
