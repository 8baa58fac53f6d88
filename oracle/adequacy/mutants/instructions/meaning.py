"""Misreadings of the rules in `oracle/rules/instructions/meaning.py`."""

from collections.abc import Iterable

from oracle.adequacy.mutant import Right, mutant
from oracle.adequacy.mutants.asked import same_card
from oracle.cards.filters import Selection
from oracle.rules.characteristics import selections
from oracle.rules.instructions import meaning
from oracle.rules.state.game import Game, ObjectId, Zone
from oracle.rules.words.context import Context


def _followed(
    right: Right, game: Game, selection: Selection, context: Context, zones: tuple[Zone, ...], into: Iterable[Zone]
) -> tuple[ObjectId, ...]:
    found: tuple[ObjectId, ...] = right(game, selection, context, *zones)
    meant = (same_card(game, id, *into) for id in selections.objects(game, selection, context) if id not in found)
    return (*found, *(id for id in meant if id in game.objects and (not zones or game.objects[id].zone in zones)))


@mutant(
    "cosima-return-with-no-counters",
    replaces=meaning.at_least_zero,
    belief='A player who counts "as many as" from one.',
)
def as_many_as_none_is_one(right: Right, amount: int) -> int:
    return max(1, amount)


@mutant(
    "cosima-upkeep-needs-battlefield",
    replaces=meaning.present,
    belief="A player who exiles the card from wherever it is by the time the ability resolves, from a hand too.",
)
def bounced_card_is_still_exiled(right: Right, game: Game, selection: Selection, context: Context, *zones: Zone) -> tuple[ObjectId, ...]:
    return _followed(right, game, selection, context, zones, ("hand",))


@mutant(
    "cosima-upkeep-needs-battlefield",
    replaces=meaning.present,
    belief="A player to whom a permanent that left and came back is still the one that the ability is about.",
)
def permanent_that_came_back_is_still_meant(
    right: Right, game: Game, selection: Selection, context: Context, *zones: Zone
) -> tuple[ObjectId, ...]:
    return _followed(right, game, selection, context, zones, ("battlefield",))


@mutant(
    "shss-only-controller-activates",
    replaces=meaning.present,
    belief="A player to whom an Aura that is gone enchants nothing, so that nothing is shuffled in.",
)
def lost_aura_enchants_nothing(right: Right, game: Game, selection: Selection, context: Context, *places: str) -> tuple[ObjectId, ...]:
    if selection == "enchanted" and context.source not in game.objects:
        return ()
    found: tuple[ObjectId, ...] = right(game, selection, context, *places)
    return found
