"""One case told step by step: the rules that an engine applied in each step, and the table before and after it.

Whether a rule that was applied *mattered* is found out by leaving it out: the case is carried out once more without it, and if nothing
that could be seen is different then, it did not.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from itertools import zip_longest
from typing import Protocol, runtime_checkable

import msgspec

from oracle.engines.port import Engine, EngineError, PositionError, UnsupportedError
from oracle.protocol.messages import View
from oracle.suite.judging.session import CaseSession, CaseSessionError
from oracle.suite.judging.verdicts import Detail
from oracle.suite.reading.case import Case, CaseStep
from oracle.suite.reading.errors import MeaningError
from oracle.suite.reading.position import PositionBuilder


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


@runtime_checkable
class Dispensing(Protocol):
    """An engine that can do without a rule."""

    def without(self, function: str) -> AbstractContextManager[Engine]:
        """Within the block, an engine that knows no such rule."""
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
    mattered: bool
    """Whether without it something would have been different, here or later; true where the engine can't do without a rule."""


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
    """Carry out the case on the engine, a step at a time, and once more for each rule that was applied."""
    session = CaseSession(case, engine, edition)
    before, standing = _opening(case, engine, session.edition)
    told: list[ToldStep] = []
    for index, step in enumerate(case.steps):
        detail, unusable = _carried_out(session, index)
        after = session.game.view() if session.game is not None else None
        told.append(ToldStep(step, _rules(session, standing), before, after, detail, unusable))
        if detail is not None:
            break
        before = after or before
    mattered = _where_it_mattered(case, engine, edition, told) if isinstance(engine, Dispensing) else None
    for index, each in enumerate(told):
        rules = (msgspec.structs.replace(rule, mattered=mattered is None or mattered.get(rule.function) == index) for rule in each.rules)
        yield msgspec.structs.replace(each, rules=tuple(rules))


def _carried_out(session: CaseSession, index: int) -> tuple[Detail | None, bool]:
    """What goes wrong in a step, and whether that is the fault of the scenario."""
    try:
        session.step(index)
        if index + 1 == len(session.case.steps):
            session.end()
    except CaseSessionError as fault:
        return fault.detail, fault.kind == "input"
    return None, False


def _where_it_mattered(case: Case, engine: Dispensing, edition: str | None, told: Sequence[ToldStep]) -> Mapping[str, int]:
    """For each function without which something would be different, the step in which it was applied for the last time before that."""
    seen = [(step.after, step.detail) for step in told]
    steps: dict[str, list[int]] = {}
    for index, step in enumerate(told):
        for rule in (rule for rule in step.rules if not rule.standing):
            steps.setdefault(rule.function, []).append(index)
    found: dict[str, int] = {}
    for function, applied in steps.items():
        with engine.without(function) as lacking:
            parted = _first_difference(seen, _course(case, lacking, edition))
        if parted is not None:
            found[function] = max((index for index in applied if index <= parted), default=applied[0])
    return found


def _course(case: Case, engine: Engine, edition: str | None) -> Iterator[object]:
    """How the table looks after each step and what has gone wrong, up to where the engine can't go on."""
    session = CaseSession(case, engine, edition)
    for index in range(len(case.steps)):
        try:
            detail, _ = _carried_out(session, index)
            yield session.game.view() if session.game is not None else None, detail
        except Exception as fault:  # an engine that lacks a rule may fall into any error
            yield fault
            return
        if detail is not None:
            return


def _first_difference(course: Sequence[object], other: Iterator[object]) -> int | None:
    return next((index for index, (one, two) in enumerate(zip_longest(course, other)) if one != two), None)


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
        return None, frozenset()  # the session comes upon the same fault, and says where
    return view, frozenset(applied.function for applied in game.trace()) if isinstance(game, Tracing) else frozenset()


def _rules(session: CaseSession, standing: frozenset[str]) -> tuple[ToldRule, ...]:
    game = session.game.engine_game if session.game is not None else None
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
            mattered=False,
        )
        for function, members in calls.items()
    )
