"""Paying with what is there: mana that is in the pool already, life, and the other parts of a cost (118.3, 601.2h).

Nothing here activates a mana ability; `paying` does that beforehand, where the pool doesn't suffice.
"""

from oracle.cards.symbols import written
from oracle.rules.characteristics import selections
from oracle.rules.characteristics.continuous import characteristics
from oracle.rules.citation import IllegalAction, rule
from oracle.rules.costs.parts import Part, is_last, moves_objects, pay_life, pay_part
from oracle.rules.costs.total_cost import Payment
from oracle.rules.events.pipeline import commit_only
from oracle.rules.mana.matching import PaymentOption, all_choices, chosen_mana, ways
from oracle.rules.state.decisions import Choose, Procedure, ask
from oracle.rules.state.events import ManaPaid
from oracle.rules.state.game import Game, Mana, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context


@rule("118.2", "118.3", "118.6", "601.2h")
def pay_from_pool(table: Table, player: str, payment: Payment, ask_which: bool = True) -> Procedure[tuple[ObjectId, ...]]:
    """A cost is paid in full or not at all: mana first, then what involves neither chance nor the library, then the rest.

    Returns the objects that it was paid with (sacrificed, discarded, exiled, returned, tapped).  With `ask_which` the player chooses
    among all the mana that would do.  Raises IllegalAction if it can't be paid.
    """
    if payment.unpayable:
        raise IllegalAction("118.6", "it has no mana cost, so its cost can't be paid")
    if payment.mana:
        yield from pay_mana(table, player, payment, ways(payment.mana, payment.any_color), ask_which)
    used: tuple[ObjectId, ...] = ()
    for part in sorted(payment.parts, key=_turn):
        used += yield from pay_part(table, player, part)
    return used


def _turn(part: Part) -> int:
    """In which round a part is paid: objects leave after everything else that is certain, chance and the library come last."""
    return 2 if is_last(part) else 1 if moves_objects(part) else 0


@rule("106.6", without=True)
def may_spend(game: Game, player: str, payment: Payment, mana: Mana) -> bool:
    """Mana with a restriction can be spent only on what the restriction allows: such spells, or abilities of such sources."""
    if mana.only is None:
        return True
    what = payment.spell if payment.spell is not None else payment.ability_of if mana.on_abilities else None
    context = Context(you=player, source=mana.source)
    return what is not None and selections.matches(game, what, mana.only, context, characteristics(game, what))


def spendable(game: Game, player: str, payment: Payment) -> list[Mana]:
    """The mana in a player's pool that may be spent on this."""
    return [mana for mana in game.player(player).pool if may_spend(game, player, payment, mana)]


@rule("106.4", "118.3a", "107.4f")
def pay_mana(table: Table, player: str, payment: Payment, options: tuple[PaymentOption, ...], ask_which: bool = False) -> Procedure[None]:
    """Mana is paid by removing it from the mana pool; for a Phyrexian symbol 2 life may be paid instead.

    With `ask_which` the player chooses among all the mana that would do.  Raises `IllegalAction` if the pool doesn't suffice.
    """
    pool = spendable(table.game, player, payment)
    life = table.game.player(player).life
    choice: tuple[tuple[Mana, ...], int] | None
    if ask_which:
        choices = all_choices(pool, options, life)
        choice = choices[0] if choices else None
        if len(choices) > 1:
            texts = tuple(written(unit.type for unit in mana) for mana, _ in choices)
            labels = tuple(f"{number} {text}" for number, text in enumerate(texts))
            answer = yield from ask(
                Choose(player=player, purpose="mana payment", prompt="Which mana is spent?", options=labels, texts=texts, rule="118.3a")
            )
            choice = choices[labels.index(answer[0])]
    else:
        choice = chosen_mana(pool, options, life)
    if choice is None:
        raise IllegalAction("601.2h", f"the mana in {player}'s pool doesn't pay {''.join(f'{{{symbol}}}' for symbol in payment.mana)}")
    if choice[0]:
        commit_only(table, ManaPaid(player=player, mana=choice[0]))
    yield from pay_life(table, player, choice[1])
