"""A name that nothing has is told together with the full name that may have been meant, and never with itself."""

from pathlib import Path

import pytest

from oracle.cards.loader import load_cards
from oracle.engines.reference import ReferenceEngine
from oracle.misspelt import did_you_mean, names_like
from oracle.suite.judging.judge import judge
from oracle.suite.reading.features import FeatureReader, Suite
from oracle.suite.reading.names import LibraryNames

LIBRARY = load_cards(Path(__file__).parents[3] / "fixtures" / "cards")


def told(*steps: str) -> str:
    """What is wrong with a scenario of these steps: as it is read, or else as it is judged."""
    suite = Suite([], [])
    lines = "".join(f"    {step}\n" for step in steps)
    FeatureReader(LibraryNames(LIBRARY)).read_text(f"Feature: Names\n  Scenario: Names\n{lines}", "names.feature", suite)
    if suite.problems:
        return str(suite.problems[0])
    result = judge(suite.cases[0], ReferenceEngine(LIBRARY))
    return "" if result.detail is None else result.detail.observed


@pytest.mark.parametrize(
    "said",
    [
        "Delver is untapped",
        "Delver is on the battlefield",
        "Delver isn't on the battlefield",
        "Delver is 1/1",
        "Delver triggered once",
        "Delver was tapped",
        "Alice controls Delver",
        "Alice doesn't control Delver",
        "the stack holds Delver",
        "Delver has no keyword abilities",
    ],
)
def test_every_expectation_offers_the_full_name(said: str) -> None:
    message = told("Given Alice controls Delver of Secrets", f"Then {said}")
    assert message == "names.feature:4: nothing is called 'Delver'; did you mean 'Delver of Secrets'?"


def test_a_row_of_events_offers_the_full_name() -> None:
    steps = ("Then in this order:", "  | event | object |", "  | triggered | Delver |")
    assert "nothing is called 'Delver'; did you mean 'Delver of Secrets'?" in told("Given Alice controls Delver of Secrets", *steps)


def test_an_action_offers_the_full_name() -> None:
    message = told("Given Alice's hand holds Delver of Secrets", "When Alice casts Delver", "Then Alice has 20 life")
    assert message.endswith("no object is called 'Delver'; did you mean 'Delver of Secrets'?")


@pytest.mark.parametrize("said", ["Knight triggered once", "Alice controls Knight", "Knight was tapped", "Knight is untapped"])
def test_what_could_be_a_token_and_is_none_offers_the_full_name(said: str) -> None:
    assert told("Given Alice controls White Knight", f"Then {said}").endswith("; did you mean 'White Knight'?")


@pytest.mark.parametrize("said", ["Bob's Bonesplitter", "Bonesplitter in exile", "the second Bonesplitter"])
def test_a_name_that_is_right_is_not_offered_again(said: str) -> None:
    message = told("Given Alice controls Bonesplitter", f"Then {said} is untapped")
    assert message == f"no object is called {said!r}; there is Alice's Bonesplitter on the battlefield"


def test_no_word_is_offered_for_itself() -> None:
    assert did_you_mean("run", ["run"]) == ""
    assert names_like("Bonesplitter", ["Bonesplitter"]) == []


def test_a_part_of_a_name_goes_before_what_looks_like_it() -> None:
    assert names_like("riku", ["Rikus", "Riku of Two Reflections"], 2) == ["Riku of Two Reflections", "Rikus"]


@pytest.mark.parametrize(
    "steps",
    [
        ("Given Alice controls Ashnod’s Altar", "Then Ashnod‘s Altar is untapped"),
        ("Given Alice controls “Ashnod’s Altar” and Forest", "Then Alice’s graveyard is empty", "And Ashnod's Altar isn’t tapped"),
        ("Given Alice controls:", "  | card           |", "  | Ashnod’s Altar |", "Then Ashnod's Altar is untapped"),
    ],
)
def test_curly_apostrophes_and_quotation_marks_are_read_as_straight_ones(steps: tuple[str, ...]) -> None:
    assert told(*steps) == ""
