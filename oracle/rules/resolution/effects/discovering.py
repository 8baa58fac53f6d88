"""Discover (701.57): exile cards until a cheap one comes; cast it or take it into the hand."""

import msgspec

from oracle.cards import effects as words
from oracle.cards.filters import Filter, Range
from oracle.rules.citation import rule
from oracle.rules.instructions.dispatch import PlayerNames, perform, performs
from oracle.rules.instructions.meaning import number
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context


@performs(words.Discover, nothing=False)
@rule("701.57a", "701.57b")
def discover(table: Table, effect: words.Discover, players: PlayerNames, context: Context) -> Procedure[bool]:
    """To discover N, a player exiles cards until there is a nonland card of mana value N or less, and may cast it free.

    The spell must also have mana value N or less.  If it isn't cast, the card goes to hand; the other cards go to the bottom in a
    random order.
    """
    for player in players:
        most = Range(at_most=number(table.game, effect.value, context))
        steps = (
            words.ExileUntil(until=Filter(zone="any", without_types=("land",), mana_value=most), save="discovered"),
            words.CastNow(what="discovered", filter=Filter(zone="any", mana_value=most)),
            words.Move(what="discovered", to="hand"),
            words.Move(what="rest", to="library bottom random"),
        )
        yield from perform(table, steps, msgspec.structs.replace(context, you=player, names=dict(context.names)))
    return True
