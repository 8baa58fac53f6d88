"""Misreadings of the rules in `oracle/rules/events/trigger_conditions.py`."""

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.adequacy.mutants.asked import printed_types
from oracle.cards import triggers as trigger_words
from oracle.cards.triggers import Enters, TappedForMana
from oracle.rules.characteristics.continuous import controller
from oracle.rules.events import trigger_conditions
from oracle.rules.events.trigger_conditions import Names, Scene
from oracle.rules.state.events import BecameTarget, DamageDealt, ManaProduced, Moved, Transformed, TurnedFaceUp
from oracle.rules.state.game import ObjectId

replace = msgspec.structs.replace


@mutant(
    "blood-artist-dies-with-others",
    replaces=trigger_conditions.left,
    belief="A player who lets a creature see its own death, and the deaths of others only as long as it lives.",
)
def the_dead_see_no_other_die(right: Right, event: Moved, scene: Scene) -> Names | None:
    if event.object != scene.source and scene.source not in scene.after.objects:
        return None
    found: Names = right(event, scene)
    return found


@mutant(
    "ward-of-face-down-creatures",
    replaces=trigger_conditions.becomes_target,
    belief="A player to whom ward asks to be paid for whatever targets the creature.",
)
def ward_is_against_everybody(right: Right, word: trigger_words.BecomesTarget, event: BecameTarget, scene: Scene) -> Names | None:
    names: Names | None = right(replace(word, by="each player"), event, scene)
    return names


@mutant(
    "turn-up-no-enters-triggers",
    replaces=trigger_conditions.turned_face_up,
    belief="A player to whom the creature had no ability while it was being turned up, and so nothing triggers.",
)
def the_face_down_creature_had_no_ability(
    right: Right, word: trigger_words.TurnedFaceUp, event: TurnedFaceUp, scene: Scene
) -> Names | None:
    return None


@mutant(
    "mana-tapped-trigger-on-production",
    replaces=trigger_conditions.tapped_for_mana,
    belief="A player who looks at what is printed on the land rather than at the mana that was really added.",
)
def trigger_looks_at_the_printed_mana(right: Right, word: TappedForMana, event: ManaProduced, scene: Scene) -> Names | None:
    if word.types and printed_types(scene.before, event.source) & frozenset(word.types):
        word = replace(word, types=())
    found: Names | None = right(word, event, scene)
    return found


@mutant(
    "mana-tapped-trigger-on-production",
    replaces=trigger_conditions.tapped_for_mana,
    belief="A player who takes any mana that a permanent produces for mana that it was tapped for.",
)
def trigger_on_any_mana_produced(right: Right, word: TappedForMana, event: ManaProduced, scene: Scene) -> Names | None:
    found: Names | None = right(word, event if event.source == scene.source else replace(event, tapped_for=True), scene)
    return found


@mutant(
    "mana-tapped-trigger-on-production",
    replaces=trigger_conditions.tapped_for_mana,
    belief="A player who overlooks for which type of mana a permanent has to be tapped.",
)
def any_type_of_mana_triggers_it(right: Right, word: trigger_words.TappedForMana, event: ManaProduced, scene: Scene) -> Names | None:
    names: Names | None = right(replace(word, types=()), event, scene)
    return names


@mutant(
    "x-enters-trigger-uses-cast-x",
    replaces=trigger_conditions.enters,
    belief="An engine's author who looks X up on the permanent when its enters ability triggers.",
)
def x_of_an_enters_trigger_is_zero(right: Right, word: Enters, became: ObjectId, scene: Scene) -> Names | None:
    names: Names | None = right(word, became, scene)
    return None if names is None else {name: meant for name, meant in names.items() if name != "x"}


@mutant(
    "prized-amalgam-in-the-graveyard-then",
    replaces=trigger_conditions.enters,
    belief="A player to whom a land that is played doesn't enter from the graveyard but is put there by its player.",
)
def what_was_played_did_not_enter(right: Right, word: trigger_words.Enters, became: ObjectId, scene: Scene) -> Names | None:
    played = any(isinstance(event, Moved) and event.became == became and event.cause == "play" for event in scene.batch)
    names: Names | None = None if played else right(word, became, scene)
    return names


