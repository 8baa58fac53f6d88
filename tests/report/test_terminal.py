"""The report of a run for a reader."""

from collections.abc import Callable
from datetime import date

import click
import msgspec
import pytest

from oracle.report.findings import Finding, findings_page
from oracle.report.markdown import markdown
from oracle.report.matrix import matrix
from oracle.report.terminal import run_report, runs_report, unusable
from oracle.report.verdicts import exit_code
from oracle.suite.judging.verdicts import Detail, Result
from oracle.suite.reading.catalogue import Ruling, Superseded
from oracle.suite.running.results import Run, run_start

RULING = Ruling(
    slug="mana-could-produce",
    title="Which types of mana",
    ordinal=2,
    rules=("106.7",),
    ruling="A permanent could produce what its abilities would yield.",
    official_sha256="00",
    until=date(2026, 1, 1),
)


def report(*results: Result) -> list[str]:
    text = run_report(results, {RULING.slug: RULING}, "some engine 1.2", 3.14159)
    return click.unstyle(text).splitlines()


def test_rulings_stand_under_their_chapter_with_the_scenarios_that_pass(result: Callable[..., Result]) -> None:
    lines = report(
        result("one"),
        result("two"),
        result("three", ruling="other", feature="features/double_faced/faces.feature"),
        result("four", ruling=None),
    )
    assert lines[:6] == [
        "mana",
        "  ✓ mana-could-produce         2  Which types of mana",
        "  ✓ no ruling                  1",
        "",
        "double faced",
        "  ✓ other         1",
    ]
    assert lines[-1] == "2 of 2 rulings hold · 4 scenarios: 4 pass · some engine 1.2 · 3.14 s"


def test_a_failure_is_told_with_all_that_a_reader_needs(result: Callable[..., Result]) -> None:
    detail = Detail(
        feature="features/mana/produce.feature",
        line=9,
        step="Alice plays Forest",
        expected="that",
        observed="it is rejected",
        rule="305.2",
    )
    lines = report(result("good"), result("bad", "fail", detail=detail))
    assert "  ✗ mana-could-produce    1 of 2  Which types of mana" in lines
    start = lines.index("✗ bad  fail")
    assert lines[start : start + 10] == [
        "✗ bad  fail",
        "             The name of bad",
        "  at         features/mana/produce.feature:9",
        "  step       Alice plays Forest",
        "  expected   that",
        "  observed   it is rejected",
        "  forbidden  by rule 305.2",
        "  rules      106.7",
        "  ruling     mana-could-produce: A permanent could produce what its abilities would yield.",
        "",
    ]
    assert lines[-1].startswith("0 of 1 ruling hold")
    assert "2 scenarios: 1 passes, 1 fails" in lines[-1]


def test_the_ruling_is_told_as_it_is_right_in_the_edition_of_the_verdict(result: Callable[..., Result]) -> None:
    later = Superseded(since=date(2026, 1, 2), rules=("106.7",), ruling="It could produce nothing.")
    ruling = msgspec.structs.replace(RULING, superseded=later)
    for edition, said in (("2026-01-01", RULING.ruling), ("2026-01-02", later.ruling)):
        wrong = result("bad", "fail", edition=edition)
        told = click.unstyle(run_report([wrong], {ruling.slug: ruling}, "some engine 1.2", 1.0)).splitlines()
        assert f"  ruling     mana-could-produce: {said}" in told
        run = Run(start=run_start([], "some engine", "1.2", edition), results=(wrong,))
        assert said in matrix([run], {ruling.slug: ruling})
        assert f"- ruling: {said}" in findings_page(run, [Finding(wrong, "It is wrong.", "Feature: Mana")], {ruling.slug: ruling})


def test_several_lines_of_an_observation_stay_lines(result: Callable[..., Result]) -> None:
    detail = Detail(feature="a.feature", line=1, step="s", expected="one\ntwo", observed="three")
    lines = report(result("bad", "fail", detail=detail))
    assert lines[lines.index("  expected   one") + 1] == "             two"


