"""Trying mana abilities out, and activating them again in just the same way.

A mana ability may ask on the way: which mana, which replacement effect first.  What was answered on a branch of the game is written
down, so that the same activation can be carried out on the real table without asking anyone.
"""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from oracle.rules.costs.activating_mana import activate_mana_ability
from oracle.rules.costs.paying_from_pool import pay_from_pool
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.game import ObjectId
from oracle.rules.state.table import Table, outcomes


class Activation(NamedTuple):
    """A mana ability to be activated: the mana to choose, or the answers to all that is asked; and how much harm it does."""

    id: ObjectId
    ability: int
    producing: str | None = None
    answers: tuple[Any, ...] = ()
    harm: int = 0


def tried(table: Table, player: str, id: ObjectId, index: int, harm: int = 0) -> Iterator[tuple[Activation, Table]]:
    """Every way in which a mana ability can be activated now, with the table after it; mana costs are paid from the pool.

    `index` is the place of the ability among those of the object `id`.
    """

    def recorded(branch: Table) -> Procedure[tuple[Any, ...]]:
        answers: list[Any] = []
        running = activate_mana_ability(branch, player, id, index, pay_from_pool)
        try:
            decision = next(running)
            while True:
                answer = yield decision
                answers.append(answer)
                decision = running.send(answer)
        except StopIteration:
            return tuple(answers)

    for after, answers in outcomes(table, recorded):
        yield Activation(id, index, None, answers, harm), after


def carry_out_activation(table: Table, player: str, activations: Iterable[Activation]) -> Procedure[None]:
    """Activate mana abilities one after the other, giving the answers that were written down."""
    for activation in activations:
        running = activate_mana_ability(table, player, activation.id, activation.ability, pay_from_pool, activation.producing)
        answers = list(activation.answers)
        try:
            decision = next(running)
            while True:
                decision = running.send(answers.pop(0) if answers else (yield decision))
        except StopIteration:
            continue
