"""Feature files become cases, and what is wrong with them is told at its line."""

from pathlib import Path

import pytest

from oracle.known_editions import NEWEST_EDITION
from oracle.suite.reading.case import EditionRange
from oracle.suite.reading.errors import InputError
from oracle.suite.reading.features import FeatureReader, Suite, load_features
from oracle.suite.reading.names import KnownNames
from oracle.vocabulary.operations import FaceSymbol, Holds, Life, PutOntoBattlefield

NAMES = KnownNames(
    {"Forest": [], "Grizzly Bears": [], "Cosima, God of the Voyage": ["The Omenkeel"], "Fire // Ice": ["Fire", "Ice"], "Wild Growth": []}
)

FULL = """@ruling:some-ruling @rule:106.5
Feature: Many things
  Background:
    Given Alice has 7 life

  @id:first-one @rule:605.2
  Scenario: The first
    When Alice passes priority
    Then Alice has 7 life

  Rule: Something
    Background:
      Given Bob has 3 life

    @id:lives @edition:>=2025-09-19
    Scenario Outline: Life of <player>
      Given <player> controls:
        | card   |
        | <card> |
      Then <player> has <life> life
      And Alice has 7 life
      @disputed
      Examples:
        | player | life | card   |
        | Alice  | 7    | Forest |
      @edition:<2026-08-07
      Examples:
        | player | life | card          | id         |
        | Bob    | 3    | Grizzly Bears | the second |
"""


def read(text: str, names: KnownNames | None = NAMES) -> Suite:
    suite = Suite([], [])
    FeatureReader(names).read_text(text, "many.feature", suite)
    return suite


def scenario(*steps: str, tags: str = "") -> Suite:
    return read(f"Feature: F\n  {tags}\n  Scenario: S\n" + "".join(f"    {step}\n" for step in steps))


def problem(suite: Suite) -> str:
    assert not suite.cases
    assert len(suite.problems) == 1
    return str(suite.problems[0])


def test_scenarios_rules_and_rows_become_cases() -> None:
    suite = read(FULL)
    assert not suite.problems
    assert [(case.id, case.name, case.line) for case in suite.cases] == [
        ("first-one", "The first", 7),
        ("lives-alice", "Life of Alice", 25),
        ("lives-the-second", "Life of Bob", 29),
    ]


def test_tags_are_inherited() -> None:
    first, second, third = read(FULL).cases
    assert (first.ruling, first.rules, first.edition, first.disputed) == ("some-ruling", ("106.5", "605.2"), EditionRange(), False)
    assert (second.rules, second.edition, second.disputed) == (("106.5",), EditionRange("2025-09-19"), True)
    assert third.edition == EditionRange("2025-09-19", "2026-08-07")
    assert third.tags == ("@ruling:some-ruling", "@rule:106.5", "@id:lives", "@edition:>=2025-09-19", "@edition:<2026-08-07")


def test_backgrounds_come_first_and_and_repeats_the_kind_before() -> None:
    third = read(FULL).cases[2]
    assert [(step.kind, step.line) for step in third.steps] == [("given", 4), ("given", 13), ("given", 17), ("then", 20), ("then", 21)]
    assert [step.operation for step in third.steps][:2] == [Life("Alice", 7), Life("Bob", 3)]
    assert third.steps[2].text == "Bob controls:"
    assert isinstance(third.steps[2].operation, PutOntoBattlefield)
    assert third.steps[2].operation.cards[0].card == "Grizzly Bears"


def test_editions_are_ranges() -> None:
    dated = EditionRange("2025-09-19", "2026-08-07")
    assert [dated.holds(day) for day in ("2025-09-18", "2025-09-19", "2026-08-06", "2026-08-07")] == [False, True, True, False]
    assert dated.newest() == "2026-08-06"
    assert EditionRange("2025-09-19").newest() == NEWEST_EDITION


def test_a_face_stands_for_its_card() -> None:
    (case,) = scenario(
        "Given Alice controls The Omenkeel",
        "And Alice's hand holds The Omenkeel and Fire",
        "Then the symbol of The Omenkeel is sun",
    ).cases
    first, second, third = (step.operation for step in case.steps)
    assert isinstance(first, PutOntoBattlefield)
    assert isinstance(second, Holds)
    assert [(item.card, item.face) for item in (*first.cards, *second.cards)] == [
        ("Cosima, God of the Voyage", "The Omenkeel"),
        ("Cosima, God of the Voyage", None),
        ("Fire // Ice", None),
    ]
    assert third == FaceSymbol("The Omenkeel", "sun", "Cosima, God of the Voyage")


