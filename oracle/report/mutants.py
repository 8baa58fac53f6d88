"""What became of the mutants, ruling by ruling, and which scenarios fail under none."""

import textwrap
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import click
import msgspec

from oracle.adequacy.hunting import Fate, MutantOutcome, by_ruling
from oracle.adequacy.mutant import Mutant
from oracle.adequacy.proving import Proof
from oracle.report.conversation import printable
from oracle.report.terminal import WIDTH, beside, field, folded
from oracle.report.verdicts import plural
from oracle.suite.judging.verdicts import Result
from oracle.suite.reading.catalogue import Ruling

MARKS: dict[Fate, tuple[str, str]] = {
    "killed": ("✓", "green"),
    "survived": ("✗", "red"),
    "crashed": ("!", "red"),
    "not reached": ("?", "red"),
}
"""The mark of each fate and its colour on a terminal."""


class Hunt(msgspec.Struct, frozen=True, kw_only=True):
    """All that `oracle mutants` has found."""

    rulings: Mapping[str, Ruling]
    outcomes: Sequence[MutantOutcome]
    """Of the mutants."""
    proofs: Sequence[Proof] = ()
    """Of the scenarios of these rulings; none if some of their mutants were left out."""
    failing: Sequence[Result] = ()
    """Scenarios that don't hold even without a mutant, and were left out."""
    scenarios: int = 0
    seconds: float = 0.0

    @property
    def unproved(self) -> list[Proof]:
        """The scenarios with whose proof something is wrong."""
        return [proof for proof in self.proofs if proof.fault is not None]


def all_is_well(hunt: Hunt) -> bool:
    """Whether every mutant was killed, every ruling had one, and every scenario holds and is proved."""
    return all_killed(hunt.outcomes, hunt.rulings) and not hunt.unproved and not hunt.failing


def all_killed(outcomes: Sequence[MutantOutcome], rulings: Mapping[str, Ruling]) -> bool:
    """Whether every mutant was killed, and every ruling had one."""
    return all(outcome.fate == "killed" for outcome in outcomes) and all(by_ruling(outcomes, list(rulings)).values())


def said_by(mutant: Mutant, text: str) -> bool:
    """Whether `text` occurs in what a reader sees of the mutant, in whatever case."""
    return text.lower() in "\n".join((mutant.name, mutant.ruling, mutant.replaces, mutant.belief)).lower()


def mutants_report(hunt: Hunt) -> str:
    """The mutants under their rulings, each with the scenario that killed it, others in full; scenarios that prove nothing; the totals."""
    lines: list[str] = []
    width = max(len(outcome.mutant.name) for outcome in hunt.outcomes)
    for slug, members in by_ruling(hunt.outcomes, list(hunt.rulings)).items():
        killed = sum(outcome.fate == "killed" for outcome in members)
        covered = f"{killed} of {len(members)} killed" if killed else "not covered"
        apart = "  " if len(slug) + 2 + len(covered) <= WIDTH else "\n  "
        lines.append(f"{click.style(slug, bold=True)}{apart}{click.style(covered, fg='green' if killed else 'red')}")
        for outcome in members:
            lines += _lines(outcome, width)
        lines.append("")
    for proof in hunt.unproved:
        lines += _unproved(proof)
    if hunt.unproved:
        lines += ["A scenario fails under a mutant of its ruling, or is tagged @control with the reason in a comment above its tags.", ""]
    for result in hunt.failing:
        place = printable(f"{result.feature}:{result.line}: {result.id}")
        lines.append(f"{click.style('✗', fg='red')} {place} doesn't hold even unmutated; see `oracle run`")
    if hunt.failing:
        lines.append("")
    *told, last = _summary(hunt)
    lines += [line for each in told for line in textwrap.wrap(each, WIDTH)]
    lines.append(last)
    return "\n".join(lines) + "\n"


def _unproved(proof: Proof) -> Iterator[str]:
    case = proof.case
    yield f"{click.style('✗', fg='red')} {printable(case.feature)}:{case.line}: {printable(case.id)} {proof.fault} ({case.ruling})"
    if proof.by_number:
        yield from field("number", f"only the rule that forbids is another under {', '.join(proof.by_number)}")


