"""How permanents enter (614.1c-d, 614.12): tapped, with counters, as copies, with choices made.

All of this is decided before the permanent is on the battlefield (614.12a): the proposal of its move is changed.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from oracle.cards.effects import MayPay
from oracle.cards.filters import Filter
from oracle.cards.statics import EntersWith, TurnsUpWith
from oracle.cards.subtypes import CREATURE_TYPES
from oracle.cards.symbols import COLOR_NAMES
from oracle.rules.characteristics import selections
from oracle.rules.characteristics.continuous import characteristics
from oracle.rules.citation import rule
from oracle.rules.events.becoming_copies import copied_values, copy_of_chosen
from oracle.rules.events.commit.counters import add_up
from oracle.rules.instructions.dispatch import perform
from oracle.rules.state.decisions import Choose, NameCard, Procedure, ask
from oracle.rules.state.events import AsItEnters, Moved
from oracle.rules.state.game import Game, GameObject, ObjectId
from oracle.rules.state.names import nameable
from oracle.rules.state.table import Table
from oracle.rules.words.conditions import holds
from oracle.rules.words.context import Context
from oracle.rules.words.filters import amount
from oracle.rules.words.references import View
from oracle.rules.words.value_of_x import announced_for_copy, enters_x

replace = msgspec.structs.replace


def apply_enters_with(
    table: Table, event: Moved, you: str, source: ObjectId, names: Mapping[str, Any], word: EntersWith, imagined: tuple[Game, ObjectId]
) -> Procedure[Moved]:
    """The move, with one effect on how the permanent enters applied.

    `source` is the object whose ability says so, `you` its controller, `names` what its words may refer to beside.
    """
    future, became = imagined
    would_be = future.object(became)
    view = as_it_would_be(table.game, event.object, future, became)
    context = surroundings(event, would_be, you, source, names, word)
    if word.copy_of is not None:
        copied = yield from enter_as_copy(table, event, word, context)
        if copied.copied is event.copied:
            return copied
        copied = replace(copied, announced=announced_for_copy(would_be.announced))
        return counters_of_last_copy_effect(copied, counters_said(view, word, context))
    if word.counters:
        event = replace(event, counters=add_up(event.counters, counters_said(view, word, context)))
    if word.tapped or (word.tapped_unless is not None and not holds(view, word.tapped_unless, context)):
        event = replace(event, tapped=True)
    if word.do:
        event = replace(event, then=(*event.then, done_as_it_enters(word, context)))
    if word.pay_or_tapped is not None:
        event = yield from pay_or_enter_tapped(table, event, would_be, word, context)
    if word.choose is not None:
        value = yield from choose_as_enters(table, event, you, word.choose)
        event = replace(event, chosen={**event.chosen, word.choose.removeprefix("nonland "): value})
    return event


@rule("614.12")
def as_it_would_be(game: Game, id: ObjectId, future: Game, became: ObjectId) -> View:
    """What enters is looked at as the permanent that it would be; all else as it is before, when the permanent isn't there yet.

    A card in a graveyard that enters from there still counts as a card in that graveyard.
    """
    return View(game, lambda other: characteristics(future, became) if other == id else characteristics(game, other))


@rule("614.12", "109.5", "107.3m")
def surroundings(event: Moved, would_be: GameObject, you: str, source: ObjectId, names: Mapping[str, Any], word: EntersWith) -> Context:
    """What a permanent says of how it enters itself uses the X of its spell and its own choices; what another one says of it does not.

    There "this" is that other object, "it" is what enters, and "that player" who will control it.  `would_be` is the game in which it has
    entered; `source` is the object whose ability says so, `you` its controller, `names` what its words may refer to besides.
    """
    enters: dict[str, Any] = {"it": (event.object,), "that player": (would_be.controller or would_be.owner,)}
    if word.what == "this":
        return Context(you=you, source=event.object, x=enters_x(would_be), names={**names, **event.chosen, **enters})
    return Context(you=you, source=source, names={**names, **enters})


def done_as_it_enters(word: EntersWith, context: Context) -> AsItEnters:
    """What is to be done once the permanent is there, and by whose ability; its own has it as its source."""
    source = None if word.what == "this" else context.source
    return AsItEnters(effects=word.do, source=source, you=context.you, x=context.x, names=context.names)


def counters_said(view: View, word: EntersWith | TurnsUpWith, context: Context) -> dict[str, int]:
    """The counters of which an effect says that the permanent enters with them, or is turned face up with them."""
    said = {kind: max(0, amount(view, number, context)) for kind, number in word.counters.items()}
    return {kind: number for kind, number in said.items() if number}


@rule("707.5", "614.1c", "614.1d")
def enter_as_copy(table: Table, event: Moved, word: EntersWith, context: Context) -> Procedure[Moved]:
    """A permanent that enters as a copy is what it copies before it enters: of what its controller chooses, or of what an effect means.

    It takes the place of whatever another effect would have made it a copy of.  Tapped, if that is said, it enters only as a copy.
    """
    assert word.copy_of is not None
    if isinstance(word.copy_of, Filter):
        values = yield from copy_of_chosen(table, event.object, word.copy_of, word.copy_changes, context)
    else:
        meant = selections.objects(table.game, word.copy_of, context)
        values = copied_values(table, meant[0], word.copy_changes, context) if meant else None
    if values is None:
        return event
    before = event.copied if word.copy_until else None
    return replace(event, copied=values, copied_until=word.copy_until, copied_before=before, tapped=event.tapped or word.tapped)


@rule("707.9e")
def counters_of_last_copy_effect(event: Moved, counters: dict[str, int]) -> Moved:
    """Counters that are an exception of a copy effect come only with that copy, and are gone if another copy effect applies after it."""
    of_another = {kind: -number for kind, number in event.counters_as_copy.items()}
    return replace(event, counters=add_up(add_up(event.counters, of_another), counters), counters_as_copy=counters)


@rule("614.12", "118.12")
def pay_or_enter_tapped(table: Table, event: Moved, would_be: GameObject, word: EntersWith, context: Context) -> Procedure[Moved]:
    """A permanent that enters tapped unless a cost is paid: its controller decides before it enters."""
    assert word.pay_or_tapped is not None
    own = replace(context, you=would_be.controller or would_be.owner, names=dict(context.names))
    yield from perform(table, (MayPay(cost=word.pay_or_tapped, optional=True, save="paid"),), own)
    return event if own.names["paid"] else replace(event, tapped=True)


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