@pytest.mark.parametrize(
    ("suite", "message"),
    [
        (scenario("Given Alice controls Forst", "Then nobody is asked"), "many.feature:4: unknown card 'Forst'; did you mean 'Forest'?"),
        (
            scenario("Given Alice controls Cosima", "Then nobody is asked"),
            "many.feature:4: unknown card 'Cosima'; did you mean 'Cosima, God of the Voyage'?",
        ),
        (scenario("Then Forest doesn't have flyng"), "many.feature:4: unknown keyword 'flyng'; did you mean 'flying'?"),
        (scenario("Then Forst isn't on the battlefield"), "many.feature:4: nothing is called 'Forst'; did you mean 'Forest'?"),
        (scenario("Then Forst didn't trigger"), "many.feature:4: nothing is called 'Forst'; did you mean 'Forest'?"),
        (scenario("Then Bob doesn't control Wastes and Forst"), "many.feature:4: nothing is called 'Forst'; did you mean 'Forest'?"),
        (scenario("Then Forest isn't a creatrue"), "many.feature:4: unknown type 'creatrue'; did you mean 'creature'?"),
        (scenario("Then Forest isn't a Vehcle"), "many.feature:4: unknown type 'Vehcle'; did you mean 'Vehicle'?"),
        (scenario("Then the color identity of Forst is empty"), "many.feature:4: unknown card 'Forst'; did you mean 'Forest'?"),
        (scenario("When Alice names Forst", "Then nobody is asked"), "many.feature:4: unknown card 'Forst'; did you mean 'Forest'?"),
        (
            scenario("Given Alice controls:", "| card | face |", "| Forest | The Omenkeel |", "Then nobody is asked"),
            "many.feature:6: 'Forest' has no face 'The Omenkeel'",
        ),
        (
            scenario("Given Alice controls:", "| card | tapped |", "| Forest | yes |", "| Island | maybe |", "Then nobody is asked"),
            "many.feature:7: column 'tapped' says yes or no, not 'maybe'",
        ),
        (
            scenario("Given Alice controls:", "| card |", "| Forest |", "| Forst |", "Then nobody is asked"),
            "many.feature:7: unknown card 'Forst'; did you mean 'Forest'?",
        ),
        (
            scenario("Given the stack holds Lightning Bolt", "Then nobody is asked"),
            "many.feature:4: no Given phrase says 'the stack holds Lightning Bolt'; that is said in Then steps alone",
        ),
        (scenario("Given Alice has 3 life"), "many.feature:3: the scenario 'S' has no Then, so it can't fail"),
        (scenario("Then Alice has seven life"), "many.feature:4: no Then phrase says 'Alice has seven life'; the nearest are"),
        (scenario('Then nobody is asked\n"""\nwhy\n"""'), "many.feature:4: no phrase takes a doc string"),
        (
            scenario("Then nobody " + "is asked " * 4000),
            "many.feature:4: a step has 4,000 characters at most, and this one has 36,006: 'nobody is",
        ),
        (scenario(f"Then Alice has {'9' * 3000} life"), "many.feature:4: a number has nine digits at most, and 9999999999"),
        (scenario(f"Then Alice has {'9' * 5000} life"), "many.feature:4: a step has 4,000 characters at most"),
        (
            scenario("Then nobody is asked", tags="@id:Big_Id"),
            "many.feature:2: @id takes a slug in lower case, such as 'big-id'",
        ),
        (
            scenario("Then nobody is asked", tags="@id:a @rule:117.1\n  @id:b"),
            "many.feature:3: a scenario has one id; it has '@id:a' already",
        ),
        (scenario("Then nobody is asked", tags="@edition:2025"), "many.feature:2: '@edition:>=2026-08-07' or '@edition:<2025-09-19' was"),
        (
            read("Feature: F\n  Scenario: S\n    Given Alice has 3 life\n    Thn oh\n"),
            "many.feature:4: 'Thn' isn't a keyword; did you mean 'Then'?",
        ),
        (read("# nothing\n"), "many.feature:1: a Feature was expected"),
        (read("Given Alice has 3 life\n"), "many.feature:1: a tag or Feature: was expected, not 'Given Alice has 3 life'"),
        (
            scenario("Then Alice controls 3 Forest"),
            "many.feature:4: '3 Forest' isn't one object; say \"Alice's battlefield holds …\" for all that Alice controls, "
            "or name them one by one: the second Forest",
        ),
        (scenario("Given Alice controls 1001 Forest", "Then nobody is asked"), "many.feature:4: there can be at most 1000 of a card"),
        (scenario(f"Given Alice controls {'9' * 3000} Forest", "Then nobody is asked"), "many.feature:4: a number has nine digits at most"),
    ],
    ids=str,
)
def test_what_is_wrong_is_told_at_its_line(suite: Suite, message: str) -> None:
    assert problem(suite).startswith(message)


@pytest.mark.parametrize("step", ["Given Alice controls {}", "Given Alice controls:\n| card |\n| {} |", "Given nobody {}"])
def test_a_name_of_any_length_gets_a_short_message(step: str) -> None:
    name = "Forst" * 4000
    message = problem(scenario(step.format(name), "Then nobody is asked"))
    assert "Forst" in message
    assert len(message) < 1200


