"""The catalogue as a reader sees it."""

from collections.abc import Callable
from pathlib import Path

import click

from oracle.report.rulings import ruling_text, rulings_table
from oracle.suite.catalogue import load_catalogue
from oracle.suite.verdicts import Result

CATALOGUE = load_catalogue(Path(__file__).parents[2] / "fixtures" / "rulings")


def test_every_ruling_has_a_line_and_the_totals_follow(result: Callable[..., Result]) -> None:
    results = [result("one"), result("two"), result("three", "fail", ruling="tap-symbol-cost")]
    lines = click.unstyle(rulings_table(CATALOGUE, results)).splitlines()
    rows = {line.strip(" ✓✗").split("  ")[0]: " ".join(line.split()) for line in lines}
    assert set(CATALOGUE.by_slug) <= set(rows)
    assert rows["mana-could-produce"] == "✓ mana-could-produce 2 scenarios pass"
    assert rows["tap-symbol-cost"] == "✗ tap-symbol-cost 1 scenario fail"
    assert rows["omen-choose-name"] == "omen-choose-name no scenario yet"
    count = len(CATALOGUE.by_slug)
    assert lines[-1] == f"1 of {count} rulings pass, {count - 2} have no scenario yet"


def test_one_ruling_is_told_in_full(result: Callable[..., Result]) -> None:
    ruling = CATALOGUE.by_slug["mdfc-cannot-transform"]
    text = click.unstyle(ruling_text(ruling, [result("moonmist")], {"moonmist": "some.feature:4"}))
    assert ruling.ruling in text
    assert "000_8c87310b03eecd68.txt#21" in text
    assert "to 2025-09-18" in text
    assert "since 2025-09-19: A modal double-faced card transforms" in text
    assert "✓ moonmist  some.feature:4" in text
