"""Misreadings of rulings on casting: modes, halves, permissions, cascade and discover; and on what is paid with what."""

from collections.abc import Sequence
from typing import Any

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.cards.abilities import Activated, Spell
from oracle.cards.costs import Cost
from oracle.cards.effects import Discover
from oracle.cards.filters import Filter
from oracle.cards.statics import Permit
from oracle.rules.characteristics import printed as faces
from oracle.rules.characteristics.continuous import rules_in_force
from oracle.rules.characteristics.printed import FUSED
from oracle.rules.costs import announcing
from oracle.rules.costs import parts as cost_parts
from oracle.rules.costs import total_cost as costs
from oracle.rules.events import trigger_detection
from oracle.rules.instructions.dispatch import PlayerNames
from oracle.rules.legality import permissions
from oracle.rules.resolution import resolving
from oracle.rules.resolution.effects import copies_of_spells, discovering
from oracle.rules.resolution.resolving import TargetsLeft
from oracle.rules.stack import casting
from oracle.rules.state.actions import Cast
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import Event, SpellCast
from oracle.rules.state.game import Announcement, Characteristics, Game, GameObject, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context

replace = msgspec.structs.replace

Modes = tuple[int, ...] | None


# --- modes ------------------------------------------------------------------------------------------------------------


@mutant(
    "modes-chosen-on-casting",
    replaces=announcing.choose_modes,
    belief="A player to whom a spell can be cast only if all that is written on it has a target.",
)
def every_mode_needs_its_targets(
    right: Right, table: Table, ability: Any, context: Context, on_stack: ObjectId | None = None, preset: Sequence[int] | None = None
) -> Procedure[Modes]:
    modes = getattr(ability, "modes", ())
    if all(announcing.enough_targets(table.game, mode.targets, context, on_stack) for mode in modes):
        chosen: Modes = yield from right(table, ability, context, on_stack, preset)
        return chosen
    return None


@mutant(
    "modes-chosen-on-casting",
    replaces=announcing.choose_modes,
    belief="A player who carries modes out in the order in which they like to choose them, the last one first.",
)
def modes_are_carried_out_backwards(right: Right, *arguments: Any) -> Procedure[Modes]:
    chosen: Modes = yield from right(*arguments)
    return None if chosen is None else chosen[::-1]


@mutant(
    "modes-chosen-on-casting",
    replaces=announcing.choose_modes,
    belief="A player who chooses as many modes as they like, and the best one twice.",
)
def any_choice_of_modes_will_do(
    right: Right, table: Table, ability: Any, context: Context, on_stack: ObjectId | None = None, preset: Sequence[int] | None = None
) -> Procedure[Modes]:
    if getattr(ability, "modes", ()) and preset is not None:
        return tuple(sorted(preset))
    chosen: Modes = yield from right(table, ability, context, on_stack, preset)
    return chosen


@mutant(
    "modes-chosen-on-casting",
    replaces=announcing.choose_modes,
    belief="A player who reads modes as sentences of which all are carried out that need no target.",
)
def modes_without_targets_happen_anyway(
    right: Right, table: Table, ability: Any, context: Context, on_stack: ObjectId | None = None, preset: Sequence[int] | None = None
) -> Procedure[Modes]:
    chosen: Modes = yield from right(table, ability, context, on_stack, preset)
    free = {index for index, mode in enumerate(getattr(ability, "modes", ())) if not mode.targets}
    return None if chosen is None else tuple(sorted({*chosen, *free}))


@mutant(
    "modes-chosen-on-casting",
    replaces=announcing.choose_modes,
    belief="An engine's author who knows modes of spells, and takes the first that is possible for an ability.",
)
def abilities_have_their_first_mode(
    right: Right, table: Table, ability: Any, context: Context, on_stack: ObjectId | None = None, preset: Sequence[int] | None = None
) -> Procedure[Modes]:
    if isinstance(ability, Activated) and ability.modes:
        return (0,)
    chosen: Modes = yield from right(table, ability, context, on_stack, preset)
    return chosen


@mutant(
    "modes-chosen-on-casting",
    replaces=copies_of_spells.copied_object,
    belief="An engine's author who copies the card, and forgets the choices that were made for the spell.",
)
def copy_has_no_modes(right: Right, *arguments: Any) -> GameObject:
    copy: GameObject = right(*arguments)
    return replace(copy, announced=replace(copy.announced or Announcement(), modes=()))


# --- halves -----------------------------------------------------------------------------------------------------------


@mutant(
    "jodah-dfc-front-and-split-total",
    replaces=faces.half_counts,
    belief="A player to whom a split card has both halves everywhere, on the stack as well.",
)
def both_halves_count_on_the_stack(right: Right, object: GameObject) -> bool:
    return False


