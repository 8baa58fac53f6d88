"""Misreadings of rulings on combat damage, and on effects in layers, counters, and Auras."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.cards.changes import ChangeTypes
from oracle.cards.filters import Filter
from oracle.cards.statics import TimesCounters
from oracle.cards.subtypes import LAND_TYPES
from oracle.rules.characteristics import changes, continuous, layers, selections
from oracle.rules.characteristics.continuous import ActiveRule, characteristics, controller
from oracle.rules.characteristics.effect_in_layers import Applying
from oracle.rules.citation import IllegalAction
from oracle.rules.combat import damage as combat_damage
from oracle.rules.events import more_counters, replacement
from oracle.rules.events.pipeline import happen
from oracle.rules.events.replacement import Candidate
from oracle.rules.moves import damage, putting
from oracle.rules.moves.putting import Manner
from oracle.rules.state.decisions import Distribute, Procedure, ask
from oracle.rules.state.events import CountersPut, DamageDealt, LifeGained, Moved, TurnedFaceUp
from oracle.rules.state.game import Characteristics, Game, ObjectId, Target
from oracle.rules.state.table import Table
from oracle.rules.targets import attachment
from oracle.rules.words.context import Context

replace = msgspec.structs.replace

Assignment = dict[Target, int]


# --- dividing combat damage -------------------------------------------------------------------------------------------


class AtMost(Distribute, frozen=True, kw_only=True):
    """A division of which some may be held back."""

    def check(self, answer: Any) -> None:
        """Only too much is illegal."""
        if sum(answer.values()) > self.total:
            raise IllegalAction("510.1c", "that is too much")


def hold_back(game: Game, id: ObjectId, among: tuple[Target, ...]) -> Procedure[Assignment]:
    """Ask for a division of at most as much damage as the creature has power."""
    power = characteristics(game, id).power or 0
    if power <= 0 or not among:
        return {}
    question = AtMost(
        player=controller(game, id) or "",
        purpose="combat damage",
        prompt="Divide it",
        source=id,
        options=among,
        total=power,
        each_at_least=0,
        rule="510.1c",
    )
    assignment: Assignment = yield from ask(question)
    return assignment


@mutant(
    "combat-damage-divided-freely",
    replaces=combat_damage.divide,
    belief="A player who may hold back some of the damage that a creature could deal.",
)
def damage_may_be_held_back(right: Right, game: Game, id: ObjectId, among: tuple[Target, ...]) -> Procedure[Assignment]:
    return (yield from hold_back(game, id, among))


@mutant(
    "lethal-damage-and-deathtouch",
    replaces=combat_damage.divide,
    belief="A player who assigns what the blockers need, and no more than they like of the rest.",
)
def trample_is_no_duty(right: Right, game: Game, id: ObjectId, among: tuple[Target, ...]) -> Procedure[Assignment]:
    return (yield from hold_back(game, id, among))


@mutant(
    "lethal-damage-and-deathtouch",
    replaces=combat_damage.assign_as_attacker,
    belief="A player to whom a creature that was blocked deals nothing to the player, whatever it has.",
)
def trample_does_nothing(right: Right, game: Game, id: ObjectId) -> Procedure[Assignment]:
    if id not in game.combat.blocked:
        assignment: Assignment = yield from right(game, id)
        return assignment
    return (yield from combat_damage.divide(game, id, tuple(each for each, blocked in game.combat.blockers.items() if id in blocked)))


@mutant(
    "lethal-damage-and-deathtouch",
    replaces=combat_damage.is_assigned_lethal_damage,
    belief="A player who reads the toughness off the card, and forgets what the creature has suffered.",
)
def marked_damage_does_not_count(right: Right, game: Game, id: ObjectId, assignments: dict[ObjectId, Assignment]) -> bool:
    unharmed = replace(game, objects={**game.objects, id: replace(game.objects[id], damage=0)}, memory=None)
    return bool(right(unharmed, id, assignments))


@mutant(
    "lethal-damage-and-deathtouch",
    replaces=combat_damage.check_trample,
    belief="A player who divides the damage of a creature with trample just as they like.",
)
def trample_divides_freely(right: Right, game: Game, assignments: dict[ObjectId, Assignment]) -> None:
    return None


@mutant(
    "lethal-damage-and-deathtouch",
    replaces=damage.life_gained,
    belief="A player who adds up all damage of their creatures with lifelink and gains life once.",
)
def life_is_gained_once_a_combat(right: Right, game: Game, dealt: Sequence[DamageDealt]) -> Iterable[LifeGained]:
    sums: dict[str, int] = {}
    for gain in right(game, dealt):
        sums[gain.player] = sums.get(gain.player, 0) + gain.amount
    return [LifeGained(player=player, amount=amount) for player, amount in sums.items()]


# --- layers -----------------------------------------------------------------------------------------------------------


@mutant(
    "dependent-effects-wait",
    replaces=changes.change_types,
    belief="A player to whom a land that is a Swamp is a Swamp, and nothing that it was before.",
)
def added_land_types_replace(right: Right, it: Characteristics, change: ChangeTypes) -> Characteristics:
    lands = frozenset(change.add_subtypes) & LAND_TYPES
    changed: Characteristics = right(it, change)
    return replace(changed, subtypes=(changed.subtypes - LAND_TYPES) | lands) if lands else changed


@mutant(
    "dependent-effects-wait",
    replaces=changes.change_types,
    belief="An engine's author who works out once, when Urborg enters, what it does.",
)
def urborg_does_nothing_any_more(right: Right, it: Characteristics, change: ChangeTypes) -> Characteristics:
    return it if frozenset(change.add_subtypes) & LAND_TYPES else right(it, change)


@mutant(
    "dependent-effects-wait",
    replaces=changes.set_land_types,
    belief="A player to whom what is set to be a Mountain is that and nothing else, so no creature either.",
)
def mountain_is_all_that_it_is(right: Right, it: Characteristics, new: tuple[str, ...]) -> Characteristics:
    changed: Characteristics = right(it, new)
    return replace(changed, types=frozenset({"land"}))


@mutant(
    "dependent-effects-wait",
    replaces=layers.Projection.objects_of,
    belief="A player to whom lands are Mountains under a Blood Moon, basic ones too.",
)
def basic_lands_are_set_too(right: Right, self: Any, effect: Applying, table: Any) -> tuple[ObjectId, ...]:
    setting = any(isinstance(change, ChangeTypes) and change.set_land_types for change in effect.changes)
    found: tuple[ObjectId, ...] = right(self, effect, table)
    lands = (id for id in self.game.zone("battlefield") if "land" in self.game.objects[id].card.faces[0].types)
    every = lands if setting else ()
    return (*found, *(id for id in every if id not in found))


# --- more counters ----------------------------------------------------------------------------------------------------


@mutant(
    "more-counters-also-on-entering",
    replaces=replacement.apply_replacement,
    belief="A player who knows such effects from creatures that enter with counters, and only from these.",
)
def what_is_put_later_is_not_changed(right: Right, table: Table, event: Any, candidate: Candidate) -> Procedure[Any]:
    later = isinstance(candidate.rule, TimesCounters) and isinstance(event, CountersPut | TurnedFaceUp)
    return event if later else (yield from right(table, event, candidate))


@mutant(
    "more-counters-also-on-entering",
    replaces=continuous.rules_in_force,
    belief="A player who doubles whatever counters they see, on whatever they are.",
)
def counters_of_every_kind_are_more(right: Right, game: Game) -> tuple[ActiveRule, ...]:
    return tuple(changed(active, kind=None, types=()) for active in right(game))


@mutant(
    "more-counters-also-on-entering",
    replaces=continuous.rules_in_force,
    belief="A player who doubles the counters on creatures of all players.",
)
def counters_of_opponents_are_more(right: Right, game: Game) -> tuple[ActiveRule, ...]:
    return tuple(changed(active, controller=None) for active in right(game))


def changed(active: ActiveRule, **fields: Any) -> ActiveRule:
    """The same effect on counters with other words: its kind of counter, and what its filter asks for."""
    word = active.rule
    if not isinstance(word, TimesCounters) or not isinstance(word.what, Filter):
        return active
    kind = fields.pop("kind", word.kind)
    return active._replace(rule=replace(word, kind=kind, what=replace(word.what, **fields)))


@mutant(
    "more-counters-also-on-entering",
    replaces=more_counters.multiplies,
    belief="A player who adds one more counter to none.",
)
def none_is_as_good_as_some(right: Right, future: Game, id: ObjectId, counters: dict[str, int], active: ActiveRule) -> bool:
    word = active.rule
    assert isinstance(word, TimesCounters)
    if word.plus and word.kind is not None and selections.means(future, word.what, id, active.context()):
        counters.setdefault(word.kind, 0)
        return True
    return bool(right(future, id, counters, active))


# --- Auras ------------------------------------------------------------------------------------------------------------


@mutant(
    "aura-enters-without-being-cast",
    replaces=attachment.enchantable,
    belief="A player to whom protection keeps away what targets, and nothing else.",
)
def protection_is_no_obstacle(right: Right, game: Game, id: ObjectId, you: str) -> tuple[Target, ...]:
    spec = attachment.enchant(game, id)
    if spec is None or spec.objects is None:
        return tuple(right(game, id, you))
    return selections.objects(game, spec.objects, Context(you=you, source=id))


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
