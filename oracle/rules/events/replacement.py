"""Chapters 614-616: replacement and prevention effects.

They watch for an event that would happen and put another in its place.  For each event the effects that could apply are gathered;
the affected player (or the controller of the affected object) chooses among them, within the order that 616.1 prescribes; the
chosen one is applied; and the whole is repeated, since what the event has become may be something that others apply to, or no longer.
Each effect gets only one chance at an event (614.5).
"""

from collections.abc import Callable, Sequence
from typing import Any

from oracle.cards.statics import EntersWith, MoveInstead, PreventDamage, ReplaceMana, TimesCounters
from oracle.rules.characteristics import selections
from oracle.rules.characteristics.continuous import ActiveRule, characteristics, controller, rules_in_force
from oracle.rules.citation import rule
from oracle.rules.events import more_counters
from oracle.rules.events.regeneration import Shield, shields
from oracle.rules.events.replaced_events import apply_replacement, color_meant, recolored
from oracle.rules.events.replacement_candidates import Candidate, imagine, replace
from oracle.rules.events.turning_up import imagined_face_up
from oracle.rules.legality import prohibitions
from oracle.rules.neutral import WORKED_OUT
from oracle.rules.state.decisions import Choose, Procedure, ask
from oracle.rules.state.events import CountersPut, DamageDealt, Event, ManaProduced, Moved, TurnedFaceUp
from oracle.rules.state.game import Game, ObjectId
from oracle.rules.state.table import Table

REPLACEABLE = (Moved, ManaProduced, DamageDealt, CountersPut, TurnedFaceUp)
"""Kinds of events that some effect might replace."""

SELF, COPY, ANY = range(3)
"""Classes of effects in the order in which they are chosen from: self-replacement (616.1a), entering as a copy (616.1c), all (616.1e)."""


def replaced(table: Table, events: Sequence[Event]) -> Procedure[tuple[Event, ...]]:
    """What is to happen instead of these events, once all replacement and prevention effects have been applied.

    What can't happen is left out.
    """
    result: list[Event] = []
    for event in events:
        if isinstance(event, REPLACEABLE):
            result.extend((yield from replace_one(table, event)))
        elif not prohibitions.impossible(table.game, event):
            result.append(event)
    return tuple(result)


def replace_one(table: Table, event: Event) -> Procedure[tuple[Event, ...]]:
    """One event, with every effect that applies to it applied once (614.5, 616.1f)."""
    used: list[Candidate] = []
    while True:
        possible = not (prohibitions.impossible(table.game, event) or cannot_enter(table.game, event))
        candidates = unused(applicable(table.game, event), used)
        if not possible:
            candidates = only_self_replacement(candidates)
        if not candidates:
            return (without_counters(table.game, event),) if possible else ()
        chosen = yield from choose_replacement(table, event, candidates)
        used.append(chosen)
        outcome = yield from apply_replacement(table, event, chosen)
        if outcome is None:
            return ()
        if isinstance(outcome, tuple):
            return outcome
        event = outcome


def cannot_enter(game: Game, event: Event) -> bool:
    """Whether an effect keeps something from entering the battlefield."""
    if not isinstance(event, Moved) or event.destination != "battlefield" or event.object not in game.objects:
        return False
    return prohibitions.entering(game, event.object, lambda: imagine(game, event)) is not None


@rule("122.6", "614.17d")
def without_counters(game: Game, event: Event) -> Event:
    """What can't have counters put on it enters, or is turned face up, without those with which it would."""
    if isinstance(event, Moved) and event.counters and event.destination == "battlefield" and event.object in game.objects:
        forbidden = prohibitions.putting_counters(*imagine(game, event))
    elif isinstance(event, TurnedFaceUp) and event.counters:
        forbidden = prohibitions.putting_counters(imagined_face_up(game, event.object, event.copied), event.object)
    else:
        return event
    return event if forbidden is None else replace(event, counters={})


@rule("614.17c")
def only_self_replacement(candidates: list[Candidate]) -> list[Candidate]:
    """An event that can't happen is replaced by nothing but the spell or ability's own words about it."""
    return [candidate for candidate in candidates if candidate.order == SELF]


@rule("614.5")
def unused(candidates: list[Candidate], used: list[Candidate]) -> list[Candidate]:
    """Each effect gets one opportunity to affect an event; two abilities that say the same are two effects."""
    spent = list(used)
    left: list[Candidate] = []
    for candidate in candidates:
        again = next((other for other in spent if _is(candidate, other)), None)
        if again is None:
            left.append(candidate)
        else:
            spent.remove(again)
    return left


