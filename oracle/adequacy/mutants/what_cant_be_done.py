"""Misreadings of the rulings on what can't be done."""

from collections.abc import Iterable

from oracle.adequacy.mutant import Right, mutant
from oracle.cards import effects as words
from oracle.cards.filters import Filter
from oracle.cards.statics import Deed
from oracle.rules.citation import IllegalAction
from oracle.rules.costs import parts as cost_parts
from oracle.rules.events import replacement
from oracle.rules.instructions.dispatch import PlayerNames
from oracle.rules.legality import prohibitions
from oracle.rules.legality.prohibitions import Imagine
from oracle.rules.resolution.effects import libraries, players
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import CountersPut, Event
from oracle.rules.state.game import Characteristics, Game, ObjectId, Target
from oracle.rules.state.table import Table
from oracle.rules.turn import state_based
from oracle.rules.words.context import Context

Forbidden = IllegalAction | None


# --- combat -----------------------------------------------------------------------------------------------------------


@mutant(
    "cant-attack-or-block",
    replaces=prohibitions.blocking,
    belief="An engine's author who reads that it can't block, and not what.",
)
def cant_block_at_all(right: Right, game: Game, player: str, id: ObjectId, attacker: ObjectId | None = None) -> Forbidden:
    for word, context, _ in prohibitions.prohibitions(game, "block", player):
        if prohibitions.concerns(game, word, id, context):
            return IllegalAction("509.1b", "it can't block")
    return None


@mutant(
    "cant-attack-or-block",
    replaces=prohibitions.blocking,
    belief="An engine's author who asks whether a creature can block before it is said what.",
)
def whoever_can_block_can_block_anything(
    right: Right, game: Game, player: str, id: ObjectId, attacker: ObjectId | None = None
) -> Forbidden:
    found: Forbidden = right(game, player, id, None)
    return found


@mutant(
    "cant-attack-or-block",
    replaces=prohibitions.attacking,
    belief="An engine's author who knows of creatures that can't attack by defender alone.",
)
def whatever_has_no_defender_attacks(right: Right, game: Game, player: str, id: ObjectId) -> Forbidden:
    return None


@mutant(
    "cant-attack-or-block",
    replaces=prohibitions.blocking,
    belief="An engine's author who looks for what keeps a creature from blocking among the attacker's abilities.",
)
def whatever_is_untapped_blocks(right: Right, game: Game, player: str, id: ObjectId, attacker: ObjectId | None = None) -> Forbidden:
    return None


@mutant(
    "cant-attack-or-block",
    replaces=prohibitions.being_blocked,
    belief="An engine's author who knows of evasion by keywords alone.",
)
def whatever_has_no_evasion_is_blocked(right: Right, game: Game, player: str, attacker: ObjectId) -> Forbidden:
    return None


# --- permanents -------------------------------------------------------------------------------------------------------


@mutant(
    "cant-become-untapped",
    replaces=prohibitions.untapping,
    belief="""A player who takes it for the words on many older cards, by which a permanent doesn't untap during its controller's untap
    step.""",
)
def untaps_but_for_the_untap_step(right: Right, game: Game, id: ObjectId) -> Forbidden:
    return right(game, id) if game.turn.step == "untap" else None


@mutant(
    "cant-become-untapped",
    replaces=prohibitions.untapping,
    belief="An engine's author to whom the untap step does what no effect could.",
)
def untaps_in_the_untap_step(right: Right, game: Game, id: ObjectId) -> Forbidden:
    return None if game.turn.step == "untap" else right(game, id)


@mutant(
    "cant-have-counters",
    replaces=replacement.without_counters,
    belief="A player to whom a permanent that enters with counters has had none put on it.",
)
def entering_with_counters_is_not_putting_them(right: Right, game: Game, event: Event) -> Event:
    return event


@mutant(
    "cant-have-counters",
    replaces=cost_parts.check_possible,
    belief="A player who pays a cost by doing as much of it as is possible.",
)
def costs_are_paid_as_far_as_possible(right: Right, forbidden: Iterable[Forbidden]) -> None:
    return None


@mutant(
    "cant-have-counters",
    replaces=prohibitions.impossible,
    belief="An engine's author who asks how a permanent enters, and how a cost is paid.",
)
def effects_put_counters_on_anything(right: Right, game: Game, event: Event) -> bool:
    return not isinstance(event, CountersPut) and bool(right(game, event))


@mutant(
    "cant-be-turned-over",
    replaces=prohibitions.transforming,
    belief="A player who thinks of Werewolves that transform by night and day, and not of an ability that says so.",
)
def own_ability_transforms_it(right: Right, game: Game, id: ObjectId) -> Forbidden:
    return None


