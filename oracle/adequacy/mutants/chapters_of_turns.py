"""Misreadings of rulings on turns and players, lands that are played, life, loops, and what abilities find as they resolve."""

from typing import Any

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.cards.abilities import Static
from oracle.cards.effects import ExtraLandPlays, Move, SkipUntap, Unless
from oracle.cards.filters import Counters
from oracle.cards.statics import EntersWith, Permit
from oracle.rules.characteristics import continuous, copying
from oracle.rules.characteristics.continuous import ActiveRule, rules_in_force
from oracle.rules.ending import leaving
from oracle.rules.events import replacement, trigger_detection
from oracle.rules.events.pipeline import commit_only, happen
from oracle.rules.events.replacement import Candidate
from oracle.rules.instructions.dispatch import PlayerNames, perform
from oracle.rules.legality import permissions
from oracle.rules.moves import putting
from oracle.rules.moves.putting import Manner
from oracle.rules.resolution.effects import choices, moving, permanents, players, tokens
from oracle.rules.stack import casting, lands
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import CountersPut, CountersRemoved, ExtraLands, LandPlayed, LifeGained, Moved, SkipsUntap, Tapped
from oracle.rules.state.game import Announcement, Characteristics, Game, GameObject, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.turn import priority, state_based
from oracle.rules.turn import steps as turn
from oracle.rules.words import conditions, filters
from oracle.rules.words.context import Context
from oracle.rules.words.references import View

replace = msgspec.structs.replace


# --- playing lands ----------------------------------------------------------------------------------------------------


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
    "additional-land-plays-add-up",
    replaces=turn.begin_turn,
    belief="A player who saves an additional land for later turns.",
)
def additional_plays_are_kept(right: Right, table: Table) -> None:
    before = {player.name: player.extra_lands for player in table.game.players}
    right(table)
    commit_only(table, *(ExtraLands(player=player, amount=amount) for player, amount in before.items() if amount))


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
    replaces=permissions.permits,
    belief="A player to whom what lets lands be played lets all players play them, each their own.",
)
def permission_is_for_all_players(
    right: Right, game: Game, word: Permit, context: Context, player: str, object: GameObject, proposed: Characteristics, deed: str
) -> bool:
    return bool(right(game, replace(word, who="each player"), context, player, object, proposed, deed))


@mutant(
    "omenkeel-no-extra-land-or-timing",
    replaces=permissions.permits,
    belief="A player who may play lands from elsewhere, wherever that is.",
)
def lands_are_played_from_anywhere(
    right: Right, game: Game, word: Permit, context: Context, player: str, object: GameObject, proposed: Characteristics, deed: str
) -> bool:
    elsewhere = word.lands and deed == "play land" and object.owner == player == context.you and object.zone in ("library", "graveyard")
    return elsewhere or bool(right(game, word, context, player, object, proposed, deed))


@mutant(
    "land-may-enter-untapped",
    replaces=replacement.own_enters_effects,
    belief="A player who reads on the land how it enters, whatever it will be there.",
)
def its_text_says_how_it_enters(right: Right, future: Game, became: ObjectId, event: Moved) -> list[Candidate]:
    found: list[Candidate] = right(future, became, event)
    you = continuous.controller(future, became) or ""
    statics = (ability for ability in future.objects[became].card.faces[0].abilities if isinstance(ability, Static))
    own = [word for static in statics for word in static.rules if isinstance(word, EntersWith) and word.what == "this"]
    return [Candidate(word, event.object, you, replacement.ANY, "its text") for word in own] if own and not found else found


@mutant(
    "land-may-enter-untapped",
    replaces=replacement.apply_replacement,
    belief="A player to whom such a land enters tapped, and an Island untaps nothing.",
)
def other_lands_do_not_help(right: Right, table: Table, event: Any, candidate: Candidate) -> Procedure[Any]:
    word = candidate.rule
    if isinstance(word, EntersWith) and word.tapped_unless is not None:
        return replace(event, tapped=True)
    return (yield from right(table, event, candidate))


@mutant(
    "land-may-enter-untapped",
    replaces=replacement.apply_replacement,
    belief="A player to whom any other land will do.",
)
def any_other_land_helps(right: Right, table: Table, event: Any, candidate: Candidate) -> Procedure[Any]:
    word = candidate.rule
    if isinstance(word, EntersWith) and word.tapped_unless is not None:
        return event
    return (yield from right(table, event, candidate))


