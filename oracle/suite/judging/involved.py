"""Which occurrences an object is involved in: what happened to it, and what it is the source of.

A name speaks of all objects that bore it when it happened, also of those that have come and gone since the Whens began; an object is
followed through the zones by what is told of its moves.
"""

from collections.abc import Iterable

from oracle.protocol.messages import Occurrence, View
from oracle.suite.reading.errors import MeaningError
from oracle.suite.reading.references import (
    Labels,
    UnknownObjectError,
    another_face,
    bears,
    candidates,
    is_called,
    is_label_of,
    labels_of_ids,
    meant_instead,
    understood,
)

_OF_SPELL_OR_ABILITY = ("countered", "resolved")
"""What happens to spells and to abilities, which then have a source."""

_DONE_BY = ("cast", "played land", "created", "copied", "activated", "triggered")
"""Kinds of occurrences whose player is the one who controls the object."""


class Involved:
    """The occurrences in which the objects are involved that `text` means, now or `before`."""

    def __init__(self, text: str, now: View, before: View | None, labels: Labels) -> None:
        self._text = text
        self._labels = labels
        self._reference = understood(text, labels)
        self._views = [now] if before is None else [now, before]
        self._known = labels_of_ids(now)
        self._links = _linked(now.occurrences)
        reference = self._reference
        placed = labels.placed(reference.name)
        numbered = reference.kind == "object" and reference.ordinal is not None and reference.ordinal <= len(placed)
        whose = reference.player or reference.zone
        self._label = placed[(reference.ordinal or 1) - 1] if numbered and not whose else None
        self._all_of_that_name = not whose and reference.ordinal is None
        sources = reference.name if reference.player is None else f"{reference.player}'s {reference.name}"
        self._ids = self._followed(text)
        self._sources = self._followed(sources) if reference.kind == "ability" else self._ids

    def is_nothing(self) -> bool:
        """Whether there is no such object, by its number, owner or place, now or before."""
        return not (self._all_of_that_name or self._label or self._ids or self._sources)

    def about(self, each: Occurrence) -> bool:
        """Whether it happened to such an object."""
        kind = self._reference.kind
        of_ability = each.source is not None and each.kind in _OF_SPELL_OR_ABILITY
        if kind == "ability":
            if self._reference.ordinal is not None:
                return each.object in self._ids
            return (of_ability or each.kind in ("activated", "triggered")) and self.source(each)
        if of_ability:
            return False
        if kind == "copy":
            return self._is_copy(each.object) and self._met(each.name, each.label, (each.object, each.became), each)
        if kind != "object":
            return not self._ids.isdisjoint(filter(None, (each.object, each.became)))
        return self._met(each.name, each.label, (each.object, each.became), each)

    def source(self, each: Occurrence) -> bool:
        """Whether such an object is its source."""
        if each.source is None and each.source_name is None:
            return False
        label = self._known.get(each.source) if each.source is not None else None
        return self._met(each.source_name, label, (each.source,), each)

    def as_another_face(self, each: Occurrence, *, source: bool = False) -> bool:
        """Whether the object showed another face of its card than the one that is meant."""
        label, shown = (self._known.get(each.source or ""), each.source_name) if source else (each.label, each.name)
        if self._labels.is_own(self._text) or label is None:
            return False
        view = next((other for other in self._views[0].objects if other.label == label), None)
        return view is not None and another_face(shown, view, self._reference.name)

    def _met(self, name: str | None, label: str | None, ids: tuple[str | None, ...], each: Occurrence) -> bool:
        meant = self._sources if self._reference.kind == "ability" else self._ids
        if not meant.isdisjoint(filter(None, ids)):
            return True
        if self._label is not None:
            return label == self._label
        wanted = self._reference.name
        borne = is_label_of(label, wanted, self._labels) or (not self._labels.is_own(wanted) and is_called(name, wanted))
        if not borne or self._all_of_that_name:
            return borne
        return self._is_theirs(ids, each)

    def _is_theirs(self, ids: tuple[str | None, ...], each: Occurrence) -> bool:
        """Of an object of that name whose owner or place matters: whether it is meant, though it is nowhere to be seen."""
        seen = {other.id for view in self._views for other in view.objects}
        if any(id in seen or not self._links.get(id, set()).isdisjoint(seen) for id in ids if id is not None):
            return False
        if each.kind in _DONE_BY and self._reference.player is not None and self._reference.zone is None:
            return each.player == self._reference.player
        raise MeaningError(f"{self._text!r} can't be told from others of that name that have come and gone; leave out whose it is")

    def _is_copy(self, id: str | None) -> bool:
        kinds = {other.id: other.kind for view in self._views for other in view.objects}
        return kinds.get(id or "") == "copy" or any(each.kind == "copied" and each.object == id for each in self._views[0].occurrences)

    def _followed(self, text: str) -> set[str]:
        """Ids of all that `text` means, now or before, and of what these objects became or were."""
        found = {each.id for view in self._views for each in candidates(text, view, self._labels)}
        return found.union(*(self._links.get(id, ()) for id in found))

    def meant_instead(self) -> str:
        """The end of a message: what may have been meant, if nothing bears the name."""
        name = self._reference.name
        borne = any(bears(each, name, self._labels) for view in self._views for each in view.objects)
        return "" if borne else meant_instead(self._text, self._views[0], self._labels)

    def unknown(self) -> UnknownObjectError:
        """The complaint that there is no such object."""
        return UnknownObjectError(self._text, self._views[0], self._labels)


def _linked(occurrences: Iterable[Occurrence]) -> dict[str, set[str]]:
    """By id, all ids that an object had in the course of its moves."""
    links: dict[str, set[str]] = {}
    for each in occurrences:
        if each.object is not None and each.became is not None:
            both = links.get(each.object, {each.object}) | links.get(each.became, {each.became})
            for id in both:
                links[id] = both
    return links
