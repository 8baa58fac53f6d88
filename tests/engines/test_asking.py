"""Engines differ in what they ask: forced choices and needless questions are no fault, a choice that is taken away is one."""

from functools import cache
from pathlib import Path

import msgspec
import pytest

from oracle.cards.loader import CardLibrary, load_cards
from oracle.engines.port import Engine
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import Choice, Option, PendingDecision, PlayerSpec, Position
from oracle.suite.judging import deciding
from oracle.suite.judging.immaterial import forced as forced_here
from oracle.suite.judging.judge import judge
from oracle.suite.judging.judged_game import JudgedGame
from oracle.suite.judging.verdicts import Result
from oracle.suite.reading.case import Case
from oracle.suite.reading.features import FeatureReader, Suite, load_features
from oracle.suite.reading.names import LibraryNames
from oracle.suite.reading.references import Labels
from oracle.vocabulary.operations import Answer, Rejected
from tests.engines.asking import DecidingEngine, NeedlessEngine, StepwiseEngine, StubbornEngine, anything, forced

ROOT = Path(__file__).parents[2]
MAY = PendingDecision(player="", kind="confirm", purpose="may", prompt="Draw nothing?")
SOME = PendingDecision(player="", kind="choose", purpose="may", prompt="Any of these?", options=(Option("1", "one"),), maximum=1)
TWO = (Option("1", "one"), Option("2", "two"))
ORDER = PendingDecision(player="", kind="order", purpose="trigger order", prompt="In which order?", options=TWO, minimum=2, maximum=2)
FIRST = PendingDecision(player="", kind="choose", purpose="replacement", prompt="Which first?", options=TWO, minimum=1, maximum=1)
BOLT = ("Given Alice's hand holds Lightning Bolt", "And Alice's mana pool is {R}", "When Alice casts Lightning Bolt targeting Bob")
NUMBER = PendingDecision(player="", kind="number", purpose="x", prompt="How many?", maximum=5)


@cache
def library() -> CardLibrary:
    return load_cards(ROOT / "fixtures" / "cards")


@cache
def cases() -> list[Case]:
    return load_features([ROOT / "features"], LibraryNames(library())).cases


def read(*steps: str) -> Case:
    suite = Suite([], [])
    text = "Feature: F\n  Scenario: S\n" + "".join(f"    {step}\n" for step in steps)
    FeatureReader(LibraryNames(library())).read_text(text, "asking.feature", suite)
    assert not suite.problems, suite.problems[0]
    return suite.cases[0]


def told(result: Result) -> tuple[str, str, str]:
    detail = result.detail
    return (result.verdict, detail.expected, detail.observed) if detail else (result.verdict, "", "")


def test_an_engine_may_make_forced_choices_by_itself() -> None:
    engine = DecidingEngine(library(), forced)
    assert [told(result) for result in (judge(case, engine) for case in cases()) if result.verdict != "pass"] == []


def test_no_scenario_answers_a_forced_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    answered = []
    real = deciding.choice_for

    def choice_for(said, pending, game):  # type: ignore[no-untyped-def]
        if forced_here(pending, game) is not None:
            answered.append((said, pending))
        return real(said, pending, game)

    monkeypatch.setattr(deciding, "choice_for", choice_for)
    engine = ReferenceEngine(library())
    for case in cases():
        judge(case, engine)
    assert answered == []


def test_a_division_in_which_each_gets_just_its_least_is_forced() -> None:
    case = read(
        "Given Alice's hand holds Fire // Ice",
        "And Alice's mana pool is {R}{C}",
        "When Alice casts Fire targeting Alice and Bob",
        "And the stack resolves",
        "Then Alice has 19 life",
        "And Bob has 19 life",
    )
    assert told(judge(case, ReferenceEngine(library()))) == ("pass", "", "")
    asked = PendingDecision(player="Alice", kind="distribute", purpose="division", prompt="Divide 2", options=TWO, minimum=1, maximum=2)
    begun = ReferenceEngine(library()).new_game(
        Position(players=(PlayerSpec("Alice"), PlayerSpec("Bob")), active_player="Alice", step="precombat main")
    )
    game = JudgedGame(begun, Labels(), ("Alice", "Bob"))
    assert forced_here(asked, game) == Choice(amounts={"1": 1, "2": 1})
    assert forced_here(msgspec.structs.replace(asked, options=TWO[:1]), game) == Choice(amounts={"1": 2})
    assert forced_here(msgspec.structs.replace(asked, minimum=0), game) is None
    assert forced_here(msgspec.structs.replace(asked, maximum=3), game) is None


