"""One case told step by step: the rules that an engine applied in each step, and the table before and after it."""

from collections.abc import Iterator, Sequence
from typing import Protocol, runtime_checkable

import msgspec

from oracle.engines.port import Engine, EngineError, PositionError, UnsupportedError
from oracle.protocol.messages import View
from oracle.suite.case import Case, CaseStep
from oracle.suite.errors import MeaningError
from oracle.suite.position import PositionBuilder
from oracle.suite.sitting import Sitting, SittingError
from oracle.suite.verdicts import Detail


class Applied(Protocol):
    """A rule that was applied: its numbers, the function that states it, and what it says."""

    @property
    def rule(self) -> str:
        """The numbers."""
        ...

    @property
    def function(self) -> str:
        """The function."""
        ...

    @property
    def note(self) -> str:
        """The rule in words."""
        ...


@runtime_checkable
class Tracing(Protocol):
    """A game that can tell which rules it applied since it was last asked."""

    def trace(self) -> Sequence[Applied]:
        """The rules, in order."""
        ...


class ToldRule(msgspec.Struct, frozen=True):
    """A rule that was applied in a step, and how often."""

    numbers: tuple[str, ...]
    """The rule that it is about, and others that it follows from."""
    function: str
    note: str
    times: int
    standing: bool
    """Whether it is applied whenever a player gets priority or anybody looks, and so says little about the step."""


class ToldStep(msgspec.Struct, frozen=True):
    """What became of one step."""

    step: CaseStep
    rules: tuple[ToldRule, ...]
    """In the order in which each was first applied; () where the engine doesn't tell."""
    before: View | None
    """The table before and after the step; None until the game has begun."""
    after: View | None
    detail: Detail | None
    """What went wrong; the steps behind are not carried out."""
    unusable: bool = False
    """Whether what went wrong is the fault of the scenario, which can't be carried out."""


def tell(case: Case, engine: Engine, edition: str | None = None) -> Iterator[ToldStep]:
    """Carry out the case on the engine, a step at a time."""
    sitting = Sitting(case, engine, edition)
    before, standing = _opening(case, engine, sitting.edition)
    for index, step in enumerate(case.steps):
        detail: Detail | None = None
        unusable = False
        try:
            sitting.step(index)
            if index + 1 == len(case.steps):
                sitting.end()
        except SittingError as fault:
            detail, unusable = fault.detail, fault.kind == "input"
        after = sitting.table.view() if sitting.table is not None else None
        yield ToldStep(step, _rules(sitting, standing), before, after, detail, unusable)
        if detail is not None:
            return
        before = after or before


def _opening(case: Case, engine: Engine, edition: str) -> tuple[View | None, frozenset[str]]:
    """The table as the game begins, and the functions that are called even then.

    They come from a second game with the same position, since the first moves on within a step.
    """
    builder = PositionBuilder()
    try:
        for step in case.steps:
            if step.kind == "given":
                builder.add(step)
        game = engine.new_game(builder.build(edition))
        game.begin()
        view = game.observe()
    except (MeaningError, PositionError, UnsupportedError, EngineError):
        return None, frozenset()  # the sitting comes upon the same fault, and says where
    return view, frozenset(applied.function for applied in game.trace()) if isinstance(game, Tracing) else frozenset()


def _rules(sitting: Sitting, standing: frozenset[str]) -> tuple[ToldRule, ...]:
    game = sitting.table.game if sitting.table is not None else None
    if not isinstance(game, Tracing):
        return ()
    calls: dict[str, list[Applied]] = {}
    for applied in game.trace():
        calls.setdefault(applied.function, []).append(applied)
    return tuple(
        ToldRule(
            numbers=tuple(members[0].rule.split(", ")),
            function=function,
            note=members[0].note,
            times=len(members),
            standing=function in standing,
        )
        for function, members in calls.items()
    )
