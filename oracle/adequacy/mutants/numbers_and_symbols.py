"""Misreadings of the rulings on X, on {T} and on {Q}."""

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.cards import costs as paid
from oracle.cards.abilities import Activated
from oracle.cards.effects import Untap
from oracle.cards.triggers import Enters
from oracle.rules.characteristics import printed as faces
from oracle.rules.characteristics.continuous import characteristics
from oracle.rules.citation import IllegalAction
from oracle.rules.costs import parts as cost_parts
from oracle.rules.costs.parts import Part, Wallet
from oracle.rules.events import trigger_conditions
from oracle.rules.events.trigger_conditions import Names, Scene
from oracle.rules.legality import mana_abilities
from oracle.rules.legality.summoning_sickness import is_sick
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.game import Characteristics, Game, GameObject, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.words import value_of_x
from oracle.rules.words.context import Context

replace = msgspec.structs.replace


# --- X of what enters -------------------------------------------------------------------------------------------------


@mutant(
    "x-enters-trigger-uses-cast-x",
    replaces=value_of_x.enters_x,
    belief="A player who knows that X of a permanent is 0, and so lets it enter with X = 0.",
)
def x_is_zero_as_it_enters(right: Right, object: GameObject) -> int:
    return 0


@mutant(
    "x-enters-trigger-uses-cast-x",
    replaces=trigger_conditions.enters,
    belief="An engine's author who looks X up on the permanent when its enters ability triggers.",
)
def x_of_an_enters_trigger_is_zero(right: Right, word: Enters, became: ObjectId, scene: Scene) -> Names | None:
    names: Names | None = right(word, became, scene)
    return None if names is None else {name: meant for name, meant in names.items() if name != "x"}


@mutant(
    "x-enters-trigger-uses-cast-x",
    replaces=faces.mana_value,
    belief="A player who remembers how much was paid for X, and counts it in the permanent's mana value.",
)
def permanent_keeps_its_x(right: Right, values: Characteristics, object: GameObject) -> int:
    return int(right(values, replace(object, zone="stack") if object.zone == "battlefield" else object))


# --- {T} --------------------------------------------------------------------------------------------------------------


@mutant(
    "tap-symbol-cost",
    replaces=mana_abilities.check_summoning_sickness,
    belief="An engine's author who clears summoning sickness at the end of every turn.",
)
def sickness_ends_with_the_turn(right: Right, game: Game, id: ObjectId) -> None:
    if game.objects[id].held_since >= game.player(game.turn.active).turn_began:
        right(game, id)


@mutant(
    "tap-symbol-cost",
    replaces=mana_abilities.check_summoning_sickness,
    belief="A player who holds that a land may always be tapped in the turn it enters, also one that is a creature.",
)
def lands_are_never_sick(right: Right, game: Game, id: ObjectId) -> None:
    if "land" not in characteristics(game, id).types:
        right(game, id)


@mutant(
    "tap-symbol-cost",
    replaces=mana_abilities.check_summoning_sickness,
    belief="A player who lets artifacts wait for a turn as creatures do.",
)
def every_permanent_is_sick(right: Right, game: Game, id: ObjectId) -> None:
    right(game, id)
    if is_sick(game, id) and "haste" not in characteristics(game, id).keywords:
        raise IllegalAction("302.6", "the permanent came under control this turn")


@mutant(
    "tap-symbol-cost",
    replaces=mana_abilities.check_summoning_sickness,
    belief="A player who asks how long the creature has been on the battlefield, and not for how long it has been theirs.",
)
def only_entering_makes_sick(right: Right, game: Game, id: ObjectId) -> None:
    object = game.objects[id]
    holder = characteristics(game, id).controller
    aged = replace(object, held_by=holder, held_since=object.timestamp)
    right(replace(game, objects={**game.objects, id: aged}, memory=None), id)


@mutant(
    "tap-symbol-cost",
    replaces=cost_parts._choose_tapped,
    belief="A player who forbids a summoning sick creature everything that taps it, so also to crew a Vehicle.",
)
def sick_creatures_cannot_crew(
    right: Right, table: Table, player: str, word: paid.TapPermanents, context: Context, wallet: Wallet
) -> Procedure[tuple[ObjectId, ...]]:
    chosen: tuple[ObjectId, ...] = yield from right(table, player, word, context, wallet)
    if any(is_sick(table.game, id) for id in chosen):
        raise IllegalAction("302.6", "a summoning sick creature can't be tapped")
    return chosen


# --- {Q} --------------------------------------------------------------------------------------------------------------


@mutant(
    "untap-symbol-cost",
    replaces=cost_parts.check_part,
    belief="A player who sees no harm in untapping what is untapped: afterwards it is untapped, as the cost says.",
)
def untapped_permanent_may_pay_q(right: Right, game: Game, player: str, part: Part) -> None:
    if part.word != "Q":
        right(game, player, part)


@mutant(
    "untap-symbol-cost",
    replaces=mana_abilities.check_activatable,
    belief="A player who knows summoning sickness as a rule about {T} alone.",
)
def sickness_is_about_tapping_only(right: Right, table: Table, player: str, id: ObjectId, ability: Activated, index: int) -> None:
    try:
        right(table, player, id, ability, index)
    except IllegalAction as illegal:
        if illegal.number != "302.6" or mana_abilities.has_symbol(ability.cost, "T"):
            raise


@mutant(
    "untap-symbol-cost",
    replaces=mana_abilities.check_activatable,
    belief="A player for whom every ability that untaps its own creature is one with the untap symbol.",
)
def untapping_as_an_effect_has_to_wait(right: Right, table: Table, player: str, id: ObjectId, ability: Activated, index: int) -> None:
    right(table, player, id, ability, index)
    if any(isinstance(effect, Untap) and effect.what == "this" for effect in ability.effects):
        mana_abilities.check_summoning_sickness(table.game, id)
