"""The plugin: scenarios as tests of a pytest session of their own, in one process, in several, and in parts."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

FEATURE = """Feature: Mana

  @id:forest-makes-green @ruling:tap-symbol-cost @rule:107.5
  Scenario: A Forest makes green mana
    Given Alice controls Forest
    When Alice taps Forest for mana
    Then Alice's mana pool is {G}

  @id:forest-makes-two
  Scenario: A Forest makes two mana
    Given Alice controls Forest
    When Alice taps Forest for mana
    Then Alice's mana pool is {G}{G}

  @id:old-rules @edition:<2025-09-19
  Scenario: Something that was once so
    Then Alice has 20 life

  @id:in-quarantine @disputed
  Scenario: Nobody is sure
    Then Alice has 21 life
"""


OWN_RULINGS = """about = "Life"
sources = ["103.4"]

[[rulings]]
slug = "own-ruling"
title = "Life at the beginning"
rules = ["103.4"]
ruling = "Twenty is where it starts."
"""


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A folder with a feature and a test of its owner's."""
    (tmp_path / "mana.feature").write_text(FEATURE, encoding="utf-8")
    (tmp_path / "test_own.py").write_text("def test_own():\n    pass\n", encoding="utf-8")
    return tmp_path


def run(place: Path, *arguments: str) -> tuple[int, str, dict[str, int]]:
    """Run pytest there: its exit code, its output, and how many tests came out how."""
    installed = subprocess.run(
        [sys.executable, "-c", "from importlib.metadata import entry_points; print(*entry_points(group='pytest11').names)"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    plugin = [] if "oracle" in installed else ["-p", "oracle.pytest_plugin"]
    command = [sys.executable, "-m", "pytest", *plugin, "-p", "no:cacheprovider", "-p", "no:randomly", "--tb=short", "-rA", *arguments]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    environment["PYTHONPATH"] = os.pathsep.join([str(ROOT), str(place)])
    done = subprocess.run(command, cwd=place, env=environment, capture_output=True, text=True, check=False)
    counted = {word: int(number) for number, word in re.findall(r"(\d+) (passed|failed|skipped|xfailed|deselected|error)", done.stdout)}
    return done.returncode, done.stdout + done.stderr, counted


def test_without_an_engine_nothing_is_judged(place: Path) -> None:
    code, _, counted = run(place, ".")
    assert (code, counted) == (0, {"passed": 1})


def test_each_scenario_is_a_test_and_a_failure_is_told_in_our_words(place: Path) -> None:
    code, output, counted = run(place, ".", "--oracle-engine", "reference")
    assert code == 1
    assert counted == {"passed": 3, "failed": 1, "xfailed": 1}
    assert "mana.feature::forest-makes-two" in output
    assert "expected   Alice's mana pool is {G}{G}" in output
    assert "> game/act" in output
    assert "pytest_plugin.py" not in output


def test_what_an_edition_leaves_out_is_skipped_and_a_node_can_be_named(place: Path) -> None:
    chosen = ["mana.feature::old-rules", "mana.feature::forest-makes-green"]
    code, _, counted = run(place, *chosen, "--oracle-engine", "reference", "--oracle-edition", "2026-09-25")
    assert (code, counted) == (0, {"passed": 1, "skipped": 1})


@pytest.mark.parametrize("workers", [(), ("-n", "2")])
@pytest.mark.parametrize("text", [FEATURE, FEATURE.replace("Given Alice controls", "Given Alice fancies"), "no feature", "\x1b[31m"])
def test_nothing_in_the_name_of_a_file_acts_on_the_terminal(place: Path, text: str, workers: tuple[str, ...]) -> None:
    (place / "mana.feature").unlink()
    (place / "a\x1b]0;title\x07b.feature").write_text(text, encoding="utf-8")
    code, output, _ = run(place, ".", "-v", "-rA", "--oracle-engine", "reference", *workers)
    assert code != 0
    assert r"a\x1b]0;title\x07b.feature" in output
    assert "\x1b" not in output


@pytest.mark.parametrize("workers", [(), ("-n", "2")])
def test_a_session_in_which_nothing_could_be_judged_is_no_success(place: Path, workers: tuple[str, ...]) -> None:
    if workers:
        pytest.importorskip("xdist")
    options = ["--oracle-engine", "reference", "--oracle-edition", "2026-09-25", *workers]
    code, output, counted = run(place, "mana.feature", "-k", "old-rules", *options)
    assert (code, counted["skipped"]) == (1, 1)
    assert "oracle: nothing was judged: 1 inapplicable" in output
    code, output, _ = run(place, "mana.feature", "-k", "old-rules or makes-green", *options)
    assert code == 0
    assert "nothing was judged" not in output


def test_a_failure_tells_the_ruling_of_ones_own_catalogue(place: Path) -> None:
    (place / "own").mkdir()
    (place / "own" / "own.toml").write_text(OWN_RULINGS, encoding="utf-8")
    (place / "own.feature").write_text(
        "Feature: Own\n  @id:own-life @ruling:own-ruling\n  Scenario: Life\n    Then Alice has 21 life\n", encoding="utf-8"
    )
    code, output, _ = run(place, "own.feature", "--oracle-engine", "reference", "--oracle-rulings", "own")
    assert code == 1
    assert "own-ruling: Twenty is where it starts." in output


def test_expectations_fail_on_new_failures_and_on_unexpected_passes(place: Path) -> None:
    known = place / "known.toml"
    entry = '[[expected]]\nscenario = "{}"\nverdict = "fail"\nreason = "so it is"\n'
    known.write_text('engine = "reference"\n' + entry.format("forest-makes-two"), encoding="utf-8")
    code, output, counted = run(place, "mana.feature", "--oracle-engine", "reference", "--oracle-expect", "known.toml")
    assert (code, counted) == (0, {"passed": 2, "xfailed": 2})
    assert "so it is" in output
    known.write_text('engine = "reference"\n' + entry.format("forest-makes-green"), encoding="utf-8")
    code, output, counted = run(place, "mana.feature", "--oracle-engine", "reference", "--oracle-expect", "known.toml")
    assert (code, counted) == (1, {"passed": 1, "failed": 2, "xfailed": 1})
    assert "an unexpected pass: fail is expected; so it is" in output
    known.write_text('engine = "other"\n', encoding="utf-8")
    assert "not of 'reference'" in run(place, "mana.feature", "--oracle-engine", "reference", "--oracle-expect", "known.toml")[1]


def test_workers_share_the_scenarios(place: Path) -> None:
    pytest.importorskip("xdist")
    serve = f"stdio:{sys.executable} -m oracle serve"
    code, output, counted = run(place, ".", "--oracle-engine", serve, "-n", "2")
    assert code == 1
    assert counted == {"passed": 3, "failed": 1, "xfailed": 1}
    assert "2 workers" in output


def test_parts_together_are_the_whole(place: Path) -> None:
    seen: list[str] = []
    for number in (1, 2, 3):
        _, output, _ = run(place, "mana.feature", "--oracle-engine", "reference", "--shard", f"{number}/3", "--collect-only", "-q")
        seen += re.findall(r"mana\.feature::(\S+)", output)
    assert sorted(seen) == ["forest-makes-green", "forest-makes-two", "in-quarantine", "old-rules"]


def test_without_paths_the_suite_is_judged_beside_what_is_found(place: Path) -> None:
    code, output, _ = run(place, "--oracle-engine", "null", "--collect-only", "-q")
    assert code == 0
    assert "test_own.py::test_own" in output
    assert "could_produce.feature::could-produce-tapped-land" in output


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--oracle-engine", "referense"], "there is no engine 'referense'; did you mean 'reference'?"),
        (["--oracle-engine", "reference", "--oracle-edition", "x"], "--oracle-edition: expected a date such as 2025-09-19, not 'x'"),
        (["--oracle-engine", "reference", "--oracle-edition", "2025-02-30"], "expected a date such as 2025-09-19, not '2025-02-30'"),
        (["--oracle-engine", "reference", "--oracle-edition", "1990-01-01"], "--oracle-edition: expected a day from 2025-04-04 on"),
        (["--oracle-edition", "x"], "--oracle-edition says how an engine is judged; say which with --oracle-engine"),
        (["--shard", "1/2"], "--shard says how an engine is judged; say which with --oracle-engine"),
        (["--oracle-engine", "reference", "--oracle-rulings", "nowhere"], "--oracle-rulings: there is no folder 'nowhere'"),
        (["--oracle-engine", "reference", "--oracle-cards", "nowhere"], "--oracle-cards: there is no folder 'nowhere'"),
        (["--oracle-engine", "reference", "--oracle-timeout", "nan"], "--oracle-timeout: expected a number of seconds"),
        (["--oracle-engine", "reference", "--oracle-timeout", "0"], "--oracle-timeout: expected a number of seconds"),
        (["--oracle-engine", "reference", "--oracle-timeout=-1"], "--oracle-timeout: expected a number of seconds"),
        (["--oracle-engine", "reference", "--oracle-memory", "lots"], "--oracle-memory: expected a size such as '2 GB'"),
        (["--oracle-engine", "reference", "--shard", "0/2"], "expected a part such as 1/4, not '0/2'"),
        (["--oracle-engine", "reference", "--oracle-expect", "nowhere.toml"], "nowhere.toml:1: can't be read"),
    ],
)
def test_options_that_make_no_sense_are_told_without_a_traceback(place: Path, arguments: list[str], message: str) -> None:
    code, output, _ = run(place, "mana.feature", *arguments)
    assert code == 4
    assert message in output
    assert "Traceback" not in output


