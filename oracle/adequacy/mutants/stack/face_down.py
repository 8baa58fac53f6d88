"""Misreadings of the rules in `oracle/rules/stack/face_down.py`, but for turning face up."""

from collections.abc import Sequence
from typing import Any

import msgspec

from oracle.adequacy.mutant import Right, mutant
from oracle.cards import triggers as trigger_words
from oracle.cards.abilities import Triggered
from oracle.rules.events.pipeline import happen
from oracle.rules.events.turning_up import card_values
from oracle.rules.moves import zones
from oracle.rules.stack import face_down, triggers
from oracle.rules.stack.face_down import Mark
from oracle.rules.state.decisions import Procedure
from oracle.rules.state.events import (
    Attached,
    DrewFromEmpty,
    Event,
    Moved,
    Revealed,
    Untapped,
)
from oracle.rules.state.game import Game, GameObject, ObjectId
from oracle.rules.state.table import Table
from oracle.rules.words.context import Context

replace = msgspec.structs.replace


@mutant(
    "look-at-own-facedown",
    replaces=face_down.may_look,
    belief="A player who thinks that their own cards may be looked at, whoever controls them.",
)
def owner_may_look(right: Right, game: Game, player: str, id: ObjectId) -> bool:
    return game.objects[id].owner == player


@mutant(
    "look-at-own-facedown",
    replaces=face_down.may_look,
    belief="A player to whom face down means that nobody may look, not even the player whose it is.",
)
def nobody_may_look(right: Right, game: Game, player: str, id: ObjectId) -> bool:
    return False


@mutant(
    "look-at-own-facedown",
    replaces=face_down.may_look,
    belief="A player who looks at permanents only, and not at a spell that was cast face down.",
)
def spells_may_not_be_looked_at(right: Right, game: Game, player: str, id: ObjectId) -> bool:
    return game.objects[id].zone == "battlefield" and bool(right(game, player, id))


@mutant(
    "facedown-must-stay-distinguishable",
    replaces=face_down.told_apart,
    belief="A player to whom face-down creatures are all the same, so that what made them so is nobody's business.",
)
def cause_is_hidden(right: Right, object: GameObject, order: int) -> Mark:
    mark: Mark = right(object, order)
    return replace(mark, cause="manifest")


@mutant(
    "facedown-must-stay-distinguishable",
    replaces=face_down.told_apart,
    belief="A player who shuffles their face-down cards on the table, so that nobody knows which one came first.",
)
def order_is_hidden(right: Right, object: GameObject, order: int) -> Mark:
    mark: Mark = right(object, order)
    return replace(mark, order=0)


@mutant(
    "facedown-must-stay-distinguishable",
    replaces=face_down.told_apart,
    belief="An engine's author who hides the identity of face-down objects so well that it changes from view to view.",
)
def object_is_not_recognised(right: Right, object: GameObject, order: int) -> Mark:
    mark: Mark = right(object, order)
    return replace(mark, object=1_000_000 + order)


@mutant(
    "manifest-dfc",
    replaces=face_down.manifest_card,
    belief="A player to whom a card with two faces can't lie face down, and so enters as it is.",
)
def double_faced_card_has_no_back_to_show(
    right: Right, table: Table, player: str, id: ObjectId, cloak: bool = False
) -> Procedure[tuple[ObjectId, ...]]:
    if len(table.game.objects[id].card.faces) > 1:
        move = Moved(object=id, destination="battlefield", cause="manifest", player=player, controller=player)
        done = yield from happen(table, move)
        return tuple(event.became for event in done if isinstance(event, Moved) and event.became is not None)
    new: tuple[ObjectId, ...] = yield from right(table, player, id, cloak)
    return new


@mutant(
    "manifest-dfc",
    replaces=face_down.can_be_turned_face_down,
    belief="A player to whom an effect turns whatever it says face down, be it in a sleeve.",
)
def double_faced_permanent_is_turned_down(right: Right, game: Game, id: ObjectId) -> bool:
    object = game.objects.get(id)
    return object is not None and object.zone == "battlefield" and object.face_down is None


@mutant(
    "manifest-dread-small-library",
    replaces=face_down.manifest_dread,
    belief="A player who loses as soon as the library is empty.",
)
def an_emptied_library_loses(right: Right, table: Table, player: str) -> Procedure[Any]:
    done = yield from right(table, player)
    if not table.game.zone("library", player):
        yield from happen(table, DrewFromEmpty(player=player))
    return done


@mutant(
    "turn-up-no-enters-triggers",
    replaces=face_down.manifest_card,
    belief="A player whose card does what it says as it enters, and is turned face down then.",
)
def manifested_card_does_what_it_says_on_entering(
    right: Right, table: Table, player: str, id: ObjectId, cloak: bool = False
) -> Procedure[tuple[ObjectId, ...]]:
    new: tuple[ObjectId, ...] = yield from right(table, player, id, cloak)
    for each in new:
        for ability in card_values(table.game.objects[each]).abilities:
            if isinstance(ability, Triggered) and isinstance(ability.trigger, trigger_words.Enters):
                triggers.reflexive_trigger(table, ability, Context(you=player, source=each, names={"it": (each,)}))
    return new


@mutant(
    "turn-up-same-object",
    replaces=face_down.turn_face_down,
    belief="A player to whom an Aura falls off a creature that becomes another one.",
)
def turning_down_drops_what_is_attached(right: Right, table: Table, ids: Any, *more: Any) -> Procedure[tuple[ObjectId, ...]]:
    turned: tuple[ObjectId, ...] = yield from right(table, ids, *more)
    held = [each for each in table.game.zone("battlefield") if table.game.objects[each].attached_to in turned]
    yield from happen(table, *(Attached(object=each, to=None) for each in held))
    return turned


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


@mutant(
    "turn-up-keeps-tapped",
    replaces=face_down.turn_face_down,
    belief="A player who untaps what becomes another creature by being turned face down.",
)
def turning_down_untaps(right: Right, table: Table, ids: Sequence[ObjectId], *more: Any) -> Procedure[tuple[ObjectId, ...]]:
    turned: tuple[ObjectId, ...] = yield from right(table, ids, *more)
    yield from happen(table, *(Untapped(object=id) for id in turned))
    return turned
