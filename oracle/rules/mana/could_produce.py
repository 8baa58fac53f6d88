"""The mana that a permanent could produce (106.7).

What one permanent could produce may depend on what others could: Exotic Orchard, Reflecting Pool.  The answer is the **least fixed
point**: begin with nothing known, ask every ability what it would produce given what is known, add that, and go on until nothing new
comes.  So cycles end, and no order of asking matters.
"""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from oracle.cards.abilities import Activated, Triggered
from oracle.cards.costs import Sacrifice
from oracle.cards.effects import AddMana
from oracle.cards.statics import ReplaceMana
from oracle.cards.symbols import ManaType
from oracle.rules.characteristics import selections
from oracle.rules.characteristics.continuous import characteristics, controller, memory_of, rules_in_force
from oracle.rules.citation import IllegalAction, rule
from oracle.rules.instructions.dispatch import perform
from oracle.rules.legality.mana_abilities import cost_parts, could_add_mana, is_mana_ability, taps_for_mana
from oracle.rules.mana.producing import TAPPED_FOR_MANA, alternatives, tells_what_could_be_produced
from oracle.rules.neutral import WORKED_OUT
from oracle.rules.state.decisions import Choose, Procedure, ask
from oracle.rules.state.events import ManaProduced
from oracle.rules.state.game import Game, ObjectId
from oracle.rules.state.table import Table, outcomes
from oracle.rules.words.context import Context


@tells_what_could_be_produced
@rule("106.7", without=WORKED_OUT)
def could_produce(table: Table, id: ObjectId) -> frozenset[ManaType]:
    """The types of mana that a permanent could produce are those that any of its abilities would produce if it resolved now.

    Costs are ignored, replacement effects are applied in every possible order, and there may be no such type.
    """
    known: Any = table.could_produce
    if known is not None:
        found: frozenset[ManaType] = known.setdefault(id, frozenset())
        return found
    answers: dict[ObjectId, frozenset[ManaType]] = _answers(table.game)
    if id not in answers:
        answers.update(_fixed_point(table, id))
    return answers[id]


def _answers(game: Game) -> dict[ObjectId, frozenset[ManaType]]:
    """What was worked out about this state of the game already."""
    found: dict[ObjectId, frozenset[ManaType]] = memory_of(game).setdefault("could produce", {})
    return found


def _fixed_point(table: Table, id: ObjectId) -> dict[ObjectId, frozenset[ManaType]]:
    """What this permanent and all that it depends on could produce."""
    known: dict[ObjectId, frozenset[ManaType]] = {id: frozenset()}
    trial = table.branch()
    trial.could_produce = known  # type: ignore[assignment]
    while True:
        before = dict(known)
        for permanent in tuple(known):
            known[permanent] |= _types(trial, permanent)
        if known == before:
            return known


def _types(table: Table, id: ObjectId) -> frozenset[ManaType]:
    """The types that a permanent's abilities would produce, given what is known of the others."""
    object = table.game.objects.get(id)
    if object is None or object.zone != "battlefield":
        return frozenset()
    found: set[ManaType] = set()
    for ability in characteristics(table.game, id).abilities:
        if isinstance(ability, Activated | Triggered) and ability.zone in ("battlefield", "any") and could_add_mana(ability):
            found.update(would_produce(table, id, ability))
    return frozenset(found)


def would_produce(table: Table, id: ObjectId, ability: Activated | Triggered) -> Iterator[ManaType]:
    """The types of mana that an ability would produce if it resolved now, in any way of making its choices."""
    simple = all(isinstance(effect, AddMana) and effect.given is None for effect in ability.effects) and not ability.modes
    if simple and not any(isinstance(active.rule, ReplaceMana) for active in rules_in_force(table.game)):
        context = _context(table.game, id, ability)
        for effect in ability.effects:
            assert isinstance(effect, AddMana)
            for units in alternatives(table, effect, context):
                yield from units
        return
    for _, types in outcomes(table, lambda branch: _resolved(branch, id, ability)):
        yield from types


def _context(game: Game, id: ObjectId, ability: Activated | Triggered) -> Context:
    """The surroundings of an ability that isn't really activated or triggered: X is something, and what it is about is this."""
    you = controller(game, id) or game.objects[id].owner
    names: dict[str, Any] = {"it": (id,), "that player": (you,)}
    if isinstance(ability, Activated):
        names[TAPPED_FOR_MANA] = is_mana_ability(ability, game.edition) and taps_for_mana(ability)
    return Context(you=you, source=id, x=1, names=names)


def _resolved(table: Table, id: ObjectId, ability: Activated | Triggered) -> Procedure[frozenset[ManaType]]:
    """Carry out an ability without paying for it, and say which types of mana it produced."""

    context = _context(table.game, id, ability)
    if isinstance(ability, Activated):
        yield from _name_what_could_pay(table, ability, context)
    chosen = ability.effects
    if ability.modes:
        options = tuple(f"mode {number + 1}" for number in range(len(ability.modes)))
        answer = yield from ask(
            Choose(player=context.you, purpose="mode", prompt="Choose a mode", options=options, source=id, rule="700.2")
        )
        chosen = ability.modes[options.index(answer[0])].effects
    for spec in (*ability.targets, *(spec for mode in ability.modes for spec in mode.targets)):
        context.names.setdefault(spec.name, ())
    table.history = []
    with suppress(IllegalAction):
        yield from perform(table, chosen, context)
    events = (event for batch in table.history for event in batch.events)
    return frozenset(mana.type for event in events if isinstance(event, ManaProduced) and event.source == id for mana in event.mana)


def _name_what_could_pay(table: Table, ability: Activated, context: Context) -> Procedure[None]:
    """An effect may look at what was sacrificed: it could be anything that can be."""
    for part in cost_parts(ability.cost):
        if isinstance(part, Sacrifice) and part.save:
            options = selections.objects(table.game, part.what, context)
            context.names[part.save] = yield from ask(
                Choose(
                    player=context.you,
                    purpose="sacrifice",
                    prompt="Choose what to sacrifice",
                    options=options,
                    source=context.source,
                    rule="106.7",
                )
            )
