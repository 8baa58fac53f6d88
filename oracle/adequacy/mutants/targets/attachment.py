"""Misreadings of the rules in `oracle/rules/targets/attachment.py`."""

from oracle.adequacy.mutant import Right, mutant
from oracle.rules.characteristics import selections
from oracle.rules.characteristics.continuous import controller
from oracle.rules.state.game import Game, ObjectId, Target
from oracle.rules.targets import attachment, targeting
from oracle.rules.words.context import Context


@mutant(
    "aura-enters-without-being-cast",
    replaces=attachment.enchantable,
    belief="A player for whom every Aura targets.",
)
def auras_target_what_they_enter_on(right: Right, game: Game, id: ObjectId, you: str) -> tuple[Target, ...]:
    context = Context(you=you, source=id)
    return tuple(to for to in right(game, id, you) if isinstance(to, str) or targeting.may_be_targeted(game, to, context))


@mutant(
    "aura-enters-without-being-cast",
    replaces=attachment.enchantable,
    belief="A player who puts helpful Auras on creatures of their own only.",
)
def auras_enter_on_ones_own(right: Right, game: Game, id: ObjectId, you: str) -> tuple[Target, ...]:
    return tuple(to for to in right(game, id, you) if isinstance(to, str) or controller(game, to) == you)


@mutant(
    "aura-enters-without-being-cast",
    replaces=attachment.enchantable,
    belief="A player to whom protection keeps away what targets, and nothing else.",
)
def protection_is_no_obstacle(right: Right, game: Game, id: ObjectId, you: str) -> tuple[Target, ...]:
    spec = attachment.enchant(game, id)
    if spec is None or spec.objects is None:
        return tuple(right(game, id, you))
    return selections.objects(game, spec.objects, Context(you=you, source=id))


@mutant(
    "gift-of-doom-attaches-without-target",
    replaces=attachment.can_enchant,
    belief="A player to whom protection is a matter of targets, so that what isn't targeted may be enchanted.",
)
def protection_only_from_targets(right: Right, game: Game, id: ObjectId, to: Target) -> bool:
    spec = attachment.enchant(game, id)
    if spec is None or spec.objects is None or isinstance(to, str) or to not in game.objects:
        return bool(right(game, id, to))
    return id != to and selections.matches(game, to, spec.objects, Context(you=game.objects[id].owner, source=id))
