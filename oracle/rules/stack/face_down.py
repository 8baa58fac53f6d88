"""Chapter 708: face-down spells and permanents.

    who may look at them (708.5), and how they are told apart (708.6)
    turning them face up: as a special action (116.2b) or by an effect (708.8)
    turning permanents face down (708.2a)
    manifest, cloak and manifest dread (701.40, 701.58, 701.62)
    revealing them as they leave (708.9)

`GameObject.face_down` says what made an object face down: "manifest", "cloak", "morph", "disguise" or "effect".  What
it is like meanwhile is in `faces`; which ways there are to turn it up is in `turning_up`.
"""

from collections.abc import Sequence

import msgspec

from oracle.cards.statics import LookAt
from oracle.rules.characteristics import selections
from oracle.rules.characteristics.continuous import controller, rules_in_force
from oracle.rules.characteristics.double_faced import is_double_faced
from oracle.rules.citation import IllegalAction, Misfit, rule
from oracle.rules.costs import paying
from oracle.rules.events import pipeline
from oracle.rules.events.turning_up import RULES, WayToTurnUp, card_values, turning_up, ways_to_turn_up
from oracle.rules.legality import prohibitions
from oracle.rules.state.decisions import Choose, ChooseNumber, Procedure, ask
from oracle.rules.state.events import Event, LookedAt, ManifestedDread, Moved, Revealed, TurnedFaceDown
from oracle.rules.state.game import Announcement, Characteristics, Game, GameObject, ObjectId
from oracle.rules.state.revealing import is_seen_afterwards
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context
from oracle.rules.words.value_of_x import has_x

__all__ = ["WayToTurnUp", "ways_to_turn_up"]

replace = msgspec.structs.replace


# --- looking and telling apart ----------------------------------------------------------------------------------------


@rule("708.5")
def may_look(game: Game, player: str, id: ObjectId) -> bool:
    """You may look at face-down spells and permanents that you control at any time, and not at anybody else's.

    Unless an effect allows it.
    """
    object = game.objects[id]
    if object.face_down is None or object.zone not in ("battlefield", "stack"):
        return player in object.known_to
    return controller(game, id) == player or player in object.known_to or is_shown(game, player, id) or is_seen_afterwards(game)


def is_shown(game: Game, player: str, id: ObjectId) -> bool:
    """Whether an effect lets a player look at a hidden object."""
    for active in rules_in_force(game):
        if not isinstance(active.rule, LookAt) or player != active.controller:
            continue
        if selections.matches(game, id, active.rule.what, active.context()):
            return True
    return False


class Mark(msgspec.Struct, frozen=True):
    """What all players know of a face-down object, so that it can be told from others."""

    object: ObjectId
    order: int
    """Its place in the order in which face-down spells were cast, or permanents entered."""
    cause: str
    """What made it face down."""


@rule("708.6")
def told_apart(object: GameObject, order: int) -> Mark:
    """Everybody can always tell which face-down object is which, in what order they came, and what made each one face down."""
    return Mark(object.id, order, object.face_down or "")


def marks(game: Game, player: str) -> tuple[Mark, ...]:
    """What tells a player's face-down spells and permanents apart, each kind counted from 1."""
    found: list[Mark] = []
    for zone in ("battlefield", "stack"):
        hidden = [game.objects[id] for id in game.zone(zone) if game.objects[id].face_down and controller(game, id) == player]
        found.extend(told_apart(object, order) for order, object in enumerate(hidden, start=1))
    return tuple(found)


# --- turning face up --------------------------------------------------------------------------------------------------


@rule("116.2b", "701.40b", "702.37e", "702.168d")
def special_action(table: Table, player: str, id: ObjectId, by: str | None = None, x: int | None = None) -> Procedure[None]:
    """A player with priority may turn a face-down permanent they control face up: show what it costs, pay that, turn it up.

    It doesn't use the stack.  `by` names the way if there are several.  Raises `IllegalAction` if it can't be done.
    """
    way = yield from choose_way(table, player, id, by)
    context = Context(you=player, source=id, x=(yield from choose_x(player, id, way, x)))
    yield from pipeline.happen(table, Revealed(player=player, objects=(id,)))
    yield from paying.pay_cost(table, player, way.cost, context)
    yield from turn_face_up(table, id, megamorph=way.by == "megamorph", x=x_for_other_abilities(way, context.x))


