"""Whether an engine heeds what it is told: what was announced with an action is compared with what the game then shows.

An adapter that passes on only a part of an action, so that its engine chooses the rest by itself, would otherwise be judged by another
game than that of the scenario.  So, once an accepted action is complete (a player has priority again), the object on the stack must show
the announced face, X, modes, targets and division, the permanent the face that was played or that it was turned up; what pays for a cost
must have paid; and those who are told to attack or block must be the ones who do.
"""

from collections.abc import Collection, Iterable, Sequence

from oracle.protocol.messages import Activate, AnyAction, Attack, Block, Cast, ObjectView, OccurrenceKind, PlayLand, TurnFaceUp, View
from oracle.suite.judging.verdicts import Mismatch

_PAID = ("zone", "tapped", "counters", "controller", "attached_to")
"""What changes of an object that pays a cost."""


class AnnouncedAction:
    """An action that a player takes, and the game before it."""

    def __init__(self, player: str, action: AnyAction, before: View, tells: Collection[OccurrenceKind]) -> None:
        self._player = player
        self._action = action
        self._before = before
        self._tells = tells

    def check(self, after: View) -> None:
        """See that what was announced is what has happened.  Raises `Mismatch`."""
        action = self._action
        if isinstance(action, Cast):
            self._spell(action, after)
        elif isinstance(action, Activate):
            self._ability(action, after)
        elif isinstance(action, PlayLand):
            self._land(action, after)
        elif isinstance(action, TurnFaceUp):
            self._turned_up(action, after)
        elif isinstance(action, Attack):
            self._declared("attacked", "attackers", action.attackers, after)
        elif isinstance(action, Block):
            self._declared("blocked", "blockers", action.blockers, after)

    # --- each action ----------------------------------------------------------------------------------------------------

    def _spell(self, action: Cast, after: View) -> None:
        card = _found(action.object, self._before)
        new = [each for each in self._newly_stacked(after) if each.kind != "ability"]
        known = [each for each in new if card is not None and card.label is not None and each.label == card.label]
        spell = next(iter(known or new), None)
        if spell is None:
            raise Mismatch(f"{_name(card, action.object)} is on the stack", "the engine accepts it, and no new spell is on the stack")
        if action.face_down:
            if spell.face_down is None:
                raise _ignored("it is cast face down", f"{_name(spell)} is on the stack face up")
        else:
            self._face(action.face or (None if card is None else card.card), spell)
        self._choices(action, spell, after)

    def _ability(self, action: Activate, after: View) -> None:
        source = _found(action.object, self._before)
        stacked = [each for each in self._newly_stacked(after) if each.kind == "ability" and _is_of(each, source, after)]
        if stacked:
            self._choices(action, stacked[0], after)
            return
        told = [name for name in ("modes", "targets", "division") if getattr(action, name)]
        if told:
            raise Mismatch(
                f"the ability of {_name(source, action.object)} is on the stack with the {told[0]} that were announced",
                "the engine accepts it, and no ability of it is on the stack",
            )
        if (self._before.players, self._before.objects) == (after.players, after.objects):
            raise Mismatch(f"the ability of {_name(source, action.object)} is activated", "the engine accepts it, and all is as it was")
        self._paid(action, after)

    def _land(self, action: PlayLand, after: View) -> None:
        card = _found(action.object, self._before)
        if card is None:
            return
        if any(each.id == card.id and each.zone == card.zone for each in after.objects):
            raise Mismatch(f"{_name(card)} is played", f"the engine accepts it, and the card is still in the zone {card.zone}")
        land = None if card.label is None else _found(card.label, after)
        if land is not None and land.zone == "battlefield":
            self._face(action.face or (card.card if card.faces else None), land)

    def _turned_up(self, action: TurnFaceUp, after: View) -> None:
        permanent = _found(action.object, self._before)
        now = None if permanent is None else next((each for each in after.objects if each.id == permanent.id), None)
        if now is not None and now.face_down is not None:
            raise Mismatch("the permanent is turned face up", "the engine accepts it, and it is still face down")

    def _declared(self, kind: OccurrenceKind, what: str, announced: Collection[str], after: View) -> None:
        if kind not in self._tells:
            return
        last = max((each.number for each in self._before.occurrences), default=0)
        told = [each for each in after.occurrences if each.kind == kind and each.number > last]
        meant = {reference: _found(reference, self._before) for reference in announced}
        missing = [
            _name(each, reference)
            for reference, each in meant.items()
            if each is None or not any(one.object == each.id or (one.label is not None and one.label == each.label) for one in told)
        ]
        if missing or len({each.object for each in told}) > len(meant):
            names = ", ".join(each.name or each.label or "a face-down creature" for each in told) or "none"
            wanted = ", ".join(_name(each, reference) for reference, each in meant.items()) or "none"
            raise _ignored(f"the {what} are those that were declared: {wanted}", f"they are: {names}")

    # --- each choice ----------------------------------------------------------------------------------------------------

    def _newly_stacked(self, after: View) -> list[ObjectView]:
        """What has been put on the stack, the first first; what triggers is put on top of what is cast or activated."""
        shown = {each.id: each for each in after.objects if each.zone == "stack"}
        new = [shown[id] for id in after.stack if id in shown and id not in self._before.stack]
        return [each for each in new if each.controller in (None, self._player)]

    def _face(self, wanted: str | None, object: ObjectView) -> None:
        if wanted is None or object.name is None or wanted in (object.face, object.name, " // ".join(object.names)):
            return
        raise _ignored(f"the face is {wanted}", f"it is {object.face or object.name}")

    def _choices(self, action: Cast | Activate, stacked: ObjectView, after: View) -> None:
        what = f"{_name(stacked)} on the stack"
        if action.x is not None and action.x != stacked.x:
            raise _ignored(f"X of {what} is {action.x}", f"it is {_or_not_shown(stacked.x)}")
        if action.modes is not None and sorted(action.modes) != sorted(stacked.modes):
            raise _ignored(f"the modes of {what} are {_listed(action.modes)}", f"they are {_or_not_shown(_listed(stacked.modes))}")
        if action.targets is not None:
            self._targets(what, action.targets, stacked.targets, after)
        if action.division is not None and action.division != stacked.division:
            raise _ignored(
                f"{what} is divided among its targets as {_listed(action.division)}", f"it is {_or_not_shown(_listed(stacked.division))}"
            )
        self._paid(action, after)

    def _targets(self, what: str, announced: Sequence[str], shown: Sequence[str], after: View) -> None:
        meant = [self._all_names(reference, after) for reference in announced]
        if len(meant) == len(shown) and all(target in names for target, names in zip(shown, meant, strict=True)):
            return
        wanted = _listed(_name(_found(reference, self._before), reference) for reference in announced)
        targets = _listed(_name(_found(each, after) or _found(each, self._before), each) for each in shown)
        raise _ignored(f"the targets of {what} are {wanted or 'none'}", f"they are {targets or 'none'}")

    def _all_names(self, reference: str, after: View) -> set[str]:
        """All by which a target may be shown: the player's name; the label, and the id before and after costs are paid."""
        found = [each for each in (_found(reference, self._before), _found(reference, after)) if each is not None]
        return {reference, *(each.id for each in found), *(each.label for each in found if each.label is not None)}

    def _paid(self, action: Cast | Activate, after: View) -> None:
        last = max((each.number for each in self._before.occurrences), default=0)
        now = {each.id: each for each in after.objects}
        for reference in action.paid_with or ():
            payment = _found(reference, self._before)
            if payment is None:
                continue
            same = now.get(payment.id)
            changed = same is None or any(getattr(same, field) != getattr(payment, field) for field in _PAID)
            told = any(each.number > last and each.object == payment.id for each in after.occurrences)
            if not changed and not told:
                raise _ignored(f"{_name(payment)} pays for it", "nothing has happened to it")


def _found(reference: str, view: View) -> ObjectView | None:
    """The object with that id, or the card with that label."""
    with_id = next((each for each in view.objects if each.id == reference), None)
    return with_id or next((each for each in view.objects if each.label == reference and each.kind == "card"), None)


def _is_of(ability: ObjectView, source: ObjectView | None, after: View) -> bool:
    """Whether an ability is one of that source, which may have left in the meantime."""
    if source is None or ability.source == source.id:
        return True
    shown = None if ability.source is None else _found(ability.source, after)
    if shown is not None and source.label is not None and shown.label is not None:
        return shown.label == source.label
    return ability.source_name == source.name


def _name(object: ObjectView | None, otherwise: str = "") -> str:
    if object is None:
        return otherwise
    return object.source_name or object.name or object.card or object.label or otherwise or "a face-down object"


def _listed(each: Iterable[object]) -> str:
    return ", ".join(map(str, each))


def _or_not_shown(value: object) -> str:
    return "not shown" if value in (None, "") else str(value)


def _ignored(wanted: str, shown: str) -> Mismatch:
    return Mismatch(f"the engine does what was announced: {wanted}", f"the engine accepts it, and {shown}")
