"""Which cases a command is about: by places, tags, words, and part."""

from collections.abc import Sequence

from oracle.cli.judging import Workplace
from oracle.cli.options import Place
from oracle.cli.problems import Unusable
from oracle.suite.case import Case
from oracle.suite.selection import SelectionError, Shard, at_lines, select


def selected(
    workplace: Workplace,
    places: Sequence[Place],
    tags: str | None = None,
    text: str | None = None,
    shard: tuple[int, int] | None = None,
) -> tuple[list[Case], list[Case]]:
    """All cases of the files at these places, and those of them that are chosen (at least one).  Raises `Unusable`."""
    every = workplace.cases(tuple(dict.fromkeys(place.path for place in places)))
    chosen = every
    try:
        if any(place.line is not None for place in places):
            chosen = at_lines(chosen, [(str(place.path), place.line) for place in places])
    except SelectionError as error:
        raise Unusable(str(error)) from None
    try:
        chosen = select(chosen, tags, text)
    except SelectionError as error:
        raise Unusable(f"--tags: {error}") from None
    if not chosen:
        raise Unusable("no scenario is selected; `oracle rulings` shows which there are.")
    if shard is not None:
        chosen = Shard(*shard).of(chosen)
    if not chosen:
        raise Unusable(f"--shard: part {shard[0] if shard else 0} has no scenario; there are fewer scenarios than parts.")
    return every, chosen
