"""What became of the systematic misreadings of all rule functions: those that no scenario notices, and the totals."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import get_args

import click
import msgspec

from oracle.adequacy.hunting import Fate, MutantOutcome
from oracle.report.mutants import MARKS
from oracle.report.terminal import folded, wrapped
from oracle.report.verdicts import plural

TOLD: Mapping[Fate, str] = {
    "survived": "no scenario notices",
    "crashed": "no scenario fails, but one can't be judged any more",
    "not reached": "no scenario comes by the function",
}
"""What is said of those that aren't killed."""


def systematic_report(outcomes: Sequence[MutantOutcome], seconds: float) -> str:
    """A heading for each fate but "killed", and under it the misreadings with the rules that they misread; then the totals."""
    lines: list[str] = []
    for fate, told in TOLD.items():
        members = [outcome for outcome in outcomes if outcome.fate == fate]
        mark, color = MARKS[fate]
        if members:
            lines.append(click.style(f"{told}: {len(members)}", bold=True))
        for outcome in members:
            lines += wrapped(f"  {click.style(mark, fg=color)} {outcome.mutant.name}  ", ", ".join(outcome.mutant.rules))
        if members:
            lines.append("")
    fates = Counter(outcome.fate for outcome in outcomes)
    counted = ", ".join(f"{fates[fate]} {fate}" for fate in get_args(Fate) if fates[fate])
    tried = sum(outcome.tried for outcome in outcomes)
    lines.append(folded(f"{plural(len(outcomes), 'misreading')}: {counted} · {plural(tried, 'judgement')} · {seconds:.1f} s"))
    return "\n".join(lines) + "\n"


def systematic_json(outcomes: Sequence[MutantOutcome], seconds: float) -> str:
    """The same as a JSON object; each misreading with its fate and the scenario that noticed it."""
    content = {
        "seconds": round(seconds, 2),
        "misreadings": [
            {
                "name": outcome.mutant.name,
                "function": outcome.mutant.replaces,
                "rules": outcome.mutant.rules,
                "fate": outcome.fate,
                "killer": outcome.killer.id if outcome.killer else None,
                "tried": outcome.tried,
            }
            for outcome in outcomes
        ],
    }
    return msgspec.json.format(msgspec.json.encode(content), indent=2).decode() + "\n"
