"""`oracle run`: judges scenarios and shows the verdicts by ruling."""

import time
from contextlib import closing
from pathlib import Path

import click

from oracle.cli.options import cards_option, edition_option, engine_option, jobs_option, paths_argument, timeout_option
from oracle.cli.problems import Unusable


@click.command()
@paths_argument
@engine_option
@timeout_option
@cards_option
@click.option("--tags", metavar="EXPR", help='Judge only scenarios with these tags: "@rule:106.7 and not @disputed".')
@click.option("-k", "text", metavar="TEXT", help="Judge only scenarios in whose id, name, ruling or file TEXT occurs.")
@edition_option
@jobs_option
@click.option("--fail-fast", is_flag=True, help="Stop at the first scenario that fails.")
@click.option(
    "--json", "json_file", metavar="FILE", help="Also write the results to FILE as JSON; - for standard output, without the report."
)
def command(
    paths: tuple[Path, ...],
    engine: str,
    timeout: float | None,
    cards: tuple[Path, ...],
    tags: str | None,
    text: str | None,
    edition: str | None,
    jobs: int,
    fail_fast: bool,
    json_file: str | None,
) -> None:
    """Judge the scenarios and show the verdicts by ruling.

    PATHS are feature files and folders of them; without any, the scenarios that come with the specification are judged.

    Exit code: 0 all as it should be, 1 a failure, 2 unusable input.

    \b
    Example:
      oracle run
      oracle run --tags "@ruling:mana-could-produce" --fail-fast
      oracle run my/features --cards my/cards --json results.json
    """
    from oracle.cli.judging import Workplace, with_progress
    from oracle.cli.paths import data_folder
    from oracle.report.json_report import run_json
    from oracle.report.terminal import run_report, unusable
    from oracle.report.verdicts import exit_code
    from oracle.suite.case import NEWEST_EDITION
    from oracle.suite.catalogue import load_catalogue
    from oracle.suite.runner import run_cases
    from oracle.suite.selection import SelectionError, select

    if json_file not in (None, "-") and not Path(json_file).absolute().parent.is_dir():
        raise Unusable(f"the results can't be written to {json_file}: there is no folder {Path(json_file).parent}")
    begin = time.perf_counter()
    workplace = Workplace(cards, engine, timeout)
    rulings = load_catalogue(data_folder("fixtures/rulings")).by_slug
    try:
        cases = select(workplace.cases(paths), tags, text)
    except SelectionError as error:
        raise Unusable(f"--tags: {error}") from None
    if not cases:
        raise Unusable("no scenario is selected; `oracle rulings` shows which there are.")
    results = []
    with closing(run_cases(cases, workplace.engine_maker, edition, jobs)) as running:  # type: ignore[type-var]
        for result in with_progress(running, len(cases)):
            results.append(result)
            if fail_fast and result.verdict in ("fail", "error"):
                break
    judged = workplace.introduction()
    report = run_json(results, judged.name, judged.version, edition or NEWEST_EDITION)
    if json_file not in (None, "-"):
        try:
            Path(json_file).write_bytes(report)
        except OSError as error:
            raise Unusable(f"the results can't be written to {json_file}: {error.strerror}") from None
    if json_file == "-":
        click.echo(report, nl=False)
    else:
        click.echo(run_report(results, rulings, f"{judged.name} engine {judged.version}", time.perf_counter() - begin), nl=False)
    for line in unusable(results):
        click.echo(f"oracle: {line}", err=True)
    click.get_current_context().exit(exit_code(results))
