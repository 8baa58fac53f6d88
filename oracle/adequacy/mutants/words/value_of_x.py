"""Misreadings of the rules in `oracle/rules/words/value_of_x.py`."""

from typing import Any

from oracle.adequacy.mutant import Right, mutant
from oracle.rules.state.game import Announcement, Game, GameObject, ObjectId
from oracle.rules.words import value_of_x
from oracle.rules.words.context import Context


@mutant(
    "x-enters-trigger-uses-cast-x",
    replaces=value_of_x.enters_x,
    belief="A player who knows that X of a permanent is 0, and so lets it enter with X = 0.",
)
def x_is_zero_as_it_enters(right: Right, object: GameObject) -> int:
    return 0


@mutant(
    "altered-ego-x-of-its-own",
    replaces=value_of_x.enters_x,
    belief="A player to whom X is 0 in all that the copy enters with, since it is Grizzly Bears that enters and not the spell.",
)
def x_of_the_spell_is_lost_to_a_copy(right: Right, object: GameObject) -> int:
    return 0


@mutant(
    "altered-ego-x-of-its-own",
    replaces=value_of_x.announced_for_copy,
    belief="An engine's author who looks X up on the spell for whatever ability the permanent enters with.",
)
def copied_abilities_use_the_x_of_the_spell(right: Right, announced: Announcement | None) -> Announcement | None:
    return announced


@mutant(
    "x-of-the-spell-that-was-cast",
    replaces=value_of_x.x_of_spell_that_was_cast,
    belief="An engine's author who looks X up on the stack as the ability resolves: on its own spell, if that is still there.",
)
def x_is_looked_up_on_resolution(right: Right, game: Game, spell: ObjectId) -> dict[str, Any]:
    return {}


@mutant(
    "x-of-the-spell-that-was-cast",
    replaces=value_of_x.x_of_spell_that_was_cast,
    belief="A player who takes X of a triggered ability to be 0, since nothing is chosen for it.",
)
def x_of_a_cast_trigger_is_zero(right: Right, game: Game, spell: ObjectId) -> dict[str, Any]:
    return {value_of_x.CARRIED: 0}


@mutant(
    "x-in-conditions-of-entering",
    replaces=value_of_x.announced_for_copy,
    belief="A player to whom the permanent is the spell that it was, so that all of its abilities have that X, copied ones too.",
)
def copied_conditions_use_the_x_of_the_spell(right: Right, announced: Announcement | None) -> Announcement | None:
    return announced


@mutant(
    "x-goes-on-to-what-follows",
    replaces=value_of_x.names_to_keep,
    belief="An engine's author whose delayed and reflexive abilities keep objects and players, and no numbers.",
)
def x_is_forgotten(right: Right, context: Context) -> dict[str, Any]:
    return dict(context.names)
