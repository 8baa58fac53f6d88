"""Results are written as they come in; a run that was killed goes on, and neither loses nor repeats any."""

import random
from pathlib import Path

import pytest

from oracle.engines.null import NullEngine
from oracle.suite.reading.case import Case
from oracle.suite.reading.errors import InputError
from oracle.suite.reading.features import FeatureReader, Suite
from oracle.suite.running.results import ResultsFile, RunStart, digest, read_run, run_start
from oracle.suite.running.runner import run_cases


def cases(count: int, life: int = 3) -> list[Case]:
    suite = Suite([], [])
    scenario = "  @id:case-{0}\n  Scenario: Case {0}\n    Given Bob has {0} life\n    Then Bob has {1} life\n"
    FeatureReader().read_text(
        "Feature: F\n" + "".join(scenario.format(number, life) for number in range(1, count + 1)), "many.feature", suite
    )
    return suite.cases


MANY = cases(8)


def start(which: list[Case] = MANY, version: str = "1") -> RunStart:
    return run_start(which, "null", version, None)


def carry_on(path: Path, resume: bool = True) -> list[str]:
    """Judge what is left, and give the ids of what was judged."""
    with ResultsFile(path, start(), resume) as file:
        judged = [result.id for result in file.written(run_cases(file.remaining(MANY), NullEngine))]
        file.end(1.0)
    return judged


def test_a_result_is_in_the_file_before_the_next_scenario_is_judged(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with ResultsFile(path, start()) as file:
        for number, result in enumerate(file.written(run_cases(MANY, NullEngine)), 1):
            run = read_run(path)
            assert len(run.results) == number
            assert run.results[-1] == result
            assert not run.complete or number == len(MANY)


def test_wherever_a_run_was_cut_off_it_loses_and_repeats_nothing(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    carry_on(path, resume=False)
    whole = path.read_bytes()
    ids = [case.id for case in MANY]
    for cut in [0, *random.Random(5).sample(range(1, len(whole)), 60), len(whole)]:
        path.write_bytes(whole[:cut])
        kept = whole[:cut].count(b'"record":"result"') - (b'"record":"result"' in whole[:cut].rpartition(b"\n")[2])
        judged = carry_on(path)
        assert judged == ids[kept:]
        assert [result.id for result in read_run(path).results] == ids


def test_without_resume_a_run_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    carry_on(path)
    assert carry_on(path, resume=False) == [case.id for case in MANY]


@pytest.mark.parametrize(
    ("other", "message"),
    [
        (start(version="2"), "a run of another version of the engine: 1, not 2"),
        (start(cases(8, life=4)), "a run of other scenarios, or they have changed since"),
        (start(MANY[:4]), "a run of other scenarios"),
        (run_start(MANY, "other", "1", None), "a run of another engine: null, not other"),
        (run_start(MANY, "null", "1", "2025-01-01"), "by another edition of the rules"),
    ],
)
def test_only_the_same_run_goes_on(tmp_path: Path, other: RunStart, message: str) -> None:
    path = tmp_path / "results.jsonl"
    carry_on(path)
    before = path.read_bytes()
    with pytest.raises(InputError, match=f"results.jsonl:1: can't be resumed, it is .*{message.partition(' ')[2]}"):
        ResultsFile(path, other, resume=True)
    assert path.read_bytes() == before


def test_the_digest_tells_cases_apart_but_not_their_places() -> None:
    moved = Suite([], [])
    text = "\n\nFeature: Other\n  @id:case-1\n  Scenario: Other\n    Given Bob has 1 life\n    Then Bob has 3 life\n"
    FeatureReader().read_text(text, "moved.feature", moved)
    assert digest(moved.cases) == digest(MANY[:1])
    assert digest(MANY) != digest(MANY[::-1])


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ([], "1: holds no results"),
        (["{}"], "1: isn't a line of a run's results"),
        (["[1"], "1: isn't a line of a run's results"),
        (["RESULT"], "1: expected a line that tells which run this is"),
        (["START", "RESULT", "RESULT"], "3: the scenario 'case-1' already has a result above"),
        (["START", "START"], "2: a second run begins here"),
        (["START", '{"record":"result","id":"x"}'], "2: isn't a line of a run's results"),
        (["NEWER"], "1: is of format 2; expected 1"),
    ],
)
def test_what_is_no_file_of_results(tmp_path: Path, lines: list[str], message: str) -> None:
    path = tmp_path / "results.jsonl"
    carry_on(path)
    first, second = path.read_text(encoding="utf-8").splitlines()[:2]
    known = {"START": first, "RESULT": second, "NEWER": first.replace('"scenarios"', '"format":2,"scenarios"')}
    path.write_text("".join(f"{known.get(line, line)}\n" for line in lines), encoding="utf-8")
    with pytest.raises(InputError) as raised:
        read_run(path)
    assert str(raised.value).startswith(f"{path}:{message}")
