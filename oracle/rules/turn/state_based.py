"""Chapter 704: state-based actions.

Whenever a player would receive priority the game looks at its state and does at once, as a single event, all that this chapter
asks for (704.3).  Each condition is a function of its own that says what would happen; `check_state_based_actions` does all of it together.
"""

from collections.abc import Iterable, Sequence
from typing import Literal

from oracle.cards.changes import ChangeTypes
from oracle.rules.characteristics.continuous import characteristics, worked_out
from oracle.rules.citation import rule
from oracle.rules.combat.durations import control
from oracle.rules.ending.leaving import leave
from oracle.rules.events.pipeline import commit_only, happen
from oracle.rules.legality import prohibitions
from oracle.rules.moves.destroying import can_be_destroyed
from oracle.rules.state.decisions import Choose, Procedure, ask
from oracle.rules.state.events import Attached, Ceased, CountersRemoved, DrawChecked, Event, Moved, PlayerLost
from oracle.rules.state.game import Characteristics, ContinuousEffect, Game, GameObject, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.targets.attachment import HOLDERS, can_be_attached

__all__ = ["check_state_based_actions", "control"]

POISON_TO_LOSE = 10


@rule("704.3", "704.7")
def check_state_based_actions(table: Table) -> Procedure[bool]:
    """All state-based actions whose conditions hold are performed at the same time, as one event; then the check is repeated.

    This is one round of it; returns whether anything was done.  A permanent that several conditions would put into the graveyard
    goes there once.
    """
    game = table.game
    kept_out = yield from legend_rule(table)
    going = put_into_graveyard(game, kept_out)
    lost = tuple(losers(game))
    events: list[Event] = [*lost, *going, *ceasing(game), *unattaching(game, {move.object for move in going}), *annihilating_counters(game)]
    done = yield from happen(table, *events)
    if any(player.drew_from_empty for player in game.players) or any(object.deathtouched for object in table.game.objects.values()):
        commit_only(table, DrawChecked())
    if lost:
        yield from leave(table, tuple(event.player for event in lost))
    return bool(done)


def permanents(game: Game) -> Sequence[tuple[GameObject, Characteristics]]:
    """The permanents, by arrival, with their characteristics."""
    return worked_out(game, "permanents", _permanents)


def _permanents(game: Game) -> Sequence[tuple[GameObject, Characteristics]]:
    return [(game.objects[id], characteristics(game, id)) for id in game.zone("battlefield")]


# --- players ----------------------------------------------------------------------------------------------------------


def losers(game: Game) -> Iterable[PlayerLost]:
    """Who loses now, each for one reason."""
    for name in game.turn_order():
        player = game.player(name)
        if prohibitions.losing(game, name) is not None:
            continue
        if no_life(player.life):
            yield PlayerLost(player=name, reason="life total 0 or less", rule="704.5a")
        elif player.drew_from_empty:
            yield PlayerLost(player=name, reason="drew from an empty library", rule="704.5b")
        elif player.counters.get("poison", 0) >= POISON_TO_LOSE:
            yield PlayerLost(player=name, reason="ten poison counters", rule="704.5c")


@rule("704.5a", "104.3b")
def no_life(life: int) -> bool:
    """A player whose life total is 0 or less loses."""
    return life <= 0


# --- permanents that go to the graveyard ------------------------------------------------------------------------------


def put_into_graveyard(game: Game, kept_out: tuple[ObjectId, ...]) -> list[Moved]:
    """The moves to the graveyard that are due, one for each object, oldest permanents first."""
    worlds = old_worlds(game)
    moves: list[Moved] = []
    for object, values in permanents(game):
        cause: Literal["state", "destroy"]
        if object.id in kept_out or object.id in worlds or dies_without_being_destroyed(game, object, values):
            cause = "state"
        elif is_destroyed(object, values):
            cause = "destroy"
        else:
            continue
        moves.append(Moved(object=object.id, destination="graveyard", cause=cause))
    return moves


def dies_without_being_destroyed(game: Game, object: GameObject, values: Characteristics) -> bool:
    """Whether a condition puts it into the graveyard that being indestructible doesn't help against."""
    return no_toughness(values) or no_loyalty(object, values) or illegal_aura(game, object, values)


@rule("704.5f")
def no_toughness(values: Characteristics) -> bool:
    """A creature with toughness 0 or less is put into the graveyard; that is not destruction."""
    return "creature" in values.types and (values.toughness or 0) <= 0


@rule("704.5i", "306.9")
def no_loyalty(object: GameObject, values: Characteristics) -> bool:
    """A planeswalker with loyalty 0 is put into the graveyard; its loyalty is the number of its loyalty counters."""
    return "planeswalker" in values.types and object.counters.get("loyalty", 0) == 0


