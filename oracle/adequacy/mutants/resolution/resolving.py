"""Misreadings of the rules in `oracle/rules/resolution/resolving.py`."""

from collections.abc import Sequence
from typing import Any

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.adequacy.mutants.asked import is_modal, is_omen, trigger_all
from oracle.cards import triggers as trigger_words
from oracle.cards.abilities import Spell, Triggered
from oracle.cards.effects import DealDamage
from oracle.cards.filters import TargetSpec
from oracle.cards.triggers import Casts
from oracle.rules.characteristics import printed, selections
from oracle.rules.costs import announcing
from oracle.rules.events.pipeline import commit_only, happen
from oracle.rules.instructions.dispatch import perform
from oracle.rules.moves import zones
from oracle.rules.resolution import resolving
from oracle.rules.resolution.resolving import TargetsLeft
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import Ceased, EffectBegan, EffectsEnded, Moved, NotResolved
from oracle.rules.state.game import Announcement, Game, GameObject, ObjectId, Target
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context


def replace_legal(left: TargetsLeft, legal: list[tuple[Any, ...]]) -> TargetsLeft:
    """The same part of a spell with other targets."""
    return left._replace(legal=legal)


replace = msgspec.structs.replace


@mutant(
    "modes-chosen-on-casting",
    replaces=resolving.no_target_left,
    belief="A player who takes a spell off the stack as soon as one of its targets is illegal.",
)
def one_lost_target_is_all(right: Right, object: GameObject, left: Sequence[Any]) -> bool:
    still_legal = [legal for each in left for legal in each.legal]
    announced = object.announced.targets if object.announced is not None else ()
    return any(len(legal) < len(chosen) for chosen, legal in zip(announced, still_legal, strict=True))


@mutant(
    "toil-trouble-counts-drawn-cards",
    replaces=resolving.follow_both_halves,
    belief="A player who chooses one target for the spell, and does to it what both halves say.",
)
def both_halves_have_one_target(
    right: Right, table: Table, parts: Sequence[Spell], left: Sequence[TargetsLeft], announced: Announcement, context: Context
) -> Procedure[None]:
    yield from right(table, parts, [replace_legal(own, left[0].legal) for own in left], announced, context)


@mutant(
    "dfc-put-onto-battlefield-front-up",
    replaces=resolving.resolve_permanent_spell,
    belief="A player to whom whatever enters has its front up, a spell that was cast by the back too.",
)
def spell_enters_with_its_front_up(right: Right, table: Table, id: ObjectId, parts: Any, context: Context) -> Procedure[None]:
    object = table.game.objects[id]
    if is_modal(object.card):
        table.game = replace(table.game, objects={**table.game.objects, id: replace(object, face=0)}, memory=None)
    yield from right(table, id, parts, context)


@mutant(
    "turn-up-same-object",
    replaces=resolving.legal_targets_left,
    belief="A player to whom a creature that was a legal target is one, whatever it turns out to be.",
)
def what_was_a_legal_target_stays_one(right: Right, game: Game, specs: Any, targets: Any, *more: Any) -> list[tuple[Target, ...]]:
    return list(targets)


@mutant(
    "jodah-resolves-before-original",
    replaces=resolving.resolve_ability,
    belief="A player who lets the ability go away with the spell that made it trigger.",
)
def trigger_is_gone_with_its_spell(right: Right, table: Table, id: ObjectId) -> Procedure[None]:
    stacked = table.game.objects[id].stacked
    if stacked is not None and isinstance(stacked.ability, Triggered) and isinstance(stacked.ability.trigger, Casts):
        spells = stacked.names.get("it", ())
        if not any(spell in table.game.objects for spell in spells):
            commit_only(table, NotResolved(object=id), Ceased(object=id))
            return
    yield from right(table, id)


@mutant(
    "jodah-resolves-before-original",
    replaces=resolving.resolve_top,
    belief="A player to whom first come is first served: the spell that was cast first resolves first.",
)
def bottom_of_the_stack_resolves_first(right: Right, table: Table) -> Procedure[None]:
    first = table.game.zone("stack")[0]
    resolve = resolving.resolve_ability if table.game.objects[first].kind == "ability" else resolving.resolve_spell
    yield from resolve(table, first)


@mutant(
    "shss-only-controller-activates",
    replaces=resolving.resolve_ability,
    belief="A player to whom the ability is countered once the creature that it is about has gone.",
)
def nothing_happens_without_the_creature(right: Right, table: Table, id: ObjectId) -> Procedure[None]:
    stacked = table.game.objects[id].stacked
    source = table.game.object(stacked.source) if stacked is not None else None
    aura = source is not None and "Aura" in source.card.faces[0].subtypes
    if aura and source is not None and source.attached_to not in table.game.objects:
        commit_only(table, NotResolved(object=id), Ceased(object=id))
    else:
        yield from right(table, id)


