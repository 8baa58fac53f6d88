"""From a position to a game.

Raises `PositionError` for what can't exist: the message names the object by its label and says which rule is broken.
"""

import re
from collections import Counter
from collections.abc import Mapping

import msgspec

from oracle.cards.abilities import Static
from oracle.cards.card import Card
from oracle.cards.statics import EntersWith
from oracle.cards.subtypes import CREATURE_TYPES
from oracle.cards.symbols import COLOR_NAMES, mana
from oracle.engines.port import PositionError
from oracle.protocol.messages import ObjectSpec, PlayerSpec, Position
from oracle.rules.characteristics.continuous import characteristics, controller
from oracle.rules.state.game import OWNED_ZONES, Game, GameObject, Mana, ObjectId, Player, Target, Turn, ZoneKey
from oracle.rules.state.names import nameable
from oracle.rules.targets.attachment import can_be_attached

TURN_BEGAN = 10
"""Timestamp of the latest turns of all players; what has been controlled since before then isn't summoning sick."""


def deal(position: Position, cards: Mapping[str, Card]) -> Game:
    """The game that stands as the position says.  Raises `PositionError` for a position in which no game can be."""
    names = [player.name for player in position.players]
    _check_players(position, names)
    labels = {spec.label: number for number, spec in enumerate(position.objects, start=1)}
    if len(labels) < len(position.objects):
        raise PositionError(f"two objects are called {_twice([spec.label for spec in position.objects])}")
    objects: dict[ObjectId, GameObject] = {}
    zones: dict[ZoneKey, list[ObjectId]] = {}
    for number, spec in enumerate(position.objects, start=1):
        object = _object(number, spec, cards, names, labels)
        objects[number] = object
        key = (object.zone, object.owner if object.zone in OWNED_ZONES else "")
        zones.setdefault(key, []).append(number)
    count = len(objects)
    game = Game(
        players=tuple(_player(spec) for spec in position.players),
        objects=objects,
        zones={key: tuple(ids) for key, ids in zones.items()},
        turn=Turn(number=position.turn, active=position.active_player, step=position.step),
        next_id=count + 1,
        next_physical=count + 1,
        clock=count + 100,
        seed=position.seed,
        edition=position.edition,
    )
    for id, object in objects.items():
        _check(game, id, object, cards)
    return _held(game)


def _check_players(position: Position, names: list[str]) -> None:
    """There are at least two players, each with a name of their own, and one of them is active."""
    if len(names) < 2:
        raise PositionError(f"a game has two players or more (100.1), not {len(names)}")
    if len(set(names)) < len(names):
        raise PositionError(f"two players are called {_twice(names)}")
    if position.active_player not in names:
        raise PositionError(f"the active player {position.active_player} is none of {', '.join(names)}")


def _twice(names: list[str]) -> str:
    return Counter(names).most_common(1)[0][0]


def _held(game: Game) -> Game:
    """The game in which nothing has happened yet: an effect that gives somebody control has done so before (302.6)."""
    held = {id: controller(game, id) for id in game.zone("battlefield")}
    moved = {id: msgspec.structs.replace(game.objects[id], held_by=by) for id, by in held.items() if by != game.objects[id].held_by}
    return msgspec.structs.replace(game, objects={**game.objects, **moved}, memory=None) if moved else game


def _player(spec: PlayerSpec) -> Player:
    try:
        pool = mana(spec.mana_pool)
    except ValueError as error:
        raise PositionError(f"{spec.name}'s mana pool: {error}") from None
    units = {kind: Mana(kind) for kind in set(pool)}
    return Player(
        name=spec.name,
        life=spec.life,
        pool=tuple(units[kind] for kind in pool),
        lands_played=spec.lands_played,
        turn_began=TURN_BEGAN,
    )


