"""The report of a run for a reader: verdicts by ruling, what the engine lacks, and every failure with what was expected and observed."""

import shutil
import textwrap
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import PurePath
from typing import TypedDict

import click

from oracle.report.conversation import by_reason, printable, reason, shown
from oracle.report.verdicts import MARKS, VERDICTS, RulingVerdict, by_ruling, count, in_figures, in_words, pace, plural
from oracle.suite.judging.verdicts import Result
from oracle.suite.reading.catalogue import Ruling
from oracle.suite.running.results import Run

FULL_WIDTH = 110
"""No line of running text is longer, however wide the terminal; nor where there is none, as in a file."""

WIDTH = max(40, min(FULL_WIDTH, shutil.get_terminal_size((FULL_WIDTH, 24)).columns))
"""How long a line of running text may be: as wide as the terminal, if that is narrow."""

NARROW = 24
"""A column of text is at least so wide; where there is less room beside others, it stands below them."""

BELOW = 6
"""How far such a text is indented."""

MOST_NAMED = 10
"""Up to so many scenarios that are unsupported are named one by one."""

MOST_REASONS = 15
"""So many reasons why more of them are unsupported are told."""


def run_report(
    results: Sequence[Result],
    rulings: Mapping[str, Ruling],
    engine: str,
    seconds: float,
    expected: Collection[str] = (),
    unfinished: str | None = None,
) -> str:
    """The whole report.  `rulings` are those of the catalogue, `engine` is what was judged, `seconds` how long all of it took.

    `expected` are ids of scenarios that are known not to pass; nothing more is said of them.  `unfinished`: what there is to say of a
    run that didn't come to its end.  What breaks an engine in the same way in many scenarios is told once.

    Scenarios that can't be carried out are only counted: what is wrong with them is said elsewhere (`unusable`).
    """
    lines: list[str] = []
    for chapter, members in _by_chapter(results).items():
        lines += [click.style(printable(chapter), bold=True), *_chapter(by_ruling(members), rulings), ""]
    troubles = [result for result in results if not result.unusable and result.id not in expected]
    lacking = [result for result in troubles if result.verdict == "unsupported"]
    if lacking:
        lines += [*unsupported(lacking), ""]
    broken = dict(by_reason(result for result in troubles if result.verdict == "error"))
    for result in troubles:
        alike = broken.get(reason(result), []) if result.verdict == "error" else []
        if result.verdict == "fail" or (alike and alike[0] is result):
            lines += [*failure(result, rulings.get(result.ruling or "")), *_also(alike[1:]), ""]
    if unfinished:
        lines.append(click.style(f"unfinished: {unfinished}", fg="red", bold=True))
    lines.append(summary(results, engine, seconds))
    return "\n".join(lines) + "\n"


def runs_report(runs: Sequence[Run], rulings: Mapping[str, Ruling]) -> str:
    """The reports of runs, one after the other; if there are several, also the sums of all of them side by side."""
    texts = [
        run_report(
            run.results,
            rulings,
            run.title,
            run.seconds or sum(each.seconds for each in run.results),
            unfinished=run.unfinished,
        )
        for run in runs
    ]
    if len(runs) > 1:
        texts.append(side_by_side(runs))
    return "\n".join(texts)


