"""Misreadings of the rulings on turning permanents face up: by which way, at what time, and what stays of them."""

from collections.abc import Sequence
from typing import Any

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.cards.abilities import Keyword, Triggered
from oracle.cards.changes import LoseAbilities
from oracle.cards.statics import Continuous, Prohibit
from oracle.cards.triggers import Enters
from oracle.rules.characteristics import printed as faces
from oracle.rules.characteristics.continuous import characteristics, rules_in_force
from oracle.rules.characteristics.functioning_zones import initial_changing
from oracle.rules.citation import IllegalAction
from oracle.rules.costs import paying
from oracle.rules.events import trigger_conditions, turning_up
from oracle.rules.events.pipeline import commit_only, happen
from oracle.rules.events.trigger_conditions import Scene
from oracle.rules.events.trigger_detection import listeners
from oracle.rules.events.turning_up import WayToTurnUp, card_values
from oracle.rules.legality import mana_abilities
from oracle.rules.stack import face_down, triggers
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import Attached, ControlChanged, DamageWornOff, EffectsEnded, Moved, Tapped, Untapped
from oracle.rules.state.game import Characteristics, Game, GameObject, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context

replace = msgspec.structs.replace


# --- it doesn't enter -------------------------------------------------------------------------------------------------


def pretend_to_enter(table: Table, before: Game, id: ObjectId, own: bool) -> None:
    """Let enters abilities trigger on a permanent that has been there before: its own, or those of others."""
    for listener in listeners(table.game, Moved):
        ability = listener.ability
        if not isinstance(ability, Triggered) or not isinstance(ability.trigger, Enters) or (listener.source == id) != own:
            continue
        scene = Scene(before, table.game, listener.source, listener.you, {})
        names = trigger_conditions.enters(ability.trigger, id, scene)
        if names is not None:
            triggers.reflexive_trigger(table, ability, Context(you=listener.you, source=listener.source, names=names))


@mutant(
    "turn-up-no-enters-triggers",
    replaces=face_down.turn_face_up,
    belief="A player to whom a creature arrives when it shows itself, so that its own enters abilities trigger.",
)
def turning_up_triggers_own_enters_abilities(right: Right, table: Table, id: ObjectId, **more: Any) -> Procedure[bool]:
    before = table.game
    turned: bool = yield from right(table, id, **more)
    if turned:
        pretend_to_enter(table, before, id, own=True)
    return turned


@mutant(
    "turn-up-no-enters-triggers",
    replaces=face_down.turn_face_up,
    belief="A player who gains life with Soul Warden for a creature that has just been turned up.",
)
def turning_up_triggers_enters_abilities_of_others(right: Right, table: Table, id: ObjectId, **more: Any) -> Procedure[bool]:
    before = table.game
    turned: bool = yield from right(table, id, **more)
    if turned:
        pretend_to_enter(table, before, id, own=False)
    return turned


# --- it stays the same permanent --------------------------------------------------------------------------------------


@mutant(
    "turn-up-keeps-tapped",
    replaces=face_down.turn_face_up,
    belief="A player who lays the card down anew, upright, as they turn it over.",
)
def turning_up_untaps(right: Right, table: Table, id: ObjectId, **more: Any) -> Procedure[bool]:
    turned: bool = yield from right(table, id, **more)
    if turned:
        yield from happen(table, Untapped(object=id))
    return turned


@mutant(
    "turn-up-keeps-tapped",
    replaces=face_down.turn_face_up,
    belief="A player who turns the card sideways as it is turned over, as for an ability of the creature with {T} in its cost.",
)
def turning_up_taps(right: Right, table: Table, id: ObjectId, **more: Any) -> Procedure[bool]:
    turned: bool = yield from right(table, id, **more)
    if turned:
        yield from happen(table, Tapped(object=id))
    return turned


@mutant(
    "turn-up-keeps-tapped",
    replaces=face_down.turn_face_down,
    belief="A player who untaps what becomes another creature by being turned face down.",
)
def turning_down_untaps(right: Right, table: Table, ids: Sequence[ObjectId], *more: Any) -> Procedure[tuple[ObjectId, ...]]:
    turned: tuple[ObjectId, ...] = yield from right(table, ids, *more)
    yield from happen(table, *(Untapped(object=id) for id in turned))
    return turned


