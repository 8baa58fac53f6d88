"""What an engine tells a player of an object that is hidden from them: in their view, in what has happened, in what they are asked.

Nothing of it may say which card the object is.  What was told while everybody knew, or when the card was shown, isn't held against
the engine: what has happened is read backwards, from now to the moment at which the object was last known.
"""

import re
from collections.abc import Iterator, Sequence

from oracle.protocol.messages import ObjectView, Occurrence, PendingDecision, View

OPEN = ("battlefield", "graveyard", "exile", "command")
"""Zones in which a card that is hidden now was seen, or from which it was revealed as it left (708.9)."""

SAYS_A_NAME = ("named", "decided")
"""Occurrences whose `detail` is what a player has said."""


def leaks(hidden: ObjectView, player: str, whole: View, seen: View, since: int, asked: PendingDecision | None) -> Iterator[str]:
    """What tells the player which card the object is, in words; `since`: the number of the last occurrence that isn't looked at."""
    told = {each.number: each for each in seen.occurrences}
    trail, about, known = _trail(hidden, player, [each for each in whole.occurrences if each.number > since])
    names = frozenset(name for name in (hidden.card, *hidden.faces) if name is not None)
    for view in seen.objects:
        yield from _in_view(view, hidden, trail, names)
    for each in about:
        if each.number in told:
            yield from _in_occurrence(told[each.number], hidden, names)
    alone = names - {name for each in whole.objects if each.id != hidden.id for name in (each.card, each.name, *each.names, *each.faces)}
    for said in seen.occurrences:
        if said.number > max(known, since):
            yield from _in_detail(said, alone)
    for pending in (seen.pending, asked if asked is not None and asked.player == player else None):
        if pending is not None:
            yield from _in_question(pending, trail, names)


def _trail(hidden: ObjectView, player: str, whole: Sequence[Occurrence]) -> tuple[frozenset[str], list[Occurrence], int]:
    """The ids that the object has had since it was last known to the player, what has happened to it, newest first, and when that was."""
    ids = {hidden.id}
    found: list[Occurrence] = []
    known = 0
    for each in reversed(whole):
        its = each.became in ids or each.object in ids
        if not its and not (each.source is not None and each.source in ids):
            continue
        if its and (each.kind in ("revealed", "turned face down", "turned face up", "control changed")):
            known = each.number
            break
        if its and each.kind == "looked" and each.player == player:
            known = each.number
            break
        if each.became in ids and each.kind == "moved":
            if each.origin in OPEN or (each.origin == "stack" and each.destination not in ("battlefield", "stack")):
                known = each.number
                break
            if each.object is not None:
                ids.add(each.object)
        found.append(each)
    return frozenset(ids), found, known


def _in_view(view: ObjectView, hidden: ObjectView, trail: frozenset[str], names: frozenset[str]) -> Iterator[str]:
    if view.id == hidden.id or (hidden.label is not None and view.label == hidden.label):
        if view.label is not None:
            yield f"label {view.label!r} of {view.id}"
        shown = (view.card, *view.faces, *((view.name, *view.names) if view.name != hidden.name else ()))
        yield from (f"{name} of {view.id}" for name in dict.fromkeys(shown) if name is not None)
    elif view.kind == "ability" and view.source in trail:
        yield from (f"{name}, the source of an ability" for name in {view.source_name, view.name, *view.faces} if name in names)


def _in_occurrence(said: Occurrence, hidden: ObjectView, names: frozenset[str]) -> Iterator[str]:
    texts = {"name": said.name, "source_name": said.source_name, "label": said.label}
    for field, text in texts.items():
        if text is not None and (text in names or text == hidden.label):
            yield f"{field} {text!r} of what was {said.kind!r}"


def _in_detail(said: Occurrence, names: frozenset[str]) -> Iterator[str]:
    """What else an occurrence names: what was enchanted, attacked or blocked; `names` are those of no other object."""
    if said.detail is not None and said.kind not in SAYS_A_NAME:
        named = (name for name in names if re.search(rf"(^|, ){re.escape(name)}($|, )", said.detail))
        yield from (f"detail {name!r} of what was {said.kind!r}" for name in named)


def _in_question(pending: PendingDecision, trail: frozenset[str], names: frozenset[str]) -> Iterator[str]:
    texts = [option.text for option in pending.options if option.id in trail]
    if pending.source in trail and pending.source_name is not None:
        texts.append(pending.source_name)
    yield from (f"{text} in what {pending.player} is asked" for text in texts if any(name in text for name in names))
