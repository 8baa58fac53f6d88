"""Misreadings of the rules in `oracle/rules/costs/total_cost.py`."""

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.adequacy.mutants.asked import has_inset, is_omen
from oracle.cards.costs import Cost
from oracle.cards.statics import Permit
from oracle.rules.characteristics.continuous import rules_in_force
from oracle.rules.costs import total_cost
from oracle.rules.state.game import Announcement, Game, ObjectId
from oracle.rules.words.context import Context

replace = msgspec.structs.replace


@mutant(
    "jodah-free-cast-costs",
    replaces=total_cost.base_cost,
    belief="A player to whom what may be cast for nothing may be evoked for nothing.",
)
def free_spell_is_evoked_too(right: Right, game: Game, spell: ObjectId, announcement: Announcement) -> Cost | None:
    player = game.objects[spell].controller
    free = any(isinstance(each.rule, Permit) and each.rule.free and each.controller == player for each in rules_in_force(game))
    cost: Cost | None = right(game, spell, announcement)
    return () if free and announcement.alternative is not None else cost


@mutant(
    "jodah-free-cast-costs",
    replaces=total_cost.additional_costs,
    belief="A player to whom a free spell is free of all costs, those that it demands besides its mana cost as well.",
)
def free_spell_has_no_additional_costs(right: Right, game: Game, spell: ObjectId, announcement: Announcement) -> tuple[Cost, ...]:
    found: tuple[Cost, ...] = right(game, spell, announcement)
    return () if announcement.alternative == total_cost.FREE else found


@mutant(
    "omen-not-an-alternative-cost",
    replaces=total_cost.changed,
    belief='A player to whom "without paying its mana cost" means that nothing at all is paid.',
)
def free_spell_is_not_taxed(
    right: Right, game: Game, player: str, spell: ObjectId, symbols: tuple[str, ...], context: Context
) -> tuple[str, ...]:
    announced = game.objects[spell].announced
    total: tuple[str, ...] = right(game, player, spell, symbols, context)
    return () if announced is not None and announced.alternative == total_cost.FREE and not symbols else total


@mutant(
    "omen-not-an-alternative-cost",
    replaces=total_cost.base_cost,
    belief="A player to whom the mana cost that needn't be paid is that of the card, so that the Omen's own has to be.",
)
def free_omen_costs_its_own_mana(right: Right, game: Game, spell: ObjectId, announcement: Announcement) -> Cost | None:
    object = game.objects[spell]
    as_printed = (
        replace(announcement, alternative=None) if is_omen(object) and announcement.alternative == total_cost.FREE else announcement
    )
    cost: Cost | None = right(game, spell, as_printed)
    return cost


@mutant(
    "omen-choice-made-while-casting",
    replaces=total_cost.base_cost,
    belief="A player who pays the card's mana cost first, and decides on the Omen as the spell resolves.",
)
def omen_costs_what_its_card_costs(right: Right, game: Game, spell: ObjectId, announcement: Announcement) -> Cost | None:
    object = game.objects[spell]
    if is_omen(object) and announcement.alternative is None:
        return (str(object.card.faces[0].mana_cost),)
    cost: Cost | None = right(game, spell, announcement)
    return cost


@mutant(
    "omen-legality-alternative-only",
    replaces=total_cost.changed,
    belief="A player to whom what makes Dragon spells cheaper makes whatever is cast from a Dragon card cheaper.",
)
def omen_costs_less_for_what_its_card_is(
    right: Right, game: Game, player: str, spell: ObjectId, symbols: tuple[str, ...], context: Context
) -> tuple[str, ...]:
    object = game.objects[spell]
    as_card = replace(game, objects={**game.objects, spell: replace(object, face=0)}, memory=None) if has_inset(object.card) else game
    total: tuple[str, ...] = right(as_card, player, spell, symbols, context)
    return total


@mutant(
    "omen-card-is-creature-elsewhere",
    replaces=total_cost.changed,
    belief="A player to whom an omen card is not just a creature spell, and so is taxed like other spells.",
)
def creature_spell_is_taxed_for_its_omen(
    right: Right, game: Game, player: str, spell: ObjectId, symbols: tuple[str, ...], context: Context
) -> tuple[str, ...]:
    object = game.objects[spell]
    omen = object.card.layout == "omen"
    as_omen = replace(game, objects={**game.objects, spell: replace(object, face=1)}, memory=None) if omen else game
    total: tuple[str, ...] = right(as_omen, player, spell, symbols, context)
    return total


@mutant(
    "omen-not-an-alternative-cost",
    replaces=total_cost.base_cost,
    belief="A player to whom what may be cast for nothing may be cast for nothing whichever of its costs is chosen.",
)
def every_cost_is_free_where_one_is(right: Right, game: Game, spell: ObjectId, announcement: Announcement) -> Cost | None:
    free = any(
        isinstance(each.rule, Permit) and each.rule.free and each.controller == game.objects[spell].controller
        for each in rules_in_force(game)
    )
    cost: Cost | None = right(game, spell, announcement)
    return () if free and announcement.alternative is not None else cost


@mutant(
    "player-chooses-the-alternative-cost",
    replaces=total_cost.alternative_costs,
    belief="An engine's author who finds an alternative cost by its name and stops looking.",
)
def first_alternative_cost_of_a_name(right: Right, game: Game, player: str, spell: ObjectId) -> tuple[tuple[str, Cost], ...]:
    by_name: dict[str, Cost] = {}
    for name, cost in right(game, player, spell):
        by_name.setdefault(name, cost)
    return tuple(by_name.items())
