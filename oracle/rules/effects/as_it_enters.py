"""What a permanent says to do "as it enters" (614.1c)."""

from oracle.rules.citation import rule
from oracle.rules.context import Context
from oracle.rules.continuous import controller
from oracle.rules.decisions import Procedure
from oracle.rules.events import Event, Moved
from oracle.rules.happening import afterwards
from oracle.rules.performing import perform
from oracle.rules.table import Table


@afterwards
@rule("614.1c", "614.12")
def as_it_enters(table: Table, events: tuple[Event, ...]) -> Procedure[None]:
    """What a permanent says to do "as it enters" is done then and there, without using the stack."""
    for event in events:
        if isinstance(event, Moved) and event.then and event.became is not None:
            you = controller(table.game, event.became) or table.game.object(event.became).owner
            yield from perform(table, event.then, Context(you=you, source=event.became))
