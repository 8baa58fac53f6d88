"""Going through the instructions of an ability (608.2c-e), and which function carries out which word.

`perform` does one instruction after the other.  The functions that know what a word does are in `oracle.rules.resolution.effects`, each
marked with `@performs(words.Draw)`; importing that package makes them known here.  So the rules that only need something to be carried out
(a mana ability, a replacement) needn't know how.

A performer gets the table, the word, the players who carry it out (in turn order, 101.4) and the context.  It returns its result,
which `carry_out` saves if the word says so: ids of objects, a number, or whether something was done.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from oracle.cards.effects import Effect
from oracle.rules.bounds import TooMuch
from oracle.rules.characteristics import selections
from oracle.rules.characteristics.hidden import name_told
from oracle.rules.citation import rule
from oracle.rules.state.decisions import Confirm, Procedure, ask
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context

E = TypeVar("E", bound=Effect)

PlayerNames = tuple[str, ...]
Performer = Callable[[Table, E, PlayerNames, Context], Procedure[Any]]
Possible = Callable[[Table, E, str, Context], bool]


class HowToPerform(NamedTuple):
    """How a word is carried out."""

    performer: Performer[Any]
    possible: Possible[Any] | None
    """Whether a player could do it at all: what is impossible is not offered (608.2d).  None: always possible."""
    asks_itself: bool
    """It puts the question whether to do it in its own way, so "may" is not asked before."""
    nothing: Any
    """Its result when it was not carried out."""


PERFORMERS: dict[type[Effect], HowToPerform] = {}
"""All words and how they are carried out."""


def performs(
    kind: type[E], possible: Possible[E] | None = None, asks_itself: bool = False, nothing: Any = ()
) -> Callable[[Performer[E]], Performer[E]]:
    """Marks the function that carries out one kind of effect."""

    def mark(function: Performer[E]) -> Performer[E]:
        PERFORMERS[kind] = HowToPerform(function, possible, asks_itself, nothing)
        return function

    return mark


@rule("608.2c")
def perform(table: Table, effects: Sequence[Any], context: Context) -> Procedure[None]:
    """The controller of a spell or ability follows its instructions in the order written; each sees what the earlier ones did."""
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
            try:
                result = yield from entry.performer(table, effect, players, context)
            except TooMuch as most:
                most.card = most.card or name_told(table.game, context.source)
                raise
    if effect.save is not None:
        context.names[effect.save] = result
    return result


@rule("101.4", "608.2e")
def in_turn_order(table: Table, players: PlayerNames) -> PlayerNames:
    """Players who do something at the same time make their choices in turn order, the active player first; who has left does nothing."""
    return tuple(player for player in table.game.turn_order() if player in players)


@rule("608.2d", "603.5")
def willing(table: Table, effect: Effect, entry: HowToPerform, players: PlayerNames, context: Context) -> Procedure[PlayerNames]:
    """ "May" is decided while the instruction is carried out; nobody can choose to do what is impossible.

    `entry` tells how the effect is carried out, `players` are those who may decide; returns those who are willing.
    """
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
