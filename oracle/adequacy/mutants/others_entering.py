"""Misreadings of rulings on other cards: what enters, and how; what triggers on it."""

from collections.abc import Sequence
from typing import Any

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.adequacy.mutants.others_returns import trigger_all
from oracle.cards import triggers as words
from oracle.cards.abilities import Spell, Triggered
from oracle.cards.effects import Delayed
from oracle.cards.statics import EntersWith, TimesCounters, TriggersAgain
from oracle.rules.characteristics import double_faced
from oracle.rules.characteristics.continuous import characteristics, controller, rules_in_force
from oracle.rules.events import entering, more_counters, replacement, trigger_conditions, trigger_detection
from oracle.rules.events.replacement import Candidate
from oracle.rules.events.trigger_conditions import Names, Scene
from oracle.rules.instructions.dispatch import PlayerNames, perform
from oracle.rules.resolution import resolving
from oracle.rules.resolution.effects import lasting
from oracle.rules.state.decisions import ChooseNumber, Procedure, ask
from oracle.rules.state.events import Event, Moved, Transformed
from oracle.rules.state.game import Announcement, Game, GameObject, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.words import conditions, value_of_x
from oracle.rules.words.context import Context

replace = msgspec.structs.replace


# --- Altered Ego ------------------------------------------------------------------------------------------------------


@mutant(
    "altered-ego-x-of-its-own",
    replaces=value_of_x.enters_x,
    belief="A player to whom X is 0 in all that the copy enters with, since it is Grizzly Bears that enters and not the spell.",
)
def x_of_the_spell_is_lost_to_a_copy(right: Right, object: GameObject) -> int:
    return 0


@mutant(
    "altered-ego-x-of-its-own",
    replaces=entering.enter_as_copy,
    belief="A player who chooses X as the creature enters, if nobody has cast it.",
)
def x_is_chosen_on_entering(right: Right, table: Table, event: Moved, word: EntersWith, context: Context) -> Procedure[Moved]:
    changed: Moved = yield from right(table, event, word, context)
    if word.counters and table.game.object(event.object).zone != "stack":
        yield from ask(ChooseNumber(player=context.you, purpose="x", prompt="Choose X", source=event.object))
    return changed


@mutant(
    "altered-ego-x-of-its-own",
    replaces=replacement.own_enters_effects,
    belief="A player to whom what a creature says of creatures holds for how it enters itself.",
)
def what_it_says_of_others_changes_how_it_enters(right: Right, future: Game, became: ObjectId, event: Moved) -> list[Candidate]:
    found: list[Candidate] = right(future, became, event)
    for active in rules_in_force(future):
        of_itself = active.source == became and isinstance(active.rule, TimesCounters)
        if of_itself and more_counters.multiplies(future, became, event.counters, active):
            found.append(Candidate(active.rule, event.object, active.controller, replacement.ANY, "itself", active.names))
    return found


# --- Essence of the Wild ----------------------------------------------------------------------------------------------


@mutant(
    "essence-of-the-wild-and-clone",
    replaces=replacement.unused,
    belief="A player who applies one copy effect to what enters, and no more, whether or not it copied anything.",
)
def one_copy_effect_is_applied(right: Right, candidates: list[Candidate], used: list[Candidate]) -> list[Candidate]:
    left: list[Candidate] = right(candidates, used)
    copying = any(candidate.order == replacement.COPY for candidate in used)
    return [candidate for candidate in left if not copying or candidate.order != replacement.COPY]


@mutant(
    "essence-of-the-wild-and-clone",
    replaces=replacement.own_enters_effects,
    belief="A player who has Essence of the Wild change the creatures of all players.",
)
def creatures_of_opponents_enter_as_copies(right: Right, future: Game, became: ObjectId, event: Moved) -> list[Candidate]:
    found: list[Candidate] = right(future, became, event)
    you = controller(future, became) or ""
    for active in rules_in_force(future):
        word = active.rule
        if isinstance(word, EntersWith) and word.copy_of == "this" and active.controller != you:
            found.append(Candidate(word, active.source, you, replacement.COPY, "Essence of the Wild", active.names))
    return found


@mutant(
    "essence-of-the-wild-and-clone",
    replaces=replacement.choose_replacement,
    belief="A player to whom a creature first enters in its own way, and then as the copy.",
)
def copy_effects_come_last(right: Right, table: Table, event: Event, candidates: list[Candidate]) -> Procedure[Candidate]:
    last = max(candidate.order for candidate in candidates)
    chosen: Candidate = yield from right(table, event, [candidate for candidate in candidates if candidate.order == last])
    return chosen


@mutant(
    "essence-of-the-wild-and-clone",
    replaces=entering.enter_as_copy,
    belief="A player to whom what enters face down is that and nothing else, no copy either.",
)
def what_is_face_down_is_no_copy(right: Right, table: Table, event: Moved, *more: Any) -> Procedure[Moved]:
    return event if event.face_down else (yield from right(table, event, *more))


# --- Ancient Greenwarden ----------------------------------------------------------------------------------------------


def entered(event: Event) -> ObjectId | None:
    """What has entered the battlefield, if anything has."""
    return event.became if isinstance(event, Moved) and event.destination == "battlefield" else None


@mutant(
    "ancient-greenwarden-plays-a-land-once",
    replaces=trigger_detection.additional_times,
    belief="A player who reads of lands that enter under their own control.",
)
def only_lands_of_ones_own_count(right: Right, game: Game, event: Event, source: ObjectId) -> int:
    new = entered(event)
    return int(right(game, event, source)) if new is not None and controller(game, new) == controller(game, source) else 0


