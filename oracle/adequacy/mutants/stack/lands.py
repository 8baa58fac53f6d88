"""Misreadings of the rules in `oracle/rules/stack/lands.py`."""

from oracle.adequacy.mutant import Right, mutant
from oracle.cards.statics import AsThoughFlash, Permit
from oracle.rules.characteristics.continuous import rules_in_force
from oracle.rules.citation import IllegalAction
from oracle.rules.events.pipeline import commit_only, happen
from oracle.rules.stack import lands
from oracle.rules.state.actions import PlayLand
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import LandPlayed, Moved, Transformed
from oracle.rules.state.game import Game
from oracle.rules.state.table import Table
from oracle.rules.words import conditions


@mutant(
    "omenkeel-no-extra-land-or-timing",
    replaces=lands.allowance,
    belief="A player to whom the land of the turn is one from the hand, and others come on top of it.",
)
def only_lands_from_the_hand_are_counted(right: Right, game: Game, player: str) -> int:
    played = (event.object for event in game.this_turn if isinstance(event, LandPlayed) and event.player == player)
    return int(right(game, player)) + sum(conditions.came_from(game, id) != "hand" for id in played)


@mutant(
    "omenkeel-no-extra-land-or-timing",
    replaces=lands.check_land_timing,
    belief="A player who may play lands from the graveyard, and so whenever they like.",
)
def who_may_play_lands_plays_them_at_any_time(right: Right, game: Game, player: str) -> None:
    if not any(isinstance(each.rule, Permit) and each.rule.lands and each.controller == player for each in rules_in_force(game)):
        right(game, player)


@mutant(
    "omenkeel-no-extra-land-or-timing",
    replaces=lands.allowance,
    belief="A player who plays the exiled lands besides the one land of the turn.",
)
def exiled_lands_come_on_top(right: Right, game: Game, player: str) -> int:
    leave = any(each.permission is not None and each.permission.lands and each.permission.player == player for each in game.effects)
    return int(right(game, player)) + leave


@mutant(
    "omenkeel-no-extra-land-or-timing",
    replaces=lands.check_land_timing,
    belief='A player who reads "you may play" as leave to do so at any time.',
)
def leave_to_play_lands_is_for_any_time(right: Right, game: Game, player: str) -> None:
    leave = any(each.permission is not None and each.permission.lands and each.permission.player == player for each in game.effects)
    try:
        right(game, player)
    except IllegalAction as illegal:
        if not leave or illegal.number == "305.2":
            raise


@mutant(
    "mdfc-legality-by-played-face",
    replaces=lands.check_land_timing,
    belief="A player to whom what may be done as though it had flash may be done with a card, be it a land.",
)
def flash_is_for_lands_too(right: Right, game: Game, player: str) -> None:
    if not any(isinstance(each.rule, AsThoughFlash) and each.controller == player for each in rules_in_force(game)):
        right(game, player)


@mutant(
    "dfc-put-onto-battlefield-front-up",
    replaces=lands.play_land,
    belief="A player to whom a land that is played by the back turns its front up as it enters.",
)
def land_enters_with_its_front_up(right: Right, table: Table, player: str, action: PlayLand) -> Procedure[None]:
    before = set(table.game.zone("battlefield"))
    yield from right(table, player, action)
    new = [id for id in table.game.zone("battlefield") if id not in before and table.game.objects[id].face == 1]
    commit_only(table, *(Transformed(object=id) for id in new))


@mutant(
    "mdfc-legality-by-played-face",
    replaces=lands.play_land,
    belief="A player who plays the land on the back of an instant whenever the instant could be cast.",
)
def land_back_has_the_timing_of_its_front(right: Right, table: Table, player: str, action: PlayLand) -> Procedure[None]:
    object = table.game.objects.get(action.object)
    if object is None or "instant" not in object.card.faces[0].types or object.zone != "hand":
        yield from right(table, player, action)
        return
    move = Moved(object=object.id, destination="battlefield", cause="play", player=player, controller=player, face=1)
    done = yield from happen(table, move)
    commit_only(table, *(LandPlayed(player=player, object=event.became) for event in done if isinstance(event, Moved) and event.became))
