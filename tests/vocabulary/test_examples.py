"""The example of every phrase and action is a scenario that holds on the reference engine; that of its failure is one that fails."""

from pathlib import Path

import pytest

from oracle.cards.loader import load_cards
from oracle.engines.reference import ReferenceEngine
from oracle.suite.judging.judge import judge
from oracle.suite.judging.verdicts import Result
from oracle.suite.reading.features import FeatureReader, Suite
from oracle.suite.reading.names import LibraryNames
from oracle.vocabulary import Vocabulary, default_phrases
from oracle.vocabulary.actions import FORMS
from oracle.vocabulary.registry import Phrase

CARDS = load_cards(Path(__file__).parents[2] / "fixtures" / "cards")
READER = FeatureReader(LibraryNames(CARDS))
ENGINE = ReferenceEngine(CARDS)

EXAMPLES = {phrase.pattern: phrase.example for phrase in default_phrases()} | {form.form: form.example for form in FORMS.values()}


CONTROLS = [phrase for phrase in default_phrases() if "then" in phrase.kinds]


def judged(example: str) -> Result:
    suite = Suite([], [])
    steps = "\n".join(f"    {line}" for line in example.splitlines())
    READER.read_text(f"Feature: Example\n  Scenario: Example\n{steps}\n", "example", suite)
    assert not suite.problems, suite.problems[0]
    return judge(suite.cases[0], ENGINE)


@pytest.mark.parametrize("pattern", EXAMPLES)
def test_an_example_holds(pattern: str) -> None:
    result = judged(EXAMPLES[pattern])
    assert result.verdict == "pass", result.detail


@pytest.mark.parametrize("phrase", CONTROLS, ids=lambda phrase: phrase.pattern)
def test_a_then_phrase_fails_where_it_should_and_says_what_was_observed(phrase: Phrase) -> None:
    result = judged(phrase.fails)
    assert result.verdict == "fail"
    assert result.detail is not None
    assert phrase.regex.fullmatch(result.detail.step)
    assert result.detail.expected
    assert phrase.observed in result.detail.observed


@pytest.mark.parametrize("phrase", default_phrases(), ids=lambda phrase: phrase.pattern)
def test_a_phrase_is_used_in_its_own_example(phrase: object) -> None:
    vocabulary = Vocabulary(default_phrases())
    lines = [line.partition(" ")[2] for line in phrase.example.splitlines()]  # type: ignore[attr-defined]
    used = {found.pattern for kind in phrase.kinds for line in lines for found, _ in vocabulary.matches(kind, line)}  # type: ignore[attr-defined]
    assert phrase.pattern in used  # type: ignore[attr-defined]
