"""Misreadings of the rulings on land plays, untapping, milling, life totals, losing, and what returns from the graveyard."""

from typing import Any

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.cards.abilities import Activated
from oracle.cards.effects import ExtraLandPlays, LoseGame, SetLife, SkipUntap
from oracle.rules.characteristics.continuous import ActiveRule, controller
from oracle.rules.ending import leaving
from oracle.rules.events import more_counters, trigger_detection
from oracle.rules.events.pipeline import commit_only, happen
from oracle.rules.instructions.dispatch import PlayerNames
from oracle.rules.legality import mana_abilities
from oracle.rules.resolution.effects import permanents, players
from oracle.rules.state import loops
from oracle.rules.state.decisions import Decision, Procedure
from oracle.rules.state.events import GameEnded, LifeGained, SkipsUntap
from oracle.rules.state.game import Game, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.turn import steps as turn
from oracle.rules.words.context import Context

replace = msgspec.structs.replace


# --- additional land plays --------------------------------------------------------------------------------------------


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


# --- the next untap step ----------------------------------------------------------------------------------------------


@mutant(
    "skips-the-next-untap-step",
    replaces=permanents.skip_untap,
    belief="A player who counts the very next untap step, whosever it is.",
)
def only_the_very_next_untap_step(
    right: Right, table: Table, effect: SkipUntap, who: PlayerNames, context: Context
) -> Procedure[tuple[ObjectId, ...]]:
    kept: tuple[ObjectId, ...] = yield from right(table, effect, who, context)
    mine = [id for id in kept if controller(table.game, id) == table.game.turn.active]
    commit_only(table, *(SkipsUntap(object=id, skips=False) for id in mine))
    return kept


@mutant(
    "skips-the-next-untap-step",
    replaces=turn.untap_step,
    belief="An engine's author who forgets to take the mark off again.",
)
def the_creature_never_untaps(right: Right, table: Table) -> Procedure[None]:
    kept = [object.id for object in table.game.objects.values() if object.skips_untap]
    yield from right(table)
    commit_only(table, *(SkipsUntap(object=id, skips=True) for id in kept))


# --- milling to pay ---------------------------------------------------------------------------------------------------


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


# --- a life total that becomes a number -------------------------------------------------------------------------------


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


# --- losing by an effect ----------------------------------------------------------------------------------------------


@mutant(
    "effect-says-a-player-loses",
    replaces=leaving.leave,
    belief="An engine's author who knows games of two players only.",
)
def the_first_to_lose_ends_the_game(right: Right, table: Table, losing: Any) -> Procedure[None]:
    yield from happen(table, GameEnded(winners=tuple(player.name for player in table.game.players if not player.lost)))


@mutant(
    "effect-says-a-player-loses",
    replaces=players.lose_game,
    belief="A player who believes that nobody can be made to lose by an ability of their own.",
)
def nobody_loses_by_their_own_ability(right: Right, table: Table, effect: LoseGame, who: PlayerNames, context: Context) -> Procedure[bool]:
    return bool((yield from right(table, effect, tuple(player for player in who if player != context.you), context)))


# --- persist and undying ----------------------------------------------------------------------------------------------


@mutant(
    "persist-and-undying-count-counters",
    replaces=trigger_detection.intervening_if_holds,
    belief="An engine's author who looks for the counters in the graveyard, where there are none.",
)
def the_dead_have_no_counters(right: Right, game: Game, ability: Any, context: Context) -> bool:
    return ability.keyword in ("persist", "undying") or bool(right(game, ability, context))


@mutant(
    "persist-and-undying-count-counters",
    replaces=more_counters.multiplies,
    belief="A player who multiplies only counters that a spell's own permanent enters with.",
)
def more_only_for_what_was_cast(right: Right, future: Game, id: ObjectId, counters: dict[str, int], active: ActiveRule) -> bool:
    entered = future.objects[id]
    return (entered.announced is not None or entered.kind != "card") and bool(right(future, id, counters, active))


# --- loops ------------------------------------------------------------------------------------------------------------


@mutant(
    "loop-of-mandatory-actions",
    replaces=loops.repeats_itself,
    belief="An engine's author who lets players pass for as long as they like.",
)
def players_pass_for_ever(right: Right, times: int) -> bool:
    return False


@mutant(
    "loop-of-mandatory-actions",
    replaces=loops.is_optional,
    belief="A player who calls a draw whenever a position comes back, as in chess.",
)
def a_choice_does_not_break_the_loop(right: Right, decision: Decision) -> bool:
    return False
