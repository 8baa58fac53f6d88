"""Builds the position of a scenario out of its Given steps, with quiet defaults for all that they leave open."""

from collections.abc import Iterable
from functools import cache

import msgspec

from oracle.misspelt import names_like, perhaps
from oracle.protocol.messages import ObjectSpec, PlayerSpec, Position, Step, Zone
from oracle.suite.reading.case import CaseStep
from oracle.suite.reading.errors import MeaningError
from oracle.suite.reading.references import Labels, base_name
from oracle.vocabulary.operations import (
    AnyOperation,
    Attached,
    CardItem,
    Counters,
    Damage,
    Holds,
    LandsPlayed,
    Life,
    ManaPool,
    OnTop,
    Players,
    PutOntoBattlefield,
    Status,
    Turn,
)

DEFAULT_PLAYERS = ("Alice", "Bob")
FILLER = "Wastes"
"""The card of which libraries are made that no step mentions."""

FILLER_COUNT = 10


_TOLD_ONCE: dict[type, tuple[str, str]] = {
    Players: ("players", "who plays"),
    Life: ("life", "{}'s life total"),
    ManaPool: ("mana pool", "{}'s mana pool"),
    LandsPlayed: ("lands", "how many lands {} has played"),
    Turn: ("turn", "whose turn it is"),
    Holds: ("library", "{}'s library"),
    OnTop: ("library", "{}'s library"),
}
"""What can be told only once, each with its words."""


