"""Runs every scenario of `features/` on the reference engine; see `oracle.suite.auditing.pytest_front_end`."""

from pathlib import Path

import pytest
from pytest_bdd import given, then, when

from oracle.cards.loader import CardLibrary, load_cards
from oracle.engines.reference import ReferenceEngine
from oracle.suite.auditing.pytest_front_end import Phrases, carry_out_next, pytest_bdd_apply_tag, pytest_bdd_before_scenario
from oracle.suite.reading.names import LibraryNames

__all__ = ["pytest_bdd_apply_tag", "pytest_bdd_before_scenario"]


@pytest.fixture(scope="session")
def cards() -> CardLibrary:
    """The cards of the specification."""
    return load_cards(Path(__file__).parent.parent.parent / "fixtures" / "cards")


@pytest.fixture(scope="session")
def card_names(cards: CardLibrary) -> LibraryNames:
    """Their names, by which features are read."""
    return LibraryNames(cards)


@pytest.fixture(scope="session")
def engine(cards: CardLibrary) -> ReferenceEngine:
    """The engine that is judged."""
    return ReferenceEngine(cards)


@given(Phrases("given"))
@when(Phrases("when"))
@then(Phrases("then"))
def carry_out(request: pytest.FixtureRequest) -> None:
    """Carry out the next step."""
    carry_out_next(request)
