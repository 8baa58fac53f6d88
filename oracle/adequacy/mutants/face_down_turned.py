"""Misreadings of rulings on turning permanents face up: what triggers, what stays, what it costs, and what takes it away."""

from typing import Any

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.cards import triggers as words
from oracle.cards.abilities import Triggered
from oracle.cards.changes import LoseAbilities
from oracle.cards.effects import TurnFaceUp
from oracle.cards.statics import EntersWith, TurnsUpWith
from oracle.rules.characteristics.continuous import characteristics, controller, rules_in_force
from oracle.rules.combat import durations
from oracle.rules.costs import paying
from oracle.rules.events import replacement, trigger_conditions, turning_up
from oracle.rules.events.pipeline import happen
from oracle.rules.events.replacement import Candidate
from oracle.rules.events.trigger_conditions import Names, Scene
from oracle.rules.events.turning_up import WayToTurnUp, card_values
from oracle.rules.legality import mana_abilities
from oracle.rules.resolution import resolving
from oracle.rules.stack import face_down, triggers
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import Attached, Moved, Revealed, TurnedFaceUp
from oracle.rules.state.game import Game, GameObject, ObjectId, Target
from oracle.rules.state.table import Table
from oracle.rules.turn import state_based
from oracle.rules.words.context import Context

replace = msgspec.structs.replace


# --- turning up is not entering ---------------------------------------------------------------------------------------


@mutant(
    "turn-up-no-enters-triggers",
    replaces=face_down.turn_face_up,
    belief="A player to whom what watches face-down creatures enter sees one again as it is turned up.",
)
def what_watches_creatures_enter_sees_it_turned_up(right: Right, table: Table, id: ObjectId, *more: Any, **named: Any) -> Procedure[bool]:
    turned: bool = yield from right(table, id, *more, **named)
    for each in table.game.zone("battlefield") if turned else ():
        you = controller(table.game, each) or ""
        for ability in card_values(table.game.objects[each]).abilities if each != id else ():
            if isinstance(ability, Triggered) and isinstance(ability.trigger, words.Enters):
                triggers.reflexive_trigger(table, ability, Context(you=you, source=each, names={"it": (id,)}))
    return turned


@mutant(
    "turn-up-no-enters-triggers",
    replaces=trigger_conditions.turned_face_up,
    belief="A player to whom the creature had no ability while it was being turned up, and so nothing triggers.",
)
def the_face_down_creature_had_no_ability(right: Right, word: words.TurnedFaceUp, event: TurnedFaceUp, scene: Scene) -> Names | None:
    return None


@mutant(
    "turn-up-no-enters-triggers",
    replaces=turning_up.turning_up,
    belief="A player who puts the counters on once the creature is face up, when it has already died.",
)
def counters_come_too_late(right: Right, table: Table, id: ObjectId, x: int | None = None) -> Procedure[TurnedFaceUp]:
    event: TurnedFaceUp = yield from right(table, id, x)
    return replace(event, counters={})


@mutant(
    "turn-up-no-enters-triggers",
    replaces=replacement.own_enters_effects,
    belief="A player to whom Hooded Hydra gets its five counters however it shows itself.",
)
def entering_is_turning_up(right: Right, future: Game, became: ObjectId, event: Moved) -> list[Candidate]:
    found: list[Candidate] = right(future, became, event)
    you = controller(future, became) or ""
    for active in rules_in_force(future):
        if active.source == became and isinstance(active.rule, TurnsUpWith):
            word = EntersWith(counters=active.rule.counters)
            found.append(Candidate(word, event.object, you, replacement.ANY, "itself", active.names))
    return found


# --- it stays the same permanent --------------------------------------------------------------------------------------


@mutant(
    "turn-up-same-object",
    replaces=face_down.turn_face_up,
    belief="An engine's author who takes the face-down permanent away and puts the other one onto the battlefield.",
)
def turned_up_it_is_a_new_permanent(right: Right, table: Table, id: ObjectId, *more: Any, **named: Any) -> Procedure[bool]:
    turned: bool = yield from right(table, id, *more, **named)
    you = controller(table.game, id) if turned else None
    if turned:
        away = yield from happen(table, Moved(object=id, destination="exile", cause="exile", player=you))
        gone = next(event.became for event in away if isinstance(event, Moved))
        assert gone is not None
        yield from happen(table, Moved(object=gone, destination="battlefield", cause="put", player=you, controller=you))
    return turned


@mutant(
    "turn-up-same-object",
    replaces=face_down.turn_face_down,
    belief="A player to whom an Aura falls off a creature that becomes another one.",
)
def turning_down_drops_what_is_attached(right: Right, table: Table, ids: Any, *more: Any) -> Procedure[tuple[ObjectId, ...]]:
    turned: tuple[ObjectId, ...] = yield from right(table, ids, *more)
    held = [each for each in table.game.zone("battlefield") if table.game.objects[each].attached_to in turned]
    yield from happen(table, *(Attached(object=each, to=None) for each in held))
    return turned


