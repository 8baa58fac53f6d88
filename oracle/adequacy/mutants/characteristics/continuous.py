"""Misreadings of the rules in `oracle/rules/characteristics/continuous.py`."""

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.adequacy.mutants.asked import changed
from oracle.cards.statics import ReplaceMana
from oracle.rules.characteristics import continuous
from oracle.rules.characteristics.continuous import ActiveRule
from oracle.rules.characteristics.functioning_zones import StaticRule
from oracle.rules.state.game import Game, GameObject

replace = msgspec.structs.replace


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


@mutant(
    "emblem-outlasts-its-source",
    replaces=continuous.rules_in_force,
    belief="A player to whom an emblem is an ability of the planeswalker, which is gone with it.",
)
def emblem_goes_with_its_planeswalker(right: Right, game: Game) -> tuple[ActiveRule, ...]:
    found: tuple[ActiveRule, ...] = right(game)
    walker = any("planeswalker" in continuous.characteristics(game, id).types for id in game.zone("battlefield"))
    return tuple(each for each in found if walker or each.source not in game.objects or game.objects[each.source].kind != "emblem")


@mutant(
    "hall-of-gemstone-leaves-colorless-mana",
    replaces=continuous.rules_in_force,
    belief="A player to whom the effect is over once Hall of Gemstone is gone.",
)
def its_effect_ends_with_the_hall(right: Right, game: Game) -> tuple[ActiveRule, ...]:
    found: tuple[ActiveRule, ...] = right(game)
    return tuple(active for active in found if not isinstance(active.rule, ReplaceMana) or active.source in game.objects)


@mutant(
    "x-in-conditions-of-entering",
    replaces=continuous.x_in_condition,
    belief="An engine's author who asks the condition of the permanent, whose X is 0.",
)
def x_of_the_permanent_in_conditions(right: Right, word: StaticRule, object: GameObject) -> int | None:
    return None


@mutant(
    "x-in-conditions-of-entering",
    replaces=continuous.x_in_condition,
    belief="A player who counts all the mana that was spent on the spell.",
)
def condition_counts_all_mana_spent(right: Right, word: StaticRule, object: GameObject) -> int | None:
    x = right(word, object)
    cost = object.card.faces[0].mana_cost
    return None if x is None else x + (cost.mana_value() if cost is not None else 0)
