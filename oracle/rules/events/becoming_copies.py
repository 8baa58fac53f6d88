"""Permanents that become copies as they enter or as they are turned face up (707.5, 708.11): what they become copies of."""

from collections.abc import Sequence

from oracle.cards.changes import AnyChange
from oracle.cards.filters import Filter
from oracle.rules.characteristics import copying, selections
from oracle.rules.citation import rule
from oracle.rules.state.decisions import Choose, Procedure, ask
from oracle.rules.state.game import Characteristics, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context


@rule("707.5", "614.12a")
def copy_of_chosen(
    table: Table, id: ObjectId, what: Filter, changes: Sequence[AnyChange], context: Context, rule_number: str = "707.5"
) -> Procedure[Characteristics | None]:
    """Its controller chooses, among other objects on the battlefield, what it becomes a copy of before it is so; or that it copies nothing.

    `id` is the object as it is meanwhile.  Returns the values that it copies.
    """
    options = tuple(
        other for other in table.game.zone("battlefield") if other != id and selections.matches(table.game, other, what, context)
    )
    chosen = yield from ask(
        Choose(
            player=context.you,
            purpose="copy",
            prompt="Choose what it becomes a copy of, or nothing",
            options=options,
            minimum=0,
            maximum=1,
            source=id,
            rule=rule_number,
        )
    )
    return copied_values(table, chosen[0], changes, context) if chosen else None


def copied_values(table: Table, original: ObjectId, changes: Sequence[AnyChange], context: Context) -> Characteristics:
    """What it copies of an object, with the exceptions of the copy effect (707.9)."""
    return copying.with_exceptions_settled(table.game, copying.copiable_values(table.game, original), changes, context)