def choose_way(table: Table, player: str, id: ObjectId, by: str | None) -> Procedure[WayToTurnUp]:
    """The way in which the permanent is turned up: the one named, the only one, or the player's choice.

    Raises `IllegalAction` if there is no such way.
    """
    game = table.game
    object = game.objects.get(id)
    if object is None or object.zone != "battlefield" or object.face_down is None or controller(game, id) != player:
        raise IllegalAction("116.2b", "only a face-down permanent that the player controls can be turned face up")
    forbidden = prohibitions.turning_face_up(game, id)
    if forbidden is not None:
        raise forbidden
    ways = {way.by: way for way in ways_to_turn_up(game, id)}
    if by == "morph" and "megamorph" in ways:
        by = "megamorph"
    if by == "manifest" and "cloak" in ways:  # either is for its mana cost
        by = "cloak"
    if by is not None and by not in ways:
        raise IllegalAction(RULES.get(by, "116.2b"), f"the permanent can't be turned face up by {by}")
    if not ways:
        number = RULES.get(object.face_down, "702.37e")
        raise IllegalAction(number, "the permanent has neither a way nor a cost to be turned face up")
    if by is None:
        (by,) = yield from ask(
            Choose(
                player=player, purpose="turn face up", prompt="Turn it up by which rule?", options=tuple(ways), source=id, rule="701.40c"
            )
        )
    return ways[by]


@rule("107.3d")
def choose_x(player: str, id: ObjectId, way: WayToTurnUp, x: int | None) -> Procedure[int | None]:
    """If the cost of turning it face up includes X, be it a morph, a disguise or a mana cost, X is chosen right before it is paid.

    Raises `Misfit` for an X that the cost doesn't have.
    """
    if not has_x(way.cost):
        if x is not None:
            raise Misfit(f"the {way.by} cost has no X to choose")
        return None
    question = ChooseNumber(player=player, purpose="x", prompt="Choose X", source=id, rule="107.3d")
    if x is None:
        x = yield from ask(question)
        return int(x)
    question.check(x)
    return x


@rule("702.37f", "702.168e")
def x_for_other_abilities(way: WayToTurnUp, x: int | None) -> int | None:
    """The permanent's other abilities may refer to the X of its morph or disguise cost, but not to one in its mana cost."""
    return None if way.by in ("manifest", "cloak") else x


@rule("708.8", "708.11", "702.37b", "110.5c", "110.5a", "613.7f")
def turn_face_up(table: Table, id: ObjectId, megamorph: bool = False, x: int | None = None) -> Procedure[bool]:
    """A permanent that is turned face up gets its normal values back; it stays the same permanent and doesn't enter.

    If its megamorph cost was paid, it gets a +1/+1 counter as it is turned up.  Nothing but its status changes, and
    only this part of it: it stays tapped or untapped; its timestamp is new.  Returns whether it was turned up.
    """
    object = table.game.objects.get(id)
    if object is None or object.zone != "battlefield" or object.face_down is None:
        return False
    if prohibitions.turning_face_up(table.game, id) is not None:
        return False
    if stays_face_down(object):
        player = controller(table.game, id) or object.owner
        yield from pipeline.happen(table, Revealed(player=player, objects=(id,)))
        return False
    announced = None if x is None else replace(object.announced or Announcement(), x=x)
    event = yield from turning_up(table, id, x)
    if megamorph:
        event = replace(event, counters={**event.counters, "+1/+1": event.counters.get("+1/+1", 0) + 1})
    done = yield from pipeline.happen(table, replace(event, announced=announced))
    return bool(done)


@rule("701.40g", "701.58g")
def stays_face_down(object: GameObject) -> bool:
    """A permanent represented by an instant or sorcery card can't be turned face up: its controller reveals it and it stays as it is."""
    return object.kind == "card" and bool(card_values(object).types & {"instant", "sorcery"})


