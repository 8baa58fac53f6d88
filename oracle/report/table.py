"""What changed on the table between two views of a game, in short lines for a reader.

Both functions work on the views alone, so they serve for any engine.
"""

from collections.abc import Container, Iterator, Mapping

from oracle.protocol.messages import ObjectView, Occurrence, PlayerView, View

UNTOLD = frozenset({"priority", "decided", "step", "turn", "moved", "tapped", "untapped", "added mana", "lost life", "gained life"})
"""Occurrences that `happenings` passes over, because `changes` shows what they did, or because they do nothing."""


def changes(before: View, after: View) -> list[str]:
    """What is different in `after`: turn and step, players, then objects in the order in which `after` has them."""
    return [*_course(before, after), *_players(before, after), *_objects(before, after)]


def happenings(before: View, after: View) -> list[str]:
    """What happened between the views that the table itself doesn't show: triggers, draws, the end of a token that came and went …"""
    entries = list(_new(before, after))
    tapped = {entry.object for entry in entries if entry.kind == "tapped for mana"}
    became = {entry.object: entry.became for entry in entries if entry.kind == "moved"}
    there = {view.id for view in after.objects}

    def is_told(entry: Occurrence) -> bool:
        if entry.kind == "moved":
            return not _still_there(entry.became, became, there)
        if entry.kind == "activated" and entry.object is None and entry.source in tapped:
            return False
        return entry.kind not in UNTOLD

    return [_sentence(entry) for entry in entries if is_told(entry)]


def _still_there(id: str | None, became: Mapping[str | None, str | None], there: Container[str]) -> bool:
    """Whether what an object has become is on the table in the end."""
    while id in became:
        id = became[id]
    return id is not None and id in there


def object_name(view: ObjectView) -> str:
    """What to call an object: its label, else its name, else what can be said of it."""
    if view.label:
        return view.label
    if view.kind == "ability":
        return f"an ability of {view.source_name or view.name or 'an object'}"
    return view.name or view.card or ("a face-down object" if view.face_down else "a hidden card")


def _new(before: View, after: View) -> Iterator[Occurrence]:
    last = before.occurrences[-1].number if before.occurrences else 0
    return (entry for entry in after.occurrences if entry.number > last)


def _course(before: View, after: View) -> Iterator[str]:
    if (before.turn, before.active_player, before.step) != (after.turn, after.active_player, after.step):
        yield f"it is {after.active_player}'s {after.step}{' step' if 'main' not in after.step else ' phase'} (turn {after.turn})"
    if after.ended and not before.ended:
        yield f"the game has ended: {' and '.join(after.winners)} won" if after.winners else "the game has ended in a draw"


def _players(before: View, after: View) -> Iterator[str]:
    earlier = {player.name: player for player in before.players}
    for player in after.players:
        old = earlier.get(player.name)
        if old is None or old == player:
            continue
        yield from _player(old, player)


def _player(old: PlayerView, new: PlayerView) -> Iterator[str]:
    if old.life != new.life:
        yield f"{new.name}: life {old.life} → {new.life}"
    if old.mana_pool != new.mana_pool:
        yield f"{new.name}: mana pool {old.mana_pool or 'empty'} → {new.mana_pool or 'empty'}"
    if old.lands_played != new.lands_played:
        yield f"{new.name}: lands played this turn {old.lands_played} → {new.lands_played}"
    yield from _counts(new.name, old.counters, new.counters)
    if new.lost and not old.lost:
        yield f"{new.name} has lost"


def _objects(before: View, after: View) -> Iterator[str]:
    earlier = {view.id: view for view in before.objects}
    became = {entry.became: entry.object for entry in _new(before, after) if entry.kind == "moved" and entry.became}
    told = set()
    for view in after.objects:
        old = earlier.get(view.id)
        if old is None:
            origin: str | None = view.id
            while origin is not None and origin not in earlier:
                origin = became.get(origin)
            old = earlier.get(origin) if origin is not None else None
        if old is None:
            yield f"{object_name(view)} is new {_place(view)}"
            continue
        told.add(old.id)
        if old != view:
            yield from _object(old, view)
    for view in before.objects:
        if view.id not in told and all(view.id != other.id for other in after.objects):
            yield f"{object_name(view)} is gone {_place(view, 'from')}"


