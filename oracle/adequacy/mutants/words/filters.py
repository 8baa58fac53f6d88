"""Misreadings of the rules in `oracle/rules/words/filters.py`."""

from typing import Any

from oracle.adequacy.mutant import Right, mutant
from oracle.cards import filters as measures
from oracle.cards.filters import Counters, Filter
from oracle.rules.characteristics import continuous, selections
from oracle.rules.characteristics.continuous import characteristics, controller
from oracle.rules.characteristics.printed import INSET_LAYOUTS
from oracle.rules.costs import total_cost
from oracle.rules.state.events import LandPlayed, Moved, SpellCast
from oracle.rules.state.game import Characteristics, Game, GameObject, ObjectId
from oracle.rules.words import conditions, filters
from oracle.rules.words.context import Context
from oracle.rules.words.references import View, objects_meant


def cast_this_turn(game: Game, player: str) -> list[ObjectId]:
    """The spells that a player has cast this turn, in order."""
    return [event.object for event in game.this_turn if isinstance(event, SpellCast) and event.player == player]


def lands_played_this_turn(game: Game, players: tuple[str, ...]) -> list[ObjectId]:
    """The lands that players have played this turn, as they are on the battlefield."""
    return [event.object for event in game.this_turn if isinstance(event, LandPlayed) and event.player in players]


@mutant(
    "oblivion-ring-linked-abilities",
    replaces=filters.exiled_by,
    belief="A player who returns whatever lies under any Oblivion Ring.",
)
def rings_return_what_any_of_them_exiled(right: Right, view: View, object: GameObject, reference: str, context: Context) -> bool:
    return object.exiled_with is not None


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


@mutant(
    "facedown-has-no-name",
    replaces=filters.shares_name,
    belief="A player to whom two things without a name have the same name, namely none.",
)
def nameless_objects_share_no_name(right: Right, names: tuple[str, ...], it: Characteristics) -> bool:
    return bool(right(names, it)) or (not names and not it.names)


@mutant(
    "jodah-trigger-mana-value",
    replaces=filters.amount,
    belief="A player who compares with the mana that was spent, after increases and reductions.",
)
def mana_value_is_what_was_paid(right: Right, view: View, measure: measures.Amount, context: Context) -> int:
    value = int(right(view, measure, context))
    if not isinstance(measure, measures.ManaValue):
        return value
    for id in selections.objects(view.game, measure.what, context):
        if id in view.game.objects and view.game.objects[id].zone == "stack":
            changes = total_cost.cost_changes(view.game, controller(view.game, id) or context.you, id, context)
            value += changes.more - changes.less
    return value


@mutant(
    "jodah-trigger-mana-value",
    replaces=filters.amount,
    belief="A player to whom a spell that was cast for nothing has mana value 0.",
)
def free_spell_has_mana_value_zero(right: Right, view: View, measure: measures.Amount, context: Context) -> int:
    if isinstance(measure, measures.ManaValue):
        meant = [view.game.objects[id] for id in selections.objects(view.game, measure.what, context) if id in view.game.objects]
        if any(each.announced is not None and each.announced.alternative == total_cost.FREE for each in meant):
            return 0
    return int(right(view, measure, context))


@mutant(
    "jodah-resolves-before-original",
    replaces=filters.amount,
    belief="An engine's author who asks a countered spell for its mana value, and gets that of nothing: 0.",
)
def countered_spell_has_no_mana_value(right: Right, view: View, measure: measures.Amount, context: Context) -> int:
    if isinstance(measure, measures.ManaValue):
        meant = selections.objects(view.game, measure.what, context)
        if not any(id in view.game.objects for id in meant):
            return 0
    return int(right(view, measure, context))


@mutant(
    "omen-card-is-creature-elsewhere",
    replaces=filters.candidates,
    belief="A player to whom a card that is half a sorcery is no creature card, pure and simple, until it is a creature.",
)
def omen_card_is_no_creature_card(right: Right, game: Game, filter: Filter) -> list[ObjectId]:
    found: list[ObjectId] = list(right(game, filter))
    if filter.zone == "graveyard" and "creature" in filter.types:
        return [id for id in found if game.objects[id].card.layout != "omen"]
    return found


@mutant(
    "edgewall-innkeeper-creature-spells-alone",
    replaces=filters.has_adventure,
    belief="A player to whom a creature has an Adventure once it has come back from one.",
)
def only_who_was_on_an_adventure(right: Right, object: GameObject, it: Characteristics) -> bool:
    return bool(right(object, it)) and object.announced is not None and object.announced.origin == "exile"


