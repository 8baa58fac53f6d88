"""Conceding while somebody is asked (104.3a, 800.4f-h).

A player may concede at any time, so also in the middle of things.  What another player is announcing, and what has begun to resolve, goes
on: whoever was asked is asked about what is still there, and somebody else answers for who has left.  If it can't go on legally, it is
taken back as anything illegal is, but the player has left (`leaving.take_back`).  What the player announces themself, what is declared,
and what is done before a player receives priority, is begun anew once they have left (`StartOver`).
"""

from typing import Any

import msgspec

from oracle.rules.characteristics.continuous import controller
from oracle.rules.citation import rule
from oracle.rules.ending import leaving
from oracle.rules.state.decisions import (
    Answered,
    Choose,
    Concession,
    Confirm,
    Decision,
    Distribute,
    Procedure,
    ResolvingObjectLeft,
    StartOver,
    ask,
)
from oracle.rules.state.game import Game
from oracle.rules.state.table import Table

replace = msgspec.structs.replace


@rule("104.3a", "405.6g")
def concession(table: Table, player: str) -> Concession:
    """A player may concede at any time, with or without priority, and leaves the game at once; what others do meanwhile goes on.

    This is given instead of an answer to what is asked just then.
    """

    def carry_out(decision: Decision) -> Procedure[Decision]:
        there = table.game.objects.keys()
        yield from leaving.concede(table, player)
        gone = there - table.game.objects.keys()
        if table.resolving in gone:
            raise ResolvingObjectLeft
        if table.announced in gone:
            raise StartOver(player, table.begun)
        return (yield from left_of(table, decision, player))

    return Concession(carry_out=carry_out)


@rule("104.3a", "800.4a")
def goes_on(table: Table, player: str) -> bool:
    """Leaving the game takes back nothing that others do: what another player announces goes on, and so does what resolves."""
    return table.begun is None or table.announcing not in (None, player)


def left_of(table: Table, decision: Decision, player: str) -> Procedure[Decision]:
    """What is left of a question once a player has gone, and whose it is now."""
    if decision.player == player:
        if isinstance(decision, Confirm):
            return not_done(decision)
        decision = replace(decision, player=(yield from stand_in(table, decision)))
    if isinstance(decision, Choose):
        kept = [index for index, option in enumerate(decision.options) if _is_left(table.game, option)]
        texts = tuple(decision.texts[index] for index in kept) if decision.texts else ()
        return replace(decision, options=tuple(decision.options[index] for index in kept), texts=texts)
    if isinstance(decision, Distribute):
        options = tuple(option for option in decision.options if _is_left(table.game, option))
        return replace(decision, options=options) if options else answered(decision, {})
    return decision


def _is_left(game: Game, option: Any) -> bool:
    """Whether an option can still be chosen: an object that isn't gone, a player who is in the game, any other text."""
    if isinstance(option, int):
        return option in game.objects
    return option in game.turn_order() or all(option != player.name for player in game.players)


@rule("800.4f")
def not_done(decision: Confirm) -> Decision:
    """A cost that a player who has left would have to pay isn't paid; nor do they do what they may do."""
    return answered(decision, False)


def answered(decision: Decision, answer: Any) -> Answered:
    """The same question, with the only answer that there is left."""
    return Answered(player=decision.player, purpose=decision.purpose, prompt=decision.prompt, answer=answer)


@rule("800.4g", "800.4h", without=lambda table, decision: decision.player)
def stand_in(table: Table, decision: Decision) -> Procedure[str]:
    """A choice of a player who has left is made by another whom the controller of the object chooses, another opponent if possible.

    Where no object asks for it, it is the choice of the next player in turn order.
    """
    game = table.game
    chooser = controller(game, decision.source) if decision.source is not None else None
    if chooser is None or chooser not in game.turn_order():
        return game.next_player(decision.player)
    others = Choose(player=chooser, purpose="who chooses", prompt="Who chooses instead?", options=game.opponents(chooser), rule="800.4g")
    (other,) = yield from ask(others)
    return str(other)
