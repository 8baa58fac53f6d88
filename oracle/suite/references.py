"""Which object is meant by "Forest", "the second Forest", "Alice's Cosima", "Opt in exile", "Cosima's ability" …

A name is looked for first among the **labels** (an alias, or the name under which a Given step placed a card: that card, wherever it
is and whatever it looks like now), then among the names that objects have, then those of their cards, then short names (what stands
before a comma), and for actions at last among the names of other faces.  Where several objects answer to a name, those in play come
before those in hands, graveyards and exile, and these before those in libraries; objects that can't be told apart are as good as
one.  What is still open is an error.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from functools import lru_cache
from typing import NamedTuple

import msgspec

from oracle.protocol.messages import ObjectView, View
from oracle.suite.errors import MeaningError
from oracle.vocabulary.lists import NO_NAMES, PLAYERS
from oracle.vocabulary.parameters import ORDINALS, PARAMETERS
from oracle.vocabulary.parameters import place as read_place

_OWNED = re.compile(rf"({'|'.join(PLAYERS)})'s (.+)")
_ORDINAL = re.compile(rf"the ({'|'.join(ORDINALS)}) (.+)")
_END = re.compile(rf"the (top|bottom) card of ({'|'.join(PLAYERS)})'s library")
_PLACED = re.compile(rf"(.+) ({PARAMETERS['place'].regex})")
_ABILITY = re.compile(r"(.+)'s (?:([a-z]+) )?ability")


class Labels:
    """The labels of a scenario: aliases, and for each card the labels of its copies without alias, in the order of the Given steps."""

    def __init__(self) -> None:
        self._of_name: dict[str, list[str]] = {}
        self._all: set[str] = set()

    def add(self, card: str, alias: str | None, face: str | None = None) -> str:
        """A label for a card that a step places, perhaps by the name of a face.  Raises `MeaningError` if its alias is taken."""
        if alias is not None and (alias in self._all or alias in PLAYERS):
            raise MeaningError(f"the alias {alias!r} is already the name of another object or player")
        label = name = alias or face or card
        number = max(1, len(self._of_name.get(name, ())))
        while label in self._all:
            number += 1
            label = f"{name} {number}"
        self._all.add(label)
        self._of_name.setdefault(name, []).append(label)
        return label

    def named(self, name: str) -> Sequence[str]:
        """Labels that `name` means."""
        return self._of_name.get(name, ())

    def sole(self, name: str) -> str | None:
        """The label, if `name` means exactly one card of the position."""
        labels = self._of_name.get(name, ())
        return labels[0] if len(labels) == 1 else None

    def means(self, name: str, label: str, card: str) -> bool:
        """Whether `name` may mean the card of that label."""
        return label in self.named(name) or short(card) == name

    def all(self) -> Iterable[str]:
        """All labels and card names."""
        return dict.fromkeys([*self._of_name, *sorted(self._all)])


def short(name: str) -> str:
    """What stands before the comma of a name."""
    return name.partition(", ")[0]


class Reference(NamedTuple):
    """A reference, taken apart."""

    name: str
    kind: str = "object"
    """object, copy, ability, top of stack, library top, library bottom."""
    player: str | None = None
    """Who controls it (owns it, outside the battlefield and the stack)."""
    ordinal: int | None = None
    zone: str | None = None
    zone_player: str | None = None


@lru_cache(maxsize=4096)
def parse(text: str) -> Reference:
    """Take a reference apart."""
    if text == "the top of the stack":
        return Reference(text, "top of stack")
    found = _END.fullmatch(text)
    if found:
        return Reference(text, f"library {found[1]}", found[2])
    found = _PLACED.fullmatch(text)
    if found:
        zone, player, _ = read_place(found[2], NO_NAMES)
        return parse(found[1])._replace(zone=zone, zone_player=player)
    found = _OWNED.fullmatch(text)
    if found and not _ABILITY.fullmatch(text):
        return parse(found[2])._replace(player=found[1])
    found = _ORDINAL.fullmatch(text)
    if found:
        return parse(found[2])._replace(ordinal=ORDINALS.index(found[1]) + 1)
    if text.startswith("the copy of "):
        return Reference(text.removeprefix("the copy of "), "copy")
    found = _ABILITY.fullmatch(text)
    if found:
        owned = _OWNED.fullmatch(found[1])
        ordinal = ORDINALS.index(found[2]) + 1 if found[2] in ORDINALS else None
        return Reference(owned[2] if owned else found[1], "ability", owned[1] if owned else None, ordinal)
    return Reference(text)


def base_name(text: str) -> tuple[str, str | None, int | None]:
    """Name, player and ordinal of a reference to a card that a Given step placed."""
    reference = parse(text)
    return reference.name, reference.player, reference.ordinal


IN_PLAY_FIRST: dict[str, int] = {"battlefield": 0, "stack": 0, "library": 2}
IN_HAND_FIRST: dict[str, int] = {"hand": 0, "battlefield": 2, "stack": 2}


def candidates(text: str, view: View, labels: Labels, *, faces: bool = False) -> list[ObjectView]:
    """All objects that `text` may mean, in the order of their zones; `faces`: the name of any face will do."""
    reference = parse(text)
    if labels.sole(text) == text:
        return [each for each in view.objects if each.label == text]
    if reference.kind == "top of stack":
        return [each for each in view.objects if view.stack and each.id == view.stack[-1]]
    pool = [each for each in view.objects if _within(reference, each)]
    if reference.kind.startswith("library"):
        ends = sorted((each for each in pool if each.zone == "library"), key=lambda each: each.position)
        return ends[:1] if reference.kind == "library top" else ends[-1:]
    found = _tier(reference, pool, labels, faces)
    if reference.ordinal is None:
        return found
    known = labels.named(reference.name)
    found.sort(key=lambda each: (known.index(each.label) if each.label in known else len(known), each.zone, each.position))
    return found[reference.ordinal - 1 : reference.ordinal]


def _within(reference: Reference, each: ObjectView) -> bool:
    if reference.player is not None and (each.controller or each.owner) != reference.player:
        return False
    if reference.zone is not None and each.zone != reference.zone:
        return False
    return reference.zone_player is None or each.owner == reference.zone_player


def _tier(reference: Reference, pool: list[ObjectView], labels: Labels, faces: bool) -> list[ObjectView]:
    name = reference.name
    if reference.kind == "ability":
        known = labels.named(name)
        sources = {each.id for each in pool if each.label in known}
        pool = [each for each in pool if each.kind == "ability"]
        return [each for each in pool if each.source in sources or _called(each.source_name or each.name, name)]
    pool = [each for each in pool if each.kind == "copy"] if reference.kind == "copy" else [each for each in pool if each.kind != "ability"]
    known = labels.named(name)
    tiers: list[Callable[[ObjectView], bool]] = [
        lambda each: each.name == name or name in each.names,
        lambda each: each.card == name,
        lambda each: _called(each.label, name) or _called(each.name, name) or _called(each.card, name),
    ]
    if known:
        tiers.insert(0, lambda each: each.label in known)
        if reference.ordinal is not None:
            tiers.insert(0, lambda each: each.label in known or each.name == name)
    if faces:
        tiers.append(lambda each: name in each.faces)
    for tier in tiers:
        found = [each for each in pool if tier(each)]
        if found:
            return found
    return []


def is_seen_as(text: str, each: ObjectView, labels: Labels) -> bool:
    """Whether an object found by `text` is one of that name: a face-up permanent or spell isn't called by another face of its card."""
    if each.zone not in ("battlefield", "stack") or each.name is None or each.kind == "ability":
        return True
    name = parse(text).name
    return each.label in labels.named(name) or _called(each.label, name) or any(_called(known, name) for known in (each.name, *each.names))