@mutant(
    "turn-up-same-object",
    replaces=resolving.legal_targets_left,
    belief="A player to whom a creature that was a legal target is one, whatever it turns out to be.",
)
def what_was_a_legal_target_stays_one(right: Right, game: Game, specs: Any, targets: Any, *more: Any) -> list[tuple[Target, ...]]:
    return list(targets)


@mutant(
    "turn-up-same-object",
    replaces=state_based.unattaching,
    belief="A player to whom all that is attached stays attached, since it is the same permanent.",
)
def what_is_attached_stays_attached(right: Right, game: Game, going: set[ObjectId]) -> list[Attached]:
    return []


# --- the special action -----------------------------------------------------------------------------------------------


@mutant(
    "manifest-turn-up-special-action",
    replaces=face_down.special_action,
    belief="A player to whom anybody may pay to see what the creature is.",
)
def anybody_may_turn_it_up(
    right: Right, table: Table, player: str, id: ObjectId, by: str | None = None, x: int | None = None
) -> Procedure[None]:
    holder = controller(table.game, id) or player
    way = yield from face_down.choose_way(table, holder, id, by)
    yield from happen(table, Revealed(player=holder, objects=(id,)))
    yield from paying.pay_cost(table, player, way.cost, Context(you=player, source=id, x=x))
    yield from face_down.turn_face_up(table, id)


@mutant(
    "manifest-turn-up-special-action",
    replaces=face_down.special_action,
    belief="A player who pays for turning a creature up and lets others respond before it is.",
)
def turning_up_uses_the_stack(
    right: Right, table: Table, player: str, id: ObjectId, by: str | None = None, x: int | None = None
) -> Procedure[None]:
    way = yield from face_down.choose_way(table, player, id, by)
    yield from happen(table, Revealed(player=player, objects=(id,)))
    yield from paying.pay_cost(table, player, way.cost, Context(you=player, source=id, x=x))
    ability = Triggered(trigger=words.TurnedFaceUp(), effects=(TurnFaceUp(what="this"),))
    triggers.reflexive_trigger(table, ability, Context(you=player, source=id))


@mutant(
    "manifest-turn-up-special-action",
    replaces=face_down.special_action,
    belief="A player who turns a creature of theirs up whenever they like, as one looks at it.",
)
def turning_up_costs_nothing(
    right: Right, table: Table, player: str, id: ObjectId, by: str | None = None, x: int | None = None
) -> Procedure[None]:
    yield from face_down.choose_way(table, player, id, by)
    yield from happen(table, Revealed(player=player, objects=(id,)))
    yield from face_down.turn_face_up(table, id)


@mutant(
    "manifest-turn-up-special-action",
    replaces=turning_up.by_mana_cost,
    belief="A player who asks the permanent, whatever an effect has made of it, whether it is a creature.",
)
def what_is_no_creature_now_is_not_turned_up(right: Right, game: Game, object: GameObject) -> tuple[WayToTurnUp, ...]:
    creature = "creature" in characteristics(game, object.id).types
    found: tuple[WayToTurnUp, ...] = right(game, object) if creature else ()
    return found


@mutant(
    "manifest-also-morph-or-disguise",
    replaces=turning_up.by_mana_cost,
    belief="A player to whom a card with morph or disguise is turned up for that cost, and for no other.",
)
def card_with_morph_has_no_other_way(right: Right, game: Game, object: GameObject) -> tuple[WayToTurnUp, ...]:
    found: tuple[WayToTurnUp, ...] = () if turning_up.by_keyword(game, object.id) else right(game, object)
    return found


# --- losing abilities -------------------------------------------------------------------------------------------------


@mutant(
    "morph-lost-with-abilities",
    replaces=durations.over_at_cleanup,
    belief="A player to whom morph that was lost once is lost for good.",
)
def lost_abilities_do_not_come_back(right: Right, game: Game) -> tuple[int, ...]:
    lost = {effect.id for effect in game.effects if any(isinstance(change, LoseAbilities) for change in effect.changes)}
    return tuple(id for id in right(game) if id not in lost)


@mutant(
    "morph-lost-with-abilities",
    replaces=face_down.special_action,
    belief="A player who turns creatures up with nothing on the stack, and so too late.",
)
def not_in_response(right: Right, table: Table, player: str, id: ObjectId, by: str | None = None, x: int | None = None) -> Procedure[None]:
    mana_abilities.check_sorcery_timing(table.game, player)
    yield from right(table, player, id, by, x)
