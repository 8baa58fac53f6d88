"""Misreadings of the rules in `oracle/rules/stack/face_down.py` on turning face up."""

from typing import Any

from oracle.adequacy.mutant import Right, mutant
from oracle.cards import triggers as trigger_words
from oracle.cards.abilities import Triggered
from oracle.cards.effects import TurnFaceUp
from oracle.cards.statics import Prohibit
from oracle.cards.triggers import Enters
from oracle.rules.characteristics.continuous import characteristics, controller, rules_in_force
from oracle.rules.citation import IllegalAction
from oracle.rules.costs import paying
from oracle.rules.events import trigger_conditions
from oracle.rules.events.pipeline import commit_only, happen
from oracle.rules.events.trigger_conditions import Scene
from oracle.rules.events.trigger_detection import listeners
from oracle.rules.events.turning_up import WayToTurnUp, card_values
from oracle.rules.legality import mana_abilities
from oracle.rules.stack import face_down, triggers
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import (
    Attached,
    ControlChanged,
    DamageWornOff,
    EffectsEnded,
    Moved,
    Revealed,
    Tapped,
    TurnedFaceDown,
    TurnedFaceUp,
    Untapped,
)
from oracle.rules.state.game import Game, GameObject, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context


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
    "facedown-instant-stays-down",
    replaces=face_down.stays_face_down,
    belief="A player who turns any card face up that an effect tells them to, an instant too.",
)
def instant_is_turned_face_up(right: Right, object: GameObject) -> bool:
    return False


@mutant(
    "facedown-instant-stays-down",
    replaces=face_down.turn_face_up,
    belief="A player who turns the instant up and down again, so that whatever waits for turning face up triggers.",
)
def instant_is_turned_up_and_down_again(right: Right, table: Table, id: ObjectId, **more: Any) -> Procedure[bool]:
    object = table.game.objects.get(id)
    if object is None or object.face_down is None or not face_down.stays_face_down(object):
        return bool((yield from right(table, id, **more)))
    yield from right(table, id, **more)
    yield from happen(table, TurnedFaceUp(object=id))
    yield from happen(table, TurnedFaceDown(object=id))
    return True


@mutant(
    "facedown-instant-stays-down",
    replaces=face_down.turn_face_up,
    belief="A player who ignores the effect, since it is impossible, and shows nobody the card.",
)
def instant_is_not_revealed(right: Right, table: Table, id: ObjectId, **more: Any) -> Procedure[bool]:
    object = table.game.objects.get(id)
    if object is not None and object.face_down is not None and face_down.stays_face_down(object):
        return False
    return bool((yield from right(table, id, **more)))


@mutant(
    "facedown-instant-stays-down",
    replaces=face_down.stays_face_down,
    belief="A player to whom only a creature card is turned face up, as for its mana cost.",
)
def only_creature_cards_are_turned_up(right: Right, object: GameObject) -> bool:
    return "creature" not in card_values(object).types


@mutant(
    "facedown-instant-stays-down",
    replaces=face_down.stays_face_down,
    belief="A player who sees a sorcery on the card, and so leaves it face down.",
)
def card_with_a_sorcery_on_it_stays_down(right: Right, object: GameObject) -> bool:
    return any({"instant", "sorcery"} & set(face.types) for face in object.card.faces)


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
            if isinstance(ability, Triggered) and isinstance(ability.trigger, trigger_words.Enters):
                triggers.reflexive_trigger(table, ability, Context(you=you, source=each, names={"it": (id,)}))
    return turned


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
    ability = Triggered(trigger=trigger_words.TurnedFaceUp(), effects=(TurnFaceUp(what="this"),))
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
    "morph-lost-with-abilities",
    replaces=face_down.special_action,
    belief="A player who turns creatures up with nothing on the stack, and so too late.",
)
def not_in_response(right: Right, table: Table, player: str, id: ObjectId, by: str | None = None, x: int | None = None) -> Procedure[None]:
    mana_abilities.check_sorcery_timing(table.game, player)
    yield from right(table, player, id, by, x)


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
    replaces=face_down.special_action,
    belief="A player who pays and turns the card over, and shows it to nobody before that.",
)
def card_is_not_shown_before_it_is_paid_for(
    right: Right, table: Table, player: str, id: ObjectId, by: str | None = None, x: int | None = None
) -> Procedure[None]:
    way = yield from face_down.choose_way(table, player, id, by)
    yield from paying.pay_cost(table, player, way.cost, Context(you=player, source=id, x=x))
    yield from face_down.turn_face_up(table, id, megamorph=way.by == "megamorph", x=x)


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
    "x-chosen-to-turn-face-up",
    replaces=face_down.choose_x,
    belief="A player who applies to the special action what is said of effects that have a mana cost paid: X is 0.",
)
def x_of_a_mana_cost_is_zero(right: Right, player: str, id: ObjectId, way: WayToTurnUp, x: int | None) -> Procedure[int | None]:
    if way.by in ("manifest", "cloak"):
        return 0
    chosen: int | None = yield from right(player, id, way, x)
    return chosen


@mutant(
    "x-chosen-to-turn-face-up",
    replaces=face_down.x_for_other_abilities,
    belief="An engine's author who knows X from spells alone, and finds none as the ability of what was turned up resolves.",
)
def x_of_morph_is_for_the_cost_alone(right: Right, way: WayToTurnUp, x: int | None) -> int | None:
    return None
