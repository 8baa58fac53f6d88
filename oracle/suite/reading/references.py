"""Which objects are meant by "Forest", "the second Forest", "Alice's Cosima", "Opt in exile", "Cosima's ability" …

* A **name** speaks of every object that **bears** it: cards that a Given step placed by that name, wherever they are and whatever they
  look like now; what has that name now, tokens and copies too; and cards of that name.  The part before a comma will do.
* A **label of its own** means one card for ever: an alias, or a number after the name ("Forest 2").
* "the second Forest" is the second that the Given steps placed by that name, for ever; what has the name besides follows after these.
  With an owner or a place the number counts those of that owner or in that place.

Where one object is needed and several bear the name, that is an error, unless nothing tells them apart.  Cards of a library that no step
placed are meant only where nothing else is.
"""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec

from oracle.misspelt import names_like, near, perhaps
from oracle.protocol.messages import ObjectView, View
from oracle.suite.reading.errors import MeaningError
from oracle.vocabulary.lists import NO_NAMES, PLAYERS
from oracle.vocabulary.parameters import ORDINALS, PARAMETERS
from oracle.vocabulary.parameters import place as read_place

_OWNED = re.compile(rf"({'|'.join(PLAYERS)})'s (.+)")
_ORDINAL = re.compile(rf"the ({'|'.join(ORDINALS)}) (.+)")
_END = re.compile(rf"the (top|bottom) card of ({'|'.join(PLAYERS)})'s library")
_PLACED = re.compile(rf"(.+) ({PARAMETERS['place'].regex})")
_ABILITY = re.compile(r"(.+)'s (?:([a-z]+) )?ability")


class Labels:
    """The labels of a scenario: aliases, and for each name the labels of the cards that Given steps placed by it, in their order."""

    def __init__(self) -> None:
        self._placed: dict[str, list[str]] = {}
        self._faces: dict[str, str] = {}
        self._aliases: set[str] = set()
        self._all: dict[str, int] = {}
        self._meant: dict[str, frozenset[str]] = {}

    def add(self, card: str, alias: str | None, face: str | None = None) -> str:
        """A label for a card that a step places, perhaps by the name of a face.  Raises `MeaningError` if its alias is taken."""
        name = alias or face or card
        if alias is not None:
            if alias in self._all or alias in PLAYERS:
                raise MeaningError(f"the alias {alias!r} is already the name of another object or player")
            self._aliases.add(alias)
        elif name in self._aliases:
            raise MeaningError(f"{name!r} is the alias of another object; choose an alias that isn't the name of a card")
        label = name
        number = max(1, len(self._placed.get(name, ())))
        while label in self._all:
            number += 1
            label = f"{name} {number}"
        self._all[label] = len(self._all)
        self._meant.clear()
        if alias is None:
            self._placed.setdefault(name, []).append(label)
        if face is not None:
            self._faces[label] = face
        return label

    def placed(self, name: str) -> Sequence[str]:
        """Labels of the cards that steps placed by that name, without those that have an alias."""
        return self._placed.get(name, ())

    def meant_by(self, name: str) -> frozenset[str]:
        """The labels of the cards that steps placed by that name, whole or up to the comma, or gave it as an alias."""
        found = self._meant.get(name)
        if found is None:
            if self.is_own(name):
                found = frozenset({name})
            else:
                shortened = (label for label in self._all if is_called(label, name) and label not in self._aliases)
                found = frozenset((*self.placed(name), *shortened))
            self._meant[name] = found
        return found

    def is_own(self, name: str) -> bool:
        """Whether that is the label of one card alone: an alias, or a name with a number."""
        return name in self._all and name not in self._placed

    def sole(self, name: str) -> str | None:
        """The label of the one card that steps placed by that name, or gave it as an alias; None if it isn't one."""
        placed = (name,) if name in self._aliases else self.placed(name)
        return placed[0] if len(placed) == 1 else None

    def is_alias(self, name: str | None) -> bool:
        """Whether a step gave a card that alias."""
        return name in self._aliases

    def face(self, label: str | None) -> str | None:
        """The face by whose name a card was placed, where it isn't the card's own name."""
        return None if label is None else self._faces.get(label)

    def has(self, label: str | None) -> bool:
        """Whether a step placed the card of that label."""
        return label in self._all

    def place(self, label: str | None) -> int:
        """The place of a card in the order of the Given steps; what no step placed comes after all."""
        return len(self._all) if label is None else self._all.get(label, len(self._all))

    def means(self, name: str, label: str, card: str) -> bool:
        """Whether `name` may mean the card of that label."""
        if self.is_own(name):
            return label == name
        return label in self.placed(name) or any(is_called(each, name) for each in (card, self.face(label)))

    def all(self) -> Iterable[str]:
        """All labels and names by which steps placed cards."""
        return dict.fromkeys([*self._placed, *sorted(self._all)])


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


