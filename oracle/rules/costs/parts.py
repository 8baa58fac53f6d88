"""The parts of a cost that are not mana: which objects pay for them, whether that can be done, and doing it (118.1, 118.3).

Objects and numbers are settled as the total cost is determined (`settle_part`, 601.2f), and paid after mana abilities have been activated
(`pay_part`, 601.2h).  In between something may have gone wrong, so `check_part` is asked again.
"""

from collections.abc import Iterable
from typing import Any

import msgspec

from oracle.cards import costs as paid
from oracle.cards.abilities import Activated
from oracle.cards.filters import Filter, Selection
from oracle.rules.characteristics import selections
from oracle.rules.characteristics.continuous import characteristics, controller
from oracle.rules.citation import IllegalAction, rule
from oracle.rules.events.pipeline import happen
from oracle.rules.legality import prohibitions
from oracle.rules.legality.mana_abilities import activated_of, has_symbol, is_mana_ability
from oracle.rules.moves import zones
from oracle.rules.state.decisions import Choose, Procedure, ask
from oracle.rules.state.events import CountersPut, CountersRemoved, LifeLost, Moved, Tapped, Untapped
from oracle.rules.state.game import Game, ObjectId, State
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context

replace = msgspec.structs.replace


class Part(State, frozen=True, kw_only=True):
    """A part of a cost that is settled: the symbol "T" or "Q" or the word, what pays for it, and how much."""

    word: Any
    objects: tuple[ObjectId, ...] = ()
    amount: int = 0


class Wallet:
    """What is settled so far: the objects that a player named in advance, if they did, and those that are spoken for."""

    def __init__(self, named: tuple[ObjectId, ...] | None) -> None:
        self.named = named
        self.left = list(named or ())
        self.moving: set[ObjectId] = set()
        """Objects that leave their zone for a part of the cost; each pays only once (118.10)."""
        self.tapping: set[ObjectId] = set()

    def check_used(self) -> None:
        """Raises IllegalAction if an object was named that the cost has no use for."""
        if self.left:
            raise IllegalAction("601.2h", "an object was named that can't pay for any part of the cost")


_MOVES: dict[type, tuple[str, str, str]] = {
    paid.Sacrifice: ("battlefield", "graveyard", "sacrifice"),
    paid.Discard: ("hand", "graveyard", "discard"),
    paid.ExileCards: ("", "exile", "exile"),
    paid.ReturnToHand: ("battlefield", "hand", "return"),
}
"""For costs that move objects: where from, where to, and what it is called."""


def settle_part(table: Table, player: str, word: Any, context: Context, wallet: Wallet) -> Procedure[Part]:
    """Settle what pays for a part of a cost.  Raises IllegalAction if nothing can.

    `word` is the part as a card file says it; `wallet` knows what is spoken for already, and gets what this takes.
    """
    game = table.game
    if word in ("T", "Q"):
        wallet.tapping.add(context.source)
        return Part(word=word, objects=(context.source,))
    if isinstance(word, paid.PayLife):
        return Part(word=word, amount=selections.amount(game, word.amount, context))
    if isinstance(word, paid.Mill):
        return Part(word=word, amount=1)
    if isinstance(word, paid.Loyalty):
        return Part(word=word, objects=(context.source,), amount=selections.amount(game, word.amount, context))
    if isinstance(word, paid.RemoveCounters):
        return Part(word=word, objects=(context.source,), amount=_count(game, word, context))
    if isinstance(word, paid.PutCounters):
        return Part(word=word, objects=(context.source,), amount=1)
    if isinstance(word, paid.TapPermanents):
        objects = yield from _choose_tapped(table, player, word, context, wallet)
        wallet.tapping.update(objects)
        return Part(word=word, objects=objects)
    if isinstance(word, paid.Discard) and word.random:
        return Part(word=word, amount=_count(game, word, context))
    objects = yield from _choose_moved(table, player, word, context, wallet)
    wallet.moving.update(objects)
    if isinstance(word, paid.Sacrifice) and word.save:
        context.names[word.save] = objects
    return Part(word=word, objects=objects)


