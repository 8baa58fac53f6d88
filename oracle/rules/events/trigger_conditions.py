"""Which events match which trigger conditions (603.1-603.2, 603.6, 603.10).

Each small function takes the words of a condition, an event, and the `Scene`: the states before and after, and whose ability it is.
It returns None, or what the ability's effects may refer to: "it", "that player", "amount", and the X of 107.3e and 107.3m as "x".
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from oracle.cards import triggers as words
from oracle.rules.characteristics import selections
from oracle.rules.characteristics.continuous import controller
from oracle.rules.citation import rule
from oracle.rules.state import events as happened
from oracle.rules.state.events import Event
from oracle.rules.state.game import Game, ObjectId
from oracle.rules.words.context import Context
from oracle.rules.words.value_of_x import CARRIED, enters_x, x_of_spell_that_was_cast

Names = dict[str, Any]


class Scene(msgspec.Struct, frozen=True):
    """Where a trigger condition is read: the states before and after the event, its source and its controller."""

    before: Game
    after: Game
    source: ObjectId
    you: str
    names: Names
    batch: tuple[Event, ...] = ()
    """All that happened at the same time."""

    def context(self) -> Context:
        """The surroundings for references and filters."""
        return Context(you=self.you, source=self.source, names=dict(self.names))

    def means(self, selection: Any, id: ObjectId, game: Game | None = None) -> bool:
        """Whether the selection means that object, in the state after the event unless another is given."""
        if selection == "this":
            return id == self.source
        return selections.means(game or self.after, selection, id, self.context())

    def is_player(self, reference: str, player: str) -> bool:
        """Whether the reference means that player."""
        return player in selections.players(self.after, reference, self.context())


Matcher = Callable[[Any, Any, Scene], Names | None]

_MATCHERS: dict[tuple[type, type[Event]], Matcher] = {}

LOOKS_BACK: dict[type, tuple[type[Event], ...]] = {
    words.Leaves: (happened.Moved,),
    words.Dies: (happened.Moved,),
}
"""Conditions that look back in time: whether they trigger is decided by how things were before the event (603.10a)."""


def condition(word: type, event: type[Event]) -> Callable[[Matcher], Matcher]:
    """Marks the function that matches one kind of trigger condition with one kind of event."""

    def mark(function: Matcher) -> Matcher:
        _MATCHERS[word, event] = function
        return function

    return mark


@cache
def kinds_for(word: type) -> frozenset[type[Event]]:
    """Kinds of events that a trigger condition of this kind could match."""
    return frozenset(event for condition, event in _MATCHERS if condition is word)


def names_if_matched(trigger: Any, event: Event, scene: Scene, looking_back: bool | None = None) -> Names | None:
    """What the ability may refer to if the event matches its trigger condition, else None.

    Of several conditions each looks back for itself; `looking_back` asks only those that do, or only those that don't.
    """
    if isinstance(trigger, words.EitherEvent):
        return next((names for each in trigger.events if (names := names_if_matched(each, event, scene, looking_back)) is not None), None)
    if looking_back is not None and looking_back != (type(event) in LOOKS_BACK.get(type(trigger), ())):
        return None
    matcher = _MATCHERS.get((type(trigger), type(event)))
    return matcher(trigger, event, scene) if matcher is not None else None


# --- zone changes (603.6) ---------------------------------------------------------------------------------------------


@condition(words.Enters, happened.Moved)
def _moved_onto_battlefield(word: words.Enters, event: happened.Moved, scene: Scene) -> Names | None:
    if event.destination != "battlefield" or event.became is None:
        return None
    return enters(word, event.became, scene)


@rule("603.6a", "107.3m")
def enters(word: words.Enters, became: ObjectId, scene: Scene) -> Names | None:
    """An enters ability triggers for each permanent that enters and matches; X is that of the spell that the permanent was."""
    if not scene.means(word.what, became):
        return None
    object = scene.after.object(became)
    names: Names = {"it": (became,), "that player": (controller(scene.after, became) or object.owner,)}
    if became == scene.source and object.announced is not None and object.announced.x is not None:
        names[CARRIED] = enters_x(object)
    return names


@condition(words.Leaves, happened.Moved)
def _leaves(word: words.Leaves, event: happened.Moved, scene: Scene) -> Names | None:
    if event.origin != "battlefield" or not scene.means(word.what, event.object, scene.before):
        return None
    return left(event, scene)


@condition(words.Dies, happened.Moved)
@rule("700.4")
def dies(word: words.Dies, event: happened.Moved, scene: Scene) -> Names | None:
    """To die is to be put into a graveyard from the battlefield."""
    if event.origin != "battlefield" or event.destination != "graveyard":
        return None
    return left(event, scene) if scene.means(word.what, event.object, scene.before) else None


@rule("603.10a", "400.7e", "603.6c")
def left(event: happened.Moved, scene: Scene) -> Names:
    """A leaves-the-battlefield ability sees what was there before, and finds the object in the public zone that it went to."""
    was_controlled_by = controller(scene.before, event.object) or scene.before.object(event.object).owner
    return {"it": (event.object,), "card": (event.became,), "that player": (was_controlled_by,)}


@condition(words.Discarded, happened.Moved)
def _discards(word: words.Discarded, event: happened.Moved, scene: Scene) -> Names | None:
    owner = scene.before.object(event.object).owner
    if event.cause != "discard" or not scene.is_player(word.who, owner):
        return None
    return {"it": (event.became,), "that player": (owner,)}


@condition(words.Draws, happened.Moved)
def _draws(word: words.Draws, event: happened.Moved, scene: Scene) -> Names | None:
    owner = scene.before.object(event.object).owner
    if event.cause != "draw" or not scene.is_player(word.who, owner):
        return None
    return {"that player": (owner,)}


# --- what players do --------------------------------------------------------------------------------------------------


@condition(words.StepBegins, happened.StepBegan)
@rule("603.2b", "513.1", "513.2")
def step_begins(word: words.StepBegins, event: happened.StepBegan, scene: Scene) -> Names | None:
    """All abilities that wait for the beginning of a step trigger as it begins, and at no other time.

    What comes later in an end step waits for the next one.
    """
    active = scene.after.turn.active
    if event.step != word.step or not scene.is_player(word.whose, active):
        return None
    return {"that player": (active,)}


@condition(words.Casts, happened.SpellCast)
def _casts(word: words.Casts, event: happened.SpellCast, scene: Scene) -> Names | None:
    if not scene.is_player(word.who, event.player) or not scene.means(word.what, event.object):
        return None
    announced = scene.after.object(event.object).announced
    if word.origin and (announced is None or announced.origin != word.origin):
        return None
    return {"it": (event.object,), "that player": (event.player,), **x_of_spell_that_was_cast(scene.after, event.object)}


@condition(words.Casts, happened.Created)
@rule("707.10")
def copies_spell(word: words.Casts, event: happened.Created, scene: Scene) -> Names | None:
    """A copy of a spell isn't cast: only an ability that waits for casting or copying triggers on it."""
    if not word.or_copies or event.became is None or event.object.kind != "copy" or event.object.zone != "stack":
        return None
    player = controller(scene.after, event.became)
    if player is None or not scene.is_player(word.who, player) or not scene.means(word.what, event.became):
        return None
    return {"it": (event.became,), "that player": (player,), **x_of_spell_that_was_cast(scene.after, event.became)}


