"""How permanents enter (614.1c-d, 614.12): tapped, with counters, as copies, with choices made.

All of this is decided before the permanent is on the battlefield (614.12a): the proposal of its move is changed.
"""

from typing import Any

import msgspec

from oracle.cards.effects import MayPay
from oracle.cards.filters import Filter
from oracle.cards.statics import EntersWith, TurnsUpWith
from oracle.cards.subtypes import CREATURE_TYPES
from oracle.cards.symbols import COLOR_NAMES
from oracle.rules import selections
from oracle.rules.becoming_copies import copied_values, copy_of_chosen
from oracle.rules.citation import rule
from oracle.rules.commit.counters import add_up
from oracle.rules.context import Context
from oracle.rules.decisions import Choose, NameCard, Procedure, ask
from oracle.rules.events import Moved
from oracle.rules.game import Announcement, Game, ObjectId
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
        copied = yield from enter_as_copy(table, event, you, source, word)
        if copied.copied is event.copied:
            return copied
        copied = replace(copied, announced=announced_for_copy(future.object(became).announced))
        return counters_of_last_copy_effect(copied, counters_said(future, word, context))
    if word.counters:
        event = replace(event, counters=add_up(event.counters, counters_said(future, word, context)))
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


def counters_said(future: Game, word: EntersWith | TurnsUpWith, context: Context) -> dict[str, int]:
    """The counters of which an effect says that the permanent enters with them, or is turned face up with them."""
    said = {kind: max(0, selections.amount(future, number, context)) for kind, number in word.counters.items()}
    return {kind: number for kind, number in said.items() if number}


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
    if values is None:
        return event
    return replace(event, copied=values, copied_until=word.copy_until, copied_before=event.copied if word.copy_until else None)


@rule("707.9e")
def counters_of_last_copy_effect(event: Moved, counters: dict[str, int]) -> Moved:
    """Counters that are an exception of a copy effect come only with that copy, and are gone if another copy effect applies after it."""
    of_another = {kind: -number for kind, number in event.counters_as_copy.items()}
    return replace(event, counters=add_up(add_up(event.counters, of_another), counters), counters_as_copy=counters)


@rule("107.3j", "107.3m")
def announced_for_copy(announced: Announcement | None) -> Announcement | None:
    """Abilities that a permanent has by copying don't use the X of the spell that it was: they define none, so X is 0 in them."""
    return None if announced is None else replace(announced, x=None)


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
        options = tuple(COLOR_NAMES.values())
    else:
        options = table.game.opponents(you)
    (chosen,) = yield from ask(Choose(player=you, purpose=what, prompt=f"Choose a {what}", options=options, source=source))
    return str(chosen)
