"""Misreadings of the rulings on manifesting dread."""

from typing import Any

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.cards.abilities import Activated
from oracle.rules.characteristics import layers
from oracle.rules.characteristics import printed as faces
from oracle.rules.characteristics.continuous import controller
from oracle.rules.citation import IllegalAction
from oracle.rules.events import replacement
from oracle.rules.events.pipeline import commit_only, happen
from oracle.rules.events.turning_up import card_values
from oracle.rules.legality import mana_abilities
from oracle.rules.moves import zones
from oracle.rules.resolution import resolving
from oracle.rules.stack import face_down
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import Ceased, DrewFromEmpty, Event, Moved, NotResolved, Revealed
from oracle.rules.state.game import Characteristics, Game, GameObject, ObjectId
from oracle.rules.state.table import Table

replace = msgspec.structs.replace


# --- the procedure ----------------------------------------------------------------------------------------------------


@mutant(
    "manifest-dread-procedure",
    replaces=face_down.manifest_dread,
    belief="A player who manifests dread like manifesting: the top card, unseen, without a choice.",
)
def top_card_is_manifested_unseen(right: Right, table: Table, player: str) -> Procedure[tuple[ObjectId, ...]]:
    looked = zones.top(table.game, player, 2)
    permanents: tuple[ObjectId, ...] = yield from face_down.manifest(table, player)
    buried = yield from zones.move(table, looked[1:], "graveyard", "put", player)
    yield from happen(table, *face_down.dread_manifested(player, permanents, buried))
    return permanents


@mutant(
    "manifest-dread-procedure",
    replaces=face_down.manifest_dread,
    belief="A player who puts the other card on the bottom of the library, as one so often does.",
)
def other_card_goes_to_the_bottom(right: Right, table: Table, player: str) -> Procedure[tuple[ObjectId, ...]]:
    looked = zones.top(table.game, player, 2)
    permanents: tuple[ObjectId, ...] = yield from right(table, player)
    cards = {table.game.past[id].became for id in looked if id in table.game.past}
    back = tuple(id for id in table.game.zone("graveyard", player) if id in cards)
    yield from happen(table, *(Moved(object=id, destination="library", cause="put", position="bottom") for id in back))
    return permanents


@mutant(
    "manifest-dread-procedure",
    replaces=face_down.manifest_card,
    belief="A player who shows the card that they manifest.",
)
def manifested_card_is_revealed(right: Right, table: Table, player: str, id: ObjectId, *more: Any) -> Procedure[tuple[ObjectId, ...]]:
    yield from happen(table, Revealed(player=player, objects=(id,)))
    permanents: tuple[ObjectId, ...] = yield from right(table, player, id, *more)
    return permanents


@mutant(
    "manifest-dread-procedure",
    replaces=faces.face_down_values,
    belief="A player who keeps the card's mana value for the face-down creature.",
)
def face_down_creature_keeps_its_mana_value(right: Right, object: GameObject) -> Characteristics:
    values: Characteristics = right(object)
    return replace(values, mana_value=card_values(object).mana_value)


@mutant(
    "manifest-dread-procedure",
    replaces=faces.face_down_values,
    belief="A player who knows that the card is green, and lets the face-down creature be green.",
)
def face_down_creature_keeps_its_color(right: Right, object: GameObject) -> Characteristics:
    values: Characteristics = right(object)
    return replace(values, colors=card_values(object).colors)


@mutant(
    "manifest-dread-procedure",
    replaces=replacement.imagine,
    belief="A player who puts the card onto the battlefield and turns it face down then, so that it enters as what it is.",
)
def card_enters_before_it_is_face_down(right: Right, game: Game, event: Moved) -> tuple[Game, ObjectId]:
    future: tuple[Game, ObjectId] = right(game, replace(event, face_down=None))
    return future


@mutant(
    "manifest-dread-procedure",
    replaces=layers.Projection.existing,
    belief="A player to whom a face-down creature is a 2/2, whatever else is on the battlefield.",
)
def nothing_changes_a_face_down_creature(right: Right, self: layers.Projection, table: layers.AllValues) -> list[object]:
    if any(object.face_down for object in self.game.objects.values()):
        return []
    found: list[object] = right(self, table)
    return found


# --- a small library --------------------------------------------------------------------------------------------------


@mutant(
    "manifest-dread-small-library",
    replaces=face_down.manifest_dread,
    belief="A player who does nothing at all where there aren't two cards to look at.",
)
def one_card_is_not_enough(right: Right, table: Table, player: str) -> Procedure[tuple[ObjectId, ...]]:
    if len(table.game.zone("library", player)) < 2:
        yield from happen(table, *face_down.dread_manifested(player, (), ()))
        return ()
    permanents: tuple[ObjectId, ...] = yield from right(table, player)
    return permanents


