"""Misreadings of the rules in `oracle/rules/combat/durations.py`."""

from oracle.adequacy.mutant import Right, mutant
from oracle.cards.changes import LoseAbilities
from oracle.rules.combat import durations
from oracle.rules.state.game import ContinuousEffect, Game


@mutant(
    "omenkeel-land-permission-persists",
    replaces=durations.is_over,
    belief="A player who takes the permission for an ability of The Omenkeel, which is gone when the artifact is.",
)
def permission_ends_with_its_source(right: Right, game: Game, effect: ContinuousEffect) -> bool:
    source = game.objects.get(effect.source)
    gone = source is None or source.zone != "battlefield"
    return bool(right(game, effect)) or (effect.permission is not None and gone)


@mutant(
    "morph-lost-with-abilities",
    replaces=durations.over_at_cleanup,
    belief="A player to whom morph that was lost once is lost for good.",
)
def lost_abilities_do_not_come_back(right: Right, game: Game) -> tuple[int, ...]:
    lost = {effect.id for effect in game.effects if any(isinstance(change, LoseAbilities) for change in effect.changes)}
    return tuple(id for id in right(game) if id not in lost)


@mutant(
    "regeneration-replaces-one-destruction",
    replaces=durations.over_at_cleanup,
    belief="A player who lets regeneration stay until it is used.",
)
def shields_outlast_the_turn(right: Right, game: Game) -> tuple[int, ...]:
    shields = {effect.id for effect in game.effects if effect.regenerates}
    return tuple(id for id in right(game) if id not in shields)
