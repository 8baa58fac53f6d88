"""Misreadings of the rules in `oracle/rules/resolution/effects/permanents.py`."""

from typing import Any

from oracle.adequacy.mutant import Right, mutant
from oracle.adequacy.mutants.asked import trigger_all
from oracle.cards import effects as words
from oracle.cards import triggers as trigger_words
from oracle.cards.effects import SkipUntap
from oracle.rules.characteristics.continuous import controller
from oracle.rules.events.pipeline import commit_only
from oracle.rules.instructions.dispatch import PlayerNames
from oracle.rules.resolution.effects import permanents
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import SkipsUntap, Tapped
from oracle.rules.state.game import ObjectId
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context


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
    replaces=permanents.skip_untap,
    belief="A player to whom only what the spell has tapped doesn't untap.",
)
def only_what_was_tapped_is_held(right: Right, table: Table, effect: SkipUntap, players: PlayerNames, context: Context) -> Procedure[Any]:
    tapped = any(isinstance(event, Tapped) for batch in (table.history or [])[-2:] for event in batch.events)
    return (yield from right(table, effect, players, context)) if tapped else ()


@mutant(
    "facedown-instant-stays-down",
    replaces=permanents.turn_face_up,
    belief="A player to whom a manifested card is turned up for its mana cost, and in no other way.",
)
def effects_turn_nothing_up(right: Right, *arguments: Any) -> Procedure[Any]:
    return ()
    yield


@mutant(
    "mana-tap-for-mana-defined",
    replaces=permanents.tap,
    belief="A player to whom a land that is tapped is tapped for mana, whoever does it.",
)
def tapping_a_land_is_tapping_it_for_mana(
    right: Right, table: Table, effect: Any, players: PlayerNames, context: Context
) -> Procedure[tuple[ObjectId, ...]]:
    tapped: tuple[ObjectId, ...] = yield from right(table, effect, players, context)
    trigger_all(table, table.game.zone("battlefield"), trigger_words.TappedForMana)
    return tapped


@mutant(
    "evoked-its-controller-sacrifices",
    replaces=permanents.sacrifice,
    belief="A player to whom the sacrifice is the evoking player's to make, and fails if the permanent is somebody else's by then.",
)
def who_controls_the_ability_sacrifices(
    right: Right, table: Table, effect: words.Sacrifice, players: PlayerNames, context: Context
) -> Procedure[tuple[ObjectId, ...]]:
    gone: tuple[ObjectId, ...] = yield from right(table, effect, (context.you,), context)
    return gone
