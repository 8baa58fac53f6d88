"""What an action says must be something that is asked of it (601.2b-d, 602.2b): nothing that is said goes unheeded.

Each choice that an action brings along answers a question that the rules put as a spell is cast or an ability activated.  Where there
is no such question, the action is misspoken (`Misfit`), before anyone looks at whether it is legal.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from oracle.cards import costs as paid
from oracle.cards.effects import DealDamage
from oracle.cards.filters import Filter
from oracle.rules.citation import Misfit
from oracle.rules.legality.mana_abilities import cost_parts, has_targets, instructions_of
from oracle.rules.state.actions import Choices
from oracle.rules.words.value_of_x import has_x

TAKING_OBJECTS = (paid.Sacrifice, paid.Discard, paid.ExileCards, paid.ReturnToHand)
"""Parts of a cost for which objects leave their zone."""


def check_choices(action: Choices, name: str, abilities: Sequence[Any], costs: Iterable[paid.Cost]) -> None:
    """Raises `Misfit` for a choice that neither the abilities nor any cost that could be paid asks for.

    `name` is that of what is cast or of the object whose ability is activated.
    """
    parts = [part for cost in costs for part in cost_parts(cost)]
    if action.x is not None and not has_x(tuple(parts)):
        raise no_x(name)
    if action.modes is not None and not any(ability.modes for ability in abilities):
        raise Misfit(f"{name} has no modes to choose")
    if action.targets is not None and not any(has_targets(ability) for ability in abilities):
        raise Misfit(f"{name} has no targets to choose")
    if action.division is not None and not any(map(divides, abilities)):
        raise Misfit(f"{name} divides nothing among its targets")
    if action.paid_with is not None and not any(map(takes_objects, parts)):
        raise Misfit(f"{name} has no cost for which objects are chosen")


def no_x(name: str) -> Misfit:
    """No cost has an X whose value could be said."""
    return Misfit(f"no cost of {name} has an X to choose")


def divides(ability: Any) -> bool:
    """Whether an ability divides something among its targets (601.2d)."""
    return any(isinstance(effect, DealDamage) and effect.divided for effect in instructions_of(ability))


def takes_objects(part: Any) -> bool:
    """Whether a part of a cost is paid with objects that may be named."""
    if isinstance(part, paid.TapPermanents):
        return True
    return isinstance(part, TAKING_OBJECTS) and not (isinstance(part, paid.Discard) and part.random and isinstance(part.what, Filter))
