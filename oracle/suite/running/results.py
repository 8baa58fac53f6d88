"""The results of a run in a file, written as they come in, so that a run that is killed loses none and can go on.

The file is JSON Lines.  Its first line tells what is judged (`RunStart`); then comes a line for each scenario (`Result`), and, once all
are judged, an `RunEnd`.  Each line is handed to the system whole before the next scenario is judged.  A line that was cut off in the
middle by the end of a process doesn't count: its scenario is judged again.
"""

import contextlib
import hashlib
import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, TypeVar

import msgspec

from oracle import __version__
from oracle.known_editions import NEWEST_EDITION
from oracle.suite.judging.verdicts import Result
from oracle.suite.reading.case import Case
from oracle.suite.reading.errors import InputError

FORMAT = 1
"""Version of the file's format."""


class RunStart(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="record", tag="run"):
    """What is judged: on which engine, by which edition of the rules, and which scenarios."""

    engine: str
    """What the engine calls itself."""
    version: str
    edition: str
    """The edition that was asked for, or the newest."""
    scenarios: int
    """How many are to be judged."""
    digest: str
    """SHA-256 of the scenarios, their places left out."""
    began: float = 0.0
    """When, in seconds since 1970."""
    harness: str = __version__
    format: int = FORMAT


class RunEnd(msgspec.Struct, frozen=True, tag_field="record", tag="end"):
    """All scenarios have been judged."""

    seconds: float
    """How long it took, as far as it was judged by the process that ended it."""


class Run(msgspec.Struct, frozen=True):
    """A run, as far as it has come."""

    start: RunStart
    results: tuple[Result, ...]
    seconds: float | None = None
    """How long it took; None if it didn't come to its end."""

    @property
    def complete(self) -> bool:
        """Whether all scenarios have been judged."""
        return len(self.results) >= self.start.scenarios

    @property
    def unfinished(self) -> str | None:
        """What there is to say of a run that didn't come to its end: "5 of 7 scenarios were judged"; None of one that did."""
        return None if self.complete else f"{len(self.results)} of {self.start.scenarios} scenarios were judged"

    @property
    def title(self) -> str:
        """Engine and version: "reference 0.1.0"."""
        return f"{self.start.engine} {self.start.version}"


_RECORD = msgspec.json.Decoder(RunStart | Result | RunEnd)
_ENCODER = msgspec.json.Encoder()


RunRecord = TypeVar("RunRecord", bound=msgspec.Struct)


def sayable(record: RunRecord) -> RunRecord:
    """The record; what UTF-8 can't say (half a surrogate pair, such as stands for a byte in a file's name) is written out."""
    try:
        _ENCODER.encode(record)
    except UnicodeEncodeError:
        return msgspec.convert(_said(msgspec.to_builtins(record)), type(record))
    return record


def _said(value: Any) -> Any:
    if isinstance(value, str):
        return value.encode("utf-8", "backslashreplace").decode()
    if isinstance(value, dict):
        return {_said(name): _said(each) for name, each in value.items()}
    return [_said(each) for each in value] if isinstance(value, list | tuple) else value


def merged(runs: Sequence[Run]) -> list[Run]:
    """The runs, those put together that are parts of one: of the same engine and edition, without a scenario in common.

    Their results are in the order of the scenarios, in whatever order they came in.
    """
    found: list[Run] = []
    for run in runs:
        ids = {result.id for result in run.results}
        for index, other in enumerate(found):
            alike = all(getattr(run.start, name) == getattr(other.start, name) for name in ("engine", "version", "edition", "harness"))
            if alike and ids.isdisjoint(result.id for result in other.results):
                found[index] = _together(other, run)
                break
        else:
            found.append(_sorted(run))
    return found


def _sorted(run: Run) -> Run:
    return msgspec.structs.replace(run, results=tuple(sorted(run.results, key=lambda result: (result.feature, result.line))))


def _together(one: Run, other: Run) -> Run:
    start = msgspec.structs.replace(
        one.start,
        scenarios=one.start.scenarios + other.start.scenarios,
        digest=hashlib.sha256(f"{one.start.digest}{other.start.digest}".encode()).hexdigest(),
        began=min(one.start.began, other.start.began),
    )
    seconds = None if one.seconds is None or other.seconds is None else one.seconds + other.seconds
    return _sorted(Run(start, (*one.results, *other.results), seconds))


def run_start(cases: Sequence[Case], engine: str, version: str, edition: str | None, began: float = 0.0) -> RunStart:
    """What is to be written at the head of a run of these cases.

    `edition` is the one that all are judged by, if one was asked for; `began` seconds since 1970.
    """
    return RunStart(
        engine=engine, version=version, edition=edition or NEWEST_EDITION, scenarios=len(cases), digest=digest(cases), began=round(began, 3)
    )


