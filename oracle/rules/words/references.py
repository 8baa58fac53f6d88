"""What the short texts in abilities point at: "this", "target", "controller of it" (see `oracle.cards.words`).

Everything that reads words reads through a **view**: a game, and how its objects look.  Usually that is how they look after all
continuous effects (`selections`); while the layers are applied, it is how they look so far (613.8, `layers`).
"""

from collections.abc import Callable
from typing import NamedTuple

from oracle.rules.citation import rule
from oracle.rules.state.game import Characteristics, Game, GameObject, ObjectId
from oracle.rules.words.context import Context


class View(NamedTuple):
    """A game and a way to look at its objects."""

    game: Game
    look: Callable[[ObjectId], Characteristics]
    """The characteristics of an object, present or past."""


def objects_meant(view: View, reference: str, context: Context) -> tuple[ObjectId, ...]:
    """The objects that a reference points at; what has left its zone is given by the id that it had."""
    if reference == "this":
        return (context.source,)
    if reference in context.names:
        return tuple(thing for thing in _things(context.names[reference]) if not isinstance(thing, str))
    if reference == "enchanted":
        to = _object(view.game, context.source)
        return (to.attached_to,) if to is not None and isinstance(to.attached_to, int) else ()
    if reference == "creator":
        return _creator(view.game, context)
    return ()


def players_meant(view: View, reference: str, context: Context) -> tuple[str, ...]:
    """The players that a reference points at, in turn order where it is a group."""
    if reference == "you":
        return (context.you,)
    if reference == "opponent":
        return view.game.opponents(context.you)
    if reference == "each player":
        return view.game.turn_order()
    if reference.startswith("owner of "):
        meant = objects_meant(view, reference.removeprefix("owner of "), context)
        return _distinct(view.game.object(id).owner for id in meant if _object(view.game, id) is not None)
    if reference.startswith("controller of "):
        meant = objects_meant(view, reference.removeprefix("controller of "), context)
        return _distinct(controller_or_owner(view, id) for id in meant if _object(view.game, id) is not None)
    if reference in context.names:
        return tuple(thing for thing in _things(context.names[reference]) if isinstance(thing, str))
    if reference == "chosen":
        return chosen_player(view, context)
    if reference == "enchanted":
        to = _object(view.game, context.source)
        return (to.attached_to,) if to is not None and isinstance(to.attached_to, str) else ()
    return tuple(player.name for player in view.game.players if player.name == reference)


@rule("607.2d")
def chosen_player(view: View, context: Context) -> tuple[str, ...]:
    """ "The chosen player" is who was chosen as this very object entered."""
    this = _object(view.game, context.source)
    name = None if this is None else this.chosen.get("opponent")
    return () if name is None else (name,)


@rule("108.4a", "109.4")
def controller_or_owner(view: View, id: ObjectId) -> str:
    """Only permanents, spells and abilities have a controller; of anything else the owner is meant."""
    return view.look(id).controller or view.game.object(id).owner


def _creator(game: Game, context: Context) -> tuple[ObjectId, ...]:
    """For an emblem: the object whose ability made it, kept with the emblem."""
    emblem = _object(game, context.source)
    if emblem is None:
        return ()
    if emblem.stacked is not None:
        return (emblem.stacked.source,)
    return (emblem.exiled_with,) if emblem.exiled_with is not None else ()


def _object(game: Game, id: ObjectId) -> GameObject | None:
    """The object as it is or last was; None if there never was one."""
    found = game.objects.get(id)
    if found is not None:
        return found
    record = game.past.get(id)
    return record.object if record is not None else None


def _things(named: object) -> tuple[ObjectId | str, ...]:
    """What a name stands for: ids and players.  Numbers and yes or no are no things."""
    if isinstance(named, str):
        return (named,)
    if isinstance(named, bool) or named is None:
        return ()
    if isinstance(named, int):
        return (named,)
    return tuple(named) if isinstance(named, (tuple, list)) else ()


def _distinct(names: object) -> tuple[str, ...]:
    return tuple(dict.fromkeys(names))  # type: ignore[call-overload]
