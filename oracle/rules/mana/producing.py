"""Mana: which types there are to choose from, how much, and how it gets into a pool (106).

An `AddMana` word is worked out in three steps: what amounts of mana it could be now (`alternatives`), which of them the player
takes, and one event that puts it into the pool.  One event, because replacement effects and "tapped for mana" look at the whole of
what an ability produces (106.12a-b).
"""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations_with_replacement, product
from math import comb, prod

from oracle.cards.effects import AddMana, ManaTypes
from oracle.cards.symbols import COLOR_NAMES, COLORS, MANA_TYPES, ManaType, mana, split_symbols, written
from oracle.rules.bounds import MOST, MOST_WAYS, at_most
from oracle.rules.characteristics import selections
from oracle.rules.characteristics.continuous import characteristics
from oracle.rules.citation import IllegalAction, rule
from oracle.rules.events.pipeline import happen
from oracle.rules.neutral import WORKED_OUT
from oracle.rules.state.decisions import Choose, Procedure, ask
from oracle.rules.state.events import Event, ManaProduced
from oracle.rules.state.game import Game, Mana, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context
from oracle.rules.words.value_of_x import x_of

Units = tuple[ManaType, ...]
"""An amount of mana: the type of each."""

TAPPED_FOR_MANA = "tapped for mana"
"""Name in a context: it is a mana ability with {T} in its cost that is resolving (106.12)."""
PRODUCING = "producing"
"""Name in a context: the mana that the player said they would choose, such as "{G}"."""
PRODUCED = "mana types"
"""Name in the context of a trigger on mana: the types of the mana that was produced."""


@rule("106.3", "106.4", "106.12")
def produce(
    table: Table, effect: AddMana, context: Context, tapped_for: bool | None = None, players: tuple[str, ...] | None = None
) -> Procedure[tuple[Mana, ...]]:
    """Mana that an effect adds goes into the player's mana pool, all of it in one event.

    `tapped_for` says that the source was tapped for it; if it is left out, the context says so.  `players` are those that get it, if that
    is known already.  Returns what was produced.
    """
    tapped = bool(context.names.get(TAPPED_FOR_MANA)) if tapped_for is None else tapped_for
    source = context.source
    snow = "snow" in characteristics(table.game, source).supertypes
    batch: list[Event] = []
    for player in selections.players(table.game, effect.who, context) if players is None else players:
        units = yield from _announced_or_chosen(table, player, alternatives(table, effect, context), context)
        if units:
            added = tuple(Mana(unit, source, snow, effect.spend_only, effect.spend_on_abilities) for unit in units)
            batch.append(ManaProduced(player=player, source=source, mana=added, tapped_for=tapped))
    if not batch:
        return ()
    done = yield from happen(table, *batch)
    return tuple(unit for event in done if isinstance(event, ManaProduced) for unit in event.mana)


def _announced_or_chosen(table: Table, player: str, offered: tuple[Units, ...], context: Context) -> Procedure[Units]:
    """What the player said while activating the ability, else what they choose now."""
    said = context.names.pop(PRODUCING, None)
    return _as_said(said, offered) if said is not None else (yield from choose_mana(table, player, offered, context))


@rule("106.5", "106.8", without=lambda table, player, offered, context: offered[0] if len(offered) == 1 else WORKED_OUT)
def choose_mana(table: Table, player: str, offered: tuple[Units, ...], context: Context) -> Procedure[Units]:
    """Where mana could be of several types, the player chooses; where no type is defined, no mana is produced."""
    if not offered:
        return ()
    by_text = {written(units): units for units in offered}
    answer = yield from ask(
        Choose(player=player, purpose="mana", prompt="Which mana?", options=tuple(by_text), source=context.source, rule="106.8")
    )
    return by_text[answer[0]]


def _as_said(said: str, offered: tuple[Units, ...]) -> Units:
    """The amount that a player announced: the whole of it, or just the type of all of it."""
    try:
        wanted = split_symbols(said)
    except ValueError as error:
        raise IllegalAction("106.1b", str(error)) from error
    for units in offered:
        if sorted(units) == sorted(wanted):
            return units
    for units in offered:
        if len(wanted) == 1 and units and set(units) == set(wanted):
            return units
    possible = ", ".join(written(units) for units in offered) or "no mana"
    raise IllegalAction("106.3", f"this produces {possible}, not {said}")


