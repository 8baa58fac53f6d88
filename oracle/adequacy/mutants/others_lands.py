"""Misreadings of rulings on other cards: lands that are played, sacrificed or put, and the mana of lands."""

from typing import Any

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.cards.abilities import Triggered
from oracle.cards.symbols import ManaType
from oracle.cards.triggers import TappedForMana
from oracle.rules.characteristics.continuous import ActiveRule, characteristics, controller
from oracle.rules.events import replacement, trigger_conditions, trigger_detection
from oracle.rules.events.trigger_conditions import Names, Scene
from oracle.rules.legality import mana_abilities
from oracle.rules.state.events import Event, LandPlayed, ManaProduced, Moved
from oracle.rules.state.game import Game, Mana, ObjectId
from oracle.rules.words import filters

replace = msgspec.structs.replace


# --- River of Tears ---------------------------------------------------------------------------------------------------


@mutant(
    "river-of-tears-needs-a-land-played",
    replaces=filters.lands_played,
    belief="An engine's author who takes for played whatever land has entered under the player's control.",
)
def lands_that_were_put_were_played(right: Right, game: Game, players: tuple[str, ...]) -> int:
    entered = (event.became for event in game.this_turn if isinstance(event, Moved) and event.destination == "battlefield")
    return sum(1 for id in entered if id is not None and controller(game, id) in players and "land" in characteristics(game, id).types)


@mutant(
    "river-of-tears-needs-a-land-played",
    replaces=filters.lands_played,
    belief="A player who reads that it turns black in a turn in which a land was played, by anybody.",
)
def lands_of_all_players_count(right: Right, game: Game, players: tuple[str, ...]) -> int:
    return sum(player.lands_played for player in game.players)


# --- Storm Cauldron ---------------------------------------------------------------------------------------------------


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
    "storm-cauldron-sacrificed-land-stays",
    replaces=mana_abilities.is_triggered_mana_ability,
    belief="A player to whom everything that triggers on tapping for mana is a mana ability, and happens at once.",
)
def what_triggers_on_mana_is_a_mana_ability(right: Right, ability: Triggered) -> bool:
    return isinstance(ability.trigger, TappedForMana) and not mana_abilities.has_targets(ability)


# --- Hall of Gemstone -------------------------------------------------------------------------------------------------


@mutant(
    "hall-of-gemstone-leaves-colorless-mana",
    replaces=replacement.recolored,
    belief="An engine's author who replaces whatever a land produces, as other cards do.",
)
def colorless_mana_is_recolored(right: Right, units: tuple[Mana, ...], color: ManaType | None) -> tuple[Mana, ...]:
    return units if color is None else tuple(replace(unit, type=color) for unit in units)


@mutant(
    "hall-of-gemstone-leaves-colorless-mana",
    replaces=replacement.replaces_mana,
    belief="A player who applies the choice to the lands of the one who made it.",
)
def only_the_lands_of_who_chose(right: Right, game: Game, event: ManaProduced, active: ActiveRule) -> bool:
    chooser = active.names.get("that player")
    return bool(right(game, event, active)) and (chooser is None or event.player in chooser)


# --- Ancient Greenwarden ----------------------------------------------------------------------------------------------


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
