"""Finding mana by playing it through, where plain sources don't suffice: mana abilities that cost mana or other things to activate.

Every step really activates a mana ability on a branch of the game, so costs, damage, replacement effects and triggered mana abilities
all count.  After each step plain sources may do the rest (`mana_plan`); they are tapped on the way only to pay for other mana
abilities.  Cheap ways are tried first: what loses life, permanents or cards comes last.  Sources that can't be told apart are tried once.
"""

from heapq import heappop, heappush
from itertools import count
from typing import Any

from oracle.rules.characteristics.continuous import characteristics, memory_of
from oracle.rules.citation import IllegalAction
from oracle.rules.costs.mana_activations import Activation, carry_out_activation, tried
from oracle.rules.costs.mana_bounds import is_hopeless, mana_in_cost
from oracle.rules.costs.mana_plan import TooManyWays, plan
from oracle.rules.costs.mana_sources import Sources, sources
from oracle.rules.costs.parts import check_part
from oracle.rules.costs.paying_from_pool import spendable
from oracle.rules.costs.total_cost import Payment
from oracle.rules.mana.matching import PaymentOption, chosen_mana, matched, unit_of
from oracle.rules.memo import identity
from oracle.rules.state.game import Game, ObjectId
from oracle.rules.state.table import Table

NODES = 400
"""How many positions are looked at before the search gives up."""

TRIALS = 3000
"""How many activations are tried before the search gives up."""

Path = tuple[Activation, ...]


def find_activations(table: Table, player: str, payment: Payment, options: tuple[PaymentOption, ...]) -> Path:
    """The activations after which the cost can be paid.  Raises IllegalAction if there are none."""
    failures: dict[Any, IllegalAction] = memory_of(table.game).setdefault("not payable", {})
    question = _question(table.game, player, payment)
    if question in failures:
        raise failures[question]
    try:
        return _find(table, player, payment, options)
    except IllegalAction as illegal:
        failures[question] = illegal
        raise


def _question(game: Game, player: str, payment: Payment) -> Any:
    """What is asked, so that it need not be answered twice for one state of the game."""
    pool = tuple((mana.type, mana.snow, mana.source, identity(mana.only)) for mana in game.player(player).pool)
    parts = tuple((identity(part.word), part.objects, part.amount) for part in payment.parts)
    return (player, pool, payment.mana, parts, payment.spell, payment.ability_of, payment.any_color, payment.busy)


def _find(table: Table, player: str, payment: Payment, options: tuple[PaymentOption, ...]) -> Path:
    numbers = count()
    trials = 0
    heap: list[tuple[float, int, Table, Path, float, int]] = [(0.0, next(numbers), table, (), 0.0, 0)]
    seen: set[Any] = set()
    while heap:
        _, _, place, path, price, saved = heappop(heap)
        key = (position_key(place.game, player), saved)
        if key in seen:
            continue
        seen.add(key)
        if len(seen) > NODES or trials > TRIALS:
            raise IllegalAction("601.2h", f"no way to get the mana was found among {trials} activations tried")
        found = sources(place, player, payment)
        pool, life = spendable(place.game, player, payment), place.game.player(player).life
        if is_hopeless(place, player, pool, found, options, life):
            continue
        rest, all_plain = finish(place, player, payment, options, found)
        if rest is not None:
            return path + rest
        for activation, after, saves in steps(place, player, found, saved, all_plain):
            trials += 1
            total = price + price_of(place.game, after.game, player, activation)
            missing = lacking(after.game, player, payment, options)
            heappush(heap, (total + missing, next(numbers), after, (*path, activation), total, saved + 1 if saves else 0))
    raise IllegalAction("601.2h", f"{player} can't pay {''.join(f'{{{symbol}}}' for symbol in payment.mana)}")


def finish(table: Table, player: str, payment: Payment, options: tuple[PaymentOption, ...], found: Sources) -> tuple[Path | None, bool]:
    """The plain sources with which everything can be paid from here, None if that isn't so; and whether using them one by one might
    help where the plan doesn't.

    `found` are the sources, `options` the ways to pay.
    """
    game = table.game
    try:
        planned = plan(spendable(game, player, payment), found, options, game.player(player).life)
    except TooManyWays:
        return None, True
    if planned is None:
        return None, False
    return (planned, False) if suffices(table, player, payment, options, planned) else (None, True)


