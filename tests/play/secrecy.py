"""What players are told is the same whichever cards those are that are hidden from them.

Which cards are hidden from whom is worked out here anew (400.2, 406.3, 708.5), by no function that the engine tells by.  Then the hidden
cards are exchanged for others with other labels, and the player is told again: what they see, what has happened, what they are asked, what
they may do and why they may not.  Besides, no card in a hand or library is told by an id by which it could be followed, and none keeps
its id as a library is shuffled.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from oracle.cards.statics import Reveal
from oracle.engines.reference import telling, viewing
from oracle.engines.reference.engine import ReferenceGame
from oracle.engines.reference.naming import called
from oracle.protocol.messages import Activate, AnyAction, Cast, Occurrence, PlayLand, TurnFaceUp, View
from oracle.rules.characteristics import selections
from oracle.rules.characteristics.continuous import characteristics, controller, rules_in_force
from oracle.rules.stack.face_down import is_shown
from oracle.rules.state import decisions
from oracle.rules.state import events as happened
from oracle.rules.state.game import Game, GameObject, LastKnown, ObjectId
from oracle.rules.state.table import Batch
from oracle.rules.words.context import Context
from tests.play.invariants import difference
from tests.play.positions import library

replace = msgspec.structs.replace

SECRET_ZONES = ("library", "hand")


# --- what is hidden ---------------------------------------------------------------------------------------------------


def hidden_from(game: Game, player: str, decision: decisions.Decision | None) -> list[ObjectId]:
    """The objects of which a player may not know which cards they are (400.2, 406.3, 708.5)."""
    shown = {id for id, object in game.objects.items() if player in object.known_to} | _shown_from_libraries(game, player)
    if decision is not None and decision.player == player:
        offered = (option for option in getattr(decision, "options", ()) if isinstance(option, int) and option in game.objects)
        shown |= {option for option in offered if game.objects[option].zone in SECRET_ZONES}
    return [id for id, object in game.objects.items() if id not in shown and _is_hidden(game, object, player)]


def _is_hidden(game: Game, object: GameObject, player: str) -> bool:
    if object.kind not in ("card", "token", "copy"):
        return False
    if object.zone == "library":
        return True
    if object.zone == "hand":
        return object.owner != player
    if object.zone in ("battlefield", "stack"):
        covered = object.face_down is not None and not game.ended
        return covered and controller(game, object.id) != player and not is_shown(game, player, object.id)
    return object.zone == "exile" and not object.face_up_exile


def _shown_from_libraries(game: Game, player: str) -> set[ObjectId]:
    shown: set[ObjectId] = set()
    for active in rules_in_force(game):
        if isinstance(active.rule, Reveal):
            for whose in selections.players(game, active.rule.who, Context(you=active.controller, source=active.source)):
                if whose == player or not active.rule.only_you:
                    shown.update(game.zone("library", whose)[:1])
    return shown


# --- other cards ------------------------------------------------------------------------------------------------------


def exchanged(game: Game, hidden: Iterable[ObjectId]) -> Game:
    """The same game, if what is hidden were other cards with other labels; so are the abilities on the stack that come from them."""
    others = {id: _another(game.objects[id]) for id in hidden}
    for id in game.zone("stack"):
        object = game.objects[id]
        if object.stacked is not None and object.stacked.source in others:
            others[id] = replace(object, card=others[object.stacked.source].card)
    return replace(game, objects={**game.objects, **others}, memory=None) if others else game


def _another(object: GameObject) -> GameObject:
    name = "Lightning Bolt" if object.card.name != "Lightning Bolt" else "Cosima, God of the Voyage"
    return replace(object, card=library()[name], label=None if object.label is None else f"not {object.label}")


def _exchanged_batch(batch: Batch, player: str) -> Batch:
    """The same events, if the cards were others that are hidden from the player both before and after."""
    physical = {
        state: {each.objects[id].physical: id for id in hidden_from(each, player, None)}
        for state, each in (("before", batch.before), ("after", batch.after))
    }
    shown = {batch.before.object(id).physical for id in _shown_by(batch, player)}
    there = [{object.physical for object in each.objects.values()} for each in (batch.before, batch.after)]
    always = {
        number
        for number in (physical["before"].keys() | physical["after"].keys()) - shown
        if (number in physical["before"] or number not in there[0]) and (number in physical["after"] or number not in there[1])
    }
    before = exchanged(batch.before, (id for number, id in physical["before"].items() if number in always))
    after = exchanged(batch.after, (id for number, id in physical["after"].items() if number in always))
    past = {
        id: LastKnown(object=before.objects[id], characteristics=characteristics(before, id), became=record.became)
        for id, record in after.past.items()
        if id in before.objects and before.objects[id].physical in always
    }
    return Batch(before, batch.events, replace(after, past={**after.past, **past}) if past else after)


def _shown_by(batch: Batch, player: str) -> Iterator[ObjectId]:
    for event in batch.events:
        if isinstance(event, happened.Revealed) or (isinstance(event, happened.LookedAt) and event.player == player):
            yield from event.objects


# --- what is told -----------------------------------------------------------------------------------------------------


def views_leak_nothing(playing: ReferenceGame, decision: decisions.Decision | None) -> None:
    """A player's view is the same whichever cards those are that are hidden from the player."""
    game = playing._table.game
    for player in game.players:
        hidden = hidden_from(game, player.name, decision)
        seen, otherwise = (viewing.view(each, player.name, decision, ()) for each in (game, exchanged(game, hidden)))
        assert seen == otherwise, f"{player.name}'s view tells which cards are hidden from them: {difference(seen, otherwise)}"
        secret = {called(game, id): id for id in hidden if game.objects[id].zone in SECRET_ZONES}
        told = {id for id in _ids(seen) if id in secret}
        assert not told, f"{player.name}'s view tells the id {told} of a card that they can't tell from others"
        assert all(each.label is None for each in seen.objects), f"{player.name}'s view has a label"


