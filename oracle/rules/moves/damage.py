"""Chapter 120: damage.

Damage is dealt first and has its results afterwards (120.4): players lose life, planeswalkers lose loyalty, creatures have it
marked on them, and what the source is like adds to that.  Damage destroys nothing itself; state-based actions do (120.5).
"""

from collections.abc import Iterable, Sequence

from oracle.rules.characteristics.continuous import characteristics
from oracle.rules.citation import rule
from oracle.rules.events.pipeline import happen
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import CountersPut, CountersRemoved, DamageDealt, Event, LifeGained, LifeLost
from oracle.rules.state.game import Game, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.targets.protection import protected


@rule("120.4", "120.4b", "120.4c")
def deal(table: Table, events: Sequence[DamageDealt]) -> Procedure[tuple[DamageDealt, ...]]:
    """Damage is dealt, as replacement and prevention effects leave it; then what was dealt has its results, all at the same time.

    Returns the damage that was dealt.
    """
    game = table.game
    wanted = [event for event in events if can_be_dealt(game, event) and not prevented_by_protection(game, event)]
    happened = yield from happen(table, *wanted)
    dealt = tuple(event for event in happened if isinstance(event, DamageDealt))
    yield from happen(table, *(result for event in dealt for result in results(game, event)), *life_gained(game, dealt))
    return dealt


@rule("120.1", "120.1a", "120.8", "800.4e", without=True)
def can_be_dealt(game: Game, event: DamageDealt) -> bool:
    """Damage is dealt to players, creatures and planeswalkers only, and none of it is no damage at all."""
    if event.amount <= 0:
        return False
    if isinstance(event.target, str):
        return not game.player(event.target).lost
    target = game.objects.get(event.target)
    return target is not None and target.zone == "battlefield" and is_damageable(characteristics(game, event.target).types)


def is_damageable(types: frozenset[str]) -> bool:
    """Whether a permanent with these card types can be dealt damage."""
    return bool(types & {"creature", "planeswalker"})


@rule("702.16e")
def prevented_by_protection(game: Game, event: DamageDealt) -> bool:
    """All damage from sources that a permanent has protection from is prevented."""
    return isinstance(event.target, int) and protected(game, event.target, event.source)


def results(game: Game, event: DamageDealt) -> Iterable[Event]:
    """What follows from damage that was dealt; `game` is the moment at which it was.  Marking it is part of the damage itself."""
    keywords = characteristics(game, event.source).keywords
    if isinstance(event.target, str):
        yield result_for_player(event.target, event.amount, keywords)
    else:
        types = characteristics(game, event.target).types
        if "creature" in types and withers(keywords):
            yield CountersPut(target=event.target, kind="-1/-1", amount=event.amount)
        if "planeswalker" in types:
            yield from loyalty_loss(game, event)


@rule("120.3a", "120.3b")
def result_for_player(player: str, amount: int, keywords: frozenset[str]) -> Event:
    """Damage makes a player lose that much life; from a source with infect it gives that many poison counters instead."""
    if "infect" in keywords:
        return CountersPut(target=player, kind="poison", amount=amount)
    return LifeLost(player=player, amount=amount)


@rule("120.3d", "120.3e")
def withers(keywords: frozenset[str]) -> bool:
    """Damage from a source with wither or infect puts -1/-1 counters on a creature instead of being marked on it."""
    return bool(keywords & {"infect", "wither"})


@rule("120.3c", "306.8")
def loyalty_loss(game: Game, event: DamageDealt) -> Iterable[Event]:
    """Damage removes that many loyalty counters from a planeswalker."""
    assert isinstance(event.target, int)
    removed = min(event.amount, game.object(event.target).counters.get("loyalty", 0))
    if removed:
        yield CountersRemoved(target=event.target, kind="loyalty", amount=removed)


@rule("702.15e", "119.9")
def life_gained(game: Game, dealt: Sequence[DamageDealt]) -> Iterable[LifeGained]:
    """Each source with lifelink makes a player gain life once, for all the damage that it deals at the same time."""
    for source in dict.fromkeys(event.source for event in dealt):
        if "lifelink" in characteristics(game, source).keywords:
            yield lifelink(game, source, tuple(event for event in dealt if event.source == source))


@rule("120.3f", "702.15b")
def lifelink(game: Game, source: ObjectId, dealt: Sequence[DamageDealt]) -> LifeGained:
    """The controller of a source with lifelink gains as much life as it dealt damage; its owner does if it has no controller."""
    player = characteristics(game, source).controller or game.object(source).owner
    return LifeGained(player=player, amount=sum(event.amount for event in dealt))
