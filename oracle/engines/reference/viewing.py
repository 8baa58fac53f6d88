"""A game as an observer sees it (400.2, 406.3, 708.5): nothing that is hidden from them is in the view.

Labels are names of the harness for physical cards.  No player has them: by its label a card could be followed through a hand or a
library, where it can't be told from others.
"""

from collections.abc import Sequence
from operator import is_
from typing import Any, Literal

from oracle.cards.abilities import Keyword
from oracle.cards.filters import Filter
from oracle.cards.statics import Reveal
from oracle.cards.symbols import COLOR_NAMES, COLORS, written
from oracle.engines.reference import acting
from oracle.engines.reference.naming import called
from oracle.protocol.messages import ObjectView, Occurrence, PlayerView, View
from oracle.rules.characteristics import selections
from oracle.rules.characteristics.continuous import characteristics, controller, projection, rules_in_force
from oracle.rules.characteristics.hidden import name_told, zone_shows
from oracle.rules.characteristics.printed import FUSED
from oracle.rules.legality.summoning_sickness import is_sick
from oracle.rules.memo import memo_by_identity
from oracle.rules.stack.face_down import Mark, may_look, told_apart
from oracle.rules.state import decisions
from oracle.rules.state.game import OWNED_ZONES, Characteristics, Game, GameObject, ObjectId
from oracle.rules.words.context import Context

Told = tuple[Occurrence, ...]

HIDDEN_ZONES = ("library", "hand")
"""400.2."""

OFF_THE_TABLE = ("library", "hand", "graveyard")
"""Where an object has no status, no targets and nothing attached to it."""


def view(game: Game, observer: str | None, decision: decisions.Decision | None, told: Told) -> View:
    """What the observer sees; everything, with no observer."""
    asking = decision if decision is not None and not isinstance(decision, decisions.Priority) else None
    shown = _top_cards_shown(game)
    if asking is not None:
        for id in _looked_at(game, asking):
            shown[id] = shown.get(id, frozenset()) | {asking.player}
    objects: list[ObjectView] = []
    for key in sorted(game.zones):
        ids = game.zones[key]
        if observer is None and key[0] in OFF_THE_TABLE:
            objects += _off_the_table(game, ids)
        else:
            objects += [show(game, id, place, observer, shown) for place, id in enumerate(ids)]
    return View(
        observer=observer,
        turn=game.turn.number,
        active_player=game.turn.active,
        step=game.turn.step,  # type: ignore[arg-type]
        priority=decision.player if isinstance(decision, decisions.Priority) else None,
        players=tuple(
            PlayerView(
                name=player.name,
                life=player.life,
                mana_pool=written(unit.type for unit in player.pool),
                hand=len(game.zone("hand", player.name)),
                library=len(game.zone("library", player.name)),
                graveyard=len(game.zone("graveyard", player.name)),
                lands_played=player.lands_played,
                counters=dict(player.counters),
                lost=player.lost,
            )
            for player in game.players
        ),
        objects=tuple(objects),
        stack=tuple(called(game, id) for id in game.zone("stack")),
        pending=None if asking is None or observer not in (None, asking.player) else acting.pending(game, asking),
        occurrences=told,
        ended=game.ended,
        winners=game.winners,
    )


def _top_cards_shown(game: Game) -> dict[ObjectId, frozenset[str]]:
    """Top cards of libraries that static abilities show, and to whom."""
    everyone = frozenset(player.name for player in game.players)
    shown: dict[ObjectId, frozenset[str]] = {}
    for active in rules_in_force(game):
        if isinstance(active.rule, Reveal):
            for player in selections.players(game, active.rule.who, Context(you=active.controller, source=active.source)):
                for id in game.zone("library", player)[:1]:
                    seers = frozenset({player}) if active.rule.only_you else everyone
                    shown[id] = shown.get(id, frozenset()) | seers
    return shown


def _looked_at(game: Game, asking: decisions.Decision) -> tuple[ObjectId, ...]:
    """Cards in libraries and hands among which a player is choosing: the player is looking at them (701.20e, 701.23a)."""
    options = (option for option in getattr(asking, "options", ()) if isinstance(option, int) and option in game.objects)
    return tuple(id for id in options if game.objects[id].zone in ("library", "hand"))


def may_see(game: Game, id: ObjectId, observer: str | None, shown: dict[ObjectId, frozenset[str]]) -> bool:
    """Whether the observer may know what the object is."""
    object = game.objects[id]
    if observer is None or observer in object.known_to or observer in shown.get(id, ()):
        return True
    if object.face_down is not None and object.zone in ("battlefield", "stack"):
        return may_look(game, observer, id)
    return zone_shows(object, observer)


def knowers(game: Game, id: ObjectId) -> frozenset[str] | None:
    """The players who may know which card an object, present or past, is; None for everybody."""
    object = game.object(id)
    if object.face_down is None and object.zone not in HIDDEN_ZONES and (object.zone != "exile" or object.face_up_exile):
        return None
    if id not in game.objects:
        return frozenset({object.owner}) if object.zone == "hand" else object.known_to
    shown = _top_cards_shown(game) if object.zone == "library" else {}
    return frozenset(player.name for player in game.players if may_see(game, id, player.name, shown))


def followers(game: Game, id: ObjectId) -> frozenset[str] | None:
    """The players who can tell an object from others, so that they may know its id; None for everybody.

    In a hand or library those who may know the card.  All else lies on the table, face up or face down (406.3, 708.6).
    """
    return knowers(game, id) if game.object(id).zone in HIDDEN_ZONES else None


