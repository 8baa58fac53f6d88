"""What `oracle lint` finds."""

from dataclasses import replace
from pathlib import Path

import pytest

from oracle.suite.auditing.linting import Finding, lint_cases, lint_catalogue, lint_phrases
from oracle.suite.reading.case import Case
from oracle.suite.reading.catalogue import load_catalogue
from oracle.suite.reading.editions import load_rule_numbers
from oracle.suite.reading.features import FeatureReader, Suite
from oracle.vocabulary import Vocabulary, default_phrases
from oracle.vocabulary.operations import Life, Operation
from oracle.vocabulary.registry import Phrase

FIXTURES = Path(__file__).parents[3] / "fixtures"
RULINGS = load_catalogue(FIXTURES / "rulings").by_slug
NUMBERS = load_rule_numbers(FIXTURES / "editions" / "rule_numbers.toml")

GOOD = """Feature: Mana
  @id:one @ruling:mana-could-produce @rule:106.7
  Scenario: The first
    Then Alice has 20 life
"""


def cases(text: str) -> list[Case]:
    suite = Suite([], [])
    FeatureReader().read_text(text, "mana.feature", suite)
    assert suite.problems == []
    return suite.cases


def findings(text: str) -> list[Finding]:
    return list(lint_cases(cases(text), RULINGS, NUMBERS))


def test_a_good_scenario_has_no_findings() -> None:
    assert findings(GOOD) == []


def test_tags_of_ones_own_are_left_alone() -> None:
    assert findings(GOOD.replace("@id:one", "@id:one @slow @ticket:12")) == []


@pytest.mark.parametrize(
    ("right", "wrong", "place", "message"),
    [
        ("@id:one ", "", "mana.feature:3", "no id of its own; expected a tag such as @id:the-first"),
        ("@ruling:mana-could-produce ", "", "mana.feature:3", "states no ruling"),
        (
            "mana-could-produce",
            "mana-could-produced",
            "mana.feature:3",
            "no ruling 'mana-could-produced'; did you mean 'mana-could-produce'?",
        ),
        ("@rule:106.7", "@rules:106.7", "mana.feature:3", "the tag @rules:106.7 means nothing; did you mean @rule:106.7?"),
        ("106.7", "106.77", "mana.feature:3", "there is no rule 106.77; did you mean '106.7'?"),
        ("106.7", "mana", "mana.feature:3", "expected a rule number such as 605.1a, not 'mana'"),
        ("Alice has 20 life", "Alice can't play Forest by rule 305.99", "mana.feature:4", "there is no rule 305.99"),
    ],
)
def test_what_is_wrong_with_a_scenario_is_found_at_its_place(right: str, wrong: str, place: str, message: str) -> None:
    assert right in GOOD
    (finding,) = findings(GOOD.replace(right, wrong))
    assert (finding.place, finding.severity) == (place, "mistake")
    assert message in finding.message


def test_a_name_that_is_taken_in_the_same_feature_is_found() -> None:
    (finding,) = findings(GOOD + GOOD.split("\n", 1)[1].replace("@id:one", "@id:two"))
    assert (finding.place, finding.message) == ("mana.feature:6", "the name 'The first' is already that of the scenario in line 3")


def test_a_ruling_that_cites_an_unknown_rule_is_found() -> None:
    (finding,) = lint_catalogue({"omen-choose-name": RULINGS["omen-choose-name"]}, NUMBERS - {"720.5"})
    assert finding.place == "ruling omen-choose-name"
    assert "there is no rule 720.5" in finding.message


def phrase(pattern: str, example: str) -> Phrase:
    def meaning(*_: object) -> Operation:
        return Life("Alice", 20)

    return Phrase(("then",), pattern, "Something.", example, "position", meaning, fails=example, observed="something else")


def test_a_phrase_that_is_said_by_another_is_found() -> None:
    first = phrase("{player} has {life} life", "Then Alice has 20 life")
    second = phrase("{player} has {n} life", "Then Bob has three life")
    found = [finding for finding in lint_phrases(Vocabulary([first, second]), cases(GOOD)) if finding.severity == "mistake"]
    assert [finding.place for finding in found] == ["phrase '{player} has {life} life'"]
    assert "'Alice has 20 life' is said by '{player} has {n} life' as well" in found[0].message


def test_a_phrase_that_no_scenario_uses_is_noted() -> None:
    used = phrase("{player} has {life} life", "Then Alice has 20 life")
    unused = phrase("{player} yawns", "Then Bob yawns")
    (finding,) = lint_phrases(Vocabulary([used, unused]), cases(GOOD))
    assert finding == Finding("phrase '{player} yawns'", "no scenario uses it", "note")


@pytest.mark.parametrize(
    "missing",
    [{"fails": ""}, {"observed": ""}, {"fails": "Then Alice has priority"}],
    ids=["no example", "nothing observed", "an example of another phrase"],
)
def test_a_then_phrase_without_a_negative_control_is_found(missing: dict[str, str]) -> None:
    control = {"fails": "Then Alice has 21 life", "observed": "Alice has 20 life"} | missing
    right = phrase("{player} has {life} life", "Then Alice has 20 life")
    (finding,) = lint_phrases(Vocabulary([replace(right, **control)]), cases(GOOD))
    assert (finding.place, finding.severity) == ("phrase '{player} has {life} life'", "mistake")
    assert "no example in which it fails" in finding.message


def test_no_phrase_of_the_vocabulary_is_ambiguous() -> None:
    found = lint_phrases(Vocabulary(default_phrases()), [])
    assert [finding for finding in found if finding.severity == "mistake"] == []


def test_a_rule_that_is_tagged_twice_is_told_whether_it_stands_there_or_is_inherited() -> None:
    (finding,) = findings(GOOD.replace("@rule:106.7", "@rule:106.7 @rule:106.7"))
    assert finding.message.startswith("the tag @rule:106.7 is there twice")
    (finding,) = findings("@rule:106.7\n" + GOOD)
    assert finding.message.startswith("the tag @rule:106.7 is there twice")


REASON = "  # Mana of any color isn't a type that is asked for.\n"


@pytest.mark.parametrize(
    "text",
    [
        GOOD.replace("@id:one", "@control @id:one"),
        GOOD.replace("  @id:one", "  # A control.\n  @control @id:one"),
        "# Mana of any color isn't a type that is asked for.\n@control\n" + GOOD,
    ],
    ids=["no comment", "no reason", "of the feature"],
)
def test_a_control_without_a_reason_of_its_own_is_told(text: str) -> None:
    (finding,) = findings(text)
    assert finding.message.startswith("a control has a comment above its own tags")


def test_a_control_with_a_reason_is_right() -> None:
    text = GOOD.replace("  @id:one", REASON + "  @id:one @control")
    assert findings(text) == []
    (case,) = cases(text)
    assert case.control == "Mana of any color isn't a type that is asked for."
    assert cases(GOOD)[0].control is None


def test_examples_of_an_outline_may_be_controls() -> None:
    text = GOOD.replace("Scenario:", "Scenario Outline:").replace("20 life", "<life> life")
    text += "\n    Examples:\n      | life |\n      | 20 |\n\n" + REASON + "    @control\n    Examples:\n      | life |\n      | 7 |\n"
    assert [case.control for case in cases(text)] == [None, "Mana of any color isn't a type that is asked for."]
