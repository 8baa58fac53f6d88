"""A case told step by step for a reader."""

import re
import textwrap
from collections.abc import Iterable, Iterator, Sequence

import click

from oracle.report.conversation import printable
from oracle.report.table import changes, happenings
from oracle.report.terminal import WIDTH, folded
from oracle.suite.auditing.explaining import ToldRule, ToldStep
from oracle.suite.reading.case import Case, CaseStep
from oracle.suite.reading.catalogue import Ruling

BACKGROUND = frozenset({"102", "108", "109", "110", "112", "113", *(str(section) for section in range(200, 212)), "305", "733"})
"""Sections that say what things are, or how actions are tried out: asked so often that they are named by number only, unless cited."""

ROUTINE = frozenset({
    "106.3", "106.4", "106.5", "106.12", "107.3a", "107.4a", "107.5", "115.1", "117.5", "118.2", "118.6", "120.4", "500.1",
    "601.2", "601.2f", "601.2g", "601.3", "602.2", "603.2", "605.1a", "608.1", "608.2", "608.2c", "611.2", "613.1", "613.3", "614.12",
})  # fmt: skip
"""Rules that every spell, ability or permanent goes through: told with the rest, unless cited."""


_CLAUSE = re.compile(r"[;:.](?= )")
"""Where a clause of a rule ends, so that what stands before it can stand alone."""


def explanation(case: Case, told: Iterable[ToldStep], ruling: Ruling | None, edition: str, all_rules: bool = False) -> Iterator[str]:
    """The lines of the explanation: what was applied and mattered, each rule in one line; with `all_rules` all that was applied, in full.

    Rules that the case or its ruling cites stand out.  Each is told once, where it mattered.
    """
    yield folded(
        click.style(case.id, bold=True) + click.style(f"  {printable(case.feature)}:{case.line}  rules of {edition}", dim=True), "  "
    )
    yield folded(printable(case.name))
    if ruling is not None:
        yield ""
        yield from _wrapped(printable(ruling.stated_in(edition)), "  ")
        yield folded(click.style(f"  rules {', '.join(case.rules or ruling.rules)}", dim=True), "  ")
    if ruling is not None or all_rules:
        yield ""
    telling = _Telling(case, ruling, all_rules)
    fault = False
    for step in told:
        yield from telling.step(step)
        fault = step.detail is not None
    verdict = ("the scenario doesn't hold", "red") if fault else ("the scenario holds", "green")
    others = telling.others()
    rest = f" · {others} more rule{'s were' if others > 1 else ' was'} applied: --all" if others else ""
    yield folded(click.style(verdict[0], fg=verdict[1], bold=True) + click.style(rest, dim=True))


class _Telling:
    """What has been told of a case so far."""

    def __init__(self, case: Case, ruling: Ruling | None, all_rules: bool) -> None:
        self._cited = frozenset((*case.rules, *(ruling.rules if ruling else ())))
        self._all = all_rules
        self._applied: set[str] = set()
        self._told: set[str] = set()
        self._previous: str | None = None

    def step(self, told: ToldStep) -> Iterator[str]:
        """The lines of a step: its words, rules, happenings, changes, and what went wrong."""
        step = told.step
        words = click.style(printable(step.text), bold=step.kind == "when")
        yield folded(f"{_mark(told)} {click.style(_keyword(step, self._previous), fg='cyan')} {words}", " " * 8)
        self._previous = step.kind
        self._applied.update(rule.function for rule in told.rules)
        yield from self._everything(told.rules) if self._all else self._what_mattered(told.rules)
        if told.before is not None and told.after is not None:
            for sentence in happenings(told.before, told.after):
                yield folded(f"    {click.style('•', fg='magenta')} {printable(sentence)}", " " * 6)
            for sentence in changes(told.before, told.after):
                yield folded(f"    {click.style('→', fg='yellow')} {printable(sentence)}", " " * 6)
        if told.detail is not None:
            for name, text in (("expected", told.detail.expected), ("observed", told.detail.observed), ("rule", told.detail.rule or "")):
                for line in printable(text).splitlines():
                    yield folded(f"    {click.style(f'{name:8}', fg='red')}  {line}", " " * 14)

    def others(self) -> int:
        """How many rule functions were applied and have not been told."""
        return 0 if self._all else len(self._applied - self._told)

    def _what_mattered(self, rules: Sequence[ToldRule]) -> Iterator[str]:
        for rule in rules:
            cited = self._is_cited(rule)
            if rule.function in self._told or not (cited or rule.mattered) or (_is_background(rule) and not cited):
                continue
            self._told.add(rule.function)
            yield _in_a_line(rule, cited)

    def _everything(self, rules: Sequence[ToldRule]) -> Iterator[str]:
        again: list[str] = []
        for rule in rules:
            cited = self._is_cited(rule)
            if rule.function in self._told or (rule.standing and not cited):
                again.append(rule.numbers[0])
                continue
            self._told.add(rule.function)
            yield from _rule(rule, cited)
        if again:
            text = f"and, as before: {', '.join(dict.fromkeys(again))}"
            yield from (click.style(line, dim=True) for line in _wrapped(text, " " * 14))

    def _is_cited(self, rule: ToldRule) -> bool:
        return not self._cited.isdisjoint(rule.numbers)


def _is_background(rule: ToldRule) -> bool:
    number = rule.numbers[0]
    return rule.standing or number in ROUTINE or number.partition(".")[0] in BACKGROUND


def _mark(told: ToldStep) -> str:
    if told.detail is not None:
        return click.style("✗", fg="red")
    return click.style("✓", fg="green") if told.step.kind == "then" else " "


def _keyword(step: CaseStep, previous: str | None) -> str:
    return "  And" if step.kind == previous else f"{step.kind.capitalize():>5}"


def _rule(rule: ToldRule, cited: bool) -> Iterator[str]:
    number, *others = rule.numbers
    note = f"{rule.note} [{', '.join(others)}]" if others else rule.note
    first, *rest = _wrapped(note, " " * 14)
    yield f"    {click.style(f'{number:8}', fg='yellow' if cited else None, bold=True)}  {first.strip()}"
    yield from rest


def _in_a_line(rule: ToldRule, cited: bool) -> str:
    """The rule in one line: as many of its clauses as there is room for, or at least its beginning."""
    room = WIDTH - 14
    clauses = [rule.note[: mark.start()] for mark in _CLAUSE.finditer(rule.note) if mark.start() <= room]
    note = rule.note if len(rule.note) <= room else clauses[-1] if clauses else textwrap.shorten(rule.note, room, placeholder=" …")
    return f"    {click.style(f'{rule.numbers[0]:8}', fg='yellow' if cited else None, bold=True)}  {note}"


def _wrapped(text: str, indent: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False) or [indent]