@condition(words.PlaysLand, happened.LandPlayed)
def _plays_land(word: words.PlaysLand, event: happened.LandPlayed, scene: Scene) -> Names | None:
    return {"it": (event.object,), "that player": (event.player,)} if scene.is_player(word.who, event.player) else None


@condition(words.Shuffles, happened.Shuffled)
def _shuffles(word: words.Shuffles, event: happened.Shuffled, scene: Scene) -> Names | None:
    return {"that player": (event.player,)} if scene.is_player(word.who, event.player) else None


@condition(words.GainsLife, happened.LifeGained)
def _gains_life(word: words.GainsLife, event: happened.LifeGained, scene: Scene) -> Names | None:
    if not scene.is_player(word.who, event.player):
        return None
    return {"that player": (event.player,), "amount": event.amount}


@condition(words.ManifestsDread, happened.ManifestedDread)
def manifests_dread(word: words.ManifestsDread, event: happened.ManifestedDread, scene: Scene) -> Names | None:
    return {"that player": (event.player,), "it": event.graveyard} if event.player == scene.you else None


# --- combat and damage ------------------------------------------------------------------------------------------------


@condition(words.Attacks, happened.AttackersDeclared)
def _attacks(word: words.Attacks, event: happened.AttackersDeclared, scene: Scene) -> Names | None:
    attackers = tuple(id for id in event.attackers if scene.means(word.what, id))
    return {"it": attackers, "that player": (event.player,)} if attackers else None


