"""Answers go to the question that they are about, whatever order an engine asks in."""

from oracle.protocol.messages import Choice, Option, Outcome
from tests.suite.scripted import ACCEPTED, ScriptedEngine, asking, judged, seen

STEPS = (
    "When Alice passes priority",
    "And Alice chooses mode 2 as the mode",
    "And Alice chooses X = 3",
    "Then Alice has priority",
)
MODE = asking("Alice", "choose", purpose="mode", minimum=1, maximum=1, options=(Option("1", "first"), Option("2", "second")))
NUMBER = asking("Alice", "number", purpose="x", minimum=0, maximum=9)


def answered(*outcomes: Outcome) -> tuple[str, list[object]]:
    engine = ScriptedEngine((ACCEPTED, seen()), *((outcome, seen()) for outcome in outcomes), (ACCEPTED, seen()))
    result = judged(engine, *STEPS)
    return result.verdict, [choice for _, choice in engine.done[1:]]


def test_in_the_order_of_the_steps() -> None:
    assert answered(MODE, NUMBER) == ("pass", [Choice(chosen=("2",)), Choice(number=3)])


def test_in_the_other_order() -> None:
    assert answered(NUMBER, MODE) == ("pass", [Choice(number=3), Choice(chosen=("2",))])


def test_a_question_that_is_never_asked_is_missed() -> None:
    assert answered(NUMBER)[0] == "fail"
    assert answered(MODE)[0] == "fail"
