"""Mana abilities: which abilities are ones, who may activate an activated ability, and how a mana ability resolves at once (605).

`check_activatable` is for all activated abilities (602.2, 602.5); what follows after it differs: a mana ability never goes on the
stack (605.3b), the others do (`activating`).
"""

from collections.abc import Iterable, Iterator
from typing import Any

from oracle.cards import costs as paid
from oracle.cards import effects as words
from oracle.cards.abilities import Activated, Triggered
from oracle.cards.filters import Filter
from oracle.cards.symbols import split_symbols
from oracle.cards.triggers import TappedForMana
from oracle.rules.characteristics import selections
from oracle.rules.characteristics.continuous import characteristics, controller
from oracle.rules.characteristics.functioning_zones import functions
from oracle.rules.citation import IllegalAction, rule
from oracle.rules.legality import prohibitions
from oracle.rules.legality.permissions import sorcery_timing
from oracle.rules.legality.summoning_sickness import sickness_matters
from oracle.rules.memo import memo_by_identity
from oracle.rules.state import editions
from oracle.rules.state.events import AbilityActivated
from oracle.rules.state.game import Game, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context

# --- which abilities are mana abilities -------------------------------------------------------------------------------


@rule("605.1a", "605.2", "605.5a", "606.2")
def is_mana_ability(ability: Activated, edition: str) -> bool:
    """An activated ability that could add mana, has no target and isn't a loyalty ability is a mana ability.

    Whether it can produce mana just now doesn't matter.  Since the edition of 2026-08-07 it also must not move a card to or from
    a library, by its cost or by its effect.
    """
    if has_targets(ability) or is_loyalty_ability(ability) or not could_add_mana(ability):
        return False
    return editions.in_force(edition, "library_moving_mana_abilities") or not moves_library_cards(ability)


@rule("605.1b", "605.5a")
def is_triggered_mana_ability(ability: Triggered) -> bool:
    """A triggered ability without a target that triggers on mana from a mana ability and could add mana is a mana ability."""
    return isinstance(ability.trigger, TappedForMana) and not has_targets(ability) and could_add_mana(ability)


def has_targets(ability: Any) -> bool:
    """Whether an ability, or one of its modes, has the word "target"."""
    return bool(ability.targets) or any(mode.targets for mode in ability.modes)


def is_loyalty_ability(ability: Activated) -> bool:
    """Whether a loyalty symbol is in its cost (606.2)."""
    return any(isinstance(part, paid.Loyalty) for part in cost_parts(ability.cost))


@memo_by_identity
def could_add_mana(ability: Any) -> bool:
    """Whether an instruction to add mana is among its effects."""
    return any(isinstance(effect, words.AddMana) for effect in instructions_of(ability))


def instructions_of(ability: Any) -> Iterator[Any]:
    """All instructions of an ability that it may carry out itself as it resolves, whatever the conditions."""
    yield from nested(ability.effects)
    for mode in ability.modes:
        yield from nested(mode.effects)


def nested(effects: Iterable[Any]) -> Iterator[Any]:
    """These instructions, and those that they hold."""
    for effect in effects:
        yield effect
        for inner in ("effects", "then", "otherwise"):
            yield from nested(getattr(effect, inner, ()))


def cost_parts(cost: paid.Cost) -> Iterator[Any]:
    """All parts of a cost, those of costs to choose from and of repeated costs too."""
    for part in cost:
        yield part
        if isinstance(part, paid.EitherCost):
            for either in part.costs:
                yield from cost_parts(either)
        elif isinstance(part, paid.RepeatedCost):
            yield from cost_parts(part.cost)


@memo_by_identity
@rule("605.1a")
def moves_library_cards(ability: Activated) -> bool:
    """Whether the cost or the effect of an ability moves a card to or from a library.

    Looking at cards, reordering and shuffling them is no such move.
    """
    if any(isinstance(part, paid.Mill) or _of_library(getattr(part, "what", None)) for part in cost_parts(ability.cost)):
        return True
    looked_at: set[str] = set()
    for effect in instructions_of(ability):
        if isinstance(effect, _FROM_LIBRARY) or (isinstance(effect, words.ExileUntil) and not effect.reveal_only):
            return True
        if isinstance(effect, words.ExileUntil):
            looked_at |= {effect.save or "", "rest", "all"}
        elif isinstance(effect, words.Look) and effect.save:
            looked_at.add(effect.save)
        elif isinstance(effect, words.Move | words.Counter) and (effect.to.startswith("library") or _from(effect.what, looked_at)):
            return True
    return False


_FROM_LIBRARY = (words.Draw, words.Mill, words.Search, words.ExileTop, words.Discover, words.Manifest, words.ManifestDread)


