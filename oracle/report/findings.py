"""Findings: what an engine was found to get wrong, as a page for its maintainers.

A finding is a scenario that failed as expected (or ended in an error, as where an answer never comes), and whose expectation gives a
reason.  It stands alone: its ruling, its rules, a scenario that can be run as it is, what was expected and observed, and where the cause
lies.  Expectations whose reason begins with `NO_FINDING` aren't the engine's fault (a question without consequence, something outside of
games …) and are left out.
"""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from oracle.report.markdown import escaped
from oracle.report.verdicts import plural
from oracle.suite.judging.verdicts import Result
from oracle.suite.reading.case import Case
from oracle.suite.reading.catalogue import Ruling
from oracle.suite.running.expectations import Expectations, by_scenario, expected_of
from oracle.suite.running.results import Run

NO_FINDING = "Not a finding:"


class Finding(msgspec.Struct, frozen=True):
    """A scenario that an engine gets wrong, why, and the scenario by itself."""

    result: Result
    reason: str
    feature: str
    """The text of a feature file with this scenario alone."""


def findings(run: Run, expectations: Expectations, cases: Mapping[str, Case], sources: Mapping[str, Sequence[str]]) -> list[Finding]:
    """The findings of a run; `sources` are the lines of the feature files, by path."""
    wanted = by_scenario(expectations.expected)
    found = []
    for result in run.results:
        expected = expected_of(wanted, result.id, run.start.version, result.edition)
        if expected is None or not expected.reason or expected.reason.startswith(NO_FINDING):
            continue
        if result.verdict == expected.verdict and result.verdict in ("fail", "error") and result.id in cases:
            case = cases[result.id]
            found.append(Finding(result, expected.reason, feature_of(case, sources.get(case.feature, ()))))
    return found


def feature_of(case: Case, source: Sequence[str]) -> str:
    """A feature file that holds one scenario, with the steps of its background as its own; `source` are the lines it stands in."""
    ruling = (f"@ruling:{case.ruling}",) if case.ruling else ()
    tags = (f"@id:{case.id}", *ruling, *(f"@rule:{rule}" for rule in case.rules))
    lines = [f"Feature: {case.name}", "", f"  {' '.join(tags)}", f"  Scenario: {case.name}"]
    before = ""
    for step in case.steps:
        word = "And" if step.kind == before else step.kind.capitalize()
        before = step.kind
        lines.append(f"    {word} {step.text}")
        for row in source[step.line :]:
            if not row.lstrip().startswith("|"):
                break
            lines.append(f"      {row.strip()}")
    return "\n".join(lines) + "\n"


def findings_page(run: Run, found: Sequence[Finding], rulings: Mapping[str, Ruling]) -> str:
    """The page, in Markdown: findings of one cause together, those that break most scenarios first."""
    causes: dict[str, list[Finding]] = {}
    for finding in found:
        causes.setdefault(finding.reason, []).append(finding)
    ordered = sorted(causes.items(), key=lambda item: -len(item[1]))
    lines = [f"# Findings on {escaped(run.title)}", ""]
    lines.append(f"{plural(len(causes), 'deviation')} from the rules of {run.start.edition}, seen in {plural(len(found), 'scenario')}.")
    lines.append("Each scenario below is a whole feature file and can be run by itself: `oracle run --engine ENGINE FILE`.")
    lines += ["", "| | deviation | scenarios |", "|---:|---|---:|"]
    lines += [f"| {number} | {escaped(_parted(reason)[0])} | {len(group)} |" for number, (reason, group) in enumerate(ordered, 1)]
    for number, (reason, group) in enumerate(ordered, 1):
        smallest = min(group, key=lambda finding: len(finding.feature))
        lines += _told(number, reason, smallest, group, rulings)
    return "\n".join(lines) + "\n"


def _parted(reason: str) -> tuple[str, str]:
    """What is wrong, which is the first sentence of a reason, and the rest: where the cause lies."""
    first, _, rest = reason.partition(". ")
    return first.removesuffix("."), rest


def _told(number: int, reason: str, finding: Finding, group: Sequence[Finding], rulings: Mapping[str, Ruling]) -> Iterator[str]:
    result = finding.result
    ruling = rulings.get(result.ruling or "")
    deviation, cause = _parted(reason)
    yield from ("", f"## {number}. {escaped(deviation)}", "")
    if cause:
        yield from (escaped(cause), "")
    yield f"- scenario: {escaped(result.name)}"
    if ruling is not None:
        yield f"- ruling: {escaped(ruling.stated_in(result.edition))}"
    yield f"- rules: {', '.join(result.rules) or 'none given'}"
    if result.detail is not None:
        yield f"- at the step: {escaped(result.detail.step)}"
        if result.detail.expected:
            yield f"- expected: {escaped(result.detail.expected)}"
        yield f"- observed: {escaped(result.detail.observed)}"
    others = [other.result.id for other in group if other is not finding]
    if others:
        yield f"- also seen in: {', '.join(others)}"
    yield from ("", "```gherkin", finding.feature.rstrip(), "```")