def _is(candidate: Candidate, other: Candidate) -> bool:
    return candidate.source == other.source and candidate.rule == other.rule


@rule("616.1", "616.1a", "616.1e", "616.1f", without=lambda table, event, candidates: candidates[0] if len(candidates) == 1 else WORKED_OUT)
def choose_replacement(table: Table, event: Event, candidates: list[Candidate]) -> Procedure[Candidate]:
    """If several effects would replace an event, the affected player or the affected object's controller chooses one to apply first.

    Self-replacement effects come first, then those that decide control, copying, the back face, then any.
    Then the same is asked again of what the event has become.
    """
    first = min(candidate.order for candidate in candidates)
    candidates = [candidate for candidate in candidates if candidate.order == first]
    if all(candidate.same_as(candidates[0]) for candidate in candidates[1:]):
        return candidates[0]
    labels = _labels(candidates)
    (label,) = yield from ask(
        Choose(
            player=affected_player(table.game, event),
            purpose="replacement",
            prompt="Which effect applies first?",
            options=tuple(labels),
            rule="616.1",
        )
    )
    return labels[label]


def _labels(candidates: list[Candidate]) -> dict[str, Candidate]:
    labels: dict[str, Candidate] = {}
    for candidate in candidates:
        label, number = candidate.description, 2
        while label in labels:
            label, number = f"{candidate.description} {number}", number + 1
        labels[label] = candidate
    return labels


@rule("616.1", "109.4")
def affected_player(game: Game, event: Event) -> str:
    """Who chooses: the affected player, or the controller of the affected object, or its owner if it has none.

    Only spells and permanents have a controller: the owner of a card elsewhere chooses, whoever will control what it becomes.
    """
    if isinstance(event, Moved):
        return controller(game, event.object) or game.object(event.object).owner
    if isinstance(event, ManaProduced):
        return event.player
    target = event.object if isinstance(event, TurnedFaceUp) else getattr(event, "target", None)
    if isinstance(target, str):
        return target
    assert target is not None
    return controller(game, target) or game.object(target).owner


# --- which effects could apply ----------------------------------------------------------------------------------------


def applicable(game: Game, event: Event) -> list[Candidate]:
    """The effects that could replace this event now, oldest source first."""
    if isinstance(event, Moved):
        return list(_for_move(game, event))
    found: list[Candidate] = []
    for active in rules_in_force(game):
        matcher = _MATCHERS.get((type(active.rule), type(event)))
        if matcher is not None and matcher(game, event, active):
            found.append(_candidate(game, active))
    return found


def _candidate(game: Game, active: ActiveRule, order: int = ANY) -> Candidate:
    name = characteristics(game, active.source).name or "a nameless object"
    return Candidate(active.rule, active.source, active.controller, order, name, active.names)


@rule("106.12b", "614.5", "616.2")
def replaces_mana(game: Game, event: ManaProduced, active: ActiveRule) -> bool:
    """A "tapped for mana" replacement applies while such an ability resolves and produces mana of the type and amount it names."""
    word = active.rule
    assert isinstance(word, ReplaceMana)
    if not event.tapped_for or not event.mana:
        return False
    context = active.context()
    if event.player not in selections.players(game, word.who, context):
        return False
    if not selections.means(game, word.what, event.source, context):
        return False
    if word.color is not None and event.mana == recolored(event.mana, color_meant(game, word.color, active.source, active.names)):
        return False
    return word.amount is None or selections.within(game, len(event.mana), word.amount, context)


def _prevents(game: Game, event: DamageDealt, active: ActiveRule) -> bool:
    word = active.rule
    assert isinstance(word, PreventDamage)
    context = active.context()
    if word.combat and not event.combat:
        return False
    if word.source is not None and not selections.matches(game, event.source, word.source, context):
        return False
    if word.to is None:
        return True
    if isinstance(event.target, str):
        return isinstance(word.to, str) and event.target in selections.players(game, word.to, context)
    return selections.means(game, word.to, event.target, context)


_MATCHERS: dict[tuple[type, type], Callable[[Game, Any, ActiveRule], bool]] = {
    (ReplaceMana, ManaProduced): replaces_mana,
    (PreventDamage, DamageDealt): _prevents,
    (TimesCounters, CountersPut): more_counters.multiplies_put,
    (TimesCounters, TurnedFaceUp): more_counters.multiplies_turned_up,
}


