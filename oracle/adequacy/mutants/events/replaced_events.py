"""Misreadings of the rules in `oracle/rules/events/replaced_events.py`."""

from typing import Any

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.cards.statics import EntersWith, ReplaceMana, TimesCounters
from oracle.cards.symbols import ManaType
from oracle.rules.events import replaced_events
from oracle.rules.events.replacement_candidates import Candidate
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import CountersPut, TurnedFaceUp
from oracle.rules.state.game import Mana
from oracle.rules.state.table import Table

replace = msgspec.structs.replace


@mutant(
    "more-counters-also-on-entering",
    replaces=replaced_events.apply_replacement,
    belief="A player who knows such effects from creatures that enter with counters, and only from these.",
)
def what_is_put_later_is_not_changed(right: Right, table: Table, event: Any, candidate: Candidate) -> Procedure[Any]:
    later = isinstance(candidate.rule, TimesCounters) and isinstance(event, CountersPut | TurnedFaceUp)
    return event if later else (yield from right(table, event, candidate))


@mutant(
    "land-may-enter-untapped",
    replaces=replaced_events.apply_replacement,
    belief="A player to whom such a land enters tapped, and an Island untaps nothing.",
)
def other_lands_do_not_help(right: Right, table: Table, event: Any, candidate: Candidate) -> Procedure[Any]:
    word = candidate.rule
    if isinstance(word, EntersWith) and word.tapped_unless is not None:
        return replace(event, tapped=True)
    return (yield from right(table, event, candidate))


@mutant(
    "land-may-enter-untapped",
    replaces=replaced_events.apply_replacement,
    belief="A player to whom any other land will do.",
)
def any_other_land_helps(right: Right, table: Table, event: Any, candidate: Candidate) -> Procedure[Any]:
    word = candidate.rule
    if isinstance(word, EntersWith) and word.tapped_unless is not None:
        return event
    return (yield from right(table, event, candidate))


@mutant(
    "mana-tapped-replacement-on-production",
    replaces=replaced_events.produced_instead,
    belief='A player who takes "twice as much" for one mana more, however much there is already.',
)
def doubling_adds_one_mana(right: Right, units: tuple[Mana, ...], word: ReplaceMana) -> tuple[Mana, ...]:
    if word.times is not None:
        return (*units, *(units[0],) * (word.times - 1))
    found: tuple[Mana, ...] = right(units, word)
    return found


@mutant(
    "hall-of-gemstone-leaves-colorless-mana",
    replaces=replaced_events.recolored,
    belief="An engine's author who replaces whatever a land produces, as other cards do.",
)
def colorless_mana_is_recolored(right: Right, units: tuple[Mana, ...], color: ManaType | None) -> tuple[Mana, ...]:
    return units if color is None else tuple(replace(unit, type=color) for unit in units)
