"""The suite as data suffices: its types read it back, its schema admits it, a consumer in another language comes to the same verdicts."""

import re
import shutil
import subprocess
from pathlib import Path

import jsonschema
import msgspec
import pytest

from oracle.cards.loader import load_cards
from oracle.engines.opening import opened, parse_spec
from oracle.suite.auditing.compiling import CompiledReference, CompiledSuite, compiled, compiled_case, suite_json, suite_schema
from oracle.suite.reading.case import Case
from oracle.suite.reading.errors import InputError
from oracle.suite.reading.features import FeatureReader, Suite, load_features
from oracle.suite.reading.names import LibraryNames
from oracle.suite.running.runner import run_cases

ROOT = Path(__file__).parents[3]
LIBRARY = load_cards(ROOT / "fixtures" / "cards")
EXAMPLES = ROOT / "oracle" / "engines" / "examples"

FEATURE = """Feature: Simple things
  Scenario: A Forest makes green mana
    Given Alice controls Forest
    When Alice taps Forest for mana
    Then Alice's mana pool is {G}
    And Forest is tapped

  Scenario: A Forest makes two mana
    Given Alice controls Forest
    When Alice taps Forest for mana
    Then Alice's mana pool is {G}{G}

  @disputed @edition:<2026-08-07
  Scenario: The second Forest
    Given Alice controls Forest, Forest, and Mountain
    When Alice taps the second Forest for mana
    Then the second Forest is tapped
    And the first Forest is untapped
    And Alice can't tap the second Forest for mana

  Scenario: Bears resolve
    Given Alice's hand holds Grizzly Bears
    And Alice's mana pool is {G}{G}
    When Alice casts Grizzly Bears
    And Grizzly Bears resolves
    Then Grizzly Bears is 2/2
    And Alice's Grizzly Bears is on the battlefield

  Scenario: Bears have three power
    Given Alice controls Grizzly Bears
    Then Grizzly Bears is 3/2

  Scenario: A tapped land
    Given Alice controls a tapped Forest
    When Alice taps Forest for mana
    Then that is rejected

  Scenario: A tapped land, without saying so
    Given Alice controls a tapped Forest
    When Alice taps Forest for mana
    Then Alice's mana pool is {G}

  Scenario: An untapped land
    Given Alice controls Forest
    When Alice taps Forest for mana
    Then that is rejected

  Scenario: Another turn
    When the game advances to Bob's draw step
    Then it is Bob's draw step
    And Bob's hand holds 1 card

  Scenario: Something that the consumer doesn't look at
    Given Alice controls Forest
    Then Forest has no keyword abilities
"""


@pytest.fixture(scope="module")
def simple() -> list[Case]:
    """Scenarios about lands and bears."""
    suite = Suite([], [])
    FeatureReader(LibraryNames(LIBRARY)).read_text(FEATURE, "simple.feature", suite)
    assert not suite.problems
    return suite.cases


@pytest.fixture(scope="module")
def every() -> list[Case]:
    """The whole suite."""
    return load_features([ROOT / "features"], LibraryNames(LIBRARY)).cases


def test_the_whole_suite_is_read_back_as_it_was_and_admitted_by_its_schema(every: list[Case]) -> None:
    suite = compiled(every)
    text = suite_json(suite)
    assert msgspec.json.decode(text, type=CompiledSuite) == suite
    assert [case.id for case in suite.cases] == [case.id for case in every]
    assert len(text.splitlines()) == len(every) + 2
    validator = jsonschema.Draft202012Validator(msgspec.json.decode(suite_schema()))
    validator.validate(msgspec.json.decode(text))
    broken = msgspec.json.decode(text)
    broken["cases"][0]["steps"][0]["does"]["operation"] = "yawn"
    with pytest.raises(jsonschema.ValidationError):
        validator.validate(broken)


