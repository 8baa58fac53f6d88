"""The same random games on the reference engine and on another one, and where they part:

    python -m tests.play.against xmage --games 500 --seed today

A game is played at random on the reference engine and told as a scenario: the position, the moves, and as Then steps how everything
stands in the end.  The other engine is judged by it, as by any scenario.  Where it doesn't pass, the scenario is made as small as it goes
while the reference engine passes and the other one fails at the same step; what is left is written into `--folder` as a feature file,
with what was expected and observed.  One of the two engines is wrong, or the other one asks or shows something differently: people decide.

Games are numbered, and the same seed and number make the same game: whoever is interrupted goes on with `--first`.
Exit code: 0 the engines agree, 1 they don't, 2 unusable input.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from datetime import date
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import TypeVar

import msgspec
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from oracle.engines.opening import SpecError, open_engine, parse_spec
from oracle.engines.port import Engine
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import ObjectSpec
from oracle.suite.judging.judge import judge
from oracle.suite.judging.verdicts import Result
from oracle.suite.reading.features import Suite
from tests.play.choosing import Chance
from tests.play.game import PlayedGame, reader
from tests.play.machine import RandomPlay
from tests.play.positions import Setting, library, settings_of_games
from tests.play.standing import standing
from tests.play.telling import scenario

BATCH = 10
"""So many games come of one seed of Hypothesis."""

MOST_TRIES = 400
"""So often it is tried to make a scenario smaller."""

T = TypeVar("T")


class Told(msgspec.Struct, frozen=True):
    """A game in words."""

    setting: Setting
    moves: tuple[str, ...]
    thens: tuple[str, ...]

    @property
    def text(self) -> str:
        """A feature file."""
        return scenario(self.setting, self.moves, then="\n    And ".join(self.thens))


class Parting(msgspec.Struct, frozen=True):
    """A game that another engine doesn't play as the reference engine does, and how that came out."""

    told: Told
    result: Result

    @property
    def feature(self) -> str:
        """The scenario, with what was expected and observed."""
        detail = self.result.detail
        assert detail is not None
        comments = (f"at: {detail.step}", f"expected: {detail.expected}", f"observed: {detail.observed}")
        return self.told.text + "".join(f"    # {' '.join(comment.split())}\n" for comment in comments)


