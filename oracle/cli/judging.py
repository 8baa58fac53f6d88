"""What the commands that judge share: cards, cases and the reference engine, loaded with one message for what can't be used."""

import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path

import click

from oracle.cards.loader import CardLibrary, load_cards
from oracle.cli.paths import card_folders, data_folder
from oracle.cli.problems import Unusable
from oracle.engines.reference import ReferenceEngine
from oracle.suite.case import Case
from oracle.suite.errors import InputError
from oracle.suite.features import load_features
from oracle.suite.names import LibraryNames
from oracle.suite.runner import EngineMaker
from oracle.suite.verdicts import Result

MOST_PROBLEMS = 20
"""So many problems of the input are told at once; the others are counted."""


class Workplace:
    """The cards and the reference engine, with a reader's own cards beside ours."""

    def __init__(self, cards: Iterable[Path] = ()) -> None:
        self.library: CardLibrary = load_cards(*card_folders(cards))

    @property
    def engine_maker(self) -> EngineMaker:
        """Makes the reference engine, in this process or another."""
        return partial(ReferenceEngine, self.library)

    def cases(self, paths: Sequence[Path] = ()) -> list[Case]:
        """The cases under `paths`, or ours.  Raises `Unusable` with all that is wrong with the files."""
        suite = load_features(paths or (data_folder("features"),), LibraryNames(self.library))
        if suite.problems:
            raise Unusable(told(suite.problems))
        return suite.cases


def told(problems: Sequence[InputError]) -> str:
    """Problems of the input, one a line."""
    lines = [str(problem) for problem in problems[:MOST_PROBLEMS]]
    if len(problems) > MOST_PROBLEMS:
        lines.append(f"and {len(problems) - MOST_PROBLEMS} more")
    return "\n".join(lines)


def with_progress(results: Iterator[Result], total: int) -> Iterator[Result]:
    """The results as they come; on a terminal, and if it takes long, with a bar on standard error that goes away in the end."""
    if not sys.stderr.isatty():
        yield from results
        return
    shown_at = time.monotonic() + 0.4
    shown = False
    try:
        for done, result in enumerate(results, 1):
            yield result
            if time.monotonic() >= shown_at:
                shown_at = time.monotonic() + 0.1
                shown = True
                filled = 30 * done // total
                click.echo(f"\r{'█' * filled}{'░' * (30 - filled)} {done} of {total} scenarios", err=True, nl=False)
    finally:
        if shown:
            click.echo("\r\x1b[K", err=True, nl=False)
