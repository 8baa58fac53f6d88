"""Draw, discard, mill, reveal: cards between library, hand and graveyard."""

from oracle.cards import effects as words
from oracle.rules.characteristics import selections
from oracle.rules.citation import rule
from oracle.rules.events.pipeline import happen
from oracle.rules.instructions.dispatch import PlayerNames, performs
from oracle.rules.instructions.meaning import anywhere, choose_objects, number, present
from oracle.rules.legality import prohibitions
from oracle.rules.moves import zones
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import Moved, Revealed
from oracle.rules.state.game import Game, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context


@performs(words.Draw, possible=lambda table, effect, player, context: prohibitions.drawing(table.game, player) is None)
@rule("121.2c", "121.2")
def draw(table: Table, effect: words.Draw, players: PlayerNames, context: Context) -> Procedure[tuple[ObjectId, ...]]:
    """If several players draw, the active player makes all of their draws first, then the others in turn order."""
    count = number(table.game, effect.count, context)
    drawn: tuple[ObjectId, ...] = ()
    for player in players:
        drawn += yield from zones.draw(table, player, count)
    return drawn


def discardable(game: Game, player: str, effect: words.Discard, context: Context) -> tuple[ObjectId, ...]:
    """The cards in a player's hand that the instruction lets them discard."""
    hand = game.zone("hand", player)
    return tuple(id for id in hand if selections.matches(game, id, anywhere(effect.what), context))


@performs(words.Discard, possible=lambda table, effect, player, context: bool(discardable(table.game, player, effect, context)))
@rule("701.9a", "701.9b", "608.2e")
def discard(table: Table, effect: words.Discard, players: PlayerNames, context: Context) -> Procedure[tuple[ObjectId, ...]]:
    """A player who discards chooses which cards, unless chance does; several players choose in turn order, then all discard at once."""
    count = number(table.game, effect.count, context)
    moves: list[Moved] = []
    for player in players:
        options = discardable(table.game, player, effect, context)
        if effect.random:
            chosen = (yield from zones.random_order(table, options))[:count]
        else:
            chosen = yield from choose_objects(table, player, "discard", options, context, count, rule_number="701.9b")
        moves.extend(Moved(object=id, destination="graveyard", cause="discard", player=player) for id in chosen)
    events = yield from happen(table, *moves)
    return zones.new_objects(events, tuple(move.object for move in moves))


@rule("701.17b", without=True)
def can_mill(table: Table, effect: words.Mill, player: str, context: Context) -> bool:
    """A player can't choose to mill more cards than the library has."""
    return number(table.game, effect.count, context) <= len(table.game.zone("library", player))


@performs(words.Mill, possible=can_mill)
@rule("701.17a", "701.17b")
def mill(table: Table, effect: words.Mill, players: PlayerNames, context: Context) -> Procedure[tuple[ObjectId, ...]]:
    """To mill is to put that many cards from the top of the library into the graveyard, or as many as there are; players do so at once."""
    count = number(table.game, effect.count, context)
    moves = tuple(
        Moved(object=id, destination="graveyard", cause="mill", player=player)
        for player in players
        for id in zones.top(table.game, player, count)
    )
    events = yield from happen(table, *moves)
    return zones.new_objects(events, tuple(move.object for move in moves))


@performs(words.Reveal, possible=lambda table, effect, player, context: bool(present(table.game, effect.what, context)))
@rule("701.20a")
def reveal(table: Table, effect: words.Reveal, players: PlayerNames, context: Context) -> Procedure[tuple[ObjectId, ...]]:
    """To reveal cards is to show them to all players for as long as the effect needs them; they stay where they are."""
    shown = present(table.game, effect.what, context)
    if shown:
        yield from happen(table, Revealed(player=players[0], objects=shown))
    return shown