def _object(old: ObjectView, new: ObjectView) -> Iterator[str]:
    name = object_name(new if not new.hidden else old)
    if (old.zone, old.owner) != (new.zone, new.owner) or (new.zone in ("library", "graveyard", "stack") and old.id != new.id):
        yield f"{name}: {_where(old)} → {_where(new)}{_arrival(new)}"
    if old.controller and new.controller and old.controller != new.controller:
        yield f"{name}: controlled by {new.controller}, no longer by {old.controller}"
    if new.zone != old.zone:
        yield from _counts(name, {}, new.counters)
        return
    for field, words in _WORDS.items():
        if getattr(old, field) != getattr(new, field):
            yield f"{name}: {words} {_shown(getattr(old, field))} → {_shown(getattr(new, field))}"
    if old.tapped != new.tapped:
        yield f"{name} is {'tapped' if new.tapped else 'untapped'}"
    if (old.power, old.toughness) != (new.power, new.toughness):
        yield f"{name}: {_size(old)} → {_size(new)}"
    yield from _counts(name, old.counters, new.counters)


_WORDS = {
    "name": "name",
    "face": "face",
    "face_down": "face down",
    "mana_value": "mana value",
    "colors": "colors",
    "supertypes": "supertypes",
    "types": "types",
    "subtypes": "subtypes",
    "keywords": "keywords",
    "loyalty": "loyalty",
    "damage": "damage",
    "attached_to": "attached to",
    "targets": "targets",
}
"""Fields of an object that are shown as "what before → after", and what they are called."""


def _counts(name: str, old: Mapping[str, int], new: Mapping[str, int]) -> Iterator[str]:
    for kind in dict.fromkeys([*old, *new]):
        if old.get(kind, 0) != new.get(kind, 0):
            yield f"{name}: {kind} counters {old.get(kind, 0)} → {new.get(kind, 0)}"


def _size(view: ObjectView) -> str:
    return "no creature" if view.power is None else f"{view.power}/{view.toughness}"


def _place(view: ObjectView, preposition: str = "") -> str:
    words = {"battlefield": "on the battlefield", "stack": "on the stack", "exile": "in exile", "command": "in the command zone"}
    place = words.get(view.zone, f"in {view.owner}'s {view.zone}")
    return f"{preposition} {place.split(' ', 1)[1]}" if preposition else place


def _where(view: ObjectView) -> str:
    return view.zone if view.zone in ("battlefield", "stack", "exile", "command") else f"{view.owner}'s {view.zone}"


def _arrival(view: ObjectView) -> str:
    if view.zone != "battlefield":
        return ""
    states = [word for word, holds in (("tapped", view.tapped), ("face down", view.face_down)) if holds]
    if view.power is not None:
        states.append(f"{view.power}/{view.toughness}")
    return f" ({', '.join(states)})" if states else ""


def _shown(value: object) -> str:
    if isinstance(value, tuple):
        return ", ".join(str(part) for part in value) or "none"
    return "none" if value is None else str(value)


def _zone(zone: str | None) -> str:
    return str(zone) if zone == "exile" else f"the {zone}"


def _sentence(entry: Occurrence) -> str:
    """The occurrence in words."""
    thing = entry.label or entry.name or entry.object or "an object"
    source = entry.source_name or entry.source or thing
    amount = entry.amount
    told: dict[str, str] = {
        "activated": f"{entry.player} activates an ability of {source}",
        "cast": f"{entry.player} casts {thing}",
        "damage": f"{source} deals {amount} damage to {thing if entry.object else entry.player}",
        "drew": f"{entry.player} draws {'a card' if amount in (None, 1) else f'{amount} cards'}",
        "moved": f"{thing} goes from {_zone(entry.origin)} to {_zone(entry.destination)}, and is gone",
        "looked": f"{entry.player} looks at {thing}",
        "played land": f"{entry.player} plays {thing}",
        "resolved": f"{thing} resolves",
        "shuffled": f"{entry.player}'s library is shuffled",
        "tapped for mana": f"{entry.player} taps {thing} for mana",
        "triggered": f"an ability of {source} triggers",
    }
    if entry.kind in told:
        return told[entry.kind]
    words = [thing if entry.object else entry.player, entry.kind, "" if amount is None else str(amount)]
    return " ".join(word for word in (*words, f"({entry.detail})" if entry.detail else "") if word)