# --- turning face down ------------------------------------------------------------------------------------------------


@rule("708.2", "708.2a", "110.5c", "613.7f")
def turn_face_down(table: Table, ids: Sequence[ObjectId], listed: Characteristics | None = None) -> Procedure[tuple[ObjectId, ...]]:
    """Permanents that an effect turns face down become 2/2 creatures without anything else, or what the effect lists.

    They stay tapped or untapped, with a new timestamp.  Returns those that were turned.
    """
    turning = tuple(id for id in ids if can_be_turned_face_down(table.game, id))
    done = yield from pipeline.happen(table, *(TurnedFaceDown(object=id, listed=listed) for id in turning))
    return tuple(event.object for event in done if isinstance(event, TurnedFaceDown))


@rule("708.2b", "712.16", without=True)
def can_be_turned_face_down(game: Game, id: ObjectId) -> bool:
    """A permanent that is face down already can't be turned face down, and a double-faced one can't be at all."""
    object = game.objects.get(id)
    return object is not None and object.zone == "battlefield" and object.face_down is None and not is_double_faced(object)


# --- manifest, cloak, manifest dread ----------------------------------------------------------------------------------


@rule("701.40a", "701.40e", "701.58a", "701.58e")
def manifest(table: Table, player: str, count: int = 1, cloak: bool = False) -> Procedure[tuple[ObjectId, ...]]:
    """Cards are manifested (or cloaked) from the top of the library one at a time.  Returns the permanents."""
    permanents: list[ObjectId] = []
    for _ in range(count):
        library = table.game.zone("library", player)
        if library:
            permanents.extend((yield from manifest_card(table, player, library[0], cloak)))
    return tuple(permanents)


@rule("701.40a", "701.58a", "708.3")
def manifest_card(table: Table, player: str, id: ObjectId, cloak: bool = False) -> Procedure[tuple[ObjectId, ...]]:
    """To manifest a card is to turn it face down and put it onto the battlefield: it is face down before it enters.

    Returns the permanent; nothing if it did not enter.
    """
    cause = "cloak" if cloak else "manifest"
    move = Moved(object=id, destination="battlefield", cause="manifest", player=player, controller=player, face_down=cause)
    done = yield from pipeline.happen(table, move)
    return tuple(
        event.became
        for event in done
        if isinstance(event, Moved) and event.object == id and event.destination == "battlefield" and event.became is not None
    )


@rule("701.62a", "609.3")
def manifest_dread(table: Table, player: str) -> Procedure[tuple[ObjectId, ...]]:
    """To manifest dread: look at the top two cards, manifest one of them, and put the others that were looked at into the graveyard.

    As much of it is done as is possible; whatever that is, the player has manifested dread afterwards.  Returns the permanent.
    """
    looked = table.game.zone("library", player)[:2]
    permanents: tuple[ObjectId, ...] = ()
    buried: tuple[Event, ...] = ()
    if looked:
        yield from pipeline.happen(table, LookedAt(player=player, objects=looked))
        (chosen,) = yield from ask(
            Choose(player=player, purpose="manifest", prompt="Choose the card to manifest", options=looked, rule="701.62a")
        )
        permanents = yield from manifest_card(table, player, chosen)
        rest = [id for id in looked if id != chosen and id in table.game.objects]
        buried = yield from pipeline.happen(table, *(Moved(object=id, destination="graveyard", cause="put", player=player) for id in rest))
    graveyard = tuple(event.became for event in buried if isinstance(event, Moved) and event.became and event.destination == "graveyard")
    yield from pipeline.happen(table, *dread_manifested(player, permanents, graveyard))
    return permanents


@rule("701.62b")
def dread_manifested(player: str, permanents: tuple[ObjectId, ...], graveyard: tuple[ObjectId, ...]) -> tuple[Event, ...]:
    """A player has manifested dread once the process is complete, even if some or all of it was impossible."""
    return (ManifestedDread(player=player, graveyard=graveyard),)