def _of_library(what: Any) -> bool:
    return isinstance(what, Filter) and what.zone == "library"


def _from(what: Any, looked_at: set[str]) -> bool:
    return _of_library(what) or what in looked_at


def has_symbol(cost: paid.Cost, *symbols: str) -> bool:
    """Whether one of these symbols ("T", "Q", "X") is in a cost."""
    present = _symbols(cost)
    return any(symbol in present for symbol in symbols)


@memo_by_identity
def _symbols(cost: paid.Cost) -> frozenset[str]:
    return frozenset(symbol for part in cost_parts(cost) if isinstance(part, str) for symbol in split_symbols(part))


@rule("106.12")
def taps_for_mana(ability: Activated) -> bool:
    """To tap a permanent for mana is to activate a mana ability of it that has {T} in its cost."""
    return has_symbol(ability.cost, "T")


# --- who may activate an ability --------------------------------------------------------------------------------------


def activated_of(game: Game, id: ObjectId) -> tuple[tuple[int, Activated], ...]:
    """All activated abilities that an object has now, counted from 0; basic land types bring theirs."""
    return tuple(enumerate(ability for ability in characteristics(game, id).abilities if isinstance(ability, Activated)))


def ability_of(game: Game, id: ObjectId, index: int) -> Activated:
    """An activated ability by its number.  Raises IllegalAction if the object is gone or has no such ability."""
    if id in game.objects:
        for number, ability in activated_of(game, id):
            if number == index:
                return ability
    raise IllegalAction("602.1", "there is no such activated ability")


@rule("602.2", "602.5", "113.6", "303.4e")
def check_activatable(table: Table, player: str, id: ObjectId, ability: Activated, index: int) -> None:
    """Only its controller may activate an object's ability, where it functions, and only if nothing prohibits it.

    An Aura's abilities are its own controller's, those that it gives are those of the enchanted object's controller.
    Raises IllegalAction otherwise.  Whether the player has priority, and whether the cost can be paid, is asked elsewhere.
    """
    game = table.game
    object = game.objects.get(id)
    if object is None or not functions(ability, object):
        raise IllegalAction("113.6", "the ability doesn't function where its object is")
    owner = controller(game, id) or object.owner
    context = Context(you=owner, source=id)
    if player != owner and player not in selections.players(game, ability.who, context):
        raise IllegalAction("602.2", f"{player} doesn't control the ability")
    if has_symbol(ability.cost, "T", "Q"):
        check_summoning_sickness(game, id)
    if ability.each_turn is not None:
        check_times(game, id, ability, index)
    if is_loyalty_ability(ability):
        check_loyalty(game, player, id)
    if ability.timing == "sorcery":
        check_sorcery_timing(game, player, "602.5d")
    if ability.condition is not None and not selections.holds(game, ability.condition, Context(you=player, source=id)):
        raise IllegalAction("602.5b", "the condition for activating the ability doesn't hold")
    forbidden = prohibitions.activating(game, player, id, is_mana_ability(ability, game.edition))
    if forbidden is not None:
        raise forbidden


@rule("302.6", "602.5a", "107.5", "107.6", "702.10c")
def check_summoning_sickness(game: Game, id: ObjectId) -> None:
    """An ability with {T} or {Q} in its cost can't be activated if its source is a creature for which summoning sickness matters.

    Raises `IllegalAction` then.
    """
    if sickness_matters(game, id):
        raise IllegalAction("302.6", "the creature hasn't been under control since the player's most recent turn began")


@rule("602.5b")
def check_times(game: Game, id: ObjectId, ability: Activated, index: int) -> None:
    """An ability that may be activated only so many times each turn can't be activated again after that, whoever controls it.

    Raises `IllegalAction` then.
    """
    times = sum(isinstance(event, AbilityActivated) and event.source == id and event.index == index for event in game.this_turn)
    if ability.each_turn is not None and times >= ability.each_turn:
        raise IllegalAction("602.5b", "the ability has been activated often enough this turn")


@rule("606.3")
def check_loyalty(game: Game, player: str, id: ObjectId) -> None:
    """A loyalty ability may be activated at the time of a sorcery, if none of that permanent was activated yet this turn.

    Raises `IllegalAction` otherwise.
    """
    check_sorcery_timing(game, player, "606.3")
    if game.objects[id].loyalty_used == game.turn.number:
        raise IllegalAction("606.3", "a loyalty ability of it was already activated this turn")


@rule("307.1", "602.5d")
def check_sorcery_timing(game: Game, player: str, number: str = "307.1") -> None:
    """An ability that is activated only as a sorcery has the time of one.

    Raises `IllegalAction` at another time.  `number` is the rule that says so.
    """
    wrong_time = sorcery_timing(game, player, number)
    if wrong_time is not None:
        raise wrong_time
