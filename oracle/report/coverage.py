"""Rule coverage for a reader on a terminal, and for machines."""

import textwrap
from collections.abc import Iterator

import click
import msgspec

from oracle.adequacy.chapters import CHAPTERS
from oracle.adequacy.coverage import Chapter, Coverage
from oracle.report.terminal import NARROW, WIDTH, beside, folded, wrapped
from oracle.report.verdicts import plural

BAR = 12


def coverage_report(covered: Coverage) -> str:
    """The chapters, then the functions that no scenario reaches, then the cited rules that no function states; then the totals."""
    lines = [click.style(f"{'':42}{'rules stated':>14}   {'reached':{BAR + 11}}cited, but not stated", dim=True)] if _has_columns() else []
    for chapter in covered.chapters:
        lines += _chapter(chapter)
    lines.append("")
    if covered.unreached:
        lines.append(click.style("Functions that no scenario reaches", bold=True))
        for function in covered.unreached:
            lines += beside(f"  ✗ {function.name}  ", ", ".join(function.rules), "✗", "red")
            lines += [f"      {line}" for line in textwrap.wrap(function.statement, WIDTH - 6)]
        lines.append("")
    if covered.unstated:
        lines.append(click.style("Cited rules that no function states", bold=True))
        for rule in covered.unstated:
            by = [*(f"ruling {slug}" for slug in rule.rulings), *rule.tagged]
            more = f" and {len(by) - 3} more" if len(by) > 3 else ""
            lines += beside(f"  · {rule.number:9} ", ", ".join(by[:3]) + more, "·", "yellow")
        lines.append("")
    lines.append(totals(covered))
    return "\n".join(lines) + "\n"


def totals(covered: Coverage) -> str:
    """The figures in one line."""
    reached = len(covered.functions) - len(covered.unreached)
    stated = sum(bool(rule.functions) for rule in covered.rules)
    cited = sum(rule.cited for rule in covered.rules)
    return folded(
        f"{reached} of {plural(len(covered.functions), 'function')} are reached by {plural(covered.scenarios, 'scenario')}; "
        f"they state {plural(stated, 'rule')} · "
        f"{cited - len(covered.unstated)} of {plural(cited, 'cited rule')} have a function"
    )


def _chapter(chapter: Chapter) -> Iterator[str]:
    filled = round(BAR * chapter.reached / chapter.stated) if chapter.stated else 0
    color = "green" if chapter.reached == chapter.stated else "yellow"
    bar = click.style("█" * filled, fg=color) + click.style("░" * (BAR - filled), dim=True)
    unstated = ", ".join(rule.number for rule in chapter.rules if rule.cited and not rule.functions)
    share = f"{chapter.stated} of {chapter.known}"
    reached = f"{chapter.reached} of {chapter.stated}"
    about = CHAPTERS.get(chapter.number, "")
    if _has_columns():
        start = f"  {chapter.number}  {about:36}{share:>13}   {'░' * BAR} {reached:10}"
        yield from (line.replace("░" * BAR, bar, 1) for line in wrapped(start, unstated))
        return
    yield from wrapped(f"  {chapter.number}  ", about)
    yield f"       {bar} {reached} reached"
    yield from wrapped("       ", f"{share} stated" + (f"; cited, but not stated: {unstated}" if unstated else ""))


def _has_columns() -> bool:
    """Whether the terminal has room for the columns beside each other."""
    return WIDTH >= 42 + 14 + 3 + BAR + 11 + NARROW


def coverage_json(covered: Coverage) -> bytes:
    """The same as a JSON object: totals, chapters with their rules, functions."""
    content = {
        "totals": {
            "scenarios": covered.scenarios,
            "functions": len(covered.functions),
            "functions reached": len(covered.functions) - len(covered.unreached),
            "rules stated": sum(bool(rule.functions) for rule in covered.rules),
            "rules reached": sum(rule.reached for rule in covered.rules),
            "rules cited": sum(rule.cited for rule in covered.rules),
            "rules cited without a function": len(covered.unstated),
        },
        "chapters": [
            {
                "chapter": chapter.number,
                "about": CHAPTERS.get(chapter.number, ""),
                "rules": chapter.known,
                "stated": chapter.stated,
                "reached": chapter.reached,
                "cited": [msgspec.structs.asdict(rule) for rule in chapter.rules],
            }
            for chapter in covered.chapters
        ],
        "functions": [msgspec.structs.asdict(function) for function in covered.functions],
        "unreached": [function.name for function in covered.unreached],
        "unstated": [rule.number for rule in covered.unstated],
    }
    return msgspec.json.format(msgspec.json.encode(content), indent=2) + b"\n"
