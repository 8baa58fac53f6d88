"""A case: one scenario as the judge and the engines see it, whatever text it was written in."""

from datetime import date, timedelta

import msgspec

from oracle.known_editions import NEWEST_EDITION
from oracle.vocabulary.operations import AnyOperation
from oracle.vocabulary.registry import Kind


class EditionRange(msgspec.Struct, frozen=True, omit_defaults=True):
    """The editions of the rules in which a scenario is right: from `since` on, and before `until`."""

    since: str | None = None
    until: str | None = None

    def holds(self, edition: str) -> bool:
        """Whether `edition` (an ISO date) is in the range."""
        return (self.since is None or self.since <= edition) and (self.until is None or edition < self.until)

    def newest(self) -> str:
        """The last day of the range, at most that of the newest edition."""
        if self.holds(NEWEST_EDITION) or self.until is None:
            return NEWEST_EDITION
        return (date.fromisoformat(self.until) - timedelta(days=1)).isoformat()


class CaseStep(msgspec.Struct, frozen=True):
    """A step: its line, its kind, its words, and the operation that they mean."""

    line: int
    kind: Kind
    text: str
    operation: AnyOperation


class Unread(msgspec.Struct, frozen=True, kw_only=True):
    """What a scenario is chosen by, whether or not it can be read as a case."""

    id: str
    name: str
    feature: str
    line: int
    lines: tuple[int, ...]
    """Those of its steps."""
    tags: tuple[str, ...] = ()
    ruling: str | None = None

    @property
    def rules(self) -> tuple[str, ...]:
        """The numbers that it is tagged with."""
        return tuple(dict.fromkeys(tag.removeprefix("@rule:") for tag in self.tags if tag.startswith("@rule:")))


class Case(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A scenario.  Two cases never share an id; `ruling` is a slug of the catalogue, `rules` are the numbers that it is tagged with."""

    id: str
    name: str
    feature: str
    """Path of the feature file."""
    line: int
    steps: tuple[CaseStep, ...]
    tags: tuple[str, ...] = ()
    ruling: str | None = None
    rules: tuple[str, ...] = ()
    edition: EditionRange = EditionRange()
    disputed: bool = False
    """Whether the ruling is in quarantine, so that the scenario is judged but not counted."""
    control: str | None = None
    """Why a scenario is a control, which shows what a ruling does not change; "" if no reason is given, None if it isn't one."""

    @property
    def lines(self) -> tuple[int, ...]:
        """The lines of its steps."""
        return tuple(step.line for step in self.steps)