def _for_move(game: Game, event: Moved) -> Sequence[Candidate]:
    found: list[Candidate] = []
    if event.object not in game.objects:
        return found
    object = game.objects[event.object]
    if object.zone == "stack" and event.destination == "graveyard" and object.announced is not None and object.announced.exile_after:
        word = MoveInstead(what=selections.ANYTHING, destination="graveyard", instead="exile")
        found.append(Candidate(word, event.object, object.owner, SELF, "exile it instead"))
    if leaves_for_exile(game, event):
        word = MoveInstead(what=selections.ANYTHING, destination="graveyard", instead="exile")
        found.append(Candidate(word, event.object, controller(game, event.object) or object.owner, ANY, "exile it instead"))
    you = controller(game, event.object) or object.owner
    found += [Candidate(Shield(effect.id), effect.source, you, ANY, "regenerate it") for effect in shields(game, event)]
    entering = event.destination == "battlefield" and object.zone != "battlefield"
    imagined = imagine(game, event) if entering else None
    for active in rules_in_force(game):
        if isinstance(active.rule, MoveInstead) and moves_instead(game, event, active):
            found.append(_candidate(game, active))
        elif imagined is not None and isinstance(active.rule, TimesCounters):
            if more_counters.multiplies(*imagined, event.counters, active):
                found.append(_candidate(game, active))
        elif imagined is not None and isinstance(active.rule, EntersWith) and active.rule.what != "this":
            future, became = imagined
            if selections.means(future, active.rule.what, became, active.context()):
                found.append(_candidate(game, active, COPY if active.rule.copy_of else ANY))
    if imagined is not None:
        found.extend(said_on_the_stack(game, event, controller(*imagined) or object.owner))
        found.extend(own_enters_effects(*imagined, event))
    return found


@rule("702.127a")
def leaves_for_exile(game: Game, event: Moved) -> bool:
    """A half with aftermath that was cast from a graveyard is exiled instead of going anywhere else as it leaves the stack."""
    object = game.objects[event.object]
    from_graveyard = object.zone == "stack" and object.announced is not None and object.announced.origin == "graveyard"
    return from_graveyard and event.destination != "exile" and "aftermath" in characteristics(game, event.object).keywords


@rule("614.1c", "614.12")
def own_enters_effects(future: Game, became: ObjectId, event: Moved) -> list[Candidate]:
    """A permanent's own "enters with", "enters tapped" and "as this enters" abilities apply as it enters, if it would have them."""
    you = controller(future, became) or future.object(became).owner
    name = characteristics(future, became).name or "a nameless object"
    loyalty = [Candidate(word, event.object, you, SELF, name) for word in starting_loyalty(future, became)]
    return loyalty + [
        Candidate(active.rule, event.object, you, COPY if active.rule.copy_of else ANY, name, active.names)
        for active in rules_in_force(future)
        if active.source == became and isinstance(active.rule, EntersWith) and active.rule.what == "this"
    ]


@rule("702.109a", "603.7f")
def said_on_the_stack(game: Game, event: Moved, you: str) -> list[Candidate]:
    """What a spell says of the permanent that it becomes holds as it resolves, even if the permanent has none of its abilities.

    It changes nothing about how the permanent enters, so it is in the way of no other effect.
    """
    name = characteristics(game, event.object).name or "a nameless object"
    return [
        Candidate(active.rule, event.object, you, SELF, name, active.names)
        for active in rules_in_force(game)
        if active.source == event.object and isinstance(active.rule, EntersWith) and active.rule.what == "this"
    ]


@rule("306.5b")
def starting_loyalty(future: Game, became: ObjectId) -> tuple[EntersWith, ...]:
    """A planeswalker enters with as many loyalty counters as its loyalty says; this is never in the way of other effects."""
    values = characteristics(future, became)
    return (EntersWith(counters={"loyalty": values.loyalty}),) if "planeswalker" in values.types and values.loyalty else ()


@rule("614.1a", "400.6")
def moves_instead(game: Game, event: Moved, active: ActiveRule) -> bool:
    """An effect that sends objects to another zone applies by what the object is and where it would go, before it moves."""
    word = active.rule
    assert isinstance(word, MoveInstead)
    object = game.objects[event.object]
    if event.destination != word.destination or (word.origin != "anywhere" and object.zone != word.origin):
        return False
    context = active.context()
    if object.owner not in selections.players(game, word.owner, context):
        return False
    return selections.matches(game, event.object, replace(word.what, zone="any"), context)