# --- games ------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def games(words: str, number: int, cards: int, length: int) -> list[tuple[Setting, int, int]]:
    """A batch of games: the position, the seed of the moves, and how many there are."""
    found: list[tuple[Setting, int, int]] = []

    @seed(int.from_bytes(sha256(f"{words} {number}".encode()).digest()[:8], "big"))
    @settings(max_examples=BATCH, database=None, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    @given(settings_of_games(cards), st.integers(0, 2**32 - 1), st.integers(1, length))
    def draw(setting: Setting, chance: int, moves: int) -> None:
        found.append((msgspec.structs.replace(setting, until=None), chance, moves))

    draw()
    return found


def told(setting: Setting, chance: int, moves: int) -> Told | None:
    """The game, played on the reference engine until nobody is asked anything.

    None if it doesn't come to that, or if a library was shuffled: what is drawn afterwards is left to chance.
    """
    machine = RandomPlay()
    machine.played = played = PlayedGame(setting)
    chooser = Chance(chance)
    for move in range(2 * moves):
        if played.decision is None or (move >= moves and played.pending is None):
            break
        machine.make_a_move(chooser)
    view = played.playing.observe()
    if played.pending is not None or any(each.kind == "shuffled" for each in view.occurrences):
        return None
    return Told(setting, tuple(move.step for move in played.moves if move.step), tuple(standing(view)))


# --- where engines part -----------------------------------------------------------------------------------------------


def result_on(engine: Engine, game: Told) -> Result | None:
    """What becomes of the scenario on an engine; None if it isn't a scenario."""
    suite = Suite([], [])
    reader().read_text(game.text, "random_play.feature", suite)
    return None if suite.problems else judge(suite.cases[0], engine)


def parting(game: Told, reference: Engine, other: Engine) -> Parting | None:
    """Where another engine parts from the reference engine; None if it doesn't, or if the game can't be told as a scenario."""
    here = result_on(reference, game)
    if here is None or here.verdict != "pass":
        return None
    there = result_on(other, game)
    return Parting(game, there) if there is not None and there.verdict in ("fail", "error") and there.detail is not None else None


def smallest(found: Parting, reference: Engine, other: Engine) -> Parting:
    """The same parting with as little around it as possible."""
    tries = 0

    def still_parts(smaller: Told) -> bool:
        nonlocal found, tries
        tries += 1
        again = parting(smaller, reference, other) if tries <= MOST_TRIES else None
        if again is None or not _same(again.result, found.result):
            return False
        found = again
        return True

    fewer(found.told.thens, lambda thens: still_parts(msgspec.structs.replace(found.told, thens=thens)))
    fewer(found.told.moves, lambda moves: still_parts(msgspec.structs.replace(found.told, moves=moves)))
    fewer(found.told.setting.objects, lambda objects: still_parts(with_objects(found.told, objects)))
    fewer(found.told.moves, lambda moves: still_parts(msgspec.structs.replace(found.told, moves=moves)))
    return found


def with_objects(game: Told, objects: tuple[ObjectSpec, ...]) -> Told:
    """The game with other cards on the table."""
    return msgspec.structs.replace(game, setting=msgspec.structs.replace(game.setting, objects=objects))


def fewer(items: tuple[T, ...], enough: Callable[[tuple[T, ...]], bool]) -> tuple[T, ...]:
    """As few of the items as are `enough`: halves are left out first, then smaller pieces, then one at a time."""
    size = len(items) // 2
    while size:
        start = 0
        while start < len(items):
            left = (*items[:start], *items[start + size :])
            if left and enough(left):
                items = left
            else:
                start += size
        size //= 2
    return items


def _same(one: Result, other: Result) -> bool:
    return one.verdict == other.verdict and one.detail is not None and other.detail is not None and one.detail.step == other.detail.step


def search(
    words: str, numbers: Sequence[int], reference: Engine, other: Engine, cards: int, length: int, without: frozenset[str]
) -> Iterator[tuple[int, Parting | None]]:
    """The numbers of the games that could be compared, each with where the engines part."""
    for number in numbers:
        setting, chance, moves = games(words, number // BATCH, cards, length)[number % BATCH]
        game = None if without & {spec.card for spec in setting.objects} else told(setting, chance, moves)
        if game is None or not game.moves:
            continue
        found = parting(game, reference, other)
        yield number, None if found is None else smallest(found, reference, other)


def main() -> int:
    """Play, and tell how it goes."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.play.against", description="Random games on the reference engine and on another one, and where they part."
    )
    parser.add_argument("engine", help="an engine, as oracle run --engine names it")
    parser.add_argument("--games", type=int, default=100, help="how many games")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game, to go on where it was interrupted")
    parser.add_argument("--seed", default="today", help="any words; today: the date")
    parser.add_argument("--cards", type=int, default=8, help="how many cards at most, beside lands and what can be drawn")
    parser.add_argument("--moves", type=int, default=20, help="how many moves at most")
    parser.add_argument("--without", action="append", default=[], metavar="CARD", help="leave out games with this card")
    parser.add_argument("--folder", type=Path, default=Path(".random-play"), help="where to write what is found")
    options = parser.parse_args()
    words = date.today().isoformat() if options.seed == "today" else options.seed
    try:
        spec = parse_spec(options.engine)
    except SpecError as error:
        print(f"against: {error}", file=sys.stderr)
        return 2
    options.folder.mkdir(exist_ok=True)
    seen: set[str] = set()
    compared = 0
    numbers = range(options.first, options.first + options.games)
    with open_engine(spec, library()) as other:
        found = search(words, numbers, ReferenceEngine(library()), other, options.cards, options.moves, frozenset(options.without))
        try:
            for number, parting in found:
                compared += 1
                if parting is not None and parting.feature not in seen:
                    seen.add(parting.feature)
                    file = options.folder / f"{words}.against.{number}.feature"
                    file.write_text(parting.feature, encoding="utf-8")
                    print(f"\n{file}\n{parting.feature}", flush=True)
                print(f"game {number}: {compared} compared, {len(seen)} part", file=sys.stderr, flush=True)
        except KeyboardInterrupt:
            print("\ninterrupted; go on with --first and the number of the last game", file=sys.stderr)
    print(f"seed {words}, games {numbers.start} to {numbers.stop - 1}: {compared} compared, {len(seen)} part")
    return 1 if seen else 0


if __name__ == "__main__":
    sys.exit(main())