@mutant(
    "turn-up-same-object",
    replaces=face_down.turn_face_up,
    belief="A player who takes the creature that appears for an unharmed one.",
)
def turning_up_removes_damage(right: Right, table: Table, id: ObjectId, **more: Any) -> Procedure[bool]:
    turned: bool = yield from right(table, id, **more)
    if turned:
        commit_only(table, DamageWornOff(objects=(id,)))
    return turned


@mutant(
    "turn-up-same-object",
    replaces=face_down.turn_face_up,
    belief="A player who lets a creature that has just been turned up wait a turn before it attacks.",
)
def turning_up_makes_sick(right: Right, table: Table, id: ObjectId, **more: Any) -> Procedure[bool]:
    turned: bool = yield from right(table, id, **more)
    holder = characteristics(table.game, id).controller if turned else None
    if holder is not None:
        commit_only(table, ControlChanged(object=id, player=holder))
    return turned


@mutant(
    "turn-up-same-object",
    replaces=face_down.turn_face_up,
    belief="A player to whom the Aura was attached to a creature that isn't there any more.",
)
def turning_up_drops_what_is_attached(right: Right, table: Table, id: ObjectId, **more: Any) -> Procedure[bool]:
    turned: bool = yield from right(table, id, **more)
    held = (each for each in table.game.zone("battlefield") if table.game.objects[each].attached_to == id)
    if turned:
        yield from happen(table, *(Attached(object=each, to=None) for each in held))
    return turned


# --- the special action -----------------------------------------------------------------------------------------------


@mutant(
    "manifest-turn-up-special-action",
    replaces=face_down.special_action,
    belief="A player who turns a creature up when they could cast one: in their own main phase, with nothing on the stack.",
)
def turned_up_only_at_the_time_of_a_sorcery(
    right: Right, table: Table, player: str, id: ObjectId, by: str | None = None, x: int | None = None
) -> Procedure[None]:
    mana_abilities.check_sorcery_timing(table.game, player)
    yield from right(table, player, id, by, x)


@mutant(
    "manifest-turn-up-special-action",
    replaces=face_down.special_action,
    belief="A player to whom split second forbids everything but passing.",
)
def split_second_forbids_turning_up(
    right: Right, table: Table, player: str, id: ObjectId, by: str | None = None, x: int | None = None
) -> Procedure[None]:
    rules = (active.rule for active in rules_in_force(table.game))
    if any(isinstance(word, Prohibit) and word.deed == "activate" and word.what is None for word in rules):
        raise IllegalAction("702.61a", "there is a spell with split second on the stack")
    yield from right(table, player, id, by, x)


@mutant(
    "manifest-turn-up-special-action",
    replaces=turning_up.by_mana_cost,
    belief="A player who asks the permanent, with all that it copies, whether it would be a creature and what it would cost.",
)
def permanent_is_asked_not_the_card(right: Right, game: Game, object: GameObject) -> tuple[WayToTurnUp, ...]:
    if object.face_down != "manifest":
        return tuple(right(game, object))
    values = turning_up.values_if_face_up(game, object.id)
    return (WayToTurnUp("manifest", (str(values.mana_cost),)),) if "creature" in values.types and values.mana_cost is not None else ()


@mutant(
    "manifest-turn-up-special-action",
    replaces=turning_up.by_mana_cost,
    belief="An engine's author who takes no mana cost for a cost of {0}.",
)
def no_mana_cost_is_paid_with_nothing(right: Right, game: Game, object: GameObject) -> tuple[WayToTurnUp, ...]:
    if object.face_down == "manifest" and "creature" in card_values(object).types and card_values(object).mana_cost is None:
        return (WayToTurnUp("manifest", ("{0}",)),)
    return tuple(right(game, object))


@mutant(
    "manifest-turn-up-special-action",
    replaces=face_down.special_action,
    belief="A player who pays and turns the card over, and shows it to nobody before that.",
)
def card_is_not_shown_before_it_is_paid_for(
    right: Right, table: Table, player: str, id: ObjectId, by: str | None = None, x: int | None = None
) -> Procedure[None]:
    way = yield from face_down.choose_way(table, player, id, by)
    yield from paying.pay_cost(table, player, way.cost, Context(you=player, source=id, x=x))
    yield from face_down.turn_face_up(table, id, megamorph=way.by == "megamorph", x=x)


# --- after losing abilities -------------------------------------------------------------------------------------------


