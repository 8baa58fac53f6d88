"""Misreadings of rulings on other cards: what enters, what leaves, what returns, and what is turned over."""

from typing import Any

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.cards import triggers as words
from oracle.cards.abilities import Triggered
from oracle.cards.changes import BecomeCopy
from oracle.cards.effects import Apply, Delayed, Move
from oracle.cards.statics import EntersWith
from oracle.rules.characteristics import selections
from oracle.rules.characteristics.continuous import characteristics, controller
from oracle.rules.events import entering, trigger_conditions, trigger_detection
from oracle.rules.events.pipeline import commit_only
from oracle.rules.events.trigger_conditions import Names, Scene
from oracle.rules.events.trigger_detection import WaitingAbility
from oracle.rules.instructions.dispatch import PlayerNames, perform
from oracle.rules.moves import putting
from oracle.rules.moves.putting import Manner
from oracle.rules.resolution.effects import lasting, moving, tokens
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import AbilityTriggered, DamageDealt, Moved
from oracle.rules.state.game import Announcement, Game, GameObject, ObjectId, WaitingTrigger
from oracle.rules.state.table import Table
from oracle.rules.turn import state_based
from oracle.rules.words import conditions, value_of_x
from oracle.rules.words.context import Context
from oracle.rules.words.references import View, objects_meant

replace = msgspec.structs.replace


def trigger_all(table: Table, ids: tuple[ObjectId, ...], kind: type[words.Trigger]) -> None:
    """Let those abilities of these objects trigger that wait for a kind of event, which has not happened."""
    for id in ids:
        you = controller(table.game, id) or table.game.object(id).owner
        for ability in characteristics(table.game, id).abilities:
            if isinstance(ability, Triggered) and isinstance(ability.trigger, kind):
                commit_only(
                    table, AbilityTriggered(trigger=WaitingTrigger(ability=ability, source=id, controller=you, names={"it": (id,)}))
                )


# --- Prized Amalgam ---------------------------------------------------------------------------------------------------


@mutant(
    "prized-amalgam-in-the-graveyard-then",
    replaces=trigger_detection._listeners,
    belief="A player who takes the ability for one that works wherever Prized Amalgam is, as it says where only in its effect.",
)
def it_triggers_from_the_battlefield_too(right: Right, game: Game) -> tuple[WaitingAbility, ...]:
    found: tuple[WaitingAbility, ...] = right(game)
    more = tuple(
        WaitingAbility(ability, id, controller(game, id) or game.objects[id].owner)
        for id in game.zone("battlefield")
        for ability in characteristics(game, id).abilities
        if isinstance(ability, Triggered) and ability.zone == "graveyard"
    )
    return found + more


@mutant(
    "prized-amalgam-in-the-graveyard-then",
    replaces=conditions.came_from,
    belief="An engine's author who asks the creature where it came from when the ability resolves, and finds it gone.",
)
def a_creature_that_is_gone_came_from_nowhere(right: Right, game: Game, id: ObjectId) -> str | None:
    return right(game, id) if id in game.objects else None


@mutant(
    "prized-amalgam-in-the-graveyard-then",
    replaces=trigger_conditions.enters,
    belief="A player who takes it to be about creatures that enter under their own control.",
)
def only_creatures_of_ones_own_count(right: Right, word: words.Enters, became: ObjectId, scene: Scene) -> Names | None:
    return right(word, became, scene) if became == scene.source or controller(scene.after, became) == scene.you else None


# --- Altered Ego ------------------------------------------------------------------------------------------------------


@mutant(
    "altered-ego-x-of-its-own",
    replaces=value_of_x.announced_for_copy,
    belief="An engine's author who looks X up on the spell for whatever ability the permanent enters with.",
)
def copied_abilities_use_the_x_of_the_spell(right: Right, announced: Announcement | None) -> Announcement | None:
    return announced


@mutant(
    "altered-ego-x-of-its-own",
    replaces=entering.enter_as_copy,
    belief="A player who takes the counters for a second ability, which is there whether or not anything is copied.",
)
def counters_come_without_a_copy(right: Right, table: Table, event: Moved, word: EntersWith, context: Context) -> Procedure[Moved]:
    changed: Moved = yield from right(table, event, word, context)
    if changed.copied is not event.copied:
        return changed
    return replace(changed, counters=entering.counters_said(selections.view_of(table.game), word, context))


@mutant(
    "altered-ego-x-of-its-own",
    replaces=entering.counters_of_last_copy_effect,
    belief="A player who keeps the counters through a second copy effect.",
)
def counters_stay_through_another_copy_effect(right: Right, event: Moved, counters: dict[str, int]) -> Moved:
    changed: Moved = right(replace(event, counters_as_copy={}), counters)
    return changed


# --- Fiend Hunter -----------------------------------------------------------------------------------------------------


def _source_is_gone(table: Table, effect: Move, context: Context) -> bool:
    return effect.to == "exile" and context.source not in table.game.objects


@mutant(
    "fiend-hunter-leaves-early",
    replaces=moving.move,
    belief="A player who knows newer cards, which exile something until they leave the battlefield.",
)
def nothing_is_exiled_by_what_has_left(right: Right, table: Table, effect: Move, players: PlayerNames, context: Context) -> Procedure[Any]:
    if _source_is_gone(table, effect, context) and "target" in context.names:
        return ()
    return (yield from right(table, effect, players, context))


