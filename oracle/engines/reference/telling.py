"""What has happened, as occurrences for observers.

The teller reads the batches of events that a table has recorded, each once, and words them.  The whole is told everything.  To a
player everything happens too, but what they may not know of it is left out:

* the name of a card, unless they may know which card it is where it was or where it is now (`hidden.is_told`);
* the id of a card in a library or a hand, unless they may know which card it is there: by its id it could be followed;
* labels: they are the harness's, and would tell one of two like cards from the other wherever they have been.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from oracle.cards.symbols import written
from oracle.engines.reference.naming import called
from oracle.engines.reference.viewing import followers, knowers
from oracle.protocol.messages import Occurrence
from oracle.rules.characteristics.continuous import characteristics, controller
from oracle.rules.characteristics.hidden import is_told, name_told
from oracle.rules.state import events as happened
from oracle.rules.state.decisions import Decision
from oracle.rules.state.events import Event
from oracle.rules.state.game import Game, ObjectId, Target
from oracle.rules.state.table import Batch, Table

replace = msgspec.structs.replace


class Secret(msgspec.Struct, frozen=True):
    """What only some players may be told (None: everybody may)."""

    value: Any
    knowers: frozenset[str] | None


class LogEntry(msgspec.Struct, frozen=True):
    """An occurrence, who may be told those of its fields that are secret, and how much had been recorded by then."""

    occurrence: Occurrence
    secrets: dict[str, frozenset[str]] = {}
    recorded: int = 0

    def told(self, observer: str | None) -> Occurrence:
        """The occurrence as the observer may know it."""
        if observer is None:
            return self.occurrence
        hidden = dict.fromkeys((field for field, knowers in self.secrets.items() if observer not in knowers), None)
        if self.occurrence.label is not None:
            hidden["label"] = None
        return replace(self.occurrence, **hidden) if hidden else self.occurrence


class Teller:
    """Keeps what has been told of one game."""

    def __init__(self) -> None:
        self._entries: list[LogEntry] = []
        self._heard = 0

    def listen(self, table: Table) -> None:
        """Word what the table has recorded since the last time."""
        history = table.history or []
        for recorded, batch in enumerate(history[self._heard :], start=self._heard + 1):
            for entry in entries(batch):
                self._add(entry, recorded)
        self._heard = len(history)

    def _add(self, entry: LogEntry, recorded: int) -> None:
        self._entries.append(replace(entry, occurrence=replace(entry.occurrence, number=len(self._entries) + 1), recorded=recorded))

    def decided(self, table: Table, decision: Decision, answer: Any) -> None:
        """Tell of a choice, after all that came before it; it takes a place of its own in what is recorded."""
        self.listen(table)
        if table.history is not None:
            table.history.append(Batch(table.game, (), table.game))
            self._heard = len(table.history)
        source = {} if decision.source is None else _from_source(table.game, decision.source)
        detail = {True: "yes", False: "no"}.get(answer) if isinstance(answer, bool) else None
        self._add(_entry(kind="decided", player=decision.player, detail=detail, **source), self._heard)

    def take_back(self, table: Table) -> None:
        """The table has taken back what is no longer recorded: it didn't happen."""
        if table.kept is None:
            return
        self._heard = min(self._heard, table.kept)
        table.kept = None
        while self._entries and self._entries[-1].recorded > self._heard:
            self._entries.pop()

    def told(self, observer: str | None) -> tuple[Occurrence, ...]:
        """All occurrences as the observer may know them."""
        return tuple(entry.told(observer) for entry in self._entries)


def entries(batch: Batch) -> list[LogEntry]:
    """What is told of a batch of events."""
    return [entry for event in batch.events if type(event) in _WORDINGS for entry in _WORDINGS[type(event)](batch, event)]


_WORDINGS: dict[type[Event], Callable[[Batch, Any], list[LogEntry]]] = {}


