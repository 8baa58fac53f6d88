"""Many cases are judged in one process or several, and selected by tags and words."""

import os
from contextlib import closing

import pytest

from oracle.engines.null import NullEngine, NullGame
from oracle.protocol.messages import Position
from oracle.suite.reading.case import Case
from oracle.suite.reading.features import FeatureReader, Suite
from oracle.suite.reading.selection import SelectionError, Shard, at_lines, read_shard, select
from oracle.suite.running.runner import results_in_order, run_cases


def cases(count: int) -> list[Case]:
    suite = Suite([], [])
    scenario = "  @id:case-{0} @rule:{1}\n  Scenario: Case {0}\n    Given Bob has {0} life\n    Then Bob has {2} life\n"
    scenarios = [scenario.format(number, 100 + number, number % 7) for number in range(count)]
    FeatureReader().read_text("Feature: F\n" + "".join(scenarios), "many.feature", suite)
    return suite.cases


class DyingEngine(NullEngine):
    """Dies with its process at the case in which Bob has 5 life."""

    def new_game(self, position: Position) -> NullGame:
        if position.players[1].life == 5:
            os._exit(3)
        return super().new_game(position)


class AlwaysDyingEngine(NullEngine):
    """Dies with its process at every case."""

    def new_game(self, position: Position) -> NullGame:
        os._exit(3)


class Unmakeable(NullEngine):
    """Can't be made."""

    def __init__(self) -> None:
        raise OSError("no disk")


def test_several_processes_give_the_results_of_one() -> None:
    many = cases(120)
    alone = [(result.id, result.verdict) for result in run_cases(many, NullEngine)]
    together = [(result.id, result.verdict) for result in results_in_order(many, run_cases(many, NullEngine, jobs=2))]
    assert alone == together
    assert [id for id, _ in alone] == [case.id for case in many]
    assert {verdict for _, verdict in alone} == {"pass", "fail"}


def test_a_run_can_be_ended_early() -> None:
    with closing(run_cases(cases(50), NullEngine, jobs=2)) as running:  # type: ignore[type-var]
        assert next(running).id in {f"case-{number}" for number in range(50)}


def test_a_process_that_dies_makes_an_error_of_the_case_that_it_was_judging() -> None:
    many = cases(20)
    results = results_in_order(many, run_cases(many, DyingEngine, jobs=2))
    assert len(results) == 20
    (lost,) = [result for result in results if result.kind == "crash"]
    assert lost.id == "case-5"
    assert lost.detail is not None
    assert lost.detail.observed == "the process that judged this case has died"


def test_processes_that_die_at_every_case_end_the_run_nevertheless() -> None:
    results = list(run_cases(cases(12), AlwaysDyingEngine, jobs=3))
    assert [result.kind for result in results] == ["crash"] * 12


def test_an_engine_that_can_not_be_made_in_a_process_is_told() -> None:
    results = list(run_cases(cases(4), Unmakeable, jobs=2))
    assert [result.detail.observed for result in results if result.detail] == ["the engine can't be made: OSError: no disk"] * 4


def test_a_tag_expression_selects() -> None:
    assert [case.id for case in select(cases(5), "@rule:101 or (@id:case-3 and not @disputed)")] == ["case-1", "case-3"]


def test_words_of_name_id_or_file_select() -> None:
    assert [case.id for case in select(cases(5), text="CASE 3")] == ["case-3"]
    assert [case.id for case in select(cases(5), text="case-4")] == ["case-4"]
    assert len(select(cases(5), text="many.feature")) == 5


def test_a_tag_expression_that_makes_no_sense_is_told() -> None:
    with pytest.raises(SelectionError, match="'@a orr' isn't a tag expression such as"):
        select(cases(1), "@a orr")


def test_lines_select_the_scenario_that_they_belong_to() -> None:
    many = cases(5)
    assert [(case.id, case.line) for case in many[:2]] == [("case-0", 3), ("case-1", 7)]
    assert [case.id for case in at_lines(many, [("many.feature", 3), ("many.feature", 8)])] == ["case-0", "case-1"]
    assert [case.id for case in at_lines(many, [("many.feature", None)])] == [case.id for case in many]
    with pytest.raises(SelectionError, match=r"many\.feature:1: no scenario begins in this line or before it"):
        at_lines(many, [("many.feature", 1)])


@pytest.mark.parametrize("parts", [1, 2, 3, 7, 100])
def test_shards_are_the_whole_without_repetition(parts: int) -> None:
    many = cases(20)
    shards = [read_shard(f"{number}/{parts}").of(many) for number in range(1, parts + 1)]
    assert sorted(case.id for shard in shards for case in shard) == sorted(case.id for case in many)


@pytest.mark.parametrize("text", ["0/3", "4/3", "1", "a/b", "1/0", "-1/2"])
def test_what_is_no_shard(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - int and the bounds each have a message of their own
        read_shard(text)
    assert Shard(1, 3) == read_shard("1/3")
