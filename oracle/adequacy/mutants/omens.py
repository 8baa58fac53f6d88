"""Misreadings of the rulings on Omens."""

from collections.abc import Callable, Mapping

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.cards.abilities import Spell
from oracle.cards.card import Card, Face
from oracle.cards.costs import Cost
from oracle.cards.effects import Counter, Place
from oracle.cards.filters import TargetSpec
from oracle.cards.statics import Permit
from oracle.rules.characteristics import printed as faces
from oracle.rules.characteristics import selections
from oracle.rules.characteristics.printed import INSET_LAYOUTS
from oracle.rules.citation import IllegalAction
from oracle.rules.costs import announcing
from oracle.rules.costs import total_cost as costs
from oracle.rules.events.pipeline import happen
from oracle.rules.instructions.dispatch import PlayerNames, perform
from oracle.rules.legality import permissions, prohibitions
from oracle.rules.legality.permissions import Permission
from oracle.rules.moves import zones
from oracle.rules.resolution import resolving
from oracle.rules.resolution.effects import stack
from oracle.rules.stack import casting
from oracle.rules.state import names
from oracle.rules.state.actions import Cast
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import Ceased, Event, Moved
from oracle.rules.state.game import Announcement, Characteristics, Game, GameObject, ObjectId, Target
from oracle.rules.state.table import Table
from oracle.rules.targets import targeting
from oracle.rules.turn import state_based
from oracle.rules.words import filters
from oracle.rules.words.context import Context

replace = msgspec.structs.replace


def is_omen(object: GameObject) -> bool:
    """Whether it is a spell that was cast as an Omen, or a copy of one."""
    return object.card.layout == "omen" and object.face == 1 and object.zone == "stack"


# --- what the spell is ------------------------------------------------------------------------------------------------


@mutant(
    "omen-spell-alternative-characteristics",
    replaces=faces.printed_mana_value,
    belief="A player who looks for the mana value in the upper right corner of the card, where that of the creature is.",
)
def omen_has_the_mana_value_of_its_card(right: Right, card: Card, index: int) -> int:
    return int(right(card, 0 if card.layout == "omen" else index))


@mutant(
    "omen-spell-alternative-characteristics",
    replaces=faces.other_face_counts,
    belief="A player to whom an omen card is a creature spell on the stack, too, which only does something else.",
)
def omen_on_the_stack_is_its_card(right: Right, object: GameObject) -> bool:
    return object.card.layout not in INSET_LAYOUTS and bool(right(object))


# --- leaving the stack ------------------------------------------------------------------------------------------------


@mutant(
    "omen-countered-not-shuffled",
    replaces=stack.off_the_stack,
    belief="A player who believes that an Omen goes to the library instead of the graveyard, for whatever reason it would go there.",
)
def countered_omen_goes_to_the_library(right: Right, object: GameObject, to: Place, player: str) -> Event:
    event: Event = right(object, "library bottom" if is_omen(object) and to == "graveyard" else to, player)
    return event


@mutant(
    "omen-countered-not-shuffled",
    replaces=stack.counter,
    belief="A player who shuffles whenever an Omen leaves the stack.",
)
def countered_omen_makes_its_owner_shuffle(
    right: Right, table: Table, effect: Counter, players: PlayerNames, context: Context
) -> Procedure[tuple[ObjectId, ...]]:
    omens = [object for object in table.game.objects.values() if object.zone == "stack" and is_omen(object)]
    countered: tuple[ObjectId, ...] = yield from right(table, effect, players, context)
    for object in omens:
        if object.id not in table.game.objects:
            yield from zones.shuffle(table, object.owner)
    return countered


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
    "omen-all-targets-illegal",
    replaces=announcing.enough_targets,
    belief='A player who doesn\'t cast a spell with "up to one target" where there is none to choose, or they want none.',
)
def up_to_one_target_needs_one(
    right: Right, game: Game, specs: tuple[TargetSpec, ...], context: Context, on_stack: ObjectId | None = None
) -> bool:
    if any(spec.minimum == 0 for spec in specs) and is_spell(game, on_stack):
        raise IllegalAction("601.2c", "a target must be chosen")
    return bool(right(game, specs, context, on_stack))


