"""Judges many cases, in this process or in several, and hands the results on in the order of the cases as they come in.

Each process makes an engine of its own (so an engine that is a process runs as often as there are jobs) and closes it in the end.

The processes are started at once, before the first result is asked for, so that a caller may start threads of its own (a progress
bar) afterwards.  An interrupt ends the run after the cases that are just being judged.
"""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.util import Finalize

import msgspec

from oracle.engines.port import Engine
from oracle.engines.recording import RecordedEngine
from oracle.suite.case import Case
from oracle.suite.judge import judge, result_of
from oracle.suite.verdicts import Detail, Result

EngineMaker = Callable[[], Engine]
"""Makes an engine; called once in each process, so it must be a function of a module, or a partial of one.  An engine that has a
method `close` is closed in the end."""

MOST_IN_A_CHUNK = 50

_cases: Sequence[Case] = ()
_engine: RecordedEngine | None = None
_edition: str | None = None


def run_cases(cases: Sequence[Case], make_engine: EngineMaker, edition: str | None = None, jobs: int = 1) -> Iterator[Result]:
    """Judge `cases` in `jobs` processes (1: in this one).  Closing the iterator ends the run."""
    jobs = min(jobs, len(cases))
    if jobs <= 1:
        return _here(cases, make_engine, edition)
    methods = multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("fork" if "fork" in methods else None)
    pool = ProcessPoolExecutor(jobs, context, _begin, (cases, make_engine, edition))
    size = max(1, min(MOST_IN_A_CHUNK, len(cases) // (jobs * 4)))
    chunks = [range(start, min(start + size, len(cases))) for start in range(0, len(cases), size)]
    return _gathered(cases, pool, [(chunk, pool.submit(_judge_chunk, chunk)) for chunk in chunks], edition)


def _here(cases: Sequence[Case], make_engine: EngineMaker, edition: str | None) -> Iterator[Result]:
    engine = RecordedEngine(make_engine())
    try:
        for case in cases:
            yield judged(case, engine, edition)
    finally:
        _close(engine)


def judged(case: Case, engine: RecordedEngine, edition: str | None) -> Result:
    """The result, with the conversation where it isn't a pass."""
    engine.forget()
    result = judge(case, engine, edition)
    conversation = () if result.verdict == "pass" else engine.conversation()
    return msgspec.structs.replace(result, conversation=conversation) if conversation else result


def _close(engine: RecordedEngine) -> None:
    close = getattr(engine.engine, "close", None)
    if close is not None:
        close()


def _begin(cases: Sequence[Case], make_engine: EngineMaker, edition: str | None) -> None:
    """Prepare a process: it leaves interrupts to the one that started it, and ends when that one does."""
    global _cases, _engine, _edition
    threading.Thread(target=_end_with_parent, daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _cases, _engine, _edition = cases, RecordedEngine(make_engine()), edition
    Finalize(None, _close, (_engine,), exitpriority=10)


def _end_with_parent() -> None:
    """End once the process that hands out the cases is gone, however it went; an engine's process then finds its input closed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _judge_chunk(chunk: range) -> list[Result]:
    assert _engine is not None
    return [judged(_cases[index], _engine, _edition) for index in chunk]


def _gathered(
    cases: Sequence[Case], pool: ProcessPoolExecutor, chunks: list[tuple[range, Future[list[Result]]]], edition: str | None
) -> Iterator[Result]:
    try:
        for chunk, future in chunks:
            try:
                yield from future.result()
            except BrokenProcessPool:
                yield from (_lost(cases[index], edition) for index in chunk)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _lost(case: Case, edition: str | None) -> Result:
    """The result of a case whose process died."""
    detail = Detail(feature=case.feature, line=case.line, step="", observed="the process that judged this chunk of cases has died")
    return result_of(case, "error", 0.0, edition or case.edition.newest(), "crash", detail)
