"""A case told step by step for a reader."""

import textwrap
from collections.abc import Iterable, Iterator

import click

from oracle.report.table import changes, happenings
from oracle.report.terminal import WIDTH
from oracle.suite.case import Case, CaseStep
from oracle.suite.catalogue import Ruling
from oracle.suite.explaining import ToldRule, ToldStep


def explanation(case: Case, told: Iterable[ToldStep], ruling: Ruling | None, edition: str) -> Iterator[str]:
    """The lines of the explanation, as the steps are carried out."""
    yield click.style(case.id, bold=True) + click.style(f"  {case.feature}:{case.line}  rules of {edition}", dim=True)
    yield case.name
    if ruling is not None:
        yield ""
        yield from _wrapped(ruling.ruling, "  ")
        yield click.style(f"  rules {', '.join(case.rules or ruling.rules)}", dim=True)
    yield ""
    previous = None
    fault = False
    for step in told:
        yield from _step(step, previous)
        previous = step.step.kind
        fault = step.detail is not None
    yield (
        click.style("the scenario doesn't hold", fg="red", bold=True) if fault else click.style("the scenario holds", fg="green", bold=True)
    )


def _step(told: ToldStep, previous: str | None) -> Iterator[str]:
    step = told.step
    yield f"{_mark(told)} {click.style(_keyword(step, previous), fg='cyan')} {click.style(step.text, bold=step.kind == 'when')}"
    width = max((len(rule.numbers) for rule in told.rules), default=0)
    for rule in told.rules:
        yield from _rule(rule, min(width, 16))
    if told.before is not None and told.after is not None:
        for sentence in happenings(told.before, told.after):
            yield f"    {click.style('•', fg='magenta')} {sentence}"
        for sentence in changes(told.before, told.after):
            yield f"    {click.style('→', fg='yellow')} {sentence}"
    if told.detail is not None:
        for name, text in (("expected", told.detail.expected), ("observed", told.detail.observed), ("rule", told.detail.rule or "")):
            for line in text.splitlines():
                yield f"    {click.style(f'{name:8}', fg='red')}  {line}"


def _mark(told: ToldStep) -> str:
    if told.detail is not None:
        return click.style("✗", fg="red")
    return click.style("✓", fg="green") if told.step.kind == "then" else " "


def _keyword(step: CaseStep, previous: str | None) -> str:
    return "  And" if step.kind == previous else f"{step.kind.capitalize():>5}"


def _rule(rule: ToldRule, width: int) -> Iterator[str]:
    note = rule.note if rule.times == 1 else f"{rule.note} ({rule.times} times)"
    first, *rest = _wrapped(note, "")
    yield f"    {click.style(f'{rule.numbers:{width}}', dim=True)}  {first}"
    for line in rest:
        yield f"    {'':{width}}  {line}"


def _wrapped(text: str, indent: str) -> list[str]:
    return textwrap.wrap(text, WIDTH - 22, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False) or [indent]
