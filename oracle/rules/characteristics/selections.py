"""Which objects and players an ability speaks of, how many, and whether a condition holds: as the game is now.

This is the door through which the rest of the rules reads the words of cards; objects are seen after all continuous effects
(`continuous`).  What the words mean is in `references`, `filters` and `conditions`.
"""

from functools import partial

import msgspec

from oracle.cards.conditions import AnyCondition
from oracle.cards.filters import Amount, Filter, Range, Selection
from oracle.rules.characteristics.continuous import characteristics as seen
from oracle.rules.state.game import Characteristics, Game, ObjectId
from oracle.rules.words import conditions, filters, references
from oracle.rules.words.context import Context
from oracle.rules.words.references import View

ANYTHING = Filter(zone="any")
"""Lets everything through."""


def view_of(game: Game) -> View:
    """The game, its objects seen as they are after all continuous effects."""
    return View(game, partial(seen, game))


def objects(game: Game, selection: Selection, context: Context) -> tuple[ObjectId, ...]:
    """The objects that a selection means, in a fixed order.

    A reference to something that has left its zone gives the id that it had; callers check `id in game.objects`.
    """
    return filters.objects(view_of(game), selection, context)


def players(game: Game, reference: str, context: Context) -> tuple[str, ...]:
    """The players that a reference means."""
    return references.players_meant(view_of(game), reference, context)


def amount(game: Game, amount: Amount, context: Context) -> int:
    """The number that an amount is now; it may be negative."""
    return filters.amount(view_of(game), amount, context)


def holds(game: Game, condition: AnyCondition, context: Context) -> bool:
    """Whether a condition holds now."""
    return conditions.holds(view_of(game), condition, context)


def matches(game: Game, id: ObjectId, filter: Filter, context: Context, characteristics: Characteristics | None = None) -> bool:
    """Whether an object passes a filter; with `characteristics`, judged by these wherever it is (a face about to be cast)."""
    return filters.matches(view_of(game), id, filter, context, characteristics)


def fits(game: Game, id: ObjectId, filter: Filter, context: Context, characteristics: Characteristics | None = None) -> bool:
    """Whether a filter lets an object through wherever it is; with `characteristics`, something that would be played as that."""
    return matches(game, id, msgspec.structs.replace(filter, zone="any"), context, characteristics)


def means(game: Game, selection: Selection | None, id: ObjectId, context: Context) -> bool:
    """Whether a selection (a reference or a filter) means this object; no selection means any."""
    if selection is None:
        return True
    if isinstance(selection, str):
        return id in objects(game, selection, context)
    return matches(game, id, selection, context)


def within(game: Game, number: int, range: Range, context: Context) -> bool:
    """Whether a number keeps to the bounds."""
    return filters.within(view_of(game), number, range, context)