def show(game: Game, id: ObjectId, place: int, observer: str | None, shown: dict[ObjectId, frozenset[str]]) -> ObjectView:
    """One object, or of a hidden one only that it is there."""
    object = game.objects[id]
    sees = may_see(game, id, observer, shown)
    if not sees and (object.zone in OWNED_ZONES or object.zone == "exile"):
        return ObjectView(
            id=called(game, id) if object.zone == "exile" else f"{object.zone} {place + 1} of {object.owner}",
            zone=object.zone,
            owner=object.owner,
            hidden=True,
            face_down=_exiled_face_down(object),
            position=place,
        )
    values = characteristics(game, id)
    return _shown(game, object, values, place, observer, sees)


class ShownZone:
    """How the objects of a library, hand or graveyard are shown: nothing but they themselves and their places makes them look otherwise."""

    def __init__(self) -> None:
        self.objects: list[GameObject] = []
        self.views: list[ObjectView] = []


@memo_by_identity
def _last_shown(ids: tuple[ObjectId, ...]) -> ShownZone:
    return ShownZone()


def _off_the_table(game: Game, ids: tuple[ObjectId, ...]) -> Sequence[ObjectView]:
    """The objects of such a zone, seen by nobody in particular."""
    objects = [game.objects[id] for id in ids]
    untouched = projection(game).all_values.keys().isdisjoint(ids)
    last = _last_shown(ids)
    if untouched and len(last.objects) == len(objects) and all(map(is_, objects, last.objects)):
        return last.views
    views = [_shown(game, object, characteristics(game, object.id), place, None, True) for place, object in enumerate(objects)]
    if untouched:
        last.objects, last.views = objects, views
    return views


def _shown(game: Game, object: GameObject, values: Characteristics, place: int, observer: str | None, sees: bool) -> ObjectView:
    """An object whose zone shows what it is, or that it is there face down."""
    id = object.id
    mark = Mark(id, place, object.face_down or "") if sees else told_apart(object, place)
    permanent = object.zone == "battlefield"
    announced = object.announced if object.zone == "stack" else None
    return ObjectView(
        id=called(game, mark.object),
        zone=object.zone,
        owner=object.owner,
        controller=controller(game, id) if permanent or object.zone == "stack" else None,
        label=object.label if observer is None else None,
        hidden=not sees,
        card=object.card.name if sees and object.kind in ("card", "copy") else None,
        kind="card" if object.kind == "emblem" else object.kind,
        mana_value=values.mana_value if object.kind != "ability" else None,
        **_written(values),
        loyalty=object.counters.get("loyalty", values.loyalty) if values.loyalty is not None or "loyalty" in object.counters else None,
        tapped=object.tapped if permanent else None,
        face_down=_exiled_face_down(object) or mark.cause or None,  # type: ignore[arg-type]
        face=_face(object),
        counters=dict(object.counters),
        damage=object.damage,
        attached_to=None if object.attached_to is None else called(game, object.attached_to),
        sick=is_sick(game, id) if permanent else None,
        targets=() if announced is None else tuple(called(game, target) for chosen in announced.targets for target in chosen),
        modes=() if announced is None else tuple(mode + 1 for mode in announced.modes),
        division=() if announced is None else tuple(announced.division.values()),
        x=None if announced is None else announced.x,
        faces=tuple(face.name for face in object.card.faces) if sees and len(object.card.faces) > 1 and object.kind != "ability" else (),
        source=None if object.stacked is None else _source(game, object.stacked.source, observer),
        source_name=None if object.stacked is None else name_told(game, object.stacked.source),
        position=mark.order,
    )


def _source(game: Game, id: ObjectId, observer: str | None) -> str | None:
    """The id of an ability's source, for who may know it."""
    who = followers(game, id)
    return called(game, id) if observer is None or who is None or observer in who else None


@memo_by_identity
def _written(values: Characteristics) -> dict[str, Any]:
    """Characteristics as they are written, in an order that doesn't depend on chance."""
    return {
        "name": values.name,
        "names": values.names,
        "mana_cost": None if values.mana_cost is None else str(values.mana_cost),
        "colors": tuple(COLOR_NAMES[color] for color in COLORS if color in values.colors),
        "supertypes": tuple(sorted(values.supertypes)),
        "types": tuple(sorted(values.types)),
        "subtypes": tuple(sorted(values.subtypes)),
        "keywords": _keywords(values),
        "power": values.power,
        "toughness": values.toughness,
    }


def _keywords(values: Characteristics) -> tuple[str, ...]:
    """The keyword abilities as a card says them, with what follows: "crew 1", "ward {2}", "protection from red"."""
    written: set[str] = set()
    said: set[str] = set()
    for ability in values.abilities:
        if isinstance(ability, Keyword):
            cost = ability.cost if ability.cost and all(isinstance(part, str) for part in ability.cost) else ()
            number = str(ability.amount) if isinstance(ability.amount, int) else ""
            written.add(" ".join((ability.name, *map(str, cost), *filter(None, (number, _quality(ability))))))
            said.add(ability.name)
    bare = values.keywords - said
    return tuple(sorted(written | bare))


def _quality(ability: Keyword) -> str:
    """What a keyword with "from" is about: "red", "artifact", "everything"."""
    if not ability.name.endswith(" from") or ability.filter is None:
        return ""
    named = (*(COLOR_NAMES[color] for color in COLORS if color in ability.filter.colors), *ability.filter.types)
    return " and ".join(named) or ("everything" if ability.filter == Filter(zone="any") else "")


def _exiled_face_down(object: GameObject) -> Literal["effect"] | None:
    return "effect" if object.zone == "exile" and not object.face_up_exile else None


def _face(object: GameObject) -> str | None:
    if object.face_down is not None or object.zone not in ("battlefield", "stack") or object.kind == "ability":
        return None
    if len(object.card.faces) == 1:
        return None
    return object.card.name if object.face == FUSED else object.card.faces[object.face].name
