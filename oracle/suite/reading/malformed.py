"""What can't be a scenario: a file that isn't Gherkin (which line, what was expected there, what the writer may have meant), and a step
that is longer, or has a greater number, than any situation needs.
"""

import re
from collections.abc import Sequence
from typing import Any

from oracle.misspelt import near
from oracle.suite.reading.errors import InputError

LONGEST = 4_000
"""So many characters a step has at most."""

SHOWN = 40
"""So many characters are shown of what is longer than anybody would read."""

_GREAT = re.compile(r"\d{10,}")

_BAD_LINE = re.compile(r"^\((\d+):\d+\): (.*)", re.DOTALL)

_GOT = re.compile(r", got '(.*)'$")

_EXPECTED = re.compile(r"expected: (.*), got '(.*)'$", re.DOTALL)

_TOKENS = {
    "#FeatureLine": "Feature:",
    "#RuleLine": "Rule:",
    "#BackgroundLine": "Background:",
    "#ScenarioLine": "Scenario:",
    "#ExamplesLine": "Examples:",
    "#StepLine": "a step (Given, When, Then, And)",
    "#TableRow": "a row of a table",
    "#TagLine": "a tag",
    "#DocStringSeparator": "",
    "#Comment": "",
    "#Empty": "",
    "#Language": "",
    "#Other": "",
    "#EOF": "",
}
"""What Gherkin calls the lines that it expects, and what we do; "" for those that are never the point."""

_STEP_WORDS = ("Given", "When", "Then", "And", "But")

HEADINGS = ("Feature", "Rule", "Background", "Scenario", "Scenario Outline", "Examples")


def malformed(path: str, error: Exception) -> InputError:
    """What Gherkin says of a line, or, where a keyword is mistyped, which one is meant."""
    found = _BAD_LINE.match(str(error))
    if found is None:
        return InputError(path, 1, str(error))
    got = _GOT.search(found[2])
    if got:
        meant = meant_heading(got[1].partition(":")[0], HEADINGS) if ":" in got[1] else None
        meant = meant or meant_heading(got[1].partition(" ")[0], _STEP_WORDS)
        if meant is not None:
            return InputError(path, int(found[1]), f"{meant[0]!r} isn't a keyword; did you mean {meant[1]!r}?")
    expected = _EXPECTED.match(found[2])
    if expected is None:
        return InputError(path, int(found[1]), found[2])
    words = [said for token in expected[1].split(", ") if (said := _TOKENS.get(token, token))]
    return InputError(path, int(found[1]), f"{' or '.join(words) or 'the end of the file'} was expected, not {expected[2]!r}")


def meant_heading(written: str, known: Sequence[str]) -> tuple[str, str] | None:
    """A mistyped keyword, and the one that is meant."""
    close = near(written, known, strict=True)
    return (written, close[0]) if close and written not in known else None


def line_in(lines: list[str], part: Any, line: str) -> int:
    """The number of a line of a part's description."""
    start: int = part["location"]["line"]
    return next((at for at, each in enumerate(lines[start:], start + 1) if each.strip() == line.strip()), start)


def see_that_it_is_bounded(path: str, line: int, text: str) -> None:
    """Raises `InputError` for a step, or a cell of a table, that is too long or has too great a number."""
    if len(text) > LONGEST:
        raise InputError(path, line, f"a step has {LONGEST:,} characters at most, and this one has {len(text):,}: {text[:SHOWN]!r} …")
    if (found := _GREAT.search(text)) is not None:
        raise InputError(
            path, line, f"a number has nine digits at most, and {found[0][:SHOWN]}{'…' * (len(found[0]) > SHOWN)} has {len(found[0]):,}"
        )