@mutant(
    "omen-all-targets-illegal",
    replaces=resolving._does_not_resolve,
    belief="A player who holds that an Omen resolves without effect if its targets are gone, and shuffles it in.",
)
def omen_without_legal_targets_is_shuffled_in(right: Right, table: Table, object: GameObject) -> Procedure[None]:
    yield from (resolving.shuffle_omen_into_library(table, object) if is_omen(object) else right(table, object))


@mutant(
    "omen-all-targets-illegal",
    replaces=resolving.legal_targets_left,
    belief="A player who checks targets only on casting, and does as much as is still possible.",
)
def targets_are_not_checked_again(
    right: Right, game: Game, specs: tuple[TargetSpec, ...], targets: tuple[tuple[Target, ...], ...], context: Context, on_stack: ObjectId
) -> list[tuple[Target, ...]]:
    return list(targets)


@mutant(
    "omen-choice-made-while-casting",
    replaces=resolving.resolve_permanent_spell,
    belief="A player who shuffles every omen card into the library as it resolves, also the creature.",
)
def creature_spell_is_shuffled_in_too(right: Right, table: Table, id: ObjectId, parts: list[Spell], context: Context) -> Procedure[None]:
    object = table.game.objects[id]
    yield from (resolving.shuffle_omen_into_library(table, object) if object.card.layout == "omen" else right(table, id, parts, context))


@mutant(
    "omen-shuffled-on-resolution",
    replaces=resolving.leave_stack_after_resolving,
    belief="A player who puts an Omen that resolved into the graveyard like any other sorcery.",
)
def resolved_omen_goes_to_the_graveyard(right: Right, table: Table, id: ObjectId) -> Procedure[None]:
    object = table.game.objects[id]
    if is_omen(object):
        yield from happen(table, Moved(object=id, destination="graveyard", cause="resolve", player=object.controller))
    else:
        yield from right(table, id)


@mutant(
    "omen-shuffled-on-resolution",
    replaces=resolving.shuffle_omen_into_library,
    belief="An engine's author who puts the card into the library and forgets to shuffle.",
)
def omen_is_put_into_the_library_unshuffled(right: Right, table: Table, object: GameObject) -> Procedure[None]:
    yield from happen(table, Moved(object=object.id, destination="library", cause="resolve", player=object.controller))


@mutant(
    "omen-shuffled-on-resolution",
    replaces=resolving.shuffle_omen_into_library,
    belief="A player who puts an Omen into the graveyard first, and shuffles it into the library from there.",
)
def omen_goes_by_way_of_the_graveyard(right: Right, table: Table, object: GameObject) -> Procedure[None]:
    yield from happen(table, Moved(object=object.id, destination="graveyard", cause="resolve", player=object.controller))
    buried = table.game.zone("graveyard", object.owner)[-1:]
    yield from zones.move(table, tuple(id for id in buried if table.game.objects[id].physical == object.physical), "library", "put")
    yield from zones.shuffle(table, object.owner)


@mutant(
    "omen-shuffled-on-resolution",
    replaces=resolving.resolve_spell,
    belief="A player who shuffles the Omen in first, and draws its cards from the shuffled library.",
)
def omen_is_shuffled_in_before_its_effects(right: Right, table: Table, id: ObjectId) -> Procedure[None]:
    object = table.game.objects[id]
    parts = [each for each in printed.printed(object.card, object.face).abilities if isinstance(each, Spell)]
    context = Context(you=object.controller or object.owner, source=id, stack_object=id)
    left = resolving.targets_left(table.game, object, parts, context)
    if not is_omen(object) or resolving.no_target_left(object, left):
        yield from right(table, id)
        return
    yield from resolving.shuffle_omen_into_library(table, object)
    for part, own in zip(parts, left, strict=True):
        announcing.name_targets(context, own.specs, own.legal)
        yield from perform(table, part.effects, context)


@mutant(
    "omen-copy-shuffles-and-vanishes",
    replaces=resolving.shuffle_omen_into_library,
    belief="A player who sees no card to shuffle in, and so doesn't shuffle for a copy.",
)
def copy_of_an_omen_is_not_shuffled_in(right: Right, table: Table, object: GameObject) -> Procedure[None]:
    if object.kind == "copy":
        yield from happen(table, Ceased(object=object.id))
    else:
        yield from right(table, object)


@mutant(
    "omen-copy-shuffles-and-vanishes",
    replaces=resolving.shuffle_omen_into_library,
    belief="A player who shuffles a copy into the library of whoever owns the card that was copied.",
)
def copy_belongs_to_the_owner_of_the_card(right: Right, table: Table, object: GameObject) -> Procedure[None]:
    originals = [each for each in table.game.objects.values() if each.card is object.card and each.kind == "card"]
    owner = originals[0].owner if object.kind == "copy" and originals else object.owner
    yield from happen(table, Moved(object=object.id, destination="library", cause="resolve", player=object.controller))
    yield from zones.shuffle(table, owner)


