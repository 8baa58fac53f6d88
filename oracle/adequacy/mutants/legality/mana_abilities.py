"""Misreadings of the rules in `oracle/rules/legality/mana_abilities.py`."""

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.cards.abilities import Activated, Triggered
from oracle.cards.effects import AddMana, Untap
from oracle.cards.triggers import TappedForMana
from oracle.known_editions import NEWEST_EDITION
from oracle.rules.characteristics.continuous import characteristics, controller
from oracle.rules.citation import IllegalAction
from oracle.rules.legality import mana_abilities
from oracle.rules.legality.summoning_sickness import is_sick
from oracle.rules.mana import producing
from oracle.rules.state.events import AbilityActivated
from oracle.rules.state.game import Game, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context

replace = msgspec.structs.replace


@mutant(
    "only-so-many-times-each-turn",
    replaces=mana_abilities.check_times,
    belief="A player to whom the ability is in use while it is on the stack, and free again once it has resolved.",
)
def it_is_used_up_until_it_has_resolved(right: Right, game: Game, id: ObjectId, ability: Activated, index: int) -> None:
    if game.zone("stack"):
        right(game, id, ability, index)


@mutant(
    "only-so-many-times-each-turn",
    replaces=mana_abilities.check_times,
    belief="An engine's author who counts by the name of the card and the number of the ability.",
)
def those_of_one_name_share_the_count(right: Right, game: Game, id: ObjectId, ability: Activated, index: int) -> None:
    name = game.objects[id].card.name
    same = (each for each in game.this_turn if isinstance(each, AbilityActivated) and game.object(each.source).card.name == name)
    if ability.each_turn is not None and sum(each.index == index for each in same) >= ability.each_turn:
        raise IllegalAction("602.5b", "it has been activated often enough")


@mutant(
    "only-so-many-times-each-turn",
    replaces=mana_abilities.check_loyalty,
    belief="A player who uses a planeswalker as long as it has loyalty left.",
)
def loyalty_abilities_have_only_their_time(right: Right, game: Game, player: str, id: ObjectId) -> None:
    mana_abilities.check_sorcery_timing(game, player, "606.3")


@mutant(
    "only-so-many-times-each-turn",
    replaces=mana_abilities.check_times,
    belief="A player who believes that each player may use the ability once.",
)
def each_player_has_their_own_times(right: Right, game: Game, id: ObjectId, ability: Activated, index: int) -> None:
    mine = tuple(event for event in game.this_turn if not isinstance(event, AbilityActivated) or event.player == controller(game, id))
    right(replace(game, this_turn=mine), id, ability, index)


@mutant(
    "only-so-many-times-each-turn",
    replaces=mana_abilities.check_times,
    belief="An engine's author who keeps the count with the card.",
)
def the_card_keeps_the_count(right: Right, game: Game, id: ObjectId, ability: Activated, index: int) -> None:
    physical = game.object(id).physical
    same = tuple(
        replace(event, source=id) if isinstance(event, AbilityActivated) and game.object(event.source).physical == physical else event
        for event in game.this_turn
    )
    right(replace(game, this_turn=same), id, ability, index)


@mutant(
    "milling-to-pay",
    replaces=mana_abilities.moves_library_cards,
    belief="A player who asks only what the ability does, and not what it costs.",
)
def costs_do_not_matter(right: Right, ability: Activated) -> bool:
    return bool(right(replace(ability, cost=())))


@mutant(
    "milling-to-pay",
    replaces=mana_abilities.is_mana_ability,
    belief="A player who applies the newest rules to games of any time.",
)
def the_newest_rules_always_held(right: Right, ability: Activated, edition: str) -> bool:
    return bool(right(ability, "2026-09-25"))


@mutant(
    "shss-only-controller-activates",
    replaces=mana_abilities.check_activatable,
    belief="A player who uses the abilities of an Aura on their creature as though they were the creature's.",
)
def creatures_controller_activates(right: Right, table: Table, player: str, id: ObjectId, ability: Activated, index: int) -> None:
    held = table.game.objects[id].attached_to if id in table.game.objects else None
    if isinstance(held, int) and controller(table.game, held) == player:
        return
    right(table, player, id, ability, index)


@mutant(
    "shss-only-controller-activates",
    replaces=mana_abilities.check_sorcery_timing,
    belief="A player who activates abilities whenever they have priority.",
)
def ability_is_activated_at_any_time(right: Right, game: Game, player: str, number: str = "307.1") -> None:
    return


