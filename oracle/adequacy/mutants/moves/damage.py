"""Misreadings of the rules in `oracle/rules/moves/damage.py`."""

from collections.abc import Iterable, Sequence

from oracle.adequacy.mutant import Right, mutant
from oracle.rules.moves import damage
from oracle.rules.state.events import DamageDealt, LifeGained
from oracle.rules.state.game import Game, ObjectId


@mutant(
    "lethal-damage-and-deathtouch",
    replaces=damage.lifelink,
    belief="A player who gains life for damage to players alone.",
)
def lifelink_for_damage_to_players(right: Right, game: Game, source: ObjectId, dealt: Sequence[DamageDealt]) -> LifeGained:
    gained: LifeGained = right(game, source, [event for event in dealt if isinstance(event.target, str)])
    return gained


@mutant(
    "lethal-damage-and-deathtouch",
    replaces=damage.life_gained,
    belief="An engine's author for whom each thing that is damaged is a gain of life by itself.",
)
def life_for_each_thing_damaged(right: Right, game: Game, dealt: Sequence[DamageDealt]) -> Sequence[LifeGained]:
    return [gained for event in dealt for gained in right(game, [event])]


@mutant(
    "lethal-damage-and-deathtouch",
    replaces=damage.life_gained,
    belief="A player who adds up all damage of their creatures with lifelink and gains life once.",
)
def life_is_gained_once_a_combat(right: Right, game: Game, dealt: Sequence[DamageDealt]) -> Iterable[LifeGained]:
    sums: dict[str, int] = {}
    for gain in right(game, dealt):
        sums[gain.player] = sums.get(gain.player, 0) + gain.amount
    return [LifeGained(player=player, amount=amount) for player, amount in sums.items()]