def _count(game: Game, word: Any, context: Context) -> int:
    return max(0, selections.amount(game, word.count, context))


@rule("118.3", "118.10", "701.21a")
def _choose_moved(table: Table, player: str, word: Any, context: Context, wallet: Wallet) -> Procedure[tuple[ObjectId, ...]]:
    """Who pays by sacrificing, discarding, exiling or returning objects chooses among their own, each for one part only."""
    game = table.game
    cause = _MOVES[type(word)][2]
    options = tuple(
        id for id in _to_choose_from(game, player, word.what, context) if id not in wallet.moving and _movable(game, player, word, id)
    )
    if not isinstance(word.what, Filter):
        if not options:
            raise IllegalAction("118.3", f"there is nothing to {cause}")
        wallet.left = [id for id in wallet.left if id not in options]
        return options
    count = len(options) if getattr(word, "any_number", False) else _count(game, word, context)
    least = 0 if getattr(word, "any_number", False) else count
    return (yield from _choose(player, cause, options, least, count, context, wallet))


@rule("601.2g", "601.2h")
def _to_choose_from(game: Game, player: str, what: Selection, context: Context) -> tuple[ObjectId, ...]:
    """What has to be tapped has to be so as the cost is paid: a permanent that is tapped for mana before that may be chosen too."""
    if not isinstance(what, Filter) or not what.tapped:
        return selections.objects(game, what, context)
    either = selections.objects(game, replace(what, tapped=None), context)
    return tuple(id for id in either if game.objects[id].tapped or _may_be_tapped_for_mana(game, player, id))


def _may_be_tapped_for_mana(game: Game, player: str, id: ObjectId) -> bool:
    """Whether a mana ability of its own taps it, or whether one of another permanent takes any permanents to be tapped."""
    own = (other for other in game.zone("battlefield") if _controls(game, player, other))
    abilities = ((other, ability) for other in own for _, ability in activated_of(game, other) if is_mana_ability(ability, game.edition))
    return any(has_symbol(ability.cost, "T") if other == id else _taps_others(ability) for other, ability in abilities)


def _taps_others(ability: Activated) -> bool:
    return any(isinstance(part, paid.TapPermanents) for part in ability.cost)


def _movable(game: Game, player: str, word: Any, id: ObjectId) -> bool:
    """Whether it is where such a cost takes objects from, and the player's own there."""
    object = game.objects.get(id)
    zone = _MOVES[type(word)][0]
    if object is None or (zone and object.zone != zone):
        return False
    if isinstance(word, paid.Sacrifice) and prohibitions.sacrificing(game, player, id) is not None:
        return False
    return (controller(game, id) if object.zone in ("battlefield", "stack") else object.owner) == player


def _choose(
    player: str, purpose: str, options: tuple[ObjectId, ...], least: int, most: int, context: Context, wallet: Wallet
) -> Procedure[tuple[ObjectId, ...]]:
    if len(options) < least:
        raise IllegalAction("118.3", f"there is not enough to {purpose}")
    question = Choose(
        player=player,
        purpose=purpose,
        prompt=f"Choose what to {purpose}",
        options=options,
        minimum=least,
        maximum=most,
        source=context.source,
        rule="601.2b",
    )
    if wallet.named is None:
        answer: tuple[ObjectId, ...] = yield from ask(question)
        if len(answer) < least:
            raise IllegalAction("118.3", f"there is not enough left to {purpose}")
        return answer
    chosen = tuple(id for id in wallet.left if id in options)[:most]
    wallet.left = [id for id in wallet.left if id not in chosen]
    question.check(chosen)
    return chosen


