"""Misreadings of the rules in `oracle/rules/resolution/effects/libraries.py`."""

from typing import Any

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.adequacy.mutants.asked import is_modal
from oracle.cards import effects as words
from oracle.cards.effects import Scry, Search
from oracle.rules.characteristics import printed, selections
from oracle.rules.events.pipeline import happen
from oracle.rules.instructions.dispatch import PlayerNames
from oracle.rules.instructions.meaning import choose_objects
from oracle.rules.moves.zones import draw
from oracle.rules.resolution.effects import libraries
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import DrewFromEmpty
from oracle.rules.state.game import ObjectId
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context

replace = msgspec.structs.replace


@mutant(
    "scry-bottom-or-top",
    replaces=libraries.scry,
    belief="A player who takes one of the cards that they look at, and puts the other on the bottom.",
)
def a_card_is_drawn(right: Right, table: Table, effect: Scry, players: PlayerNames, context: Context) -> Procedure[Any]:
    looked = yield from right(table, effect, players, context)
    yield from draw(table, context.you, 1)
    return looked


@mutant(
    "scry-bottom-or-top",
    replaces=libraries.scry,
    belief="A player who scries only where they didn't cast the spell on their own turn.",
)
def nothing_is_looked_at(right: Right, table: Table, effect: Scry, players: PlayerNames, context: Context) -> Procedure[Any]:
    return ()
    yield


@mutant(
    "mdfc-choose-name-either-face",
    replaces=libraries.find,
    belief="An engine's author to whom the name of such a card is both names, with two strokes in between.",
)
def card_has_the_name_of_both_faces(
    right: Right, table: Table, effect: Search, player: str, cards: tuple[ObjectId, ...], context: Context
) -> Procedure[Any]:
    return (yield from right(table, effect, player, tuple(id for id in cards if not is_modal(table.game.objects[id].card)), context))


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
        return any(selections.matches(table.game, id, wanted, context, printed.printed(card, face)) for face in ways)

    options = tuple(id for id in cards if fits(id))
    return (yield from choose_objects(table, player, "search", options, context, 1, True, rule_number="701.23a"))


@mutant(
    "cant-search-or-draw",
    replaces=libraries.search,
    belief="A player to whom searching and shuffling are one thing, of which nothing can be done.",
)
def no_search_no_shuffle(
    right: Right, table: Table, effect: words.Search, players: PlayerNames, context: Context
) -> Procedure[tuple[ObjectId, ...]]:
    able = tuple(player for player in players if libraries.zones_to_search(table.game, effect, player))
    found: tuple[ObjectId, ...] = yield from right(table, effect, able, context)
    return found