def _lines(outcome: MutantOutcome, width: int) -> Iterator[str]:
    mark, color = MARKS[outcome.fate]
    if outcome.killer is not None:
        foreign = "" if outcome.by_own_ruling else f"  ({outcome.killer.ruling})"
        name = outcome.mutant.name if 4 + width + 2 + len(outcome.killer.id + foreign) > WIDTH else f"{outcome.mutant.name:{width}}"
        yield from beside(f"  {mark} {name}  ", outcome.killer.id + foreign, mark, color)
        return
    name, fate = outcome.mutant.name, click.style(outcome.fate, fg=color)
    if 4 + width + 2 + len(outcome.fate) <= WIDTH:
        yield f"  {click.style(mark, fg=color)} {name:{width}}  {fate}"
    else:
        yield f"  {click.style(mark, fg=color)} {name}"
        yield f"      {fate}"
    yield from field("misreads", f"{outcome.mutant.replaces} ({', '.join(outcome.mutant.rules)})")
    yield from field("belief", outcome.mutant.belief)
    if outcome.fate == "survived":
        yield from field("tried", f"{plural(outcome.tried, 'scenario')} that reach the rule, and all hold")
    for error in outcome.errors[:3]:
        yield from field("error", f"{error.id}: {error.detail.observed if error.detail else error.kind}")


def _summary(hunt: Hunt) -> Iterator[str]:
    rulings, outcomes = hunt.rulings, hunt.outcomes
    counted = Counter(outcome.fate for outcome in outcomes)
    fates = ", ".join(f"{counted[fate]} {fate}" for fate in MARKS if counted[fate])
    foreign = sum(outcome.fate == "killed" and not outcome.by_own_ruling for outcome in outcomes)
    covered = sum(any(outcome.fate == "killed" for outcome in members) for members in by_ruling(outcomes, list(rulings)).values())
    errors = sum(len(outcome.errors) for outcome in outcomes if outcome.fate == "killed")
    tried = sum(outcome.tried for outcome in outcomes)
    if foreign:
        yield f"{foreign} of the killed by a scenario of another ruling, which is named in parentheses"
    if errors:
        yield f"{plural(errors, 'time')} a scenario couldn't be judged although another one failed"
    if hunt.failing:
        yield f"{plural(len(hunt.failing), 'scenario')} left out that fail without any mutant"
    if hunt.proofs:
        yield (
            f"{plural(len(hunt.proofs), 'scenario')}: {sum(bool(proof.mutants) for proof in hunt.proofs)} fail under a mutant of their "
            f"ruling, {_controls(hunt)} are controls, {len(hunt.unproved)} unproved"
        )
    yield folded(
        click.style(f"{covered} of {plural(len(rulings), 'ruling')} covered", fg="green" if all_is_well(hunt) else "red", bold=True)
        + f" · {plural(len(outcomes), 'mutant')}: {fates} · {plural(hunt.scenarios, 'scenario')}, {tried} judgements · {hunt.seconds:.1f} s"
    )


def _controls(hunt: Hunt) -> int:
    return sum(proof.case.control is not None for proof in hunt.proofs)


def mutants_json(hunt: Hunt) -> bytes:
    """The same as a JSON object: totals, rulings, mutants, scenarios."""
    outcomes = hunt.outcomes
    counted = Counter(outcome.fate for outcome in outcomes)
    fates: dict[str, int] = {fate: counted[fate] for fate in MARKS}
    content = {
        "totals": {
            "scenarios": hunt.scenarios,
            "mutants": len(outcomes),
            **fates,
            "proved": sum(bool(proof.mutants) for proof in hunt.proofs),
            "controls": _controls(hunt),
            "unproved": len(hunt.unproved),
            "failing unmutated": len(hunt.failing),
            "seconds": round(hunt.seconds, 3),
        },
        "rulings": [
            {"slug": slug, "mutants": len(members), "killed": sum(outcome.fate == "killed" for outcome in members)}
            for slug, members in by_ruling(outcomes, list(hunt.rulings)).items()
        ],
        "mutants": [_entry(outcome) for outcome in outcomes],
        "scenarios": [_proof(proof) for proof in hunt.proofs],
        "failing unmutated": [{"id": result.id, "place": f"{result.feature}:{result.line}"} for result in hunt.failing],
    }
    return msgspec.json.format(msgspec.json.encode(content), indent=2) + b"\n"


def _proof(proof: Proof) -> dict[str, Any]:
    return {
        "id": proof.case.id,
        "place": f"{proof.case.feature}:{proof.case.line}",
        "ruling": proof.case.ruling,
        "fails under": proof.mutants,
        "other rule number under": proof.by_number,
        "control": proof.case.control,
        "fault": proof.fault,
    }


def _entry(outcome: MutantOutcome) -> dict[str, Any]:
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
