"""Misreadings of the rulings on Jodah, the Unifier."""

from typing import Any

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.cards import effects as words
from oracle.cards import filters as measures
from oracle.cards.abilities import Triggered
from oracle.cards.card import Card
from oracle.cards.costs import Cost
from oracle.cards.triggers import Casts
from oracle.rules.characteristics import hidden, selections
from oracle.rules.characteristics import printed as faces
from oracle.rules.characteristics.continuous import characteristics, controller
from oracle.rules.citation import IllegalAction
from oracle.rules.costs import total_cost as costs
from oracle.rules.events.pipeline import commit_only, happen
from oracle.rules.instructions.dispatch import PlayerNames
from oracle.rules.moves import putting, zones
from oracle.rules.resolution import resolving
from oracle.rules.resolution.effects import libraries, moving, stack
from oracle.rules.stack import casting
from oracle.rules.stack.casting import Castable, InstructedCast
from oracle.rules.state import actions as deeds
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import Ceased, DrewFromEmpty, EffectBegan, NotResolved
from oracle.rules.state.game import Announcement, Characteristics, ContinuousEffect, Game, GameObject, ObjectId, PlayPermission
from oracle.rules.state.table import Table
from oracle.rules.words import conditions, filters
from oracle.rules.words.context import Context
from oracle.rules.words.references import View

replace = msgspec.structs.replace


# --- the exiled cards -------------------------------------------------------------------------------------------------


@mutant(
    "jodah-exile-face-up",
    replaces=hidden.zone_shows,
    belief="A player who exiles the cards face down until the one to be cast has been found.",
)
def exiled_cards_are_their_owners_secret(right: Right, object: GameObject, player: str) -> bool:
    return bool(right(object, player)) and (object.zone != "exile" or object.owner == player)


@mutant(
    "jodah-exile-face-up",
    replaces=hidden.zone_shows,
    belief="A player who keeps in mind, or looks up, which cards they have put on the bottom of their library.",
)
def library_is_known_to_its_owner(right: Right, object: GameObject, player: str) -> bool:
    return bool(right(object, player)) or (object.zone == "library" and object.owner == player)


@mutant(
    "jodah-declined-card-stays-exiled",
    replaces=libraries.exile_until,
    belief="A player who knows cascade, where a card that isn't cast goes to the bottom with the others.",
)
def declined_card_goes_to_the_bottom(
    right: Right, table: Table, effect: words.ExileUntil, players: PlayerNames, context: Context
) -> Procedure[tuple[ObjectId, ...]]:
    found: tuple[ObjectId, ...] = yield from right(table, effect, players, context)
    context.names["rest"] = context.names["all"]
    return found


@mutant(
    "jodah-declined-card-stays-exiled",
    replaces=stack.cast_now,
    belief="A player who knows discover, where a card that isn't cast is put into the hand.",
)
def declined_card_goes_to_hand(
    right: Right, table: Table, effect: words.CastNow, players: PlayerNames, context: Context
) -> Procedure[bool]:
    done: bool = yield from right(table, effect, players, context)
    if not done:
        left = tuple(id for id in selections.objects(table.game, effect.what, context) if id in table.game.objects)
        yield from zones.move(table, left, "hand", "return")
    return done


@mutant(
    "jodah-declined-card-stays-exiled",
    replaces=moving.move,
    belief="A player who leaves all the cards in exile when none of them was cast.",
)
def the_rest_stays_exiled_too(
    right: Right, table: Table, effect: words.Move, players: PlayerNames, context: Context
) -> Procedure[tuple[ObjectId, ...]]:
    if effect.to == "library bottom random":
        return ()
    moved: tuple[ObjectId, ...] = yield from right(table, effect, players, context)
    return moved


# --- nothing found ----------------------------------------------------------------------------------------------------


@mutant(
    "jodah-no-hit-whole-library",
    replaces=putting.put_into_libraries,
    belief="A player to whom a random order is a shuffled library, so that whatever waits for shuffling triggers.",
)
def random_order_is_shuffling(
    right: Right, table: Table, ids: tuple[ObjectId, ...], to: words.Place, *manner: Any
) -> Procedure[tuple[ObjectId, ...]]:
    owners = {table.game.object(id).owner for id in ids}
    new: tuple[ObjectId, ...] = yield from right(table, ids, to, *manner)
    if to == "library bottom random":
        for owner in sorted(owners):
            yield from zones.shuffle(table, owner)
    return new


@mutant(
    "jodah-no-hit-whole-library",
    replaces=libraries.exile_until,
    belief="A player who loses when they have to take a card from an empty library, for whatever reason.",
)
def running_out_of_cards_loses(
    right: Right, table: Table, effect: words.ExileUntil, players: PlayerNames, context: Context
) -> Procedure[tuple[ObjectId, ...]]:
    found: tuple[ObjectId, ...] = yield from right(table, effect, players, context)
    if not found:
        yield from happen(table, *(DrewFromEmpty(player=player) for player in players))
    return found


