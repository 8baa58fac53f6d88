"""The catalogue of rulings as a reader sees it, with the verdict of each."""

import textwrap
from collections.abc import Mapping, Sequence

import click

from oracle.report.conversation import printable
from oracle.report.terminal import WIDTH
from oracle.report.verdicts import MARKS, by_ruling, plural
from oracle.suite.judging.verdicts import Result
from oracle.suite.reading.catalogue import Catalogue, Ruling

UNSTATED = "no scenario yet"


def rulings_table(catalogue: Catalogue, results: Sequence[Result]) -> str:
    """A line a ruling: mark, slug, its scenarios, verdict; the totals at the end."""
    judged = {group.slug: group for group in by_ruling(results)}
    width = max((len(slug) for slug in catalogue.by_slug), default=0)
    width = min(width, WIDTH - 32) if WIDTH >= 60 else 0
    lines: list[str] = []
    for file in catalogue.files:
        lines += [click.style(line, bold=True) for line in textwrap.wrap(printable(file.about), WIDTH)]
        for ruling in file.rulings:
            group = judged.get(ruling.slug)
            if group is None:
                lines += _row("    ", ruling.slug, width, click.style(UNSTATED, dim=True))
                continue
            mark, color = MARKS[group.verdict]
            amount = f"{plural(len(group.results), 'scenario'):12}"
            lines += _row(f"  {click.style(mark, fg=color)} ", ruling.slug, width, f"{amount}  {click.style(group.verdict, fg=color)}")
        lines.append("")
    passing = sum(slug in judged and judged[slug].verdict == "pass" for slug in catalogue.by_slug)
    unstated = sum(slug not in judged for slug in catalogue.by_slug)
    total = f"{passing} of {plural(len(catalogue.by_slug), 'ruling')} pass, {unstated} {'has' if unstated == 1 else 'have'} {UNSTATED}"
    lines += textwrap.wrap(total, WIDTH)
    return "\n".join(lines) + "\n"


def _row(start: str, slug: str, width: int, rest: str) -> list[str]:
    """A line of the table, or two where the slug is wider than its column, or there is no room for columns."""
    if len(slug) <= width:
        return [f"{start}{slug:{width}}  {rest}"]
    return [f"{start}{slug}", f"    {'':{width}}  {rest}"]


def ruling_text(ruling: Ruling, results: Sequence[Result], places: Mapping[str, str]) -> str:
    """One ruling in full, with its scenarios; `places` says where each scenario stands, by id."""
    lines = [click.style(ruling.slug, bold=True), *_told(ruling.title), "", *_told(ruling.ruling), ""]
    lines.append(f"  rules   {', '.join(ruling.rules)}")
    lines.append(f"  source  {printable(ruling.origin)}")
    if ruling.since is not None or ruling.until is not None:
        limits = [f"{word} {day}" for word, day in (("from", ruling.since), ("to", ruling.until)) if day is not None]
        lines.append(f"  holds   {' '.join(limits)}")
    if ruling.superseded is not None:
        lines += _told(f"since {ruling.superseded.since}: {ruling.superseded.ruling}")
    if ruling.notes is not None:
        lines += _told(f"note    {ruling.notes}")
    lines.append("")
    for result in results:
        mark, color = MARKS[result.verdict]
        lines.append(f"  {click.style(mark, fg=color)} {result.id}  {click.style(printable(places.get(result.id, '')), dim=True)}".rstrip())
    if not results:
        lines.append(f"  {UNSTATED}")
    return "\n".join(lines) + "\n"


def _told(text: str) -> list[str]:
    return textwrap.wrap(printable(text), WIDTH, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False) or [""]
