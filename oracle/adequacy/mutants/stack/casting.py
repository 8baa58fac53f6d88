"""Misreadings of the rules in `oracle/rules/stack/casting.py`."""

from typing import Any

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.adequacy.mutants.asked import has_inset, has_land_face, is_modal
from oracle.cards.abilities import Spell
from oracle.rules.characteristics import printed, selections
from oracle.rules.characteristics.continuous import characteristics, controller
from oracle.rules.characteristics.printed import FUSED
from oracle.rules.citation import IllegalAction
from oracle.rules.costs import announcing, total_cost
from oracle.rules.events.pipeline import commit_only, happen
from oracle.rules.stack import casting
from oracle.rules.stack.casting import Castable
from oracle.rules.stack.times_to_cast import InstructedCast
from oracle.rules.state import actions as deeds
from oracle.rules.state.actions import Cast
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import EffectBegan, Moved
from oracle.rules.state.game import Announcement, ContinuousEffect, Game, GameObject, ObjectId, PlayPermission
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context

replace = msgspec.structs.replace


def _allow(table: Table, player: str, ids: tuple[ObjectId, ...], context: Context, lands: bool, spells: bool, free: bool = False) -> None:
    """Let the player play these cards until the turn ends."""
    allowed = PlayPermission(player=player, lands=lands, spells=spells, free=free)
    effect = ContinuousEffect(id=0, source=context.source, controller=player, timestamp=0, objects=ids, permission=allowed)
    commit_only(table, EffectBegan(effect=effect))


@mutant(
    "toil-trouble-counts-drawn-cards",
    replaces=casting.propose,
    belief="A player to whom a card with fuse is always cast whole.",
)
def fuse_is_no_choice(right: Right, table: Table, player: str, action: Cast, card: GameObject) -> Procedure[ObjectId]:
    whole = replace(action, face=FUSED) if casting.can_be_fused(card) else action
    spell: ObjectId = yield from right(table, player, whole, card)
    return spell


@mutant(
    "x-enters-trigger-uses-cast-x",
    replaces=casting.announce_x,
    belief="A player who chooses X as they like, since it costs nothing.",
)
def x_of_a_free_spell_is_chosen_freely(
    right: Right, table: Table, spell: ObjectId, action: Any, announced: Announcement, context: Context
) -> Procedure[int | None]:
    x: int | None = yield from right(table, spell, action, replace(announced, alternative=None), context)
    return x


@mutant(
    "mdfc-legality-by-played-face",
    replaces=casting.check_proposal,
    belief="A player who asks the card whether it is cheap enough, and then casts it by either face.",
)
def cheap_front_lets_the_back_be_cast(
    right: Right, game: Game, player: str, spell: ObjectId, card: GameObject, instructed: InstructedCast | None
) -> None:
    right(game, player, spell, card, None if is_modal(card.card) else instructed)


@mutant(
    "mdfc-legality-by-played-face",
    replaces=casting.check_proposal,
    belief="A player to whom a card isn't cheap enough if one of its faces isn't.",
)
def expensive_back_forbids_the_front(
    right: Right, game: Game, player: str, spell: ObjectId, card: GameObject, instructed: InstructedCast | None
) -> None:
    right(game, player, spell, card, instructed)
    if instructed is not None and instructed.filter is not None and is_modal(card.card):
        for face in (0, 1):
            values = printed.printed(card.card, face)
            if not selections.matches(game, spell, replace(instructed.filter, zone="any"), instructed.context, values):
                raise IllegalAction("601.3", "one of its faces is no such spell")


@mutant(
    "mdfc-play-versus-cast-one-card",
    replaces=casting.cast_by_instruction,
    belief="A player who puts the land onto the battlefield instead of casting the spell.",
)
def land_is_put_onto_the_battlefield(right: Right, table: Table, player: str, options: tuple[Castable, ...], *more: Any) -> Procedure[bool]:
    done: bool = yield from right(table, player, options, *more)
    for id in {way[0] for way in options} if not done else ():
        if has_land_face(table.game.objects[id].card):
            yield from happen(table, Moved(object=id, destination="battlefield", cause="put", player=player, controller=player, face=1))
    return done