@mutant(
    "edgewall-innkeeper-creature-spells-alone",
    replaces=filters.has_adventure,
    belief="A player to whom everything with an inset has an Adventure.",
)
def an_omen_is_an_adventure(right: Right, object: GameObject, it: Characteristics) -> bool:
    return object.card.layout in INSET_LAYOUTS


@mutant(
    "maelstrom-nexus-counts-earlier-spells",
    replaces=filters.first_spell_cast,
    belief="A player who begins to count when Maelstrom Nexus enters.",
)
def spells_count_from_when_nexus_entered(right: Right, game: Game, player: str) -> ObjectId | None:
    there = [id for id in game.zone("battlefield") if game.objects[id].card.name == "Maelstrom Nexus"]
    return next((id for id in cast_this_turn(game, player) if id > min(there, default=0)), None)


@mutant(
    "maelstrom-nexus-counts-earlier-spells",
    replaces=filters.first_spell_cast,
    belief="A player to whom a spell has been cast once it has resolved, so that one on the stack doesn't count yet.",
)
def spells_count_once_they_have_resolved(right: Right, game: Game, player: str) -> ObjectId | None:
    cast = cast_this_turn(game, player)
    return cast[-1] if cast and all(id in game.objects for id in cast) else right(game, player)


@mutant(
    "maelstrom-nexus-counts-earlier-spells",
    replaces=filters.first_spell_cast,
    belief="A player who reads of the first spell of the turn, whoever casts it.",
)
def first_spell_of_any_player(right: Right, game: Game, player: str) -> ObjectId | None:
    return next((event.object for event in game.this_turn if isinstance(event, SpellCast)), None)


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


@mutant(
    "strionic-resonator-linked-abilities",
    replaces=filters.exiled_by,
    belief="An engine's author who writes down the name of the card that exiled something.",
)
def every_fiend_hunter_has_exiled_it(right: Right, view: View, object: GameObject, reference: str, context: Context) -> bool:
    if object.exiled_with is None:
        return False
    names = {view.game.object(id).card.name for id in objects_meant(view, reference, context)}
    return view.game.object(object.exiled_with).card.name in names


@mutant(
    "strionic-resonator-linked-abilities",
    replaces=filters._kind_of_ability,
    belief="A player who copies any ability on the stack.",
)
def any_ability_may_be_copied(right: Right, object: GameObject) -> str | None:
    return None if object.stacked is None else "triggered"


@mutant(
    "isochron-scepter-casts-a-copy",
    replaces=filters.exiled_by,
    belief="A player who may copy any card that lies in exile.",
)
def whatever_is_in_exile_may_be_copied(right: Right, view: View, object: GameObject, reference: str, context: Context) -> bool:
    return object.zone == "exile"


@mutant(
    "river-of-tears-needs-a-land-played",
    replaces=filters.lands_played,
    belief="A player to whom River of Tears looks for another land, not for itself.",
)
def a_river_is_not_counted(right: Right, game: Game, players: tuple[str, ...]) -> int:
    return sum(game.object(id).card.name != "River of Tears" for id in lands_played_this_turn(game, players))


@mutant(
    "river-of-tears-needs-a-land-played",
    replaces=filters.lands_played,
    belief="An engine's author who counts what was played in the whole game.",
)
def lands_of_earlier_turns_count(right: Right, game: Game, players: tuple[str, ...]) -> int:
    return sum(continuous.controller(game, id) in players for id in game.zone("battlefield"))


@mutant(
    "river-of-tears-needs-a-land-played",
    replaces=filters.lands_played,
    belief="A player to whom a land is played from the hand, and put onto the battlefield from anywhere else.",
)
def only_lands_from_the_hand_were_played(right: Right, game: Game, players: tuple[str, ...]) -> int:
    return sum(conditions.came_from(game, id) == "hand" for id in lands_played_this_turn(game, players))


@mutant(
    "maelstrom-nexus-counts-earlier-spells",
    replaces=filters.first_spell_cast,
    belief="A player who doesn't count what is cast face down, since nobody sees what it is.",
)
def face_down_spells_are_not_counted(right: Right, game: Game, player: str) -> ObjectId | None:
    cast = (event.object for event in game.this_turn if isinstance(event, SpellCast) and event.player == player)
    return next((id for id in cast if game.object(id).face_down is None), None)
