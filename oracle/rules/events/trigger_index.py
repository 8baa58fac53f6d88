"""Which kinds of events some ability may be waiting for at all.

Most events are of kinds that nothing in a game triggers on, and then nobody needs to ask what its objects are like just then.  What
the cards of a game could ever wait for is read off everything that is written on them: abilities that they give to others, tokens and
keywords included.  It is more than what really waits, never less.
"""

from typing import Any

import msgspec

from oracle.cards.abilities import Triggered
from oracle.cards.card import Card
from oracle.cards.keywords import begins_with, expanded, keyword
from oracle.cards.triggers import EitherEvent, Trigger
from oracle.rules.characteristics.continuous import KINDS_THAT_TRIGGER, memory_of
from oracle.rules.events.trigger_conditions import kinds_for
from oracle.rules.memo import memo_by_identity
from oracle.rules.state.events import BecameTarget, Event
from oracle.rules.state.game import Game

Kinds = frozenset[type[Event]]

BY_THE_RULES: Kinds = frozenset({BecameTarget})
"""What no card needs to say: a face-down permanent that was cloaked or disguised has ward (701.58a, 702.168a)."""


def kinds_that_trigger(game: Game) -> Kinds:
    """The kinds of events that abilities in this game could wait for; worked out anew only where there is a new physical object."""
    memory = memory_of(game)
    known = memory.get(KINDS_THAT_TRIGGER)
    if known is None or known[0] != game.next_physical:
        known = memory[KINDS_THAT_TRIGGER] = (game.next_physical, _of_all_cards(game))
    return known[1]


def _of_all_cards(game: Game) -> Kinds:
    cards = {id(object.card): object.card for object in game.objects.values()}
    cards.update({id(last.object.card): last.object.card for last in game.past.values()})
    return BY_THE_RULES.union(*map(kinds_of_card, cards.values()))


@memo_by_identity
def kinds_of_card(card: Card) -> Kinds:
    """The kinds of events that the abilities of a card could wait for, or those that it could give to something."""
    found: set[type[Event]] = set()
    read: set[str] = set()
    waiting: list[Any] = [card]
    while waiting:
        value = waiting.pop()
        if isinstance(value, Trigger):
            found.update(kinds_of(value))
        if isinstance(value, msgspec.Struct):
            waiting += [getattr(value, name) for name in value.__struct_fields__]
        elif isinstance(value, dict):
            waiting += value.values()
        elif isinstance(value, tuple):
            waiting += value
        elif isinstance(value, str) and value not in read:
            read.add(value)
            waiting += _abilities_of_keyword(value)
    return frozenset(found)


def _abilities_of_keyword(text: str) -> tuple[Any, ...]:
    """The triggered abilities that a keyword stands for, if the text is one."""
    if begins_with(text) is None:
        return ()
    try:
        return tuple(ability for ability in expanded(keyword(text)) if isinstance(ability, Triggered))
    except ValueError:
        return ()


@memo_by_identity
def kinds_of(trigger: Trigger) -> Kinds:
    """The kinds of events that a trigger condition could match."""
    if isinstance(trigger, EitherEvent):
        return frozenset().union(*map(kinds_of, trigger.events))
    return kinds_for(type(trigger))