@mutant(
    "mana-undefined-type-none",
    replaces=mana_abilities.check_activatable,
    belief="An engine's author who offers only abilities that do something, and so forbids to activate one that would add no mana.",
)
def ability_without_a_type_is_not_offered(right: Right, table: Table, player: str, id: ObjectId, ability: Activated, index: int) -> None:
    right(table, player, id, ability, index)
    words = [effect for effect in ability.effects if isinstance(effect, AddMana) and effect.choices is not None]
    if words and not any(producing.alternatives(table, effect, Context(you=player, source=id)) for effect in words):
        raise IllegalAction("605.2", "the ability would add no mana")


@mutant(
    "mana-tap-for-mana-defined",
    replaces=mana_abilities.taps_for_mana,
    belief='A player to whom every mana ability of a permanent is "tapping it for mana", whatever is paid for it.',
)
def every_mana_ability_taps_for_mana(right: Right, ability: Activated) -> bool:
    return True


@mutant(
    "mana-tap-for-mana-defined",
    replaces=mana_abilities.is_mana_ability,
    belief="A player who calls every activated ability that adds mana a mana ability, also if it has a target.",
)
def target_does_not_matter_to_a_mana_ability(right: Right, ability: Activated, edition: str) -> bool:
    return bool(right(replace(ability, targets=()), edition))


@mutant(
    "mana-tap-for-mana-defined",
    replaces=mana_abilities.moves_library_cards,
    belief="A player who learned the definition before August 2026, when drawing a card didn't matter to it.",
)
def drawing_does_not_matter_to_a_mana_ability(right: Right, ability: Activated) -> bool:
    return False


@mutant(
    "mana-tapped-trigger-on-production",
    replaces=mana_abilities.is_triggered_mana_ability,
    belief="A player who puts every triggered ability on the stack, also one that adds mana to what was just tapped for.",
)
def triggered_mana_uses_the_stack(right: Right, ability: Triggered) -> bool:
    return False


@mutant(
    "mana-tapped-trigger-on-production",
    replaces=mana_abilities.is_triggered_mana_ability,
    belief="An engine's author who lets everything that triggers on tapping for mana happen at once, whether it adds mana or not.",
)
def every_trigger_on_mana_resolves_at_once(right: Right, ability: Triggered) -> bool:
    return isinstance(ability.trigger, TappedForMana)


@mutant(
    "milling-to-pay",
    replaces=mana_abilities.check_summoning_sickness,
    belief="A player to whom a creature that makes mana may do so at once.",
)
def makers_of_mana_are_never_sick(right: Right, game: Game, id: ObjectId) -> None:
    return None


@mutant(
    "mana-tap-for-mana-defined",
    replaces=mana_abilities.taps_for_mana,
    belief="A player to whom tapping for mana is what a card calls so.",
)
def nothing_says_that_it_taps_for_mana(right: Right, ability: Activated) -> bool:
    return False


@mutant(
    "mana-tap-for-mana-defined",
    replaces=mana_abilities.taps_for_mana,
    belief="A player to whom what is sacrificed for mana isn't tapped for it.",
)
def nothing_else_may_be_paid(right: Right, ability: Activated) -> bool:
    return len(ability.cost) == 1 and bool(right(ability))


@mutant(
    "mana-tap-for-mana-defined",
    replaces=mana_abilities.is_mana_ability,
    belief="A player who applies the newest rules to games of any time.",
)
def no_mana_ability_has_ever_drawn_a_card(right: Right, ability: Activated, edition: str) -> bool:
    return bool(right(ability, NEWEST_EDITION))


@mutant(
    "tap-symbol-cost",
    replaces=mana_abilities.check_summoning_sickness,
    belief="A player to whom summoning sickness keeps a creature from attacking, and from nothing else.",
)
def sickness_is_about_attacking(right: Right, game: Game, id: ObjectId) -> None:
    return None


@mutant(
    "tap-symbol-cost",
    replaces=mana_abilities.check_summoning_sickness,
    belief="A player who waits until a whole turn of theirs is over.",
)
def sickness_lasts_a_whole_turn(right: Right, game: Game, id: ObjectId) -> None:
    right(game, id)
    if game.objects[id].held_since > 0 and "creature" in characteristics(game, id).types:
        raise IllegalAction("302.6", "it hasn't been there for a whole turn")


