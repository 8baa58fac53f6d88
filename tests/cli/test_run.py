"""`oracle run`."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

Oracle = Callable[..., Result]


def test_verdicts_by_ruling_and_failures_with_all_that_is_needed(oracle: Oracle, features: Path) -> None:
    result = oracle("run", str(features))
    lines = result.stdout.splitlines()
    assert result.exit_code == 1
    assert "basics" in lines
    assert "  ✗ tap-symbol-cost      2 of 3  Paying {T}" in lines
    start = lines.index("✗ forest-makes-two  fail")
    failure = lines[start : lines.index("", start)]
    assert f"  at         {features}/mana.feature:13" in failure
    assert "  expected   Alice's mana pool is {G}{G}" in failure
    assert "  observed   Alice's mana pool is {G}" in failure
    illegal = lines[lines.index("✗ tapped-forest  fail") :]
    assert "  forbidden  by rule 107.5" in illegal
    assert "0 of 2 rulings hold · 4 scenarios: 2 pass, 2 fail" in lines[-1]


def test_all_as_it_should_be(oracle: Oracle, features: Path) -> None:
    result = oracle("run", str(features), "-k", "makes-green")
    assert result.exit_code == 0
    assert "1 of 1 ruling holds · 1 scenario: 1 passes" in result.stdout


@pytest.mark.parametrize(
    ("options", "ids"),
    [
        (["--tags", "@rule:107.5"], ["forest-makes-green", "tapped-forest"]),
        (["--tags", "not @rule:107.5 and not @edition:<2025-09-19"], ["forest-makes-two"]),
        (["-k", "ONCE"], ["old-rules"]),
        (["--tags", "@rule:107.5", "-k", "green"], ["forest-makes-green"]),
        (["--fail-fast"], ["forest-makes-green", "forest-makes-two"]),
        (["--jobs", "2"], ["forest-makes-green", "forest-makes-two", "tapped-forest", "old-rules"]),
    ],
)
def test_what_is_judged(oracle: Oracle, features: Path, options: list[str], ids: list[str]) -> None:
    report = json.loads(oracle("run", str(features), *options, "--json", "-").stdout)
    assert [scenario["id"] for scenario in report["scenarios"]] == ids


@pytest.mark.parametrize(("edition", "verdict"), [("2025-09-18", "pass"), ("2025-09-19", "inapplicable")])
def test_an_edition_leaves_out_what_belongs_to_others(oracle: Oracle, features: Path, edition: str, verdict: str) -> None:
    report = json.loads(oracle("run", str(features), "-k", "old-rules", "--edition", edition, "--json", "-").stdout)
    assert report["edition"] == edition
    assert [scenario["verdict"] for scenario in report["scenarios"]] == [verdict]


def test_json_goes_to_a_file_beside_the_report(oracle: Oracle, features: Path, tmp_path: Path) -> None:
    result = oracle("run", str(features), "--json", str(tmp_path / "results.json"))
    report = json.loads((tmp_path / "results.json").read_bytes())
    assert report["engine"]["name"] == "reference"
    assert report["totals"] == {"scenarios": 4, "pass": 2, "fail": 2}
    failed = report["scenarios"][1]
    assert (failed["feature"], failed["line"], failed["detail"]["line"]) == (f"{features}/mana.feature", 10, 13)
    assert "2 fail" in result.stdout


def test_cards_of_the_reader_are_known_beside_ours(oracle: Oracle, tmp_path: Path) -> None:
    (tmp_path / "runeclaw_bear.toml").write_text(
        'name = "Runeclaw Bear"\ncost = "{1}{G}"\ntype = "Creature — Bear"\npower = 2\ntoughness = 2\n', encoding="utf-8"
    )
    feature = tmp_path / "bears.feature"
    feature.write_text(
        "Feature: Bears\n  Scenario: Two bears\n    Given Alice controls Runeclaw Bear\n    And Bob controls Grizzly Bears\n"
        "    Then Runeclaw Bear is 2/2\n",
        encoding="utf-8",
    )
    assert oracle("run", str(feature), "--cards", str(tmp_path)).exit_code == 0
    unknown = oracle("run", str(feature))
    assert unknown.exit_code == 2
    assert f"{feature}:3: unknown card 'Runeclaw Bear'" in unknown.stderr


@pytest.mark.parametrize(
    ("right", "wrong", "line", "message"),
    [
        ("Given Alice controls Forest\n", "Given Alice controls Forrest\n", 5, "unknown card 'Forrest'; did you mean 'Forest'?"),
        ("Given Alice controls Forest\n", "Given Alise controls Forest\n", 5, "'Alise' is unknown, did you mean 'Alice'?"),
        ("Then Alice's mana pool is {G}\n", "Then Alice's mana pol is {G}\n", 7, "'pol' is unknown, did you mean 'pool'?"),
        ("Scenario: A Forest makes green mana", "Scenarios A Forest makes green mana", 4, "expected"),
        ("@edition:<2025-09-19", "@edition:2025", 21, "was expected, not '@edition:2025'"),
    ],
)
def test_what_can_not_be_read_is_told_with_its_place(
    oracle: Oracle, features: Path, right: str, wrong: str, line: int, message: str
) -> None:
    path = features / "mana.feature"
    text = path.read_text(encoding="utf-8")
    assert right in text
    path.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    result = oracle("run", str(features))
    assert result.exit_code == 2
    assert result.stdout == ""
    assert f"{path}:{line}: " in result.stderr
    assert message in result.stderr


def test_what_can_not_be_carried_out_is_told_with_its_place(oracle: Oracle, features: Path) -> None:
    path = features / "mana.feature"
    path.write_text(path.read_text(encoding="utf-8").replace("When Alice taps Forest", "When Alice taps Forrest", 1), encoding="utf-8")
    result = oracle("run", str(features))
    assert result.exit_code == 2
    assert result.stderr == f"oracle: {path}:6: Alice taps Forrest for mana: no object is called 'Forrest'; did you mean 'Forest'?\n"
    assert "1 can't be judged" in result.stdout.splitlines()[-1]
    assert "error (input)" not in result.stdout


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--tags", "@rule:107.5 and"], "--tags: "),
        (["--tags", "@nobody"], "no scenario is selected: none has the tag @nobody; `oracle rulings`"),
        (["--tags", "@rule:107.55 or not @rule:107.5 and @old"], "none has the tag @rule:107.55; did you mean '@rule:107.5'?"),
        (["-k", "nothing of the kind"], "no scenario is selected; `oracle rulings`"),
        (["--edition", "2025-9-19"], "expected a date such as 2025-09-19, not '2025-9-19'"),
        (["--jobs", "0"], "--jobs"),
        (["--json", "nowhere/results.json"], "there is no folder nowhere"),
        (["--cards", "nowhere"], "nowhere"),
        (["nowhere"], "nowhere"),
    ],
)
def test_options_that_make_no_sense_are_unusable(oracle: Oracle, features: Path, options: list[str], message: str) -> None:
    result = oracle("run", str(features), *options)
    assert result.exit_code == 2
    assert message in result.stderr
    assert "Traceback" not in result.stderr


def test_a_folder_without_scenarios_is_unusable(oracle: Oracle, tmp_path: Path) -> None:
    (tmp_path / "empty.feature").write_text("Feature: Nothing yet\n", encoding="utf-8")
    result = oracle("run", str(tmp_path))
    assert result.exit_code == 2
    assert result.stderr == f"oracle: there is no scenario in {tmp_path}; a file called *.feature with a Scenario was expected.\n"