def is_spell(game: Game, id: ObjectId | None) -> bool:
    """Whether it is a spell on the stack."""
    return id is not None and id in game.objects and game.objects[id].kind == "card"


# --- names ------------------------------------------------------------------------------------------------------------


@mutant(
    "omen-choose-name",
    replaces=names.nameable,
    belief="A player who holds the name in the inset for no name of a card, since no card outside the stack has it.",
)
def omen_cannot_be_named(right: Right, cards: Mapping[str, Card], fits: Callable[[Face], bool]) -> frozenset[str]:
    without = {name: replace(card, faces=card.faces[:1]) if card.layout == "omen" else card for name, card in cards.items()}
    found: frozenset[str] = right(without, fits)
    return found


@mutant(
    "omen-choose-name",
    replaces=names.nameable,
    belief="A player who judges the name of an Omen by the card that it is on: a creature card.",
)
def name_of_an_omen_is_a_creature_card_name(right: Right, cards: Mapping[str, Card], fits: Callable[[Face], bool]) -> frozenset[str]:
    found: frozenset[str] = right(cards, fits)
    return found | {face.name for card in cards.values() if card.layout == "omen" and fits(card.faces[0]) for face in card.faces}


@mutant(
    "omen-choose-name",
    replaces=prohibitions.playing,
    belief="A player who forbids the whole card by naming one half of it.",
)
def name_of_one_half_forbids_both(
    right: Right, game: Game, player: str, id: ObjectId, proposed: Characteristics, deed: str, origin: str
) -> IllegalAction | None:
    card = game.objects[id].card
    both = replace(proposed, names=tuple(face.name for face in card.faces)) if card.layout == "omen" else proposed
    found: IllegalAction | None = right(game, player, id, both, deed, origin)
    return found


# --- whether and how it may be cast -----------------------------------------------------------------------------------


@mutant(
    "omen-legality-alternative-only",
    replaces=permissions.permits,
    belief="An engine's author who asks a permission about the card where it lies, before it is an Omen.",
)
def permission_is_for_the_card(
    right: Right, game: Game, word: Permit, context: Context, player: str, object: GameObject, proposed: Characteristics, deed: str
) -> bool:
    judged = faces.printed(object.card, 0) if object.card.layout in INSET_LAYOUTS else proposed
    return bool(right(game, word, context, player, object, judged, deed))


@mutant(
    "omen-legality-alternative-only",
    replaces=prohibitions.playing,
    belief="A player who lets an effect against creature spells stop every card that is a creature card.",
)
def prohibition_is_for_the_card(
    right: Right, game: Game, player: str, id: ObjectId, proposed: Characteristics, deed: str, origin: str
) -> IllegalAction | None:
    card = game.objects[id].card
    found: IllegalAction | None = right(
        game, player, id, faces.printed(card, 0) if card.layout in INSET_LAYOUTS else proposed, deed, origin
    )
    return found


@mutant(
    "omen-not-an-alternative-cost",
    replaces=casting.alternative_cost_used,
    belief="A player who knows that only one alternative cost may be paid, and takes casting as an Omen for one.",
)
def omen_is_an_alternative_cost(right: Right, action: Cast, permission: Permission) -> str | None:
    if (permission.free or action.alternative is not None) and action.face == 1:
        raise IllegalAction("118.9a", "only one alternative cost can be applied to a spell")
    used: str | None = right(action, permission)
    return used


@mutant(
    "omen-not-an-alternative-cost",
    replaces=costs.changed,
    belief='A player to whom "without paying its mana cost" means that nothing at all is paid.',
)
def free_spell_is_not_taxed(
    right: Right, game: Game, player: str, spell: ObjectId, symbols: tuple[str, ...], context: Context
) -> tuple[str, ...]:
    announced = game.objects[spell].announced
    total: tuple[str, ...] = right(game, player, spell, symbols, context)
    return () if announced is not None and announced.alternative == costs.FREE and not symbols else total


