"""`oracle rule`: a rule with all that states, cites, misreads and changes it; unknown numbers get the nearest."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.conftest import Oracle

ROOT = Path(__file__).parents[2]


def test_a_rule_is_shown_with_where_it_lives_and_what_cites_it(oracle: Oracle) -> None:
    result = oracle("rule", "106.7", "--json")
    assert result.exit_code == 0
    rule = json.loads(result.stdout)
    assert rule["rule"] == "106.7"
    stated = rule["functions"][0]
    lines = (ROOT / stated["file"]).read_text(encoding="utf-8").splitlines()
    place = lines[stated["line"] - 1 : stated["line"] + 2]
    assert any(f"def {stated['name'].rpartition('.')[2]}(" in line for line in place), (stated, place)
    assert "could-produce-tapped-land" in [each["id"] for each in rule["scenarios"]]
    assert "mana-could-produce" in [each["slug"] for each in rule["rulings"]]
    assert rule["mutants"]
    text = oracle("rule", "106.7").stdout
    assert re.search(rf"{re.escape(stated['name'])},\s+{re.escape(stated['file'])}:{stated['line']}\n", text)


def test_of_a_keyword_the_cards_that_have_it_are_named(oracle: Oracle) -> None:
    rule = json.loads(oracle("rule", "702.122a", "--json").stdout)
    assert rule["keywords"] == ["crew"]
    assert "The Omenkeel" in rule["cards"] or "Cosima, God of the Voyage" in rule["cards"]


def test_the_parts_of_a_rule_and_of_a_section_are_listed_in_order(oracle: Oracle) -> None:
    parts = [part["rule"] for part in json.loads(oracle("rule", "601.2", "--json").stdout)["parts"]]
    assert parts[:3] == ["601.2a", "601.2b", "601.2c"]
    section = [part["rule"] for part in json.loads(oracle("rule", "708", "--json").stdout)["parts"]]
    assert section.index("708.2a") < section.index("708.9") < section.index("708.10")
    assert "601.2f" in oracle("rule", "601.2").stdout


def test_a_part_itself_has_no_parts(oracle: Oracle) -> None:
    assert json.loads(oracle("rule", "601.2f", "--json").stdout)["parts"] == []


def test_the_editions_that_changed_a_rule_are_told(oracle: Oracle) -> None:
    changes = json.loads(oracle("rule", "701.27a", "--json").stdout)["editions"]
    assert ("2025-09-19", "changed") in [(change["edition"], change["kind"]) for change in changes]
    moved = json.loads(oracle("rule", "701.10a", "--json").stdout)["editions"]
    assert {"edition": "2025-06-06", "kind": "moved", "what": "it was 701.9a before"} in moved


@pytest.mark.parametrize(
    ("number", "told"),
    [
        ("999.9", "there is no rule 999.9; the nearest are 905.5 or 905.6"),
        ("601.2z", "there is no rule 601.2z; the nearest are 601.2h, 601.2i, 601.3 or 601.3a"),
        ("foo", "'foo' is not the number of a rule; expected one such as 601.2f, 601.2 or 708"),
        ("601.2.f", "'601.2.f' is not the number of a rule; did you mean 601.2f, "),
    ],
)
def test_an_unknown_number_gets_the_nearest(oracle: Oracle, number: str, told: str) -> None:
    result = oracle("rule", number)
    assert result.exit_code == 2
    assert result.stderr.startswith(f"oracle: {told}")
    assert result.stderr.count("\n") == 1


def test_a_rule_of_which_nothing_is_known_says_so(oracle: Oracle) -> None:
    assert "no function states it" in oracle("rule", "123.6c").stdout
