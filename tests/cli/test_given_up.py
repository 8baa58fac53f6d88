"""An engine that can't be judged at all ends the run soon, with a message and exit code 2, and what was judged before is told."""

import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Oracle

ZOO = Path(__file__).parents[1] / "engines" / "zoo.py"


def animal(kind: str) -> str:
    return f"stdio:{sys.executable} -I -S '{ZOO}' '{kind}'"


@pytest.mark.parametrize("command", ["run", "baseline"])
def test_an_engine_that_ends_at_once_is_tried_twice(oracle: Oracle, features: Path, command: str) -> None:
    result = oracle(command, str(features), "--engine", animal("ends at once"))
    assert result.exit_code == 2
    expected = "oracle: --engine: the engine doesn't start: initialize: the engine ended with exit code 0 (given up after 2 attempts)\n"
    assert result.stderr == expected


def test_with_fail_fast_it_is_tried_once(oracle: Oracle, features: Path) -> None:
    result = oracle("run", str(features), "--engine", animal("ends at once"), "--fail-fast")
    assert result.exit_code == 2
    assert result.stderr == "oracle: --engine: the engine doesn't start: initialize: the engine ended with exit code 0\n"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_engine_that_begins_no_game_ends_the_run(oracle: Oracle, features: Path, jobs: str, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    result = oracle("run", str(features), "--engine", animal("crashes at every begin"), "--jobs", jobs, "--jsonl", str(file))
    assert result.exit_code == 2
    told = "the engine begins no game: game/begin: the engine ended with exit code 3; 3 of 4 scenarios had been judged"
    assert told in result.stderr
    assert "Traceback" not in result.output
    assert '"record":"end"' not in file.read_text()


def test_an_engine_that_fails_in_its_first_game_only_is_judged(oracle: Oracle, tmp_path: Path) -> None:
    feature = tmp_path / "life.feature"
    feature.write_text(
        "Feature: Life\n\n"
        "  @id:thirteen @rule:119.1\n  Scenario: Thirteen\n    Given Bob has 13 life\n    Then Bob has 13 life\n\n"
        "  @id:twenty @rule:119.1\n  Scenario: Twenty\n    Given Bob has 20 life\n    Then Bob has 20 life\n",
        encoding="utf-8",
    )
    result = oracle("run", str(feature), "--engine", animal("crashes at begin"))
    assert result.exit_code == 1
    assert "1 passes, 1 can't be judged" in result.output


@pytest.mark.parametrize("method", ["initialize", "cards/supported", "game/begin", "game/act", "game/observe", "shutdown"])
@pytest.mark.parametrize("code", ["-32001", "-32003", "-32602", "7"])
@pytest.mark.parametrize("command", ["run", "baseline", "smoke"])
def test_any_error_to_any_question_is_told(oracle: Oracle, features: Path, command: str, method: str, code: str) -> None:
    paths = [] if command == "smoke" else [str(features)]
    result = oracle(command, *paths, "--engine", animal(f"refuses {method} with {code}"))
    assert result.exit_code in (0, 1, 2)
    if method == "initialize" or (method == "cards/supported" and command != "baseline"):
        assert "error " + code in result.output
    if method == "shutdown" and command == "run":
        assert "4 scenarios" in result.stdout


def test_what_breaks_an_engine_in_every_scenario_is_told_once(oracle: Oracle, tmp_path: Path) -> None:
    feature = tmp_path / "life.feature"
    steps = "    Given Bob has 13 life\n    When Alice passes priority\n    Then Bob has 13 life\n"
    scenario = "  @id:case-{0} @rule:117.3\n  Scenario: Case {0}\n" + steps
    feature.write_text("Feature: Life\n" + "".join(scenario.format(number) for number in range(30)), encoding="utf-8")
    known = tmp_path / "known.toml"
    known.write_text('engine = "crashes in a game"\n', encoding="utf-8")
    result = oracle("run", str(feature), "--engine", animal("crashes in a game"), "--expect", str(known))
    assert result.exit_code == 1
    assert result.output.count("the layers are on") == 2
    assert "also       in 29 other scenarios: case-1, case-2," in result.output
    assert "the same in 29 other scenarios: case-1, case-2, case-3, case-4, case-5 and 24 more" in result.output
