"""Every rule number that the reference engine names is one of the newest edition."""

import re
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

import oracle.rules
from oracle.rules.citation import CITATIONS
from oracle.suite.reading.editions import load_rule_numbers

ROOT = Path(__file__).parents[3]
NUMBERS = load_rule_numbers(ROOT / "fixtures" / "editions" / "rule_numbers.toml")


@pytest.fixture(scope="module", autouse=True)
def _all_rules_are_imported() -> None:
    for module in walk_packages(oracle.rules.__path__, "oracle.rules."):
        import_module(module.name)


def test_rules_that_functions_state_exist() -> None:
    assert len(CITATIONS) > 100
    assert [(name, number) for name, citation in CITATIONS.items() for number in citation.numbers if number not in NUMBERS] == []


def test_rules_that_forbid_something_exist() -> None:
    named = [
        (path.name, number)
        for folder in ("rules", "engines")
        for path in sorted((ROOT / "oracle" / folder).rglob("*.py"))
        for number in re.findall(r'IllegalAction\(\s*"([^"]*)"', path.read_text(encoding="utf-8"))
    ]
    assert len(named) > 50
    assert [entry for entry in named if entry[1] not in NUMBERS] == []