def understood(text: str, labels: Labels) -> Reference:
    """A reference, taken apart, but for what is an alias as a whole ("Bob's Merfolk")."""
    if labels.is_own(text):
        return Reference(text)
    reference = parse(text)
    whole = f"{reference.player}'s {reference.name}"
    return reference._replace(name=whole, player=None) if labels.is_own(whole) else reference


def base_name(text: str) -> tuple[str, str | None, int | None]:
    """Name, player and ordinal of a reference to a card that a Given step placed."""
    reference = parse(text)
    return reference.name, reference.player, reference.ordinal


def candidates(text: str, view: View, labels: Labels, *, faces: bool = False) -> list[ObjectView]:
    """All objects that `text` may mean, in the order of their zones; `faces`: the name of any face will do.

    Raises `MeaningError` for a number that could count in several ways.
    """
    if labels.is_own(text):
        return [each for each in view.objects if each.label == text]
    reference = understood(text, labels)
    if reference.kind == "top of stack":
        return [each for each in view.objects if view.stack and each.id == view.stack[-1]]
    pool = [each for each in view.objects if _within(reference, each)]
    if reference.kind.startswith("library"):
        ends = sorted((each for each in pool if each.zone == "library"), key=lambda each: each.position)
        return ends[:1] if reference.kind == "library top" else ends[-1:]
    if reference.kind == "ability":
        sources = {id for id, label in labels_of_ids(view).items() if is_label_of(label, reference.name, labels)}
        found = [each for each in pool if each.kind == "ability" and (each.source in sources or _is_from(each, reference.name, labels))]
    elif reference.kind == "copy":
        found = _bearers((each for each in pool if each.kind == "copy"), reference.name, labels, faces)
    else:
        found = _bearers((each for each in pool if each.kind != "ability"), reference.name, labels, faces)
    return found if reference.ordinal is None else _numbered(reference, found, labels)


def _within(reference: Reference, each: ObjectView) -> bool:
    if reference.player is not None and (each.controller or each.owner) != reference.player:
        return False
    if reference.zone is not None and each.zone != reference.zone:
        return False
    return reference.zone_player is None or each.owner == reference.zone_player


def _numbered(reference: Reference, found: list[ObjectView], labels: Labels) -> list[ObjectView]:
    """The one with that number."""
    number = reference.ordinal or 1
    placed = () if reference.kind != "object" or reference.player or reference.zone else labels.placed(reference.name)
    if number <= len(placed):
        return [each for each in found if each.label == placed[number - 1]]
    others = [each for each in found if each.label not in placed]
    zones = {each.zone for each in others}
    if len(zones) > 1:
        places = " and ".join(sorted(zones))
        raise MeaningError(
            f"{reference.name!r} can't be counted, since those that bear that name are in several zones: {places}; say where"
        )
    others.sort(key=lambda each: (labels.place(each.label), each.position))
    return others[number - len(placed) - 1 :][:1]


def _bearers(pool: Iterable[ObjectView], name: str, labels: Labels, faces: bool) -> list[ObjectView]:
    """Those that bear a name (`bears`)."""
    if labels.is_own(name):
        return [each for each in pool if each.label == name]
    meant = labels.meant_by(name)
    return [each for each in pool if each.label in meant or _goes_by(each, name, faces)]


def bears(each: ObjectView, name: str, labels: Labels, faces: bool = False) -> bool:
    """Whether an object bears a name, as a label, as its own or as its card's; `faces`: the name of any face of its card will do."""
    return bool(_bearers((each,), name, labels, faces))


def _goes_by(each: ObjectView, name: str, faces: bool) -> bool:
    """Whether that is a name of the object itself or of its card, whole or up to the comma."""
    if is_called(each.name, name) or (each.card != each.name and is_called(each.card, name)):
        return True
    others = (*each.names, *each.faces) if faces else each.names
    return len(others) > 1 and any(is_called(known, name) for known in others)


def is_label_of(label: str | None, name: str, labels: Labels) -> bool:
    """Whether a step placed the card of that label by that name, or gave it as an alias."""
    return label in labels.meant_by(name)


def _is_from(ability: ObjectView, name: str, labels: Labels) -> bool:
    return not labels.is_own(name) and is_called(ability.source_name or ability.name, name)


def labels_of_ids(view: View) -> dict[str, str]:
    """The labels of all objects that there are, and of those that there were."""
    known = {each.id: each.label for each in view.objects if each.label is not None}
    for each in view.occurrences:
        if each.label is not None:
            known |= {id: each.label for id in (each.object, each.became) if id is not None}
    return known