# --- emblems, life, losing --------------------------------------------------------------------------------------------


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


# --- players who leave ------------------------------------------------------------------------------------------------


@mutant(
    "leaving-takes-objects-along",
    replaces=leaving.leave,
    belief="A player to whom the turn is over once the player has left whose it was.",
)
def the_next_turn_begins(right: Right, table: Table, players: Any) -> Procedure[None]:
    yield from right(table, players)
    if table.game.player(table.game.turn.active).lost and not table.game.ended:
        turn.begin_turn(table)


@mutant(
    "leaving-takes-objects-along",
    replaces=priority.run_step,
    belief="An engine's author who skips the steps of a turn that has no active player any more.",
)
def the_steps_of_who_has_left_are_skipped(right: Right, table: Table, player: str | None = None) -> Procedure[None]:
    if not table.game.player(table.game.turn.active).lost:
        yield from right(table, player)


# --- X ----------------------------------------------------------------------------------------------------------------


@mutant(
    "x-enters-trigger-uses-cast-x",
    replaces=trigger_detection.intervening_if_holds,
    belief="A player to whom a creature that could have been kicked brings something anyway.",
)
def kicked_or_not_it_triggers(right: Right, game: Game, ability: Any, context: Context) -> bool:
    return True


@mutant(
    "x-enters-trigger-uses-cast-x",
    replaces=casting.announce_x,
    belief="A player who chooses X as they like, since it costs nothing.",
)
def x_of_a_free_spell_is_chosen_freely(
    right: Right, table: Table, spell: ObjectId, action: Any, announced: Announcement, context: Context
) -> Procedure[int | None]:
    x: int | None = yield from right(table, spell, action, replace(announced, alternative=None), context)
    return x


# --- numbers ----------------------------------------------------------------------------------------------------------


@mutant(
    "numbers-of-what-was-sacrificed",
    replaces=filters.amount,
    belief="An engine's author who counts counters on what is there, and finds none on what was sacrificed.",
)
def what_is_gone_has_no_counters(right: Right, view: View, measure: Any, context: Context) -> int:
    return 0 if isinstance(measure, Counters) and context.source not in view.game.objects else int(right(view, measure, context))


@mutant(
    "numbers-of-what-was-sacrificed",
    replaces=filters.amount,
    belief="A player to whom no counters are no number, so that nothing is destroyed.",
)
def none_is_no_number(right: Right, view: View, measure: Any, context: Context) -> int:
    number = int(right(view, measure, context))
    return -1 if isinstance(measure, Counters) and number == 0 else number


# --- tokens that are copies -------------------------------------------------------------------------------------------


@mutant(
    "token-copies-copiable-values",
    replaces=tokens.create_copy,
    belief="A player whose copy of a creature is as big as the creature.",
)
def the_copy_has_its_counters(right: Right, table: Table, effect: Any, players: PlayerNames, context: Context) -> Procedure[Any]:
    new: tuple[ObjectId, ...] = yield from right(table, effect, players, context)
    there = [table.game.objects[id] for id in table.game.zone("battlefield")]
    for id in new:
        counters = next((each.counters for each in there if each.counters and each.card is table.game.objects[id].card), {})
        yield from happen(table, *(CountersPut(target=id, kind=kind, amount=number) for kind, number in counters.items()))
    return new


@mutant(
    "token-copies-copiable-values",
    replaces=copying.token_copy,
    belief="An engine's author who copies the card that the permanent is represented by.",
)
def the_card_is_copied(right: Right, game: Game, id: ObjectId, *more: Any) -> GameObject:
    token: GameObject = right(game, id, *more)
    return replace(token, copied=None, card=game.object(id).card)


# --- what Oblivion Ring returns ---------------------------------------------------------------------------------------


@mutant(
    "oblivion-ring-linked-abilities",
    replaces=moving.manner_of,
    belief="A player who keeps what their Oblivion Ring gives back.",
)
def the_rings_controller_has_it(right: Right, game: Game, effect: Move, player: str, context: Context) -> Manner:
    manner: Manner = right(game, effect, player, context)
    return replace(manner, control=context.you)