def test_scenarios_of_other_editions_count_neither_way(result: Callable[..., Result]) -> None:
    lines = report(result("old", "inapplicable"), result("new"))
    assert "  ✓ mana-could-produce         1  Which types of mana" in lines
    assert "2 scenarios: 1 passes, 1 is of another edition" in lines[-1]


def lacking(result: Callable[..., Result], id: str, what: str) -> Result:
    return result(id, "unsupported", detail=Detail(feature="a.feature", line=3, step="", observed=f"the engine lacks the cards {what}"))


def test_what_is_unsupported_is_summed_up_by_what_is_lacking_before_what_fails(result: Callable[..., Result]) -> None:
    cards = [*["Island"] * 3, *["Forest"] * 20, *map(str, range(15))]
    lines = report(*[lacking(result, f"s{index}", card) for index, card in enumerate(cards)], result("bad", "fail"))
    start = lines.index("? 38 scenarios are unsupported")
    assert lines[start + 1 : start + 3] == ["     20 × the engine lacks the cards Forest", "      3 × the engine lacks the cards Island"]
    assert "      2 × for 2 other reasons" in lines[start:]
    assert not any(line.startswith(("✗ s", "? s")) for line in lines)
    assert next(index for index, line in enumerate(lines) if line.startswith("✗ bad")) > start


def test_a_few_that_are_unsupported_are_named(result: Callable[..., Result]) -> None:
    assert "? one  the engine lacks the cards Island" in report(lacking(result, "one", "Island"), result("good"))


def test_several_runs_are_summed_up_side_by_side_with_the_pace_of_each(result: Callable[..., Result]) -> None:
    quick = (result("one", seconds=0.004), result("two", seconds=0.004), result("three", "fail", ruling="other", seconds=0.004))
    slow = (result("one", seconds=0.05), result("two", "unsupported", seconds=9.0), result("three", ruling="other", seconds=0.15))
    runs = [Run(run_start((), "reference", "0.1.0", None), quick, 3.0), Run(run_start((), "\x1b[31mother", "1", None), slow)]
    lines = click.unstyle(runs_report(runs, {})).splitlines()
    assert lines[-3:] == [
        "engine           rulings hold  pass  fail  unsupported  scenarios a second",
        "reference 0.1.0        1 of 2     2     1            0                 250",
        r"\x1b[31mother 1        1 of 2     2     0            1                  10",
    ]
    page = matrix(runs, {})
    assert "250 scenarios a second" in page
    assert "10 scenarios a second" in page
    assert [line.split(" | ")[-1] for line in markdown(runs, {}).splitlines()[2:6]][::2] == ["scenarios a second |", "250 |"]


def test_a_single_run_isnt_set_beside_itself_and_an_unknown_pace_is_a_dash(result: Callable[..., Result]) -> None:
    run = Run(run_start((), "reference", "0.1.0", None), (result("one", "unsupported"),), 1.0)
    assert "scenarios a second" not in runs_report([run], {})
    assert "scenarios a second" not in matrix([run], {})
    assert click.unstyle(runs_report([run, run], {})).splitlines()[-1].endswith("  –")


@pytest.mark.parametrize(
    ("verdicts", "code"),
    [
        (["pass", "inapplicable", "disputed"], 0),
        (["pass", "unsupported"], 1),
        (["pass", "fail"], 1),
        (["pass", "error"], 1),
    ],
)
def test_exit_code(result: Callable[..., Result], verdicts: list[str], code: int) -> None:
    assert exit_code([result(str(number), verdict) for number, verdict in enumerate(verdicts)]) == code


def test_unusable_input_outweighs_failures(result: Callable[..., Result]) -> None:
    assert exit_code([result("bad", "fail"), result("odd", "error", kind="input"), result("crash", "error", kind="crash")]) == 2


def test_what_can_not_be_carried_out_is_counted_here_and_told_elsewhere(result: Callable[..., Result]) -> None:
    detail = Detail(feature="a.feature", line=4, step="Alice taps Forrest for mana", observed="no object is called 'Forrest'")
    odd = result("odd", "error", kind="input", detail=detail)
    assert not any("odd" in line for line in report(odd, result("good")))
    assert unusable([odd, result("bad", "fail")]) == ["a.feature:4: Alice taps Forrest for mana: no object is called 'Forrest'"]
