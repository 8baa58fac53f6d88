"""Which feature files there are, what they hold together, and whether two of their scenarios share an id."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from oracle.suite.reading.case import Case, Unread
from oracle.suite.reading.errors import InputError
from oracle.suite.reading.retired import FILE, load_retired


class Suite(msgspec.Struct):
    """The cases of some feature files, in order, and what was wrong with the files."""

    cases: list[Case]
    problems: list[InputError]


def feature_files(paths: Iterable[Path]) -> list[Path]:
    """The feature files among and under `paths`, sorted.  Raises InputError for a path that isn't there."""
    files: list[Path] = []
    for path in paths:
        if path.is_dir():
            files.extend(sorted(path.rglob("*.feature")))
        elif path.is_file():
            files.append(path)
        else:
            raise InputError(path, 0, "there is no such file or folder")
    return list(dict.fromkeys(files))


S = TypeVar("S", bound=Case | Unread)


def with_unread(readable: Sequence[S], problems: Iterable[InputError]) -> list[S | Unread]:
    """The scenarios that can be read, and in the end those that can't, as the problems tell of them."""
    known = {each.id for each in readable}
    unread: dict[str, Unread] = {}
    for problem in problems:
        for each in problem.scenarios:
            if isinstance(each, Unread) and each.id not in known:
                unread.setdefault(each.id, each)
    found: list[S | Unread] = [*readable]
    return [*found, *unread.values()]


def problems_of_ids(paths: Iterable[Path], scenarios: Sequence[Case | Unread]) -> Iterator[InputError]:
    """What is wrong with the tombstones in these folders, and with ids that are those of retired or of earlier scenarios."""
    taken: dict[str, str] = {}
    for path in paths:
        try:
            taken |= {id: f"a scenario retired in {path / FILE}: {stone.reason}" for id, stone in load_retired(path).items()}
        except InputError as error:
            yield error
    for each in scenarios:
        if each.id in taken:
            yield InputError(each.feature, each.line, f"the id {each.id!r} is that of {taken[each.id]}", [each])
        taken[each.id] = f"the scenario at {each.feature}:{each.line}"
