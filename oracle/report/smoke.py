"""What a first look at an adapter found, as text."""

from collections.abc import Sequence

import click

from oracle.report.verdicts import plural
from oracle.suite.smoke import Checked, Wanted

_MARKS = {True: ("✓", "green"), False: ("✗", "red"), None: ("–", "yellow")}


def checked_line(checked: Checked) -> str:
    """A check on a line, with what is wrong below it."""
    sign, color = _MARKS[checked.good]
    mark = click.style(sign, fg=color)
    if checked.good is False:
        return f"{mark} {checked.name}\n    {checked.detail}"
    return f"{mark} {checked.name}" + (f": {checked.detail}" if checked.detail else "")


def summary(done: Sequence[Checked], judged: int, total: int, wanted: Sequence[Wanted]) -> str:
    """How many checks hold, how much of the suite can be judged, and what to implement next."""
    good = sum(each.good is True for each in done)
    bad = sum(each.good is False for each in done)
    left = sum(each.good is None for each in done)
    text = f"\n{good} hold, {bad} don't, {left} are not asked for\n"
    if bad:
        first = next(each for each in done if each.good is False)
        return text + f"Next: mend the first that doesn't hold: {first.name}\n"
    text += f"{judged} of {plural(total, 'scenario')} of the suite can be judged\n"
    if wanted:
        text += "Next, by how many scenarios lack nothing else, and how many need it:\n"
        text += "".join(f"  {each.alone:5} {each.scenarios:5}  {each.what}\n" for each in wanted)
    return text
