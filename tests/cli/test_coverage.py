"""`oracle coverage`."""

import json
from pathlib import Path

from tests.cli.conftest import Oracle


def test_chapters_and_totals_are_shown(oracle: Oracle, features: Path) -> None:
    result = oracle("coverage", str(features))
    assert result.exit_code == 0
    assert "708  face-down spells and permanents" in result.stdout
    assert "cited rules have a function" in result.stdout.splitlines()[-1]


def test_json_holds_every_rule_of_the_rulebook_and_the_scenarios_of_each_function(oracle: Oracle) -> None:
    content = json.loads(oracle("coverage", "--json", "--jobs", "2").stdout)
    totals = content["totals"]
    standings = ("tested", "untested", "missing", "definition", "out")
    assert totals["rules"] == sum(totals[name] for name in standings) == sum(chapter["rules"] for chapter in content["chapters"]) > 3100
    assert totals["tested"] >= 300
    (function,) = (each for each in content["functions"] if each["name"] == "stack.face_down.told_apart")
    assert "told-apart-order-and-cause" in function["scenarios"]


def test_the_page_is_written(oracle: Oracle, features: Path, tmp_path: Path) -> None:
    result = oracle("coverage", str(features), "--html", str(tmp_path / "coverage.html"))
    assert result.exit_code == 0
    assert (tmp_path / "coverage.html").read_text(encoding="utf-8").startswith("<!doctype html>")


def test_a_page_that_cannot_be_written_is_unusable_input(oracle: Oracle, tmp_path: Path) -> None:
    result = oracle("coverage", "--html", str(tmp_path / "none" / "coverage.html"))
    assert result.exit_code == 2
    assert "there is no folder" in result.stderr