class PositionBuildError(MeaningError):
    """A position that can't be built; `line` is that of the step at fault."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(message)
        self.line = line


class PositionBuilder:
    """Gathers Given steps; `build` makes the position."""

    def __init__(self) -> None:
        self._players: tuple[str, ...] = DEFAULT_PLAYERS
        self._life: dict[str, int] = {}
        self._pools: dict[str, str] = {}
        self._lands: dict[str, int] = {}
        self._active: str | None = None
        self._step: Step = "precombat main"
        self._objects: list[ObjectSpec] = []
        self._libraries: dict[str, list[ObjectSpec]] = {}
        self._whole_libraries: set[str] = set()
        self._lines: dict[str, int] = {}
        self._mentioned: dict[str, int] = {}
        self._told: set[tuple[str, str | None]] = set()
        self._zones: set[tuple[str, Zone]] = set()
        self.labels = Labels()

    def add(self, step: CaseStep) -> None:
        """Take a Given step in.  Raises `PositionBuildError`."""
        try:
            self._add(step.operation, step.line)
        except MeaningError as fault:
            if isinstance(fault, PositionBuildError):
                raise
            raise PositionBuildError(step.line, str(fault)) from None

    def _add(self, said: AnyOperation, line: int) -> None:
        player = getattr(said, "player", None)
        if player is not None:
            self._mentioned.setdefault(player, line)
        if isinstance(said, Players | Life | ManaPool | LandsPlayed | Turn):
            self._told_once(said, player)
        if isinstance(said, Players):
            self._players = said.names
        elif isinstance(said, PutOntoBattlefield):
            self._place(said.player, "battlefield", said.cards, line)
        elif isinstance(said, Holds):
            if (said.player, said.zone) in self._zones:
                raise MeaningError(f"{said.player}'s {said.zone} is already told by a step above")
            self._zones.add((said.player, said.zone))
            if said.zone == "library":
                self._told_once(said, player)
                self._whole_libraries.add(said.player)
            self._place(said.player, said.zone, said.cards, line)
        elif isinstance(said, OnTop):
            self._told_once(said, player)
            self._place(said.player, "library", said.cards, line)
        elif isinstance(said, Life):
            self._life[said.player] = said.amount
        elif isinstance(said, ManaPool):
            self._pools[said.player] = said.mana
        elif isinstance(said, LandsPlayed):
            self._lands[said.player] = said.count
        elif isinstance(said, Turn):
            self._active, self._step = said.player, said.step
        elif isinstance(said, Counters):
            spec = self._placed(said.object)
            if said.kind is None:
                raise MeaningError("what has no counters needs no Given step")
            self._replace(spec, counters={**spec.counters, said.kind: said.count})
        elif isinstance(said, Status):
            self._set_status(said)
        elif isinstance(said, Attached):
            if not said.holds:
                raise MeaningError("what isn't attached needs no Given step")
            self._replace(self._placed(said.object), attached_to=said.to)
        elif isinstance(said, Damage):
            self._replace(self._placed(said.object), damage=said.amount)
        else:  # pragma: no cover - the vocabulary has no other Given phrases
            raise MeaningError(f"{type(said).__name__} says nothing about a position")

    def _told_once(self, said: AnyOperation, player: str | None) -> None:
        """Raises `MeaningError` if a step above says the same of the same player."""
        what, words = _TOLD_ONCE[type(said)]
        if (what, None if what == "turn" else player) in self._told:
            raise MeaningError(f"{words.format(player)} is already told by a step above")
        self._told.add((what, None if what == "turn" else player))

    def _set_status(self, said: Status) -> None:
        spec = self._placed(said.object)
        if said.condition in ("tapped", "untapped"):
            self._replace(spec, tapped=(said.condition == "tapped") == said.holds)
        elif said.condition == "summoning sick":
            self._replace(spec, sick=said.holds)
        else:
            raise MeaningError(f"{said.condition!r} can't be said after Given; a table's column 'face down' says how")

    def _place(self, player: str, zone: Zone, items: Iterable[CardItem], line: int) -> None:
        for item in items:
            for _ in range(item.count):
                label = self.labels.add(item.card, item.alias, item.face)
                spec = ObjectSpec(
                    label=label,
                    card=item.card,
                    player=player,
                    zone=zone,
                    owner=item.owner,
                    face=item.face,
                    tapped=item.tapped,
                    face_down=item.face_down,
                    sick=item.sick,
                    counters=item.counters,
                    damage=item.damage,
                    attached_to=item.attached_to,
                    chosen=item.chosen,
                )
                self._lines[label] = line
                if item.owner is not None:
                    self._mentioned.setdefault(item.owner, line)
                if item.owner not in (None, player) and zone in ("hand", "library", "graveyard"):
                    raise MeaningError(f"a card that {item.owner} owns can't be in {player}'s {zone}")
                if item.face is not None and zone not in ("battlefield", "stack"):
                    raise MeaningError(f"{label!r} has no face up in a {zone}")
                if zone != "battlefield" and (
                    item.tapped or item.sick or item.damage or item.attached_to or (item.face_down and zone != "exile")
                ):
                    raise MeaningError(f"{label!r} can't be tapped, damaged, attached or face down in a {zone}")
                if zone == "library":
                    self._libraries.setdefault(player, []).append(spec)
                else:
                    self._objects.append(spec)

    def _placed(self, reference: str) -> ObjectSpec:
        """The one object that a Given step already placed under that name."""
        found = self._found(reference)
        if len(found) == 1:
            return found[0]
        if found:
            raise MeaningError(f"{reference!r} could be {len(found)} objects; give them aliases in a table")
        raise MeaningError(f"no step above places an object called {reference!r}{self._hint(reference)}")

    def _found(self, reference: str) -> list[ObjectSpec]:
        name, player, ordinal = base_name(reference)
        specs = [spec for spec in self._objects if self.labels.means(name, spec.label, spec.card)]
        if player is not None:
            specs = [spec for spec in specs if spec.player == player]
        return specs if ordinal is None else specs[ordinal - 1 : ordinal]

    def _hint(self, reference: str) -> str:
        return perhaps(names_like(base_name(reference)[0], [*self.labels.all(), *self._players]))

    def _replace(self, spec: ObjectSpec, **fields: object) -> None:
        self._objects[self._objects.index(spec)] = msgspec.structs.replace(spec, **fields)

    def build(self, edition: str) -> Position:
        """The position, as of the rules of `edition`.  Raises `PositionBuildError`."""
        for player, line in self._mentioned.items():
            if player not in self._players:
                raise PositionBuildError(line, f"{player} doesn't play here; the players are {', '.join(self._players)}")
        objects = [self._attached(spec) for spec in self._objects]
        for player in self._players:
            objects.extend(self._libraries.get(player, ()))
            if player not in self._whole_libraries:
                objects.extend(filler(player))
        players = tuple(
            PlayerSpec(
                name=player,
                life=self._life.get(player, 20),
                mana_pool=self._pools.get(player, ""),
                lands_played=self._lands.get(player, 0),
            )
            for player in self._players
        )
        return Position(
            players=players,
            objects=tuple(objects),
            active_player=self._active or self._players[0],
            step=self._step,
            edition=edition,
        )

    def _attached(self, spec: ObjectSpec) -> ObjectSpec:
        if spec.attached_to is None or spec.attached_to in self._players:
            return spec
        line = self._lines[spec.label]
        found = [each for each in self._found(spec.attached_to) if each is not spec and each.zone == "battlefield"]
        if len(found) != 1:
            many = f"{len(found)} permanents are called" if found else "no permanent is called"
            hint = "; give them aliases in a table" if found else self._hint(spec.attached_to)
            raise PositionBuildError(line, f"{spec.label!r} can't be attached: {many} {spec.attached_to!r}{hint}")
        return msgspec.structs.replace(spec, attached_to=found[0].label)

    def line_of(self, text: str) -> int | None:
        """The line that placed the first object whose label occurs in `text` (an engine's complaint)."""
        return next((line for label, line in sorted(self._lines.items(), key=lambda entry: -len(entry[0])) if label in text), None)

    def cards(self) -> tuple[str, ...]:
        """Names of all cards that the steps place, each once."""
        specs = [*self._objects, *(spec for library in self._libraries.values() for spec in library)]
        return tuple(dict.fromkeys(spec.card for spec in specs))


@cache
def filler(player: str) -> tuple[ObjectSpec, ...]:
    """The cards of a library that no step mentions."""
    return tuple(
        ObjectSpec(label=f"{player}'s filler {number}", card=FILLER, player=player, zone="library") for number in range(1, FILLER_COUNT + 1)
    )
