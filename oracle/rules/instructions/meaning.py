"""What a word's selection means at this moment: objects that are there, players, or both."""

import msgspec

from oracle.cards.filters import Amount, Filter, Selection
from oracle.cards.words import always_means_players
from oracle.rules.characteristics import selections
from oracle.rules.characteristics.continuous import controller
from oracle.rules.citation import rule
from oracle.rules.state.decisions import Choose, Procedure, ask
from oracle.rules.state.game import PUBLIC_ZONES, Game, ObjectId, Target, Zone
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context


@rule("400.7", "609.3", "603.7c")
def present(game: Game, selection: Selection, context: Context, *zones: Zone) -> tuple[ObjectId, ...]:
    """An effect does as much as it can: objects that it means and that are still there, in one of these zones if any are given.

    An object that has left the zone it was expected in is no longer the one that is meant.
    """
    ids = (found_again(game, id, context) for id in selections.objects(game, selection, context))
    return tuple(id for id in ids if id in game.objects and (not zones or game.objects[id].zone in zones))


@rule("400.7e", without=lambda game, id, context: id)
def found_again(game: Game, id: ObjectId, context: Context) -> ObjectId:
    """An ability that triggers as an object goes to a public zone finds the object that it became there, as long as it stays there."""
    if id in game.objects or context.names.get("it") != (id,):
        return id
    became = context.names.get("card")
    if isinstance(became, tuple) and len(became) == 1 and became[0] in game.objects and game.objects[became[0]].zone in PUBLIC_ZONES:
        return int(became[0])
    return id


def permanents_meant(game: Game, selection: Selection, context: Context) -> tuple[ObjectId, ...]:
    """The permanents that a selection means."""
    return present(game, selection, context, "battlefield")


def means_players(selection: Selection, context: Context) -> bool:
    """Whether a selection is a reference that speaks of players alone, such as "you" or "owner of it"."""
    if not isinstance(selection, str):
        return False
    named = context.names.get(selection)
    if named is not None:
        return isinstance(named, tuple) and bool(named) and all(isinstance(target, str) for target in named)
    return always_means_players(selection)


def meant(game: Game, selection: Selection, context: Context) -> tuple[Target, ...]:
    """Objects that are there and players still in the game: a selection such as "target" may mean either, or both."""
    if isinstance(selection, str):
        named = context.names.get(selection)
        if isinstance(named, tuple):
            return tuple(target for target in named if target in game.objects or target in game.turn_order())
        if means_players(selection, context):
            return tuple(player for player in selections.players(game, selection, context) if player in game.turn_order())
    return present(game, selection, context)


def number(game: Game, amount: Amount, context: Context) -> int:
    """An amount of things to do, never less than zero.  107.1b"""
    return at_least_zero(selections.amount(game, amount, context))


@rule("107.1b", without=lambda amount: amount)
def at_least_zero(amount: int) -> int:
    """An effect that would use a negative number as its amount uses zero instead."""
    return max(0, amount)


def anywhere(filter: Filter) -> Filter:
    """The same filter, saying nothing about the zone: for cards that the effect already has in hand."""
    return msgspec.structs.replace(filter, zone="any") if filter.zone == "battlefield" else filter


@rule("109.5", "109.4")
def yours(game: Game, player: str, ids: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    """What is a player's: permanents and spells that they control; cards elsewhere that they own."""
    return tuple(id for id in ids if (controller(game, id) or game.object(id).owner) == player)


PROMPTS = {"choose": "Choose", "search": "Choose what is found", "enchant": "Choose what it enchants"}
"""What is asked where "Choose what to …" and the purpose don't say it."""


def choose_some(
    player: str,
    purpose: str,
    options: tuple[Target, ...],
    context: Context,
    count: int | None,
    up_to: bool = False,
    prompt: str = "",
    rule_number: str = "608.2d",
) -> Procedure[tuple[Target, ...]]:
    """A choice made on resolution: `count` of the options (all of them if None), or as many of them as the player likes (`up_to`).

    `purpose` is what answers are matched by; `prompt` is what the player is asked, if the purpose doesn't say it; `rule_number` the rule by
    which they choose.  Returns what was chosen.
    """
    most = len(options) if count is None else min(count, len(options))
    chosen: tuple[Target, ...] = yield from ask(
        Choose(
            player=player,
            purpose=purpose,
            prompt=prompt or PROMPTS.get(purpose, f"Choose what to {purpose}"),
            options=options,
            minimum=0 if up_to else most,
            maximum=most,
            source=context.source,
            rule=rule_number,
        )
    )
    return tuple(option for option in options if option in chosen)


def choose_objects(
    table: Table,
    player: str,
    purpose: str,
    options: tuple[ObjectId, ...],
    context: Context,
    count: int | None,
    up_to: bool = False,
    prompt: str = "",
    rule_number: str = "608.2d",
) -> Procedure[tuple[ObjectId, ...]]:
    """The same for options that are all objects.  Returns the ids of those that were chosen."""
    chosen = yield from choose_some(player, purpose, options, context, count, up_to, prompt, rule_number)
    return tuple(option for option in chosen if isinstance(option, int))
