"""How permanents enter (614.1c-d, 614.12): tapped, with counters, as copies, with choices made.

All of this is decided before the permanent is on the battlefield (614.12a): the proposal of its move is changed.
"""

from typing import Any

import msgspec

from oracle.cards.effects import MayPay
from oracle.cards.filters import Filter
from oracle.cards.statics import EntersWith
from oracle.cards.subtypes import CREATURE_TYPES
from oracle.rules import selections
from oracle.rules.becoming_copies import copied_values, copy_of_chosen
from oracle.rules.citation import rule
from oracle.rules.context import Context
from oracle.rules.decisions import Choose, NameCard, Procedure, ask
from oracle.rules.events import Moved
from oracle.rules.game import Game, ObjectId
from oracle.rules.names import nameable
from oracle.rules.performing import perform
from oracle.rules.table import Table

replace = msgspec.structs.replace


def apply_enters_with(
    table: Table, event: Moved, you: str, source: ObjectId, word: EntersWith, imagined: tuple[Game, ObjectId]
) -> Procedure[Moved]:
    """The move, with one effect on how the permanent enters applied; `source` is the object whose ability says so."""
    future, became = imagined
    context = Context(you=you, source=became, x=enters_x(future, became))
    if word.copy_of is not None:
        return (yield from enter_as_copy(table, event, you, source, word))
    if word.counters:
        counters = dict(event.counters)
        for kind, number in word.counters.items():
            counters[kind] = counters.get(kind, 0) + max(0, selections.amount(future, number, context))
        event = replace(event, counters={kind: number for kind, number in counters.items() if number})
    if word.tapped or (word.tapped_unless is not None and not selections.holds(table.game, word.tapped_unless, context)):
        event = replace(event, tapped=True)
    if word.do:
        event = replace(event, then=(*event.then, *word.do))
    if word.pay_or_tapped is not None:
        event = yield from pay_or_enter_tapped(table, event, you, word)
    if word.choose is not None:
        value = yield from choose_as_enters(table, event, you, word.choose)
        event = replace(event, chosen={**event.chosen, word.choose.removeprefix("nonland "): value})
    return event


@rule("107.3m")
def enters_x(future: Game, became: ObjectId) -> int:
    """X in an ability about a permanent's entering is the X chosen for any cost of the spell that became it; else it is 0."""
    announced = future.object(became).announced
    return (announced.x or 0) if announced is not None else 0


@rule("707.5", "614.1c", "614.1d")
def enter_as_copy(table: Table, event: Moved, you: str, source: ObjectId, word: EntersWith) -> Procedure[Moved]:
    """A permanent that enters as a copy is what it copies before it enters: of what its controller chooses, or of what an effect means.

    It takes the place of whatever another effect would have made it a copy of.
    """
    assert word.copy_of is not None
    if isinstance(word.copy_of, Filter):
        values = yield from copy_of_chosen(table, event.object, you, word.copy_of, word.copy_changes)
    else:
        context = Context(you=you, source=source)
        meant = selections.objects(table.game, word.copy_of, context)
        values = copied_values(table, event.object, meant[0], word.copy_changes, context) if meant else None
    return event if values is None else replace(event, copied=values, copied_until=word.copy_until)


@rule("614.12", "118.12")
def pay_or_enter_tapped(table: Table, event: Moved, you: str, word: EntersWith) -> Procedure[Moved]:
    """A permanent that enters tapped unless a cost is paid: its controller decides before it enters."""
    assert word.pay_or_tapped is not None
    context = Context(you=you, source=event.object)
    yield from perform(table, (MayPay(cost=word.pay_or_tapped, optional=True, save="paid"),), context)
    return event if context.names["paid"] else replace(event, tapped=True)


@rule("614.12a", "201.4")
def choose_as_enters(table: Table, event: Moved, you: str, what: str) -> Procedure[str]:
    """A choice made "as it enters" is made before it is on the battlefield, and is linked to it."""
    source = event.object
    if what in ("card name", "nonland card name"):
        allowed = nameable(table.cards, lambda face: what == "card name" or "land" not in face.types)
        named: str = yield from ask(NameCard(player=you, purpose="card name", prompt=f"Choose a {what}", allowed=allowed, source=source))
        return named
    options: tuple[Any, ...]
    if what == "creature type":
        options = tuple(sorted(CREATURE_TYPES))
    elif what == "color":
        options = ("white", "blue", "black", "red", "green")
    else:
        options = table.game.opponents(you)
    (chosen,) = yield from ask(Choose(player=you, purpose=what, prompt=f"Choose a {what}", options=options, source=source))
    return str(chosen)
