"""Going through the instructions of an ability (608.2c-e): `perform`."""

from collections.abc import Sequence
from typing import Any

from oracle.cards.effects import Effect
from oracle.rules import selections
from oracle.rules.citation import rule
from oracle.rules.context import Context
from oracle.rules.decisions import Confirm, Procedure, ask
from oracle.rules.effects.registry import PERFORMERS, Entry, Players
from oracle.rules.table import Table


@rule("608.2c")
def perform(table: Table, effects: Sequence[Any], context: Context) -> Procedure[None]:
    """The controller of a spell or ability follows its instructions in the order written; each sees what the earlier ones did.  608.2c"""
    for effect in effects:
        yield from carry_out(table, effect, context)


def carry_out(table: Table, effect: Effect, context: Context) -> Procedure[Any]:
    """One instruction: whether it applies, who does it and whether they want to; then the deed.  Saves and returns its result."""
    entry = PERFORMERS[type(effect)]
    result = entry.nothing
    if effect.given is None or selections.holds(table.game, effect.given, context):
        players = in_turn_order(table, selections.players(table.game, effect.who, context))
        if effect.optional and not entry.asks_itself:
            players = yield from willing(table, effect, entry, players, context)
        if players:
            result = yield from entry.performer(table, effect, players, context)
    if effect.save is not None:
        context.names[effect.save] = result
    return result


@rule("101.4", "608.2e")
def in_turn_order(table: Table, players: Players) -> Players:
    """Players who do something at the same time make their choices in turn order, the active player first; who has left does nothing.

    101.4, 608.2e
    """
    return tuple(player for player in table.game.turn_order() if player in players)


@rule("608.2d", "603.5")
def willing(table: Table, effect: Effect, entry: Entry, players: Players, context: Context) -> Procedure[Players]:
    """ "May" is decided while the instruction is carried out; nobody can choose to do what is impossible.  608.2d, 603.5"""
    accepted: list[str] = []
    for player in players:
        if entry.possible is not None and not entry.possible(table, effect, player, context):
            continue
        question = Confirm(player=player, purpose="may", prompt=question_about(effect), source=context.source, rule="608.2d")
        if (yield from ask(question)):
            accepted.append(player)
    return tuple(accepted)


def question_about(effect: Effect) -> str:
    """The question whether to do something, for the prompt."""
    return f"{str(type(effect).__struct_config__.tag).capitalize()}?"
