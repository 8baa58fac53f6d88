"""Misreadings of the rules in `oracle/rules/legality/prohibitions.py`."""

from typing import Any

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.adequacy.mutants.asked import all_faces, is_modal
from oracle.cards.filters import Filter
from oracle.cards.statics import Deed
from oracle.rules.characteristics import printed
from oracle.rules.characteristics.printed import INSET_LAYOUTS
from oracle.rules.citation import IllegalAction
from oracle.rules.events.turning_up import card_values
from oracle.rules.legality import prohibitions
from oracle.rules.legality.prohibitions import Imagine
from oracle.rules.state.events import CountersPut, Event
from oracle.rules.state.game import Characteristics, Game, ObjectId, Target

replace = msgspec.structs.replace

MODAL = "modal double-faced"

Forbidden = IllegalAction | None


@mutant(
    "mdfc-legality-by-played-face",
    replaces=prohibitions.playing,
    belief="A player to whom a card is a creature spell only if it can be nothing else.",
)
def only_what_both_faces_are_is_forbidden(
    right: Right, game: Game, player: str, id: ObjectId, proposed: Characteristics, *more: Any
) -> IllegalAction | None:
    card = game.objects[id].card
    ways = [printed.printed(card, face) for face in (0, 1)] if is_modal(card) else [proposed]
    found = [right(game, player, id, way, *more) for way in ways]
    illegal: IllegalAction | None = found[0] if all(each is not None for each in found) else None
    return illegal


@mutant(
    "mdfc-legality-by-played-face",
    replaces=prohibitions.playing,
    belief="A player to whom playing a card is casting it, a land too.",
)
def what_cannot_be_cast_cannot_be_played(
    right: Right, game: Game, player: str, id: ObjectId, proposed: Characteristics, deed: str, origin: str
) -> IllegalAction | None:
    found: IllegalAction | None = right(game, player, id, proposed, "cast", origin)
    return found


@mutant(
    "mdfc-choose-name-either-face",
    replaces=prohibitions.activating,
    belief="A player to whom the name of either face is the name of the permanent.",
)
def either_name_stops_the_permanent(right: Right, game: Game, player: str, id: ObjectId, makes_mana: bool) -> IllegalAction | None:
    names = {face.name for face in game.objects[id].card.faces}
    chosen = {game.objects[each].chosen.get("card name") for each in game.zone("battlefield")}
    if names & chosen and not makes_mana:
        return IllegalAction("602.5", "its name was chosen")
    found: IllegalAction | None = right(game, player, id, makes_mana)
    return found


@mutant(
    "cast-face-down",
    replaces=prohibitions.playing,
    belief="A player who knows what the card is, and that it is no creature.",
)
def card_is_asked_whether_it_is_forbidden(
    right: Right, game: Game, player: str, id: ObjectId, proposed: Characteristics, *more: Any
) -> IllegalAction | None:
    found: IllegalAction | None = right(game, player, id, card_values(game.objects[id]), *more)
    return found


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
        game, player, id, printed.printed(card, 0) if card.layout in INSET_LAYOUTS else proposed, deed, origin
    )
    return found


@mutant(
    "aftermath-from-graveyard-alone",
    replaces=prohibitions.only_from_graveyard,
    belief="A player to whom aftermath is one more permission, and no restriction.",
)
def aftermath_restricts_nothing(right: Right, proposed: Characteristics) -> bool:
    return False


@mutant(
    "mdfc-legality-by-played-face",
    replaces=prohibitions.playing,
    belief="A player who judges the card by its front: what can't be cast by that face can't be cast at all.",
)
def legality_is_that_of_the_front(
    right: Right, game: Game, player: str, id: ObjectId, proposed: Characteristics, deed: str, origin: str
) -> IllegalAction | None:
    card = game.objects[id].card
    found: IllegalAction | None = right(game, player, id, all_faces(card)[0] if card.layout == MODAL else proposed, deed, origin)
    return found


@mutant(
    "mdfc-legality-by-played-face",
    replaces=prohibitions.playing,
    belief="A player who lets a prohibition of either face stop the whole card.",
)
def prohibition_of_one_face_stops_both(
    right: Right, game: Game, player: str, id: ObjectId, proposed: Characteristics, deed: str, origin: str
) -> IllegalAction | None:
    card = game.objects[id].card
    judged = all_faces(card) if card.layout == MODAL else (proposed,)
    return next((found for values in judged if (found := right(game, player, id, values, deed, origin)) is not None), None)


@mutant(
    "mdfc-choose-name-either-face",
    replaces=prohibitions.playing,
    belief="A player who names the card by naming one of its faces, and so forbids both.",
)
def name_of_one_face_means_the_card(
    right: Right, game: Game, player: str, id: ObjectId, proposed: Characteristics, deed: str, origin: str
) -> IllegalAction | None:
    card = game.objects[id].card
    both = replace(proposed, names=tuple(face.name for face in card.faces)) if card.layout == MODAL else proposed
    found: IllegalAction | None = right(game, player, id, both, deed, origin)
    return found


@mutant(
    "regeneration-replaces-one-destruction",
    replaces=prohibitions.regenerating,
    belief="A player who thinks that a regeneration shield that is there can't be taken away.",
)
def nothing_keeps_from_regenerating(right: Right, game: Game, id: ObjectId) -> IllegalAction | None:
    return None


@mutant(
    "can-block-all-but-some",
    replaces=prohibitions.blocking,
    belief="An engine's author who reads that the creature can't block, and not which creatures.",
)
def it_blocks_nothing(right: Right, game: Game, player: str, id: ObjectId, attacker: ObjectId | None = None) -> IllegalAction | None:
    for word, context, active in prohibitions.prohibitions(game, "block", player):
        if prohibitions.concerns(game, word, id, context):
            return prohibitions.forbidden(game, active, "509.1b", "the creature can't block")
    return None


@mutant(
    "can-block-all-but-some",
    replaces=prohibitions.blocking,
    belief="An engine's author who leaves a restriction with an exception out altogether.",
)
def it_blocks_anything(right: Right, game: Game, player: str, id: ObjectId, attacker: ObjectId | None = None) -> IllegalAction | None:
    illegal: IllegalAction | None = right(game, player, id)
    return illegal


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
    replaces=prohibitions.drawing,
    belief="An engine's author who forbids what effects make of drawing, and not the draw step.",
)
def the_draw_step_draws(right: Right, game: Game, player: str) -> Forbidden:
    return None if game.turn.step == "draw" else right(game, player)


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
    replaces=prohibitions.winning,
    belief="A player who sees that nobody loses if another wins.",
)
def whoever_has_to_win_wins(right: Right, game: Game, player: str) -> Forbidden:
    return None
