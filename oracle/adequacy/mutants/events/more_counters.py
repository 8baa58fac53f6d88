"""Misreadings of the rules in `oracle/rules/events/more_counters.py`."""

from oracle.adequacy.mutant import Right, mutant
from oracle.cards.statics import TimesCounters
from oracle.rules.characteristics import selections
from oracle.rules.characteristics.continuous import ActiveRule
from oracle.rules.events import more_counters
from oracle.rules.state.game import Game, ObjectId


@mutant(
    "more-counters-also-on-entering",
    replaces=more_counters.multiplies,
    belief="An engine's author who takes entering with counters for something else than putting counters on a permanent.",
)
def more_only_on_what_is_there(right: Right, future: Game, id: ObjectId, counters: dict[str, int], active: ActiveRule) -> bool:
    held = future.objects[id].counters
    return bool(right(future, id, counters, active)) and not any(held.get(kind, 0) >= amount for kind, amount in counters.items())


@mutant(
    "more-counters-also-on-entering",
    replaces=more_counters.multiplies,
    belief="A player who adds one more counter to none.",
)
def none_is_as_good_as_some(right: Right, future: Game, id: ObjectId, counters: dict[str, int], active: ActiveRule) -> bool:
    word = active.rule
    assert isinstance(word, TimesCounters)
    if word.plus and word.kind is not None and selections.means(future, word.what, id, active.context()):
        counters.setdefault(word.kind, 0)
        return True
    return bool(right(future, id, counters, active))


@mutant(
    "persist-and-undying-count-counters",
    replaces=more_counters.multiplies,
    belief="A player who multiplies only counters that a spell's own permanent enters with.",
)
def more_only_for_what_was_cast(right: Right, future: Game, id: ObjectId, counters: dict[str, int], active: ActiveRule) -> bool:
    entered = future.objects[id]
    return (entered.announced is not None or entered.kind != "card") and bool(right(future, id, counters, active))
