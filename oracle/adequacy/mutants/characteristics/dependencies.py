"""Misreadings of the rules in `oracle/rules/characteristics/dependencies.py`."""

from typing import Any

from oracle.adequacy.mutant import Right, mutant
from oracle.rules.characteristics import dependencies


@mutant(
    "dependent-effects-wait",
    replaces=dependencies.independent,
    belief="A player who goes by timestamps alone.",
)
def timestamps_alone(right: Right, projection: Any, effects: list[Any], layer: str) -> list[Any]:
    return effects
