"""Options that several commands share."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import click

from oracle.misspelt import did_you_mean


def _replace_cards(ctx: click.Context, parameter: click.Parameter, value: bool) -> bool:
    """Kept with the context, so that whatever loads the cards finds it: see `oracle.cli.paths.load_all_cards`."""
    ctx.meta[REPLACE_CARDS] = value
    return value


REPLACE_CARDS = "oracle.replace_cards"
"""Where the context of a command keeps whether a reader's cards may take the place of ours."""

_Command = TypeVar("_Command", bound=Callable[..., Any])


def cards_option(function: _Command) -> _Command:
    """`--cards` and `--replace-cards`."""
    replacing = click.option(
        "--replace-cards",
        is_flag=True,
        expose_value=False,
        callback=_replace_cards,
        help="Let a card of --cards take the place of ours that has the same name; without this it is an error.",
    )
    return _further_cards(replacing(function))


_further_cards = click.option(
    "--cards",
    multiple=True,
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    metavar="DIR",
    help="A folder of further cards, beside our own; may be given several times.",
)

rulings_option = click.option(
    "--rulings",
    multiple=True,
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    metavar="DIR",
    help="A folder of further rulings (a catalogue of your own), beside ours; may be given several times.",
)


def _date(ctx: click.Context, parameter: click.Parameter, value: str | None) -> str | None:
    from oracle.suite.reading.editions import read_edition

    try:
        return None if value is None else read_edition(value)
    except ValueError as error:
        raise click.BadParameter(f"{error}.") from None


edition_option = click.option(
    "--edition",
    metavar="DATE",
    callback=_date,
    help="Judge everything by the rules in force on that day; otherwise each scenario by the newest that it applies to.",
)

engine_option = click.option(
    "--engine",
    default="reference",
    metavar="ENGINE",
    help="The engine to judge: reference, stdio:COMMAND, python:MODULE:OBJECT, or a name from engines.toml.  [default: reference]",
)


def _seconds(ctx: click.Context, parameter: click.Parameter, value: str | None) -> float | None:
    from oracle.engines.stdio import read_seconds

    try:
        return None if value is None else read_seconds(value)
    except ValueError as error:
        raise click.BadParameter(f"{error}.") from None


timeout_option = click.option(
    "--timeout",
    metavar="SECONDS",
    callback=_seconds,
    help="How long an engine in a process may take for an answer.  [default: 10]",
)


def _size(ctx: click.Context, parameter: click.Parameter, value: str | None) -> int | None:
    from oracle.engines.memory import read_size

    try:
        return None if value is None else read_size(value)
    except ValueError as error:
        raise click.BadParameter(f"{error}.") from None


memory_option = click.option(
    "--memory",
    metavar="SIZE",
    callback=_size,
    help='How much memory an engine in a process may take, with all that it starts: "2 GB", "500 MB".  [default: 4 GB]',
)

MOST_JOBS = 256

jobs_option = click.option(
    "--jobs", type=click.IntRange(min=1, max=MOST_JOBS), default=1, metavar="N", help="Judge in N processes.  [default: 1]"
)

paths_argument = click.argument("paths", nargs=-1, type=click.Path(exists=True, path_type=Path))


class Place(NamedTuple):
    """A feature file or folder, and perhaps a line of a file: "features/mana/could_produce.feature:12"."""

    path: Path
    line: int | None = None


def _places(ctx: click.Context, parameter: click.Parameter, values: tuple[str, ...]) -> tuple[Place, ...]:
    found = []
    for value in values:
        line = re.fullmatch(r"(.+):(\d+)", value)
        place = Place(Path(line[1]), int(line[2])) if line and not Path(value).exists() else Place(Path(value))
        if not place.path.exists():
            raise click.BadParameter(f"Path {value!r} does not exist.")
        found.append(place)
    return tuple(found)


places_argument = click.argument("places", metavar="[PATHS]...", nargs=-1, callback=_places)


def _shard(ctx: click.Context, parameter: click.Parameter, value: str | None) -> tuple[int, int] | None:
    from oracle.suite.reading.selection import read_shard

    try:
        return None if value is None else read_shard(value)
    except ValueError:
        raise click.BadParameter(f"expected a part such as 1/4, not {value!r}.") from None


shard_option = click.option("--shard", metavar="I/N", callback=_shard, help="Judge only part I of N, for machines that share the work.")

tags_option = click.option("--tags", metavar="EXPR", help='Judge only scenarios with these tags: "@rule:106.7 and not @disputed".')

text_option = click.option(
    "-k",
    "text",
    metavar="TEXT",
    help='Judge only scenarios in whose id, name, ruling or file TEXT occurs; as in pytest, also "omen or adventure and not copy".',
)


def _reports(ctx: click.Context, parameter: click.Parameter, values: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    from oracle.report.formats import FORMATS

    found = []
    for value in values:
        form, _, file = value.partition(":")
        if form not in FORMATS:
            all_forms = f"; known are {', '.join(FORMATS)}"
            raise click.BadParameter(f"there is no form {form!r}{did_you_mean(form, FORMATS, all_forms)}")
        found.append((form, file or "-"))
    return tuple(found)


report_option = click.option(
    "--report",
    "reports",
    multiple=True,
    metavar="FORM[:FILE]",
    callback=_reports,
    help="Tell the results in this form (terminal, html, junit, markdown, tap, cucumber, json), in FILE or, without one, on standard "
    "output instead of the usual report; may be given several times.",
)