@mutant(
    "omen-choice-made-while-casting",
    replaces=resolving.leave_stack_after_resolving,
    belief="A player who takes the Omen for something that its creature does on the way to the battlefield.",
)
def creature_enters_as_the_omen_resolves(right: Right, table: Table, id: ObjectId) -> Procedure[None]:
    object = table.game.objects[id]
    if object.card.layout == "omen" and object.face == 1:
        you = resolving.controller_of(table.game, id)
        yield from happen(table, Moved(object=id, destination="battlefield", cause="resolve", player=you, controller=you))
    else:
        yield from right(table, id)


@mutant(
    "adventure-exiled-by-its-controller",
    replaces=resolving.controller_of,
    belief="A player to whom a spell does what it says for whoever has cast it.",
)
def caster_stays_in_control(right: Right, game: Game, id: ObjectId) -> str:
    return game.objects[id].controller or str(right(game, id))


@mutant(
    "adventure-exiled-by-its-controller",
    replaces=resolving.go_on_an_adventure,
    belief="A player to whom the card is its owner's, and so its owner's to cast.",
)
def owner_may_cast_the_creature(right: Right, table: Table, object: GameObject) -> Procedure[None]:
    before = {effect.id for effect in table.game.effects}
    yield from right(table, object)
    for effect in table.game.effects:
        if effect.id not in before and effect.permission is not None:
            permission = replace(effect.permission, player=object.owner)
            commit_only(table, EffectsEnded(ids=(effect.id,)))
            commit_only(table, EffectBegan(effect=replace(effect, controller=object.owner, permission=permission)))


@mutant(
    "adventure-exiled-by-its-controller",
    replaces=resolving.go_on_an_adventure,
    belief="A player who shuffles it into the library, as they would an Omen.",
)
def adventure_is_shuffled_in(right: Right, table: Table, object: GameObject) -> Procedure[None]:
    yield from resolving.shuffle_omen_into_library(table, object)


@mutant(
    "adventure-exiled-by-its-controller",
    replaces=resolving.go_on_an_adventure,
    belief="A player who may cast the card from exile, and so either way, again and again.",
)
def adventure_may_be_had_again(right: Right, table: Table, object: GameObject) -> Procedure[None]:
    before = {effect.id for effect in table.game.effects}
    yield from right(table, object)
    for effect in table.game.effects:
        if effect.id not in before and effect.permission is not None:
            commit_only(table, EffectsEnded(ids=(effect.id,)))
            commit_only(table, EffectBegan(effect=replace(effect, permission=replace(effect.permission, only_face=None))))


@mutant(
    "toil-trouble-counts-drawn-cards",
    replaces=resolving.follow_both_halves,
    belief="An engine's author who works out every number of a spell before carrying out the first instruction.",
)
def numbers_are_worked_out_first(
    right: Right, table: Table, parts: Sequence[Spell], left: Sequence[TargetsLeft], announced: Announcement, context: Context
) -> Procedure[None]:
    fixed: list[Spell] = []
    for part, own in zip(parts, left, strict=True):
        announcing.name_targets(context, own.specs, own.legal)
        effects = [
            replace(effect, amount=selections.amount(table.game, effect.amount, context)) if isinstance(effect, DealDamage) else effect
            for effect in part.effects
        ]
        fixed.append(replace(part, effects=tuple(effects)))
    yield from right(table, fixed, left, announced, context)


@mutant(
    "toil-trouble-counts-drawn-cards",
    replaces=resolving.follow_both_halves,
    belief="A player to whom the half that was named last is on top, and so comes first.",
)
def right_half_comes_first(
    right: Right, table: Table, parts: Sequence[Spell], left: Sequence[TargetsLeft], announced: Announcement, context: Context
) -> Procedure[None]:
    yield from right(table, parts[::-1], left[::-1], announced, context)


@mutant(
    "black-chocobo-entering-is-not-transforming",
    replaces=resolving.resolve_permanent_spell,
    belief="A player to whom the Clone enters as itself and turns into what it copies.",
)
def entering_as_a_copy_is_transforming(
    right: Right, table: Table, id: ObjectId, parts: Sequence[Spell], context: Context
) -> Procedure[None]:
    before = set(table.game.zone("battlefield"))
    yield from right(table, id, parts, context)
    new = (each for each in table.game.zone("battlefield") if each not in before)
    trigger_all(table, tuple(each for each in new if table.game.objects[each].copied is not None), trigger_words.Transforms)


@mutant(
    "gift-of-doom-attaches-without-target",
    replaces=resolving.resolve_permanent_spell,
    belief="A player to whom an Aura card needs something to enchant, whichever way it is cast.",
)
def an_aura_without_a_target_does_not_enter(right: Right, table: Table, id: ObjectId, parts: Any, context: Context) -> Procedure[None]:
    object = table.game.objects[id]
    hidden_aura = object.face_down is not None and "Aura" in object.card.faces[0].subtypes
    yield from (resolving._does_not_resolve(table, object) if hidden_aura else right(table, id, parts, context))
