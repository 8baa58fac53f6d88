"""The results as JUnit XML, which most services for continuous integration understand."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import PurePath

from junitparser import Error, Failure, JUnitXml, Skipped, TestCase, TestSuite

from oracle.report.conversation import printable, reason
from oracle.report.terminal import plain_failure
from oracle.suite.judging.verdicts import Result
from oracle.suite.reading.catalogue import Ruling
from oracle.suite.running.results import Run


def junit(runs: Sequence[Run], rulings: Mapping[str, Ruling]) -> str:
    """A suite for each run, a test case for each scenario.  What isn't judged on its merits is skipped.

    A run that didn't come to its end has one more case, which is an error and says so.

    Skipped cases are counted by suite alone, since the schema by which Jenkins checks such files has no other place for their number.
    """
    document = JUnitXml("oracle")
    for run in runs:
        suite = TestSuite(printable(run.title))
        suite.timestamp = datetime.fromtimestamp(run.start.began, UTC).isoformat(timespec="seconds")
        suite.add_property("edition", run.start.edition)
        suite.add_testcases([_case(result, rulings) for result in run.results])
        if run.unfinished:
            suite.add_testcase(_unfinished(run.unfinished))
        document.add_testsuite(suite)
    suites = list(document)
    for suite in suites:
        suite.update_statistics()  # type: ignore[no-untyped-call]
    document.tests = sum(suite.tests for suite in suites)
    document.failures = sum(suite.failures for suite in suites)
    document.errors = sum(suite.errors for suite in suites)
    document.time = round(sum(suite.time for suite in suites), 3)
    text: bytes = document.tostring()  # type: ignore[no-untyped-call]
    return text.decode("utf-8")


def _unfinished(told: str) -> TestCase:
    """The case that fails where a run didn't come to its end."""
    case = TestCase("the whole run", "oracle", 0)
    case.result = [Error(f"unfinished: {told}", "unfinished")]
    return case


def _case(result: Result, rulings: Mapping[str, Ruling]) -> TestCase:
    path = PurePath(result.feature)
    place = (*path.parent.parts[-1:], path.stem)
    case = TestCase(printable(result.id), printable(".".join(place)), round(result.seconds, 4))
    if result.verdict == "pass":
        return case
    why = reason(result)
    outcome: Failure | Error | Skipped
    if result.verdict in ("fail", "error"):
        outcome = Failure(why, "fail") if result.verdict == "fail" else Error(why, result.kind)
        outcome.text = plain_failure(result, rulings.get(result.ruling or ""))
    else:
        outcome = Skipped(f"{result.verdict}: {why}", result.verdict)
    case.result = [outcome]
    return case
