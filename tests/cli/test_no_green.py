"""Nothing ends as if all were well without a verdict."""

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

Oracle = Callable[..., Result]


def unfinished(oracle: Oracle, features: Path, folder: Path) -> Path:
    """The results of a run that ended after two of four scenarios."""
    file = folder / "unfinished.jsonl"
    oracle("run", str(features), "--jsonl", str(file), "--fail-fast")
    return file


TOLD = {
    "terminal": "unfinished: 2 of 4 scenarios were judged\n",
    "tap": "Bail out! unfinished: 2 of 4 scenarios were judged\n",
    "junit": '<error message="unfinished: 2 of 4 scenarios were judged" type="unfinished" />',
    "markdown": "2 of 4 scenarios were judged",
    "html": "unfinished: 4 were to be judged",
    "cucumber": '"success":false,',
    "json": '"finished": false',
}


@pytest.mark.parametrize("form", TOLD)
def test_a_run_that_did_not_come_to_its_end_is_told_so_in_every_form(oracle: Oracle, features: Path, tmp_path: Path, form: str) -> None:
    file = unfinished(oracle, features, tmp_path)
    assert TOLD[form] in oracle("report", str(file), "--report", form).stdout
    oracle("run", str(features), "--jsonl", str(file), "--resume")
    if form != "cucumber":
        assert TOLD[form] not in oracle("report", str(file), "--report", form).stdout


def test_the_plan_of_a_run_that_did_not_come_to_its_end_holds_all_that_was_to_be_judged(
    oracle: Oracle, features: Path, tmp_path: Path
) -> None:
    told = oracle("report", str(unfinished(oracle, features, tmp_path)), "--report", "tap").stdout
    assert "\n1..4\n" in told


@pytest.mark.parametrize("which", ["before", "after"])
def test_a_run_that_did_not_come_to_its_end_is_not_simply_no_worse(oracle: Oracle, features: Path, tmp_path: Path, which: str) -> None:
    part, whole = unfinished(oracle, features, tmp_path), tmp_path / "whole.jsonl"
    oracle("run", str(features), "--jsonl", str(whole))
    runs = [str(part), str(whole)] if which == "before" else [str(whole), str(part)]
    compared = oracle("diff", *runs)
    assert compared.exit_code == 1
    assert (
        f"unfinished: the {'first' if which == 'before' else 'second'} (reference 0.1.0): 2 of 4 scenarios were judged" in compared.stdout
    )
    assert "0 worse" in compared.stdout
    assert oracle("diff", *runs, "--partial").exit_code == 0
    assert oracle("diff", str(whole), str(whole)).exit_code == 0


def test_runs_without_a_scenario_in_common_are_not_compared(oracle: Oracle, features: Path, tmp_path: Path) -> None:
    green, two = tmp_path / "green.jsonl", tmp_path / "two.jsonl"
    oracle("run", str(features), "-k", "green", "--jsonl", str(green))
    oracle("run", str(features), "-k", "two", "--jsonl", str(two))
    compared = oracle("diff", str(green), str(two))
    assert compared.exit_code == 2
    assert "nothing can be compared" in compared.stderr


def test_no_baseline_is_made_of_what_was_not_judged(oracle: Oracle, features: Path, tmp_path: Path) -> None:
    known = tmp_path / "known.toml"
    result = oracle("baseline", str(features), "-k", "old-rules", "--edition", "2026-09-25", "--file", str(known))
    assert result.exit_code == 2
    assert result.stderr == "oracle: nothing was judged: 1 is of another edition\n"
    assert not known.exists()


@pytest.mark.parametrize("command", ["run", "baseline", "rulings"])
def test_nothing_is_judged_by_rules_that_are_not_known(oracle: Oracle, command: str) -> None:
    result = oracle(command, "--edition", "1990-01-01")
    assert result.exit_code == 2
    assert "expected a day from 2025-04-04 on, not 1990-01-01" in result.stderr


@pytest.mark.parametrize("options", [(), ("--replace-cards",)])
@pytest.mark.parametrize("command", [("run",), ("cards", "Lightning Bolt"), ("cards",), ("compile",), ("smoke",)])
def test_a_card_that_nobody_would_come_upon_is_told(
    oracle: Oracle, tmp_path: Path, command: tuple[str, ...], options: tuple[str, ...]
) -> None:
    (tmp_path / "bolt.toml").write_text('type = "Instant"\nname = "Lightning Bolt"\n', encoding="utf-8")
    result = oracle(*command, "--cards", str(tmp_path), *options)
    assert result.exit_code == 2
    assert "bolt.toml:2: name: 'Lightning Bolt' belongs in a file called lightning_bolt.toml" in result.stderr


@pytest.mark.parametrize("expecting", [False, True])
def test_a_run_in_which_nothing_can_be_judged_is_no_success(oracle: Oracle, features: Path, tmp_path: Path, expecting: bool) -> None:
    known = tmp_path / "known.toml"
    known.write_text('engine = "reference"\n', encoding="utf-8")
    options = ["--expect", str(known)] if expecting else []
    result = oracle("run", str(features), "-k", "old-rules", "--edition", "2026-09-25", *options)
    assert result.exit_code == 2
    assert result.stderr == "oracle: nothing was judged: 1 is of another edition\n"
    assert oracle("run", str(features), "-k", "old-rules or green", "--edition", "2026-09-25", *options).exit_code == 0


@pytest.mark.parametrize("seconds", ["nan", "inf", "0", "-1", "1e9", "soon"])
def test_a_time_that_makes_no_sense_is_refused(oracle: Oracle, features: Path, seconds: str) -> None:
    result = oracle("run", str(features), "--timeout", seconds)
    assert result.exit_code == 2
    assert f"expected a number of seconds, more than 0 and at most 86400, not '{seconds}'" in result.stderr


@pytest.mark.parametrize("jobs", ["0", "-1", "1000000", "2.5", "nan"])
def test_a_number_of_processes_that_makes_no_sense_is_refused(oracle: Oracle, features: Path, jobs: str) -> None:
    result = oracle("run", str(features), "--jobs", jobs)
    assert result.exit_code == 2
    assert "--jobs" in result.stderr


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("green or two", ["forest-makes-green", "forest-makes-two"]),
        ("forest and not makes", ["tapped-forest"]),
        ("not (green or two) and not OLD", ["tapped-forest"]),
        ("makes green mana", ["forest-makes-green"]),
        ("can't be", ["tapped-forest"]),
        ("mana.feature and not mana", []),
    ],
)
def test_words_are_joined_as_in_pytest(oracle: Oracle, features: Path, text: str, ids: list[str]) -> None:
    told = oracle("run", str(features), "-k", text, "--report", "tap").stdout
    assert [line.split(" - ")[1].split(" ")[0] for line in told.splitlines() if "ok " in line] == ids


@pytest.mark.parametrize("text", ["green or", "(green", "and", "green)", "not", "green (two)"])
def test_words_that_are_joined_otherwise_are_refused(oracle: Oracle, features: Path, text: str) -> None:
    result = oracle("run", str(features), "-k", text)
    assert result.exit_code == 2
    assert f"-k {text!r}: texts joined by and, or, not and parentheses were expected" in result.stderr