def suffices(table: Table, player: str, payment: Payment, options: tuple[PaymentOption, ...], planned: Path) -> bool:
    """Whether everything can be paid after these activations: the life that some of them cost may be missing then."""
    trial = table.branch()
    for _ in carry_out_activation(trial, player, planned):
        return False
    return can_be_paid(trial.game, player, payment, options)


def steps(table: Table, player: str, found: Sources, saved: int, all_plain: bool) -> list[tuple[Activation, Table, bool]]:
    """Every different next activation: of the other mana abilities, and of plain sources that save up mana for those.

    `saved` plain sources have been used since the last other ability; no more are needed than that costs mana.
    """
    dearest = max((mana_in_cost(ability) for _, _, ability in found.others), default=0)
    abilities = [(id, index, False) for id, index, _ in found.others]
    if all_plain or saved < dearest or any("{Q}" in ability.cost for _, _, ability in found.others):
        abilities += sorted({(source.id, offer.activation.ability, True) for source in found.plain for offer in source.offers})
    result: list[tuple[Activation, Table, bool]] = []
    kinds: set[Any] = set()
    for id, index, saves in abilities:
        kind = (looks(table.game, id), index)
        if kind not in kinds:
            kinds.add(kind)
            result.extend((activation, after, saves) for activation, after in tried(table, player, id, index))
    return result


# --- judging positions ------------------------------------------------------------------------------------------------


def can_be_paid(game: Game, player: str, payment: Payment, options: tuple[PaymentOption, ...]) -> bool:
    """Whether the pool pays for the mana, and the other parts can be paid too."""
    if chosen_mana(spendable(game, player, payment), options, game.player(player).life) is None:
        return False
    try:
        for part in payment.parts:
            check_part(game, player, part)
    except IllegalAction:
        return False
    return True


def lacking(game: Game, player: str, payment: Payment, options: tuple[PaymentOption, ...]) -> int:
    """How many slots of the cost the pool leaves empty, in the way that fits best."""
    units = [unit_of(mana) for mana in spendable(game, player, payment)]
    life = game.player(player).life
    return min((matched(units, way.slots).count(None) for way in options if way.affordable(life)), default=99)


def price_of(before: Game, after: Game, player: str, activation: Activation) -> float:
    """What a step costs besides itself: life, permanents and cards lost, triggers that will hurt, a creature tapped."""
    life = max(0, before.player(player).life - after.player(player).life)
    gone = sum(id not in after.objects for id in (*before.zone("battlefield"), *before.zone("hand", player)))
    triggers = max(0, len(after.waiting) - len(before.waiting))
    creature = 0.25 if "creature" in characteristics(before, activation.id).types else 0.0
    return 1.0 + 2.0 * life + 5.0 * gone + 2.0 * triggers + creature


def position_key(game: Game, player: str) -> Any:
    """What matters of a position for getting mana: two positions with the same key are equally good."""
    pool = sorted((mana.type, mana.snow, mana.source if mana.only is not None else 0) for mana in game.player(player).pool)
    objects = sorted(looks(game, id) for id in (*game.zone("battlefield"), *game.zone("hand", player)))
    used = tuple(
        sorted((event.source, event.index) for event in game.this_turn if getattr(event, "ability", None) and event.ability.each_turn)
    )
    return (tuple(pool), tuple(objects), used, game.player(player).life, len(game.zone("graveyard", player)))


def looks(game: Game, id: ObjectId) -> tuple[Any, ...]:
    """What an object is like as far as telling it from others goes; what is connected with others stays different from all."""
    object = game.objects[id]
    attached = any(game.objects[other].attached_to == id for other in game.zone("battlefield"))
    singled_out = any(id in effect.objects for effect in game.effects)
    alone = attached or singled_out or object.copied is not None or bool(object.chosen) or object.attached_to is not None
    return (
        id if alone else 0,
        identity(object.card),
        object.zone,
        object.controller or "",
        object.owner,
        object.face,
        object.face_down or "",
        object.tapped,
        object.held_since >= game.player(object.controller or object.owner).turn_began,
        tuple(sorted(object.counters.items())),
    )
