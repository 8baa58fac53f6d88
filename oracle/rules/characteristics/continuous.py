"""What objects are like now: the answer of the layers (613), worked out once for each state of the game.

Every question about an object's characteristics goes through `characteristics`, and every question about what the static
abilities and lasting effects permit, forbid, cost or replace goes through `rules_in_force`.  How effects are applied is in
`layers`; an object that no effect touches costs no more than looking it up.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeVar

import msgspec

from oracle.cards.statics import AnyStatic, Continuous, EntersWith, TurnsUpWith
from oracle.rules.characteristics.functioning_zones import StaticRule, initial_rules, speaks, static_rules
from oracle.rules.characteristics.layers import Projection, initial_with_intrinsic
from oracle.rules.characteristics.printed import alike
from oracle.rules.citation import reading, rule
from oracle.rules.memo import memo_by_identity
from oracle.rules.state.game import Characteristics, Game, GameObject, ObjectId
from oracle.rules.words.conditions import holds
from oracle.rules.words.context import Context
from oracle.rules.words.references import View
from oracle.rules.words.value_of_x import enters_x

V = TypeVar("V")

replace = msgspec.structs.replace

_READING = "reading"
"""Which reading of the rules was in force when it was worked out."""
_PROJECTION = "projection"
_RULES = "rules in force"
_CONDITIONAL = "conditional"
"""Whether any of them has a condition."""
LISTENERS = "listeners"
PROHIBITIONS = "prohibitions"
_SPEAKERS = "speakers"
KINDS_THAT_TRIGGER = "kinds_that_trigger"
"""Of what is known about a state, what also holds in the states after it (`kinds_that_trigger`)."""


class ActiveRule(NamedTuple):
    """A rule that holds now because of a static ability or of an effect that lasts."""

    rule: AnyStatic
    source: ObjectId
    controller: str
    names: dict[str, Any]
    """What its words may refer to; empty for static abilities."""
    keyword: str | None = None
    """The keyword that says it, if one does."""

    def context(self) -> Context:
        """The surroundings in which its words are read."""
        return Context(you=self.controller, source=self.source, names=dict(self.names))


def characteristics(game: Game, id: ObjectId) -> Characteristics:
    """What an object is like after all continuous effects; if it is gone, what it was like when it left its zone (608.2h).

    Raises KeyError for an id that no object ever had.
    """
    memory = memory_of(game)
    found = memory.get(id)
    if found is None:
        object = game.objects.get(id)
        if object is None:
            return game.past[id].characteristics
        all_values = projection(game).all_values
        found = finished(all_values[id], object) if id in all_values else _untouched(object)
        memory[id] = found
    return found


def controller(game: Game, id: ObjectId) -> str | None:
    """Who controls an object, present or past; None if it has no controller (109.4)."""
    return characteristics(game, id).controller


class Projected(NamedTuple):
    """What the layers came to in a state of the game."""

    all_values: Mapping[ObjectId, Characteristics]
    """The objects that some effect was applied to."""
    copiable: Mapping[ObjectId, Characteristics]
    """What they had after layer 1 (613.2c)."""
    idle: bool
    """No effect applies to anything."""


def projection(game: Game) -> Projected:
    """The layers, applied to this state of the game."""
    memory = memory_of(game)
    found: Projected | None = memory.get(_PROJECTION)
    if found is None:
        done = Projection(game, _speakers(game)).run()
        found = memory[_PROJECTION] = Projected(done.all_values, done.copiable, done.idle)
    return found


def _speakers(game: Game) -> tuple[ObjectId, ...]:
    """The objects that may change others or the rules, or trigger, oldest first."""
    memory = memory_of(game)
    found: tuple[ObjectId, ...] | None = memory.get(_SPEAKERS)
    if found is None:
        found = memory[_SPEAKERS] = tuple(sorted(id for id, object in game.objects.items() if speaks(object)))
    return found


def worked_out(game: Game, key: str, work: Callable[[Game], V]) -> V:
    """What follows from this very state, worked out the first time it is asked for."""
    memory = memory_of(game)
    if key not in memory:
        memory[key] = work(game)
    return memory[key]  # type: ignore[no-any-return]


def memory_of(game: Game) -> dict[Any, Any]:
    """What is known about this state already."""
    if game.memory is None:
        msgspec.structs.force_setattr(game, "memory", {_READING: reading()})
    return game.memory  # type: ignore[no-any-return]


def memory_after(before: Game, objects: dict[ObjectId, GameObject], same_effects: bool) -> dict[Any, Any] | None:
    """What is known about a state that still holds in the next one, with these objects.

    As long as no effect changes any object, and all that appears, changes or disappears is silent, the abilities that hold and wait are
    the same as before.
    """
    known = before.memory
    if not known or known[_READING] != reading():
        return None
    kept = {key: known[key] for key in (_READING, KINDS_THAT_TRIGGER) if key in known}
    was = before.objects
    new = [object for id, object in objects.items() if was.get(id) is not object]
    old = [object for id, object in was.items() if objects.get(id) is not object]
    speakers = known.get(_SPEAKERS)
    if any(map(speaks, old)) or any(map(speaks, new)):
        if speakers is not None:
            quiet = {object.id for object in old}
            kept[_SPEAKERS] = tuple(sorted((*(id for id in speakers if id not in quiet), *(each.id for each in new if speaks(each)))))
        return kept
    lasting = [_SPEAKERS]
    if same_effects and _PROJECTION in known and known[_PROJECTION].idle:
        lasting += (_PROJECTION, LISTENERS)
        if not known.get(_CONDITIONAL, True):
            lasting += (_RULES, _CONDITIONAL, PROHIBITIONS)
    kept.update((key, known[key]) for key in lasting if key in known)
    return kept


def _untouched(object: GameObject) -> Characteristics:
    return _finished(alike(object))


@memo_by_identity
def _finished(object: GameObject) -> Characteristics:
    return finished(initial_with_intrinsic(object), object)


@rule("208.3", "208.3a")
def finished(values: Characteristics, object: GameObject) -> Characteristics:
    """A permanent that isn't a creature has no power and toughness, even if some are printed on it."""
    if object.zone != "battlefield":
        return values
    if "creature" not in values.types:
        return values if values.power is None and values.toughness is None else replace(values, power=None, toughness=None)
    if values.power is None or values.toughness is None:
        return replace(values, power=values.power or 0, toughness=values.toughness or 0)
    return values


