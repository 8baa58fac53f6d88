"""Two engines that part are seen to part, in a small scenario that shows it; two that play alike are not."""

import msgspec
import pytest

from oracle.engines.reference import ReferenceEngine
from oracle.engines.reference.engine import ReferenceGame
from oracle.protocol.messages import Position, View
from tests.play.against import Parting, fewer, result_on, search
from tests.play.positions import library


class LikeWise(ReferenceEngine):
    """Plays as the reference engine does."""

    authoritative = False


class Merciful(LikeWise):
    """Whoever has tapped something for mana has one life more."""

    def new_game(self, position: Position) -> ReferenceGame:
        return MercifulGame(position, self.cards)


class MercifulGame(ReferenceGame):
    """Its game."""

    def observe(self, observer: str | None = None) -> View:
        view = super().observe(observer)
        tapped = {each.player for each in view.occurrences if each.kind == "tapped for mana"}
        players = (msgspec.structs.replace(each, life=each.life + (each.name in tapped)) for each in view.players)
        return msgspec.structs.replace(view, players=tuple(players))


def partings(engine: ReferenceEngine, games: int) -> list[Parting]:
    found = search("test", range(games), ReferenceEngine(library()), engine, 6, 20, frozenset())
    return [each for _, each in found if each is not None]


def test_an_engine_that_plays_alike_does_not_part() -> None:
    assert partings(LikeWise(library()), 8) == []


def test_an_engine_that_plays_otherwise_is_seen_in_a_small_scenario() -> None:
    merciful = Merciful(library())
    found = partings(merciful, 12)
    assert found
    for each in found:
        assert len(each.told.thens) == 1
        assert each.told.thens[0].endswith(" life")
        assert f"# at: {each.told.thens[0]}" in each.feature
        results = [result_on(engine, each.told) for engine in (ReferenceEngine(library()), merciful)]
        assert [result and result.verdict for result in results] == ["pass", "fail"]


@pytest.mark.parametrize("wanted", [(), (3,), (0, 9), (4, 5, 6)])
def test_as_few_as_are_enough(wanted: tuple[int, ...]) -> None:
    left = fewer(tuple(range(10)), lambda items: set(wanted) <= set(items))
    assert set(wanted) <= set(left)
    assert len(left) == max(1, len(wanted))
