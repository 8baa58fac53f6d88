"""Misreadings of the rules in `oracle/rules/events/trigger_detection.py`."""

from typing import Any

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.cards import triggers as trigger_words
from oracle.cards.abilities import Triggered
from oracle.cards.statics import TriggersAgain
from oracle.rules.characteristics.continuous import characteristics, controller, rules_in_force
from oracle.rules.events import trigger_detection
from oracle.rules.events.trigger_detection import WaitingAbility
from oracle.rules.events.turning_up import card_values
from oracle.rules.state.events import Event, LandPlayed, Moved, SpellCast
from oracle.rules.state.game import Game, ObjectId
from oracle.rules.words.context import Context

replace = msgspec.structs.replace


def entered(event: Event) -> ObjectId | None:
    """What has entered the battlefield, if anything has."""
    return event.became if isinstance(event, Moved) and event.destination == "battlefield" else None


def waiting_listeners(game: Game, zone: str, kind: type[trigger_words.Trigger]) -> tuple[trigger_detection.WaitingAbility, ...]:
    """Abilities of cards in a zone that wait for a kind of event, though they don't function there."""
    return tuple(
        trigger_detection.WaitingAbility(ability, id, controller(game, id) or object.owner)
        for id, object in game.objects.items()
        if object.zone == zone
        for ability in characteristics(game, id).abilities
        if isinstance(ability, Triggered) and isinstance(ability.trigger, kind)
    )


@mutant(
    "becomes-a-target-once",
    replaces=trigger_detection.additional_times,
    belief="A player to whom a spell that targets the creature twice is reason to trigger twice.",
)
def a_spell_triggers_for_each_target(right: Right, game: Game, event: Event, source: ObjectId) -> int:
    again: int = right(game, event, source)
    announced = game.object(event.object).announced if isinstance(event, SpellCast) else None
    times = sum(source in chosen for chosen in announced.targets) if announced is not None else 0
    return again + max(0, times - 1)


@mutant(
    "persist-and-undying-count-counters",
    replaces=trigger_detection.intervening_if_holds,
    belief="An engine's author who looks for the counters in the graveyard, where there are none.",
)
def the_dead_have_no_counters(right: Right, game: Game, ability: Any, context: Context) -> bool:
    return ability.keyword in ("persist", "undying") or bool(right(game, ability, context))


@mutant(
    "x-enters-trigger-uses-cast-x",
    replaces=trigger_detection.intervening_if_holds,
    belief="A player to whom a creature that could have been kicked brings something anyway.",
)
def kicked_or_not_it_triggers(right: Right, game: Game, ability: Any, context: Context) -> bool:
    return True


@mutant(
    "cosima-land-trigger-rechecks-exile",
    replaces=trigger_detection.intervening_if_holds,
    belief="A player who checks the condition as the ability resolves, and only then.",
)
def condition_is_checked_only_on_resolution(right: Right, game: Game, ability: Any, context: Context) -> bool:
    return context.stack_object is None or bool(right(game, ability, context))


@mutant(
    "cosima-decline-returns-immediately",
    replaces=trigger_detection._listeners,
    belief="A player who lets an exiled Cosima go on obeying whoever controlled it, and not its owner.",
)
def exiled_card_obeys_its_last_controller(right: Right, game: Game) -> tuple[WaitingAbility, ...]:
    found: tuple[WaitingAbility, ...] = right(game)
    held = {record.became: record.characteristics.controller for record in game.past.values() if record.object.zone == "battlefield"}
    return tuple(replace(each, you=held.get(each.source) or each.you) for each in found)


@mutant(
    "cosima-land-trigger-rechecks-exile",
    replaces=trigger_detection.intervening_if_holds,
    belief="A player who checks the condition as the ability triggers and not again: both lands bring their cards.",
)
def condition_is_checked_only_once(right: Right, game: Game, ability: Triggered, context: Context) -> bool:
    return context.stack_object is not None or bool(right(game, ability, context))


@mutant(
    "cosima-land-trigger-rechecks-exile",
    replaces=trigger_detection._listeners,
    belief="An engine's author who asks only permanents for triggered abilities, and forgets one that works in exile.",
)
def exiled_card_has_no_abilities(right: Right, game: Game) -> tuple[WaitingAbility, ...]:
    found: tuple[WaitingAbility, ...] = right(game)
    return tuple(each for each in found if game.objects[each.source].zone != "exile")


