"""A case told step by step for a reader."""

import textwrap
from collections.abc import Iterable, Iterator, Sequence

import click

from oracle.report.table import changes, happenings
from oracle.report.terminal import WIDTH
from oracle.suite.case import Case, CaseStep
from oracle.suite.catalogue import Ruling
from oracle.suite.explaining import ToldRule, ToldStep

BACKGROUND = frozenset({"102", "108", "109", "110", "112", "113", *(str(section) for section in range(200, 212)), "305", "733"})
"""Sections that say what things are, or how actions are tried out: asked so often that they are named by number only, unless cited."""


def explanation(case: Case, told: Iterable[ToldStep], ruling: Ruling | None, edition: str) -> Iterator[str]:
    """The lines of the explanation.

    Rules that the case or its ruling cites stand out.  Those that are applied all the time are named by number only.
    """
    yield click.style(case.id, bold=True) + click.style(f"  {case.feature}:{case.line}  rules of {edition}", dim=True)
    yield case.name
    if ruling is not None:
        yield ""
        yield from _wrapped(ruling.stated_in(edition), "  ")
        yield click.style(f"  rules {', '.join(case.rules or ruling.rules)}", dim=True)
    yield ""
    telling = _Telling(case, ruling)
    fault = False
    for step in told:
        yield from telling.step(step)
        fault = step.detail is not None
    yield (
        click.style("the scenario doesn't hold", fg="red", bold=True) if fault else click.style("the scenario holds", fg="green", bold=True)
    )


class _Telling:
    """What has been told of a case so far: a rule is told in full when it first does something, and later by its number."""

    def __init__(self, case: Case, ruling: Ruling | None) -> None:
        self._cited = frozenset((*case.rules, *(ruling.rules if ruling else ())))
        self._told: set[str] = set()
        self._previous: str | None = None

    def step(self, told: ToldStep) -> Iterator[str]:
        """The lines of a step: its words, rules, happenings, changes, and what went wrong."""
        step = told.step
        yield f"{_mark(told)} {click.style(_keyword(step, self._previous), fg='cyan')} {click.style(step.text, bold=step.kind == 'when')}"
        self._previous = step.kind
        yield from self._rules(told.rules)
        if told.before is not None and told.after is not None:
            for sentence in happenings(told.before, told.after):
                yield f"    {click.style('•', fg='magenta')} {sentence}"
            for sentence in changes(told.before, told.after):
                yield f"    {click.style('→', fg='yellow')} {sentence}"
        if told.detail is not None:
            for name, text in (("expected", told.detail.expected), ("observed", told.detail.observed), ("rule", told.detail.rule or "")):
                for line in text.splitlines():
                    yield f"    {click.style(f'{name:8}', fg='red')}  {line}"

    def _rules(self, rules: Sequence[ToldRule]) -> Iterator[str]:
        again: list[str] = []
        for rule in rules:
            cited = not self._cited.isdisjoint(rule.numbers)
            background = rule.standing or rule.numbers[0].partition(".")[0] in BACKGROUND
            if rule.function in self._told or (background and not cited):
                again.append(rule.numbers[0])
                continue
            self._told.add(rule.function)
            yield from _rule(rule, cited)
        if again:
            text = f"and, as before: {', '.join(dict.fromkeys(again))}"
            yield from (click.style(line, dim=True) for line in _wrapped(text, " " * 14))


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


def _wrapped(text: str, indent: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False) or [indent]