def words(kind: type[Event]) -> Callable[[Callable[[Batch, Any], list[LogEntry]]], Callable[[Batch, Any], list[LogEntry]]]:
    """Marks the function that words one kind of event."""

    def mark(function: Callable[[Batch, Any], list[LogEntry]]) -> Callable[[Batch, Any], list[LogEntry]]:
        _WORDINGS[kind] = function
        return function

    return mark


def _name(game: Game, target: Target) -> str | None:
    return target if isinstance(target, str) else name_told(game, target)


def _public_name(game: Game, id: ObjectId) -> Secret:
    """The name that an object has: of a face-down one everybody knows that it has none, or the one that it was given (708.2)."""
    return Secret(name_told(game, id), None if game.object(id).face_down else knowers(game, id))


def _id(game: Game, id: ObjectId) -> Secret:
    return Secret(called(game, id), followers(game, id))


def _about(game: Game, id: ObjectId) -> dict[str, Any]:
    return {"object": _id(game, id), "name": _public_name(game, id), "label": game.object(id).label}


def _from_source(game: Game, id: ObjectId) -> dict[str, Any]:
    return {"source": _id(game, id), "source_name": name_told(game, id)}


def _entry(**fields: Any) -> LogEntry:
    """An entry of fields, some of them secret."""
    secrets = {field: each.knowers for field, each in fields.items() if isinstance(each, Secret) and each.knowers is not None}
    plain = {field: each.value if isinstance(each, Secret) else each for field, each in fields.items()}
    return LogEntry(Occurrence(number=0, **plain), secrets)


_CAUSES = {"draw": "drew", "discard": "discarded", "sacrifice": "sacrificed", "destroy": "destroyed"}


@words(happened.Moved)
def _moved(batch: Batch, event: happened.Moved) -> list[LogEntry]:
    was = batch.before.object(event.object)
    if was.kind == "token" and was.zone == "command" and event.became is not None:
        return [_entry(kind="created", player=event.controller, **_about(batch.after, event.became))]
    card_name = was.card.name if was.face_down else characteristics(batch.before, event.object).name
    fields: dict[str, Any] = {
        "object": _id(batch.before, event.object),
        "became": None if event.became is None else _id(batch.after, event.became),
        "name": Secret(card_name, _told_which(batch, event)),
        "label": was.label,
        "player": event.player or was.owner,
        "origin": event.origin,
        "destination": event.destination,
    }
    entries = [_entry(kind="moved", detail=event.cause, **fields)]
    kind = _CAUSES.get(event.cause)
    if kind is not None:
        fields["player"] = was.owner if event.cause in ("draw", "discard") else controller(batch.before, event.object) or was.owner
        entries.append(_entry(kind=kind, **fields))
    if event.face_down in ("manifest", "cloak") and event.destination == "battlefield":
        entries.append(_entry(kind="manifested", **fields))
    return entries


def _told_which(batch: Batch, event: happened.Moved) -> frozenset[str] | None:
    """The players who are told which card it is that moves; None for everybody."""
    everybody = frozenset(player.name for player in batch.before.players)
    knew = knowers(batch.before, event.object)
    knows = knowers(batch.after, event.became) if event.became is not None else frozenset()
    knew, knows = (everybody if each is None else each for each in (knew, knows))
    told = frozenset(player for player in everybody if is_told(player in knew, player in knows))
    return None if told == everybody else told


@words(happened.Created)
def _created(batch: Batch, event: happened.Created) -> list[LogEntry]:
    assert event.became is not None
    if event.object.kind == "token" and event.object.zone == "command":
        return []
    kind = "copied" if event.object.kind == "copy" else "created"
    return [_entry(kind=kind, player=event.object.controller, **_about(batch.after, event.became))]


@words(happened.Tapped)
def _tapped(batch: Batch, event: happened.Tapped) -> list[LogEntry]:
    return [_entry(kind="tapped", **_about(batch.before, event.object))]


@words(happened.Untapped)
def _untapped(batch: Batch, event: happened.Untapped) -> list[LogEntry]:
    return [_entry(kind="untapped", **_about(batch.before, event.object))]