def test_a_mistyped_keyword_before_the_first_step_is_told() -> None:
    suite = read("Feature: F\n  Scenario: S\n    Some prose.\n\n    Givven Alice has 3 life\n    Then nobody is asked\n")
    assert [str(told) for told in suite.problems] == [
        "many.feature:5: 'Givven' isn't a keyword, so this isn't a step; did you mean Given, When, Then or And?"
    ]


def test_one_bad_scenario_leaves_the_others() -> None:
    suite = read("Feature: F\n  Scenario: A\n    Then oh\n  Scenario: B\n    Then nobody is asked\n")
    assert [case.name for case in suite.cases] == ["B"]
    assert len(suite.problems) == 1


def write(folder: Path, name: str, id: str) -> None:
    (folder / name).write_text(f"Feature: F\n  @id:{id}\n  Scenario: S\n    Then nobody is asked\n")


@pytest.mark.parametrize(("content", "line"), [(b"\xff\xfeF\0", 1), (b"Feature: F\n  Scenario: \xe9\n", 2)])
def test_a_file_that_is_no_text_is_told_at_its_line(tmp_path: Path, content: bytes, line: int) -> None:
    path = tmp_path / "picture.feature"
    path.write_bytes(content)
    assert problem(load_features([tmp_path])).startswith(f"{path}:{line}: a text in UTF-8 was expected, and the byte 0x")


def test_folders_are_read_in_order(tmp_path: Path) -> None:
    (tmp_path / "b").mkdir()
    write(tmp_path, "c.feature", "three")
    write(tmp_path / "b", "a.feature", "two")
    write(tmp_path, "a.feature", "one")
    assert [case.id for case in load_features([tmp_path]).cases] == ["one", "two", "three"]


def test_a_path_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="there is no such file or folder"):
        load_features([tmp_path / "none"])


def test_an_id_that_is_taken_is_told(tmp_path: Path) -> None:
    write(tmp_path, "a.feature", "same")
    write(tmp_path, "b.feature", "same")
    (told,) = load_features([tmp_path]).problems
    assert str(told) == f"{tmp_path}/b.feature:3: the id 'same' is that of the scenario at {tmp_path}/a.feature:3"


def test_a_retired_id_does_not_come_back(tmp_path: Path) -> None:
    write(tmp_path, "a.feature", "gone")
    (tmp_path / "retired.toml").write_text('[gone]\nsince = 2026-11-02\nreason = "wrong"\n')
    (told,) = load_features([tmp_path]).problems
    assert told.message == f"the id 'gone' is that of a scenario retired in {tmp_path}/retired.toml: wrong"


def test_a_tombstone_that_makes_no_sense_is_told(tmp_path: Path) -> None:
    write(tmp_path, "a.feature", "here")
    (tmp_path / "retired.toml").write_text('[gone]\nsince = 2026-11-02\nreson = "wrong"\n')
    (told,) = load_features([tmp_path]).problems
    assert (told.path, told.line) == (str(tmp_path / "retired.toml"), 3)


@pytest.mark.parametrize(
    ("written", "line", "message"),
    [
        ("Scenario: S\n    Given Alice has 7 life\n    Thn Alice has 7 life\n", 4, "'Thn' isn't a keyword; did you mean 'Then'?"),
        ("Scenario: S\n    Given Alice has 7 life\n    then Alice has 7 life\n", 4, "'then' isn't a keyword; did you mean 'Then'?"),
        ("Scenaro: S\n    Given Alice has 7 life\n", 2, "'Scenaro' isn't a keyword; did you mean 'Scenario'?"),
        ("Scenario: S\n    Givn Alice has 7 life\n    Then Alice has 7 life\n", 3, "'Givn' isn't a keyword, so this isn't a step"),
    ],
)
def test_a_mistyped_keyword_is_named(written: str, line: int, message: str) -> None:
    problems = read(f"Feature: F\n  {written}").problems
    assert any(str(each).startswith(f"many.feature:{line}: {message}") for each in problems), problems


class Counted(str):
    """A text that counts how often it is taken apart into lines."""

    times = 0

    def splitlines(self, keepends: bool = False) -> list[str]:
        self.times += 1
        return super().splitlines(keepends)


def test_a_file_is_taken_apart_as_often_whatever_its_number_of_scenarios() -> None:
    def times(scenarios: int) -> int:
        scenario = "\n  @id:s-{0}\n  Scenario: S {0}\n    Given Bob has 5 life\n    Then Bob has 5 life\n"
        text = Counted("Feature: F\n" + "".join(scenario.format(number) for number in range(scenarios)))
        suite = Suite([], [])
        FeatureReader().read_text(text, "f.feature", suite)
        assert len(suite.cases) == scenarios
        return text.times

    assert times(8) == times(1)