@condition(words.AttackersDeclared, happened.AttackersDeclared)
def _attackers_declared(word: words.AttackersDeclared, event: happened.AttackersDeclared, scene: Scene) -> Names | None:
    if not event.attackers or event.player != scene.you:
        return None
    attackers = tuple(id for id in event.attackers if scene.means(word.what, id))
    if not attackers:
        return None
    if word.count is not None and not selections.within(scene.after, len(attackers), word.count, scene.context()):
        return None
    return {"it": attackers, "that player": (event.player,), "amount": len(attackers)}


@condition(words.Blocks, happened.BlockersDeclared)
def _blocks(word: words.Blocks, event: happened.BlockersDeclared, scene: Scene) -> Names | None:
    blockers = tuple(id for id in event.blockers if scene.means(word.what, id))
    return {"it": blockers} if blockers else None


@condition(words.DealsDamage, happened.DamageDealt)
def _deals_damage(word: words.DealsDamage, event: happened.DamageDealt, scene: Scene) -> Names | None:
    if word.combat and not event.combat:
        return None
    if not scene.means(word.what, event.source, scene.before if event.source not in scene.after.objects else scene.after):
        return None
    if word.to == "any":
        return dealt_at_once(event, scene)
    target = event.target
    if isinstance(target, str):
        if (word.to == "opponent" and target == scene.you) or (word.to == "you" and target != scene.you):
            return None
        return {"it": (event.source,), "that player": (target,), "amount": event.amount}
    return None


@rule("603.2c")
def dealt_at_once(event: happened.DamageDealt, scene: Scene) -> Names | None:
    """ "Whenever it deals damage" triggers once for all the damage that it deals at the same time, whomever it deals it to."""
    together = [other for other in scene.batch if isinstance(other, happened.DamageDealt) and other.source == event.source] or [event]
    if together[0] is not event:
        return None
    players = tuple(other.target for other in together if isinstance(other.target, str))
    damaged = tuple(other.target for other in together if isinstance(other.target, int))
    total = sum(other.amount for other in together)
    return {"it": (event.source,), "that player": players, "damaged": damaged, "amount": total}


@condition(words.DealtDamage, happened.DamageDealt)
@rule("603.2c")
def dealt_to_one(word: words.DealtDamage, event: happened.DamageDealt, scene: Scene) -> Names | None:
    """ "Whenever it is dealt damage" triggers once for all the damage that it is dealt at the same time, whatever deals it; but once
    for each of several players and permanents.
    """
    together = [each for each in scene.batch if isinstance(each, happened.DamageDealt) and each.target == event.target] or [event]
    together = [each for each in together if each.combat or not word.combat]
    if not together or together[0] is not event:
        return None
    amount = sum(each.amount for each in together)
    if isinstance(event.target, str):
        if not isinstance(word.what, str) or not scene.is_player(word.what, event.target):
            return None
        return {"that player": (event.target,), "amount": amount}
    return {"it": (event.target,), "amount": amount} if scene.means(word.what, event.target) else None


# --- permanents -------------------------------------------------------------------------------------------------------


@condition(words.TappedForMana, happened.ManaProduced)
@rule("106.12a", "603.2")
def tapped_for_mana(word: words.TappedForMana, event: happened.ManaProduced, scene: Scene) -> Names | None:
    """ "Is tapped for mana" triggers when such a mana ability resolves and really produces mana, of the named type if it names one."""
    if not event.tapped_for or not event.mana or not scene.is_player(word.who, event.player):
        return None
    types = tuple(unit.type for unit in event.mana)
    if word.types and not any(kind in word.types for kind in types):
        return None
    if not scene.means(word.what, event.source, scene.after if event.source in scene.after.objects else scene.before):
        return None
    return {"it": (event.source,), "that player": (event.player,), "mana types": types}


