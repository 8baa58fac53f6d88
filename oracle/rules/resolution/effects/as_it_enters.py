"""What is done "as a permanent enters" (614.1c)."""

from oracle.rules.citation import rule
from oracle.rules.events.pipeline import afterwards
from oracle.rules.instructions.dispatch import perform
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import AsItEnters, Event, Moved
from oracle.rules.state.game import ObjectId
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context


@afterwards
@rule("614.1c", "614.12")
def as_it_enters(table: Table, events: tuple[Event, ...]) -> Procedure[None]:
    """What is said to be done "as it enters" is done then and there, without using the stack."""
    for event in events:
        if isinstance(event, Moved) and event.became is not None:
            for deed in event.then:
                yield from perform(table, deed.effects, surroundings_of(deed, event.became))


@rule("107.3m", "603.7f")
def surroundings_of(deed: AsItEnters, became: ObjectId) -> Context:
    """All instructions about a permanent's entering have the X of its spell; their source is the object whose ability gives them."""
    source = became if deed.source is None else deed.source
    return Context(you=deed.you, source=source, x=deed.x, names={**deed.names, "it": (became,)})
