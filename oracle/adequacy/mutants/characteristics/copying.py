"""Misreadings of the rules in `oracle/rules/characteristics/copying.py`."""

from typing import Any

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.rules.characteristics import copying, printed
from oracle.rules.state.game import Characteristics, Game, GameObject, ObjectId

replace = msgspec.structs.replace


@mutant(
    "token-copies-copiable-values",
    replaces=copying.token_copy,
    belief="An engine's author who clones the permanent, with all that is on it.",
)
def the_permanent_is_cloned(right: Right, game: Game, id: ObjectId, player: str, *further: Any) -> GameObject:
    original = game.object(id)
    copy: GameObject = replace(right(game, id, player, *further), tapped=original.tapped, counters=original.counters)
    return copy


@mutant(
    "token-copies-copiable-values",
    replaces=copying.token_copy,
    belief="An engine's author who makes tokens from the card, front face up.",
)
def a_token_shows_the_front(right: Right, game: Game, id: ObjectId, player: str, *further: Any) -> GameObject:
    copy: GameObject = replace(right(game, id, player, *further), face=0)
    return copy


@mutant(
    "token-copies-copiable-values",
    replaces=copying.token_copy,
    belief="An engine's author who copies the card that the permanent is represented by.",
)
def the_card_is_copied(right: Right, game: Game, id: ObjectId, *more: Any) -> GameObject:
    token: GameObject = right(game, id, *more)
    return replace(token, copied=None, card=game.object(id).card)


@mutant(
    "mdfc-mana-value-by-face",
    replaces=copying.copiable_values,
    belief="A player who lets the copy of a transformed permanent have its mana value, as it has everything else.",
)
def copy_of_a_back_keeps_its_mana_value(right: Right, game: Game, id: ObjectId) -> Characteristics:
    values: Characteristics = right(game, id)
    object = game.object(id)
    inherited = object.card.layout == "double-faced" and object.face == 1 and values.mana_cost is None
    return replace(values, mana_value=printed.printed_mana_value(object.card, 1)) if inherited else values


@mutant(
    "omen-copy-shuffles-and-vanishes",
    replaces=copying.copy_of_spell,
    belief="A player who copies the card, and so has a copy of the creature on the stack.",
)
def copy_is_of_the_creature(right: Right, game: Game, id: ObjectId, player: str, changes: Any) -> GameObject:
    copy: GameObject = right(game, id, player, changes)
    return replace(copy, face=0) if copy.card.layout == "omen" else copy


@mutant(
    "vesuvan-shapeshifter-copied",
    replaces=copying.copiable_values,
    belief="A player whose Clone of a Vesuvan Shapeshifter is a Vesuvan Shapeshifter, with morph.",
)
def clone_copies_the_card_underneath(right: Right, game: Game, id: ObjectId) -> Characteristics:
    object = game.object(id)
    values: Characteristics = printed.printed(object.card, object.face) if object.copied is not None else right(game, id)
    return values
