"""What conditions mean: "if …", "as long as …", "activate only if …" (the words of `oracle.cards.conditions`)."""

from collections.abc import Callable
from typing import Any, TypeVar

from oracle.cards import conditions as words
from oracle.cards.conditions import AnyCondition, Condition
from oracle.rules.citation import rule
from oracle.rules.state import events as happened
from oracle.rules.state.game import Announcement, Game, ObjectId
from oracle.rules.words.context import Context
from oracle.rules.words.filters import amount, matches, objects, within
from oracle.rules.words.references import View, objects_meant, players_meant

C = TypeVar("C", bound=Condition)

_TESTS: dict[type[Condition], Callable[[View, Any, Context], bool]] = {}


def holds(view: View, condition: AnyCondition, context: Context) -> bool:
    """Whether a condition is true of the game now."""
    return _TESTS[type(condition)](view, condition, context)


def tests(kind: type[C]) -> Callable[[Callable[[View, C, Context], bool]], Callable[[View, C, Context], bool]]:
    """Marks the function that says when one kind of condition holds."""

    def mark(function: Callable[[View, C, Context], bool]) -> Callable[[View, C, Context], bool]:
        _TESTS[kind] = function
        return function

    return mark


def _known(game: Game, ids: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    return tuple(id for id in ids if id in game.objects or id in game.past)


@tests(words.Exists)
def _exists(view: View, condition: words.Exists, context: Context) -> bool:
    number = len(objects(view, condition.what, context))
    if number < amount(view, condition.least, context):
        return False
    return condition.most is None or number <= amount(view, condition.most, context)


@tests(words.Matches)
def _matches(view: View, condition: words.Matches, context: Context) -> bool:
    """Of several objects, one is enough ("if a creature card was discarded this way")."""
    meant = _known(view.game, objects_meant(view, condition.what, context))
    return any(matches(view, id, condition.filter, context) for id in meant)


@tests(words.InZone)
@rule("400.7")
def _in_zone(view: View, condition: words.InZone, context: Context) -> bool:
    """Only the very object that is meant counts; once it has left its zone, what became of its card is another object."""
    meant = objects_meant(view, condition.what, context)
    here = [view.game.objects.get(id) for id in meant]
    return bool(here) and all(object is not None and object.zone == condition.zone for object in here)


@tests(words.Compare)
def _compare(view: View, condition: words.Compare, context: Context) -> bool:
    return within(view, amount(view, condition.amount, context), condition.range, context)


@tests(words.YourTurn)
def _your_turn(view: View, condition: words.YourTurn, context: Context) -> bool:
    return view.game.turn.active == context.you


@tests(words.Happened)
@rule("608.2i")
def _happened(view: View, condition: words.Happened, context: Context) -> bool:
    """What happened earlier in the turn counts by what was true then, whatever has become of it."""
    return any(_HAPPENINGS[condition.what](view, event, context.you) for event in view.game.this_turn)


def _left_the_battlefield(view: View, event: object, you: str) -> bool:
    if not isinstance(event, happened.Moved) or event.origin != "battlefield":
        return False
    return view.game.past[event.object].characteristics.controller == you


def _creature_died(view: View, event: object, you: str) -> bool:
    if not isinstance(event, happened.Moved) or event.origin != "battlefield" or event.destination != "graveyard":
        return False
    return "creature" in view.game.past[event.object].characteristics.types


def _you_attacked(view: View, event: object, you: str) -> bool:
    return isinstance(event, happened.AttackersDeclared) and event.player == you and bool(event.attackers)


def _you_gained_life(view: View, event: object, you: str) -> bool:
    return isinstance(event, happened.LifeGained) and event.player == you


_HAPPENINGS: dict[str, Callable[[View, object, str], bool]] = {
    "permanent you controlled left the battlefield": _left_the_battlefield,
    "creature died": _creature_died,
    "you attacked": _you_attacked,
    "you gained life": _you_gained_life,
}


@tests(words.AttackedThisTurn)
def _attacked_this_turn(view: View, condition: words.AttackedThisTurn, context: Context) -> bool:
    declared = [event for event in view.game.this_turn if isinstance(event, happened.AttackersDeclared)]
    return any(context.source in event.attackers for event in declared)


@rule("400.7d")
def announcement_of(game: Game, id: ObjectId) -> Announcement | None:
    """A permanent's abilities can refer to how the spell was cast that it was."""
    if id not in game.objects and id not in game.past:
        return None
    return game.object(id).announced


@tests(words.Kicked)
def _kicked(view: View, condition: words.Kicked, context: Context) -> bool:
    announced = announcement_of(view.game, context.source)
    return announced is not None and announced.kicked > 0


@tests(words.WasCast)
def _was_cast(view: View, condition: words.WasCast, context: Context) -> bool:
    announced = [announcement_of(view.game, id) for id in objects_meant(view, condition.what, context)]
    return bool(announced) and all(_was_cast_so(view, each, condition, context) for each in announced)


def _was_cast_so(view: View, announced: Announcement | None, condition: words.WasCast, context: Context) -> bool:
    """Whether something was cast, from the zone and by the player in question, if there is one."""
    if announced is None or announced.origin is None or condition.origin not in (None, announced.origin):
        return False
    return condition.who is None or announced.caster in players_meant(view, condition.who, context)


@tests(words.EnteredFrom)
def _entered_from(view: View, condition: words.EnteredFrom, context: Context) -> bool:
    return any(came_from(view.game, id) == condition.zone for id in objects_meant(view, condition.what, context))


@rule("400.7", "608.3a", "608.2h")
def came_from(game: Game, id: ObjectId) -> str | None:
    """The zone in which an object was right before, as another object; a permanent that was a spell came from the stack.

    That it left its zone again since makes no difference.
    """
    return next((record.object.zone for record in game.past.values() if record.became == id), None)


@tests(words.CostPaid)
def _cost_paid(view: View, condition: words.CostPaid, context: Context) -> bool:
    announced = announcement_of(view.game, context.source)
    return announced is not None and (condition.name == announced.alternative or condition.name in announced.additional)


@tests(words.Did)
@rule("118.12")
def _did(view: View, condition: words.Did, context: Context) -> bool:
    """ "If you do" asks whether the action was taken, not what came of it."""
    return bool(context.names.get(condition.name))


@tests(words.Not)
def _not(view: View, condition: words.Not, context: Context) -> bool:
    return not holds(view, condition.condition, context)


@tests(words.All)
def _all(view: View, condition: words.All, context: Context) -> bool:
    return all(holds(view, part, context) for part in condition.conditions)


@tests(words.AnyOf)
def _any_of(view: View, condition: words.AnyOf, context: Context) -> bool:
    return any(holds(view, part, context) for part in condition.conditions)
