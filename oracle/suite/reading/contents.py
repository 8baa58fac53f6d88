"""What some feature files hold, known before it is wanted: which scenarios there are, what is wrong, and cases for those who ask.

A command that is about one scenario of many needs the ids and tags of all, and the steps of one.  So a file's reading is kept (see
`shelf`) in two parts, and the cases of a file are made from theirs when one of them is asked for.
"""

import stat
import sys
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import msgspec

import oracle
from oracle.cards.loader import CardLibrary
from oracle.files import LARGEST
from oracle.suite.reading.case import Case, Unread
from oracle.suite.reading.errors import InputError
from oracle.suite.reading.features import FeatureReader
from oracle.suite.reading.finding import Suite, feature_files, problems_of_ids, with_unread
from oracle.suite.reading.names import LibraryNames
from oracle.suite.reading.shelf import Shelf, digest

_CODE = ("*.py", "vocabulary/**/*.py", "suite/reading/*.py", "cards/**/*.py")
"""Our own files that a reading depends on."""

CASES = "-cases"
"""The part of a file's reading that holds its cases."""


class _Problem(msgspec.Struct, frozen=True, array_like=True):
    path: str
    line: int
    message: str
    scenarios: tuple[Unread, ...]


class _Reading(msgspec.Struct, frozen=True, array_like=True):
    """What a feature file says."""

    scenarios: tuple[Unread, ...]
    """What its cases are chosen by."""
    problems: tuple[_Problem, ...]


class _File(NamedTuple):
    """A feature file: what it says, and how its cases are come by."""

    reading: _Reading
    cases: Callable[[], list[Case]]


class Contents:
    """The scenarios of some feature files, in order."""

    def __init__(self, files: Sequence[_File]) -> None:
        self._files = files
        self.problems = [InputError(each.path, each.line, each.message, each.scenarios) for one in files for each in one.reading.problems]
        """What is wrong with the files."""
        self.readable = [each for one in files for each in one.reading.scenarios]
        """What the scenarios are chosen by that can be read as cases."""

    def scenarios(self) -> list[Unread]:
        """What all scenarios are chosen by, and in the end those that can't be read."""
        return with_unread(self.readable, self.problems)

    def cases(self, ids: Iterable[str] | None = None) -> list[Case]:
        """The cases with these ids, or all."""
        wanted = None if ids is None else set(ids)
        found: list[Case] = []
        for one in self._files:
            if wanted is None or any(each.id in wanted for each in one.reading.scenarios):
                found += (case for case in one.cases() if wanted is None or case.id in wanted)
        return found

    def suite(self) -> Suite:
        """All cases and problems."""
        return Suite(self.cases(), self.problems)


def load_contents(paths: Iterable[Path], library: CardLibrary, shelf: Shelf | None) -> Contents:
    """What the feature files under `paths` hold, each read only if the shelf hasn't got it.

    Raises InputError for a path that isn't there.
    """
    paths = list(paths)
    reader = _Reader(library, shelf)
    contents = Contents([reader.file(path) for path in feature_files(paths)])
    contents.problems += problems_of_ids(paths, contents.readable)
    return contents


class _Reader:
    """Reads files, or takes their readings from the shelf."""

    def __init__(self, library: CardLibrary, shelf: Shelf | None) -> None:
        self._library = library
        self._shelf = shelf
        self._reader: FeatureReader | None = None
        self._base = b"" if shelf is None else _base(library)

    def file(self, path: Path) -> _File:
        """What a file says."""
        shelf, made_from = self._shelf, _made_from(self._base, path)
        if shelf is None or made_from is None:
            return self._read(path)
        kept = shelf.taken(path, made_from)
        if kept is not None:
            with suppress(msgspec.DecodeError):
                return _File(_READINGS.decode(kept), partial(self._kept_cases, shelf, path, made_from))
        file = self._read(path)
        if made_from == _made_from(self._base, path):
            shelf.keep(path, made_from, _WRITER.encode(file.cases()), CASES)
            shelf.keep(path, made_from, _WRITER.encode(file.reading))
        return file

    def _kept_cases(self, shelf: Shelf, path: Path, made_from: bytes) -> list[Case]:
        kept = shelf.taken(path, made_from, CASES)
        if kept is not None:
            with suppress(msgspec.DecodeError):
                return _CASES.decode(kept)
        cases = self._read(path).cases()
        if made_from == _made_from(self._base, path):
            shelf.keep(path, made_from, _WRITER.encode(cases), CASES)
        return cases

    def _read(self, path: Path) -> _File:
        if self._reader is None:
            self._reader = FeatureReader(LibraryNames(self._library))
        suite = Suite([], [])
        self._reader.read(path, suite)
        reading = _Reading(
            tuple(_outline(case) for case in suite.cases),
            tuple(_Problem(each.path, each.line, each.message, tuple(map(_outline, each.scenarios))) for each in suite.problems),
        )
        return _File(reading, lambda: suite.cases)


_WRITER = msgspec.msgpack.Encoder()
_READINGS = msgspec.msgpack.Decoder(_Reading)
_CASES = msgspec.msgpack.Decoder(list[Case])


def _outline(scenario: Case | Unread) -> Unread:
    if isinstance(scenario, Unread):
        return scenario
    return Unread(
        id=scenario.id,
        name=scenario.name,
        feature=scenario.feature,
        line=scenario.line,
        lines=scenario.lines,
        tags=scenario.tags,
        ruling=scenario.ruling,
    )


def _made_from(base: bytes, path: Path) -> bytes | None:
    """The digest of what a file's reading is made from; None where the file is no plain one of a fair size."""
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode) or status.st_size > LARGEST:
            return None
        return digest([base, path.read_bytes()])
    except OSError:
        return None


def _base(library: CardLibrary) -> bytes:
    """The digest of what every reading depends on: Python, what reads Gherkin, our own code, and the cards."""
    root = Path(oracle.__file__).parent
    gherkin = find_spec("gherkin")
    folders = gherkin.submodule_search_locations if gherkin is not None else None
    code = [path for pattern in _CODE for path in sorted(root.glob(pattern))]
    code += [path for folder in folders or () for path in sorted(Path(folder).glob("*.py"))]
    told = [sys.version.encode(), msgspec.__version__.encode()]
    for path in (*code, *library.paths()):
        told += [path.name.encode("utf-8", "surrogateescape"), path.read_bytes()]
    return digest(told)
