"""The results as a summary in Markdown, for the page of a job of continuous integration.

All that comes from an engine or a file is either escaped or stands in a fence, so that it stays text.
"""

import re
from collections.abc import Iterator, Mapping, Sequence

from oracle.report.conversation import printable, reason
from oracle.report.terminal import plain_failure
from oracle.report.verdicts import VERDICTS, by_ruling, count, in_figures, pace
from oracle.suite.judging.verdicts import Result
from oracle.suite.reading.catalogue import Ruling
from oracle.suite.running.results import Run

MOST_FAILURES = 50
"""So many failures are told in full, since such a page may hold a megabyte; the others are counted."""

_SPECIAL = re.compile(r"([\\`*_{}\[\]()#+!|~@$:-])")
_TICKS = re.compile(r"`{3,}")


def markdown(runs: Sequence[Run], rulings: Mapping[str, Ruling]) -> str:
    """A table of all runs, and for each run what didn't pass."""
    lines = ["## Rulings", ""]
    lines.append(f"| engine | edition | rulings that hold | {' | '.join(VERDICTS)} | scenarios a second |")
    lines.append(f"|---|---|---:|{'---:|' * (len(VERDICTS) + 1)}")
    for run in runs:
        groups = [group for group in by_ruling(run.results) if group.slug]
        hold = sum(group.verdict == "pass" for group in groups)
        counted = count(run.results)
        numbers = [str(counted.get(each, 0)) for each in VERDICTS]
        cells = [escaped(run.title), run.start.edition, f"{hold} of {len(groups)}", *numbers, in_figures(pace(run.results))]
        lines.append(f"| {' | '.join(cells)} |")
    for run in runs:
        if not run.complete:
            lines += ["", f"**{escaped(run.title)}: {len(run.results)} of {run.start.scenarios} scenarios were judged.**"]
        lines += _failures(run, rulings)
    return "\n".join(lines) + "\n"


def _failures(run: Run, rulings: Mapping[str, Ruling]) -> Iterator[str]:
    wrong = [result for result in run.results if result.verdict in ("fail", "error")]
    if wrong:
        yield from ("", f"### {escaped(run.title)}: {len(wrong)} wrong", "")
    for result in wrong[:MOST_FAILURES]:
        text = plain_failure(result, rulings.get(result.ruling or ""))
        fence = "`" * max([3, *(len(ticks) + 1 for ticks in _TICKS.findall(text))])
        yield from ("<details>", f"<summary>{_summary(result)}</summary>", "", f"{fence}text", text, fence, "", "</details>")
    if len(wrong) > MOST_FAILURES:
        yield from ("", f"… and {len(wrong) - MOST_FAILURES} more.")
    lacking = [result for result in run.results if result.verdict == "unsupported"]
    if lacking:
        reasons: dict[str, int] = {}
        for result in lacking:
            reasons[reason(result)] = reasons.get(reason(result), 0) + 1
        yield from ("", f"### {escaped(run.title)}: {len(lacking)} unsupported", "")
        most = sorted(reasons.items(), key=lambda item: -item[1])
        yield from (f"- {number} × {escaped(why)}" for why, number in most[:MOST_FAILURES])


def _summary(result: Result) -> str:
    what = f"{result.verdict} ({result.kind})" if result.kind else result.verdict
    return f"{_html(printable(result.id))} — {what}: {_html(reason(result)[:200])}"


def escaped(text: str) -> str:
    """The text as Markdown that shows it as it is, on one line."""
    return _SPECIAL.sub(r"\\\1", _html(" ".join(printable(text).split())))


def _html(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