@mutant(
    "cosima-upkeep-needs-battlefield",
    replaces=trigger_detection._listeners,
    belief="An engine's author who looks for upkeep abilities on all faces of a card, whichever is up.",
)
def other_face_has_its_abilities_too(right: Right, game: Game) -> tuple[WaitingAbility, ...]:
    found: tuple[WaitingAbility, ...] = right(game)
    more = [
        WaitingAbility(ability, object.id, object.controller or object.owner)
        for object in game.objects.values()
        if object.zone == "battlefield" and object.card.layout == "modal double-faced" and object.face_down is None
        for ability in object.card.faces[1 - object.face].abilities
        if isinstance(ability, Triggered) and ability.zone == "battlefield"
    ]
    return (*found, *more)


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


@mutant(
    "prized-amalgam-in-the-graveyard-then",
    replaces=trigger_detection.intervening_if_holds,
    belief="A player who returns it whenever a creature enters.",
)
def creatures_from_anywhere_count(right: Right, game: Game, ability: Any, context: Context) -> bool:
    return True


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


@mutant(
    "blood-artist-dies-with-others",
    replaces=trigger_detection._listeners,
    belief="A player to whom Blood Artist in the graveyard goes on seeing creatures die.",
)
def the_dead_go_on_seeing(right: Right, game: Game) -> tuple[trigger_detection.WaitingAbility, ...]:
    return (*right(game), *waiting_listeners(game, "graveyard", trigger_words.EitherEvent))


@mutant(
    "ancient-greenwarden-plays-a-land-once",
    replaces=trigger_detection.additional_times,
    belief="A player to whom playing a land and its entering are one and the same.",
)
def playing_a_land_is_its_entering(right: Right, game: Game, event: Event, source: ObjectId) -> int:
    if isinstance(event, LandPlayed):
        event = Moved(object=event.object, destination="battlefield", cause="play", became=event.object)
    times: int = right(game, event, source)
    return times


@mutant(
    "ancient-greenwarden-plays-a-land-once",
    replaces=trigger_detection.additional_times,
    belief="A player who has each Greenwarden double the number of times.",
)
def each_doubles_what_the_others_make(right: Right, game: Game, event: Event, source: ObjectId) -> int:
    return int(2 ** right(game, event, source) - 1)


@mutant(
    "ancient-greenwarden-plays-a-land-once",
    replaces=trigger_detection.additional_times,
    belief="An engine's author who doubles what watches lands, and forgets what a land does as it enters itself.",
)
def a_land_s_own_ability_triggers_once(right: Right, game: Game, event: Any, source: ObjectId) -> int:
    return 0 if getattr(event, "became", None) == source else int(right(game, event, source))


@mutant(
    "ashcloud-phoenix-morph-however-face-down",
    replaces=trigger_detection._listeners,
    belief="A player to whom the card dies, whatever it has been on the battlefield, and so returns.",
)
def the_card_sees_itself_die(right: Right, game: Game) -> tuple[WaitingAbility, ...]:
    hidden = [(id, object) for id, object in game.objects.items() if object.zone == "battlefield" and object.face_down]
    more = tuple(
        WaitingAbility(ability, id, controller(game, id) or object.owner)
        for id, object in hidden
        for ability in card_values(object).abilities
        if isinstance(ability, Triggered)
    )
    return (*right(game), *more)


@mutant(
    "maelstrom-nexus-counts-earlier-spells",
    replaces=trigger_detection._listeners,
    belief="An engine's author to whom a spell has cascade or hasn't, so that two of it are one.",
)
def cascade_twice_is_cascade(right: Right, game: Game) -> tuple[WaitingAbility, ...]:
    found: dict[Any, WaitingAbility] = {}
    for listener in right(game):
        found.setdefault((listener.source, repr(listener.ability)), listener)
    return tuple(found.values())


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
    "x-goes-on-to-what-follows",
    replaces=trigger_detection.names_of_delayed,
    belief="A player who reads X of the delayed ability as that of the spell on which it triggers.",
)
def delayed_ability_takes_x_of_its_event(right: Right, of_event: dict[str, Any], kept: dict[str, Any]) -> dict[str, Any]:
    return {**kept, **of_event}