@rule("118.3", "702.122a")
def _choose_tapped(
    table: Table, player: str, word: paid.TapPermanents, context: Context, wallet: Wallet
) -> Procedure[tuple[ObjectId, ...]]:
    """Untapped permanents of the player are tapped: so many of them, or any number with enough power in all.

    A creature may be tapped for this however short it has been under control: there is no {T} in this cost.
    """
    game = table.game
    options = tuple(
        id
        for id in selections.objects(game, word.what, context)
        if id not in wallet.tapping and not game.objects[id].tapped and _controls(game, player, id)
    )
    if word.total_power is None:
        count = selections.amount(game, 1 if word.count is None else word.count, context)
        return (yield from _choose(player, "tap", options, count, count, context, wallet))
    needed = selections.amount(game, word.total_power, context)
    strongest = tuple(sorted(options, key=lambda id: -_power(game, id)))
    least = next((count for count in range(len(options) + 1) if _total_power(game, strongest[:count]) >= needed), None)
    if least is None:
        raise IllegalAction("118.3", f"the untapped creatures don't have power {needed} in all")
    chosen = yield from _choose(player, "tap", strongest, least, len(options), context, wallet)
    if _total_power(game, chosen) < needed:
        raise IllegalAction("118.3", f"these creatures don't have power {needed} in all")
    return chosen


def _controls(game: Game, player: str, id: ObjectId) -> bool:
    return game.objects[id].zone == "battlefield" and controller(game, id) == player


def _power(game: Game, id: ObjectId) -> int:
    return characteristics(game, id).power or 0


def _total_power(game: Game, ids: tuple[ObjectId, ...]) -> int:
    return sum(_power(game, id) for id in ids)


# --- can it be paid ---------------------------------------------------------------------------------------------------


@rule("118.3", "107.5", "107.6", "119.4", "606.6", "701.17b")
def check_part(game: Game, player: str, part: Part) -> None:
    """Nobody can pay a cost without having all of what it takes.

    A tapped permanent can't pay {T} and an untapped one can't pay {Q}; life, counters and the cards of a library must suffice.
    Raises IllegalAction.
    """
    word = part.word
    if any(id not in game.objects for id in part.objects):
        raise IllegalAction("118.3", "what was to pay for the cost is gone")
    if taps_objects(part):
        if any(game.objects[id].tapped or game.objects[id].zone != "battlefield" for id in part.objects):
            raise IllegalAction("107.5" if word == "T" else "118.3", "a tapped permanent can't be tapped to pay a cost")
    elif word == "Q":
        if not all(game.objects[id].tapped for id in part.objects):
            raise IllegalAction("107.6", "an untapped permanent can't be untapped to pay a cost")
        check_possible(prohibitions.untapping(game, id) for id in part.objects)
    elif isinstance(word, paid.PayLife):
        check_life(game, player, part.amount)
    elif isinstance(word, paid.Mill):
        if len(game.zone("library", player)) < part.amount:
            raise IllegalAction("701.17b", "the library has too few cards")
    elif isinstance(word, paid.RemoveCounters | paid.Loyalty):
        _check_counters(game, part)
        if _counters(part)[1] < 0:
            check_possible(prohibitions.putting_counters(game, id) for id in part.objects)
    elif isinstance(word, paid.PutCounters):
        if any(game.objects[id].zone != "battlefield" for id in part.objects):
            raise IllegalAction("118.3", "there is nothing to put counters on")
        check_possible(prohibitions.putting_counters(game, id) for id in part.objects)
    elif isinstance(word, paid.Discard) and word.random:
        if len(game.zone("hand", player)) < part.amount:
            raise IllegalAction("118.3", "there is not enough to discard")
    elif not all(_movable(game, player, word, id) for id in part.objects):
        raise IllegalAction("118.3", "what was to pay for the cost is no longer there")
    elif isinstance(word.what, Filter) and word.what.tapped and not all(game.objects[id].tapped for id in part.objects):
        raise IllegalAction("118.3", "what is to pay for the cost isn't tapped")


@rule("614.17b")
def check_possible(forbidden: Iterable[IllegalAction | None]) -> None:
    """A cost that includes something that can't happen can't be paid.  Raises IllegalAction."""
    for illegal in forbidden:
        if illegal is not None:
            raise illegal


