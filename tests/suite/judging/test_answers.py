"""How the judge answers what is asked on the way."""

import pytest

from oracle.protocol.messages import Choice, Occurrence, Option, Outcome, Pass, View
from tests.suite.judging.judged import EMPTY, OPT, fails
from tests.suite.scripted import ACCEPTED, ScriptedEngine, asking, judged, seen

MAY = asking("Alice", "confirm", prompt="Draw a card?")


def test_a_decision_on_the_way_is_answered_and_the_run_goes_on() -> None:
    engine = ScriptedEngine((ACCEPTED, seen(OPT)), (MAY, seen(OPT)), (ACCEPTED, seen(OPT)), (ACCEPTED, EMPTY))
    steps = ("Given Alice's hand holds Opt", "When Opt resolves", "And Alice declines", "Then the stack is empty")
    assert judged(engine, *steps).verdict == "pass"
    assert engine.done == [("Alice", Pass()), ("Alice", Choice(confirm=False)), ("Alice", Pass())]


def test_a_decision_that_no_step_answers_fails_with_its_prompt() -> None:
    engine = ScriptedEngine((ACCEPTED, EMPTY), (MAY, EMPTY))
    expected, observed, line = fails(engine, "When Alice passes priority", "Then Alice has 20 life")
    assert expected == "no decision is left open; the next step makes it: When Alice accepts (or declines)"
    assert (observed, line) == ("Alice is asked: Draw a card? (may)", 3)


@pytest.mark.parametrize(("kind", "answer"), [("target", "chooses …"), ("distribute", "divides …"), ("name", "names …")])
def test_a_decision_that_no_step_answers_is_told_with_how_to_answer_it(kind: str, answer: str) -> None:
    two = (Option("a", "Alice"), Option("b", "Bob"))
    engine = ScriptedEngine((ACCEPTED, EMPTY), (asking("Alice", kind, options=two, minimum=1, maximum=1, rule="603.3d"), EMPTY))
    detail = judged(engine, "When Alice passes priority", "Then Alice has 20 life").detail
    assert detail is not None
    assert detail.expected.endswith(f"When Alice {answer}")
    assert detail.rule is None  # no rule forbids anything


def test_a_decision_may_stay_open_while_it_is_looked_at() -> None:
    engine = ScriptedEngine((ACCEPTED, EMPTY), (MAY, EMPTY), (ACCEPTED, EMPTY))
    steps = ("When Alice passes priority", "Then Alice has 20 life", "And Alice is asked", "When Alice accepts", "Then nobody is asked")
    assert judged(engine, *steps).verdict == "pass"


def test_a_decision_that_was_looked_at_must_still_be_answered() -> None:
    engine = ScriptedEngine((ACCEPTED, EMPTY), (MAY, EMPTY), (ACCEPTED, EMPTY))
    steps = ("When Alice passes priority", "Then Alice is asked", "When Alice passes priority", "Then nobody is asked")
    assert fails(engine, *steps)[2] == 5


def test_an_answer_of_another_player_or_purpose_fails() -> None:
    options = (Option("1", "Forest"), Option("2", "Island"))
    sacrifice = asking("Alice", "choose", purpose="sacrifice", prompt="Sacrifice a land", options=options, minimum=1, maximum=1)

    def outcome(step: str) -> str:
        engine = ScriptedEngine((ACCEPTED, EMPTY), (sacrifice, EMPTY), (ACCEPTED, EMPTY))
        result = judged(engine, "When Alice passes priority", step, "Then nobody is asked")
        return result.detail.expected if result.detail else str(engine.done[-1][1].chosen)  # type: ignore[union-attr]

    assert outcome("And Alice chooses Forest to sacrifice") == "('1',)"
    assert outcome("And Alice chooses Island") == "('2',)"
    assert outcome("And Bob chooses Forest") == "Bob is asked"
    assert outcome("And Alice chooses Forest to discard") == "a choice about 'discard'"
    assert outcome("And Alice chooses Swamp") == "'Swamp' is offered"
    assert outcome("And Alice accepts") == "a question of yes or no"
    assert outcome("And Alice names Forest") == "a name is asked for"