def has_lost_abilities(game: Game, id: ObjectId) -> bool:
    """Whether some effect has taken all abilities away from a creature."""
    taken = any(id in effect.objects and takes_all(effect.changes) for effect in game.effects)
    statics = (word.rule for object in game.objects.values() for word in initial_changing(object) if object.zone == "battlefield")
    return taken or any(isinstance(word, Continuous) and takes_all(word.changes) for word in statics)


def takes_all(changes: Sequence[object]) -> bool:
    """Whether all abilities are among what is taken."""
    return any(isinstance(change, LoseAbilities) and change.all for change in changes)


@mutant(
    "manifest-survives-ability-loss",
    replaces=turning_up.by_mana_cost,
    belief="A player who takes turning a manifested creature up for an ability of it, which it can lose.",
)
def manifested_creature_loses_its_way_back(right: Right, game: Game, object: GameObject) -> tuple[WayToTurnUp, ...]:
    return () if has_lost_abilities(game, object.id) else tuple(right(game, object))


@mutant(
    "manifest-survives-ability-loss",
    replaces=face_down.turn_face_up,
    belief="A player to whom effects on the face-down creature are over once it is face up.",
)
def turning_up_ends_effects(right: Right, table: Table, id: ObjectId, **more: Any) -> Procedure[bool]:
    turned: bool = yield from right(table, id, **more)
    if turned:
        commit_only(table, EffectsEnded(ids=tuple(effect.id for effect in table.game.effects if id in effect.objects)))
    return turned


@mutant(
    "morph-lost-with-abilities",
    replaces=turning_up.by_keyword,
    belief="A player who reads the morph cost off the card, whatever has happened to the creature.",
)
def morph_cost_is_read_off_the_card(right: Right, game: Game, id: ObjectId) -> tuple[WayToTurnUp, ...]:
    printed = (each for each in card_values(game.objects[id]).abilities if isinstance(each, Keyword))
    return tuple(
        WayToTurnUp(each.name, each.cost) for each in printed if each.name in ("morph", "megamorph", "disguise") and each.cost is not None
    )


@mutant(
    "morph-lost-with-abilities",
    replaces=turning_up.values_if_face_up,
    belief="A player who asks which effects apply to the face-down creature, and not which would apply to it face up.",
)
def effects_on_the_face_down_creature_count(right: Right, game: Game, id: ObjectId) -> Characteristics:
    object = game.objects[id]
    creature = replace(card_values(object), types=frozenset({"creature"}))
    turned = replace(object, face_down=None, copied=creature)
    return characteristics(replace(game, objects={**game.objects, id: turned}, memory=None), id)


@mutant(
    "morph-lost-with-abilities",
    replaces=turning_up.by_keyword,
    belief="A player who holds that a face-down creature has no abilities anyway, so that an effect can't take its morph.",
)
def lasting_effects_do_not_take_morph(right: Right, game: Game, id: ObjectId) -> tuple[WayToTurnUp, ...]:
    return tuple(right(replace(game, effects=(), memory=None), id))


# --- which ways -------------------------------------------------------------------------------------------------------


@mutant(
    "manifest-also-morph-or-disguise",
    replaces=turning_up.by_keyword,
    belief="A player who turns what was manifested up for its mana cost only, since it wasn't cast by its morph ability.",
)
def manifested_card_has_no_morph(right: Right, game: Game, id: ObjectId) -> tuple[WayToTurnUp, ...]:
    return () if game.objects[id].face_down in ("manifest", "cloak") else tuple(right(game, id))


@mutant(
    "manifest-also-morph-or-disguise",
    replaces=turning_up.by_mana_cost,
    belief="A player who turns every face-down creature up for its mana cost, also one that was cast face down.",
)
def morphed_card_is_turned_up_for_its_mana_cost(right: Right, game: Game, object: GameObject) -> tuple[WayToTurnUp, ...]:
    return tuple(right(game, replace(object, face_down="manifest")))


@mutant(
    "manifest-also-morph-or-disguise",
    replaces=faces.face_down_values,
    belief="A player who gives ward to every face-down card with disguise, however it came to be face down.",
)
def manifested_disguise_has_ward(right: Right, object: GameObject) -> Characteristics:
    disguised = any(isinstance(each, Keyword) and each.name == "disguise" for each in object.card.faces[0].abilities)
    values: Characteristics = right(replace(object, face_down="disguise") if disguised else object)
    return values