def side_by_side(runs: Sequence[Run]) -> str:
    """A table with a line for each run: rulings that hold, scenarios by verdict, and how many scenarios a second."""
    counts = [count(run.results) for run in runs]
    verdicts = [verdict for verdict in VERDICTS if any(verdict in counted for counted in counts)]
    rows = [["engine", "rulings hold", *verdicts, "scenarios a second"]]
    for run, counted in zip(runs, counts, strict=True):
        groups = [group for group in by_ruling(run.results) if group.slug]
        hold = sum(group.verdict == "pass" for group in groups)
        numbers = [str(counted.get(verdict, 0)) for verdict in verdicts]
        rows.append([printable(run.title), f"{hold} of {len(groups)}", *numbers, in_figures(pace(run.results))])
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    if sum(widths) + 2 * len(widths) > WIDTH:
        return "".join(_below_each_other(rows[0], row) for row in rows[1:])
    lines = ["  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]) for row in rows]
    return "\n".join([click.style(lines[0], bold=True), *lines[1:]]) + "\n"


def _below_each_other(names: Sequence[str], values: Sequence[str]) -> str:
    """A row of a table that is too wide for the terminal: a line for each column."""
    width = max(map(len, names[1:]))
    rows = [f"  {name:{width}}  {value}" for name, value in zip(names[1:], values[1:], strict=True)]
    return "\n".join([click.style(values[0], bold=True), *rows]) + "\n"


def unusable(results: Sequence[Result]) -> list[str]:
    """A line for each scenario that can't be carried out: file:line, step, what is wrong."""
    details = [result.detail for result in results if result.unusable and result.detail is not None]
    return [printable(f"{detail.place}: {detail.step}: {detail.observed}") for detail in details]


def failure(result: Result, ruling: Ruling | None, talk: tuple[int, int] | None = (6, WIDTH - 40)) -> list[str]:
    """What a reader needs of a scenario that doesn't pass: where, which step, expected, observed, rule, the ruling at stake.

    `talk`: how many lines of the conversation with the engine are shown, and how wide they may be.
    """
    mark, color = MARKS[result.verdict]
    what = f"{result.verdict} ({result.kind})" if result.kind else result.verdict
    lines = [
        f"{click.style(mark, fg=color)} {click.style(printable(result.id), bold=True)}  {click.style(what, fg=color)}",
        *field("", result.name),
    ]
    detail = result.detail
    if detail is None:
        lines += field("at", f"{result.feature}:{result.line}")
    else:
        lines += field("at", detail.place)
        lines += field("step", detail.step)
        lines += field("expected", detail.expected)
        lines += field("observed", detail.observed)
        lines += field("forbidden", f"by rule {detail.rule}" if detail.rule else "")
    lines += field("rules", ", ".join(result.rules or (ruling.rules if ruling else ())))
    if ruling is not None:
        lines += field("ruling", f"{ruling.slug}: {ruling.stated_in(result.edition)}")
    if talk:
        lines += field("engine", "\n".join(shown(result.conversation, *talk)))
    return lines


def _also(alike: Sequence[Result]) -> list[str]:
    """Further scenarios in which the engine broke down in the same way."""
    if not alike:
        return []
    named = ", ".join(printable(each.id) for each in alike[:MOST_NAMED]) + (" …" if len(alike) > MOST_NAMED else "")
    return field("also", f"in {plural(len(alike), 'other scenario')}: {named}")


def unsupported(results: Sequence[Result]) -> list[str]:
    """Why scenarios are unsupported, with how many of them for each reason, the most frequent first; a few are named one by one."""
    mark, color = MARKS["unsupported"]
    sign = click.style(mark, fg=color)
    if len(results) <= MOST_NAMED:
        return [line for each in results for line in wrapped(f"{sign} {printable(each.id)}  ", reason(each))]
    reasons = by_reason(results)
    lines = [f"{sign} {click.style(f'{len(results)} scenarios are unsupported', bold=True)}"]
    for why, those in reasons[:MOST_REASONS]:
        lines += wrapped(f"{len(those):7} × ", why)
    left = sum(len(those) for _, those in reasons[MOST_REASONS:])
    return [*lines, f"{left:7} × for {plural(len(reasons) - MOST_REASONS, 'other reason')}"] if left else lines


def plain_failure(result: Result, ruling: Ruling | None) -> str:
    """All that a reader needs of a scenario that doesn't pass, with the conversation, without colours."""
    lines = [click.unstyle(line) for line in failure(result, ruling, None)]
    if result.conversation:
        lines += ["  conversation (> asked, < answered)", *(f"    {line}" for line in shown(result.conversation))]
    return printable("\n".join(lines))


def summary(results: Sequence[Result], engine: str, seconds: float) -> str:
    """The last lines: rulings and scenarios by verdict."""
    rulings = [group for group in by_ruling(results) if group.slug]
    hold = sum(group.verdict == "pass" for group in rulings)
    color = "red" if any(result.verdict in ("fail", "error", "unsupported") for result in results) else "green"
    first = click.style(f"{hold} of {plural(len(rulings), 'ruling')} hold{'s' if hold == 1 else ''}", fg=color, bold=True)
    return folded(f"{first} · {plural(len(results), 'scenario')}: {in_words(count(results))} · {printable(engine)} · {seconds:.2f} s")


def folded(line: str, indent: str = "") -> str:
    """A line, colours and all, that is broken between its words where the terminal is too narrow for it; whole in a file."""
    if WIDTH == FULL_WIDTH or len(click.unstyle(line)) <= WIDTH:
        return line
    lines: list[str] = []
    for word in line.split(" "):
        if lines and len(click.unstyle(f"{lines[-1]} {word}")) <= WIDTH:
            lines[-1] += f" {word}"
        else:
            lines.append(f"{indent if lines else ''}{word}")
    return "\n".join(lines)


def _by_chapter(results: Sequence[Result]) -> dict[str, list[Result]]:
    """The results by the folder of their feature, which is named after a chapter."""
    chapters: dict[str, list[Result]] = {}
    for result in results:
        chapters.setdefault(PurePath(result.feature).parent.name.replace("_", " ") or "scenarios", []).append(result)
    return chapters


def _chapter(groups: Sequence[RulingVerdict], rulings: Mapping[str, Ruling]) -> Iterator[str]:
    width = min(max(len(printable(group.slug) or "no ruling") for group in groups), max(20, WIDTH - 38))
    for group in groups:
        mark, color = MARKS[group.verdict]
        judged = [result for result in group.results if result.verdict != "inapplicable"]
        share = str(group.passed) if group.passed == len(judged) else f"{group.passed} of {len(judged)}"
        ruling = rulings.get(group.slug)
        slug = printable(group.slug) or "no ruling"
        before = f"  {mark} {slug:{width}}  {share:>8}  " if WIDTH >= 60 else f"  {mark} {slug}  {share}  "
        yield from beside(before, printable(ruling.title) if ruling else "", mark, color)


def field(name: str, text: str) -> list[str]:
    """A named text, wrapped and indented; nothing for an empty one."""
    if not text:
        return []
    lines = [line for part in printable(text).splitlines() for line in textwrap.wrap(part, WIDTH - 13, break_on_hyphens=False) or [""]]
    return [f"  {click.style(f'{name if not index else str():9}', dim=True)}  {line}" for index, line in enumerate(lines)]


class _Whole(TypedDict):
    break_on_hyphens: bool
    break_long_words: bool


_WHOLE: _Whole = {"break_on_hyphens": False, "break_long_words": False}
"""How text is wrapped of which a word may be copied."""


def beside(before: str, text: str, mark: str, color: str) -> Iterator[str]:
    """A text beside what comes before it, which has a mark in a colour, in as many lines as it takes on the terminal."""
    first = before.replace(mark, click.style(mark, fg=color), 1)
    if text and WIDTH - len(before) < NARROW:
        yield first.rstrip()
        first = before = " " * BELOW
    lines = textwrap.wrap(text, WIDTH - len(before), break_on_hyphens=False) if text else [""]
    for number, line in enumerate(lines):
        start = " " * len(before) if number else first
        yield f"{start}{click.style(line, dim=True)}" if line else start.rstrip()


def wrapped(before: str, text: str, fg: str | None = None) -> list[str]:
    """A text beside what comes before it, in as many lines as it takes on the terminal; they begin one under the other.

    Where that leaves too little room, the text stands below, and what comes before it loses the spaces that made it a column.
    """
    if before.strip() and WIDTH - len(before) < min(NARROW, len(text)):
        indent = min(len(before) - len(before.lstrip()) + 4, BELOW)
        words = before.split()
        above = textwrap.wrap(" ".join(words), WIDTH, initial_indent=" " * (indent - 4), subsequent_indent=" " * indent, **_WHOLE)
        return [*(click.style(line, fg=fg) for line in above), *wrapped(" " * indent, text)]
    indent = min(len(before), WIDTH - NARROW) if not before.strip() else len(before)
    lines = textwrap.wrap(text, WIDTH - indent, **_WHOLE) or [""]
    return [f"{click.style(before[:indent], fg=fg)}{lines[0]}", *(" " * indent + line for line in lines[1:])]
