"""Misreadings of the rules in `oracle/rules/events/turning_up.py`."""

from collections.abc import Sequence

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.cards.abilities import Keyword
from oracle.cards.changes import LoseAbilities
from oracle.cards.filters import Filter
from oracle.cards.statics import Continuous
from oracle.rules.characteristics.continuous import characteristics
from oracle.rules.characteristics.functioning_zones import initial_changing
from oracle.rules.events import turning_up
from oracle.rules.events.turning_up import WayToTurnUp, card_values
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import TurnedFaceUp
from oracle.rules.state.game import Characteristics, Game, GameObject, ObjectId
from oracle.rules.state.table import Table

replace = msgspec.structs.replace


def has_lost_abilities(game: Game, id: ObjectId) -> bool:
    """Whether some effect has taken all abilities away from a creature."""
    taken = any(id in effect.objects and takes_all(effect.changes) for effect in game.effects)
    statics = (word.rule for object in game.objects.values() for word in initial_changing(object) if object.zone == "battlefield")
    return taken or any(isinstance(word, Continuous) and takes_all(word.changes) for word in statics)


def takes_all(changes: Sequence[object]) -> bool:
    """Whether all abilities are among what is taken."""
    return any(isinstance(change, LoseAbilities) and change.all for change in changes)


@mutant(
    "manifest-dfc",
    replaces=turning_up.by_mana_cost,
    belief="A player who turns a manifested double-faced card up with either face, for that face's mana cost.",
)
def either_face_is_turned_up(right: Right, game: Game, object: GameObject) -> tuple[WayToTurnUp, ...]:
    ways: tuple[WayToTurnUp, ...] = right(game, object)
    if object.face_down != "manifest" or object.card.layout != "modal double-faced":
        return ways
    cost = object.card.faces[1].mana_cost
    return ways if cost is None else (*ways, WayToTurnUp("manifest", (str(cost),)))


@mutant(
    "manifest-dfc",
    replaces=turning_up.by_mana_cost,
    belief="A player who turns any manifested card up that could be a permanent in some way.",
)
def card_without_a_creature_is_turned_up(right: Right, game: Game, object: GameObject) -> tuple[WayToTurnUp, ...]:
    ways: tuple[WayToTurnUp, ...] = right(game, object)
    cost = object.card.faces[0].mana_cost
    turned = object.face_down == "manifest" and object.card.layout == "modal double-faced" and cost is not None
    return (WayToTurnUp("manifest", (str(cost),)),) if turned and not ways else ways


@mutant(
    "manifest-dfc",
    replaces=turning_up.by_mana_cost,
    belief="A player to whom turning such a card up would be transforming it, which a face-down permanent can't.",
)
def double_faced_card_is_not_turned_up(right: Right, game: Game, object: GameObject) -> tuple[WayToTurnUp, ...]:
    found: tuple[WayToTurnUp, ...] = () if "double-faced" in object.card.layout else right(game, object)
    return found


@mutant(
    "facedown-instant-stays-down",
    replaces=turning_up.by_mana_cost,
    belief="A player who turns a manifested card up for its mana cost, whatever it is.",
)
def instant_is_turned_up_for_its_mana_cost(right: Right, game: Game, object: GameObject) -> tuple[WayToTurnUp, ...]:
    cost = card_values(object).mana_cost
    return (WayToTurnUp("manifest", (str(cost),)),) if object.face_down == "manifest" and cost is not None else tuple(right(game, object))


@mutant(
    "turn-up-no-enters-triggers",
    replaces=turning_up.turning_up,
    belief="A player who puts the counters on once the creature is face up, when it has already died.",
)
def counters_come_too_late(right: Right, table: Table, id: ObjectId, x: int | None = None) -> Procedure[TurnedFaceUp]:
    event: TurnedFaceUp = yield from right(table, id, x)
    return replace(event, counters={})


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


@mutant(
    "gift-of-doom-attaches-without-target",
    replaces=turning_up.choose_what_it_is_attached_to,
    belief="A player to whom an Aura always targets what it will enchant.",
)
def turned_up_aura_targets(right: Right, table: Table, future: Game, id: ObjectId, you: str, what: Filter) -> Procedure[ObjectId | None]:
    chosen: ObjectId | None = yield from right(table, future, id, you, replace(what, without_keywords=("hexproof", "shroud")))
    return chosen


@mutant(
    "gift-of-doom-attaches-without-target",
    replaces=turning_up.turning_up,
    belief="An engine's author who attaches the Aura once it is face up, when it has already been put into the graveyard.",
)
def turned_up_aura_is_attached_afterwards(right: Right, table: Table, id: ObjectId, x: int | None = None) -> Procedure[TurnedFaceUp]:
    event: TurnedFaceUp = yield from right(table, id, x)
    return replace(event, attached_to=None)


@mutant(
    "ashcloud-phoenix-morph-however-face-down",
    replaces=turning_up.by_keyword,
    belief="A player who takes the morph cost for the second half of a bargain that begins with casting the card for {3}.",
)
def morph_cost_only_for_what_was_cast(right: Right, game: Game, id: ObjectId) -> tuple[WayToTurnUp, ...]:
    return tuple(right(game, id)) if game.objects[id].face_down in ("morph", "megamorph", "disguise") else ()


@mutant(
    "ashcloud-phoenix-morph-however-face-down",
    replaces=turning_up.by_mana_cost,
    belief="A player who turns up any face-down creature card for its mana cost, as if all of them had been manifested.",
)
def mana_cost_for_whatever_is_face_down(right: Right, game: Game, object: GameObject) -> tuple[WayToTurnUp, ...]:
    return tuple(right(game, replace(object, face_down="manifest")))


@mutant(
    "vesuvan-shapeshifter-copied",
    replaces=turning_up.turning_up,
    belief="A player who has Vesuvan Shapeshifter copy a creature as it enters, and not as it is turned face up.",
)
def turned_up_it_is_itself(right: Right, table: Table, id: ObjectId, x: int | None = None) -> Procedure[TurnedFaceUp]:
    event: TurnedFaceUp = yield from right(table, id, x)
    return msgspec.structs.replace(event, copied=None, copied_until=None)


@mutant(
    "vesuvan-shapeshifter-copied",
    replaces=turning_up.turning_up,
    belief="A player to whom Hooded Hydra is turned up with counters, and not what turns into it at that moment.",
)
def what_it_copies_has_no_say(right: Right, table: Table, id: ObjectId, x: int | None = None) -> Procedure[TurnedFaceUp]:
    event: TurnedFaceUp = yield from right(table, id, x)
    return msgspec.structs.replace(event, counters={}) if event.copied is not None else event


@mutant(
    "ashcloud-phoenix-morph-however-face-down",
    replaces=turning_up.by_keyword,
    belief="A player who reads the morph cost off the card, whatever has happened to the creature.",
)
def its_card_says_for_how_much(right: Right, game: Game, id: ObjectId) -> tuple[WayToTurnUp, ...]:
    words = (each for each in card_values(game.objects[id]).abilities if isinstance(each, Keyword))
    return tuple(WayToTurnUp(each.name, each.cost) for each in words if each.name == "morph" and each.cost is not None)


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
    "manifest-survives-ability-loss",
    replaces=turning_up.by_mana_cost,
    belief="A player who takes turning a manifested creature up for an ability of it, which it can lose.",
)
def manifested_creature_loses_its_way_back(right: Right, game: Game, object: GameObject) -> tuple[WayToTurnUp, ...]:
    return () if has_lost_abilities(game, object.id) else tuple(right(game, object))


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
