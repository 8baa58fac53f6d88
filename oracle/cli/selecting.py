"""Which cases a command is about: by places, tags, words, and part."""

import re
from collections.abc import Sequence

from oracle.cli.judging import Workplace, see_that_they_can_be_read
from oracle.cli.options import Place
from oracle.cli.problems import Unusable
from oracle.misspelt import did_you_mean
from oracle.suite.reading.case import Case, Unread
from oracle.suite.reading.selection import SelectionError, Shard, at_lines, select


def selected(
    workplace: Workplace,
    places: Sequence[Place],
    tags: str | None = None,
    text: str | None = None,
    shard: tuple[int, int] | None = None,
) -> tuple[list[Unread], list[Case]]:
    """All scenarios of the files at these places, and those of them that are chosen (at least one).

    A scenario that can't be read is no hindrance, unless it is chosen.  Raises `Unusable`.
    """
    paths = tuple(dict.fromkeys(place.path for place in places))
    contents = workplace.contents(paths)
    every = contents.scenarios()
    see_that_they_can_be_read(contents, ())
    if not every:
        raise Unusable(f"there is no scenario in {', '.join(map(str, paths))}; a file called *.feature with a Scenario was expected.")
    chosen = every
    try:
        if any(place.line is not None for place in places):
            chosen = at_lines(chosen, [(str(place.path), place.line) for place in places])
    except SelectionError as error:
        raise Unusable(str(error)) from None
    try:
        chosen = select(chosen, tags, text)
    except SelectionError as error:
        raise Unusable(str(error)) from None
    if not chosen:
        raise Unusable(f"no scenario is selected{_unknown_tags(tags, every)}; `oracle rulings` shows which there are.")
    see_that_they_can_be_read(contents, chosen)
    cases = contents.cases(each.id for each in chosen)
    if shard is not None:
        cases = Shard(*shard).of(cases)
    if not cases:
        raise Unusable(f"--shard: part {shard[0] if shard else 0} has no scenario; there are fewer scenarios than parts.")
    return every, cases


def _unknown_tags(expression: str | None, cases: Sequence[Unread]) -> str:
    """Which tags of an expression no scenario has, with the nearest that one has."""
    known = {tag for case in cases for tag in case.tags}
    unknown = [tag for tag in re.findall(r"@[^\s()]+", expression or "") if tag not in known]
    told = [f"none has the tag {tag}{did_you_mean(tag, known)}" for tag in dict.fromkeys(unknown)]
    return f": {', '.join(told)}" if told else ""
