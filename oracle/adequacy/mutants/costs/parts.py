"""Misreadings of the rules in `oracle/rules/costs/parts.py`."""

from collections.abc import Iterable
from typing import Any

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.adequacy.mutants.asked import trigger_all
from oracle.cards import costs as paid
from oracle.cards import triggers as trigger_words
from oracle.cards.costs import Mill, TapPermanents
from oracle.cards.filters import Filter
from oracle.rules.citation import IllegalAction
from oracle.rules.costs import parts
from oracle.rules.costs import parts as cost_parts
from oracle.rules.costs.parts import Part, Wallet
from oracle.rules.legality.summoning_sickness import is_sick
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.game import Game, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context

replace = msgspec.structs.replace

Forbidden = IllegalAction | None


@mutant(
    "another-is-not-itself",
    replaces=cost_parts._choose_moved,
    belief='A player who reads over "another", or to whom what is face down is another creature than the Aura that it will be.',
)
def the_object_itself_is_sacrificed(
    right: Right, table: Table, player: str, word: Any, context: Context, wallet: Any
) -> Procedure[tuple[ObjectId, ...]]:
    what = replace(word.what, other=False) if isinstance(word.what, Filter) else word.what
    chosen: tuple[ObjectId, ...] = yield from right(table, player, replace(word, what=what), context, wallet)
    return chosen


@mutant(
    "another-is-not-itself",
    replaces=cost_parts._choose_tapped,
    belief="A player to whom a Vehicle that is a creature is a creature of theirs like any other.",
)
def the_vehicle_itself_is_tapped(
    right: Right, table: Table, player: str, word: Any, context: Context, wallet: Any
) -> Procedure[tuple[ObjectId, ...]]:
    what = replace(word.what, other=False) if isinstance(word.what, Filter) else word.what
    chosen: tuple[ObjectId, ...] = yield from right(table, player, replace(word, what=what), context, wallet)
    return chosen


@mutant(
    "milling-to-pay",
    replaces=parts.check_part,
    belief="A player who mills as many cards as there are.",
)
def as_much_is_milled_as_there_is(right: Right, game: Game, player: str, part: Any) -> None:
    if not isinstance(part.word, Mill):
        right(game, player, part)


@mutant(
    "mana-tap-for-mana-defined",
    replaces=parts.pay_part,
    belief="A player to whom a creature that makes mana makes it whenever it is tapped.",
)
def tapping_to_crew_is_tapping_for_mana(right: Right, table: Table, player: str, part: Any) -> Procedure[Any]:
    paid = yield from right(table, player, part)
    if isinstance(part.word, TapPermanents):
        trigger_all(table, tuple(part.objects), trigger_words.TappedForMana)
    return paid


@mutant(
    "mana-tapped-trigger-on-production",
    replaces=parts.pay_part,
    belief="A player to whom a creature that is tapped for a mana ability is tapped for mana.",
)
def what_is_tapped_as_a_cost_is_tapped_for_mana(right: Right, table: Table, player: str, part: Any) -> Procedure[Any]:
    paid = yield from right(table, player, part)
    if isinstance(part.word, TapPermanents):
        trigger_all(table, table.game.zone("battlefield"), trigger_words.TappedForMana)
    return paid


@mutant(
    "tap-symbol-cost",
    replaces=parts.check_part,
    belief="An engine's author who taps what is tapped, and finds that it is tapped.",
)
def a_tapped_permanent_may_pay(right: Right, game: Game, player: str, part: Any) -> None:
    if part.word != "T":
        right(game, player, part)


@mutant(
    "untap-symbol-cost",
    replaces=parts.pay_part,
    belief="A player who reads {Q} as being tapped, and leaves the permanent so.",
)
def the_permanent_stays_tapped(right: Right, table: Table, player: str, part: Any) -> Procedure[Any]:
    return part.objects if part.word == "Q" else (yield from right(table, player, part))


@mutant(
    "tap-symbol-cost",
    replaces=parts._choose_tapped,
    belief="A player who forbids a summoning sick creature everything that taps it, so also to crew a Vehicle.",
)
def sick_creatures_cannot_crew(
    right: Right, table: Table, player: str, word: paid.TapPermanents, context: Context, wallet: Wallet
) -> Procedure[tuple[ObjectId, ...]]:
    chosen: tuple[ObjectId, ...] = yield from right(table, player, word, context, wallet)
    if any(is_sick(table.game, id) for id in chosen):
        raise IllegalAction("302.6", "a summoning sick creature can't be tapped")
    return chosen


@mutant(
    "untap-symbol-cost",
    replaces=parts.check_part,
    belief="A player who sees no harm in untapping what is untapped: afterwards it is untapped, as the cost says.",
)
def untapped_permanent_may_pay_q(right: Right, game: Game, player: str, part: Part) -> None:
    if part.word != "Q":
        right(game, player, part)


@mutant(
    "x-in-any-part-of-a-cost",
    replaces=parts._choose_moved,
    belief="A player who sacrifices one land, whatever X is.",
)
def one_is_enough(right: Right, table: Table, player: str, word: Any, context: Context, wallet: Wallet) -> Procedure[tuple[ObjectId, ...]]:
    chosen: tuple[ObjectId, ...] = yield from right(table, player, replace(word, count=1), context, wallet)
    return chosen


@mutant(
    "cant-have-counters",
    replaces=parts.check_possible,
    belief="A player who pays a cost by doing as much of it as is possible.",
)
def costs_are_paid_as_far_as_possible(right: Right, forbidden: Iterable[Forbidden]) -> None:
    return None