def _called(full: str | None, name: str) -> bool:
    return full is not None and (full == name or short(full) == name)


def resolve(
    text: str, view: View, labels: Labels, *, actor: str | None = None, rank: dict[str, int] = IN_PLAY_FIRST, faces: bool = False
) -> ObjectView:
    """The one object that `text` means; `actor`'s come before others'.  Raises `MeaningError`."""
    found = candidates(text, view, labels, faces=faces)
    if not found:
        raise UnknownObjectError(text, view, labels)
    return the_one(text, found, actor, rank)


def the_one(text: str, found: list[ObjectView], actor: str | None = None, rank: dict[str, int] = IN_PLAY_FIRST) -> ObjectView:
    """The one of some objects that `text` means; `actor`'s come before others'.  Raises `MeaningError` if it could be several."""
    if len(found) > 1:
        if actor is not None:
            found = _best(found, lambda each: each.zone == "hand" and each.owner != actor)
        found = _best(found, lambda each: rank.get(each.zone, 1))
        if actor is not None:
            found = _best(found, lambda each: (each.controller or each.owner) != actor)
        if len(found) > 1 and not _alike(found):
            raise MeaningError(f"{text!r} could be {_several(found)}; say which by owner, place or number, or give an alias")
    return found[0]


class UnknownObjectError(MeaningError):
    """Nothing is called that; `near` is the nearest name that something has."""

    def __init__(self, text: str, view: View, labels: Labels) -> None:
        names = [*labels.all(), *(each.name for each in view.objects if each.name)]
        close = get_close_matches(parse(text).name, dict.fromkeys(names), 1, 0.7)
        self.near = close[0] if close and close[0] != parse(text).name else None
        super().__init__(f"no object is called {text!r}" + (f"; did you mean {self.near!r}?" if self.near else ""))


def _best(found: list[ObjectView], key: Callable[[ObjectView], int]) -> list[ObjectView]:
    best = min(map(key, found))
    return [each for each in found if key(each) == best]


def _alike(found: list[ObjectView]) -> bool:
    plain = [msgspec.structs.replace(each, id="", label=None, position=0) for each in found]
    return all(each == plain[0] for each in plain[1:])


def _several(found: list[ObjectView]) -> str:
    places = [f"{each.controller or each.owner}'s {each.label or called(each)} {where(each)}" for each in found[:4]]
    return f"{len(found)} objects: {', '.join(places)}"


def where(each: ObjectView) -> str:
    """The place of an object in words."""
    fixed = {"battlefield": "on the battlefield", "stack": "on the stack", "exile": "in exile", "command": "in the command zone"}
    return fixed.get(each.zone) or f"in {each.owner}'s {each.zone}"


def called(each: ObjectView) -> str:
    """What to call an object in a message."""
    if each.kind == "ability":
        return f"{each.source_name or each.name or 'an object'}'s ability"
    name = each.name or each.label or each.card or "an object"
    if each.face_down and each.label:
        return f"{each.label} (face down)"
    return f"the copy of {name}" if each.kind == "copy" and each.zone == "stack" else name
