"""Choosing, paying, and effects made of effects."""

from typing import ClassVar

from oracle.cards import effects
from oracle.cards.conditions import AnyCondition
from oracle.cards.costs import Cost
from oracle.cards.effects.effect import Effect
from oracle.cards.filters import Amount, Filter, Selection
from oracle.cards.words import Reference, SavedName


class Choose(Effect, frozen=True, tag="choose"):
    """Choose an object without targeting it (115.10), or with `up_to` none."""

    what: Selection
    up_to: bool = False


class ChooseName(Effect, frozen=True, tag="choose name"):
    """Choose a card name that fits (201.4); it is linked to the source."""

    filter: Filter | None = None


class ChooseColor(Effect, frozen=True, tag="choose color"):
    """Choose one of the five colors; `save` is that color (105.4)."""


class MayPay(Effect, frozen=True, tag="pay"):
    """Pay a cost, or not: "you may pay …" with `optional`; whether it was paid is saved (118.12)."""

    cost: Cost


class Unless(Effect, frozen=True, tag="unless"):
    """Do something unless a player pays a cost (118.12a)."""

    impersonal: ClassVar[bool] = True
    cost: Cost
    otherwise: "tuple[effects.AnyEffect, ...]"
    payer: Reference = "you"


class Conditional(Effect, frozen=True, tag="if"):
    """Do one thing if a condition holds, another if not (608.2c)."""

    impersonal: ClassVar[bool] = True
    condition: AnyCondition
    then: "tuple[effects.AnyEffect, ...]"
    otherwise: "tuple[effects.AnyEffect, ...]" = ()


class ForEach(Effect, frozen=True, tag="for each"):
    """Do the effects once for each object or player; in them it is called `name`."""

    impersonal: ClassVar[bool] = True
    what: Selection
    effects: "tuple[effects.AnyEffect, ...]"
    name: SavedName = "it"


class Store(Effect, frozen=True, tag="store"):
    """Save a number under a name, worked out now (608.2h)."""

    impersonal: ClassVar[bool] = True
    amount: Amount
