"""Answers that say what is meant in fewer or other words than the question has: heeded where that leaves nothing open."""

from pathlib import Path

import pytest

from oracle.cards.loader import load_cards
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import Choice, Option, Outcome, Position
from oracle.suite.judging.judge import judge
from oracle.suite.judging.verdicts import Result
from oracle.suite.reading.features import FeatureReader, Suite
from oracle.suite.reading.names import LibraryNames
from tests.suite.scripted import ACCEPTED, ScriptedEngine, ScriptedGame, asking, judged, players, seen

LIBRARY = load_cards(Path(__file__).parents[3] / "fixtures" / "cards")


def on_the_reference_engine(*steps: str) -> Result:
    suite = Suite([], [])
    text = "Feature: Game\n  Scenario: Case\n" + "".join(f"    {step}\n" for step in steps)
    FeatureReader(LibraryNames(LIBRARY)).read_text(text, "game.feature", suite)
    assert not suite.problems, suite.problems[0]
    return judge(suite.cases[0], ReferenceEngine(LIBRARY))


def observed(result: Result) -> str:
    assert result.detail is not None
    return result.detail.observed


def answered(question: Outcome, *steps: str) -> tuple[str, list[object]]:
    """The verdict on these steps, after which an engine asks, and what it was answered."""
    engine = ScriptedEngine((ACCEPTED, seen()), (question, seen()), (ACCEPTED, seen()))
    result = judged(engine, "When Alice passes priority", *steps, "Then Alice has priority")
    return result.verdict, [choice for _, choice in engine.done[1:] if isinstance(choice, Choice)]


CLONE = (
    "Given Bob controls Grizzly Bears and Llanowar Elves",
    "And Alice's hand holds Clone",
    "And Alice's mana pool is {U}{U}{U}{U}",
    "When Alice casts Clone",
    "And the stack resolves",
)
COPIED = "Then Alice controls Llanowar Elves"


@pytest.mark.parametrize(
    "answers",
    [("And Alice chooses Llanowar Elves",), ("And Alice accepts", "And Alice chooses Llanowar Elves")],
    ids=["chooses", "accepts and chooses"],
)
def test_one_that_may_be_chosen_is_chosen_with_or_without_a_yes(answers: tuple[str, ...]) -> None:
    assert on_the_reference_engine(*CLONE, *answers, COPIED).verdict == "pass"


def test_a_yes_alone_doesn_t_say_which() -> None:
    result = on_the_reference_engine(*CLONE, "And Alice accepts", COPIED)
    assert result.verdict == "fail"
    assert result.detail is not None
    assert result.detail.expected == "a question of yes or no; the next step may say which: chooses …"


MAY_CHOOSE = asking("Alice", "choose", minimum=0, maximum=1, options=(Option("a", "one"), Option("b", "two")))


def test_a_yes_goes_with_the_choice_that_follows_and_no_other() -> None:
    assert answered(MAY_CHOOSE, "And Alice accepts", "And Alice chooses two") == ("pass", [Choice(chosen=("b",))])
    assert answered(MAY_CHOOSE, "And Alice accepts", "And Alice chooses three") == ("fail", [])
    assert answered(MAY_CHOOSE, "And Alice accepts", "And Bob chooses two") == ("fail", [])
    must = asking("Alice", "choose", minimum=1, maximum=1, options=(Option("a", "one"), Option("b", "two")))
    assert answered(must, "And Alice accepts", "And Alice chooses two") == ("fail", [])


MANA = asking("Alice", "choose", purpose="mana", minimum=1, maximum=1, options=(Option("1", "{U}{U}{U}"), Option("2", "{R}{R}{R}")))


def test_an_amount_of_one_type_of_mana_is_chosen_by_its_type() -> None:
    assert answered(MANA, "And Alice chooses {U}") == ("pass", [Choice(chosen=("1",))])
    assert answered(MANA, "And Alice chooses {R}{R}{R}") == ("pass", [Choice(chosen=("2",))])
    assert answered(MANA, "And Alice chooses {G}") == ("fail", [])
    assert answered(MANA, "And Alice chooses {U}{U}") == ("fail", [])
    mixed = asking("Alice", "choose", purpose="mana", minimum=1, maximum=1, options=(Option("1", "{U}{R}"), Option("2", "{U}")))
    assert answered(mixed, "And Alice chooses {U}") == ("pass", [Choice(chosen=("2",))])


@pytest.mark.parametrize(
    "order",
    ["Delver of Secrets, Dark Confidant and Delver of Secrets", "Dark Confidant, Delver of Secrets and Delver of Secrets"],
)
def test_triggers_that_are_alike_need_no_numbers_in_an_order(order: str) -> None:
    result = on_the_reference_engine(
        "Given Alice controls 2 Delver of Secrets and Dark Confidant",
        "And it is Bob's end step",
        "When the game advances to Alice's upkeep",
        f"And Alice chooses {order}",
        "Then the stack holds " + ", ".join(f"{name}'s ability" for name in reversed(order.replace(" and ", ", ").split(", "))),
    )
    assert result.verdict == "pass", result.detail


ORDER = asking(
    "Alice",
    "order",
    purpose="trigger order",
    minimum=3,
    maximum=3,
    options=(Option("1", "Soul Warden"), Option("2", "Soul Warden 2"), Option("3", "Opt")),
)


def test_such_an_order_is_played_both_ways() -> None:
    choices = [Choice(chosen=("1", "3", "2")), Choice(chosen=("2", "3", "1"))]
    engine = ScriptedEngine((ACCEPTED, seen()), (ORDER, seen()), (ACCEPTED, seen()))
    result = judged(engine, "When Alice passes priority", "And Alice chooses Soul Warden, Opt and Soul Warden", "Then Alice has priority")
    assert result.verdict == "pass", result.detail
    assert [said for _, said in engine.done if isinstance(said, Choice)] == choices


def test_a_difference_between_both_ways_is_told() -> None:
    class Game(ScriptedGame):
        def answer(self, player: str, choice: Choice) -> Outcome:
            engine.observed[None] = seen(players=players(alice=19 if choice.chosen == ("1", "3", "2") else 20))
            return super().answer(player, choice)

    class Engine(ScriptedEngine):
        def new_game(self, position: Position) -> ScriptedGame:
            self.observed.clear()
            return Game(self)

    engine = Engine((ACCEPTED, seen()), (ORDER, seen()), (ACCEPTED, seen()))
    result = judged(engine, "When Alice passes priority", "And Alice chooses Soul Warden, Opt and Soul Warden", "Then Alice has priority")
    assert (result.verdict, observed(result)) == ("fail", "a difference in what players have")


def test_an_order_that_names_each_by_its_number_is_played_once() -> None:
    steps = ("And Alice chooses Soul Warden 2, Opt and Soul Warden",)
    assert answered(ORDER, *steps) == ("pass", [Choice(chosen=("2", "3", "1"))])


def test_options_of_one_name_are_told_with_what_tells_them_apart() -> None:
    result = on_the_reference_engine(
        "Given Alice controls Grizzly Bears",
        "And Bob controls Grizzly Bears",
        "And Alice's hand holds Lightning Bolt",
        "And Alice's mana pool is {R}",
        "When Alice casts Lightning Bolt",
        "And Alice chooses Forest",
        "Then Alice has 20 life",
    )
    both = "[Alice's Grizzly Bears on the battlefield, Bob's Grizzly Bears 2 on the battlefield, Alice, Bob]"
    assert observed(result).endswith(both)
