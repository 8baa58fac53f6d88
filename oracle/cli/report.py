"""`oracle report`: tells the results of runs again, in other forms."""

from pathlib import Path

import click

from oracle.cli.options import report_option, rulings_option


@click.command()
@click.argument("files", metavar="RESULTS...", nargs=-1, required=True, type=click.Path(exists=True, dir_okay=False, path_type=Path))
@rulings_option
@report_option
def command(files: tuple[Path, ...], rulings: tuple[Path, ...], reports: tuple[tuple[str, str], ...]) -> None:
    """Tell the results of one or several runs.

    RESULTS are files that `oracle run --jsonl` has written, also unfinished ones; parts of one run (--shard) are put together. Without
    --report, they are told as `oracle run` does.

    \b
    Example:
      oracle report results.jsonl
      oracle report reference.jsonl other.jsonl --report html:matrix.html
      oracle report results.jsonl --report junit:results.xml --report markdown:summary.md
    """
    from oracle.cli.paths import ruling_folders
    from oracle.cli.writing import check_reports, write_reports
    from oracle.suite.reading.catalogue import load_catalogue
    from oracle.suite.running.results import merged, read_run

    wanted = reports or (("terminal", "-"),)
    runs = merged([read_run(path) for path in files])
    check_reports(wanted, len(runs))
    write_reports(wanted, runs, load_catalogue(*ruling_folders(rulings)).by_slug)
