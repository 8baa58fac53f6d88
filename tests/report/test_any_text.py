"""Whatever an engine or a file may say, lone surrogates and control characters included, each form and the file of results can tell it."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from cucumber_messages import Envelope, message_converter
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from oracle.report.formats import FORMATS
from oracle.suite.judging.verdicts import Detail, Result
from oracle.suite.running.results import ResultsFile, Run, RunStart, read_run, sayable

ANY = st.text(st.characters(codec=None, categories=None), max_size=12)
"""Text of any code points, surrogates included."""
NASTY = st.sampled_from(
    ["\ud800", "\udfff x", "\x00\x1b[2J", "]]>", "\ufffe", "\r\n", "\u2028", "<script>", "a\ud83d", "\x85", "# SKIP", "`" * 9]
)
TEXT = ANY | NASTY

DETAIL = st.builds(Detail, feature=TEXT, line=st.integers(1, 99), step=TEXT, expected=TEXT, observed=TEXT, rule=st.none() | TEXT)
RESULT = st.builds(
    Result,
    id=TEXT,
    ruling=st.none() | TEXT | st.just("mana-could-produce"),
    rules=st.lists(TEXT, max_size=2).map(tuple),
    feature=TEXT,
    line=st.integers(1, 99),
    name=TEXT,
    verdict=st.sampled_from(["pass", "fail", "unsupported", "inapplicable", "disputed", "error"]),
    seconds=st.floats(0, 9),
    edition=st.just("2026-09-25"),
    kind=st.none(),
    detail=st.none() | DETAIL,
    conversation=st.lists(TEXT, max_size=3).map(tuple),
)
RUN = st.builds(
    Run,
    st.builds(
        RunStart,
        engine=TEXT,
        version=TEXT,
        edition=st.just("2026-09-25"),
        scenarios=st.just(2),
        digest=st.just(""),
        began=st.floats(0, 2e9),
    ),
    st.lists(RESULT, max_size=3, unique_by=lambda result: result.id).map(tuple),
)
EVERYTHING = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture])


@pytest.mark.parametrize("form", [form for form in FORMATS if form != "cucumber"])
@EVERYTHING
@given(run=RUN)
def test_each_form_tells_it(form: str, run: Run) -> None:
    text = FORMATS[form].tell([run], {})
    assert text.encode("utf-8").decode("utf-8") == text
    if form == "junit":
        document = ElementTree.fromstring(text.encode("utf-8"))
        assert len(document.findall(".//testcase")) == len(run.results) + (run.unfinished is not None)
    elif form == "json":
        assert len(json.loads(text)["scenarios"]) == len(run.results)
    elif form == "tap":
        lines = text.removesuffix("\n").split("\n")
        assert len([line for line in lines if re.match(r"(not )?ok \d", line)]) == len(run.results)
        assert all(re.match(r"TAP version 14$|1\.\.\d|# |ok |not ok |Bail out! |  ", line) for line in lines)
    else:
        assert not re.search(r"[\x00-\x08\x0b\x0c\x0e-\x1a\x1c-\x1f\x7f\u0080-\u009f]", text)


@EVERYTHING
@given(run=RUN)
def test_cucumber_messages_tell_it(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "f.feature"
    path.write_text("Feature: F\n  Scenario: S\n    Given Bob has 3 life\n    Then Bob has 4 life\n", encoding="utf-8")
    places = [
        Result(**{name: getattr(each, name) for name in each.__struct_fields__} | {"feature": str(path), "line": 2}) for each in run.results
    ]
    lines = [
        json.loads(line) for line in FORMATS["cucumber"].tell([Run(run.start, tuple(places))], {}).encode().decode().split("\n") if line
    ]
    for line in lines:
        assert message_converter.to_dict(message_converter.from_dict(line, Envelope)) == line
    assert sum("testCaseFinished" in line for line in lines) == len(run.results)


@EVERYTHING
@given(run=RUN)
def test_the_file_of_results_keeps_it(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with ResultsFile(path, run.start) as file:
        assert list(file.written(iter(run.results))) == list(run.results)
    again = read_run(path)
    assert [(result.verdict, result.line) for result in again.results] == [(result.verdict, result.line) for result in run.results]
    assert [result for result, before in zip(again.results, run.results, strict=True) if result != sayable(before)] == []