def test_an_answer_that_nobody_asked_for_fails() -> None:
    engine = ScriptedEngine((ACCEPTED, EMPTY), (ACCEPTED, EMPTY))
    expected, observed, line = fails(engine, "When Alice passes priority", "And Alice accepts", "Then nobody is asked")
    assert (expected, observed, line) == ("Alice is asked", "nobody is asked; Alice has priority", 4)


@pytest.mark.parametrize(
    ("kind", "fields", "step", "choice"),
    [
        ("confirm", {}, "And Alice accepts", Choice(confirm=True)),
        ("choose", {"options": (Option("1", "a"),), "maximum": 1}, "And Alice accepts", Choice(chosen=("1",))),
        ("choose", {"options": (Option("1", "a"),), "maximum": 1}, "And Alice declines", Choice(chosen=())),
        ("choose", {"options": (Option("1", "a"), Option("2", "a")), "maximum": 2}, "And Alice chooses a and a", Choice(chosen=("1", "2"))),
        ("choose", {"options": (Option("2", "Draw."), Option("1", "x"))}, "And Alice chooses mode 2", Choice(chosen=("2",))),
        ("choose", {"options": (Option("2", "Draw."),)}, "And Alice chooses nothing", Choice(chosen=())),
        ("number", {"maximum": 9}, "And Alice chooses X = 3", Choice(number=3)),
        ("number", {"maximum": 9}, "And Alice chooses 3", Choice(number=3)),
        ("name", {}, "And Alice names Opt", Choice(name="Opt")),
        ("distribute", {"options": (Option("Bob", "Bob"),)}, "And Alice divides 2 to Bob", Choice(amounts={"Bob": 2})),
    ],
)
def test_an_answer_fits_the_kind_of_the_decision(kind: str, fields: dict[str, object], step: str, choice: Choice) -> None:
    engine = ScriptedEngine((ACCEPTED, EMPTY), (asking("Alice", kind, **fields), EMPTY), (ACCEPTED, EMPTY))
    assert judged(engine, "When Alice passes priority", step, "Then nobody is asked").verdict == "pass"
    assert engine.done[-1] == ("Alice", choice)


def test_a_choice_that_leaves_no_choice_is_made_by_the_judge() -> None:
    only = asking("Bob", "choose", options=(Option("1", "Forest"),), minimum=1, maximum=1)
    engine = ScriptedEngine((ACCEPTED, EMPTY), (only, EMPTY), (ACCEPTED, EMPTY))
    assert judged(engine, "When Alice passes priority", "Then nobody is asked").verdict == "pass"
    assert engine.done[-1] == ("Bob", Choice(chosen=("1",)))


def test_a_rejected_answer_may_be_expected() -> None:
    refused = Outcome(accepted=False, rule="201.4", reason="no creature card has that name")
    named = asking("Alice", "name")
    engine = ScriptedEngine((ACCEPTED, EMPTY), (named, EMPTY), (refused, EMPTY), (ACCEPTED, EMPTY))
    steps = ("When Alice passes priority", "And Alice names Opt", "Then that is rejected by rule 201.4", "When Alice names Forest")
    assert judged(engine, *steps, "Then nobody is asked").verdict == "pass"


def test_events_are_counted_since_the_first_of_the_latest_whens() -> None:
    def drawn(count: int) -> View:
        return seen(occurrences=tuple(Occurrence(kind="drew", number=number, player="Alice") for number in range(1, count + 1)))

    engine = ScriptedEngine((ACCEPTED, drawn(1)), (ACCEPTED, drawn(2)), (ACCEPTED, drawn(4)), (ACCEPTED, drawn(5)))
    whens = ("When Alice passes priority", "And Alice passes priority")
    assert judged(engine, *whens, "Then Alice drew 3 cards", "When Alice passes priority", "Then Alice drew a card").verdict == "pass"
