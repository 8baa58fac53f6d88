"""Effects that put more counters on something than would be put (614.1a): on permanents that are there, that enter with counters (122.6),
and that are turned face up with some (708.11)."""

import msgspec

from oracle.cards.statics import TimesCounters
from oracle.rules.characteristics import selections
from oracle.rules.characteristics.continuous import ActiveRule
from oracle.rules.citation import rule
from oracle.rules.events.turning_up import imagined_face_up
from oracle.rules.state.events import CountersPut, Moved, TurnedFaceUp
from oracle.rules.state.game import Game, ObjectId

replace = msgspec.structs.replace

Counting = CountersPut | Moved | TurnedFaceUp


@rule("122.6", "614.1a", "614.16")
def multiplies(future: Game, id: ObjectId, counters: dict[str, int], active: ActiveRule) -> bool:
    """An effect that puts more counters on something applies wherever counters of its kind would be put, also as a permanent enters.

    `future` is the game in which the object is what the counters are put on: for what enters, as it would exist on the battlefield.
    """
    word = active.rule
    assert isinstance(word, TimesCounters)
    concerned = counters if word.kind is None else {word.kind: counters.get(word.kind, 0)}
    return any(amount > 0 for amount in concerned.values()) and selections.means(future, word.what, id, active.context())


def multiplies_put(game: Game, event: CountersPut, active: ActiveRule) -> bool:
    """Whether it applies to counters that would be put on a permanent."""
    return isinstance(event.target, int) and multiplies(game, event.target, {event.kind: event.amount}, active)


def multiplies_turned_up(game: Game, event: TurnedFaceUp, active: ActiveRule) -> bool:
    """Whether it applies to counters with which a permanent would be turned face up."""
    return bool(event.counters) and multiplies(imagined_face_up(game, event.object), event.object, event.counters, active)


def multiplied(event: Counting, word: TimesCounters) -> Counting:
    """The event with as many counters as the effect makes of them."""
    if isinstance(event, CountersPut):
        return replace(event, amount=more(event.amount, word))
    counters = {kind: more(amount, word) if word.kind in (None, kind) else amount for kind, amount in event.counters.items()}
    return replace(event, counters=counters)


def more(amount: int, word: TimesCounters) -> int:
    """How many counters there are instead of so many."""
    return amount * word.times + word.plus