@rule("106.5", "106.8", "106.9", "106.10", "106.11")
def alternatives(table: Table, effect: AddMana, context: Context) -> tuple[Units, ...]:
    """The amounts of mana that an effect could add now; none if the type is undefined or the amount is zero.

    A symbol that is generic or snow adds colorless mana, a Phyrexian symbol mana of its color, of a hybrid symbol one half is
    chosen.
    """
    count = selections.amount(table.game, effect.count, context)
    if count <= 0:
        return ()
    at_most(count, MOST, "mana", "106.4")
    if effect.mana is not None:
        return tuple(units for units in amounts(effect.mana, x_of(table.game, context), count) if units)
    types = types_to_choose(table, effect.choices, context)
    if effect.combination:
        at_most(comb(count + len(types) - 1, count) if types else 0, MOST_WAYS, "combinations of mana", "106.4")
        return tuple(combinations_with_replacement(types, count))
    return tuple((type,) * count for type in types)


@cache
def amounts(text: str, x: int, count: int = 1) -> tuple[Units, ...]:
    """The amounts that mana symbols stand for where mana is added, `count` times over; several with hybrid symbols."""
    choices = [_halves(symbol, x) for symbol in split_symbols(text)] * count
    at_most(prod(map(len, choices)), MOST_WAYS, "combinations of mana", "106.8")
    found: dict[Units, None] = {}
    for way in product(*choices):
        found[tuple(sorted((unit for part in way for unit in part), key=MANA_TYPES.index))] = None
    return tuple(found)


def _halves(symbol: str, x: int) -> tuple[Units, ...]:
    if symbol.isdigit() or symbol == "X":
        return (_colorless(x if symbol == "X" else int(symbol)),)
    if symbol == "S":
        return (_colorless(1),)
    return tuple(_half(half) for half in symbol.split("/") if half != "P")


def _half(half: str) -> Units:
    return mana(f"{{{half}}}")


def _colorless(count: int) -> Units:
    unit: ManaType = "C"
    return (unit,) * at_most(count, MOST, "mana", "106.4")


def types_to_choose(table: Table, choices: Sequence[str] | ManaTypes | None, context: Context) -> Units:
    """The types of mana among which an effect lets a player choose, in the order W, U, B, R, G, C."""
    if choices is None:
        return ()
    if not isinstance(choices, ManaTypes):
        return tuple(type for type in MANA_TYPES if type in choices)
    allowed: Units = COLORS if choices.colors_only else MANA_TYPES
    found = _types_found(table, choices, context)
    return tuple(type for type in allowed if type in found)


Producible = Callable[[Table, ObjectId], frozenset[ManaType]]

_producible: list[Producible] = []


def tells_what_could_be_produced(producible: Producible) -> Producible:
    """Marks the function that says which types of mana a permanent could produce: it asks for mana itself, so it stands above."""
    _producible.append(producible)
    return producible


def _types_found(table: Table, choices: ManaTypes, context: Context) -> frozenset[str]:
    game = table.game
    if choices.source == "any color":
        return frozenset(COLORS)
    if choices.source == "produced":
        return frozenset(context.names.get(PRODUCED, ()))
    if choices.source == "chosen color":
        return _chosen_color(game, context)
    if choices.what is None:
        return frozenset()
    ids = selections.objects(game, choices.what, context)
    if choices.source == "colors among":
        return frozenset(color for id in ids for color in characteristics(game, id).colors)
    return frozenset(type for id in ids for type in _producible[-1](table, id))


def _chosen_color(game: Game, context: Context) -> frozenset[str]:
    """The color that was chosen for the source, if one was (607.2d)."""
    chosen = game.object(context.source).chosen.get("color")
    return frozenset(letter for letter, name in COLOR_NAMES.items() if chosen in (letter, name))
