"""Losing, leaving and the end of the game (104, 800.4).

State-based actions, effects and conceding make a player lose; whatever did it, what follows is the same.
"""

from collections.abc import Sequence

from oracle.cards.changes import ChangeControl
from oracle.rules.characteristics.continuous import controller
from oracle.rules.citation import IllegalAction, rule
from oracle.rules.combat import durations
from oracle.rules.events.pipeline import commit_only, happen
from oracle.rules.state.decisions import Procedure, StartOver
from oracle.rules.state.events import Ceased, EffectsEnded, GameEnded, Moved, PlayerLost
from oracle.rules.state.table import ReturnPoint, Table


@rule("104.3a")
def concede(table: Table, player: str) -> Procedure[None]:
    """A player may concede at any time: they lose, and leave the game at once."""
    yield from lose(table, (PlayerLost(player=player, reason="conceded", rule="104.3a"),))


@rule("104.3a", "733.1")
def take_back(table: Table, return_point: ReturnPoint, refused: IllegalAction | None = None) -> Procedure[IllegalAction | None]:
    """What turns out to be illegal is taken back, but nobody's conceding: who has conceded meanwhile has left the game all the same.

    Returns what made it illegal.
    """
    before = return_point.game
    gone = tuple(player.name for player in table.game.players if player.conceded and not before.player(player.name).lost)
    table.return_to(return_point, refused)
    for player in gone:
        yield from concede(table, player)
    return refused


def start_over(table: Table, anew: StartOver) -> Procedure[None]:
    """Somebody has conceded while something was announced or declared: it is taken back, and they leave."""
    yield from take_back(table, anew.return_point)
    yield from concede(table, anew.player)


def lose(table: Table, events: Sequence[PlayerLost]) -> Procedure[None]:
    """Players lose the game at the same time, with everything that follows from it."""
    losing = tuple(event for event in events if not table.game.player(event.player).lost)
    done = yield from happen(table, *losing)
    lost = tuple(event.player for event in done if isinstance(event, PlayerLost))
    if lost:
        yield from leave(table, lost)


@rule("104.2a", "104.4a", "104.5")
def leave(table: Table, players: Sequence[str]) -> Procedure[None]:
    """Who loses leaves the game.  If one player is left they win; if all who were left lose at the same time the game is a draw."""
    remaining = tuple(player.name for player in table.game.players if not player.lost)
    if table.game.ended:
        return
    if len(remaining) <= 1:
        yield from happen(table, GameEnded(winners=remaining))
        return
    for player in players:
        yield from take_objects_along(table, player)
    durations.control(table)


@rule("800.4a")
def take_objects_along(table: Table, player: str) -> Procedure[None]:
    """What a leaving player owns leaves the game, effects that gave them control end, and what they still control is exiled.

    Objects on the stack that aren't cards cease to exist instead.
    """
    owned = tuple(object.id for object in table.game.objects.values() if object.owner == player)
    yield from happen(table, *(Ceased(object=id) for id in owned))
    gained = tuple(
        effect.id
        for effect in table.game.effects
        if effect.controller == player and any(isinstance(change, ChangeControl) for change in effect.changes)
    )
    if gained:
        commit_only(table, EffectsEnded(ids=gained))
    held = [object for object in table.game.objects.values() if object.zone in ("stack", "battlefield")]
    held = [object for object in held if controller(table.game, object.id) == player]
    yield from happen(table, *(Ceased(object=object.id) for object in held if object.zone == "stack" and object.kind != "card"))
    exiled = [object.id for object in held if object.zone != "stack" or object.kind == "card"]
    yield from happen(table, *(Moved(object=id, destination="exile", cause="state") for id in exiled))
