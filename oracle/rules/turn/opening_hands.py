"""Rule 103.6: what players do with cards of their opening hands, before the first turn."""

from oracle.cards.statics import OpeningHand
from oracle.rules.characteristics.continuous import characteristics, rules_in_force
from oracle.rules.citation import rule
from oracle.rules.events.pipeline import happen
from oracle.rules.state.decisions import Confirm, Procedure, ask
from oracle.rules.state.events import Moved
from oracle.rules.state.game import Game
from oracle.rules.state.table import Table


@rule("103.6", "103.6a")
def begin_with_cards_of_opening_hands(table: Table) -> Procedure[None]:
    """A card may let a player begin the game with it on the battlefield: the starting player decides first, then the others."""
    if not before_the_first_turn(table.game):
        return
    for player in table.game.turn_order():
        for id in table.game.zone("hand", player):
            if not any(isinstance(active.rule, OpeningHand) and active.source == id for active in rules_in_force(table.game)):
                continue
            prompt = f"Begin the game with {characteristics(table.game, id).name} on the battlefield?"
            if (yield from ask(Confirm(player=player, purpose="opening hand", prompt=prompt, source=id, rule="103.6a"))):
                yield from happen(table, Moved(object=id, destination="battlefield", cause="put", player=player, controller=player))


@rule("103.8")
def before_the_first_turn(game: Game) -> bool:
    """The first turn begins with its untap step; a game that stands there is only about to begin."""
    return game.turn.number == 1 and game.turn.step == "untap"
