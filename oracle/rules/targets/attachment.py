"""Auras, Equipment and Fortifications: what they can be attached to (301.5, 303.4, 701.3a).

Legality is asked in three places: as something would be attached (701.3b), as an Aura enters without being cast (303.4f-g), and
all the time by state-based actions (704.5m-n).  An Aura's enchant ability is the target of its spell ability.
"""

from oracle.cards.abilities import Spell
from oracle.cards.filters import Filter, TargetSpec
from oracle.rules.characteristics import selections
from oracle.rules.characteristics.continuous import characteristics
from oracle.rules.citation import rule
from oracle.rules.state.game import Characteristics, Game, GameObject, ObjectId, Target
from oracle.rules.targets.protection import protected
from oracle.rules.targets.targeting import described_players
from oracle.rules.words.context import Context
from oracle.rules.words.filters import looks_at
from oracle.rules.words.references import View, objects_meant

HOLDERS = {"Equipment": "creature", "Fortification": "land"}
"""What artifacts with these subtypes can be attached to."""


@looks_at("can_hold")
def _can_hold(view: View, object: GameObject, filter: Filter, context: Context, it: Characteristics) -> bool:
    """Whether what a filter names could be attached to the object."""
    meant = objects_meant(view, filter.can_hold or "", context)
    return any(can_be_attached(view.game, id, object.id) for id in meant if id in view.game.objects)


@rule("701.3a", without=True)
def can_be_attached(game: Game, id: ObjectId, to: Target) -> bool:
    """Only Auras, Equipment and Fortifications can be attached, and only to what they can enchant, equip or fortify."""
    values = characteristics(game, id)
    if "Aura" in values.subtypes:
        return can_enchant(game, id, to)
    return isinstance(to, int) and any(kind in values.subtypes and can_equip(game, id, to, kind) for kind in HOLDERS)


@rule("303.4c", "303.4d", "702.16c", without=True)
def can_enchant(game: Game, id: ObjectId, to: Target) -> bool:
    """An Aura can enchant what its enchant ability describes: not itself, nothing if it is a creature, nothing protected from it.

    Its controller is "you" in the enchant ability.  Nothing is targeted here, so hexproof and shroud don't matter.
    """
    values = characteristics(game, id)
    spec = enchant(game, id)
    if spec is None or id == to or "creature" in values.types:
        return False
    context = Context(you=values.controller or game.object(id).owner, source=id)
    if isinstance(to, str):
        return to in described_players(game, spec, context)
    return (
        to in game.objects
        and spec.objects is not None
        and selections.matches(game, to, spec.objects, context)
        and not protected(game, to, id)
    )


@rule("303.4a", "702.5a")
def enchant(game: Game, id: ObjectId) -> TargetSpec | None:
    """The description in an Aura's enchant ability; None if it has no such ability (any more)."""
    for ability in characteristics(game, id).abilities:
        if isinstance(ability, Spell) and ability.targets:
            return ability.targets[0]
    return None


@rule("301.5", "301.5c", "301.6", "702.16d", without=True)
def can_equip(game: Game, id: ObjectId, to: ObjectId, kind: str = "Equipment") -> bool:
    """Equipment can be attached to a creature (a Fortification to a land) that isn't itself and has no protection from it.

    Equipment that is a creature itself can't be attached to anything.
    """
    held = game.objects.get(to)
    return (
        held is not None
        and held.zone == "battlefield"
        and id != to
        and "creature" not in characteristics(game, id).types
        and HOLDERS[kind] in characteristics(game, to).types
        and not protected(game, to, id)
    )


@rule("303.4f", "303.4g")
def enchantable(game: Game, id: ObjectId, you: str) -> tuple[Target, ...]:
    """What an Aura that enters without having been cast may enter attached to; the player chooses among these.

    If there is nothing, it stays where it is.
    """
    spec = enchant(game, id)
    if spec is None:
        return ()
    context = Context(you=you, source=id)
    found: list[Target] = []
    if spec.objects is not None:
        found.extend(to for to in selections.objects(game, spec.objects, context) if to in game.objects and not protected(game, to, id))
    return (*found, *described_players(game, spec, context))
