"""The page of findings: each stands alone, and what isn't a finding is left out."""

from pathlib import Path

import msgspec

from oracle.cards.loader import load_cards
from oracle.report.findings import NO_FINDING, feature_of, findings, findings_page
from oracle.suite.judging.verdicts import Detail, Result
from oracle.suite.reading.case import Case
from oracle.suite.reading.features import load_features
from oracle.suite.reading.names import LibraryNames
from oracle.suite.running.expectations import Expectations, Expected
from oracle.suite.running.results import Run, RunStart

CARDS = load_cards(Path(__file__).parents[2] / "fixtures" / "cards")
FEATURE = """Feature: Bears

  Background:
    Given Alice controls:
      | card          | alias |
      | Grizzly Bears | Bear  |

  @id:bear-is-small @rule:208.1
  Scenario: A bear is small
    And Alice has 20 life
    When Alice passes priority
    Then Bear is 2/2
    And Alice has 20 life

  @id:bear-is-green @rule:105.2
  Scenario: A bear is green
    Then Bear is green
"""


def cases(path: Path, text: str = FEATURE) -> dict[str, Case]:
    path.write_text(text, encoding="utf-8")
    suite = load_features((path,), LibraryNames(CARDS))
    assert suite.problems == []
    return {case.id: case for case in suite.cases}


def run_of(*results: Result) -> Run:
    start = RunStart(engine="some [engine]", version="1", edition="2026-09-25", scenarios=len(results), digest="")
    return Run(start=start, results=results)


def failed(case: Case, verdict: str = "fail") -> Result:
    detail = Detail(feature=case.feature, line=11, step="Bear is 2/2", expected="Bear is 2/2", observed="Bear is 3/3")
    return Result(
        id=case.id, ruling=None, rules=case.rules, feature=case.feature, line=1, name=case.name, verdict=verdict,  # type: ignore[arg-type]
        seconds=0.1, edition="2026-09-25", detail=detail,
    )  # fmt: skip


def known(**reasons: str) -> Expectations:
    entries = (Expected(scenario=id.replace("_", "-"), verdict="fail", reason=reason) for id, reason in reasons.items())
    return Expectations("some [engine]", tuple(entries))


def test_a_scenario_by_itself_has_its_background_and_tables_and_means_the_same(tmp_path: Path) -> None:
    case = cases(tmp_path / "all.feature")["bear-is-small"]
    alone = feature_of(case, FEATURE.splitlines())
    again = cases(tmp_path / "alone.feature", alone)["bear-is-small"]
    assert [step.operation for step in again.steps] == [step.operation for step in case.steps]
    assert again.rules == case.rules


def test_a_finding_is_an_expected_failure_with_a_reason(tmp_path: Path) -> None:
    both = cases(tmp_path / "all.feature")
    small, green = both["bear-is-small"], both["bear-is-green"]
    run = run_of(failed(small), failed(green))
    found = findings(run, known(bear_is_small="It is too big.", bear_is_green=f"{NO_FINDING} it is only a color."), both, {})
    assert [finding.result.id for finding in found] == ["bear-is-small"]
    assert findings(run_of(failed(small, "unsupported")), known(bear_is_small="It is too big."), both, {}) == []
    assert findings(run, known(bear_is_small=""), both, {}) == []


def test_an_error_that_is_expected_is_a_finding_too_and_an_unexpected_one_is_none(tmp_path: Path) -> None:
    both = cases(tmp_path / "all.feature")
    silent = msgspec.structs.replace(
        failed(both["bear-is-small"], "error"),
        detail=Detail(feature="all.feature", line=11, step="Bear is 2/2", observed="no answer within 30 s"),
    )
    reason = "It never answers. It counts to infinity."
    expected = Expectations("some [engine]", (Expected(scenario="bear-is-small", verdict="error", reason=reason),))
    page = findings_page(run_of(silent), findings(run_of(silent), expected, both, {}), {})
    assert "## 1. It never answers\n" in page
    assert "- at the step: Bear is 2/2\n- observed: no answer within 30 s\n" in page
    assert findings(run_of(silent), known(bear_is_small=reason), both, {}) == []


WRONG = "Bears are wrong. They grow in Bear.java."


def test_findings_of_one_cause_stand_together_with_the_smallest_scenario(tmp_path: Path) -> None:
    path = tmp_path / "all.feature"
    both = cases(path)
    run = run_of(*(failed(case) for case in both.values()))
    lines = {str(path): FEATURE.splitlines()}
    page = findings_page(run, findings(run, known(bear_is_small=WRONG, bear_is_green=WRONG), both, lines), {})
    assert "1 deviation from the rules of 2026-09-25, seen in 2 scenarios." in page
    assert "| 1 | Bears are wrong | 2 |" in page
    assert "## 1. Bears are wrong\n\nThey grow in Bear.java.\n" in page
    assert "@id:bear-is-green" in page
    assert "- also seen in: bear-is-small" in page
    assert "observed: Bear is 3/3" in page


def test_what_comes_from_an_engine_stays_text(tmp_path: Path) -> None:
    both = cases(tmp_path / "all.feature")
    run = run_of(failed(both["bear-is-small"]))
    page = findings_page(run, findings(run, known(bear_is_small="<b>[x](y)</b>"), both, {}), {})
    assert "some \\[engine\\]" in page
    assert "[x](y)" not in page