def _ids(view: View) -> Iterator[str]:
    yield from view.stack
    for each in view.objects:
        yield each.id
        yield from each.targets
        yield from (id for id in (each.source, each.attached_to) if id is not None)


def occurrences_leak_nothing(batches: Iterable[Batch]) -> None:
    """Players are told the same of what happens, whichever cards those are that are hidden from them before and after."""
    for batch in batches:
        _libraries_in_order_are_new(batch)
        entries = telling.entries(batch)
        if not entries:
            continue
        for player in batch.before.players:
            told = [entry.told(player.name) for entry in entries]
            _tells_no_secret_id(batch, player.name, told)
            otherwise = [entry.told(player.name) for entry in telling.entries(_exchanged_batch(batch, player.name))]
            assert told == otherwise, (
                f"{player.name} is told which cards are hidden from them: {difference(tuple(told), tuple(otherwise))} in {told}"
            )


def _libraries_in_order_are_new(batch: Batch) -> None:
    """No card of a library has the id that it had before the library was shuffled or put in another order."""
    for event in batch.events:
        if isinstance(event, happened.Shuffled | happened.Arranged):
            one, another = ({called(game, id) for id in game.zone("library", event.player)} for game in (batch.before, batch.after))
            assert not one & another, f"the cards {one & another} can be followed through a library that was put in another order"


def _tells_no_secret_id(batch: Batch, player: str, told: Iterable[Occurrence]) -> None:
    secret = {
        called(game, id)
        for game in (batch.before, batch.after)
        for id in hidden_from(game, player, None)
        if game.objects[id].zone in SECRET_ZONES
    }
    for each in told:
        assert each.label is None, f"{player} is told the label {each.label} of what was {each.kind}"
        if each.kind != "looked" or each.player != player:
            leaked = {each.object, each.became, each.source} & secret
            assert not leaked, f"{player} is told the id {leaked} of a card that they can't tell from others, as it was {each.kind}"
        if each.source is not None and each.source.isdigit() and int(each.source) in batch.after.past:
            was = batch.after.past[int(each.source)].object
            assert was.zone != "hand" or was.owner == player, f"{player} is told which card of a hand it was that {each.kind}"


# --- what may be done -------------------------------------------------------------------------------------------------


def answers_leak_nothing(playing: ReferenceGame, player: str, choose: Callable[[list[Any]], Any]) -> None:
    """What a player may do with what is hidden from them, and why not, is the same whichever card it is; so is all that they may do."""
    game, decision = playing._table.game, playing._decision
    hidden = [id for id in hidden_from(game, player, decision) if game.objects[id].zone not in SECRET_ZONES]
    other = exchanged(game, hidden_from(game, player, decision))
    if not hidden:
        return
    object = called(game, choose(hidden))
    possible: list[AnyAction] = [PlayLand(object), TurnFaceUp(object=object), Activate(object=object, ability=1)]
    possible += [Activate(object=object, for_mana=True), Cast(object=object), Cast(object=object, face="The Omenkeel")]
    action = choose(possible)
    answers = []
    for each in (game, other):
        playing._table.game = each
        try:
            answers.append((playing.can(player, action), playing.legal(player)))
        finally:
            playing._table.game = game
    one, another = answers
    assert one == another, f"what {player} may do tells which cards are hidden from them: {difference(one, another)}"
