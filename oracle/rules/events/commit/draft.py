"""A game in the making, and the registry of the functions that write events into it."""

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from oracle.rules.characteristics.continuous import characteristics, projection
from oracle.rules.state.events import Event, LibraryPosition
from oracle.rules.state.game import OWNED_ZONES, Game, GameObject, LastKnown, ObjectId, Player, ZoneKey

replace = msgspec.structs.replace

E = TypeVar("E", bound=Event)


class Draft:
    """A game in the making: the parts of a state, copied once, while one batch of events is written into it."""

    def __init__(self, game: Game) -> None:
        self.before = game
        self.players: dict[str, Player] = {player.name: player for player in game.players}
        self.objects = dict(game.objects)
        self.zones: dict[ZoneKey, tuple[ObjectId, ...]] = dict(game.zones)
        self.past = game.past
        self.fields: dict[str, Any] = {}
        self.clock = game.clock
        self.next_id = game.next_id

    def get(self, field: str) -> Any:
        """A field of the game that isn't an object, player or zone."""
        return self.fields.get(field, getattr(self.before, field))

    def set(self, **fields: Any) -> None:
        """Change such fields."""
        self.fields.update(fields)

    def turn(self, **fields: Any) -> None:
        """Change fields of the turn."""
        self.fields["turn"] = replace(self.get("turn"), **fields)

    def player(self, name: str, **fields: Any) -> None:
        """Change fields of a player."""
        self.players[name] = replace(self.players[name], **fields)

    def object(self, id: ObjectId, **fields: Any) -> None:
        """Change fields of an object that exists; nothing if it is gone."""
        if id in self.objects:
            self.objects[id] = replace(self.objects[id], **fields)

    def tick(self) -> int:
        """A new timestamp (613.7)."""
        self.clock += 1
        return self.clock - 1

    def new_id(self) -> ObjectId:
        """An id that was never used."""
        self.next_id += 1
        return self.next_id - 1

    def take_out(self, object: GameObject) -> None:
        """Remove an object from its zone."""
        key = zone_key(object)
        self.zones[key] = tuple(id for id in self.zones.get(key, ()) if id != object.id)
        del self.objects[object.id]

    def put_in(self, object: GameObject, position: LibraryPosition = "top") -> None:
        """Add an object to its zone: at a position of a library, else as the newest."""
        key = zone_key(object)
        before = self.zones.get(key, ())
        above = {"top": 0, "second": 1}.get(position, len(before)) if object.zone == "library" else len(before)
        self.zones[key] = (*before[:above], object.id, *before[above:])
        self.objects[object.id] = object

    def remember(self, object: GameObject, became: ObjectId | None) -> None:
        """Keep a record of what an object was as it leaves its zone (608.2h)."""
        if self.past is self.before.past:
            self.past = dict(self.past)
        self.past[object.id] = LastKnown(
            object=object,
            characteristics=characteristics(self.before, object.id),
            copiable=projection(self.before).copiable.get(object.id),
            became=became,
        )

    def finish(self, memory: Any) -> Game:
        """The new state."""
        return replace(
            self.before,
            players=tuple(self.players.values()),
            objects=self.objects,
            zones=self.zones,
            past=self.past,
            clock=self.clock,
            next_id=self.next_id,
            memory=memory,
            **self.fields,
        )


def zone_key(object: GameObject) -> ZoneKey:
    """The zone that an object is in: libraries, hands and graveyards are its owner's (400.3)."""
    return (object.zone, object.owner if object.zone in OWNED_ZONES else "")


WRITERS: dict[type[Event], Callable[[Draft, Any], Event | None]] = {}
"""What each kind of event does to a draft."""


def writes(kind: type[E]) -> Callable[[Callable[[Draft, E], Event | None]], Callable[[Draft, E], Event | None]]:
    """Marks the function that writes one kind of event into a draft; it returns the event as it happened, None if it didn't."""

    def mark(function: Callable[[Draft, E], Event | None]) -> Callable[[Draft, E], Event | None]:
        WRITERS[kind] = function
        return function

    return mark