@mutant(
    "manifest-dread-small-library",
    replaces=face_down.manifest_dread,
    belief="A player who puts a single card into the graveyard, since that is where one of the cards has to go.",
)
def single_card_goes_to_the_graveyard(right: Right, table: Table, player: str) -> Procedure[tuple[ObjectId, ...]]:
    library = table.game.zone("library", player)
    if len(library) == 1:
        buried = yield from zones.move(table, library, "graveyard", "put", player)
        yield from happen(table, *face_down.dread_manifested(player, (), buried))
        return ()
    permanents: tuple[ObjectId, ...] = yield from right(table, player)
    return permanents


@mutant(
    "manifest-dread-small-library",
    replaces=face_down.manifest_dread,
    belief="A player who loses for want of cards, as though looking at them were drawing.",
)
def empty_library_loses(right: Right, table: Table, player: str) -> Procedure[tuple[ObjectId, ...]]:
    if not table.game.zone("library", player):
        yield from happen(table, DrewFromEmpty(player=player))
    permanents: tuple[ObjectId, ...] = yield from right(table, player)
    return permanents


# --- what triggers on it ----------------------------------------------------------------------------------------------


@mutant(
    "manifest-dread-trigger-even-if-impossible",
    replaces=face_down.dread_manifested,
    belief="A player to whom nobody has manifested dread where no card was manifested.",
)
def no_permanent_no_dread(
    right: Right, player: str, permanents: tuple[ObjectId, ...], graveyard: tuple[ObjectId, ...]
) -> tuple[Event, ...]:
    found: tuple[Event, ...] = right(player, permanents, graveyard)
    return found if permanents else ()


@mutant(
    "manifest-dread-trigger-even-if-impossible",
    replaces=face_down.dread_manifested,
    belief="A player who lets the ability trigger only if all steps were done, so that a card went to the graveyard.",
)
def dread_needs_all_its_steps(
    right: Right, player: str, permanents: tuple[ObjectId, ...], graveyard: tuple[ObjectId, ...]
) -> tuple[Event, ...]:
    found: tuple[Event, ...] = right(player, permanents, graveyard)
    return found if permanents and graveyard else ()


@mutant(
    "manifest-dread-trigger-even-if-impossible",
    replaces=face_down.manifest_card,
    belief="A player to whom every manifesting is manifesting dread.",
)
def manifesting_is_manifesting_dread(right: Right, table: Table, player: str, id: ObjectId, *more: Any) -> Procedure[tuple[ObjectId, ...]]:
    permanents: tuple[ObjectId, ...] = yield from right(table, player, id, *more)
    yield from happen(table, *face_down.dread_manifested(player, permanents, ()))
    return permanents


# --- whose ability it is ----------------------------------------------------------------------------------------------


@mutant(
    "shss-only-controller-activates",
    replaces=mana_abilities.check_activatable,
    belief="A player to whom an Aura's abilities are for the player whose creature it enchants.",
)
def only_the_creatures_controller_activates(right: Right, table: Table, player: str, id: ObjectId, ability: Activated, index: int) -> None:
    enchanted = table.game.objects[id].attached_to
    if isinstance(enchanted, int) and controller(table.game, enchanted) != player:
        raise IllegalAction("602.2", "the creature isn't theirs")
    right(table, player, id, ability, index)


@mutant(
    "shss-only-controller-activates",
    replaces=mana_abilities.check_activatable,
    belief="A player who has put the Aura there, and so uses the ability that it gives to the creature.",
)
def an_auras_controller_uses_what_it_gives(right: Right, table: Table, player: str, id: ObjectId, ability: Activated, index: int) -> None:
    auras = [each for each in table.game.zone("battlefield") if table.game.objects[each].attached_to == id]
    if not any(controller(table.game, each) == player for each in auras):
        right(table, player, id, ability, index)


@mutant(
    "shss-only-controller-activates",
    replaces=resolving.resolve_ability,
    belief="A player to whom the ability is countered once the creature that it is about has gone.",
)
def nothing_happens_without_the_creature(right: Right, table: Table, id: ObjectId) -> Procedure[None]:
    stacked = table.game.objects[id].stacked
    source = table.game.object(stacked.source) if stacked is not None else None
    aura = source is not None and "Aura" in source.card.faces[0].subtypes
    if aura and source is not None and source.attached_to not in table.game.objects:
        commit_only(table, NotResolved(object=id), Ceased(object=id))
    else:
        yield from right(table, id)
