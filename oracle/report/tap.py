"""The results in the Test Anything Protocol, version 14."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from oracle.report.conversation import printable, reason, shown
from oracle.suite.judging.verdicts import Result
from oracle.suite.reading.catalogue import Ruling
from oracle.suite.running.results import Run


def tap(runs: Sequence[Run], rulings: Mapping[str, Ruling]) -> str:
    """One run: a line for each scenario, and under one that fails a block of YAML (values are written as JSON, which is YAML).

    One that didn't come to its end bails out.
    """
    (run,) = runs
    lines = [
        "TAP version 14",
        f"1..{run.start.scenarios if run.unfinished else len(run.results)}",
        f"# {_plain(run.title)}, rules of {run.start.edition}",
    ]
    for number, result in enumerate(run.results, 1):
        lines += _point(number, result, rulings.get(result.ruling or ""))
    if run.unfinished:
        lines.append(f"Bail out! unfinished: {run.unfinished}")
    return "\n".join(lines) + "\n"


def _point(number: int, result: Result, ruling: Ruling | None) -> Iterator[str]:
    holds = result.verdict not in ("fail", "error")
    line = f"{'ok' if holds else 'not ok'} {number} - {_plain(result.id)}"
    if result.verdict in ("unsupported", "inapplicable"):
        yield f"{line} # SKIP {result.verdict}: {_plain(reason(result))}"
        return
    if result.verdict == "disputed":
        yield f"{line} # TODO the ruling is disputed"
        return
    yield line
    if not holds:
        detail = result.detail
        fields = {
            "message": reason(result),
            "severity": result.kind or result.verdict,
            "at": {"file": printable(detail.feature if detail else result.feature), "line": detail.line if detail else result.line},
            "step": printable(detail.step) if detail else "",
            "rules": result.rules or (ruling.rules if ruling else ()),
            "forbidden by": printable(detail.rule) if detail and detail.rule else None,
            "ruling": printable(result.ruling or ""),
            "conversation": shown(result.conversation),
        }
        yield "  ---"
        for name, value in fields.items():
            if value:
                yield f"  {name}: {msgspec.json.encode(value).decode()}"
        yield "  ..."


def _plain(text: str) -> str:
    """The text of a line: nothing in it ends the line or begins a directive."""
    return " ".join(printable(text).split()).replace("\\", "\\\\").replace("#", "\\#")