@mutant(
    "jodah-no-hit-whole-library",
    replaces=libraries.exile_until,
    belief='A player who overlooks the word "nonland" and stops at a legendary land, which has mana value 0.',
)
def legendary_land_is_found(
    right: Right, table: Table, effect: words.ExileUntil, players: PlayerNames, context: Context
) -> Procedure[tuple[ObjectId, ...]]:
    found: tuple[ObjectId, ...] = yield from right(table, replace(effect, until=replace(effect.until, without_types=())), players, context)
    return found


# --- what it costs ----------------------------------------------------------------------------------------------------


@mutant(
    "jodah-free-cast-costs",
    replaces=costs.additional_costs,
    belief="A player to whom a free spell is free of all costs, those that it demands besides its mana cost as well.",
)
def free_spell_has_no_additional_costs(right: Right, game: Game, spell: ObjectId, announcement: Announcement) -> tuple[Cost, ...]:
    found: tuple[Cost, ...] = right(game, spell, announcement)
    return () if announcement.alternative == costs.FREE else found


@mutant(
    "jodah-free-cast-costs",
    replaces=casting.announce_additional_costs,
    belief="A player who doesn't let a spell be kicked that was cast for nothing.",
)
def free_spell_cannot_be_kicked(
    right: Right, table: Table, spell: ObjectId, action: deeds.Cast, context: Context
) -> Procedure[tuple[str, ...]]:
    if action.alternative == costs.FREE:
        return ()
    announced: tuple[str, ...] = yield from right(table, spell, action, context)
    return announced


@mutant(
    "jodah-free-cast-costs",
    replaces=conditions.announcement_of,
    belief="A player who lets a spell that is cast for nothing be dashed as well: one free cost is as good as another.",
)
def free_spell_is_dashed_too(right: Right, game: Game, id: ObjectId) -> Announcement | None:
    announced: Announcement | None = right(game, id)
    if announced is None or announced.alternative != costs.FREE:
        return announced
    return replace(announced, alternative="dash")


@mutant(
    "jodah-x-zero-when-free",
    replaces=casting.announce_x,
    belief="A player who chooses X freely where nothing is paid for it.",
)
def x_is_free_to_choose(
    right: Right, table: Table, spell: ObjectId, action: deeds.Cast, announced: Announcement, context: Context
) -> Procedure[int | None]:
    paid = replace(announced, alternative=None) if announced.alternative == costs.FREE else announced
    x: int | None = yield from right(table, spell, action, paid, context)
    return x


@mutant(
    "jodah-x-zero-when-free",
    replaces=casting.announce_x,
    belief="A player who doesn't let a card with {X} in its mana cost be cast for nothing, since X would be undefined.",
)
def card_with_x_cannot_be_cast_free(
    right: Right, table: Table, spell: ObjectId, action: deeds.Cast, announced: Announcement, context: Context
) -> Procedure[int | None]:
    cost = characteristics(table.game, spell).mana_cost
    if announced.alternative == costs.FREE and cost is not None and cost.has_x():
        raise IllegalAction("107.3b", "X is undefined")
    x: int | None = yield from right(table, spell, action, announced, context)
    return x


@mutant(
    "jodah-x-zero-when-free",
    replaces=casting.announce_x,
    belief="A player who sets X to the mana that they could have paid for it.",
)
def x_is_the_mana_that_is_left(
    right: Right, table: Table, spell: ObjectId, action: deeds.Cast, announced: Announcement, context: Context
) -> Procedure[int | None]:
    x: int | None = yield from right(table, spell, action, announced, context)
    lands = (id for id in table.game.zone("battlefield") if controller(table.game, id) == context.you)
    untapped = sum("land" in characteristics(table.game, id).types and not table.game.objects[id].tapped for id in lands)
    return untapped if x == 0 and announced.alternative == costs.FREE else x


# --- faces and halves -------------------------------------------------------------------------------------------------


@mutant(
    "jodah-mdfc-either-face",
    replaces=stack.ways_to_cast,
    belief="An engine's author who lets only the face be cast that was found.",
)
def only_the_face_that_was_found_is_cast(right: Right, game: Game, id: ObjectId, free: bool) -> tuple[Castable, ...]:
    return tuple(way for way in right(game, id, free) if way[1] == 0 or game.objects[id].card.layout != "modal double-faced")


@mutant(
    "jodah-mdfc-either-face",
    replaces=casting.check_proposal,
    belief="A player who asks of the spell what the search asked of the card: it has to be legendary.",
)
def spell_has_to_be_legendary_too(
    right: Right, game: Game, player: str, spell: ObjectId, card: GameObject, instructed: InstructedCast | None
) -> None:
    right(game, player, spell, card, instructed)
    found = faces.printed(card.card, 0)
    if instructed is not None and "legendary" in found.supertypes and "legendary" not in characteristics(game, spell).supertypes:
        raise IllegalAction("601.3", "the spell isn't legendary")


