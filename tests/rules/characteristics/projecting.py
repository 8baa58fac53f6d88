"""What tests of continuous effects are made of: cards, effects that begin, and how an object looks."""

from typing import Any

from oracle.cards.abilities import AnyAbility, Static
from oracle.cards.card import Card
from oracle.cards.changes import (
    AnyChange,
)
from oracle.cards.conditions import AnyCondition
from oracle.cards.filters import Filter, Selection
from oracle.cards.statics import Continuous
from oracle.rules.characteristics.continuous import characteristics
from oracle.rules.state.game import Characteristics, ContinuousEffect
from tests.rules.tabletop import Tabletop, permanent

CREATURES = Filter(types=("creature",))


YOURS = Filter(types=("creature",), controller="you")


def static(what: Selection, *changes: AnyChange, condition: AnyCondition | None = None, **fields: Any) -> Static:
    return Static(rules=(Continuous(what=what, changes=changes),), condition=condition, **fields)


def enchantment(*abilities: AnyAbility, name: str = "Test Edict", cost: str = "{4}", **fields: Any) -> Card:
    return permanent("enchantment", name=name, cost=cost, abilities=abilities, **fields)


def land(*subtypes: str, name: str = "Test Land", abilities: tuple[AnyAbility, ...] = (), supertypes: tuple[str, ...] = ()) -> Card:
    return permanent("land", name=name, cost=None, subtypes=subtypes, abilities=abilities, supertypes=supertypes)


def begin(table: Tabletop, objects: tuple[int, ...], *changes: AnyChange, you: str = "Alice", **fields: Any) -> None:
    """An effect of a resolution begins."""
    game = table.game
    effect = ContinuousEffect(
        **{
            "id": 1000 + game.clock,
            "source": objects[0],
            "controller": you,
            "timestamp": game.clock,
            "objects": objects,
            "changes": changes,
        }
        | fields
    )
    table.change_game(effects=(*game.effects, effect), clock=game.clock + 1)


def seen(table: Tabletop, id: int) -> Characteristics:
    return characteristics(table.game, id)


def size(table: Tabletop, id: int) -> tuple[int | None, int | None]:
    it = seen(table, id)
    return (it.power, it.toughness)
