"""Reports for machines."""

import json
from collections.abc import Callable
from pathlib import Path

from oracle.report.json_report import rulings_json, run_json
from oracle.suite.judging.verdicts import Result
from oracle.suite.reading.catalogue import load_catalogue

FIXTURES = Path(__file__).parents[2] / "fixtures"


def test_a_run_has_engine_edition_totals_and_every_scenario(result: Callable[..., Result]) -> None:
    report = json.loads(run_json([result("good"), result("bad", "fail")], "some engine", "1.2", "2026-09-25"))
    assert report["engine"] == {"name": "some engine", "version": "1.2"}
    assert report["edition"] == "2026-09-25"
    assert report["totals"] == {"scenarios": 2, "pass": 1, "fail": 1}
    good, bad = report["scenarios"]
    expected = {"ruling": "mana-could-produce", "rules": ["106.7"], "feature": "features/mana/produce.feature", "line": 3, "seconds": 0.25}
    assert {name: good[name] for name in expected} == expected
    assert (good["id"], good["verdict"], good["detail"]) == ("good", "pass", None)
    assert (bad["id"], bad["verdict"], bad["detail"]["expected"], bad["detail"]["line"]) == ("bad", "fail", "{G}", 7)


def test_the_catalogue_has_a_verdict_or_none_for_each_ruling(result: Callable[..., Result]) -> None:
    rulings = load_catalogue(FIXTURES / "rulings").by_slug
    report = json.loads(rulings_json(rulings, [result("good"), result("bad", "fail"), result("other", ruling="tap-symbol-cost")]))
    assert report["totals"] == {"rulings": len(rulings), "pass": 1, "no scenario yet": len(rulings) - 2}
    entries = {entry["slug"]: entry for entry in report["rulings"]}
    assert entries["mana-could-produce"]["verdict"] == "fail"
    assert [scenario["id"] for scenario in entries["mana-could-produce"]["scenarios"]] == ["good", "bad"]
    assert entries["tap-symbol-cost"]["verdict"] == "pass"
    assert (entries["omen-choose-name"]["verdict"], entries["omen-choose-name"]["scenarios"]) == (None, [])
    assert entries["mdfc-cannot-transform"]["until"] == "2025-09-18"