@mutant(
    "black-chocobo-entering-is-not-transforming",
    replaces=trigger_conditions.transforms,
    belief="A player to whom the face that wasn't up as the permanent transformed can't have seen it.",
)
def the_new_face_has_not_seen_it(right: Right, word: trigger_words.Transforms, event: Transformed, scene: Scene) -> Names | None:
    return None


@mutant(
    "blood-artist-dies-with-others",
    replaces=trigger_conditions.dies,
    belief="A player to whom a creature that leaves the battlefield for good has died.",
)
def leaving_is_dying(right: Right, word: trigger_words.Dies, event: Moved, scene: Scene) -> Names | None:
    names: Names | None = right(word, replace(event, destination="graveyard"), scene)
    return names


@mutant(
    "storm-cauldron-sacrificed-land-stays",
    replaces=trigger_conditions.tapped_for_mana,
    belief="An engine's author whose triggers remember the card and not the object, and so find it wherever it is.",
)
def the_land_is_found_where_it_went(right: Right, word: TappedForMana, event: ManaProduced, scene: Scene) -> Names | None:
    names: Names | None = right(word, event, scene)
    record = scene.after.past.get(event.source)
    if names is None or record is None or record.became is None:
        return names
    return {**names, "it": (record.became,)}


@mutant(
    "prized-amalgam-in-the-graveyard-then",
    replaces=trigger_conditions.enters,
    belief="A player who takes it to be about creatures that enter under their own control.",
)
def only_creatures_of_ones_own_count(right: Right, word: trigger_words.Enters, became: ObjectId, scene: Scene) -> Names | None:
    return right(word, became, scene) if became == scene.source or controller(scene.after, became) == scene.you else None


@mutant(
    "vengeful-pharaoh-player-and-planeswalker",
    replaces=trigger_conditions.dealt_to_one,
    belief="An engine's author who fires a trigger for each creature that deals damage.",
)
def it_triggers_for_each_source(right: Right, word: trigger_words.DealtDamage, event: DamageDealt, scene: Scene) -> Names | None:
    names: Names | None = right(word, event, replace(scene, batch=(event,)))
    return names


@mutant(
    "vengeful-pharaoh-player-and-planeswalker",
    replaces=trigger_conditions.dealt_to_one,
    belief="A player who takes all damage of one combat for one event.",
)
def it_triggers_once_for_all_damage(right: Right, word: trigger_words.DealtDamage, event: DamageDealt, scene: Scene) -> Names | None:
    first = next((each for each in scene.batch if isinstance(each, DamageDealt)), event)
    names: Names | None = right(word, event, scene)
    return names if event is first else None


@mutant(
    "vengeful-pharaoh-player-and-planeswalker",
    replaces=trigger_conditions.dealt_to_one,
    belief="A player who takes revenge for any damage.",
)
def any_damage_is_avenged(right: Right, word: trigger_words.DealtDamage, event: DamageDealt, scene: Scene) -> Names | None:
    names: Names | None = right(replace(word, combat=None), event, scene)
    return names


@mutant(
    "entering-with-counters-is-putting-them",
    replaces=trigger_conditions.given_counters,
    belief="An engine's author to whom what a permanent enters with was never put on it.",
)
def entering_with_counters_puts_none(
    right: Right, word: trigger_words.CountersPut, id: ObjectId, counters: dict[str, int], scene: Scene
) -> Names | None:
    return None


@mutant(
    "entering-with-counters-is-putting-them",
    replaces=trigger_conditions.given_counters,
    belief="A player who lets the ability trigger for each creature that enters, with counters or without.",
)
def any_creature_that_enters_triggers_it(
    right: Right, word: trigger_words.CountersPut, id: ObjectId, counters: dict[str, int], scene: Scene
) -> Names | None:
    found: Names | None = right(word, id, {word.kind: max(1, counters.get(word.kind, 0))}, scene)
    return found


@mutant(
    "entering-with-counters-is-putting-them",
    replaces=trigger_conditions.given_counters,
    belief="An engine's author who remembers creatures that enter, but not those that are turned face up with counters.",
)
def turning_up_with_counters_puts_none(
    right: Right, word: trigger_words.CountersPut, id: ObjectId, counters: dict[str, int], scene: Scene
) -> Names | None:
    found: Names | None = None if id in scene.before.objects else right(word, id, counters, scene)
    return found
