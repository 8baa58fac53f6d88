"""Misreadings of the rulings on Omens: how they may be cast, and what an omen card is where it isn't one."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.cards.abilities import Spell
from oracle.cards.card import Card, Face
from oracle.cards.costs import Cost
from oracle.cards.effects import Search
from oracle.cards.filters import Filter
from oracle.cards.statics import Permit
from oracle.rules.characteristics import copying, selections
from oracle.rules.characteristics import printed as faces
from oracle.rules.characteristics.continuous import rules_in_force
from oracle.rules.characteristics.printed import INSET_LAYOUTS
from oracle.rules.citation import IllegalAction
from oracle.rules.costs import announcing
from oracle.rules.costs import total_cost as costs
from oracle.rules.events.pipeline import happen
from oracle.rules.instructions.meaning import choose_objects
from oracle.rules.legality import permissions
from oracle.rules.resolution import resolving
from oracle.rules.resolution.effects import libraries
from oracle.rules.stack import casting
from oracle.rules.stack.casting import InstructedCast
from oracle.rules.state import names
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import Moved
from oracle.rules.state.game import Announcement, Characteristics, Game, GameObject, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.words import filters
from oracle.rules.words.context import Context

replace = msgspec.structs.replace


def has_inset(card: Card) -> bool:
    """Whether a card has an Omen or an Adventure."""
    return card.layout in INSET_LAYOUTS


# --- which way to cast it ---------------------------------------------------------------------------------------------


@mutant(
    "omen-choice-made-while-casting",
    replaces=casting.check_face,
    belief="An engine's author whose cards can be cast by the name at their top, and by no other.",
)
def omen_is_no_way_to_cast(right: Right, card: GameObject, face: int) -> None:
    if has_inset(card.card) and face:
        raise IllegalAction("601.3", "there is no such spell")
    right(card, face)


@mutant(
    "omen-choice-made-while-casting",
    replaces=casting.check_proposal,
    belief="A player who decides between the two ways in the course of casting, and so needs both of them to be possible.",
)
def both_ways_have_to_be_possible(
    right: Right, game: Game, player: str, spell: ObjectId, card: GameObject, instructed: InstructedCast | None
) -> None:
    right(game, player, spell, card, instructed)
    if card.card.layout == "omen":
        parts = (part for part in faces.printed(card.card, 1).abilities if isinstance(part, Spell))
        specs = tuple(spec for part in parts for spec in announcing.specifications(part, (), False))
        if not announcing.enough_targets(game, specs, Context(you=player, source=spell), spell):
            raise IllegalAction("601.2c", "there is nothing to target")


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


# --- permissions and costs --------------------------------------------------------------------------------------------


@mutant(
    "omen-legality-alternative-only",
    replaces=permissions.permits,
    belief="A player who lets an effect be about an omen card only if the card fits it both ways.",
)
def permission_has_to_fit_both_ways(
    right: Right, game: Game, word: Permit, context: Context, player: str, object: GameObject, proposed: Characteristics, deed: str
) -> bool:
    ways = [faces.printed(object.card, face) for face in (0, 1)] if has_inset(object.card) else [proposed]
    return all(right(game, word, context, player, object, way, deed) for way in ways)


@mutant(
    "omen-legality-alternative-only",
    replaces=permissions.permits,
    belief="A player who may cast the card, since it fits one way, and then chooses freely how.",
)
def permission_that_fits_one_way_is_for_both(
    right: Right, game: Game, word: Permit, context: Context, player: str, object: GameObject, proposed: Characteristics, deed: str
) -> bool:
    ways = [faces.printed(object.card, face) for face in (0, 1)] if has_inset(object.card) else [proposed]
    return any(right(game, word, context, player, object, way, deed) for way in ways)


@mutant(
    "omen-legality-alternative-only",
    replaces=casting.check_proposal,
    belief="A player who asks the card in their hand, not the spell, whether it is cheap enough to be cast by an effect.",
)
def card_is_asked_instead_of_the_spell(
    right: Right, game: Game, player: str, spell: ObjectId, card: GameObject, instructed: InstructedCast | None
) -> None:
    right(game, player, spell, card, instructed)
    if instructed is not None and instructed.filter is not None and has_inset(card.card):
        values = faces.printed(card.card, 0)
        if not selections.matches(game, spell, replace(instructed.filter, zone="any"), instructed.context, values):
            raise IllegalAction("601.3", "it is not such a card")


@mutant(
    "omen-legality-alternative-only",
    replaces=costs.changed,
    belief="A player to whom what makes Dragon spells cheaper makes whatever is cast from a Dragon card cheaper.",
)
def omen_costs_less_for_what_its_card_is(
    right: Right, game: Game, player: str, spell: ObjectId, symbols: tuple[str, ...], context: Context
) -> tuple[str, ...]:
    object = game.objects[spell]
    as_card = replace(game, objects={**game.objects, spell: replace(object, face=0)}, memory=None) if has_inset(object.card) else game
    total: tuple[str, ...] = right(as_card, player, spell, symbols, context)
    return total


# --- names ------------------------------------------------------------------------------------------------------------


@mutant(
    "omen-choose-name",
    replaces=names.nameable,
    belief="An engine's author who asks of each card whether all of its names are of that kind.",
)
def both_names_have_to_be_of_the_kind(right: Right, cards: Mapping[str, Card], fits: Callable[[Face], bool]) -> frozenset[str]:
    one_kind = {name: card for name, card in cards.items() if card.layout != "omen" or all(fits(face) for face in card.faces)}
    found: frozenset[str] = right(one_kind, fits)
    return found


# --- elsewhere --------------------------------------------------------------------------------------------------------


@mutant(
    "omen-card-is-creature-elsewhere",
    replaces=filters.candidates,
    belief="A player to whom a card that is half a sorcery is no creature card, pure and simple, until it is a creature.",
)
def omen_card_is_no_creature_card(right: Right, game: Game, filter: Filter) -> list[ObjectId]:
    found: list[ObjectId] = list(right(game, filter))
    if filter.zone == "graveyard" and "creature" in filter.types:
        return [id for id in found if game.objects[id].card.layout != "omen"]
    return found


@mutant(
    "omen-card-is-creature-elsewhere",
    replaces=libraries.find,
    belief="A player who finds an Omen in the library with what finds sorceries.",
)
def omen_is_found_as_a_sorcery(
    right: Right, table: Table, effect: Search, player: str, cards: tuple[ObjectId, ...], context: Context
) -> Procedure[Any]:
    wanted = replace(effect.what, zone="any")

    def fits(id: ObjectId) -> bool:
        card = table.game.objects[id].card
        ways = range(2 if card.layout == "omen" else 1)
        return any(selections.matches(table.game, id, wanted, context, faces.printed(card, face)) for face in ways)

    options = tuple(id for id in cards if fits(id))
    return (yield from choose_objects(table, player, "search", options, context, 1, True, rule_number="701.23a"))


@mutant(
    "omen-card-is-creature-elsewhere",
    replaces=costs.changed,
    belief="A player to whom an omen card is not just a creature spell, and so is taxed like other spells.",
)
def creature_spell_is_taxed_for_its_omen(
    right: Right, game: Game, player: str, spell: ObjectId, symbols: tuple[str, ...], context: Context
) -> tuple[str, ...]:
    object = game.objects[spell]
    omen = object.card.layout == "omen"
    as_omen = replace(game, objects={**game.objects, spell: replace(object, face=1)}, memory=None) if omen else game
    total: tuple[str, ...] = right(as_omen, player, spell, symbols, context)
    return total


@mutant(
    "omen-not-an-alternative-cost",
    replaces=costs.base_cost,
    belief="A player to whom what may be cast for nothing may be cast for nothing whichever of its costs is chosen.",
)
def every_cost_is_free_where_one_is(right: Right, game: Game, spell: ObjectId, announcement: Announcement) -> Cost | None:
    free = any(
        isinstance(each.rule, Permit) and each.rule.free and each.controller == game.objects[spell].controller
        for each in rules_in_force(game)
    )
    cost: Cost | None = right(game, spell, announcement)
    return () if free and announcement.alternative is not None else cost


@mutant(
    "omen-copy-shuffles-and-vanishes",
    replaces=copying.copy_of_spell,
    belief="A player who copies the card, and so has a copy of the creature on the stack.",
)
def copy_is_of_the_creature(right: Right, game: Game, id: ObjectId, player: str, changes: Any) -> GameObject:
    copy: GameObject = right(game, id, player, changes)
    return replace(copy, face=0) if copy.card.layout == "omen" else copy
