"""Judges many cases, in this process or in several, and hands each result on as soon as it is there.

Each process makes an engine of its own (so an engine that is a process runs as often as there are jobs) and closes it in the end.  A
process is told the numbers of cases, a few ahead so that it never waits, and tells the results one by one; so what has been judged is known
outside of the process that judged it, whatever becomes of that.  With several processes the results come in no certain order:
`in_order` puts them into that of the cases.

The processes are started at once, before the first result is asked for, so that a caller may start threads of its own (a progress
bar) afterwards.  Who closes the iterator ends the run after the cases that are just being judged; an interrupt ends it at once (`ending`).
"""

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from typing import Any

import msgspec

from oracle.engines.garbage import seldom_collecting
from oracle.engines.port import Engine, EngineGivenUpError
from oracle.engines.recording import RecordedEngine
from oracle.suite.judging.judge import judge, result_of
from oracle.suite.judging.verdicts import Detail, Result
from oracle.suite.reading.case import Case

EngineMaker = Callable[[], Engine]
"""Makes an engine; called once in each process, so it must be a function of a module, or a partial of one.  An engine that has a
method `close` is closed in the end."""

AHEAD = 3
"""So many cases a process knows of, with the one that it judges."""


def run_cases(cases: Sequence[Case], make_engine: EngineMaker, edition: str | None = None, jobs: int = 1) -> Generator[Result, None, None]:
    """Judge `cases` in `jobs` processes (1: in this one).  Closing the iterator ends the run.

    Raises `EngineGivenUpError` where the engine can't be judged at all.
    """
    jobs = min(jobs, len(cases))
    if jobs <= 1:
        return _here(cases, make_engine, edition)
    return _gathered(_Workers(cases, make_engine, edition, jobs))


@contextmanager
def ending(running: Generator[Result, None, None]) -> Iterator[Generator[Result, None, None]]:
    """A run, which ends with the block: an interrupt, or being told to end, ends it at once with all its processes."""
    try:
        yield running
    except (KeyboardInterrupt, SystemExit) as fault:
        with suppress(type(fault), StopIteration):
            running.throw(fault)
        raise
    finally:
        running.close()


def results_in_order(cases: Iterable[Case], results: Iterable[Result]) -> list[Result]:
    """The results in the order of their cases."""
    order = {case.id: index for index, case in enumerate(cases)}
    return sorted(results, key=lambda result: order[result.id])


def _here(cases: Sequence[Case], make_engine: EngineMaker, edition: str | None) -> Generator[Result, None, None]:
    engine = RecordedEngine(make_engine())
    try:
        with seldom_collecting():
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


# --- a process that judges --------------------------------------------------------------------------------------------


def _work(connection: Connection, cases: Sequence[Case], make_engine: EngineMaker, edition: str | None) -> None:
    """Judge the cases whose numbers come in, until None does.  Interrupts are left to the process that hands them out."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        engine = RecordedEngine(make_engine())
    except Exception as fault:
        for index in iter(connection.recv, None):
            connection.send(_lost(cases[index], edition, f"the engine can't be made: {type(fault).__name__}: {fault}"))
        return
    try:
        with seldom_collecting():
            for index in iter(connection.recv, None):
                connection.send(judged(cases[index], engine, edition))
    except EngineGivenUpError as fault:
        connection.send(fault)
    finally:
        _close(engine)


def _end_with_parent() -> None:
    """End once the process that hands out the cases is gone, however it went; an engine's process then finds its input closed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


# --- the process that hands out the cases -----------------------------------------------------------------------------


class _Worker:
    """A process that judges, as seen from outside."""

    def __init__(self, context: Any, *task: Any) -> None:
        self.connection, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs, *task), daemon=True)
        self._process.start()
        theirs.close()
        self.given: deque[int] = deque()
        """Numbers of the cases that it hasn't told the results of; it judges the first."""

    def give(self, index: int) -> None:
        """One more case to judge."""
        self.given.append(index)
        self._send(index)

    def next(self) -> Result | None:
        """Its next result, when it has one; None if it has died.  Raises `EngineGivenUpError`."""
        try:
            result: Result | EngineGivenUpError = self.connection.recv()
        except (EOFError, OSError):
            return None
        if isinstance(result, EngineGivenUpError):
            raise result
        self.given.popleft()
        return result

    def dismiss(self) -> None:
        """It is to end."""
        self._send(None)

    def see_ended(self) -> None:
        """Wait until it has ended."""
        self._process.join()
        self.connection.close()

    def kill(self) -> None:
        """End it at once; its keeper ends its engine."""
        self._process.kill()
        self._process.join()

    def _send(self, index: int | None) -> None:
        try:
            self.connection.send(index)
        except OSError:
            return  # it has died, which is noticed when its result is awaited


class _Workers:
    """The processes of a run, and the cases that are still to be handed out."""

    def __init__(self, cases: Sequence[Case], make_engine: EngineMaker, edition: str | None, jobs: int) -> None:
        methods = multiprocessing.get_all_start_methods()
        self._context = multiprocessing.get_context("fork" if "fork" in methods else None)
        self._task = (cases, make_engine, edition)
        self._left = deque(range(len(cases)))
        self._busy: dict[Any, _Worker] = {}
        self._all: list[_Worker] = []
        for _ in range(jobs):
            self._hire()
        for _ in range(AHEAD):
            for worker in self._all:
                self._give(worker)

    def results(self) -> Iterator[Result]:
        """The results as they come in."""
        while self._busy:
            for connection in wait(list(self._busy)):
                worker = self._busy[connection]
                result = worker.next()
                if result is None:
                    yield self._replaced(worker)
                    continue
                self._give(worker)
                if not worker.given:
                    del self._busy[connection]
                yield result

    def _hire(self) -> _Worker:
        worker = _Worker(self._context, *self._task)
        self._all.append(worker)
        return worker

    def _give(self, worker: _Worker) -> None:
        if self._left:
            worker.give(self._left.popleft())
            self._busy[worker.connection] = worker

    def _replaced(self, worker: _Worker) -> Result:
        """A process has died: another takes its cases but for the one that it was judging, whose result this is."""
        cases, _, edition = self._task
        del self._busy[worker.connection]
        died, *others = worker.given
        worker.given.clear()
        self._left.extendleft(reversed(others))
        if self._left:
            successor = self._hire()
            for _ in range(AHEAD):
                self._give(successor)
        return _lost(cases[died], edition, "the process that judged this case has died")

    def end(self) -> None:
        """Dismiss all, and wait for what they are just judging; who is interrupted in that doesn't wait."""
        try:
            for worker in self._all:
                worker.dismiss()
            for worker in self._all:
                worker.see_ended()
        except BaseException:
            self.kill()
            raise

    def kill(self) -> None:
        """End all at once."""
        for worker in self._all:
            worker.kill()


def _gathered(workers: _Workers) -> Generator[Result, None, None]:
    try:
        yield from workers.results()
    except (KeyboardInterrupt, SystemExit):
        workers.kill()
        raise
    finally:
        workers.end()


def _lost(case: Case, edition: str | None, why: str) -> Result:
    """The result of a case that couldn't be judged."""
    detail = Detail(feature=case.feature, line=case.line, step="", observed=why)
    return result_of(case, "error", 0.0, edition or case.edition.newest(), "crash", detail)
