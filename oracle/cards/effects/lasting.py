"""What goes on after the resolution."""

from typing import ClassVar

from oracle.cards import abilities
from oracle.cards.changes import AnyChange, Duration, RuleDuration
from oracle.cards.effects.effect import Effect
from oracle.cards.filters import Selection


class Apply(Effect, frozen=True, tag="apply"):
    """Start a continuous effect (611.2): these changes, to these objects, for that long."""

    impersonal: ClassVar[bool] = True
    what: Selection
    changes: tuple[AnyChange, ...]
    duration: Duration = "end of turn"


class ApplyRule(Effect, frozen=True, tag="apply rule"):
    """Start a continuous effect that changes the rules (611.2c): the same words as a static ability's, for a while."""

    impersonal: ClassVar[bool] = True
    rule: "abilities.AnyStatic"
    duration: RuleDuration = "end of turn"


class Reflexive(Effect, frozen=True, tag="when you do"):
    """A reflexive triggered ability (603.12): "when you do, …"."""

    impersonal: ClassVar[bool] = True
    ability: "abilities.Reflex"


class Delayed(Effect, frozen=True, tag="later"):
    """A delayed triggered ability (603.7)."""

    impersonal: ClassVar[bool] = True
    ability: "abilities.Triggered"
    once: bool = True
    this_turn: bool = False


class GetEmblem(Effect, frozen=True, tag="emblem"):
    """Get an emblem with abilities (114)."""

    abilities: "tuple[abilities.AnyAbility, ...]"