def _object(number: int, spec: ObjectSpec, cards: Mapping[str, Card], names: list[str], labels: Mapping[str, int]) -> GameObject:
    card = cards.get(spec.card)
    if card is None:
        raise PositionError(f"there is no card named {spec.card}")
    owner = spec.owner or spec.player
    for name in (spec.player, owner):
        if name not in names:
            raise PositionError(f"{spec.label} belongs to {name}, who isn't in this game")
    face = 0
    if spec.face is not None:
        index = card.face_named(spec.face)
        if index is None or card.layout not in ("double-faced", "modal double-faced"):
            raise PositionError(f"{spec.label} has no face {spec.face}")
        face = 0 if spec.face_down else index
    on_battlefield = spec.zone == "battlefield"
    attached_to: Target | None = None
    if spec.attached_to is not None:
        if spec.attached_to in labels:
            attached_to = labels[spec.attached_to]
        elif spec.attached_to in names:
            attached_to = spec.attached_to
        else:
            raise PositionError(f"{spec.label} is attached to {spec.attached_to}, which isn't there")
    _check_counters(spec)
    counters = {kind: amount for kind, amount in spec.counters.items() if amount}
    loyalty = card.faces[face].loyalty
    if on_battlefield and loyalty is not None and spec.face_down is None:
        counters.setdefault("loyalty", loyalty)
    controlled = on_battlefield or spec.zone == "stack"
    return GameObject(
        id=number,
        physical=number,
        card=card,
        label=spec.label,
        owner=owner,
        zone=spec.zone,
        controller=spec.player if controlled else None,
        face=face,
        face_down=None if spec.zone == "exile" else spec.face_down,
        face_up_exile=spec.zone != "exile" or spec.face_down is None,
        tapped=spec.tapped,
        counters=counters,
        damage=spec.damage,
        attached_to=attached_to,
        timestamp=number + 1,
        shown_since=number + 1,
        held_by=spec.player if controlled else None,
        held_since=TURN_BEGAN + 1 if spec.sick else 0,
        chosen=dict(spec.chosen),
    )


def _check(game: Game, id: ObjectId, object: GameObject, cards: Mapping[str, Card]) -> None:
    """Raise `PositionError` if the object can't be where it is."""
    what = object.label
    if object.zone not in ("battlefield", "stack"):
        if object.attached_to is not None or object.tapped or object.damage or object.chosen:
            raise PositionError(f"{what} is in the {object.zone}: only permanents are tapped, damaged or attached (110.5)")
        return
    values = characteristics(game, id)
    if object.zone == "stack":
        if "land" in values.types:
            raise PositionError(f"{what} is a land and can't be on the stack (305.9)")
        if object.face_down is None and not values.types:
            raise PositionError(f"{what} can't be on the stack")
    if object.zone == "battlefield":
        printed = object.card.faces[object.face]
        if object.face_down is None and not printed.is_permanent():
            raise PositionError(f"{what} isn't a permanent and can't be on the battlefield (110.4)")
        if "Aura" in values.subtypes and object.attached_to is None:
            raise PositionError(f"{what} is an Aura and must be attached to something (303.4)")
        if object.attached_to is not None:
            _check_attached(game, id, object)
        if object.damage and "creature" not in values.types:
            raise PositionError(f"{what} isn't a creature: damage is marked on creatures (120.3e)")
        for key, value in object.chosen.items():
            _check_chosen(object, key, value, cards)


_FRACTION = re.compile(r"[+-]?\d+/[+-]?\d+")
_POWER_TOUGHNESS = re.compile(r"[+-]\d+/[+-]\d+")


def _check_counters(spec: ObjectSpec) -> None:
    for kind in spec.counters:
        if _FRACTION.fullmatch(kind) and not _POWER_TOUGHNESS.fullmatch(kind):
            raise PositionError(f"{spec.label} has {kind!r}, which isn't a kind of counter; +1/+1 and -1/-1 are (122.1a)")


def _check_chosen(object: GameObject, key: str, value: str, cards: Mapping[str, Card]) -> None:
    """A choice made as the permanent entered is one that it asks for, and has one of the answers that there are."""
    asked = {
        rule.choose.removeprefix("nonland ")
        for ability in object.card.faces[object.face].abilities
        if isinstance(ability, Static)
        for rule in ability.rules
        if isinstance(rule, EntersWith) and rule.choose is not None
    }
    if key not in asked:
        raise PositionError(f"{object.label} chooses no {key} as it enters")
    fits = {
        "creature type": lambda: value in CREATURE_TYPES,
        "color": lambda: value in COLOR_NAMES.values(),
        "card name": lambda: value in nameable(cards, lambda _: True),
    }
    if key in fits and not fits[key]():
        raise PositionError(f"{value!r}, which {object.label} is said to have chosen, isn't a {key}")


def _check_attached(game: Game, id: ObjectId, object: GameObject) -> None:
    to = object.attached_to
    assert to is not None
    if isinstance(to, int) and game.objects[to].zone != "battlefield":
        raise PositionError(f"{object.label} is attached to {game.objects[to].label}, which is not on the battlefield (303.4)")
    if isinstance(to, int) and not can_be_attached(game, id, to):
        raise PositionError(f"{object.label} can't be attached to {game.objects[to].label} (303.4, 301.5)")
