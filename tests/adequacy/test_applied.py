"""What counts as applied: for each kind of rule function, a scenario in which it does something, and one in which it only is called."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from inspect import Signature
from pathlib import Path
from typing import Any

import pytest

from oracle.adequacy.coverage import all_citations
from oracle.adequacy.reach import hear, hear_applied
from oracle.cards.loader import load_cards
from oracle.engines.reference import ReferenceEngine
from oracle.rules.citation import CITATIONS, IllegalAction, listening, rule
from oracle.rules.neutral import WORKED_OUT, returned
from oracle.suite.reading.case import Case
from oracle.suite.reading.features import FeatureReader, Suite, load_features
from oracle.suite.reading.names import LibraryNames

ROOT = Path(__file__).parents[2]
CARDS = load_cards(ROOT / "fixtures" / "cards")

KINDS = {
    "a procedure that follows upon events": (
        "resolution.effects.as_it_enters.as_it_enters",
        "told-apart-turned-down",
        "put-played-land-keeps-its-face",
    ),
    "a procedure that asks a player": ("turn.state_based.legend_rule", "no-name-both-turned-up", "dependency-basic-lands-stay"),
    "a procedure that gives one thing after another": ("moves.damage.life_gained", "lifelink-of-a-blocker", "toil-trouble-free"),
    "a check": ("stack.lands.check_land_timing", "omenkeel-one-land-a-turn", "put-played-land-keeps-its-face"),
    "a question with no for an answer": (
        "stack.beginning_to_cast.has_flash",
        "adventure-name-forbidden",
        "undefined-mana-pays-for-nothing",
    ),
    "a question with yes for an answer": (
        "moves.destroying.can_be_destroyed",
        "gift-of-doom-saves-from-doom-blade",
        "ashcloud-phoenix-dies-face-down",
    ),
    "a list": ("turn.state_based.ceasing", "modes-of-a-copy", "omen-needs-its-target"),
    "a value that may stay what it was": ("costs.total_cost.changed", "more-counters-none-entering", "undefined-mana-pays-for-nothing"),
    "a part of a projection": ("characteristics.layers.Projection.turn_down", "turn-up-copied-land", "manifested-under-glorious-anthem"),
    "a choice among several": (
        "events.replacement.choose_replacement",
        "tapped-replacement-two-reflections",
        "put-played-land-keeps-its-face",
    ),
}

VALKI = """Feature: Until it leaves
  @id:valki-leaves @rule:610.3
  Scenario: What Valki exiles comes back
    Given Alice controls Mountain
    And Alice's hand holds Valki, God of Lies and Lightning Bolt
    And Alice's mana pool is {B}{B}
    And Bob's hand holds Grizzly Bears
    When Alice casts Valki, God of Lies
    And the stack resolves
    Then Grizzly Bears is in exile
    When Alice casts Lightning Bolt targeting Valki, God of Lies
    And the stack resolves
    Then Bob's hand holds Grizzly Bears
"""


@pytest.fixture(scope="module")
def cases() -> Mapping[str, Case]:
    return {case.id: case for case in load_features([ROOT / "features"], LibraryNames(CARDS)).cases}


def used(case: Case) -> tuple[frozenset[str], frozenset[str]]:
    """The functions that are called in a case, and those that are applied."""
    found = [next(iter(listen([case], lambda: ReferenceEngine(CARDS)))) for listen in (hear, hear_applied)]
    assert [result.verdict for result, _ in found] == ["pass", "pass"]
    return found[0][1], found[1][1]


@pytest.mark.parametrize("kind", KINDS)
def test_a_rule_is_applied_where_it_does_something(kind: str, cases: Mapping[str, Case]) -> None:
    function, id, _ = KINDS[kind]
    assert function in used(cases[id])[1]


@pytest.mark.parametrize("kind", KINDS)
def test_a_rule_that_does_nothing_is_called_and_not_applied(kind: str, cases: Mapping[str, Case]) -> None:
    function, _, id = KINDS[kind]
    called, applied = used(cases[id])
    assert function in called - applied


def test_what_is_kept_away_until_a_permanent_leaves_comes_back_by_a_rule_that_is_applied() -> None:
    suite = Suite([], [])
    FeatureReader(LibraryNames(CARDS)).read_text(VALKI, "until.feature", suite)
    assert suite.problems == []
    assert {"moves.until.remember", "moves.until.return_what_waited"} <= used(suite.cases[0])[1]


def test_every_rule_function_says_what_would_be_so_without_it() -> None:
    """A question whose answer has no type can't be told from one that found nothing."""
    for citation in all_citations().values():
        assert returned(citation.function) is not Signature.empty, citation.name


class Board:
    """Something with a state, as a table has one."""

    def __init__(self) -> None:
        self.game = 0


@rule("1.1")
def moving(board: Board, far: bool) -> Iterator[str]:
    """Asks, and then moves if it is to."""
    yield "how far?"
    if far:
        board.game += 1
    yield from ()


@rule("1.2")
def limited(number: int) -> None:
    """Five is too many."""
    if number > 4:
        raise IllegalAction("1.2", "too many")


@rule("1.3")
def asking(number: int) -> bool:
    """Limits are asked for by trying."""
    limited(number)
    return False


@rule("1.4", without=lambda number: number)
def halved(number: int) -> int:
    """Only even numbers are halved."""
    return number // 2 if number % 2 == 0 else number


@rule("1.5", without=WORKED_OUT)
def doubled(number: int) -> int:
    """Numbers are doubled."""
    return 2 * number


OWN = (moving, limited, asking, halved, doubled)


for function in OWN:
    del CITATIONS[f"{function.__module__}.{function.__qualname__}"]  # they are no rules of the game


def heard(function: Callable[..., Any], *args: Any) -> list[str]:
    """The numbers of the rules that are applied in a call, in order."""
    told: list[str] = []
    with listening(lambda citation: lambda: told.append(citation.numbers[0])), suppress(IllegalAction):
        result = function(*args)
        if isinstance(result, Iterator):
            list(result)
    return told


def test_each_stretch_of_a_procedure_counts_for_itself() -> None:
    assert heard(moving, Board(), True) == ["1.1", "1.1"]
    assert heard(moving, Board(), False) == ["1.1"]


def test_only_the_innermost_rule_forbids() -> None:
    assert heard(asking, 5) == ["1.2"]
    assert heard(asking, 4) == []


def test_what_would_be_so_anyway_is_no_rule_applied() -> None:
    assert heard(halved, 4) == ["1.4"]
    assert heard(halved, 5) == []
    assert heard(doubled, 0) == ["1.5"]


def test_a_procedure_that_is_never_begun_does_nothing() -> None:
    told: list[str] = []
    with listening(lambda citation: lambda: told.append(citation.name)):
        moving(Board(), True)
    assert told == []


def test_a_procedure_that_is_ended_early_or_thrown_into_is_so_within() -> None:
    with listening(lambda citation: lambda: None):
        running = moving(Board(), True)
        next(running)
        with pytest.raises(KeyError):
            running.throw(KeyError("from outside"))  # type: ignore[attr-defined]
        ended = moving(Board(), True)
        next(ended)
        ended.close()  # type: ignore[attr-defined]
        assert list(ended) == []