@mutant(
    "fiend-hunter-leaves-early",
    replaces=moving.move,
    belief="A player who has the second ability make up for what it missed.",
)
def what_is_exiled_too_late_returns_at_once(
    right: Right, table: Table, effect: Move, players: PlayerNames, context: Context
) -> Procedure[Any]:
    gone = _source_is_gone(table, effect, context)
    new: tuple[ObjectId, ...] = yield from right(table, effect, players, context)
    if gone:
        yield from putting.put(table, new, "battlefield", Manner(player=context.you), context)
    return new


# --- Flickerwisp ------------------------------------------------------------------------------------------------------


@mutant(
    "flickerwisp-returned-too-late",
    replaces=putting.put_onto_battlefield,
    belief="A player to whom it is still the beginning of the end step while abilities that triggered then resolve.",
)
def what_returns_in_the_end_step_triggers(
    right: Right, table: Table, ids: tuple[ObjectId, ...], manner: Manner, context: Context
) -> Procedure[tuple[ObjectId, ...]]:
    new: tuple[ObjectId, ...] = yield from right(table, ids, manner, context)
    if table.game.turn.step == "end":
        trigger_all(table, new, words.StepBegins)
    return new


@mutant(
    "flickerwisp-returned-too-late",
    replaces=lasting.delayed,
    belief="A player who has a permanent that is exiled during an end step return in that very step.",
)
def the_end_step_at_hand_is_the_next_one(
    right: Right, table: Table, effect: Delayed, players: PlayerNames, context: Context
) -> Procedure[bool]:
    trigger = effect.ability.trigger
    if isinstance(trigger, words.StepBegins) and trigger.step == table.game.turn.step:
        yield from perform(table, effect.ability.effects, context)
        return True
    done: bool = yield from right(table, effect, players, context)
    return done


# --- Sidequest: Raise a Chocobo ---------------------------------------------------------------------------------------


@mutant(
    "black-chocobo-entering-is-not-transforming",
    replaces=tokens.create,
    belief="A player to whom a token with its back face up must have been turned over.",
)
def a_token_with_its_back_up_has_transformed(
    right: Right, table: Table, created: tuple[GameObject, ...]
) -> Procedure[tuple[ObjectId, ...]]:
    new: tuple[ObjectId, ...] = yield from right(table, created)
    trigger_all(table, tuple(id for id in new if table.game.objects[id].face), words.Transforms)
    return new


@mutant(
    "black-chocobo-entering-is-not-transforming",
    replaces=lasting.apply,
    belief="An engine's author who fires the event of transforming whenever a permanent turns into something else.",
)
def becoming_a_copy_is_transforming(right: Right, table: Table, effect: Apply, players: PlayerNames, context: Context) -> Procedure[Any]:
    changed: tuple[ObjectId, ...] = yield from right(table, effect, players, context)
    if any(isinstance(change, BecomeCopy) for change in effect.changes):
        trigger_all(table, changed, words.Transforms)
    return changed


# --- Vengeful Pharaoh -------------------------------------------------------------------------------------------------


@mutant(
    "vengeful-pharaoh-player-and-planeswalker",
    replaces=trigger_conditions.dealt_to_one,
    belief="An engine's author who fires a trigger for each creature that deals damage.",
)
def it_triggers_for_each_source(right: Right, word: words.DealtDamage, event: DamageDealt, scene: Scene) -> Names | None:
    names: Names | None = right(word, event, replace(scene, batch=(event,)))
    return names


@mutant(
    "vengeful-pharaoh-player-and-planeswalker",
    replaces=trigger_conditions.dealt_to_one,
    belief="A player who takes all damage of one combat for one event.",
)
def it_triggers_once_for_all_damage(right: Right, word: words.DealtDamage, event: DamageDealt, scene: Scene) -> Names | None:
    first = next((each for each in scene.batch if isinstance(each, DamageDealt)), event)
    names: Names | None = right(word, event, scene)
    return names if event is first else None


@mutant(
    "vengeful-pharaoh-player-and-planeswalker",
    replaces=conditions._in_zone,
    belief="A player who asks whether the card is in the graveyard, and not whether it is the same object.",
)
def a_card_that_came_back_is_the_same(right: Right, view: View, condition: Any, context: Context) -> bool:
    meant = {view.game.object(id).physical for id in objects_meant(view, condition.what, context)}
    return any(object.physical in meant and object.zone == condition.zone for object in view.game.objects.values())


@mutant(
    "vengeful-pharaoh-player-and-planeswalker",
    replaces=state_based.check_state_based_actions,
    belief="An engine's author who looks for abilities that trigger on combat damage once the creatures that died of it are gone.",
)
def it_triggers_on_what_killed_it(right: Right, table: Table) -> Procedure[bool]:
    before = {id for player in table.game.turn_order() for id in table.game.zone("graveyard", player)}
    done: bool = yield from right(table)
    now = (id for player in table.game.turn_order() for id in table.game.zone("graveyard", player))
    if table.game.turn.step == "combat damage":
        trigger_all(table, tuple(id for id in now if id not in before), words.Trigger)
    return done


@mutant(
    "vengeful-pharaoh-player-and-planeswalker",
    replaces=trigger_conditions.dealt_to_one,
    belief="A player who takes revenge for any damage.",
)
def any_damage_is_avenged(right: Right, word: words.DealtDamage, event: DamageDealt, scene: Scene) -> Names | None:
    names: Names | None = right(replace(word, combat=None), event, scene)
    return names
