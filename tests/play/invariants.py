"""What holds at every moment of every game."""

from collections import Counter
from typing import Any

import msgspec

from oracle.protocol.messages import ObjectView
from oracle.rules.characteristics.continuous import characteristics, controller, projection, rules_in_force
from oracle.rules.state.game import OWNED_ZONES, Game
from oracle.rules.state.table import Table
from oracle.rules.turn import state_based

replace = msgspec.structs.replace


def zones_are_sound(game: Game) -> None:
    """Every object is in exactly one zone, the one that it says, and no card is there twice."""
    listed = [id for ids in game.zones.values() for id in ids]
    assert sorted(listed) == sorted(game.objects), "an object is in no zone or in two"
    for (zone, owner), ids in game.zones.items():
        for id in ids:
            object = game.objects[id]
            assert object.id == id, f"{object.card.name} is not the object that it is listed as"
            assert object.zone == zone, f"{object.card.name} is listed in the zone {zone} and says {object.zone}"
            assert object.owner == owner or zone not in OWNED_ZONES, (
                f"{object.card.name} is in {owner}'s {zone} and owned by {object.owner}"
            )
    twice = [number for number, count in Counter(object.physical for object in game.objects.values()).items() if count > 1]
    assert not twice, "a physical card is two objects"


def physical_cards(game: Game) -> tuple[tuple[int, str, str], ...]:
    """The cards there are, with their owners: nothing adds one, and nothing takes one away."""
    gone = {player.name for player in game.players if player.lost}
    cards = (object for object in game.objects.values() if object.kind == "card" and object.owner not in gone)
    return tuple(sorted((object.physical, object.card.name, object.owner) for object in cards))


def numbers_are_sound(game: Game) -> None:
    """Nothing is less than none."""
    for object in game.objects.values():
        assert all(amount > 0 for amount in object.counters.values()), f"{object.card.name} has counters {object.counters}"
        assert object.damage >= 0, f"{object.card.name} has {object.damage} damage"
        permanent = object.zone == "battlefield"
        assert permanent or not (object.tapped or object.damage or object.attached_to), (
            f"{object.card.name} in the {object.zone} has a status"
        )
        assert object.zone in ("battlefield", "stack") or object.face_down is None, f"{object.card.name} is face down in the {object.zone}"
        assert (object.controller is not None) == (object.zone in ("battlefield", "stack", "command")), f"who controls {object.card.name}?"


def state_based_actions_are_done(table: Table) -> None:
    """A player receives priority only when no state-based action is left to do, and no trigger waits (117.5)."""
    trial = table.branch()
    before = trial.game
    running = state_based.check_state_based_actions(trial)
    try:
        decision = next(running)
    except StopIteration as stop:
        assert not stop.value, "a state-based action was left to do as a player received priority"
        assert trial.game == before, "state-based actions changed the game and say that they did nothing"
    else:
        raise AssertionError(f"a state-based action was left to do: {decision.prompt}")
    assert not table.game.waiting, "a triggered ability waits while a player has priority"
    for id in table.game.zone("battlefield"):
        assert table.game.objects[id].held_by == controller(table.game, id), "a change of control was not noticed"


def projection_is_pure(game: Game) -> None:
    """What objects are like doesn't depend on what was asked before, and in which order."""
    fresh, other = replace(game, memory=None), replace(game, memory=None)
    remembered = {id: characteristics(game, id) for id in game.objects}
    in_force = rules_in_force(game)
    assert {id: characteristics(fresh, id) for id in game.objects} == remembered, "characteristics differ once they are worked out anew"
    assert rules_in_force(fresh) == in_force, "other rules are in force once they are worked out anew"
    assert rules_in_force(other) == in_force, "other rules are in force if they are worked out first"
    for id in reversed(game.objects):
        assert characteristics(other, id) == remembered[id], "characteristics depend on what was asked before"
    assert projection(other).copiable == projection(game).copiable, "copiable values depend on what was asked before"


def difference(one: Any, another: Any) -> str:
    """Where two values differ first, and how."""
    if isinstance(one, msgspec.Struct) and type(one) is type(another):
        for field in one.__struct_fields__:
            if getattr(one, field) != getattr(another, field):
                name = f" of {one.label or one.id}" if isinstance(one, ObjectView) else ""
                return f"{field}{name}: {difference(getattr(one, field), getattr(another, field))}"
    if isinstance(one, tuple) and isinstance(another, tuple) and len(one) == len(another):
        return next((difference(left, right) for left, right in zip(one, another, strict=True) if left != right), "nothing")
    return f"{one!r} or {another!r}"
