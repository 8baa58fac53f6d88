"""What `oracle lint` finds wrong with the places of the rules."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from oracle.suite.auditing.linting_rulebook import lint_rulebook
from oracle.suite.reading.features import FeatureReader, Suite
from oracle.suite.reading.rulebook import load_rulebook

NUMBERS = frozenset(("104", "104.1", "104.2", "104.2a", "104.2b", "104.3", "104.4"))

FILE = """stated = ["104.1", "104.2a"]

[definition]
"104.2" = ["104.2a"]
"104.3" = ["104.1"]

[out]
teams = ["104.2b", "104.4"]
"""


def findings(folder: Path, text: str = FILE, tag: str = "104.1", stating: Mapping[str, tuple[str, ...]] | None = None) -> list[str]:
    """What is found, without the folder."""
    (folder / "reasons.toml").write_text('teams = "Nobody plays with others."\n', encoding="utf-8")
    (folder / "1").mkdir()
    (folder / "1" / "104-ending-the-game.toml").write_text(text, encoding="utf-8")
    suite = Suite([], [])
    FeatureReader().read_text(f"Feature: Life\n  @rule:{tag}\n  Scenario: Life\n    Then Alice has 20 life\n", "life.feature", suite)
    found = lint_rulebook(load_rulebook(folder), NUMBERS, suite.cases, stating or {})
    return [
        f"{each.place}: {each.message}".replace(f"{folder}/1/104-ending-the-game.toml", "104").replace(str(folder), ".") for each in found
    ]


def test_a_rulebook_in_order_has_no_findings(tmp_path: Path) -> None:
    assert findings(tmp_path, stating={"ending.win": ("104.1", "104.2", "104.3")}) == []


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"104.1", ', "", ".: the rule 104.1 has no place: it is stated, a definition, or out"),
        ('"104.1", ', '"104.1", "104.2b", ', "104:8: 104.2b has a place already, in 104:1"),
        ('"104.1", ', '"104.1", "104.9", ', "104:1: there is no rule 104.9; did you mean '104.4'?"),
        ('"104.1", ', '"104.1", "105.1", ', "104:1: expected a rule of chapter 104, not '105.1'"),
        (
            '["104.2a"]\n"',
            '["104.2c"]\n"',
            "104:4: 104.2 is said to be stated in 104.2c, but there is no such rule; did you mean '104.2'?",
        ),
        ('= ["104.1"]', '= ["104.3"]', "104:5: 104.3 is said to be stated in itself; then it is stated, and no definition"),
        ('= ["104.1"]', '= ["104.4"]', "104:5: 104.3 is said to be stated in 104.4, which is out (teams); then it is out as well"),
        ("teams =", "team =", "104:8: there is no reason 'team'; did you mean 'teams'?"),
    ],
)
def test_a_mistake_is_found_where_it_stands(tmp_path: Path, old: str, new: str, message: str) -> None:
    assert old in FILE
    assert message in findings(tmp_path, FILE.replace(old, new, 1))


def test_a_definition_that_is_stated_also_elsewhere_may_point_to_what_is_out(tmp_path: Path) -> None:
    assert findings(tmp_path, FILE.replace('= ["104.1"]', '= ["104.1", "104.4"]')) == []


@pytest.mark.parametrize(
    ("tag", "message"),
    [
        ("104.4", "life.feature:3: the rule 104.4 is out (teams), see 104:8, but the scenario is about it"),
        ("104.3", "life.feature:3: the rule 104.3 is a definition, stated in 104.1 (see 104:5): the scenario is about that"),
    ],
)
def test_a_scenario_is_about_what_is_stated(tmp_path: Path, tag: str, message: str) -> None:
    assert findings(tmp_path, tag=tag) == [message]


def test_a_scenario_may_be_about_a_rule_with_parts(tmp_path: Path) -> None:
    assert findings(tmp_path, tag="104.2") == []


def test_no_function_states_what_is_out(tmp_path: Path) -> None:
    assert findings(tmp_path, stating={"ending.win": ("104.1", "104.4")}) == [
        "104:8: 104.4 is out (teams), but the function ending.win states it"
    ]