@condition(words.Taps, happened.Tapped)
def _taps(word: words.Taps, event: happened.Tapped, scene: Scene) -> Names | None:
    return {"it": (event.object,)} if scene.means(word.what, event.object) else None


@condition(words.TurnedFaceUp, happened.TurnedFaceUp)
@rule("708.8", "603.2e")
def turned_face_up(word: words.TurnedFaceUp, event: happened.TurnedFaceUp, scene: Scene) -> Names | None:
    """ "When turned face up" triggers on a permanent's being turned up, not on its being revealed and staying face down."""
    if not scene.means(word.what, event.object):
        return None
    return {"it": (event.object,), CARRIED: event.announced.x if event.announced is not None else None}


@condition(words.Transforms, happened.Transformed)
@rule("701.27e")
def transforms(word: words.Transforms, event: happened.Transformed, scene: Scene) -> Names | None:
    """ "Transforms into" triggers as a permanent that had the other face up turns this one up, not as it enters with it."""
    return {"it": (event.object,)} if scene.means(word.what, event.object) else None


@condition(words.BecomesTarget, happened.BecameTarget)
@rule("702.21a", "603.2c")
def becomes_target(word: words.BecomesTarget, event: happened.BecameTarget, scene: Scene) -> Names | None:
    """Triggers when an object becomes the target of a spell or ability that one of the players in question controls."""
    if not isinstance(event.target, int) or not scene.means(word.what, event.target):
        return None
    by = controller(scene.after, event.by)
    if by is None or not scene.is_player(word.by, by):
        return None
    return {"it": (event.target,), "that player": (by,), "that spell": (event.by,)}


@condition(words.AbilityTriggers, happened.AbilityTriggered)
@rule("603.2", "603.3b")
def ability_triggers(word: words.AbilityTriggers, event: happened.AbilityTriggered, scene: Scene) -> Names | None:
    """An ability may trigger on another ability's triggering, if that was caused by a permanent that entered the battlefield."""
    if not isinstance(event.cause, happened.Moved) or event.cause.destination != "battlefield":
        return None
    return {"it": (event.cause.became,), "that player": (event.trigger.controller,), "that ability": event.trigger}


@condition(words.CountersPut, happened.CountersPut)
def _counters_put(word: words.CountersPut, event: happened.CountersPut, scene: Scene) -> Names | None:
    if word.kind != event.kind or not isinstance(event.target, int) or not scene.means(word.what, event.target):
        return None
    return {"it": (event.target,), "amount": event.amount}


@condition(words.CountersPut, happened.Moved)
def _entered_with_counters(word: words.CountersPut, event: happened.Moved, scene: Scene) -> Names | None:
    if event.destination != "battlefield" or event.became is None:
        return None
    return given_counters(word, event.became, event.counters, scene)


@condition(words.CountersPut, happened.TurnedFaceUp)
def _turned_up_with_counters(word: words.CountersPut, event: happened.TurnedFaceUp, scene: Scene) -> Names | None:
    return given_counters(word, event.object, event.counters, scene)


@rule("122.6", "708.11")
def given_counters(word: words.CountersPut, id: ObjectId, counters: dict[str, int], scene: Scene) -> Names | None:
    """Counters that a permanent enters with, or is turned face up with, are counters put on it: once for all of a kind."""
    amount = counters.get(word.kind, 0)
    if amount <= 0 or not scene.means(word.what, id):
        return None
    return {"it": (id,), "amount": amount}


@condition(words.LastCounterRemoved, happened.CountersRemoved)
def _last_counter_removed(word: words.LastCounterRemoved, event: happened.CountersRemoved, scene: Scene) -> Names | None:
    if word.kind != event.kind or event.target != scene.source:
        return None
    if event.target in scene.after.objects and scene.after.objects[event.target].counters.get(word.kind, 0):
        return None
    return {"it": (event.target,)}
