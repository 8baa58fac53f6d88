"""Chapter 305: playing lands."""

from oracle.cards.card import Card
from oracle.cards.statics import ExtraLands
from oracle.rules.characteristics import printed, selections
from oracle.rules.characteristics.continuous import rules_in_force
from oracle.rules.citation import IllegalAction, rule
from oracle.rules.events.pipeline import commit_only, happen
from oracle.rules.legality import prohibitions
from oracle.rules.legality.permissions import permissions, sorcery_timing
from oracle.rules.state.actions import PlayLand
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import LandPlayed, Moved
from oracle.rules.state.game import Game
from oracle.rules.state.table import Table


@rule("116.2a", "305.1", "712.12")
def play_land(table: Table, player: str, action: PlayLand) -> Procedure[None]:
    """Playing a land is a special action: it doesn't use the stack.  Of a double-faced card, a face that is a land is chosen.

    Raises `IllegalAction` where the rules forbid it.
    """
    game = table.game
    object = game.objects.get(action.object)
    if object is None:
        raise IllegalAction("116.2a", "that card is not there")
    face = action.face if action.face is not None else land_face(game, action.object)
    proposed = printed.printed(object.card, face)
    if "land" not in proposed.types:
        raise IllegalAction("305.1", f"{proposed.name} is not a land")
    check_land_face(object.card, face)
    check_land_timing(game, player)
    if not permissions(game, player, object, proposed, "play land", face):
        raise IllegalAction("305.1", f"nothing lets {player} play {proposed.name} from there")
    forbidden = prohibitions.playing(game, player, action.object, proposed, "play land", object.zone)
    if forbidden is not None:
        raise forbidden
    done = yield from happen(
        table, Moved(object=action.object, destination="battlefield", cause="play", player=player, controller=player, face=face)
    )
    if not any(isinstance(event, Moved) and event.object == action.object for event in done):
        raise IllegalAction("614.17", f"{proposed.name} can't enter the battlefield")
    for event in done:
        if isinstance(event, Moved) and event.became is not None:
            commit_only(table, LandPlayed(player=player, object=event.became))


@rule("712.8a", "712.12", "715.4", "720.4")
def check_land_face(card: Card, face: int) -> None:
    """Of a modal double-faced card either face may be played as a land; any other card is only its front or normal self.

    Raises `IllegalAction` for another face.
    """
    if face and card.layout != "modal double-faced":
        raise IllegalAction("712.12", f"{card.faces[face].name} can't be played from {card.name}")


def land_face(game: Game, id: int) -> int:
    """The first face of the card that is a land; the front if none is."""
    card = game.objects[id].card
    if card.layout != "modal double-faced":
        return 0
    return next((index for index, face in enumerate(card.faces) if "land" in face.types), 0)


@rule("305.2", "305.2a", "305.2b", "305.3")
def check_land_timing(game: Game, player: str) -> None:
    """A player plays lands in a main phase of their own turn with the stack empty, and only as many as they are allowed that turn.

    Raises `IllegalAction` otherwise.
    """
    wrong_time = sorcery_timing(game, player)
    if wrong_time is not None:
        raise IllegalAction("305.3" if game.turn.active != player else "116.2a", wrong_time.reason)
    allowed = allowance(game, player)
    if game.player(player).lands_played >= allowed:
        raise IllegalAction("305.2", f"{player} has played {game.player(player).lands_played} of {allowed} land(s) this turn")


@rule("305.2", without=1)
def allowance(game: Game, player: str) -> int:
    """One land each turn, and more where effects say so."""
    more = sum(
        selections.amount(game, active.rule.count, active.context())
        for active in rules_in_force(game)
        if isinstance(active.rule, ExtraLands) and player in selections.players(game, active.rule.who, active.context())
    )
    return 1 + more + game.player(player).extra_lands
