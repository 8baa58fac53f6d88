"""Options that several commands share."""

import re
from pathlib import Path

import click

cards_option = click.option(
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
    from datetime import date

    if value is None:
        return None
    try:
        if not re.fullmatch(r"\d{4}-\d\d-\d\d", value):
            raise ValueError
        date.fromisoformat(value)
    except ValueError:
        raise click.BadParameter(f"expected a date such as 2025-09-19, not {value!r}.") from None
    return value


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
    help="The engine to judge: reference, stdio:COMMAND, python:MODULE:OBJECT, or a name out of engines.toml.  [default: reference]",
)

timeout_option = click.option(
    "--timeout",
    type=click.FloatRange(min=0, min_open=True),
    metavar="SECONDS",
    help="How long an engine in a process may take for an answer.  [default: 10]",
)

jobs_option = click.option("--jobs", type=click.IntRange(min=1), default=1, metavar="N", help="Judge in N processes.  [default: 1]")

paths_argument = click.argument("paths", nargs=-1, type=click.Path(exists=True, path_type=Path))