def test_an_engine_that_takes_choices_away_fails() -> None:
    engine = DecidingEngine(library(), anything)
    asked = [case for case in cases() if any(isinstance(step.operation, Answer) for step in case.steps)]
    rejected = [case for case in asked if any(isinstance(step.operation, Rejected) for step in case.steps)]
    assert len(asked) > 100
    assert [case.id for case in asked[::3] if case not in rejected and judge(case, engine).verdict != "fail"] == []


def test_an_engine_may_ask_step_by_step() -> None:
    engine = StepwiseEngine(library())
    assert [told(result) for result in (judge(case, engine) for case in cases()) if result.verdict != "pass"] == []


@pytest.mark.parametrize("question", [MAY, SOME, ORDER, FIRST])
def test_a_needless_question_is_no_fault_if_nothing_depends_on_it(question: PendingDecision) -> None:
    engine = NeedlessEngine(library(), question)
    unasked = [case for case in cases() if not any(isinstance(step.operation, Answer) for step in case.steps)]
    assert len(unasked) > 200
    assert [told(result) for result in (judge(case, engine) for case in unasked[::4]) if result.verdict != "pass"] == []


def test_what_cannot_be_declined_is_accepted_alone() -> None:
    engine = StubbornEngine(library(), MAY)
    assert told(judge(read(*BOLT, "Then Lightning Bolt is on the stack"), engine)) == ("pass", "", "")
    verdict, _, observed = told(judge(read(*BOLT, "Then Bob has 17 life"), engine))
    assert (verdict, observed) == ("fail", "Bob has 20 life")


def test_a_needless_question_to_somebody_else_does_not_take_the_place_of_a_choice() -> None:
    case = read(
        "Given Alice's hand holds Mystical Tutor",
        "And Alice's mana pool is {U}",
        "And Alice's library holds Forest, Lightning Bolt and Doom Blade",
        "When Alice casts Mystical Tutor",
        "And Mystical Tutor resolves",
        "And Alice chooses Doom Blade",
        "Then Doom Blade is on top of Alice's library",
    )
    assert told(judge(case, NeedlessEngine(library(), MAY))) == ("pass", "", "")


@pytest.mark.parametrize("question", [MAY, SOME, ORDER, FIRST])
@pytest.mark.parametrize("then", ["Then Lightning Bolt is on the stack", "Then Alice has 20 life"])
def test_a_needless_question_on_which_something_depends_is_a_fault(question: PendingDecision, then: str) -> None:
    case = read(*BOLT, then)
    assert judge(case, NeedlessEngine(library(), question)).verdict == "pass"
    verdict, expected, observed = told(judge(case, NeedlessEngine(library(), question, cost=1)))
    assert verdict == "fail"
    assert expected.startswith("the same either way, since no step says which: Alice is asked: ")
    assert observed == ("a difference in what players have" if "stack" in then else "the other way: Alice has 19 life")


def test_a_question_that_no_step_answers_and_nobody_can_decline_is_a_fault() -> None:
    verdict, expected, observed = told(judge(read(*BOLT, "Then Lightning Bolt is on the stack"), NeedlessEngine(library(), NUMBER)))
    assert verdict == "fail"
    assert expected.startswith("no decision is left open")
    assert observed == "Alice is asked: How many? (x)"


def test_the_reference_engine_may_not_ask_needlessly() -> None:
    class Own(NeedlessEngine):
        authoritative = True

    engine: Engine = Own(library(), MAY)
    assert told(judge(read(*BOLT, "Then Lightning Bolt is on the stack"), engine))[1].startswith("no decision is left open")
