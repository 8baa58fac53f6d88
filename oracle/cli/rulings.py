"""`oracle rulings`: the catalogue of rulings, with the scenarios and the verdict of each."""

from pathlib import Path

import click

from oracle.cli.options import cards_option, edition_option, jobs_option, rulings_option
from oracle.cli.problems import Unusable, nearest


@click.command()
@click.argument("slug", required=False)
@click.option(
    "--features",
    multiple=True,
    type=click.Path(exists=True, path_type=Path),
    metavar="PATH",
    help="Further features, beside our own; may be given several times.",
)
@cards_option
@rulings_option
@edition_option
@jobs_option
@click.option("--json", "as_json", is_flag=True, help="Print JSON for machines.")
def command(
    slug: str | None,
    features: tuple[Path, ...],
    cards: tuple[Path, ...],
    rulings: tuple[Path, ...],
    edition: str | None,
    jobs: int,
    as_json: bool,
) -> None:
    """List the rulings, their scenarios and their verdicts, or show one ruling in full.

    \b
    Example:
      oracle rulings
      oracle rulings mana-could-produce
      oracle rulings --features my/features --cards my/cards --rulings my/rulings
    """
    from oracle.cli.judging import Workplace, with_progress
    from oracle.cli.paths import data_folder, ruling_folders
    from oracle.report.json_report import rulings_json
    from oracle.report.rulings import ruling_text, rulings_table
    from oracle.report.terminal import unusable
    from oracle.suite.reading.catalogue import load_catalogue
    from oracle.suite.running.runner import results_in_order, run_cases

    catalogue = load_catalogue(*ruling_folders(rulings))
    shown = catalogue.by_slug
    if slug is not None:
        if slug not in shown:
            raise Unusable(f"there is no ruling {slug!r}{nearest(slug, shown)}")
        shown = {slug: shown[slug]}
    workplace = Workplace(cards)
    cases = [case for case in workplace.cases((data_folder("features"), *features)) if case.ruling in shown]
    results = results_in_order(cases, with_progress(run_cases(cases, workplace.engine_maker, edition, jobs), len(cases)))
    if as_json:
        click.echo(rulings_json(shown, results), nl=False)
    elif slug is not None:
        places = {case.id: f"{case.feature}:{case.line}" for case in cases}
        click.echo(ruling_text(shown[slug], results, places), nl=False)
    else:
        click.echo(rulings_table(catalogue, results), nl=False)
    for line in unusable(results):
        click.echo(f"oracle: {line}", err=True)
    click.get_current_context().exit(2 if unusable(results) else 0)