# --- rules that hold --------------------------------------------------------------------------------------------------


@rule("113.6", "604.1", "611.2", "613.11")
def rules_in_force(game: Game) -> tuple[ActiveRule, ...]:
    """What static abilities and lasting effects say about the game itself holds after objects are settled, in order of timestamps."""
    memory = memory_of(game)
    found = memory.get(_RULES)
    if found is None:
        found = memory[_RULES] = _rules_in_force(game)
    return found


def _rules_in_force(game: Game) -> tuple[ActiveRule, ...]:
    timed: list[tuple[tuple[int, int], ActiveRule]] = []
    view = View(game, lambda id: characteristics(game, id))
    touched = projection(game).all_values
    conditional = False
    for id in _speakers(game) if not touched else sorted({*_speakers(game), *touched}):
        object = game.objects[id]
        words = static_rules(touched[id], object) if id in touched else initial_rules(object)
        for word in words:
            if isinstance(word.rule, Continuous):
                continue
            conditional = conditional or word.static.condition is not None
            if _condition_holds(view, word, object):
                you = characteristics(game, id).controller or object.owner
                timed.append(((object.timestamp, id), ActiveRule(word.rule, id, you, {}, word.static.keyword)))
    memory_of(game)[_CONDITIONAL] = conditional
    for effect in game.effects:
        if effect.rule is not None:
            timed.append(((effect.timestamp, effect.id), ActiveRule(effect.rule, effect.source, effect.controller, effect.names)))
    return tuple(active for _, active in sorted(timed, key=lambda each: each[0]))


def _condition_holds(view: View, word: StaticRule, object: GameObject) -> bool:
    if word.static.condition is None:
        return True
    you = view.look(object.id).controller or object.owner
    return holds(view, word.static.condition, Context(you=you, source=object.id, x=x_in_condition(word, object)))


@rule("107.3m", "702.37f", "702.168e")
def x_in_condition(word: StaticRule, object: GameObject) -> int | None:
    """Where an effect on how a permanent enters or is turned face up has a condition, X is the same in it as in what it does."""
    about_itself = isinstance(word.rule, TurnsUpWith) or (isinstance(word.rule, EntersWith) and word.rule.what == "this")
    return enters_x(object) if about_itself and object.zone == "battlefield" else None