@mutant(
    "cant-be-turned-over",
    replaces=prohibitions.turning_face_up,
    belief="A player who knows that nothing can be done against a special action.",
)
def special_actions_are_always_there(right: Right, game: Game, id: ObjectId) -> Forbidden:
    return None


@mutant(
    "cant-be-sacrificed",
    replaces=prohibitions.sacrificing,
    belief="A player to whom what can't be sacrificed can't be sacrificed for anything.",
)
def not_even_for_oneself(right: Right, game: Game, player: str, id: ObjectId) -> Forbidden:
    return next((found for each in game.turn_order() if (found := right(game, each, id)) is not None), None)


@mutant(
    "cant-be-sacrificed",
    replaces=prohibitions.sacrificing,
    belief="A player to whom it is a sacrifice of their own, whoever has made them do it.",
)
def made_by_oneself(right: Right, game: Game, player: str, id: ObjectId) -> Forbidden:
    found: Forbidden = right(game, game.objects[id].owner, id)
    return found


# --- cards ------------------------------------------------------------------------------------------------------------


@mutant(
    "cant-enter-the-battlefield",
    replaces=prohibitions.entering,
    belief="A player who thinks of casting alone when cards are kept from leaving a graveyard.",
)
def what_is_put_there_enters(right: Right, game: Game, id: ObjectId, imagine: Imagine) -> Forbidden:
    return None


@mutant(
    "cant-enter-the-battlefield",
    replaces=prohibitions.entering,
    belief="An engine's author who looks where a card comes from, and not what it is.",
)
def nothing_enters_from_there(right: Right, game: Game, id: ObjectId, imagine: Imagine) -> Forbidden:
    for word, _, _ in prohibitions.prohibitions(game, "enter", None):
        if isinstance(word.what, Filter) and word.what.zone == game.objects[id].zone:
            return IllegalAction("101.2", "it can't enter from there")
    return None


@mutant(
    "cant-enter-the-battlefield",
    replaces=prohibitions.playing,
    belief="A player whose card says that it may be cast from the graveyard.",
)
def a_card_may_be_cast_if_it_says_so(
    right: Right, game: Game, player: str, id: ObjectId, proposed: Characteristics, deed: Deed, origin: str
) -> Forbidden:
    found: Forbidden = right(game, player, id, proposed, deed, "hand" if origin == "graveyard" and deed == "cast" else origin)
    return found


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


@mutant(
    "cant-search-or-draw",
    replaces=prohibitions.drawing,
    belief="An engine's author who forbids what effects make of drawing, and not the draw step.",
)
def the_draw_step_draws(right: Right, game: Game, player: str) -> Forbidden:
    return None if game.turn.step == "draw" else right(game, player)


# --- targets ----------------------------------------------------------------------------------------------------------


@mutant(
    "cant-be-a-target",
    replaces=prohibitions.targeting,
    belief="An engine's author who asks for hexproof, shroud and protection.",
)
def only_keywords_keep_from_targeting(right: Right, game: Game, player: str, target: Target) -> Forbidden:
    return None


@mutant(
    "cant-be-a-target",
    replaces=prohibitions.targeting,
    belief="A player who takes it for shroud.",
)
def nobody_can_target_it(right: Right, game: Game, player: str, target: Target) -> Forbidden:
    return next((found for each in game.turn_order() if (found := right(game, each, target)) is not None), None)


# --- the end of the game ----------------------------------------------------------------------------------------------


@mutant(
    "cant-lose-the-game",
    replaces=prohibitions.losing,
    belief="A player who thinks that the rules on losing are above what a card says.",
)
def whoever_has_to_lose_loses(right: Right, game: Game, player: str, conceding: bool = False) -> Forbidden:
    return None


@mutant(
    "cant-lose-the-game",
    replaces=prohibitions.losing,
    belief="A player who knows that who concedes loses the game, and that this can't happen.",
)
def nobody_concedes(right: Right, game: Game, player: str, conceding: bool = False) -> Forbidden:
    found: Forbidden = right(game, player)
    return found


@mutant(
    "cant-lose-the-game",
    replaces=state_based.no_life,
    belief="A player to whom a game is lost as the last life is, or not at all.",
)
def a_life_total_survived_is_survived(right: Right, life: int) -> bool:
    return life < 0


@mutant(
    "cant-lose-the-game",
    replaces=prohibitions.winning,
    belief="A player who sees that nobody loses if another wins.",
)
def whoever_has_to_win_wins(right: Right, game: Game, player: str) -> Forbidden:
    return None


@mutant(
    "cant-lose-the-game",
    replaces=players.win_game,
    belief="An engine's author who ends the game once one player is left.",
)
def the_last_one_wins(right: Right, table: Table, effect: words.WinGame, who: PlayerNames, context: Context) -> Procedure[bool]:
    yield from ()
    return False