@words(happened.ManaProduced)
def _mana_produced(batch: Batch, event: happened.ManaProduced) -> list[LogEntry]:
    fields = {"player": event.player, "detail": written(unit.type for unit in event.mana), "amount": len(event.mana)}
    entries = [_entry(kind="added mana", **fields, **_from_source(batch.before, event.source))]
    if event.tapped_for:
        entries.append(_entry(kind="tapped for mana", **fields, **_about(batch.before, event.source)))
    return entries


@words(happened.DamageDealt)
def _damage(batch: Batch, event: happened.DamageDealt) -> list[LogEntry]:
    if isinstance(event.target, str):
        return [_entry(kind="damage", player=event.target, amount=event.amount, **_from_source(batch.before, event.source))]
    about = _about(batch.before, event.target)
    return [_entry(kind="damage", amount=event.amount, **about, **_from_source(batch.before, event.source))]


@words(happened.LifeGained)
def _life_gained(batch: Batch, event: happened.LifeGained) -> list[LogEntry]:
    return [_entry(kind="gained life", player=event.player, amount=event.amount)]


@words(happened.LifeLost)
def _life_lost(batch: Batch, event: happened.LifeLost) -> list[LogEntry]:
    return [_entry(kind="lost life", player=event.player, amount=event.amount)]


@words(happened.CountersPut)
def _counters_put(batch: Batch, event: happened.CountersPut) -> list[LogEntry]:
    return [_counters("counters added", batch, event.target, event.kind, event.amount)]


@words(happened.CountersRemoved)
def _counters_removed(batch: Batch, event: happened.CountersRemoved) -> list[LogEntry]:
    return [_counters("counters removed", batch, event.target, event.kind, event.amount)]


def _counters(kind: str, batch: Batch, target: Target, detail: str, amount: int) -> LogEntry:
    about = {"player": target} if isinstance(target, str) else _about(batch.before, target)
    return _entry(kind=kind, detail=detail, amount=amount, **about)


@words(happened.Shuffled)
def _shuffled(batch: Batch, event: happened.Shuffled) -> list[LogEntry]:
    return [_entry(kind="shuffled", player=event.player)]


@words(happened.Revealed)
def _revealed(batch: Batch, event: happened.Revealed) -> list[LogEntry]:
    return [_shown("revealed", batch.before, event.player, id, None) for id in event.objects]


@words(happened.LookedAt)
def _looked(batch: Batch, event: happened.LookedAt) -> list[LogEntry]:
    return [_shown("looked", batch.before, event.player, id, frozenset({event.player})) for id in event.objects]


def _shown(kind: Any, game: Game, player: str, id: ObjectId, knowers: frozenset[str] | None) -> LogEntry:
    object = game.object(id)
    may_follow = followers(game, id)
    if may_follow is not None and knowers is not None:
        may_follow |= knowers
    return _entry(
        kind=kind,
        player=player,
        object=Secret(called(game, id), may_follow),
        name=Secret(object.card.name, knowers),
        label=object.label,
        origin=object.zone,
    )


@words(happened.SpellCast)
def _cast(batch: Batch, event: happened.SpellCast) -> list[LogEntry]:
    return [_entry(kind="cast", player=event.player, **_about(batch.after, event.object))]


@words(happened.AbilityActivated)
def _activated(batch: Batch, event: happened.AbilityActivated) -> list[LogEntry]:
    object = None if event.object is None else called(batch.after, event.object)
    return [_entry(kind="activated", player=event.player, object=object, **_from_source(batch.after, event.source))]


@words(happened.AbilityTriggered)
def _triggered(batch: Batch, event: happened.AbilityTriggered) -> list[LogEntry]:
    trigger = event.trigger
    return [
        _entry(
            kind="triggered",
            player=trigger.controller,
            name=_name(batch.after, trigger.source),
            **_from_source(batch.after, trigger.source),
        )
    ]


@words(happened.Resolved)
def _resolved(batch: Batch, event: happened.Resolved) -> list[LogEntry]:
    return [_entry(kind="resolved", player=batch.before.object(event.object).controller, **_stack_object(batch.before, event.object))]


