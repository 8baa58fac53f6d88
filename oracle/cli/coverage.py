"""`oracle coverage`: which rules have a function, and which functions the scenarios reach."""

from pathlib import Path

import click

from oracle.cli.options import cards_option, jobs_option, paths_argument, rulings_option
from oracle.cli.problems import Unusable


@click.command()
@paths_argument
@cards_option
@rulings_option
@jobs_option
@click.option("--json", "as_json", is_flag=True, help="Print JSON for machines.")
@click.option("--html", "html_file", metavar="FILE", help="Write a page to FILE instead.")
def command(
    paths: tuple[Path, ...], cards: tuple[Path, ...], rulings: tuple[Path, ...], jobs: int, as_json: bool, html_file: str | None
) -> None:
    """Show by chapter which rules have a function in the reference engine, and which of these functions the scenarios reach.

    Listed are functions that no scenario reaches, and rules that scenarios or rulings cite although no function states them.  PATHS are
    features; without any, ours count.

    \b
    Example:
      oracle coverage
      oracle coverage --html coverage.html
      oracle coverage my/features --cards my/cards --rulings my/rulings
    """
    from oracle.adequacy.coverage import all_citations, coverage
    from oracle.adequacy.reach import hear_applied
    from oracle.adequacy.written_out import keyword_citations, keyword_reach
    from oracle.cli.judging import Workplace, with_progress
    from oracle.cli.paths import data_folder, ruling_folders
    from oracle.files import write_text
    from oracle.report.coverage import coverage_json, coverage_report, totals
    from oracle.report.coverage_html import coverage_html
    from oracle.suite.reading.catalogue import load_catalogue
    from oracle.suite.reading.editions import load_rule_numbers

    if html_file is not None and not Path(html_file).absolute().parent.is_dir():
        raise Unusable(f"the page can't be written to {html_file}: there is no folder {Path(html_file).parent}")
    catalogue = load_catalogue(*ruling_folders(rulings)).by_slug
    known = load_rule_numbers(data_folder("fixtures/editions") / "rule_numbers.toml")
    workplace = Workplace(cards)
    cases = workplace.cases(paths)
    citations = {**all_citations(), **keyword_citations()}
    keywords = keyword_reach(cases, workplace.library)
    heard = with_progress(hear_applied(cases, workplace.engine_maker, jobs), len(cases))
    covered = coverage(citations, {result.id: names | keywords[result.id] for result, names in heard}, cases, catalogue, known)
    if html_file is not None:
        try:
            write_text(Path(html_file), coverage_html(covered))
        except OSError as error:
            raise Unusable(f"the page can't be written to {html_file}: {error.strerror}") from None
        click.echo(f"{totals(covered)} · {html_file}")
    elif as_json:
        click.echo(coverage_json(covered), nl=False)
    else:
        click.echo(coverage_report(covered), nl=False)