def is_seen_as(text: str, each: ObjectView, labels: Labels) -> bool:
    """Whether an object found by `text` is seen under that name: what shows one face of its card isn't called by another one."""
    if each.zone not in ("battlefield", "stack") or each.name is None or each.kind == "ability":
        return True
    name = understood(text, labels).name
    return (
        labels.is_own(name)
        or any(is_called(known, name) for known in (each.name, *each.names))
        or (is_label_of(each.label, name, labels) and not another_face(each.name, each, name))
    )


def another_face(shown: str | None, each: ObjectView, name: str) -> bool:
    """Whether a name that is shown is that of one face of an object's card, and `name` that of another."""
    return shown in each.faces and any(is_called(face, name) for face in each.faces) and not is_called(shown, name)


def is_called(full: str | None, name: str) -> bool:
    """Whether `name` is the whole of a name, or what stands before its comma."""
    return full is not None and (full == name or (full.startswith(name) and full.find(", ") == len(name)))


def resolve(text: str, view: View, labels: Labels, *, actor: str | None = None, to_cast: bool = False, last: bool = False) -> ObjectView:
    """The one object that `text` means; of some that are alike the first, or the `last`.  Raises `MeaningError`.

    `actor`'s come before others'.  `to_cast`: what can be cast or played isn't on the battlefield or the stack, nor in another player's
    hand; and the name of any face will do.
    """
    found = candidates(text, view, labels, faces=to_cast)
    if not found:
        raise UnknownObjectError(text, view, labels)
    if to_cast:
        found = [each for each in found if _castable(each, actor)] or found
    return the_one(text, found, view, labels, actor, last)


def _castable(each: ObjectView, actor: str | None) -> bool:
    return each.zone not in ("battlefield", "stack") and (each.zone != "hand" or each.owner == actor)


def the_one(text: str, found: list[ObjectView], view: View, labels: Labels, actor: str | None = None, last: bool = False) -> ObjectView:
    """The one of some objects that `text` means; `actor`'s come before others'.  Raises `MeaningError` if it could be several."""
    found = spoken_of(found, labels)
    if actor is not None:
        found = [each for each in found if (each.controller or each.owner) == actor] or found
    if len(found) > 1 and not _alike(found, view, labels):
        raise MeaningError(f"{text!r} could be {_several(found)}; say which by owner, place or number, or give an alias")
    return (max if last else min)(found, key=lambda each: (labels.place(each.label), each.position))


class UnknownObjectError(MeaningError):
    """Nothing is called that; `near` is the nearest name that something has, unless it has just that name."""

    def __init__(self, text: str, view: View, labels: Labels) -> None:
        name = understood(text, labels).name
        close = near(name, [each for each in _names(view, labels) if each != name], strict=True)
        self.near = close[0] if close else None
        super().__init__(f"no object is called {text!r}{meant_instead(text, view, labels)}")


def meant_instead(text: str, view: View, labels: Labels) -> str:
    """The end of a message about what isn't there: where what has that name is, or else the names that are like it."""
    name = understood(text, labels).name
    bearing = spoken_of([each for each in view.objects if each.kind != "ability" and bears(each, name, labels)], labels)
    if bearing:
        there = "there is" if len(bearing) == 1 else "there are"
        return "" if name == text else f"; {there} {places_of(bearing)}"
    return perhaps(names_like(name, _names(view, labels), strict=True))


def _names(view: View, labels: Labels) -> list[str]:
    return [*dict.fromkeys((*labels.all(), *(each.name for each in view.objects if each.name)))]


def spoken_of(found: list[ObjectView], labels: Labels) -> list[ObjectView]:
    """Without the cards of a library that no step placed, unless there is nothing else."""
    return [each for each in found if each.zone != "library" or labels.has(each.label)] or found


def _alike(found: list[ObjectView], view: View, labels: Labels) -> bool:
    """Whether nothing tells these objects apart: no alias, nothing that is attached to them, targets them, or is seen of them."""
    pointed_at = {id for each in view.objects for id in (each.attached_to, *each.targets) if id is not None}
    if any(each.id in pointed_at or labels.is_alias(each.label) for each in found):
        return False
    plain = [msgspec.structs.replace(each, id="", label=None, position=0) for each in found]
    return all(each == plain[0] for each in plain[1:])


def _several(found: list[ObjectView]) -> str:
    return f"{len(found)} objects: {places_of(found)}"


def places_of(found: Sequence[ObjectView]) -> str:
    """What tells some objects from others of their names: whose they are, their labels, and where they are."""
    return ", ".join(f"{each.controller or each.owner}'s {each.label or called(each)} {where(each)}" for each in found[:4])


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
