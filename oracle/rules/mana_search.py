"""Finding mana by playing it through: which mana abilities to activate, in which order and with which choices, so that a cost can be paid.

Every step really activates a mana ability on a branch of the game, so costs, damage, replacement effects and triggered mana abilities
all count.  Cheap ways are tried first: what loses life, permanents or cards comes last.  Sources that can't be told apart are tried once.
"""

from heapq import heappop, heappush
from itertools import count
from typing import Any, NamedTuple

from oracle.rules.citation import IllegalAction
from oracle.rules.continuous import characteristics
from oracle.rules.cost_parts import check
from oracle.rules.costs import Payment
from oracle.rules.decisions import Procedure
from oracle.rules.game import Game, ObjectId
from oracle.rules.mana_abilities import activate_mana_ability, has_symbol
from oracle.rules.mana_matching import Way, chosen_mana, matched, unit_of
from oracle.rules.mana_sources import mana_abilities_of, reserved, spendable
from oracle.rules.table import Table, outcomes

NODES = 500
"""How many positions are looked at before the search gives up."""


class Step(NamedTuple):
    """A mana ability that is activated, with the answers to what is asked on the way."""

    id: ObjectId
    ability: int
    answers: tuple[Any, ...]


def find(table: Table, player: str, payment: Payment, options: tuple[Way, ...]) -> tuple[Step, ...]:
    """The steps after which the cost can be paid.  Raises IllegalAction if there are none."""
    numbers = count()
    heap: list[tuple[float, int, int, Table, tuple[Step, ...], float]] = []

    def push(place: Table, path: tuple[Step, ...], price: float) -> None:
        missing = lacking(place.game, player, payment, options)
        heappush(heap, (price + missing, missing, next(numbers), place, path, price))

    tapping, _ = reserved(payment)
    push(table, (), 0.0)
    seen: set[Any] = set()
    looked_at = 0
    while heap:
        _, _, _, place, path, price = heappop(heap)
        key = position_key(place.game, player)
        if key in seen:
            continue
        seen.add(key)
        if can_be_paid(place.game, player, payment, options):
            return path
        looked_at += 1
        if looked_at > NODES:
            raise IllegalAction("601.2h", f"no way to get the mana was found among {NODES} tried")
        for step, after in steps(place, player, payment, tapping):
            push(after, (*path, step), price + cost_of_step(place.game, after.game, player, step))
    raise IllegalAction("601.2h", f"{player} can't pay {''.join(f'{{{symbol}}}' for symbol in payment.mana)}")


def steps(table: Table, player: str, payment: Payment, taken: frozenset[ObjectId]) -> list[tuple[Step, Table]]:
    """Every different next activation of a mana ability, with the table after it."""
    found: list[tuple[Step, Table]] = []
    tried: set[Any] = set()
    for id, index, ability in mana_abilities_of(table.game, player):
        if (id, index) == payment.busy or (id in taken and has_symbol(ability.cost, "T")):
            continue
        kind = (looks(table.game, id, id in taken), index)
        if kind in tried:
            continue
        tried.add(kind)
        for after, answers in outcomes(table, _recorded(player, id, index)):
            found.append((Step(id, index, answers), after))
    return found


def _recorded(player: str, id: ObjectId, index: int) -> Any:
    """The activation as a procedure that returns the answers that it was given."""

    def procedure(table: Table) -> Procedure[tuple[Any, ...]]:
        answers: list[Any] = []
        running = activate_mana_ability(table, player, id, index, pool_only=True)
        try:
            decision = next(running)
            while True:
                answer = yield decision
                answers.append(answer)
                decision = running.send(answer)
        except StopIteration:
            return tuple(answers)

    return procedure


def carry_out(table: Table, player: str, steps: tuple[Step, ...]) -> Procedure[None]:
    """Activate the mana abilities that were found, giving the same answers again."""
    for step in steps:
        running = activate_mana_ability(table, player, step.id, step.ability, pool_only=True)
        answers = list(step.answers)
        try:
            decision = next(running)
            while True:
                decision = running.send(answers.pop(0) if answers else (yield decision))
        except StopIteration:
            continue


# --- judging positions ------------------------------------------------------------------------------------------------


def can_be_paid(game: Game, player: str, payment: Payment, options: tuple[Way, ...]) -> bool:
    """Whether the pool pays for the mana, and the other parts can be paid too."""
    if chosen_mana(spendable(game, player, payment), options, game.player(player).life) is None:
        return False
    try:
        for part in payment.parts:
            check(game, player, part)
    except IllegalAction:
        return False
    return True


def lacking(game: Game, player: str, payment: Payment, options: tuple[Way, ...]) -> int:
    """How many places of the cost the pool leaves empty, in the way that fits best."""
    units = [unit_of(mana) for mana in spendable(game, player, payment)]
    life = game.player(player).life
    return min((matched(units, way.places).count(None) for way in options if way.life <= life), default=99)


def cost_of_step(before: Game, after: Game, player: str, step: Step) -> float:
    """What a step costs besides itself: life, permanents and cards lost, triggers that will hurt, a creature tapped."""
    life = max(0, before.player(player).life - after.player(player).life)
    gone = sum(id not in after.objects for id in (*before.zone("battlefield"), *before.zone("hand", player)))
    triggers = max(0, len(after.waiting) - len(before.waiting))
    creature = 0.25 if "creature" in characteristics(before, step.id).types else 0.0
    return 1.0 + 2.0 * life + 5.0 * gone + 2.0 * triggers + creature


def position_key(game: Game, player: str) -> Any:
    """What matters of a position for getting mana: two positions with the same key are equally good."""
    pool = sorted((mana.type, mana.snow, mana.source if mana.only is not None else 0) for mana in game.player(player).pool)
    objects = sorted(looks(game, id, False) for id in (*game.zone("battlefield"), *game.zone("hand", player)))
    counters = tuple(sorted(game.player(player).counters.items()))
    return (tuple(pool), tuple(objects), game.player(player).life, counters, len(game.zone("graveyard", player)))


def looks(game: Game, id: ObjectId, apart: bool) -> tuple[Any, ...]:
    """What an object is like as far as telling it from others goes; `apart` keeps it different from all."""
    object = game.objects[id]
    attached = any(game.objects[other].attached_to == id for other in game.zone("battlefield"))
    singled_out = any(id in effect.objects for effect in game.effects)
    alone = apart or attached or singled_out or object.copied is not None or bool(object.chosen) or object.attached_to is not None
    return (
        id if alone else 0,
        object.card.name,
        object.zone,
        object.controller or "",
        object.owner,
        object.face,
        object.face_down or "",
        object.tapped,
        object.held_since >= game.player(object.controller or object.owner).turn_began,
        tuple(sorted(object.counters.items())),
    )
