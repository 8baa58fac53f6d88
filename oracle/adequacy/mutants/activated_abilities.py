"""Misreadings of the ruling on abilities that may be activated only so many times each turn."""

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.cards.abilities import Activated
from oracle.rules.citation import IllegalAction
from oracle.rules.legality import mana_abilities
from oracle.rules.state.events import AbilityActivated
from oracle.rules.state.game import Game, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.turn import steps as turn

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
    replaces=turn.begin_turn,
    belief="A player to whom each turn is each turn of their own, so that the count starts anew in the next of these.",
)
def the_count_goes_on_through_other_turns(right: Right, table: Table) -> None:
    before = tuple(each for each in table.game.this_turn if isinstance(each, AbilityActivated))
    right(table)
    table.game = replace(table.game, this_turn=tuple(each for each in before if each.player != table.game.turn.active), memory=None)


@mutant(
    "only-so-many-times-each-turn",
    replaces=mana_abilities.check_loyalty,
    belief="A player who uses a planeswalker as long as it has loyalty left.",
)
def loyalty_abilities_have_only_their_time(right: Right, game: Game, player: str, id: ObjectId) -> None:
    mana_abilities.check_sorcery_timing(game, player, "606.3")
