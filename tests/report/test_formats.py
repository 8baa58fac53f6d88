"""The results in the forms that other tools read: valid, complete, and with everything hostile kept as text."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest
from cucumber_messages import Envelope, message_converter
from junitparser import Error, Failure, JUnitXml, Skipped

from oracle.engines.null import NullEngine
from oracle.report.conversation import LINES_SHOWN, printable, shown
from oracle.report.cucumber import cucumber_messages
from oracle.report.formats import FORMATS
from oracle.report.junit import junit
from oracle.report.markdown import markdown
from oracle.report.matrix import matrix
from oracle.report.tap import tap
from oracle.report.terminal import runs_report
from oracle.suite.reading.catalogue import load_catalogue
from oracle.suite.reading.features import load_features
from oracle.suite.running.results import Run, run_start
from oracle.suite.running.runner import run_cases
from tests.report.conftest import Make
from tests.report.hostile import NAME, SCRIPT, hostile

RULINGS = load_catalogue(Path(__file__).parents[2] / "fixtures" / "rulings").by_slug

FEATURE = """@ruling:mana-could-produce
Feature: Life

  Background:
    Given Bob has 3 life

  @id:two-wrong
  Scenario: Two steps are right and the third is wrong
    When Alice passes priority
    Then Bob has 3 life
    And Bob has 4 life
    And Bob has 3 life

  @id:rows
  Scenario Outline: Life of <player>
    Then <player> has <life> life

    Examples:
      | player | life |
      | Alice  | 20   |
      | Bob    | 20   |
"""


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """A run of an engine that does nothing, of real files."""
    (tmp_path / "life.feature").write_text(FEATURE, encoding="utf-8")
    cases = load_features([tmp_path]).cases
    return Run(run_start(cases, "null", "1", None, 1_790_000_000.25), tuple(run_cases(cases, NullEngine)), 0.5)


def test_junit_has_a_case_for_each_scenario_and_skips_what_is_not_judged_and_one_for_what_is_missing() -> None:
    document = JUnitXml.fromstring(junit([hostile()], RULINGS).encode())
    (suite,) = document
    assert (suite.tests, suite.failures, suite.errors, suite.skipped) == (7, 1, 2, 3)
    outcomes = {case.name: [type(outcome) for outcome in case.result] for case in suite}
    assert outcomes["pass-of-it"] == []
    assert outcomes["fail-of-it"] == [Failure]
    assert outcomes["error-of-it"] == [Error]
    assert outcomes["unsupported-of-it"] == outcomes["disputed-of-it"] == outcomes["inapplicable-of-it"] == [Skipped]
    failed = next(case for case in suite if case.name == "fail-of-it")
    assert SCRIPT in failed.result[0].text
    assert "106.7" in failed.result[0].text
    assert "conversation" in failed.result[0].text


def test_junit_is_as_the_schema_of_jenkins_has_it() -> None:
    brief = hostile()
    brief = msgspec.structs.replace(brief, results=tuple(msgspec.structs.replace(each, seconds=0.000012) for each in brief.results))
    root = ElementTree.fromstring(junit([brief], RULINGS))
    assert {name: root.get(name) for name in root.attrib if name != "time"} == {
        "name": "oracle",
        "tests": "7",
        "failures": "1",
        "errors": "2",
    }
    times = [each.get("time") for each in root.iter() if each.tag in ("testsuites", "testsuite", "testcase")]
    assert len(times) == 9
    assert [time for time in times if not re.fullmatch(r"\d{1,3}(\.\d*)?", time or "")] == []


def test_tap_has_a_point_for_each_scenario_and_nothing_breaks_out_of_its_line() -> None:
    lines = tap([hostile()], RULINGS).splitlines()
    assert lines[:2] == ["TAP version 14", "1..7"]
    assert lines[-1] == "Bail out! unfinished: 6 of 7 scenarios were judged"
    points = [line for line in lines if re.match(r"(not )?ok ", line)]
    assert [re.sub(r" - .*?(?= #|$)", "", line).partition(":")[0] for line in points] == [
        "ok 1",
        "not ok 2",
        "ok 3 # SKIP unsupported",
        "ok 4 # SKIP inapplicable",
        "ok 5 # TODO the ruling is disputed",
        "not ok 6",
    ]
    block = lines[lines.index("  ---") + 1 : lines.index("  ...")]
    fields = {name: json.loads(value) for name, _, value in (line.strip().partition(": ") for line in block)}
    assert fields["at"] == {"file": "features/mana/produce.feature", "line": 7}
    assert fields["severity"] == "fail"
    assert len(fields["conversation"]) == LINES_SHOWN + 1
    assert all(line.startswith(("TAP ", "1..", "# ", "ok ", "not ok ", "Bail out! ", "  ")) for line in lines)


class Page(HTMLParser):
    """Gathers the elements, attributes and text of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.elements: list[str] = []
        self.attributes: set[str] = set()
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append(tag)
        self.attributes.update(name for name, _ in attrs)

    def handle_data(self, data: str) -> None:
        self.text += data


def test_nothing_hostile_is_more_than_text_in_the_matrix() -> None:
    page = Page()
    page.feed(matrix([hostile(), hostile()], RULINGS))
    assert not {"script", "img", "iframe", "link"} & set(page.elements)
    assert page.attributes <= {"lang", "charset", "http-equiv", "content", "name", "class", "style", "title"}
    for text in (SCRIPT, "onerror=alert(2)", "{{ 7 * 7 }}"):
        assert text in page.text
    assert "\x1b" not in page.text
    assert "\x00" not in page.text