def check_life(game: Game, player: str, amount: int) -> None:
    """A player can pay life only if they have that much (119.4).  Raises IllegalAction."""
    if amount > 0 and game.player(player).life < amount:
        raise IllegalAction("119.4", f"{player} doesn't have {amount} life to pay")


def _check_counters(game: Game, part: Part) -> None:
    kind, amount = _counters(part)
    if not part.objects or game.objects[part.objects[0]].counters.get(kind, 0) < amount:
        raise IllegalAction("606.6" if kind == "loyalty" else "118.3", f"there are not enough {kind} counters")


def _counters(part: Part) -> tuple[str, int]:
    """Kind and number of the counters to be removed; a negative number is to be put on."""
    return ("loyalty", -part.amount) if isinstance(part.word, paid.Loyalty) else (part.word.kind, part.amount)


# --- paying -----------------------------------------------------------------------------------------------------------


@rule("601.2h")
def is_last(part: Part) -> bool:
    """Parts that are left to chance, or that move cards from a library to a public zone, are paid after all others."""
    return isinstance(part.word, paid.Mill) or (isinstance(part.word, paid.Discard) and part.word.random)


def moves_objects(part: Part) -> bool:
    """Whether objects leave their zone to pay for it."""
    return type(part.word) in _MOVES


def taps_objects(part: Part) -> bool:
    """Whether objects are tapped to pay for it."""
    return part.word == "T" or isinstance(part.word, paid.TapPermanents)


@rule("107.5", "107.6", "118.3b", "606.4")
def pay_part(table: Table, player: str, part: Part) -> Procedure[tuple[ObjectId, ...]]:
    """To pay a part of a cost is to do what it says; returns the objects with which it was paid."""
    check_part(table.game, player, part)
    word = part.word
    if taps_objects(part):
        yield from happen(table, *(Tapped(object=id) for id in part.objects))
        return () if word == "T" else part.objects
    if word == "Q":
        yield from happen(table, *(Untapped(object=id) for id in part.objects))
    elif isinstance(word, paid.PayLife):
        yield from pay_life(table, player, part.amount)
    elif isinstance(word, paid.Mill):
        yield from zones.mill(table, player, part.amount)
    elif isinstance(word, paid.PutCounters):
        yield from happen(table, CountersPut(target=part.objects[0], kind=word.kind, amount=part.amount))
    elif isinstance(word, paid.RemoveCounters | paid.Loyalty):
        yield from _pay_counters(table, part)
    elif isinstance(word, paid.Discard) and word.random:
        order = yield from zones.random_order(table, table.game.zone("hand", player))
        yield from zones.discard(table, player, order[: part.amount])
        return order[: part.amount]
    elif part.objects:
        _, destination, cause = _MOVES[type(word)]
        yield from happen(table, *(_moved(id, destination, cause, player) for id in part.objects))
    return part.objects if moves_objects(part) else ()


def _moved(id: ObjectId, destination: Any, cause: Any, player: str) -> Moved:
    return Moved(object=id, destination=destination, cause=cause, player=player)


def pay_life(table: Table, player: str, amount: int) -> Procedure[None]:
    """Paying life is losing that much life (118.3b, 119.4)."""
    check_life(table.game, player, amount)
    if amount > 0:
        yield from happen(table, LifeLost(player=player, amount=amount))


def _pay_counters(table: Table, part: Part) -> Procedure[None]:
    kind, amount = _counters(part)
    if amount > 0:
        yield from happen(table, CountersRemoved(target=part.objects[0], kind=kind, amount=amount))
    elif amount < 0:
        yield from happen(table, CountersPut(target=part.objects[0], kind=kind, amount=-amount))


def describe(cost: paid.Cost) -> str:
    """A cost in a few words, for a menu: "{2}", "discard"."""
    return ", ".join(part if isinstance(part, str) else _described(part) for part in cost) or "nothing"


def _described(part: Any) -> str:
    tag = str(part.__struct_config__.tag)
    amount = getattr(part, "amount", None)
    return f"{amount} {tag}" if isinstance(amount, int) else tag
