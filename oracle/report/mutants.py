"""What became of the mutants, ruling by ruling."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import click
import msgspec

from oracle.adequacy.hunting import Fate, Outcome, by_ruling
from oracle.adequacy.mutant import Mutant
from oracle.report.terminal import field
from oracle.report.verdicts import plural
from oracle.suite.catalogue import Ruling

MARKS: dict[Fate, tuple[str, str]] = {
    "killed": ("✓", "green"),
    "survived": ("✗", "red"),
    "crashed": ("!", "red"),
    "not reached": ("?", "red"),
}
"""The mark of each fate and its colour on a terminal."""


def all_killed(outcomes: Sequence[Outcome], rulings: Mapping[str, Ruling]) -> bool:
    """Whether every mutant was killed, and every ruling had one."""
    return all(outcome.fate == "killed" for outcome in outcomes) and all(by_ruling(outcomes, list(rulings)).values())


def said_by(mutant: Mutant, text: str) -> bool:
    """Whether `text` occurs in what a reader sees of the mutant, in whatever case."""
    return text.lower() in "\n".join((mutant.name, mutant.ruling, mutant.replaces, mutant.belief)).lower()


def mutants_report(outcomes: Sequence[Outcome], rulings: Mapping[str, Ruling], scenarios: str, seconds: float) -> str:
    """The mutants under their rulings, each with the scenario that killed it; the others in full; then the totals."""
    lines: list[str] = []
    width = max(len(outcome.mutant.name) for outcome in outcomes)
    for slug, members in by_ruling(outcomes, list(rulings)).items():
        killed = sum(outcome.fate == "killed" for outcome in members)
        covered = click.style(f"{killed} of {len(members)} killed" if killed else "not covered", fg="green" if killed else "red")
        lines.append(f"{click.style(slug, bold=True)}  {covered}")
        for outcome in members:
            lines += _lines(outcome, width)
        lines.append("")
    lines += _summary(outcomes, rulings, scenarios, seconds)
    return "\n".join(lines) + "\n"


def _lines(outcome: Outcome, width: int) -> Iterator[str]:
    mark, color = MARKS[outcome.fate]
    first = f"  {click.style(mark, fg=color)} {outcome.mutant.name:{width}}"
    if outcome.killer is not None:
        foreign = "" if outcome.by_own_ruling else f"  ({outcome.killer.ruling})"
        yield f"{first}  {click.style(outcome.killer.id + foreign, dim=True)}"
        return
    yield f"{first}  {click.style(outcome.fate, fg=color)}"
    yield from field("misreads", f"{outcome.mutant.replaces} ({', '.join(outcome.mutant.rules)})")
    yield from field("belief", outcome.mutant.belief)
    if outcome.fate == "survived":
        yield from field("tried", f"{plural(outcome.tried, 'scenario')} that reach the rule, and all hold")
    for error in outcome.errors[:3]:
        yield from field("error", f"{error.id}: {error.detail.observed if error.detail else error.kind}")


def _summary(outcomes: Sequence[Outcome], rulings: Mapping[str, Ruling], scenarios: str, seconds: float) -> Iterator[str]:
    counted = Counter(outcome.fate for outcome in outcomes)
    fates = ", ".join(f"{counted[fate]} {fate}" for fate in MARKS if counted[fate])
    foreign = sum(outcome.fate == "killed" and not outcome.by_own_ruling for outcome in outcomes)
    covered = sum(any(outcome.fate == "killed" for outcome in members) for members in by_ruling(outcomes, list(rulings)).values())
    errors = sum(len(outcome.errors) for outcome in outcomes if outcome.fate == "killed")
    color = "green" if all_killed(outcomes, rulings) else "red"
    tried = sum(outcome.tried for outcome in outcomes)
    yield (
        click.style(f"{covered} of {plural(len(rulings), 'ruling')} covered", fg=color, bold=True)
        + f" · {plural(len(outcomes), 'mutant')}: {fates} · {scenarios}, {tried} judgements · {seconds:.1f} s"
    )
    if foreign:
        yield f"{foreign} of the killed by a scenario of another ruling, which is named in parentheses"
    if errors:
        yield f"{plural(errors, 'scenario')} couldn't be judged before another one failed"


def mutants_json(outcomes: Sequence[Outcome], rulings: Mapping[str, Ruling], scenarios: int, seconds: float) -> bytes:
    """The same as a JSON object: totals, rulings, mutants."""
    counted = Counter(outcome.fate for outcome in outcomes)
    fates: dict[str, int] = {fate: counted[fate] for fate in MARKS}
    content = {
        "totals": {"scenarios": scenarios, "mutants": len(outcomes), **fates, "seconds": round(seconds, 3)},
        "rulings": [
            {"slug": slug, "mutants": len(members), "killed": sum(outcome.fate == "killed" for outcome in members)}
            for slug, members in by_ruling(outcomes, list(rulings)).items()
        ],
        "mutants": [_entry(outcome) for outcome in outcomes],
    }
    return msgspec.json.format(msgspec.json.encode(content), indent=2) + b"\n"


def _entry(outcome: Outcome) -> dict[str, Any]:
    killer = outcome.killer
    detail = killer.detail if killer is not None else None
    return {
        "name": outcome.mutant.name,
        "ruling": outcome.mutant.ruling,
        "replaces": outcome.mutant.replaces,
        "rules": outcome.mutant.rules,
        "belief": outcome.mutant.belief,
        "fate": outcome.fate,
        "tried": outcome.tried,
        "killed by": None
        if killer is None or detail is None
        else {
            "id": killer.id,
            "ruling": killer.ruling,
            "place": detail.place,
            "step": detail.step,
            "expected": detail.expected,
            "observed": detail.observed,
        },
        "errors": [{"id": error.id, "observed": error.detail.observed if error.detail else error.kind} for error in outcome.errors],
    }
