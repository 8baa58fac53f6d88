"""Paying: mana abilities are activated, then all parts of a cost are paid, each in full (118.3, 601.2g-h).

Nobody is asked which mana to pay with.  Mana in the pool is used first; if it doesn't suffice, mana abilities are activated: plain
sources by a plan (`mana_sources`), others after a search (`mana_search`).  If there is any way to pay, one is found.
"""

from contextlib import suppress

from oracle.cards.costs import Cost
from oracle.rules.citation import IllegalAction, rule
from oracle.rules.costs.mana_activations import carry_out_activation
from oracle.rules.costs.mana_bounds import is_beyond_help
from oracle.rules.costs.mana_plan import TooManyWays, plan
from oracle.rules.costs.mana_search import find_activations, suffices
from oracle.rules.costs.mana_sources import sources
from oracle.rules.costs.parts import Part, check_part
from oracle.rules.costs.paying_from_pool import pay_from_pool, spendable
from oracle.rules.costs.total_cost import Payment, asked_cost, tells_who_can_pay
from oracle.rules.mana.matching import PaymentOption, chosen_mana, ways
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.game import Game, ObjectId
from oracle.rules.state.table import Table, refusal
from oracle.rules.words.context import Context


@rule("601.2g")
def pay(table: Table, player: str, payment: Payment) -> Procedure[tuple[ObjectId, ...]]:
    """Mana abilities are activated before a cost is paid.  Returns the objects that it was paid with.

    Raises IllegalAction if it can't be paid.
    """
    if payment.mana and not payment.unpayable:
        yield from get_mana(table, player, payment, ways(payment.mana, payment.any_color))
    return (yield from pay_from_pool(table, player, payment, ask_which=False))


def pay_cost(
    table: Table, player: str, cost: Cost, context: Context, paid_with: tuple[ObjectId, ...] | None = None
) -> Procedure[tuple[ObjectId, ...]]:
    """Pay a cost that a rule or effect asks for (118.12).  Raises IllegalAction if it can't be paid."""
    payment = yield from asked_cost(table, player, cost, context, paid_with)
    return (yield from pay(table, player, payment))


@tells_who_can_pay
def can_pay(table: Table, player: str, cost: Cost, context: Context) -> bool:
    """Whether a player could pay a cost now, in one way or another; nothing is paid."""
    return why_not(table, player, cost, context) is None


def why_not(table: Table, player: str, cost: Cost, context: Context) -> IllegalAction | None:
    """Why a player can't pay a cost now; None if they can."""

    def trial(branch: Table) -> Procedure[tuple[ObjectId, ...]]:
        own = Context(you=context.you, source=context.source, x=context.x, stack_object=context.stack_object, names=dict(context.names))
        return pay_cost(branch, player, cost, own)

    return refusal(table, trial)


# --- mana -------------------------------------------------------------------------------------------------------------


@rule("118.2", "601.2g", "605.3a", "118.3c")
def get_mana(table: Table, player: str, payment: Payment, options: tuple[PaymentOption, ...]) -> Procedure[None]:
    """Before a cost with mana is paid its payer may activate mana abilities: as few as will do, and none if the pool suffices.

    `options` are the ways to pay for its symbols.  Raises `IllegalAction` if the mana can't be had.
    """
    game = table.game
    life = game.player(player).life
    unfit = unfit_parts(game, player, payment)
    if not unfit:
        pool = spendable(game, player, payment)
        if chosen_mana(pool, options, life) is not None:
            return
        found = sources(table, player, payment)
        with suppress(TooManyWays):
            planned = plan(pool, found, options, life)
            if planned is None and not found.others:
                raise IllegalAction("601.2h", f"{player} can't pay {''.join(f'{{{symbol}}}' for symbol in payment.mana)}")
            if any(activation.harm for activation in planned or ()) and not suffices(table, player, payment, options, planned or ()):
                planned = None
            yield from carry_out_activation(table, player, planned or ())
            if planned is not None and chosen_mana(spendable(table.game, player, payment), options, table.game.player(player).life):
                return
    elif is_beyond_help(game, sources(table, player, payment), [part for part, _ in unfit]):
        raise unfit[0][1]
    try:
        steps = find_activations(table, player, payment, options)
    except IllegalAction as illegal:
        raise (unfit[0][1] if unfit else illegal) from None
    yield from carry_out_activation(table, player, steps)


def unfit_parts(game: Game, player: str, payment: Payment) -> list[tuple[Part, IllegalAction]]:
    """The parts that aren't mana and couldn't be paid as things are, each with the reason."""
    found: list[tuple[Part, IllegalAction]] = []
    for part in payment.parts:
        try:
            check_part(game, player, part)
        except IllegalAction as illegal:
            found.append((part, illegal))
    return found