def test_the_matrix_has_a_cell_for_each_ruling_and_engine_and_forbids_scripts(run: Run) -> None:
    text = matrix([run, hostile()], RULINGS)
    assert "default-src 'none'" in text
    assert not re.search(r"""(src|href)\s*=\s*["']|@import|url\(|https?:""", text)
    row = text[text.index("Which types of mana") :]
    cells = re.findall(r'<span class="cell( \w+)?"[^>]*>([^<]*)</span>', row)[:2]
    assert [(verdict.strip(), told.strip()) for verdict, told in cells] == [("fail", "✗ 1/3"), ("fail", "✗ 1/4")]
    for told in ("Bob has 4 life", "the conversation with the engine", "&gt; game/begin", "unfinished: 7 were to be judged"):
        assert told in text


def test_a_ruling_is_in_the_chapter_of_most_of_its_scenarios(run: Run, result: Make) -> None:
    folders = ["adventures", "omens", "omens"]
    results = [result(f"s{n}", ruling="omen", feature=f"features/{folder}/x.feature") for n, folder in enumerate(folders)]
    text = matrix([msgspec.structs.replace(run, results=tuple(results))], RULINGS)
    assert ">omens<" in text
    assert ">adventures<" not in text


def test_nothing_hostile_is_more_than_text_in_markdown() -> None:
    text = markdown([hostile()], RULINGS)
    fence = re.search(r"^(`{3,})text\n(.*?)\n\1$", text, re.DOTALL | re.MULTILINE)
    assert fence is not None
    assert SCRIPT in fence[2]
    assert fence[1] not in fence[2]
    outside = re.sub(r"^(`{3,})text\n.*?\n\1$", "", text, flags=re.DOTALL | re.MULTILINE)
    assert set(re.findall(r"<(/?\w+)", outside)) == {"details", "/details", "summary", "/summary"}
    assert not re.search(r"(?<!\\)@everyone", outside.replace("<summary>", "").partition("###")[0])
    header, _, row = outside.splitlines()[2:5]
    assert len(re.split(r"(?<!\\)\|", row)) == len(header.split("|"))
    assert "6 of 7 scenarios were judged" in outside


def test_nothing_hostile_reaches_a_terminal() -> None:
    text = runs_report([hostile()], RULINGS)
    assert "\x00" not in text
    assert "\x1b[31m\x00" not in text
    assert NAME not in text
    assert printable("a\x1b[31mb\nc\td") == "a\\x1b[31mb\nc\td"
    assert printable("\u202ea\u2069b\u2028c") == r"\u202ea\u2069b\u2028c"


def test_cucumber_messages_are_valid_and_tell_each_step(run: Run) -> None:
    lines = [json.loads(line) for line in cucumber_messages([run], RULINGS).splitlines()]
    for line in lines:
        assert message_converter.to_dict(message_converter.from_dict(line, Envelope)) == line
    kinds = [next(iter(line)) for line in lines]
    assert kinds[0] == "meta"
    assert kinds[-1] == "testRunFinished"
    assert [kinds.count(kind) for kind in ("source", "gherkinDocument", "pickle", "testCase", "testCaseStarted", "testCaseFinished")] == [
        1,
        1,
        3,
        3,
        3,
        3,
    ]
    cases = {line["testCase"]["id"]: line["testCase"] for line in lines if "testCase" in line}
    pickles = {line["pickle"]["id"]: line["pickle"] for line in lines if "pickle" in line}
    assert {id: pickles[case["pickleId"]]["name"] for id, case in cases.items()} == {
        "two-wrong": "Two steps are right and the third is wrong",
        "rows-alice": "Life of Alice",
        "rows-bob": "Life of Bob",
    }
    steps = {step["id"]: id for id, case in cases.items() for step in case["testSteps"]}
    courses: dict[str, list[str]] = {}
    for line in lines:
        if "testStepFinished" in line:
            done = line["testStepFinished"]
            courses.setdefault(steps[done["testStepId"]], []).append(done["testStepResult"]["status"])
    assert courses == {
        "two-wrong": ["PASSED", "PASSED", "PASSED", "FAILED", "SKIPPED"],
        "rows-alice": ["PASSED", "PASSED"],
        "rows-bob": ["PASSED", "FAILED"],
    }
    definitions = {line["stepDefinition"]["id"] for line in lines if "stepDefinition" in line}
    assert all(
        step["stepDefinitionIds"] and set(step["stepDefinitionIds"]) <= definitions for case in cases.values() for step in case["testSteps"]
    )
    assert lines[-1]["testRunFinished"]["success"] is False


def test_a_long_conversation_keeps_its_beginning_and_its_end() -> None:
    lines = [f"> {number}" for number in range(100)]
    assert shown(lines) == ["> 0", "> 1", "… 76 more lines …", *lines[-22:]]
    assert shown(lines[:24]) == lines[:24]
    assert shown(["x" * 1000]) == ["x" * 600 + " … (1000 characters)"]


@pytest.mark.parametrize("form", FORMATS)
def test_every_form_can_tell_a_run(form: str, run: Run) -> None:
    text = FORMATS[form].tell([run], RULINGS)
    assert "two-wrong" in text
    assert "Bob has 4 life" in text
