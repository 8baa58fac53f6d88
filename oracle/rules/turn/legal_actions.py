"""What a player with priority could do now (117.1).

No rule is decided here.  `conceivable` lists every action that there could be, by what the objects of the game are and have;
`legal_actions` keeps those that the rules let the player carry out in some way: each is tried on a branch that is dropped.
"""

from collections.abc import Iterator

from oracle.cards.abilities import AnyAbility, Static
from oracle.cards.statics import AlternativeCost
from oracle.rules.characteristics.continuous import controller, rules_in_force
from oracle.rules.characteristics.printed import FUSED
from oracle.rules.citation import rule
from oracle.rules.costs import total_cost
from oracle.rules.events.turning_up import ways_to_turn_up
from oracle.rules.legality.mana_abilities import activated_of
from oracle.rules.stack.casting import can_be_fused, face_down_kind
from oracle.rules.state import actions
from oracle.rules.state.game import Game, GameObject
from oracle.rules.state.table import Table, refusal
from oracle.rules.turn.priority import take_action


@rule("117.1", "117.1a", "117.1b", "117.1c", "117.3d")
def legal_actions(table: Table, player: str) -> tuple[actions.Action, ...]:
    """A player with priority may cast spells, activate abilities, take special actions, and pass, as far as the rules let them.

    Choices are left out of the actions: each is legal in at least one way of making them.
    """
    return tuple(action for action in conceivable(table.game, player) if is_legal(table, player, action))


def is_legal(table: Table, player: str, action: actions.Action) -> bool:
    """Whether a player with priority could take that action in some way."""
    return isinstance(action, actions.Pass) or refusal(table, lambda trial: take_action(trial, player, action)) is None


def conceivable(game: Game, player: str) -> Iterator[actions.Action]:
    """Whatever a player might try with the objects there are: to pass and to concede first, then zone by zone."""
    yield actions.Pass()
    yield actions.Concede()
    alternatives = (None, total_cost.FREE, *_alternatives_in_force(game))
    for key in sorted(game.zones):
        for id in game.zones[key]:
            object = game.objects[id]
            if _may_be_played_from(game, object, player):
                yield from _playing(object, alternatives)
            if object.kind != "ability":
                yield from (actions.Activate(object=id, ability=index) for index, _ in activated_of(game, id))
            if object.face_down is not None and object.zone == "battlefield" and controller(game, id) == player:
                yield from (actions.TurnFaceUp(object=id, by=way.by) for way in ways_to_turn_up(game, id))


def _may_be_played_from(game: Game, object: GameObject, player: str) -> bool:
    """Whether cards can be played from there at all: hands by their owners, libraries from the top, public zones."""
    if object.zone == "library":
        return game.zone("library", object.owner)[:1] == (object.id,)
    return object.zone not in ("battlefield", "stack") and (object.zone != "hand" or object.owner == player)


def _playing(object: GameObject, alternatives: tuple[str | None, ...]) -> Iterator[actions.Action]:
    """Every way to play a card: each face, each alternative cost, face down."""
    for index, face in enumerate(object.card.faces):
        if "land" in face.types:
            yield actions.PlayLand(object=object.id, face=index)
            continue
        for alternative in dict.fromkeys((*alternatives, *_alternatives_of(face.abilities))):
            yield actions.Cast(object=object.id, face=index, alternative=alternative)
    if can_be_fused(object):
        for alternative in alternatives:
            yield actions.Cast(object=object.id, face=FUSED, alternative=alternative)
    if face_down_kind(object) is not None:
        yield actions.Cast(object=object.id, face_down=True)


def _alternatives_in_force(game: Game) -> tuple[str, ...]:
    """Names of the alternative costs that effects in force give to spells."""
    words = (active.rule for active in rules_in_force(game))
    return tuple(dict.fromkeys(total_cost.name_of(word) for word in words if isinstance(word, AlternativeCost)))


def _alternatives_of(abilities: tuple[AnyAbility, ...]) -> tuple[str, ...]:
    """Names of the alternative costs that a card gives itself."""
    return tuple(
        total_cost.name_of(word)
        for ability in abilities
        if isinstance(ability, Static)
        for word in ability.rules
        if isinstance(word, AlternativeCost)
    )