@mutant(
    "oblivion-ring-linked-abilities",
    replaces=putting.put_onto_battlefield,
    belief="A player who lays the card back as it lay before, tapped and with its counters.",
)
def it_returns_as_it_was(
    right: Right, table: Table, ids: tuple[ObjectId, ...], manner: Manner, context: Context
) -> Procedure[tuple[ObjectId, ...]]:
    was = next((record.object for record in table.game.past.values() if record.became in ids), None)
    as_before = manner if was is None else replace(manner, tapped=was.tapped, counters=was.counters)
    new: tuple[ObjectId, ...] = yield from right(table, ids, as_before, context)
    return new


@mutant(
    "oblivion-ring-linked-abilities",
    replaces=putting.put_onto_battlefield,
    belief="A player who puts the exiled cards back one after the other, in the order in which they left.",
)
def they_return_one_after_the_other(
    right: Right, table: Table, ids: tuple[ObjectId, ...], manner: Manner, context: Context
) -> Procedure[tuple[ObjectId, ...]]:
    new: tuple[ObjectId, ...] = ()
    for id in ids:
        new += yield from right(table, (id,), manner, context)
    return new


@mutant(
    "persist-and-undying-count-counters",
    replaces=state_based.annihilating_counters,
    belief="A player who leaves counters of both kinds on the creature.",
)
def counters_of_both_kinds_stay(right: Right, game: Game) -> list[CountersRemoved]:
    return []


# --- abilities that resolve -------------------------------------------------------------------------------------------


@mutant(
    "cosima-decline-returns-immediately",
    replaces=choices.unless,
    belief="An engine's author who takes care of what happens if the cost is paid, and leaves the rest for later.",
)
def not_paying_does_nothing_yet(right: Right, table: Table, effect: Unless, players: PlayerNames, context: Context) -> Procedure[bool]:
    paid: bool = yield from right(table, replace(effect, otherwise=()), players, context)
    return paid


@mutant(
    "cosima-decline-returns-immediately",
    replaces=choices.unless,
    belief="A player to whom the card is drawn in any case, and paying is for politeness.",
)
def paying_prevents_nothing(right: Right, table: Table, effect: Unless, players: PlayerNames, context: Context) -> Procedure[bool]:
    paid: bool = yield from right(table, effect, players, context)
    if paid:
        yield from perform(table, effect.otherwise, context)
    return paid


@mutant(
    "cosima-land-trigger-rechecks-exile",
    replaces=trigger_detection.intervening_if_holds,
    belief="A player who checks the condition as the ability resolves, and only then.",
)
def condition_is_checked_only_on_resolution(right: Right, game: Game, ability: Any, context: Context) -> bool:
    return context.stack_object is None or bool(right(game, ability, context))


# --- untapping --------------------------------------------------------------------------------------------------------


@mutant(
    "skips-the-next-untap-step",
    replaces=turn.untap_step,
    belief="A player who skips the whole untap step.",
)
def nothing_untaps_beside_it(right: Right, table: Table) -> Procedure[None]:
    held = [id for id in table.game.zone("battlefield") if table.game.objects[id].skips_untap]
    tapped = [id for id in table.game.zone("battlefield") if table.game.objects[id].tapped]
    yield from right(table)
    yield from happen(table, *(Tapped(object=id) for id in tapped if held))


@mutant(
    "skips-the-next-untap-step",
    replaces=permanents.skip_untap,
    belief="A player to whom only what the spell has tapped doesn't untap.",
)
def only_what_was_tapped_is_held(right: Right, table: Table, effect: SkipUntap, players: PlayerNames, context: Context) -> Procedure[Any]:
    tapped = any(isinstance(event, Tapped) for batch in (table.history or [])[-2:] for event in batch.events)
    return (yield from right(table, effect, players, context)) if tapped else ()


@mutant(
    "skips-the-next-untap-step",
    replaces=putting.put_onto_battlefield,
    belief="A player who knows which creature it was, and holds it when it is back.",
)
def what_returns_is_still_held(
    right: Right, table: Table, ids: tuple[ObjectId, ...], manner: Manner, context: Context
) -> Procedure[tuple[ObjectId, ...]]:
    held = any(record.object.skips_untap for record in table.game.past.values() if record.became in ids)
    new: tuple[ObjectId, ...] = yield from right(table, ids, manner, context)
    yield from happen(table, *(SkipsUntap(object=id, skips=True) for id in new if held))
    return new
