"""`oracle diff`: compares two runs, scenario by scenario."""

from pathlib import Path

import click

from oracle.cli.problems import Unusable

_RESULTS = click.Path(exists=True, dir_okay=False, path_type=Path)


@click.command()
@click.argument("before", type=_RESULTS)
@click.argument("after", type=_RESULTS)
@click.option("--partial", is_flag=True, help="Compare what was judged, also of a run that didn't come to its end.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON for machines.")
def command(before: Path, after: Path, partial: bool, as_json: bool) -> None:
    """Compare two runs: which scenarios have another verdict in the second.

    BEFORE and AFTER are files that `oracle run --jsonl` has written: of two versions of an engine, or of two engines.

    Exit code: 0 nothing is worse, 1 something that passed doesn't any more, or a run didn't come to its end, 2 unusable input.

    \b
    Example:
      oracle diff before.jsonl after.jsonl
    """
    from oracle.report.comparison import differences_json, differences_report
    from oracle.suite.running.differences import differences
    from oracle.suite.running.results import read_run

    found = differences(read_run(before), read_run(after))
    if not found.compared:
        raise Unusable(f"nothing can be compared: no scenario has a result in both {before} and {after}")
    click.echo(differences_json(found) if as_json else differences_report(found), nl=False)
    click.get_current_context().exit(1 if found.worse or (found.unfinished and not partial) else 0)