@mutant(
    "toil-trouble-counts-drawn-cards",
    replaces=resolving.follow_both_halves,
    belief="A player who chooses one target for the spell, and does to it what both halves say.",
)
def both_halves_have_one_target(
    right: Right, table: Table, parts: Sequence[Spell], left: Sequence[TargetsLeft], announced: Announcement, context: Context
) -> Procedure[None]:
    yield from right(table, parts, [replace_legal(own, left[0].legal) for own in left], announced, context)


def replace_legal(left: TargetsLeft, legal: list[tuple[Any, ...]]) -> TargetsLeft:
    """The same part of a spell with other targets."""
    return left._replace(legal=legal)


@mutant(
    "toil-trouble-counts-drawn-cards",
    replaces=faces.combined_halves,
    belief="A player to whom a fused spell is the left half, with what the right one says added to it.",
)
def fused_spell_is_its_left_half(right: Right, halves: tuple[Characteristics, ...]) -> Characteristics:
    both: Characteristics = right(halves)
    return replace(both, mana_value=halves[0].mana_value, colors=halves[0].colors, mana_cost=halves[0].mana_cost)


@mutant(
    "toil-trouble-counts-drawn-cards",
    replaces=casting.propose,
    belief="A player to whom a card with fuse is always cast whole.",
)
def fuse_is_no_choice(right: Right, table: Table, player: str, action: Cast, card: GameObject) -> Procedure[ObjectId]:
    whole = replace(action, face=FUSED) if casting.can_be_fused(card) else action
    spell: ObjectId = yield from right(table, player, whole, card)
    return spell


# --- permissions, costs, targets --------------------------------------------------------------------------------------


@mutant(
    "player-chooses-the-permission",
    replaces=permissions.permits,
    belief="An engine's author who offers every permission for the place where the card is, and looks at the spell afterwards.",
)
def permission_is_for_the_place(
    right: Right, game: Game, word: Permit, context: Context, player: str, object: GameObject, proposed: Characteristics, deed: str
) -> bool:
    return bool(right(game, replace(word, what=Filter(zone="any")), context, player, object, proposed, deed))


@mutant(
    "jodah-free-cast-costs",
    replaces=costs.base_cost,
    belief="A player to whom what may be cast for nothing may be evoked for nothing.",
)
def free_spell_is_evoked_too(right: Right, game: Game, spell: ObjectId, announcement: Announcement) -> Cost | None:
    player = game.objects[spell].controller
    free = any(isinstance(each.rule, Permit) and each.rule.free and each.controller == player for each in rules_in_force(game))
    cost: Cost | None = right(game, spell, announcement)
    return () if free and announcement.alternative is not None else cost


@mutant(
    "becomes-a-target-once",
    replaces=trigger_detection.additional_times,
    belief="A player to whom a spell that targets the creature twice is reason to trigger twice.",
)
def a_spell_triggers_for_each_target(right: Right, game: Game, event: Event, source: ObjectId) -> int:
    again: int = right(game, event, source)
    announced = game.object(event.object).announced if isinstance(event, SpellCast) else None
    times = sum(source in chosen for chosen in announced.targets) if announced is not None else 0
    return again + max(0, times - 1)


@mutant(
    "another-is-not-itself",
    replaces=cost_parts._choose_moved,
    belief='A player who reads over "another", or to whom what is face down is another creature than the Aura that it will be.',
)
def the_object_itself_is_sacrificed(
    right: Right, table: Table, player: str, word: Any, context: Context, wallet: Any
) -> Procedure[tuple[ObjectId, ...]]:
    what = replace(word.what, other=False) if isinstance(word.what, Filter) else word.what
    chosen: tuple[ObjectId, ...] = yield from right(table, player, replace(word, what=what), context, wallet)
    return chosen


@mutant(
    "another-is-not-itself",
    replaces=cost_parts._choose_tapped,
    belief="A player to whom a Vehicle that is a creature is a creature of theirs like any other.",
)
def the_vehicle_itself_is_tapped(
    right: Right, table: Table, player: str, word: Any, context: Context, wallet: Any
) -> Procedure[tuple[ObjectId, ...]]:
    what = replace(word.what, other=False) if isinstance(word.what, Filter) else word.what
    chosen: tuple[ObjectId, ...] = yield from right(table, player, replace(word, what=what), context, wallet)
    return chosen


# --- discover ---------------------------------------------------------------------------------------------------------


@mutant(
    "cascade-and-discover-check-the-spell",
    replaces=discovering.discover,
    belief="A player who takes discover for another word for cascade, so that the mana value has to be lesser.",
)
def discover_needs_a_lesser_mana_value(
    right: Right, table: Table, effect: Discover, players: PlayerNames, context: Context
) -> Procedure[bool]:
    value = effect.value
    done: bool = yield from right(table, replace(effect, value=value - 1 if isinstance(value, int) else value), players, context)
    return done
