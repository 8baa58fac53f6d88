"""`oracle rulings`: the catalogue of rulings, with the scenarios and the verdict of each."""

import click

from oracle.cli.options import edition_option, jobs_option
from oracle.cli.problems import Unusable, nearest


@click.command()
@click.argument("slug", required=False)
@edition_option
@jobs_option
@click.option("--json", "as_json", is_flag=True, help="Print JSON for machines.")
def command(slug: str | None, edition: str | None, jobs: int, as_json: bool) -> None:
    """List the rulings, their scenarios and their verdicts, or show one ruling in full.

    \b
    Example:
      oracle rulings
      oracle rulings mana-could-produce
    """
    from oracle.cli.judging import Workplace, with_progress
    from oracle.cli.paths import data_folder
    from oracle.report.json_report import rulings_json
    from oracle.report.rulings import ruling_text, rulings_table
    from oracle.report.terminal import unusable
    from oracle.suite.catalogue import load_catalogue
    from oracle.suite.runner import run_cases

    catalogue = load_catalogue(data_folder("fixtures/rulings"))
    rulings = catalogue.by_slug
    if slug is not None:
        if slug not in rulings:
            raise Unusable(f"there is no ruling {slug!r}{nearest(slug, rulings)}")
        rulings = {slug: rulings[slug]}
    workplace = Workplace()
    cases = [case for case in workplace.cases() if case.ruling in rulings]
    results = list(with_progress(run_cases(cases, workplace.engine_maker, edition, jobs), len(cases)))
    if as_json:
        click.echo(rulings_json(rulings, results), nl=False)
    elif slug is not None:
        places = {case.id: f"{case.feature}:{case.line}" for case in cases}
        click.echo(ruling_text(rulings[slug], results, places), nl=False)
    else:
        click.echo(rulings_table(catalogue, results), nl=False)
    for line in unusable(results):
        click.echo(f"oracle: {line}", err=True)
    click.get_current_context().exit(2 if unusable(results) else 0)
