"""Writing reports: each only where it was asked for, and with one message where that can't be done."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import click

from oracle.cli.problems import Unusable
from oracle.files import write_text
from oracle.report.formats import FORMATS
from oracle.suite.reading.catalogue import Ruling
from oracle.suite.running.results import Run

Report = tuple[str, str]
"""A form, and the file that it goes to; "-" for standard output."""


def check_file(file: str, what: str = "the results") -> None:
    """See before the work that a file can be written after it.  Raises `Unusable`."""
    path = Path(file)
    if file == "-":
        return
    if not path.absolute().parent.is_dir():
        raise Unusable(f"{what} can't be written to {file}: there is no folder {path.parent}")
    if path.is_dir():
        raise Unusable(f"{what} can't be written to {file}: it is a folder")


def check_reports(reports: Sequence[Report], runs: int = 1) -> None:
    """See before the work that the reports can be made and written.  Raises `Unusable`."""
    for form, file in reports:
        check_file(file)
        if runs > 1 and not FORMATS[form].several:
            raise Unusable(f"--report {form}: {FORMATS[form].meaning} tells one run, and there are {runs}")
    if sum(file == "-" for _, file in reports) > 1:
        raise Unusable("--report: only one report can go to standard output")


def write_reports(reports: Sequence[Report], runs: Sequence[Run], rulings: Mapping[str, Ruling]) -> None:
    """Make the reports and write them, that to standard output last.  Raises `Unusable` once all the others are written."""
    faults: list[str] = []
    for form, file in sorted(reports, key=lambda report: report[1] == "-"):
        try:
            text = FORMATS[form].tell(runs, rulings)
        except OSError as error:
            faults.append(f"--report {form}: {error.filename} can't be read: {error.strerror}")
            continue
        try:
            write(file, text)
        except Unusable as error:
            faults.append(f"--report {form}: {error.message}")
    if faults:
        raise Unusable("\n".join(faults))


def write(file: str, text: str) -> None:
    """Write a text to a file, or to standard output.  Raises `Unusable`."""
    if file == "-":
        click.echo(text, nl=False)
        return
    try:
        write_text(Path(file), text)
    except OSError as error:
        raise Unusable(f"the results can't be written to {file}: {error.strerror}") from None
