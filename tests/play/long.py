"""Random legal play for as long as you like:

    python -m tests.play.long --minutes 60 --seed today

Games are played in batches; each batch has a seed of its own, made of the seed that is given and its number, so that it can be
played again.  What has been played is noted after every batch in `--notes` (a folder): whoever is interrupted gives the same command
again and goes on.  Every finding is written there as a feature file that shows it.  Exit code: 0 nothing found, 1 something.
"""

import argparse
import hashlib
import sys
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from datetime import date
from pathlib import Path

import msgspec
from hypothesis import HealthCheck, seed, settings
from hypothesis.stateful import run_state_machine_as_test

from oracle.rules.citation import CITATIONS, listening
from tests.play.game import Finding
from tests.play.machine import RandomPlay

BATCH = settings(
    max_examples=20,
    stateful_step_count=30,
    deadline=None,
    database=None,
    print_blob=False,
    suppress_health_check=list(HealthCheck),
)


class Batch(msgspec.Struct, frozen=True):
    """What came of a batch of games."""

    number: int
    plays: int
    moves: int
    seconds: float
    findings: tuple[str, ...] = ()
    reached: tuple[str, ...] = ()
    """The rule functions that were applied."""


class Notes(msgspec.Struct):
    """What has been played under a seed so far."""

    seed: str
    batches: list[Batch] = []

    def summary(self) -> str:
        """Totals in a line."""
        plays, moves = (sum(getattr(batch, field) for batch in self.batches) for field in ("plays", "moves"))
        minutes = sum(batch.seconds for batch in self.batches) / 60
        reached = len({name for batch in self.batches for name in batch.reached})
        return (
            f"seed {self.seed}: {plays} games, {moves} moves in {minutes:.1f} minutes of play, "
            f"{reached} of {len(CITATIONS)} rule functions, {len(self.findings())} finding(s)"
        )

    def findings(self) -> list[str]:
        """The findings, each kind once."""
        kinds: dict[str, str] = {}
        for batch in self.batches:
            for text in batch.findings:
                kinds.setdefault(text[text.find("    # ") :], text)
        return list(kinds.values())


def play(words: str, number: int) -> Batch:
    """Play a batch of games."""
    start, moves, plays = time.monotonic(), RandomPlay.steps, RandomPlay.plays
    chance = int.from_bytes(hashlib.sha256(f"{words} {number}".encode()).digest()[:8], "big")
    findings: tuple[str, ...] = ()
    reached: set[str] = set()
    with listening(lambda citation: reached.add(citation.name)):
        try:
            run_state_machine_as_test(seed(chance)(RandomPlay), settings=BATCH)
        except Exception as error:
            findings = tuple(_texts(error))
    seconds = time.monotonic() - start
    return Batch(number, RandomPlay.plays - plays, RandomPlay.steps - moves, seconds, findings, tuple(sorted(reached)))


def _texts(error: BaseException) -> Iterator[str]:
    if isinstance(error, BaseExceptionGroup):
        for inner in error.exceptions:
            yield from _texts(inner)
    else:
        yield str(error).strip() + "\n" if isinstance(error, Finding) else f"    # {type(error).__name__}: {error}\n"


def main() -> int:
    """Play, and tell how it goes."""
    parser = argparse.ArgumentParser(prog="python -m tests.play.long", description="Random legal play, checked after every move.")
    parser.add_argument("--minutes", type=float, default=60.0, help="how long to play, on the clock")
    parser.add_argument("--seed", default="today", help="any words; today: the date")
    parser.add_argument("--jobs", type=int, default=2, help="how many games at the same time")
    parser.add_argument("--notes", type=Path, default=Path(".random-play"), help="where to note what was played and found")
    options = parser.parse_args()
    words = date.today().isoformat() if options.seed == "today" else options.seed
    options.notes.mkdir(exist_ok=True)
    file = options.notes / f"{words}.json"
    notes = msgspec.json.decode(file.read_bytes(), type=Notes) if file.exists() else Notes(words)
    if notes.batches:
        print(f"going on: {notes.summary()}")
    try:
        _play_on(notes, file, options.minutes, options.jobs)
    except KeyboardInterrupt:
        print("\ninterrupted; the same command goes on from here", file=sys.stderr)
    print(notes.summary())
    for index, text in enumerate(notes.findings(), start=1):
        found = options.notes / f"{words}.{index}.feature"
        found.write_text(text, encoding="utf-8")
        print(f"\n{found}\n{text}")
    return 1 if notes.findings() else 0


def _play_on(notes: Notes, file: Path, minutes: float, jobs: int) -> None:
    done = {batch.number for batch in notes.batches}
    end = time.monotonic() + 60 * minutes
    number = 0
    running: set[Future[Batch]] = set()
    with ProcessPoolExecutor(jobs) as pool:
        while running or time.monotonic() < end:
            while len(running) < jobs and time.monotonic() < end:
                number += 1
                if number not in done:
                    running.add(pool.submit(play, notes.seed, number))
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                notes.batches.append(future.result())
                file.write_bytes(msgspec.json.encode(notes))
                left = max(0.0, end - time.monotonic()) / 60
                print(f"{notes.summary()}; {left:.0f} minutes to go", flush=True)


if __name__ == "__main__":
    sys.exit(main())
