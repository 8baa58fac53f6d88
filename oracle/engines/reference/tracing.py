"""What a game on the reference engine applied: heard for explanations, and bounded where a rule is left out."""

from collections import Counter
from contextlib import AbstractContextManager, nullcontext

import msgspec

from oracle.rules.citation import Citation, Hearer, listening
from oracle.rules.state.table import Batch


class RuleApplied(msgspec.Struct, frozen=True):
    """A rule that was applied: its numbers, the function that states it, and what it says."""

    rule: str
    function: str
    note: str


class Trace:
    """Hears which rule functions are called, and which of them are applied; nothing at all unless it is `wanted`."""

    def __init__(self, wanted: bool) -> None:
        self._wanted = wanted
        self._applied: list[tuple[int, RuleApplied]] = []
        self.called: Counter[str] = Counter()
        """How often each rule function was called, by name."""

    def counting(self) -> AbstractContextManager[None]:
        """Within the block it is counted what is called."""
        return listening(self._count) if self._wanted else nullcontext()

    def hearing(self) -> AbstractContextManager[None]:
        """Within the block it is noted what is applied, too."""
        return listening(self._hear) if self._wanted else nullcontext()

    def taken(self) -> tuple[RuleApplied, ...]:
        """What was applied since this was last asked, in the order in which it was begun."""
        applied = tuple(rule for _, rule in sorted(self._applied, key=lambda entry: entry[0]))
        self._applied.clear()
        return applied

    def _count(self, citation: Citation) -> None:
        self.called[citation.name] += 1

    def _hear(self, citation: Citation) -> Hearer:
        self._count(citation)
        applied = (self.called.total(), RuleApplied(", ".join(citation.numbers), citation.name, citation.statement))
        return lambda: self._applied.append(applied)


class BoundedHistory(list[Batch]):
    """A history that is given up when it gets too long: a game that lacks a rule might go on for ever."""

    def __init__(self, longest: int) -> None:
        super().__init__()
        self._longest = longest

    def append(self, batch: Batch) -> None:
        """Raises `RuntimeError` if there are too many."""
        if len(self) >= self._longest:
            raise RuntimeError("the game doesn't come to an end")
        super().append(batch)
