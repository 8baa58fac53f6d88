"""What an engine is known to get wrong: read, compared with a run, and kept up to date without touching what people wrote."""

from pathlib import Path
from typing import Any

import click
import msgspec
import pytest
import tomli

from oracle.report.comparison import gate_report
from oracle.suite.judging.verdicts import Detail, Result
from oracle.suite.reading.toml_records import RecordError
from oracle.suite.running.baseline import baseline
from oracle.suite.running.expectations import Expectations, Expected, gate, load_expectations


def result(id: str, verdict: Any = "pass", edition: str = "2026-09-25", **fields: Any) -> Result:
    return Result(
        id=id, ruling=None, rules=(), feature="a.feature", line=1, name=id, verdict=verdict, seconds=0.0, edition=edition, **fields
    )


def ids(surprises: Any) -> list[str]:
    return [surprise.result.id for surprise in surprises]


def test_new_failures_and_unexpected_passes_are_told_apart_from_what_is_known() -> None:
    known = Expectations("e", tuple(Expected(scenario=id, verdict="fail") for id in ("known", "mended", "crashes", "gone")))
    results = [result("known", "fail"), result("mended"), result("crashes", "error", kind="crash"), result("new", "fail"), result("good")]
    results += [result("other", "inapplicable"), result("odd", "disputed"), result("lacking", "unsupported")]
    found = gate(results, known, "1", [each.id for each in results])
    assert ids(found.new_failures) == ["crashes", "new"]
    assert ids(found.lacking) == ["lacking"]
    assert ids(found.unexpected_passes) == ["mended"]
    assert ids(found.as_expected) == ["known"]
    assert [entry.scenario for entry in found.unknown] == ["gone"]
    assert not found.holds
    assert gate([result("known", "fail"), result("good")], known, "1", []).holds


def test_many_expectations_of_scenarios_that_are_not_there_take_one_line() -> None:
    known = Expectations("e", tuple(Expected(scenario=f"gone-{number}", verdict="fail") for number in range(7)))
    told = click.unstyle(gate_report(gate([], known, "1", ["here"]))).splitlines()
    names = "gone-0, gone-1, gone-2, gone-3, gone-4 and 2 more"
    assert told[0] == f"· something is expected of scenarios that are not among these: {names}"


def test_what_the_engine_has_declared_to_lack_fails_nothing_but_where_another_verdict_is_listed() -> None:
    known = Expectations("e", (Expected(scenario="known", verdict="fail"), Expected(scenario="never", verdict="unsupported")))
    found = gate([result("new", "unsupported"), result("never", "unsupported")], known, "1", ["known", "never"])
    assert found.holds
    assert (ids(found.lacking), ids(found.as_expected)) == (["new"], ["never"])
    told = click.unstyle(gate_report(found))
    assert "1 scenario not listed, unsupported as the engine has declared" in told
    assert "new" in told
    assert ids(gate([result("known", "unsupported")], known, "1", []).new_failures) == ["known"]
    assert ids(gate([result("never")], known, "1", []).unexpected_passes) == ["never"]


