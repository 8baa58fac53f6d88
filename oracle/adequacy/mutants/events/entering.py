"""Misreadings of the rules in `oracle/rules/events/entering.py`."""

from collections.abc import Mapping
from typing import Any

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.cards.statics import EntersWith
from oracle.rules.characteristics import selections
from oracle.rules.characteristics.selections import view_of
from oracle.rules.events import entering
from oracle.rules.state.decisions import ChooseNumber, Procedure, ask
from oracle.rules.state.events import Moved
from oracle.rules.state.game import Game, GameObject, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context
from oracle.rules.words.references import View

replace = msgspec.structs.replace


@mutant(
    "land-may-enter-untapped",
    replaces=entering.pay_or_enter_tapped,
    belief="A player who plays the land tapped and believes that the payment only comes later.",
)
def nothing_can_be_paid(right: Right, table: Table, event: Moved, *further: Any) -> Procedure[Moved]:
    return replace(event, tapped=True)
    yield


@mutant(
    "land-may-enter-untapped",
    replaces=entering.pay_or_enter_tapped,
    belief="A player who pays 2 life as for any land that hurts, and never has it enter tapped.",
)
def such_lands_never_enter_tapped(right: Right, table: Table, event: Moved, *further: Any) -> Procedure[Moved]:
    entered: Moved = yield from right(table, event, *further)
    return replace(entered, tapped=False)


@mutant(
    "essence-of-the-wild-and-clone",
    replaces=entering.enter_as_copy,
    belief="A player to whom the copy that was made first is final.",
)
def first_copy_effect_is_final(right: Right, table: Table, event: Moved, word: EntersWith, context: Context) -> Procedure[Moved]:
    if event.copied is not None:
        return event
    moved: Moved = yield from right(table, event, word, context)
    return moved


@mutant(
    "altered-ego-x-of-its-own",
    replaces=entering.enter_as_copy,
    belief="A player who chooses X as the creature enters, if nobody has cast it.",
)
def x_is_chosen_on_entering(right: Right, table: Table, event: Moved, word: EntersWith, context: Context) -> Procedure[Moved]:
    changed: Moved = yield from right(table, event, word, context)
    if word.counters and table.game.object(event.object).zone != "stack":
        yield from ask(ChooseNumber(player=context.you, purpose="x", prompt="Choose X", source=event.object))
    return changed


@mutant(
    "essence-of-the-wild-and-clone",
    replaces=entering.enter_as_copy,
    belief="A player to whom what enters face down is that and nothing else, no copy either.",
)
def what_is_face_down_is_no_copy(right: Right, table: Table, event: Moved, *more: Any) -> Procedure[Moved]:
    return event if event.face_down else (yield from right(table, event, *more))


@mutant(
    "vesuvan-shapeshifter-copied",
    replaces=entering.enter_as_copy,
    belief="A player to whom it has to copy a creature if there is one.",
)
def it_has_to_copy_something(right: Right, table: Table, event: Moved, *more: Any) -> Procedure[Moved]:
    changed: Moved = yield from right(table, event, *more)
    while changed.copied is event.copied:
        changed = yield from right(table, event, *more)
    return changed


@mutant(
    "altered-ego-x-of-its-own",
    replaces=entering.enter_as_copy,
    belief="A player who takes the counters for a second ability, which is there whether or not anything is copied.",
)
def counters_come_without_a_copy(right: Right, table: Table, event: Moved, word: EntersWith, context: Context) -> Procedure[Moved]:
    changed: Moved = yield from right(table, event, word, context)
    if changed.copied is not event.copied:
        return changed
    return replace(changed, counters=entering.counters_said(selections.view_of(table.game), word, context))


@mutant(
    "altered-ego-x-of-its-own",
    replaces=entering.counters_of_last_copy_effect,
    belief="A player who keeps the counters through a second copy effect.",
)
def counters_stay_through_another_copy_effect(right: Right, event: Moved, counters: dict[str, int]) -> Moved:
    changed: Moved = right(replace(event, counters_as_copy={}), counters)
    return changed


@mutant(
    "enters-tapped-as-a-copy",
    replaces=entering.enter_as_copy,
    belief="An engine's author who has a copy enter as the original would.",
)
def the_copy_enters_untapped(right: Right, table: Table, event: Moved, word: EntersWith, context: Any) -> Procedure[Moved]:
    moved: Moved = yield from right(table, event, replace(word, tapped=False), context)
    return moved


@mutant(
    "enters-tapped-as-a-copy",
    replaces=entering.enter_as_copy,
    belief="A player who reads that Vesuva enters tapped, whatever it copies.",
)
def it_enters_tapped_anyway(right: Right, table: Table, event: Moved, word: EntersWith, context: Any) -> Procedure[Moved]:
    moved: Moved = yield from right(table, event, word, context)
    return replace(moved, tapped=moved.tapped or word.tapped)


@mutant(
    "this-in-what-others-enter-with",
    replaces=entering.surroundings,
    belief="An engine's author whose effects on entering are all read on the permanent that enters.",
)
def this_is_what_enters(
    right: Right, event: Moved, would_be: GameObject, you: str, source: ObjectId, names: Mapping[str, Any], word: EntersWith
) -> Context:
    context: Context = right(event, would_be, you, event.object, names, word)
    return context


@mutant(
    "this-in-what-others-enter-with",
    replaces=entering.as_it_would_be,
    belief="An engine's author who reads everything on the battlefield as it will be, with the new permanent on it.",
)
def all_is_read_as_it_will_be(right: Right, game: Game, id: ObjectId, future: Game, became: ObjectId) -> View:
    return view_of(future)


@mutant(
    "counted-where-it-was",
    replaces=entering.as_it_would_be,
    belief="A player who lets the card leave the graveyard first and counts what is left there.",
)
def it_has_left_as_it_is_counted(right: Right, game: Game, id: ObjectId, future: Game, became: ObjectId) -> View:
    return view_of(future)
