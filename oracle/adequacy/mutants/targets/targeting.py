"""Misreadings of the rules in `oracle/rules/targets/targeting.py`."""

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.cards.filters import TargetSpec
from oracle.rules.characteristics import printed, selections
from oracle.rules.characteristics.continuous import characteristics
from oracle.rules.characteristics.printed import INSET_LAYOUTS
from oracle.rules.state.game import Game, ObjectId, Target
from oracle.rules.targets import targeting
from oracle.rules.words import filters
from oracle.rules.words.context import Context


@mutant(
    "no-target-of-itself",
    replaces=targeting.is_itself,
    belief="An engine's author who looks for targets among all that is on the stack.",
)
def a_spell_may_target_itself(right: Right, id: ObjectId, object_on_stack: ObjectId | None) -> bool:
    return False


@mutant(
    "no-target-of-itself",
    replaces=targeting.legal_targets,
    belief="An engine's author who tells spells apart by their names.",
)
def a_copy_is_the_same_spell(
    right: Right, game: Game, spec: TargetSpec, context: Context, object_on_stack: ObjectId | None
) -> tuple[Target, ...]:
    own = characteristics(game, object_on_stack).name if object_on_stack is not None else None
    found: tuple[Target, ...] = right(game, spec, context, object_on_stack)
    return tuple(each for each in found if isinstance(each, str) or own is None or characteristics(game, each).name != own)


@mutant(
    "omen-card-is-creature-elsewhere",
    replaces=targeting.legal_targets,
    belief="A player to whom a card with an instant or sorcery on it is an instant or sorcery card, in a graveyard too.",
)
def omen_card_is_a_sorcery_card_too(
    right: Right, game: Game, spec: TargetSpec, context: Context, object_on_stack: ObjectId | None
) -> tuple[Target, ...]:
    found: tuple[Target, ...] = right(game, spec, context, object_on_stack)
    if not isinstance(spec.objects, msgspec.Struct) or spec.objects.zone not in ("graveyard", "stack"):
        return found
    omens = (id for id in filters.candidates(game, spec.objects) if game.objects[id].card.layout in INSET_LAYOUTS)
    fitting = (id for id in omens if selections.matches(game, id, spec.objects, context, printed.printed(game.objects[id].card, 1)))
    return (*found, *(id for id in fitting if id not in found))