def digest(cases: Iterable[Case]) -> str:
    """A digest of the cases that doesn't depend on where their files are."""
    content = hashlib.sha256()
    for case in cases:
        steps = tuple((step.kind, step.text, step.operation) for step in case.steps)
        content.update(_ENCODER.encode((case.id, case.edition, case.disputed, steps)))
    return content.hexdigest()


def read_run(path: Path) -> Run:
    """The run in a file.  Raises InputError for a file that holds none."""
    return _read(path)[0]


def _read(path: Path) -> tuple[Run, int]:
    """The run, and how many bytes of the file are whole lines."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise InputError(path, 1, f"can't be read: {error.strerror}") from None
    whole = content.rfind(b"\n") + 1
    start: RunStart | None = None
    seconds: float | None = None
    results: dict[str, Result] = {}
    for number, line in enumerate(content[:whole].splitlines(), 1):
        try:
            record = _RECORD.decode(line)
        except (msgspec.ValidationError, msgspec.DecodeError) as error:
            raise InputError(path, number, f"isn't a line of a run's results: {error}") from None
        if isinstance(record, RunStart):
            if start is not None:
                raise InputError(path, number, "a second run begins here; each has a file of its own")
            if record.format != FORMAT:
                raise InputError(path, number, f"is of format {record.format}; expected {FORMAT}")
            start = record
        elif start is None:
            raise InputError(path, number, "expected a line that tells which run this is")
        elif isinstance(record, RunEnd):
            seconds = record.seconds
        elif record.id in results:
            raise InputError(path, number, f"the scenario {record.id!r} already has a result above")
        else:
            results[record.id] = record
    if start is None:
        raise InputError(path, 1, "holds no results; `oracle run --jsonl FILE` writes them")
    return Run(start, tuple(results.values()), seconds), whole


class ResultsFile:
    """A file to which results are added as they come in.  Use it in a `with` block."""

    def __init__(self, path: Path, start: RunStart, resume: bool = False) -> None:
        """Begin the file anew, or go on with what is in it.  Raises InputError if that is another run, OSError if it can't be written."""
        self.before: tuple[Result, ...] = ()
        self.path = path
        self.fault: OSError | None = None
        """Why nothing more can be written to it."""
        if resume and path.exists() and path.stat().st_size:
            self.before, whole = self._taken_up(start)
            self._file = path.open("r+b", buffering=0)
            self._file.truncate(whole)
            self._file.seek(0, os.SEEK_END)
            if whole == 0:
                self._write(start)
        else:
            self._file = path.open("wb", buffering=0)
            self._write(start)

    def _taken_up(self, start: RunStart) -> tuple[tuple[Result, ...], int]:
        if b"\n" not in self.path.read_bytes():
            return (), 0
        run, whole = _read(self.path)
        for name, what in _SAME.items():
            old, new = getattr(run.start, name), getattr(start, name)
            if old != new:
                told = "" if name == "digest" else f": {old}, not {new}"
                raise InputError(self.path, 1, f"can't be resumed, it is a run {what}{told}; leave out --resume to begin anew")
        return run.results, whole

    def remaining(self, cases: Iterable[Case]) -> list[Case]:
        """The cases that have no result yet."""
        known = {result.id for result in self.before}
        return [case for case in cases if case.id not in known]

    def written(self, results: Iterator[Result]) -> Iterator[Result]:
        """The results, each written before it is handed on; they go on coming if they can't be written any more (`fault`)."""
        for result in results:
            self._write_if_possible(result)
            yield result

    def end(self, seconds: float) -> None:
        """All scenarios have been judged."""
        self._write_if_possible(RunEnd(round(seconds, 3)))

    def _write_if_possible(self, record: Result | RunEnd) -> None:
        if self.fault is not None:
            return
        whole = self._file.tell()
        try:
            self._write(record)
        except OSError as error:
            self.fault = error
            with contextlib.suppress(OSError):
                self._file.truncate(whole)

    def _write(self, record: RunStart | Result | RunEnd) -> None:
        rest = memoryview(_ENCODER.encode(sayable(record)) + b"\n")
        while rest:
            rest = rest[self._file.write(rest) or 0 :]

    def __enter__(self) -> "ResultsFile":
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None) -> None:
        self._file.close()


_SAME = {
    "engine": "of another engine",
    "version": "of another version of the engine",
    "edition": "by another edition of the rules",
    "digest": "of other scenarios, or they have changed since",
}
"""What must be the same in a run that goes on."""
