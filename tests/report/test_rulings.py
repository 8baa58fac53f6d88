"""The catalogue as a reader sees it."""

from collections.abc import Callable
from pathlib import Path

import click
import pytest

from oracle.report.rulings import ruling_text, rulings_table
from oracle.suite.judging.verdicts import Result
from oracle.suite.reading.catalogue import Ruling, load_catalogue

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
    assert ruling.ruling in " ".join(text.split())
    assert "  source  official rulings: Modal double-faced cards; Cosima, God of the Voyage // The Omenkeel, number 21" in text

    assert "to 2025-09-18" in text
    assert "since 2025-09-19: A modal double-faced card transforms" in text
    assert "✓ moonmist  some.feature:4" in text


@pytest.mark.parametrize(
    ("sources", "ordinal", "told"),
    [
        (("000_8c87310b03eecd68.txt", "001_d9372b58fdaa8275.txt"), 4, "official rulings: Mana, number 4"),
        (("603.10a",), None, "rule 603.10a"),
        (("101.2", "104.3a"), None, "rules 101.2, 104.3a"),
        (("Gatherer",), None, "Gatherer: Mana"),
        (("603.10a", "Gatherer"), 2, "rule 603.10a; Gatherer: Mana, number 2"),
    ],
)
def test_a_source_is_told_in_words(sources: tuple[str, ...], ordinal: int | None, told: str) -> None:
    ruling = Ruling(slug="a", title="A", rules=(), ruling="A.", sources=sources, ordinal=ordinal, about="Mana")
    assert ruling.origin == told