@mutant(
    "tap-symbol-cost",
    replaces=mana_abilities.check_summoning_sickness,
    belief="A player to whom haste is about attacking alone.",
)
def haste_does_not_matter(right: Right, game: Game, id: ObjectId) -> None:
    object, values = game.objects[id], characteristics(game, id)
    holder = values.controller or object.owner
    fresh = object.held_by not in (None, holder) or object.held_since >= game.player(holder).turn_began
    if "creature" in values.types and fresh:
        raise IllegalAction("302.6", "it hasn't been there")


@mutant(
    "shss-only-controller-activates",
    replaces=mana_abilities.check_activatable,
    belief="A player to whom an Aura's abilities are for the player whose creature it enchants.",
)
def only_the_creatures_controller_activates(right: Right, table: Table, player: str, id: ObjectId, ability: Activated, index: int) -> None:
    enchanted = table.game.objects[id].attached_to
    if isinstance(enchanted, int) and controller(table.game, enchanted) != player:
        raise IllegalAction("602.2", "the creature isn't theirs")
    right(table, player, id, ability, index)


@mutant(
    "shss-only-controller-activates",
    replaces=mana_abilities.check_activatable,
    belief="A player who has put the Aura there, and so uses the ability that it gives to the creature.",
)
def an_auras_controller_uses_what_it_gives(right: Right, table: Table, player: str, id: ObjectId, ability: Activated, index: int) -> None:
    auras = [each for each in table.game.zone("battlefield") if table.game.objects[each].attached_to == id]
    if not any(controller(table.game, each) == player for each in auras):
        right(table, player, id, ability, index)


@mutant(
    "tap-symbol-cost",
    replaces=mana_abilities.check_summoning_sickness,
    belief="An engine's author who clears summoning sickness at the end of every turn.",
)
def sickness_ends_with_the_turn(right: Right, game: Game, id: ObjectId) -> None:
    if game.objects[id].held_since >= game.player(game.turn.active).turn_began:
        right(game, id)


@mutant(
    "tap-symbol-cost",
    replaces=mana_abilities.check_summoning_sickness,
    belief="A player who holds that a land may always be tapped in the turn it enters, also one that is a creature.",
)
def lands_are_never_sick(right: Right, game: Game, id: ObjectId) -> None:
    if "land" not in characteristics(game, id).types:
        right(game, id)


@mutant(
    "tap-symbol-cost",
    replaces=mana_abilities.check_summoning_sickness,
    belief="A player who lets artifacts wait for a turn as creatures do.",
)
def every_permanent_is_sick(right: Right, game: Game, id: ObjectId) -> None:
    right(game, id)
    if is_sick(game, id) and "haste" not in characteristics(game, id).keywords:
        raise IllegalAction("302.6", "the permanent came under control this turn")


@mutant(
    "tap-symbol-cost",
    replaces=mana_abilities.check_summoning_sickness,
    belief="A player who asks how long the creature has been on the battlefield, and not for how long it has been theirs.",
)
def only_entering_makes_sick(right: Right, game: Game, id: ObjectId) -> None:
    object = game.objects[id]
    holder = characteristics(game, id).controller
    aged = replace(object, held_by=holder, held_since=object.timestamp)
    right(replace(game, objects={**game.objects, id: aged}, memory=None), id)


@mutant(
    "untap-symbol-cost",
    replaces=mana_abilities.check_activatable,
    belief="A player who knows summoning sickness as a rule about {T} alone.",
)
def sickness_is_about_tapping_only(right: Right, table: Table, player: str, id: ObjectId, ability: Activated, index: int) -> None:
    try:
        right(table, player, id, ability, index)
    except IllegalAction as illegal:
        if illegal.number != "302.6" or mana_abilities.has_symbol(ability.cost, "T"):
            raise


@mutant(
    "untap-symbol-cost",
    replaces=mana_abilities.check_activatable,
    belief="A player for whom every ability that untaps its own creature is one with the untap symbol.",
)
def untapping_as_an_effect_has_to_wait(right: Right, table: Table, player: str, id: ObjectId, ability: Activated, index: int) -> None:
    right(table, player, id, ability, index)
    if any(isinstance(effect, Untap) and effect.what == "this" for effect in ability.effects):
        mana_abilities.check_summoning_sickness(table.game, id)


@mutant(
    "storm-cauldron-sacrificed-land-stays",
    replaces=mana_abilities.is_triggered_mana_ability,
    belief="A player to whom everything that triggers on tapping for mana is a mana ability, and happens at once.",
)
def what_triggers_on_mana_is_a_mana_ability(right: Right, ability: Triggered) -> bool:
    return isinstance(ability.trigger, TappedForMana) and not mana_abilities.has_targets(ability)