def test_a_case_is_all_that_its_scenario_means(simple: list[Case]) -> None:
    second = compiled_case(simple[2])
    assert (second.until, second.disputed, second.position.edition) == ("2026-08-07", True, "2026-08-06")
    assert [spec.label for spec in second.position.objects if spec.zone == "battlefield"] == ["Forest", "Forest 2", "Mountain"]
    assert [step.kind for step in second.steps] == ["when", "then", "then", "then"]
    assert second.references == {
        "the second Forest": CompiledReference("Forest", ordinal=2, labels=("Forest", "Forest 2")),
        "the first Forest": CompiledReference("Forest", ordinal=1, labels=("Forest", "Forest 2")),
    }
    assert second.needs.methods == ("game/can",)
    assert set(second.cards) == {"Forest", "Mountain", "Wastes"}


def test_a_position_that_can_not_be_built_is_told_with_its_place() -> None:
    suite = Suite([], [])
    text = "Feature: F\n  Scenario: S\n    Given Carol has 3 life\n    Then Bob has 20 life\n"
    FeatureReader().read_text(text, "bad.feature", suite)
    with pytest.raises(InputError, match=r"bad\.feature:3: Carol doesn't play here"):
        compiled(suite.cases)


@pytest.mark.skipif(shutil.which("node") is None, reason="node isn't installed")
def test_a_consumer_in_another_language_comes_to_the_verdicts_of_the_judge(simple: list[Case], tmp_path: Path) -> None:
    (tmp_path / "cases.json").write_text(suite_json(compiled(simple)), encoding="utf-8")
    done = subprocess.run(
        ["node", str(EXAMPLES / "embedded" / "embedded.mjs"), str(tmp_path / "cases.json")], capture_output=True, text=True, check=True
    )
    points = re.findall(r"^(not ok|ok) \d+ - (\S+)(?: # SKIP (.*))?$", done.stdout, re.MULTILINE)
    told = {id: "unsupported" if skipped else "pass" if point == "ok" else "fail" for point, id, skipped in points}
    assert [told[case.id] for case in simple] == ["pass", "fail", "pass", "pass", "fail", "pass", "fail", "fail", "pass", "unsupported"]
    tiny = opened(parse_spec(f"stdio:node {EXAMPLES / 'tiny' / 'tiny.mjs'}"), LIBRARY)
    by_protocol = {result.id: result.verdict for result in run_cases(simple, lambda: tiny)}
    judged = [case for case in simple if told[case.id] != "unsupported"]
    assert [told[case.id] for case in judged] == [by_protocol[case.id].replace("disputed", "pass") for case in judged]


@pytest.mark.skipif(shutil.which("node") is None, reason="node isn't installed")
def test_a_consumer_can_read_the_whole_suite(every: list[Case], tmp_path: Path) -> None:
    (tmp_path / "cases.json").write_text(suite_json(compiled(every)), encoding="utf-8")
    done = subprocess.run(
        ["node", str(EXAMPLES / "embedded" / "embedded.mjs"), str(tmp_path / "cases.json")], capture_output=True, text=True, check=True
    )
    assert f"1..{len(every)}" in done.stdout
    assert "not ok" not in done.stdout


@pytest.mark.skipif(shutil.which("node") is None, reason="node isn't installed")
def test_a_consumer_judges_most_of_the_first_steps_and_says_how_many(tmp_path: Path) -> None:
    first = load_features([ROOT / "fixtures" / "first_steps"], LibraryNames(LIBRARY)).cases
    (tmp_path / "cases.json").write_text(suite_json(compiled(first)), encoding="utf-8")
    done = subprocess.run(
        ["node", str(EXAMPLES / "embedded" / "embedded.mjs"), str(tmp_path / "cases.json")], capture_output=True, text=True, check=True
    )
    judged = re.findall(r"^ok \d+ - (\S+)$", done.stdout, re.MULTILINE)
    assert "not ok" not in done.stdout
    assert len(judged) > len(first) / 2
    assert {"first-creature-is-cast", "first-one-land-a-turn", "first-too-little-mana"} <= set(judged)
    assert done.stdout.endswith(f"# {len(judged)} of {len(first)} cases judged, the others skipped\n")
