"""Misreadings of the rules in `oracle/rules/resolution/effects/players.py`."""

from typing import Any

from oracle.adequacy.mutant import Right, mutant
from oracle.cards import effects as words
from oracle.cards.effects import ExtraLandPlays, LoseGame, SetLife
from oracle.rules.events.pipeline import commit_only, happen
from oracle.rules.instructions.dispatch import PlayerNames
from oracle.rules.resolution.effects import players
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import LifeGained
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context


@mutant(
    "additional-land-plays-add-up",
    replaces=players.extra_land_plays,
    belief="A player for whom two lands a turn is the most that there is.",
)
def additional_plays_do_not_add_up(
    right: Right, table: Table, effect: ExtraLandPlays, who: PlayerNames, context: Context
) -> Procedure[bool]:
    fresh = tuple(player for player in who if not table.game.player(player).extra_lands)
    return bool((yield from right(table, effect, fresh, context)))


@mutant(
    "additional-land-plays-add-up",
    replaces=players.extra_land_plays,
    belief="A player who believes that the permission must come before the first land.",
)
def an_additional_play_comes_first(
    right: Right, table: Table, effect: ExtraLandPlays, who: PlayerNames, context: Context
) -> Procedure[bool]:
    fresh = tuple(player for player in who if not table.game.player(player).lands_played)
    return bool((yield from right(table, effect, fresh, context)))


@mutant(
    "life-total-becomes-a-number",
    replaces=players.set_life,
    belief="An engine's author who writes the number down, instead of having life gained.",
)
def the_number_is_written_down(right: Right, table: Table, effect: SetLife, who: PlayerNames, context: Context) -> Procedure[int]:
    changed: int = yield from right(table, effect, who, context)
    for player in who:
        missing = 20 - table.game.player(player).life
        if missing > 0:
            commit_only(table, LifeGained(player=player, amount=missing))
    return changed


@mutant(
    "life-total-becomes-a-number",
    replaces=players.set_life,
    belief="A player who reads it as gaining life up to that number.",
)
def life_totals_only_rise(right: Right, table: Table, effect: SetLife, who: PlayerNames, context: Context) -> Procedure[int]:
    low = tuple(player for player in who if table.game.player(player).life < 20)
    return int((yield from right(table, effect, low, context)))


@mutant(
    "effect-says-a-player-loses",
    replaces=players.lose_game,
    belief="A player who believes that nobody can be made to lose by an ability of their own.",
)
def nobody_loses_by_their_own_ability(right: Right, table: Table, effect: LoseGame, who: PlayerNames, context: Context) -> Procedure[bool]:
    return bool((yield from right(table, effect, tuple(player for player in who if player != context.you), context)))


@mutant(
    "additional-land-plays-add-up",
    replaces=players.extra_land_plays,
    belief="A player who reads of an additional land beside each land that they play.",
)
def an_additional_land_for_each(
    right: Right, table: Table, effect: ExtraLandPlays, players: PlayerNames, context: Context
) -> Procedure[bool]:
    yield from right(table, effect, players, context)
    done: bool = yield from right(table, effect, players, context)
    return done


@mutant(
    "life-total-becomes-a-number",
    replaces=players.set_life,
    belief="A player to whom so much life is gained.",
)
def the_number_is_gained(right: Right, table: Table, effect: Any, players: PlayerNames, context: Context) -> Procedure[int]:
    before = {player: table.game.player(player).life for player in players}
    changed: int = yield from right(table, effect, players, context)
    rises = {player: life for player, life in before.items() if 0 < life < table.game.player(player).life}
    yield from happen(table, *(LifeGained(player=player, amount=life) for player, life in rises.items()))
    return changed


@mutant(
    "effect-says-a-player-loses",
    replaces=players.lose_game,
    belief="A player to whom nobody loses who has life left.",
)
def nobody_loses_with_life_left(right: Right, table: Table, effect: Any, players: PlayerNames, context: Context) -> Procedure[bool]:
    return False
    yield


@mutant(
    "cant-lose-the-game",
    replaces=players.win_game,
    belief="An engine's author who ends the game once one player is left.",
)
def the_last_one_wins(right: Right, table: Table, effect: words.WinGame, who: PlayerNames, context: Context) -> Procedure[bool]:
    yield from ()
    return False
