"""Misreadings of the rules in `oracle/rules/state/revealing.py`."""

from collections.abc import Iterable
from typing import Any

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.rules.state import revealing
from oracle.rules.state.events import Event, GameEnded, Moved, PlayerLost
from oracle.rules.state.game import Game

replace = msgspec.structs.replace


@mutant(
    "facedown-reveal-on-leaving",
    replaces=revealing.reveal_on_leaving,
    belief="A player who shows a card that everybody will see anyway, and not one that goes to a hand or library.",
)
def not_revealed_into_a_hidden_zone(right: Right, game: Game, events: Iterable[Event]) -> tuple[Event, ...]:
    found: tuple[Event, ...] = right(
        game, [each for each in events if not (isinstance(each, Moved) and each.destination in ("hand", "library"))]
    )
    return found


@mutant(
    "facedown-reveal-on-leaving",
    replaces=revealing.reveal_on_leaving,
    belief="A player who knows the rule for permanents, and doesn't show a face-down spell that was countered.",
)
def countered_spell_is_not_revealed(right: Right, game: Game, events: Iterable[Event]) -> tuple[Event, ...]:
    here = [each for each in events if not (isinstance(each, Moved) and game.objects[each.object].zone == "stack")]
    found: tuple[Event, ...] = right(game, here)
    return found


@mutant(
    "facedown-reveal-on-leaving",
    replaces=revealing.reveal_on_leaving,
    belief="A player who reveals a face-down spell as it leaves the stack, also if it resolves and enters face down.",
)
def resolving_spell_is_revealed(right: Right, game: Game, events: Iterable[Event]) -> tuple[Event, ...]:
    gone = [replace(each, destination="exile") if isinstance(each, Moved) and each.cause == "resolve" else each for each in events]
    found: tuple[Event, ...] = right(game, gone)
    return found


@mutant(
    "facedown-reveal-on-leaving",
    replaces=revealing.reveal_on_leaving,
    belief="A player who takes their cards and goes when they have lost, without showing them.",
)
def loser_reveals_nothing(right: Right, game: Game, events: Iterable[Event]) -> tuple[Event, ...]:
    found: tuple[Event, ...] = right(game, [each for each in events if not isinstance(each, PlayerLost)])
    return found


@mutant(
    "facedown-reveal-on-leaving",
    replaces=revealing.is_seen_afterwards,
    belief="A player who shows face-down cards for a moment as the game ends, and leaves them face down on the table.",
)
def nothing_lies_open_afterwards(right: Right, game: Game) -> bool:
    return False


@mutant(
    "facedown-reveal-on-leaving",
    replaces=revealing.reveal_on_leaving,
    belief="A player who shows a card only where it would stay hidden; in a public zone everybody sees it.",
)
def public_zones_need_no_revealing(right: Right, game: Game, events: Any) -> tuple[Event, ...]:
    kept = (each for each in events if not isinstance(each, Moved) or each.destination not in ("graveyard", "exile"))
    found: tuple[Event, ...] = right(game, tuple(kept))
    return found


@mutant(
    "facedown-reveal-on-leaving",
    replaces=revealing.reveal_on_leaving,
    belief="A player who gathers up the cards once the game is over.",
)
def nothing_is_revealed_once_the_game_is_over(right: Right, game: Game, events: Any) -> tuple[Event, ...]:
    batch = tuple(events)
    over = any(isinstance(each, GameEnded | PlayerLost) for each in batch) and len(game.turn_order()) <= 2
    found: tuple[Event, ...] = () if over else right(game, batch)
    return found
