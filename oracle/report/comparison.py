"""A run beside what was expected of it, and two runs beside each other, for a reader and for machines."""

from collections.abc import Iterator, Sequence

import click
import msgspec

from oracle.report.conversation import by_reason, printable, reason
from oracle.report.terminal import MOST_REASONS, folded
from oracle.report.verdicts import MARKS, plural
from oracle.suite.judging.verdicts import Verdict
from oracle.suite.running.differences import Difference, Differences
from oracle.suite.running.expectations import Gate, Surprise

MOST_NAMED = 5
"""So many scenarios that lack the same are named."""


def gate_report(gate: Gate) -> str:
    """What isn't as expected, each scenario named; and the sum."""
    lines: list[str] = []
    if gate.new_failures:
        lines += [click.style(plural(len(gate.new_failures), "new failure"), fg="red", bold=True), *_new_ones(gate.new_failures)]
    if gate.unexpected_passes:
        heading = f"{len(gate.unexpected_passes)} unexpected pass{'es' * (len(gate.unexpected_passes) != 1)}"
        lines += [click.style(heading, fg="red", bold=True), *map(_pass, gate.unexpected_passes)]
    lines += _lacking(gate.lacking)
    if gate.unknown:
        names = named([printable(entry.scenario) for entry in gate.unknown])
        lines.append(f"{click.style('·', fg='yellow')} something is expected of scenarios that are not among these: {names}")
    told = plural(len(gate.as_expected), "scenario")
    if gate.holds:
        lines.append(
            click.style("all as expected", fg="green", bold=True)
            + f": {told} {'is' if len(gate.as_expected) == 1 else 'are'} known not to pass"
        )
    else:
        lines.append(f"{told} beside {'is' if len(gate.as_expected) == 1 else 'are'} known not to pass")
    return "\n".join(lines) + "\n"


def _lacking(surprises: Sequence[Surprise]) -> Iterator[str]:
    """Scenarios that the engine has declared not to be able to sit, by the reason."""
    if not surprises:
        return
    yield click.style(f"{plural(len(surprises), 'scenario')} not listed, unsupported as the engine has declared", fg="yellow", bold=True)
    reasons = by_reason(surprise.result for surprise in surprises)
    for why, those in reasons[:MOST_REASONS]:
        yield f"  {_mark('unsupported')} {why}: {named([printable(result.id) for result in those])}"
    left = reasons[MOST_REASONS:]
    if left:
        yield f"  {_mark('unsupported')} {plural(len(left), 'other reason')}: {plural(sum(len(those) for _, those in left), 'scenario')}"


def named(ids: Sequence[str]) -> str:
    """The first ids, and how many more there are."""
    return ", ".join(ids[:MOST_NAMED]) + (f" and {len(ids) - MOST_NAMED} more" if len(ids) > MOST_NAMED else "")


def _new_ones(surprises: Sequence[Surprise]) -> Iterator[str]:
    """A line for each new failure; what breaks the engine in the same way in several scenarios is told once."""
    broken = dict(by_reason(surprise.result for surprise in surprises if surprise.result.verdict == "error"))
    for surprise in surprises:
        result = surprise.result
        alike = broken.get(reason(result), []) if result.verdict == "error" else []
        if not alike or alike[0] is result:
            yield _new(surprise)
        if alike and alike[0] is result and len(alike) > 1:
            yield f"    the same in {plural(len(alike) - 1, 'other scenario')}: {named([printable(each.id) for each in alike[1:]])}"


def _new(surprise: Surprise) -> str:
    result = surprise.result
    was = f" (expected: {surprise.expected.verdict})" if surprise.expected else ""
    return f"  {_mark(result.verdict)} {printable(result.id)}  {result.verdict}{was}: {reason(result)}"


def _pass(surprise: Surprise) -> str:
    expected = surprise.expected
    assert expected is not None
    told = "; ".join(printable(each) for each in (expected.reason, expected.link) if each)
    return f"  {_mark('pass')} {printable(surprise.result.id)}  expected: {expected.verdict}{f' ({told})' if told else ''}"


def _mark(verdict: Verdict) -> str:
    mark, color = MARKS[verdict]
    return click.style(mark, fg=color)


def differences_report(found: Differences) -> str:
    """The scenarios with another verdict, worst first; and the sum."""
    lines = [f"{click.style('-', fg='red')} {printable(found.before)}", f"{click.style('+', fg='green')} {printable(found.after)}"]
    for heading, members in (("worse", found.worse), ("better", found.better), ("otherwise", found.otherwise)):
        if members:
            lines += ["", click.style(heading, bold=True), *_changes(members)]
    for heading, ids in (("only in the first", found.gone), ("only in the second", found.new)):
        if ids:
            lines += ["", click.style(heading, bold=True), *(f"  {printable(id)}" for id in ids)]
    lines += (
        ["", *(click.style(f"unfinished: {printable(each)}", fg="red", bold=True) for each in found.unfinished)] if found.unfinished else []
    )
    total = f"{len(found.worse)} worse, {len(found.better)} better, {len(found.otherwise)} otherwise, {found.same} the same"
    lines += ["", folded(total)]
    return "\n".join(lines) + "\n"


def _changes(members: Sequence[Difference]) -> Iterator[str]:
    for each in members:
        why = f": {reason(each.after)}" if each.after.verdict != "pass" else ""
        yield f"  {_mark(each.after.verdict)} {printable(each.after.id)}  {each.before.verdict} → {each.after.verdict}{why}"


def differences_json(found: Differences) -> str:
    """The differences as a JSON object."""

    def told(members: Sequence[Difference]) -> list[dict[str, str]]:
        return [
            {"id": each.after.id, "before": each.before.verdict, "after": each.after.verdict, "why": reason(each.after)} for each in members
        ]

    content = {
        "before": found.before,
        "after": found.after,
        "worse": told(found.worse),
        "better": told(found.better),
        "otherwise": told(found.otherwise),
        "gone": found.gone,
        "new": found.new,
        "same": found.same,
        "unfinished": found.unfinished,
    }
    return msgspec.json.format(msgspec.json.encode(content), indent=2).decode() + "\n"
