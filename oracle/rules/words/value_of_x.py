"""Rule 107.3: what X is, wherever it may be read.

X is chosen for a spell or an activated ability as that is put on the stack, and kept in its `Announcement`; or it is defined by what
an ability says ("where X is …": saved under the name "X").  All that follows from a spell or ability carries the number on in its
`Context`, or in its names as "x".  Everything that reads X reads it by `x_of`.
"""

from typing import Any

import msgspec

from oracle.cards.costs import Cost
from oracle.rules.citation import rule
from oracle.rules.state.game import Announcement, Game, GameObject, ObjectId
from oracle.rules.words.context import Context

DEFINED = "X"
"""The name of an X that an ability itself defines."""
CARRIED = "x"
"""The name of the X of a spell or ability in what it leaves behind."""


@rule("107.3a", "107.3c", "107.3g", "107.3i")
def x_of(game: Game, context: Context) -> int:
    """X is what the ability at hand says that it is; else the number chosen for it, the same wherever X is written; else 0."""
    if (defined := context.names.get(DEFINED)) is not None:
        return as_number(defined)
    if context.x is not None:
        return context.x
    if (carried := context.names.get(CARRIED)) is not None:
        return as_number(carried)
    for id in (context.stack_object, context.source):
        object = game.objects.get(id) if id is not None else None
        if object is not None and object.zone == "stack" and object.announced is not None and object.announced.x is not None:
            return object.announced.x
    return 0


def is_known(context: Context) -> bool:
    """Whether X has been chosen or defined for the ability at hand, be it as 0."""
    return context.x is not None or DEFINED in context.names or CARRIED in context.names


@rule("107.3a")
def has_x(cost: Cost) -> bool:
    """Whether X is to be chosen for a cost: it may be in its mana, or count what is sacrificed, discarded, removed …, or stand deeper."""
    return any("{X}" in part if isinstance(part, str) else _said(msgspec.to_builtins(part, enc_hook=str)) for part in cost)


def _said(word: Any) -> bool:
    """Whether X is anywhere in a part of a cost."""
    if isinstance(word, str):
        return word == DEFINED or "{X}" in word
    inner = word.values() if isinstance(word, dict) else word if isinstance(word, (list, tuple)) else ()
    return any(_said(each) for each in inner)


def as_number(named: object) -> int:
    """The number saved under a name; of objects, how many."""
    if isinstance(named, int):
        return int(named)
    return len(named) if isinstance(named, (tuple, list)) else 0


@rule("107.3e", "608.2h", "113.7a")
def x_of_spell_that_was_cast(game: Game, spell: ObjectId) -> dict[str, Any]:
    """An ability that triggers on the casting of a spell uses the X of that spell, its own or another, whatever becomes of it meanwhile."""
    announced = game.object(spell).announced
    return {} if announced is None or announced.x is None else {CARRIED: announced.x}


@rule("107.3m")
def enters_x(object: GameObject) -> int:
    """X in an ability about a permanent's entering is the X chosen for any cost of the spell that became it; else it is 0."""
    return (object.announced.x or 0) if object.announced is not None else 0


@rule("107.3j", "107.3m")
def announced_for_copy(announced: Announcement | None) -> Announcement | None:
    """Abilities that a permanent has by copying don't use the X of the spell that it was: they define none, so X is 0 in them."""
    return None if announced is None else msgspec.structs.replace(announced, x=None)


@rule("107.3n", "611.2d", "603.12")
def names_to_keep(context: Context) -> dict[str, Any]:
    """What references mean, for what outlives the resolution: a delayed or reflexive ability or an effect that lasts has the same X."""
    names = dict(context.names)
    if context.x is not None:
        names[CARRIED] = context.x
    return names
