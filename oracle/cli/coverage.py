"""`oracle coverage`: how it stands with every rule, and which functions the scenarios reach."""

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
    """Show by chapter how it stands with the rules of the rulebook, and which functions of the reference engine the scenarios reach.

    A rule is tested if a scenario that cites it fails when a function that states it is misread; untested if it has a function and no
    such scenario; missing if it has no function.  Definitions and what is out need no scenario (see `oracle rule NUMBER`).

    Listed are functions that no scenario reaches, and rules that scenarios or rulings cite although no function states them.  PATHS are
    features; without any, ours count.

    \b
    Example:
      oracle coverage
      oracle coverage --html coverage.html
      oracle coverage my/features --cards my/cards --rulings my/rulings
    """
    from oracle.adequacy.coverage import all_citations, coverage
    from oracle.adequacy.measure import measure, noticed, trials
    from oracle.adequacy.mutant import all_mutants
    from oracle.adequacy.reach import hear, hear_applied
    from oracle.adequacy.systematic import systematic_mutants
    from oracle.adequacy.written_out import keyword_citations, keyword_reach
    from oracle.cli.judging import Workplace, with_progress
    from oracle.cli.paths import data_folder, ruling_folders
    from oracle.files import write_text
    from oracle.report.coverage import coverage_json, coverage_report, totals
    from oracle.report.coverage_html import coverage_html
    from oracle.suite.reading.catalogue import load_catalogue
    from oracle.suite.reading.rulebook import load_rulebook

    if html_file is not None and not Path(html_file).absolute().parent.is_dir():
        raise Unusable(f"the page can't be written to {html_file}: there is no folder {Path(html_file).parent}")
    catalogue = load_catalogue(*ruling_folders(rulings)).by_slug
    places = load_rulebook(data_folder("fixtures/rulebook")).by_number
    workplace = Workplace(cards)
    cases = workplace.cases(paths)
    citations = {**all_citations(), **keyword_citations()}
    keywords = keyword_reach(cases, workplace.library)
    make, total = workplace.engine_maker, len(cases)
    applied = {result.id: names | keywords[result.id] for result, names in with_progress(hear_applied(cases, make, jobs), total)}
    called = {result.id: names for result, names in with_progress(hear(cases, make, jobs), total) if result.verdict == "pass"}
    wanted = trials(
        [case for case in cases if case.id in called], called, citations, (*all_mutants(), *systematic_mutants(all_citations()))
    )
    tested = noticed(with_progress(measure(wanted, make, jobs), len(wanted), "rules"))
    covered = coverage(citations, applied, cases, catalogue, places, tested)
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
