"""Rule coverage for a reader on a terminal, and for machines."""

import textwrap
from collections.abc import Iterator, Mapping

import click
import msgspec

from oracle.adequacy.chapters import CHAPTERS
from oracle.adequacy.coverage import STANDINGS, Chapter, Coverage, Rule, Standing
from oracle.report.terminal import WIDTH, beside, folded, wrapped
from oracle.report.verdicts import plural

BAR = 12

COLORS: Mapping[Standing, str | None] = {"tested": "green", "untested": "yellow", "missing": "red", "definition": None, "out": None}
"""The colours of the parts of a bar."""

MARKS: Mapping[Standing, str] = {"tested": "█", "untested": "▒", "missing": "░", "definition": " ", "out": " "}


def coverage_report(covered: Coverage) -> str:
    """The chapters, then the functions that no scenario reaches, then the cited rules that no function states; then the totals."""
    heads = "".join(f"{name:>{_width(name)}}" for name in STANDINGS)
    lines = [click.style(f"{'':43}{'rules':>5}  {'':{BAR}}{heads}", dim=True)] if _has_columns() else []
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
    lines.append(folded(f"{len(covered.rules)} rules: {_standings(covered.by_standing)}"))
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


def _standings(counted: Mapping[Standing, int]) -> str:
    """How many rules stand how, in words."""
    return ", ".join(f"{counted[name]} {name}{'s' if name == 'definition' and counted[name] != 1 else ''}" for name in STANDINGS)


def _chapter(chapter: Chapter) -> Iterator[str]:
    about = CHAPTERS.get(chapter.number, "")
    if _has_columns():
        figures = "".join(f"{chapter.by_standing[name] or '·':>{_width(name)}}" for name in STANDINGS)
        yield f"  {chapter.number}  {about[:35]:36}{len(chapter.rules):>5}  {_bar(chapter)}{figures}"
        return
    yield from wrapped(f"  {chapter.number}  ", about)
    yield f"       {_bar(chapter)} {plural(len(chapter.rules), 'rule')}"
    yield from wrapped("       ", _standings(chapter.by_standing))


def _bar(chapter: Chapter) -> str:
    """The chapter's rules by how it stands with them; each of the parts that there are gets a place at least."""
    lengths = {name: _length(count, len(chapter.rules)) for name, count in chapter.by_standing.items()}
    lengths["definition"] = lengths["out"] = 0
    while sum(lengths.values()) > BAR:
        longest = max(lengths, key=lambda name: lengths[name])
        lengths[longest] -= 1
    told = "".join(click.style(MARKS[name] * length, fg=COLORS[name]) for name, length in lengths.items() if length)
    return told + " " * (BAR - sum(lengths.values()))


def _length(count: int, of: int) -> int:
    return max(1, round(BAR * count / of)) if count else 0


def _width(name: str) -> int:
    return max(len(name), 5) + 2


def _has_columns() -> bool:
    """Whether the terminal has room for the columns beside each other."""
    return 43 + 5 + 2 + BAR + sum(map(_width, STANDINGS)) <= WIDTH


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
            "rules": len(covered.rules),
            **{str(name): count for name, count in covered.by_standing.items()},
        },
        "chapters": [
            {
                "chapter": chapter.number,
                "about": CHAPTERS.get(chapter.number, ""),
                "rules": len(chapter.rules),
                **{str(name): count for name, count in chapter.by_standing.items()},
                "stated": chapter.stated,
                "reached": chapter.reached,
                "cited": [_of(rule) for rule in chapter.rules if rule.cited or rule.functions],
            }
            for chapter in covered.chapters
        ],
        "functions": [msgspec.structs.asdict(function) for function in covered.functions],
        "unreached": [function.name for function in covered.unreached],
        "unstated": [rule.number for rule in covered.unstated],
    }
    return msgspec.json.format(msgspec.json.encode(content), indent=2) + b"\n"


def _of(rule: Rule) -> dict[str, object]:
    return {**msgspec.structs.asdict(rule), "standing": rule.standing}