@mutant(
    "omen-not-an-alternative-cost",
    replaces=costs.base_cost,
    belief="A player to whom the mana cost that needn't be paid is that of the card, so that the Omen's own has to be.",
)
def free_omen_costs_its_own_mana(right: Right, game: Game, spell: ObjectId, announcement: Announcement) -> Cost | None:
    object = game.objects[spell]
    as_printed = replace(announcement, alternative=None) if is_omen(object) and announcement.alternative == costs.FREE else announcement
    cost: Cost | None = right(game, spell, as_printed)
    return cost


@mutant(
    "omen-choice-made-while-casting",
    replaces=casting.check_spell_timing,
    belief="A player who casts an omen card at the time of a creature, whichever way.",
)
def omen_has_the_timing_of_its_card(right: Right, before: Game, player: str, card: GameObject, proposed: Characteristics) -> None:
    slow = replace(proposed, types=frozenset({"creature"})) if proposed.subtypes & {"Omen", "Adventure"} else proposed
    right(before, player, card, slow)


@mutant(
    "omen-choice-made-while-casting",
    replaces=costs.base_cost,
    belief="A player who pays the card's mana cost first, and decides on the Omen as the spell resolves.",
)
def omen_costs_what_its_card_costs(right: Right, game: Game, spell: ObjectId, announcement: Announcement) -> Cost | None:
    object = game.objects[spell]
    if is_omen(object) and announcement.alternative is None:
        return (str(object.card.faces[0].mana_cost),)
    cost: Cost | None = right(game, spell, announcement)
    return cost


@mutant(
    "omen-choice-made-while-casting",
    replaces=resolving.resolve_permanent_spell,
    belief="A player who shuffles every omen card into the library as it resolves, also the creature.",
)
def creature_spell_is_shuffled_in_too(right: Right, table: Table, id: ObjectId, parts: list[Spell], context: Context) -> Procedure[None]:
    object = table.game.objects[id]
    yield from (resolving.shuffle_omen_into_library(table, object) if object.card.layout == "omen" else right(table, id, parts, context))


# --- elsewhere --------------------------------------------------------------------------------------------------------


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
    fitting = (id for id in omens if selections.matches(game, id, spec.objects, context, faces.printed(game.objects[id].card, 1)))
    return (*found, *(id for id in fitting if id not in found))


@mutant(
    "omen-card-is-creature-elsewhere",
    replaces=faces.printed_mana_value,
    belief="A player who takes the lower of the two mana values where the card isn't a spell.",
)
def omen_card_has_the_lesser_mana_value(right: Right, card: Card, index: int) -> int:
    values = [int(right(card, each)) for each in range(len(card.faces))]
    return min(values) if card.layout == "omen" else values[index]


# --- shuffled in ------------------------------------------------------------------------------------------------------


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
    parts = [each for each in faces.printed(object.card, object.face).abilities if isinstance(each, Spell)]
    context = Context(you=object.controller or object.owner, source=id, stack_object=id)
    left = resolving.targets_left(table.game, object, parts, context)
    if not is_omen(object) or resolving.no_target_left(object, left):
        yield from right(table, id)
        return
    yield from resolving.shuffle_omen_into_library(table, object)
    for part, own in zip(parts, left, strict=True):
        announcing.name_targets(context, own.specs, own.legal)
        yield from perform(table, part.effects, context)


# --- copies -----------------------------------------------------------------------------------------------------------


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
    "omen-copy-shuffles-and-vanishes",
    replaces=state_based.ceasing,
    belief="An engine's author who lets only tokens cease to exist, so that a copy stays in the library.",
)
def copy_stays_in_the_library(right: Right, game: Game) -> list[Ceased]:
    return [each for each in right(game) if game.objects[each.object].kind == "token"]
