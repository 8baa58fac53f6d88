"""Work in several processes, each with an engine of its own; the results come back in the order of the tasks.

Processes are forked where that is possible, so that cases, cards and mutants needn't be sent to them: a task is told by its number.
"""

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from types import FrameType
from typing import Any, TypeVar

from oracle.engines.port import Engine
from oracle.suite.running.runner import EngineMaker

T = TypeVar("T")
R = TypeVar("R")

LONGEST = 20.0
"""Seconds after which a scenario is given up: a misread rule may make a game go on for ever."""

_tasks: Sequence[Any] = ()
_work: Callable[[Any, Engine], Any] | None = None
_engine: Engine | None = None


def carried_out(tasks: Sequence[T], work: Callable[[T, Engine], R], make_engine: EngineMaker, jobs: int = 1) -> Iterator[R]:
    """What `work` makes of each task, in `jobs` processes (1: in this one)."""
    jobs = min(jobs, len(tasks))
    if jobs <= 1:
        engine = make_engine()
        return (work(task, engine) for task in tasks)
    methods = multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("fork" if "fork" in methods else None)
    pool = ProcessPoolExecutor(jobs, context, _begin, (tasks, work, make_engine))
    futures = [pool.submit(_carry_out, index) for index in range(len(tasks))]

    def gathered() -> Iterator[R]:
        try:
            for future in futures:
                yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)

    return gathered()


def _begin(tasks: Sequence[Any], work: Callable[[Any, Engine], Any], make_engine: EngineMaker) -> None:
    """Prepare a process: it leaves interrupts to the one that started it."""
    global _tasks, _work, _engine
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _tasks, _work, _engine = tasks, work, make_engine()


def _carry_out(index: int) -> Any:
    assert _work is not None
    assert _engine is not None
    return _work(_tasks[index], _engine)


@contextmanager
def limited(seconds: float = LONGEST) -> Iterator[None]:
    """Within the block, TimeoutError is raised once the time is over (where the system can do that)."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def over(number: int, frame: FrameType | None) -> None:
        raise TimeoutError(f"not done after {seconds:.0f} seconds")

    before = signal.signal(signal.SIGALRM, over)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
