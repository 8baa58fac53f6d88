"""Libraries: scry, look, search, shuffle, exile from the top."""

import msgspec

from oracle.cards import effects as words
from oracle.cards.filters import Filter
from oracle.rules.characteristics import selections
from oracle.rules.citation import rule
from oracle.rules.events.pipeline import happen
from oracle.rules.instructions.dispatch import PlayerNames, performs
from oracle.rules.instructions.meaning import anywhere, choose_objects, number
from oracle.rules.legality import prohibitions
from oracle.rules.moves import zones
from oracle.rules.moves.putting import Manner, put
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import Event, LookedAt, Moved, Revealed
from oracle.rules.state.game import Game, ObjectId, Zone
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context


@performs(words.Scry)
@rule("701.22a", "701.22b", "701.22c")
def scry(table: Table, effect: words.Scry, players: PlayerNames, context: Context) -> Procedure[tuple[ObjectId, ...]]:
    """To scry is to look at the top cards and put any number of them on the bottom and the rest back on top, each in any order.

    Several players look at the same time and decide in turn order; then all the cards move at once.
    """
    count = number(table.game, effect.count, context)
    tops = {player: zones.top(table.game, player, count) for player in players}
    yield from happen(table, *(LookedAt(player=player, objects=cards) for player, cards in tops.items() if cards))
    moves: list[Event] = []
    for player, cards in tops.items():
        prompt = "Which go on the bottom?"
        below = yield from choose_objects(table, player, "scry", cards, context, None, True, prompt, "701.22a")
        above = yield from zones.arrange(table, player, tuple(id for id in cards if id not in below), "top", "701.22a")
        below = yield from zones.arrange(table, player, below, "bottom", "701.22a")
        if cards:
            moves.append(zones.rearranged(table.game, player, above, below))
    yield from happen(table, *moves)
    return tuple(id for cards in tops.values() for id in cards)


@performs(words.Look)
@rule("701.20e", "701.20a")
def look(table: Table, effect: words.Look, players: PlayerNames, context: Context) -> Procedure[tuple[ObjectId, ...]]:
    """To look at cards is to be shown them alone; to reveal them shows them to everyone.  They stay where they are."""
    count = number(table.game, effect.count, context)
    kind = Revealed if effect.reveal else LookedAt
    seen = {player: zones.top(table.game, player, count) for player in players}
    yield from happen(table, *(kind(player=player, objects=cards) for player, cards in seen.items() if cards))
    return tuple(id for cards in seen.values() for id in cards)


@performs(words.Shuffle, nothing=False)
@rule("701.24a")
def shuffle(table: Table, effect: words.Shuffle, players: PlayerNames, context: Context) -> Procedure[bool]:
    """To shuffle a library is to randomize it, so that nobody knows its order."""
    for player in players:
        yield from zones.shuffle(table, player)
    return True


# --- searching --------------------------------------------------------------------------------------------------------


@performs(words.Search, possible=lambda table, effect, player, context: bool(zones_to_search(table.game, effect, player)))
@rule("701.23a", "701.23i", "701.23e")
def search(table: Table, effect: words.Search, players: PlayerNames, context: Context) -> Procedure[tuple[ObjectId, ...]]:
    """To search zones is to look at all of their cards and find some that fit; several players look at once and find in turn order.

    What is found is shown only if the effect says so; afterwards a library that was searched is shuffled.
    """
    owners = {player: searched_player(table.game, effect, player, context) for player in players}
    looked = {player: cards_to_search(table.game, effect, player, owner) for player, owner in owners.items()}
    yield from happen(table, *(LookedAt(player=player, objects=cards) for player, cards in looked.items() if cards))
    found: dict[str, tuple[ObjectId, ...]] = {}
    for player, cards in looked.items():
        found[player] = yield from find(table, effect, player, cards, context)
    if effect.reveal:
        yield from happen(table, *(Revealed(player=player, objects=ids) for player, ids in found.items() if ids))
    new: tuple[ObjectId, ...] = ()
    for player, ids in found.items():
        if effect.to == "library top":
            above = yield from zones.arrange(table, owners[player], ids, "top")
            yield from zones.shuffle(table, owners[player], above)
            new += above
            continue
        manner = Manner(player=player, control=player, tapped=effect.tapped)
        new += yield from put(table, ids, effect.to, manner, context)
        if "library" in effect.zones:
            yield from zones.shuffle(table, owners[player])
    return new


def searched_player(game: Game, effect: words.Search, player: str, context: Context) -> str:
    """Whose zones a player searches: their own, unless the effect says whose."""
    if effect.whose == "you":
        return player
    return next(iter(selections.players(game, effect.whose, context)), player)