@mutant(
    "cascade-and-discover-check-the-spell",
    replaces=casting.check_proposal,
    belief="A player who lets cascade, too, end in a spell of any mana value once the card has been found.",
)
def spell_found_by_cascade_may_cost_anything(
    right: Right, game: Game, player: str, spell: ObjectId, card: GameObject, instructed: InstructedCast | None
) -> None:
    right(game, player, spell, card, None if instructed is None else replace(instructed, filter=None))


@mutant(
    "jodah-dfc-front-and-split-total",
    replaces=faces.printed_mana_value,
    belief="A player who takes the lower mana value of the two faces, since either may be cast.",
)
def card_has_the_lower_mana_value_of_its_faces(right: Right, card: Card, index: int) -> int:
    modal = card.layout == "modal double-faced" and index == 0
    return min(int(right(card, each)) for each in ((0, 1) if modal else (index,)))


@mutant(
    "jodah-dfc-front-and-split-total",
    replaces=faces.printed_mana_value,
    belief="A player who takes the higher mana value of the two faces, to be on the safe side.",
)
def card_has_the_higher_mana_value_of_its_faces(right: Right, card: Card, index: int) -> int:
    modal = card.layout == "modal double-faced" and index == 0
    return max(int(right(card, each)) for each in ((0, 1) if modal else (index,)))


@mutant(
    "jodah-dfc-front-and-split-total",
    replaces=faces.combined_halves,
    belief="A player who learned that a split card has two mana values, either of which will do.",
)
def split_card_has_the_mana_value_of_a_half(right: Right, halves: tuple[Characteristics, ...]) -> Characteristics:
    values: Characteristics = right(halves)
    return replace(values, mana_value=min(half.mana_value for half in halves))


# --- the mana value that counts ---------------------------------------------------------------------------------------


@mutant(
    "jodah-trigger-mana-value",
    replaces=faces.mana_value,
    belief="A player who takes X for 0 in every mana value.",
)
def x_is_zero_on_the_stack_too(right: Right, values: Characteristics, object: GameObject) -> int:
    return values.mana_value


@mutant(
    "jodah-trigger-mana-value",
    replaces=filters.amount,
    belief="A player who compares with the mana that was spent, after increases and reductions.",
)
def mana_value_is_what_was_paid(right: Right, view: View, measure: measures.Amount, context: Context) -> int:
    value = int(right(view, measure, context))
    if not isinstance(measure, measures.ManaValue):
        return value
    for id in selections.objects(view.game, measure.what, context):
        if id in view.game.objects and view.game.objects[id].zone == "stack":
            changes = costs.cost_changes(view.game, controller(view.game, id) or context.you, id, context)
            value += changes.more - changes.less
    return value


@mutant(
    "jodah-trigger-mana-value",
    replaces=filters.amount,
    belief="A player to whom a spell that was cast for nothing has mana value 0.",
)
def free_spell_has_mana_value_zero(right: Right, view: View, measure: measures.Amount, context: Context) -> int:
    if isinstance(measure, measures.ManaValue):
        meant = [view.game.objects[id] for id in selections.objects(view.game, measure.what, context) if id in view.game.objects]
        if any(each.announced is not None and each.announced.alternative == costs.FREE for each in meant):
            return 0
    return int(right(view, measure, context))


# --- when -------------------------------------------------------------------------------------------------------------


@mutant(
    "jodah-cast-now-or-never",
    replaces=casting.cast_by_instruction,
    belief="An engine's author who gives leave to cast the exiled card until the turn ends.",
)
def declined_card_may_be_cast_later(
    right: Right, table: Table, player: str, options: tuple[Castable, ...], filter: Any, free: bool, context: Context, *more: Any
) -> Procedure[bool]:
    done: bool = yield from right(table, player, options, filter, free, context, *more)
    if not done:
        leave = PlayPermission(player=player, lands=False, free=free)
        ids = tuple(way[0] for way in options)
        effect = ContinuousEffect(id=0, source=context.source, controller=player, timestamp=0, objects=ids, permission=leave)
        commit_only(table, EffectBegan(effect=effect))
    return done


@mutant(
    "jodah-cast-now-or-never",
    replaces=casting.cast_by_instruction,
    belief="A player who casts a creature spell only when a creature spell can be cast, and no ability is resolving then.",
)
def time_of_the_spell_matters(
    right: Right, table: Table, player: str, options: tuple[Castable, ...], filter: Any, free: bool, context: Context, *more: Any
) -> Procedure[bool]:
    timely = tuple(way for way in options if "instant" in table.game.objects[way[0]].card.faces[way[1]].types)
    done: bool = yield from right(table, player, timely, filter, free, context, *more)
    return done


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
    "jodah-resolves-before-original",
    replaces=filters.amount,
    belief="An engine's author who asks a countered spell for its mana value, and gets that of nothing: 0.",
)
def countered_spell_has_no_mana_value(right: Right, view: View, measure: measures.Amount, context: Context) -> int:
    if isinstance(measure, measures.ManaValue):
        meant = selections.objects(view.game, measure.what, context)
        if not any(id in view.game.objects for id in meant):
            return 0
    return int(right(view, measure, context))