@rule("704.5m", "303.4c")
def illegal_aura(game: Game, object: GameObject, values: Characteristics) -> bool:
    """An Aura that is attached to nothing, or to what it can't enchant, is put into the graveyard."""
    return "Aura" in values.subtypes and (object.attached_to is None or not can_be_attached(game, object.id, object.attached_to))


def is_destroyed(object: GameObject, values: Characteristics) -> bool:
    """Whether damage destroys it."""
    return (
        bool(object.damage or object.deathtouched)
        and can_be_destroyed(values)
        and (lethal_damage(object, values) or deathtouch_damage(object, values))
    )


@rule("704.5g", "120.6")
def lethal_damage(object: GameObject, values: Characteristics) -> bool:
    """A creature whose marked damage is at least its toughness, and that has some toughness, is destroyed."""
    toughness = values.toughness or 0
    return "creature" in values.types and toughness > 0 and object.damage > 0 and object.damage >= toughness


@rule("704.5h", "702.2b")
def deathtouch_damage(object: GameObject, values: Characteristics) -> bool:
    """A creature that was dealt damage by a source with deathtouch since the last check is destroyed."""
    return "creature" in values.types and (values.toughness or 0) > 0 and object.deathtouched


@rule("704.5j")
def legend_rule(table: Table) -> Procedure[tuple[ObjectId, ...]]:
    """Of several legendary permanents with one name under one player's control that player chooses one; the rest go.

    Objects without a name have no name in common.  Returns those that go.
    """
    going: list[ObjectId] = []
    for player in table.game.turn_order():
        legends = [(object.id, values.names) for object, values in permanents(table.game) if is_legend_of(player, values)]
        for name in dict.fromkeys(name for _, names in legends for name in names):
            alike = tuple(id for id, names in legends if name in names and id not in going)
            if len(alike) > 1:
                prompt = f"Choose which {name} to keep"
                (kept,) = yield from ask(Choose(player=player, purpose="keep", prompt=prompt, options=alike, rule="704.5j"))
                going.extend(id for id in alike if id != kept)
    return tuple(going)


def is_legend_of(player: str, values: Characteristics) -> bool:
    """Whether the legend rule looks at this permanent for that player."""
    return "legendary" in values.supertypes and values.controller == player


@rule("704.5k")
def old_worlds(game: Game) -> tuple[ObjectId, ...]:
    """Of several world permanents all go but the one that became a world last; if several became one together, they all go."""
    since = {object.id: world_since(game, object) for object, values in permanents(game) if "world" in values.supertypes}
    newest = [id for id, time in since.items() if time == max(since.values())]
    return tuple(id for id in since if len(since) > 1 and newest != [id])


def world_since(game: Game, object: GameObject) -> int:
    """When a world permanent became one: as it came, or as an effect began to make it one."""
    effects = (effect for effect in game.effects if object.id in effect.objects and _may_make_a_world(effect))
    return max((object.shown_since, *(effect.timestamp for effect in effects)))


def _may_make_a_world(effect: ContinuousEffect) -> bool:
    added = (change.add_supertypes for change in effect.changes if isinstance(change, ChangeTypes))
    return any("world" in supertypes for supertypes in (*added, effect.copied.supertypes if effect.copied is not None else ()))


# --- what stays, but changed ------------------------------------------------------------------------------------------


@rule("704.5d", "704.5e", "707.10a")
def ceasing(game: Game) -> Iterable[Ceased]:
    """Tokens that aren't on the battlefield and copies of spells that aren't on the stack cease to exist."""
    homes = {"token": "battlefield", "copy": "stack"}
    return [Ceased(object=object.id) for object in game.objects.values() if homes.get(object.kind, object.zone) != object.zone]


@rule("704.5n", "704.5p", "301.5c")
def unattaching(game: Game, going: set[ObjectId]) -> Iterable[Attached]:
    """Equipment attached to what it can't equip becomes unattached and stays; so does whatever can't be attached at all."""
    for object, values in permanents(game):
        if object.attached_to is None or object.id in going:
            continue
        attachable = "creature" not in values.types and (bool(values.subtypes & HOLDERS.keys()) or "Aura" in values.subtypes)
        if not attachable or not can_be_attached(game, object.id, object.attached_to):
            yield Attached(object=object.id, to=None)


@rule("704.5q")
def annihilating_counters(game: Game) -> Iterable[CountersRemoved]:
    """+1/+1 and -1/-1 counters on one permanent are removed in pairs."""
    for object, _ in permanents(game):
        pairs = min(object.counters.get("+1/+1", 0), object.counters.get("-1/-1", 0))
        if pairs:
            yield CountersRemoved(target=object.id, kind="+1/+1", amount=pairs)
            yield CountersRemoved(target=object.id, kind="-1/-1", amount=pairs)