def cards_to_search(game: Game, effect: words.Search, player: str, owner: str) -> tuple[ObjectId, ...]:
    """All cards in the zones that a player searches and may search."""
    return tuple(id for zone in zones_to_search(game, effect, player) for id in game.zone(zone, owner))


def zones_to_search(game: Game, effect: words.Search, player: str) -> tuple[Zone, ...]:
    """The zones that nothing keeps a player from searching."""
    return tuple(zone for zone in effect.zones if prohibitions.searching(game, player, zone) is None)


@rule("701.23b", "701.23d")
def find(table: Table, effect: words.Search, player: str, cards: tuple[ObjectId, ...], context: Context) -> Procedure[tuple[ObjectId, ...]]:
    """Who searches a hidden zone for cards of a stated quality needn't find any; who searches for a mere number of cards must."""
    options = tuple(id for id in cards if selections.matches(table.game, id, wherever_it_is(effect.what), context))
    count = None if effect.any_number else number(table.game, effect.count, context)
    up_to = effect.any_number or states_quality(effect.what)
    return (yield from choose_objects(table, player, "search", options, context, count, up_to, rule_number="701.23a"))


def wherever_it_is(filter: Filter) -> Filter:
    """A filter for cards that are known to be in a zone that is searched."""
    return msgspec.structs.replace(filter, zone="any")


def states_quality(filter: Filter) -> bool:
    """Whether a filter asks for more than a card."""
    return msgspec.structs.replace(filter, zone="any", owner=None, controller=None) != Filter(zone="any")


# --- from the top into exile ------------------------------------------------------------------------------------------


@performs(words.ExileTop)
@rule("701.13a", "406.3")
def exile_top(table: Table, effect: words.ExileTop, players: PlayerNames, context: Context) -> Procedure[tuple[ObjectId, ...]]:
    """Cards from the top of libraries are exiled at the same time, face up unless the effect says otherwise."""
    count = number(table.game, effect.count, context)
    moves = tuple(
        Moved(
            object=id,
            destination="exile",
            cause="exile",
            player=player,
            exiled_with=context.source,
            exiled_face_down=effect.face_down,
        )
        for player in players
        for id in zones.top(table.game, player, count)
    )
    return zones.new_objects((yield from happen(table, *moves)), tuple(move.object for move in moves))


@performs(words.ExileUntil)
@rule("608.2c", "609.3", "406.3")
def exile_until(table: Table, effect: words.ExileUntil, players: PlayerNames, context: Context) -> Procedure[tuple[ObjectId, ...]]:
    """Cards are exiled from the top of the library one by one, until one fits or no card is left."""
    found: tuple[ObjectId, ...] = ()
    turned: tuple[ObjectId, ...] = ()
    for player in players:
        seen, hit = yield from (
            reveal_until(table, effect, player, context) if effect.reveal_only else take_until(table, effect, player, context)
        )
        turned += seen
        found += hit
    context.names["all"] = turned
    context.names["rest"] = tuple(id for id in turned if id not in found)
    return found


def is_it(game: Game, id: ObjectId, effect: words.ExileUntil, context: Context) -> bool:
    """Whether this is the card that is looked for."""
    return selections.matches(game, id, anywhere(effect.until), context)


def take_until(
    table: Table, effect: words.ExileUntil, player: str, context: Context
) -> Procedure[tuple[tuple[ObjectId, ...], tuple[ObjectId, ...]]]:
    """Exile cards until one fits: all that were exiled, and the one that fits."""
    exiled: list[ObjectId] = []
    while cards := zones.top(table.game, player, 1):
        new = yield from zones.move(table, cards, "exile", "exile", player, exiled_with=context.source)
        exiled.extend(new)
        if any(is_it(table.game, id, effect, context) for id in new):
            return tuple(exiled), new
        if not new:
            break
    return tuple(exiled), ()


def reveal_until(
    table: Table, effect: words.ExileUntil, player: str, context: Context
) -> Procedure[tuple[tuple[ObjectId, ...], tuple[ObjectId, ...]]]:
    """Reveal cards until one fits, leaving them in the library: all that were revealed, and the one that fits."""
    library = table.game.zone("library", player)
    position = next((index for index, id in enumerate(library) if is_it(table.game, id, effect, context)), None)
    shown = library if position is None else library[: position + 1]
    if shown:
        yield from happen(table, Revealed(player=player, objects=shown))
    return shown, () if position is None else (library[position],)