@pytest.mark.parametrize(
    ("conditions", "version", "edition", "fits"),
    [
        ({}, "whatever", "2026-09-25", True),
        ({"versions": ">=1.4, <2"}, "1.4.0", "2026-09-25", True),
        ({"versions": ">=1.4, <2"}, "1.10", "2026-09-25", True),
        ({"versions": ">=1.4, <2"}, "v2", "2026-09-25", False),
        ({"versions": "<2.0"}, "2.0-rc1", "2026-09-25", True),
        ({"versions": "==1.4"}, "1.4.0+build7", "2026-09-25", True),
        ({"versions": "!=1.4"}, "1.4", "2026-09-25", False),
        ({"versions": ">1.9"}, "1.9", "2026-09-25", False),
        ({"versions": "<=1.9"}, "1.9", "2026-09-25", True),
        ({"editions": "<2026-08-07"}, "1", "2026-08-06", True),
        ({"editions": "<2026-08-07"}, "1", "2026-08-07", False),
        ({"versions": ">=2", "editions": ">=2026-08-07"}, "1", "2026-09-25", False),
    ],
)
def test_an_entry_may_be_limited_to_versions_and_editions(conditions: dict[str, str], version: str, edition: str, fits: bool) -> None:
    known = Expectations("e", (Expected(scenario="a", verdict="fail", **conditions),))
    assert gate([result("a", "fail", edition)], known, version, ["a"]).holds is fits


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[[expected]]\nscenario = "a"\nverdict = "fail"\n', ":1: the key 'engine' is missing"),
        ('engine = "e"\n[[expected]]\nscenario = "a"\nverdict = "pass"\n', ":4: expected.verdict: "),
        (
            'engine = "e"\n[[expected]]\nscenario = "a"\nverdict = "fail"\nresaon = "x"\n',
            ":5: expected.resaon: unknown key; did you mean 'reason'?",
        ),
        (
            'engine = "e"\n[[expected]]\nscenario = "a"\nverdict = "fail"\n\n'
            '[[expected]]\nscenario = "b"\nverdict = "fail"\nversions = "1.x or so"\n',
            ":6: versions: expected conditions such as '>=1.4, <2', not '1.x or so'",
        ),
    ],
)
def test_a_file_that_is_not_understood_is_told_with_its_place(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "known.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(RecordError) as raised:
        load_expectations(path)
    assert f"{path}{message}" in str(raised.value)


WRITTEN = """# kept by people
engine = "e"

[[expected]]
scenario = "known"
verdict = "fail"
reason = "it reads the rule so"   # discussed
link = "https://example.org/1"

# this one crashes
[[expected]]
scenario = "crashes"
verdict = "fail"
reason = "a null somewhere"

[[expected]]
scenario = "mended"
verdict = "fail"

[[expected]]
scenario = "old"
verdict = "fail"
versions = "<1"
reason = "long ago"

[[expected]]
scenario = "not-judged"
verdict = "unsupported"
"""

RESULTS = [result("known", "fail"), result("crashes", "error", kind="crash"), result("mended"), result("old"), result("new", "fail")]
RESULTS += [result("lacking", "unsupported"), result("never", "unsupported")]


def test_a_baseline_keeps_what_people_wrote() -> None:
    found = baseline(WRITTEN, "e", "2", RESULTS)
    assert (found.added, found.corrected, found.removed) == (("new",), ("crashes",), ("mended",))
    entries = {entry["scenario"]: entry for entry in tomli.loads(found.text)["expected"]}
    assert list(entries) == ["known", "crashes", "old", "not-judged", "new"]
    assert entries["crashes"] == {"scenario": "crashes", "verdict": "error", "reason": "a null somewhere"}
    assert entries["new"] == {"scenario": "new", "verdict": "fail", "reason": "", "link": ""}
    for kept in ("# kept by people", "# discussed", "# this one crashes", 'link = "https://example.org/1"', 'versions = "<1"'):
        assert kept in found.text


def test_of_many_reasons_why_scenarios_are_unsupported_the_most_frequent_are_told() -> None:
    def needing(id: str, card: str) -> Result:
        detail = Detail(feature="a.feature", line=1, step="", observed=f"the engine lacks {card}")
        return msgspec.structs.replace(result(id, "unsupported"), detail=detail)

    results = [needing(f"s{number}", str(number)) for number in range(20)] + [needing("last", "19")]
    told = click.unstyle(gate_report(gate(results, Expectations("e", ()), "1", []))).splitlines()
    assert told[0] == "21 scenarios not listed, unsupported as the engine has declared"
    assert told[1] == "  ? the engine lacks 19: s19, last"
    assert told[-2] == "  ? 5 other reasons: 5 scenarios"


def test_a_baseline_lists_what_is_wrong_and_not_what_is_lacking() -> None:
    listed = 'engine = "e"\n\n[[expected]]\nscenario = "never"\nverdict = "unsupported"\nreason = "far away"\n'
    assert baseline("", "e", "2", [result("lacking", "unsupported"), result("good")]).added == ()
    found = baseline(listed, "e", "2", RESULTS)
    assert found.added == ("known", "crashes", "new")
    assert [entry["scenario"] for entry in tomli.loads(found.text)["expected"]] == ["never", "known", "crashes", "new"]


def test_a_baseline_is_what_the_gate_expects_and_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "known.toml"
    for before in ("", WRITTEN):
        text = baseline(before, "e", "2", RESULTS).text
        path.write_text(text, encoding="utf-8")
        assert gate(RESULTS, load_expectations(path), "2", []).holds
        assert baseline(text, "e", "2", RESULTS).text == text


def test_a_baseline_of_an_engine_that_gets_all_right_expects_nothing(tmp_path: Path) -> None:
    path = tmp_path / "known.toml"
    path.write_text(baseline("", 'the "best" engine', "2", [result("a")]).text, encoding="utf-8")
    assert load_expectations(path) == Expectations('the "best" engine')
