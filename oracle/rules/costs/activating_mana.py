"""Rule 605.3: activating mana abilities, and the triggered mana abilities that follow (605.4).

Neither uses the stack.  Paying for one mana ability may take another, so whoever activates one says how its cost is paid.
"""

from collections.abc import Callable

from oracle.rules.citation import IllegalAction, Misfit, rule
from oracle.rules.costs import total_cost
from oracle.rules.costs.announcing import choose_modes, instructions_announced
from oracle.rules.costs.total_cost import Payment
from oracle.rules.events.pipeline import commit_only, happen
from oracle.rules.events.trigger_detection import intervening_if_holds
from oracle.rules.instructions.dispatch import perform
from oracle.rules.legality.mana_abilities import ability_of, check_activatable, is_mana_ability, taps_for_mana
from oracle.rules.mana.producing import PRODUCING, TAPPED_FOR_MANA
from oracle.rules.state.actions import Choices
from oracle.rules.state.decisions import ChooseNumber, Procedure, ask
from oracle.rules.state.events import AbilityActivated, TriggersForgotten
from oracle.rules.state.game import Announcement, ObjectId
from oracle.rules.state.loops import LONGEST_LOOP, endless_loop
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context
from oracle.rules.words.value_of_x import has_x

UNSAID = Choices()
"""Nothing is said beforehand: all is asked."""

Payer = Callable[[Table, str, Payment], Procedure[tuple[ObjectId, ...]]]
"""Pays a determined cost: `paying.pay`, which may take further mana abilities, or `pay_from_pool`."""


@rule("605.3", "605.3b", "605.4a", "106.12")
def activate_mana_ability(
    table: Table, player: str, id: ObjectId, index: int, pay: Payer, producing: str | None = None, said: Choices = UNSAID
) -> Procedure[None]:
    """A mana ability doesn't use the stack: its cost is paid and it resolves at once, and then what it triggers resolves.

    `pay` pays its own cost.  `producing` is the mana that the player chooses to get, if there is a choice; `said` is what else they say
    beforehand.  Raises `IllegalAction` if the ability can't be activated, `Misfit` if `producing` is chosen where it produces nothing.
    """
    ability = ability_of(table.game, id, index)
    if not is_mana_ability(ability, table.game.edition):
        raise IllegalAction("605.1a", "this is not a mana ability")
    check_activatable(table, player, id, ability, index)
    context = Context(you=player, source=id)
    modes = (yield from choose_modes(table, ability, context, preset=said.modes)) or ()
    if has_x(ability.cost):
        question = ChooseNumber(player=player, purpose="x", prompt="Choose X", source=id, rule="107.3a")
        context.x = said.x if said.x is not None else (yield from ask(question))
        question.check(context.x)
    payment = yield from total_cost.activation_cost(table, player, id, index, ability, context, said.paid_with)
    yield from pay(table, player, payment)
    yield from happen(table, AbilityActivated(object=None, source=id, player=player, ability=ability, index=index))
    context.names[TAPPED_FOR_MANA] = taps_for_mana(ability)
    if producing is not None:
        context.names[PRODUCING] = producing
    yield from perform(table, instructions_announced(ability, Announcement(modes=modes)), context)
    if PRODUCING in context.names:
        raise Misfit(f"the ability produces no mana, so {producing} can't be chosen")
    yield from resolve_mana_triggers(table)


@rule("605.4a")
def resolve_mana_triggers(table: Table) -> Procedure[None]:
    """A triggered mana ability doesn't use the stack: it resolves right after the mana ability that triggered it."""
    for _ in range(LONGEST_LOOP):
        trigger = next((trigger for trigger in table.game.waiting if trigger.mana), None)
        if trigger is None:
            return
        commit_only(table, TriggersForgotten(waiting=(trigger,)))
        context = Context(you=trigger.controller, source=trigger.source, names=dict(trigger.names))
        if intervening_if_holds(table.game, trigger.ability, context):
            modes = (yield from choose_modes(table, trigger.ability, context)) or ()
            yield from perform(table, instructions_announced(trigger.ability, Announcement(modes=modes)), context)
    commit_only(table, endless_loop())