@pytest.mark.parametrize("workers", [(), ("-n", "2")])
@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--oracle-engine", "python:no_such_module:Engine"], "the module 'no_such_module' can't be imported"),
        (["--oracle-engine", "python:faulty:Engine"], "faulty:Engine isn't an engine: it can't be made: ValueError: no cards here"),
        (["--oracle-engine", "reference", "--oracle-expect", "other.toml"], "these are the expectations of 'other', not of 'reference'"),
    ],
)
def test_an_engine_that_is_none_is_told_once_before_anything_is_judged(
    place: Path, arguments: list[str], message: str, workers: tuple[str, ...]
) -> None:
    if workers:
        pytest.importorskip("xdist")
    (place / "faulty.py").write_text(
        "class Engine:\n    def __init__(self):\n        raise ValueError('no cards here')\n", encoding="utf-8"
    )
    (place / "other.toml").write_text('engine = "other"\n', encoding="utf-8")
    code, output, counted = run(place, "mana.feature", *arguments, *workers)
    assert (code, counted) == (4, {})
    assert output.count(message) == 1
    assert "Traceback" not in output


def test_a_feature_that_can_not_be_read_is_told_at_its_line(place: Path) -> None:
    (place / "bad.feature").write_text("Feature: Bad\n  Scenari: Bad\n    Then Alice has 20 life\n  Given Bob\n", encoding="utf-8")
    code, output, _ = run(place, "bad.feature", "--oracle-engine", "reference")
    assert code == 2
    assert "bad.feature:2: 'Scenari' isn't a keyword" in output


