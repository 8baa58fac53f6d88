"""What a first look at an adapter found, as text."""

import textwrap
from collections.abc import Sequence

import click

from oracle.report.conversation import shown
from oracle.report.terminal import WIDTH, beside, wrapped
from oracle.report.verdicts import plural
from oracle.suite.running.smoke import Checked, WantedNext

LINES_SHOWN = 6
"""So many lines of the conversation are shown with what doesn't hold."""

_MARKS = {True: ("✓", "green"), False: ("✗", "red"), None: ("–", "yellow")}


def checked_line(checked: Checked) -> str:
    """A check on a line, with what is wrong below it."""
    sign, color = _MARKS[checked.good]
    mark = click.style(sign, fg=color)
    if checked.good is False:
        lines = [f"{mark} {checked.name}", *(f"    {line}" for line in (checked.place, checked.detail) if line)]
        return "\n".join([*lines, *(f"    {line}" for line in shown(checked.conversation, LINES_SHOWN, WIDTH - 30))])
    if checked.detail:
        return "\n".join(beside(f"{sign} {checked.name}: ", checked.detail, sign, color))
    first, *rest = textwrap.wrap(f"{sign} {checked.name}", WIDTH, subsequent_indent="  ", break_on_hyphens=False)
    return "\n".join([first.replace(sign, mark, 1), *rest])


def summary(done: Sequence[Checked], untried: int, judged: int, total: int, wanted: Sequence[WantedNext]) -> str:
    """How many checks hold, how much of the suite can be judged, and what to implement next.  `untried` scenarios wait for what fails.

    `judged` of `total` scenarios of the suite can be judged; `wanted` is what others need.
    """
    good = sum(each.good is True for each in done)
    bad = sum(each.good is False for each in done)
    left = sum(each.good is None for each in done)
    waiting = f", {plural(untried, 'scenario')} not tried before that holds" if untried else ""
    text = "\n" + _sentence(f"{good} hold, {bad} don't, {left} are not asked for{waiting}")
    if bad:
        first = next(each for each in done if each.good is False)
        text += _sentence(f"Next: mend the first that doesn't hold: {first.name}")
        return text + (f"The whole conversation: oracle run --json - {first.place} --engine ENGINE\n" if first.place else "")
    text += _sentence(f"{judged} of {plural(total, 'scenario')} of the suite can be judged")
    if wanted:
        text += "Next, what would bring most:\n  needed by  and nothing else by\n"
        rows = (line for each in wanted for line in wrapped(f"  {each.scenarios:9}  {each.alone:19}  ", each.what))
        text += "".join(f"{row}\n" for row in rows)
    return text


def _sentence(text: str) -> str:
    return "".join(f"{line}\n" for line in textwrap.wrap(text, WIDTH, break_on_hyphens=False))