@words(happened.Countered)
def _countered(batch: Batch, event: happened.Countered) -> list[LogEntry]:
    return [_entry(kind="countered", **_stack_object(batch.before, event.object))]


@words(happened.NotResolved)
def _not_resolved(batch: Batch, event: happened.NotResolved) -> list[LogEntry]:
    return [_entry(kind="other", detail="doesn't resolve", **_stack_object(batch.before, event.object))]


def _stack_object(game: Game, id: ObjectId) -> dict[str, Any]:
    object = game.object(id)
    if object.stacked is None:
        return _about(game, id)
    return {"object": called(game, id), "name": _name(game, object.stacked.source), **_from_source(game, object.stacked.source)}


@words(happened.LandPlayed)
def _land_played(batch: Batch, event: happened.LandPlayed) -> list[LogEntry]:
    return [_entry(kind="played land", player=event.player, **_about(batch.after, event.object))]


@words(happened.Attached)
def _attached(batch: Batch, event: happened.Attached) -> list[LogEntry]:
    detail = None if event.to is None else _name(batch.after, event.to)
    return [_entry(kind="attached", detail=detail, **_about(batch.after, event.object))]


@words(happened.Transformed)
def _transformed(batch: Batch, event: happened.Transformed) -> list[LogEntry]:
    return [_entry(kind="transformed", **_about(batch.after, event.object))]


@words(happened.TurnedFaceUp)
def _turned_face_up(batch: Batch, event: happened.TurnedFaceUp) -> list[LogEntry]:
    return [_entry(kind="turned face up", **_about(batch.after, event.object))]


@words(happened.TurnedFaceDown)
def _turned_face_down(batch: Batch, event: happened.TurnedFaceDown) -> list[LogEntry]:
    return [_entry(kind="turned face down", **_about(batch.before, event.object))]


@words(happened.ControlChanged)
def _control_changed(batch: Batch, event: happened.ControlChanged) -> list[LogEntry]:
    return [_entry(kind="control changed", player=event.player, **_about(batch.after, event.object))]


@words(happened.ChosenFor)
def _chosen_for(batch: Batch, event: happened.ChosenFor) -> list[LogEntry]:
    return [_entry(kind="named", detail=event.value, **_about(batch.after, event.object))]


@words(happened.AttackersDeclared)
def _attacked(batch: Batch, event: happened.AttackersDeclared) -> list[LogEntry]:
    return [
        _entry(kind="attacked", player=event.player, detail=_name(batch.before, target), **_about(batch.before, attacker))
        for attacker, target in event.attackers.items()
    ]


@words(happened.BlockersDeclared)
def _blocked(batch: Batch, event: happened.BlockersDeclared) -> list[LogEntry]:
    return [
        _entry(
            kind="blocked",
            player=event.player,
            detail=", ".join(_name(batch.before, id) or "" for id in attackers),
            **_about(batch.before, blocker),
        )
        for blocker, attackers in event.blockers.items()
    ]


@words(happened.StepBegan)
def _step(batch: Batch, event: happened.StepBegan) -> list[LogEntry]:
    return [_entry(kind="step", player=batch.after.turn.active, detail=event.step)]


@words(happened.TurnBegan)
def _turn(batch: Batch, event: happened.TurnBegan) -> list[LogEntry]:
    return [_entry(kind="turn", player=event.player, amount=event.number)]


@words(happened.PriorityGiven)
def _priority(batch: Batch, event: happened.PriorityGiven) -> list[LogEntry]:
    return [] if event.player is None else [_entry(kind="priority", player=event.player)]


@words(happened.PlayerLost)
def _lost(batch: Batch, event: happened.PlayerLost) -> list[LogEntry]:
    return [_entry(kind="lost", player=event.player, detail=event.reason)]


@words(happened.GameEnded)
def _ended(batch: Batch, event: happened.GameEnded) -> list[LogEntry]:
    return [_entry(kind="ended", detail=", ".join(event.winners) or "draw")]
