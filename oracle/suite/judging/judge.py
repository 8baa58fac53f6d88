"""The judge: plays a case on an engine, and says whether it is as the case expects.

`judge(case, engine)` is what `oracle run` does with every case.  A `CaseSession` is the same thing one step at a time, for front
ends that have a runner of their own.
"""

import time
import traceback

import msgspec

from oracle.engines.port import Engine, EngineError, EngineGivenUpError
from oracle.suite.judging.immaterial import difference
from oracle.suite.judging.session import CaseSession, CaseSessionError, edition_for, printable
from oracle.suite.judging.verdicts import Detail, ErrorKind, Result, Verdict
from oracle.suite.reading.case import Case


def judge(case: Case, engine: Engine, edition: str | None = None) -> Result:
    """Play a case on an engine, under the rules of `edition` (by default the newest in which the case is right).

    Raises `EngineGivenUpError` if the engine can't be judged, by this case or any other.
    """
    start = time.perf_counter()
    verdict: Verdict = "pass"
    detail: Detail | None = None
    kind: ErrorKind | None = None
    played = edition or case.edition.newest()
    try:
        fitting = edition_for(case, engine, edition)
        if fitting is None:
            verdict = "inapplicable"
        else:
            played = fitting
            _sit(case, engine, fitting)
    except CaseSessionError as fault:
        verdict, detail, kind = fault.verdict, fault.detail, fault.kind
    except EngineGivenUpError:
        raise
    except EngineError as fault:
        verdict, kind = "error", fault.kind
        detail = Detail(feature=case.feature, line=case.line, step="", observed=str(fault))
    except Exception as fault:
        verdict, kind = "error", "crash"
        detail = Detail(feature=case.feature, line=case.line, step="", observed=_crash(fault))
    if case.disputed and verdict in ("pass", "fail"):
        verdict = "disputed"
    return result_of(case, verdict, time.perf_counter() - start, played, kind, detail)


def _sit(case: Case, engine: Engine, edition: str) -> None:
    """Play a case; and once more, if something was asked needlessly.  Raises `CaseSessionError`."""
    declining = CaseSession(case, engine, edition)
    try:
        _played(declining)
    except CaseSessionError:
        if not declining.undeclinable:
            raise
        _played(CaseSession(case, engine, edition, accepting=True))
        return
    if not declining.asked_needlessly or declining.game is None:
        return
    declined = declining.game.view()
    wanted = f"the same either way, since no step says which: {declining.asked_needlessly[0]}"
    try:
        accepting = _played(CaseSession(case, engine, edition, accepting=True))
    except CaseSessionError as fault:
        if fault.verdict != "fail":
            raise
        detail = msgspec.structs.replace(fault.detail, expected=printable(wanted), observed=f"the other way: {fault.detail.observed}")
        raise CaseSessionError("fail", detail) from None
    assert accepting.game is not None
    found = difference(declined, accepting.game.view())
    if found is not None:
        last = case.steps[-1]
        raise CaseSessionError(
            "fail",
            Detail(
                feature=case.feature,
                line=last.line,
                step=last.text,
                expected=printable(wanted),
                observed=f"a difference in {printable(found)}",
            ),
        )


def _played(session: CaseSession) -> CaseSession:
    for index in range(len(session.case.steps)):
        session.step(index)
    session.end()
    return session


def result_of(
    case: Case, verdict: Verdict, seconds: float, edition: str, kind: ErrorKind | None = None, detail: Detail | None = None
) -> Result:
    """What became of a case, together with what it is.  `kind` is that of an error, `detail` the step at fault."""
    return Result(
        id=case.id,
        ruling=case.ruling,
        rules=case.rules,
        feature=case.feature,
        line=case.line,
        name=case.name,
        verdict=verdict,
        seconds=seconds,
        edition=edition,
        kind=kind,
        detail=detail,
    )


def _crash(fault: Exception) -> str:
    """What was raised, and where: a fault of the engine (or of the harness), not of the case."""
    frames = traceback.extract_tb(fault.__traceback__)
    place = f" ({frames[-1].filename}:{frames[-1].lineno} in {frames[-1].name})" if frames else ""
    return f"{type(fault).__name__}: {fault}{place}"