@mutant(
    "ancient-greenwarden-plays-a-land-once",
    replaces=trigger_detection.additional_times,
    belief="A player who knows the other cards of the kind, which speak of creatures.",
)
def whatever_enters_counts(right: Right, game: Game, event: Event, source: ObjectId) -> int:
    doubling = any(isinstance(active.rule, TriggersAgain) and active.source != source for active in rules_in_force(game))
    return 1 if entered(event) is not None and doubling else 0


@mutant(
    "ancient-greenwarden-plays-a-land-once",
    replaces=trigger_detection.additional_times,
    belief="An engine's author who keeps what triggers in a set, in which two that are equal are one.",
)
def the_same_trigger_twice_is_one(right: Right, game: Game, event: Event, source: ObjectId) -> int:
    return 0


# --- Prized Amalgam ---------------------------------------------------------------------------------------------------


@mutant(
    "prized-amalgam-in-the-graveyard-then",
    replaces=lasting.delayed,
    belief="A player who returns it as soon as the ability resolves.",
)
def it_returns_at_once(right: Right, table: Table, effect: Delayed, players: PlayerNames, context: Context) -> Procedure[bool]:
    yield from perform(table, effect.ability.effects, context)
    return True


@mutant(
    "prized-amalgam-in-the-graveyard-then",
    replaces=conditions.announcement_of,
    belief="A player to whom a creature that was cast has come from the stack, wherever it was cast from.",
)
def where_it_was_cast_from_is_nothing(right: Right, game: Game, id: ObjectId) -> Announcement | None:
    return None


@mutant(
    "prized-amalgam-in-the-graveyard-then",
    replaces=trigger_detection.intervening_if_holds,
    belief="A player who returns it whenever a creature enters.",
)
def creatures_from_anywhere_count(right: Right, game: Game, ability: Any, context: Context) -> bool:
    return True


@mutant(
    "prized-amalgam-in-the-graveyard-then",
    replaces=trigger_conditions.enters,
    belief="A player to whom a land that is played doesn't enter from the graveyard but is put there by its player.",
)
def what_was_played_did_not_enter(right: Right, word: words.Enters, became: ObjectId, scene: Scene) -> Names | None:
    played = any(isinstance(event, Moved) and event.became == became and event.cause == "play" for event in scene.batch)
    names: Names | None = None if played else right(word, became, scene)
    return names


# --- Sidequest: Raise a Chocobo ---------------------------------------------------------------------------------------


@mutant(
    "black-chocobo-entering-is-not-transforming",
    replaces=trigger_conditions.transforms,
    belief="A player to whom the face that wasn't up as the permanent transformed can't have seen it.",
)
def the_new_face_has_not_seen_it(right: Right, word: words.Transforms, event: Transformed, scene: Scene) -> Names | None:
    return None


@mutant(
    "black-chocobo-entering-is-not-transforming",
    replaces=resolving.resolve_permanent_spell,
    belief="A player to whom the Clone enters as itself and turns into what it copies.",
)
def entering_as_a_copy_is_transforming(
    right: Right, table: Table, id: ObjectId, parts: Sequence[Spell], context: Context
) -> Procedure[None]:
    before = set(table.game.zone("battlefield"))
    yield from right(table, id, parts, context)
    new = (each for each in table.game.zone("battlefield") if each not in before)
    trigger_all(table, tuple(each for each in new if table.game.objects[each].copied is not None), words.Transforms)


@mutant(
    "black-chocobo-entering-is-not-transforming",
    replaces=double_faced.face_that_enters,
    belief="A player who lays the card back as it lay before, with the same face up.",
)
def it_returns_as_it_left(right: Right, object: GameObject, edition: str, transformed: bool = False) -> int | None:
    face: int | None = right(object, edition, transformed)
    return 1 if face == 0 and object.zone == "exile" and object.card.layout == "double-faced" else face


@mutant(
    "black-chocobo-entering-is-not-transforming",
    replaces=trigger_detection.intervening_if_holds,
    belief="A player who counts the Birds as the ability resolves, and not before.",
)
def birds_are_counted_on_resolution(right: Right, game: Game, ability: Any, context: Context) -> bool:
    return context.stack_object is None or bool(right(game, ability, context))


@mutant(
    "black-chocobo-entering-is-not-transforming",
    replaces=trigger_detection.intervening_if_holds,
    belief="A player who counts the Birds as the ability triggers, and no more after that.",
)
def birds_are_counted_once(right: Right, game: Game, ability: Any, context: Context) -> bool:
    return context.stack_object is not None or bool(right(game, ability, context))


# --- Blood Artist ------------------------------------------------------------------------------------------------------


def waiting_listeners(game: Game, zone: str, kind: type[words.Trigger]) -> tuple[trigger_detection.WaitingAbility, ...]:
    """Abilities of cards in a zone that wait for a kind of event, though they don't function there."""
    return tuple(
        trigger_detection.WaitingAbility(ability, id, controller(game, id) or object.owner)
        for id, object in game.objects.items()
        if object.zone == zone
        for ability in characteristics(game, id).abilities
        if isinstance(ability, Triggered) and isinstance(ability.trigger, kind)
    )


@mutant(
    "blood-artist-dies-with-others",
    replaces=trigger_detection._listeners,
    belief="A player to whom Blood Artist in the graveyard goes on seeing creatures die.",
)
def the_dead_go_on_seeing(right: Right, game: Game) -> tuple[trigger_detection.WaitingAbility, ...]:
    return (*right(game), *waiting_listeners(game, "graveyard", words.EitherEvent))


@mutant(
    "blood-artist-dies-with-others",
    replaces=trigger_conditions.dies,
    belief="A player to whom a creature that leaves the battlefield for good has died.",
)
def leaving_is_dying(right: Right, word: words.Dies, event: Moved, scene: Scene) -> Names | None:
    names: Names | None = right(word, replace(event, destination="graveyard"), scene)
    return names