def test_a_scenario_that_can_not_be_read_fails_and_is_no_hindrance_to_others(place: Path) -> None:
    bad = "Feature: Bad\n  Scenario: Bad\n    Then Alice yawns\n  Scenario: Good\n    Then Alice has 20 life\n"
    (place / "bad.feature").write_text(bad, encoding="utf-8")
    code, output, outcomes = run(place, "bad.feature", "--oracle-engine", "reference")
    assert (code, outcomes) == (1, {"passed": 1, "failed": 1})
    assert "bad.feature:3: no Then phrase says 'Alice yawns'" in output
    assert run(place, "bad.feature", "--oracle-engine", "reference", "-k", "good")[0] == 0


@pytest.mark.parametrize("code", ["-32003", "-32001", "7"])
def test_an_error_in_answer_to_shutdown_changes_nothing(place: Path, code: str) -> None:
    zoo = ROOT / "tests" / "engines" / "zoo.py"
    engine = f"stdio:{sys.executable} -I -S '{zoo}' 'refuses shutdown with {code}'"
    _, output, counted = run(place, "mana.feature::in-quarantine", "mana.feature::old-rules", "--oracle-engine", engine)
    assert sum(counted.values()) == 2
    assert "Traceback" not in output
    assert "INTERNALERROR" not in output


@pytest.mark.parametrize("parallel", [(), ("-n", "2")])
def test_an_engine_that_does_not_start_ends_the_session(place: Path, parallel: tuple[str, ...]) -> None:
    code, output, counted = run(place, "--oracle-engine", f"stdio:{sys.executable} -c 0", "mana.feature", *parallel)
    assert code == 2
    assert "Interrupted: the engine doesn't start: initialize: the engine ended with exit code 0 (given up after 2 attempts)" in output
    assert "passed" not in counted
