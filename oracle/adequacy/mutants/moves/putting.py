"""Misreadings of the rules in `oracle/rules/moves/putting.py`."""

from typing import Any

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.adequacy.mutants.asked import trigger_all
from oracle.cards import effects as words
from oracle.cards import triggers as trigger_words
from oracle.cards.effects import Place
from oracle.cards.triggers import StepBegins
from oracle.rules.events.pipeline import happen
from oracle.rules.moves import putting, zones
from oracle.rules.moves.putting import Manner
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import Moved, SkipsUntap
from oracle.rules.state.game import Game, GameObject, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context

replace = msgspec.structs.replace


@mutant(
    "aura-enters-without-being-cast",
    replaces=putting.put_onto_battlefield,
    belief="An engine's author who puts the Aura onto the battlefield first, and lets state-based actions see to the rest.",
)
def aura_enters_and_enchants_nothing(
    right: Right, table: Table, ids: tuple[ObjectId, ...], manner: Manner, context: Context
) -> Procedure[tuple[ObjectId, ...]]:
    new: tuple[ObjectId, ...] = yield from right(table, ids, manner, context)
    left = (id for id in ids if id in table.game.objects and table.game.objects[id].zone == "graveyard")
    for id in tuple(left):
        yield from happen(table, Moved(object=id, destination="battlefield", cause="put", player=context.you, controller=context.you))
    return new


@mutant(
    "aura-enters-without-being-cast",
    replaces=putting.put_onto_battlefield,
    belief="A player to whom a creature that one Aura takes is no choice for the other any more.",
)
def each_aura_needs_a_creature_of_its_own(
    right: Right, table: Table, ids: tuple[ObjectId, ...], manner: Manner, context: Context
) -> Procedure[tuple[ObjectId, ...]]:
    first: dict[str, ObjectId] = {}
    for id in ids:
        first.setdefault(table.game.objects[id].card.name, id)
    new: tuple[ObjectId, ...] = yield from right(table, tuple(first.values()), manner, context)
    return new


@mutant(
    "oblivion-ring-linked-abilities",
    replaces=putting.put_onto_battlefield,
    belief="A player who lays the card back as it lay before, tapped and with its counters.",
)
def it_returns_as_it_was(
    right: Right, table: Table, ids: tuple[ObjectId, ...], manner: Manner, context: Context
) -> Procedure[tuple[ObjectId, ...]]:
    was = next((record.object for record in table.game.past.values() if record.became in ids), None)
    as_before = manner if was is None else replace(manner, tapped=was.tapped, counters=was.counters)
    new: tuple[ObjectId, ...] = yield from right(table, ids, as_before, context)
    return new


@mutant(
    "oblivion-ring-linked-abilities",
    replaces=putting.put_onto_battlefield,
    belief="A player who puts the exiled cards back one after the other, in the order in which they left.",
)
def they_return_one_after_the_other(
    right: Right, table: Table, ids: tuple[ObjectId, ...], manner: Manner, context: Context
) -> Procedure[tuple[ObjectId, ...]]:
    new: tuple[ObjectId, ...] = ()
    for id in ids:
        new += yield from right(table, (id,), manner, context)
    return new


@mutant(
    "skips-the-next-untap-step",
    replaces=putting.put_onto_battlefield,
    belief="A player who knows which creature it was, and holds it when it is back.",
)
def what_returns_is_still_held(
    right: Right, table: Table, ids: tuple[ObjectId, ...], manner: Manner, context: Context
) -> Procedure[tuple[ObjectId, ...]]:
    held = any(record.object.skips_untap for record in table.game.past.values() if record.became in ids)
    new: tuple[ObjectId, ...] = yield from right(table, ids, manner, context)
    yield from happen(table, *(SkipsUntap(object=id, skips=True) for id in new if held))
    return new


@mutant(
    "second-from-the-top",
    replaces=putting.put_into_libraries,
    belief="A player who puts it on top, where it is drawn next.",
)
def it_is_put_on_top(right: Right, table: Table, ids: tuple[ObjectId, ...], to: Place, manner: Manner) -> Procedure[tuple[ObjectId, ...]]:
    new: tuple[ObjectId, ...] = yield from right(table, ids, "library top" if to == "library second" else to, manner)
    return new


@mutant(
    "cosima-upkeep-needs-battlefield",
    replaces=putting.put_onto_battlefield,
    belief="A player to whom it is still the beginning of the upkeep as long as nobody has gone on to the draw step.",
)
def what_enters_in_the_upkeep_triggers(
    right: Right, table: Table, ids: tuple[ObjectId, ...], manner: Any, context: Context
) -> Procedure[tuple[ObjectId, ...]]:
    new: tuple[ObjectId, ...] = yield from right(table, ids, manner, context)
    if table.game.turn.step == "upkeep":
        trigger_all(table, new, StepBegins)
    return new


@mutant(
    "dfc-put-onto-battlefield-front-up",
    replaces=putting.entering_face,
    belief="A player who returns a card the way it was before, with the same face up.",
)
def card_returns_with_the_face_it_had(right: Right, game: Game, object: GameObject, transformed: bool) -> int | None:
    before = [record.object for record in game.past.values() if record.object.physical == object.physical]
    last = next((each for each in reversed(before) if each.zone == "battlefield"), None)
    if last is not None and last.card.layout == "modal double-faced":
        return last.face
    face: int | None = right(game, object, transformed)
    return face


@mutant(
    "jodah-no-hit-whole-library",
    replaces=putting.put_into_libraries,
    belief="A player to whom a random order is a shuffled library, so that whatever waits for shuffling triggers.",
)
def random_order_is_shuffling(
    right: Right, table: Table, ids: tuple[ObjectId, ...], to: words.Place, *manner: Any
) -> Procedure[tuple[ObjectId, ...]]:
    owners = {table.game.object(id).owner for id in ids}
    new: tuple[ObjectId, ...] = yield from right(table, ids, to, *manner)
    if to == "library bottom random":
        for owner in sorted(owners):
            yield from zones.shuffle(table, owner)
    return new


@mutant(
    "flickerwisp-returned-too-late",
    replaces=putting.put_onto_battlefield,
    belief="A player to whom it is still the beginning of the end step while abilities that triggered then resolve.",
)
def what_returns_in_the_end_step_triggers(
    right: Right, table: Table, ids: tuple[ObjectId, ...], manner: Manner, context: Context
) -> Procedure[tuple[ObjectId, ...]]:
    new: tuple[ObjectId, ...] = yield from right(table, ids, manner, context)
    if table.game.turn.step == "end":
        trigger_all(table, new, trigger_words.StepBegins)
    return new