@mutant(
    "cast-face-down",
    replaces=casting.face_down_kind,
    belief="A player to whom a land can't be cast, face down or not.",
)
def lands_are_not_cast_face_down(right: Right, card: GameObject) -> str | None:
    kind: str | None = None if "land" in card.card.faces[0].types else right(card)
    return kind


@mutant(
    "jodah-free-cast-costs",
    replaces=casting.announce_additional_costs,
    belief="A player who doesn't let a spell be kicked that was cast for nothing.",
)
def free_spell_cannot_be_kicked(
    right: Right, table: Table, spell: ObjectId, action: deeds.Cast, context: Context
) -> Procedure[tuple[str, ...]]:
    if action.alternative == total_cost.FREE:
        return ()
    announced: tuple[str, ...] = yield from right(table, spell, action, context)
    return announced


@mutant(
    "jodah-x-zero-when-free",
    replaces=casting.announce_x,
    belief="A player who chooses X freely where nothing is paid for it.",
)
def x_is_free_to_choose(
    right: Right, table: Table, spell: ObjectId, action: deeds.Cast, announced: Announcement, context: Context
) -> Procedure[int | None]:
    paid = replace(announced, alternative=None) if announced.alternative == total_cost.FREE else announced
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
    if announced.alternative == total_cost.FREE and cost is not None and cost.has_x():
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
    return untapped if x == 0 and announced.alternative == total_cost.FREE else x


@mutant(
    "jodah-mdfc-either-face",
    replaces=casting.check_proposal,
    belief="A player who asks of the spell what the search asked of the card: it has to be legendary.",
)
def spell_has_to_be_legendary_too(
    right: Right, game: Game, player: str, spell: ObjectId, card: GameObject, instructed: InstructedCast | None
) -> None:
    right(game, player, spell, card, instructed)
    found = printed.printed(card.card, 0)
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
        parts = (part for part in printed.printed(card.card, 1).abilities if isinstance(part, Spell))
        specs = tuple(spec for part in parts for spec in announcing.specifications(part, (), False))
        if not announcing.enough_targets(game, specs, Context(you=player, source=spell), spell):
            raise IllegalAction("601.2c", "there is nothing to target")


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
        values = printed.printed(card.card, 0)
        if not selections.matches(game, spell, replace(instructed.filter, zone="any"), instructed.context, values):
            raise IllegalAction("601.3", "it is not such a card")


@mutant(
    "toil-trouble-counts-drawn-cards",
    replaces=casting.can_be_fused,
    belief="A player who casts both halves from wherever the card may be cast.",
)
def fused_from_anywhere(right: Right, card: GameObject) -> bool:
    return bool(right(replace(card, zone="hand")))


@mutant(
    "mdfc-play-versus-cast-one-card",
    replaces=casting.cast_by_instruction,
    belief='A player who hears "may play" in "may cast", and plays the land face when they don\'t want the spell.',
)
def may_cast_lets_the_land_be_played(
    right: Right, table: Table, player: str, options: tuple[Castable, ...], filter: Any, free: bool, context: Context, *more: Any
) -> Procedure[bool]:
    done: bool = yield from right(table, player, options, filter, free, context, *more)
    if not done:
        _allow(table, player, tuple(way[0] for way in options), context, lands=True, spells=False)
    return done


@mutant(
    "megamorph-is-a-morph",
    replaces=casting.variant_of,
    belief="An engine's author who tells a creature that was cast with megamorph from all morphs.",
)
def megamorph_shows(right: Right, keyword: str) -> str:
    return "effect" if keyword == "megamorph" else keyword
