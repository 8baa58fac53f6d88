"""The four kinds of abilities, and keywords (113.3).

An ability is data: what it costs, when it triggers, what it targets, what it does.  Only carrying out an effect is code, in
`oracle.rules`.
"""

from typing import Literal, Union

from oracle.cards import effects, statics
from oracle.cards.conditions import AnyCondition
from oracle.cards.costs import Cost
from oracle.cards.filters import Amount, Filter, TargetSpec
from oracle.cards.triggers import AnyTrigger
from oracle.cards.words import Reference, Word

AnyStatic = statics.AnyStatic


class Mode(Word, frozen=True, kw_only=True):
    """One mode of a modal spell or ability (700.2)."""

    effects: "tuple[effects.AnyEffect, ...]"
    targets: tuple[TargetSpec, ...] = ()
    text: str = ""
    """A word or two for the menu."""


class Ability(Word, frozen=True, tag_field="kind", kw_only=True):
    """What all abilities share."""

    keyword: str | None = None
    """The keyword that this ability is part of ("crew", "ward")."""


class Spell(Ability, frozen=True, tag="spell"):
    """The instructions of an instant or sorcery, or the targets of an Aura spell (113.3a)."""

    effects: "tuple[effects.AnyEffect, ...]" = ()
    targets: tuple[TargetSpec, ...] = ()
    modes: tuple[Mode, ...] = ()
    choose_modes: int = 1
    up_to_modes: bool = False
    """One or more of them, up to that number."""


class Activated(Ability, frozen=True, tag="activated"):
    """Cost: effect (602)."""

    cost: Cost
    zone: Literal["battlefield", "hand", "graveyard"] = "battlefield"
    """Where it functions (113.6); in an emblem it always does."""
    effects: "tuple[effects.AnyEffect, ...]" = ()
    targets: tuple[TargetSpec, ...] = ()
    modes: tuple[Mode, ...] = ()
    who: Reference = "you"
    """Who may activate it: its controller, or "each player" for any of them (602.2)."""
    timing: Literal["instant", "sorcery"] = "instant"
    condition: AnyCondition | None = None
    """Activate only if this holds."""
    each_turn: int | None = None
    """Activate only that many times each turn."""


class Triggered(Ability, frozen=True, tag="triggered"):
    """When, whenever, at (603)."""

    trigger: AnyTrigger
    zone: Literal["battlefield", "graveyard", "exile", "stack"] = "battlefield"
    effects: "tuple[effects.AnyEffect, ...]" = ()
    targets: tuple[TargetSpec, ...] = ()
    modes: tuple[Mode, ...] = ()
    condition: AnyCondition | None = None
    """An intervening "if": checked as it would trigger and again as it would resolve (603.4)."""
    each_turn: int | None = None
    """Triggers only that many times each turn."""


class Reflex(Word, frozen=True, tag_field="kind", tag="reflex", kw_only=True):
    """What follows "when you do" (603.12): targets and effects of a reflexive triggered ability."""

    effects: "tuple[effects.AnyEffect, ...]"
    targets: tuple[TargetSpec, ...] = ()

    @property
    def keyword(self) -> None:
        """No keyword says it by itself."""
        return None


class Static(Ability, frozen=True, tag="static"):
    """Something that simply holds (604), as long as `condition` does."""

    rules: "tuple[statics.AnyStatic, ...]"
    zone: Literal["battlefield", "hand", "graveyard", "exile", "stack", "any"] = "battlefield"
    condition: AnyCondition | None = None


class Keyword(Ability, frozen=True, tag="keyword"):
    """A keyword ability that the rules know by name (702); what follows it is its number, cost or quality."""

    name: str
    amount: Amount | None = None
    cost: Cost | None = None
    filter: Filter | None = None


AnyAbility = Union[Spell, Activated, Triggered, Static, Keyword]  # noqa: UP007
