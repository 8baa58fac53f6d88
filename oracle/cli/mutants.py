"""`oracle mutants`: whether the scenarios notice when a rule is misread."""

import time
from contextlib import closing

import click

from oracle.cli.options import jobs_option
from oracle.cli.problems import Unusable, nearest


@click.command()
@click.option("--ruling", "slug", metavar="SLUG", help="Only the mutants of this ruling.")
@click.option("-k", "text", metavar="TEXT", help="Only mutants in whose name, ruling, rule function or belief TEXT occurs.")
@jobs_option
@click.option("--json", "as_json", is_flag=True, help="Print JSON for machines.")
def command(slug: str | None, text: str | None, jobs: int, as_json: bool) -> None:
    """Misread one rule of the engine at a time, and show which scenario notices.

    A mutant is a plausible misreading of a ruling.  It is killed by the first scenario that fails; one that survives shows that
    a scenario is missing.

    Exit code: 0 all mutants are killed, 1 one isn't, 2 unusable input.

    \b
    Example:
      oracle mutants --jobs 2
      oracle mutants --ruling mana-could-produce
    """
    from oracle.adequacy.hunting import hunt
    from oracle.adequacy.mutant import all_mutants
    from oracle.adequacy.reach import hear
    from oracle.cli.judging import Workplace, with_progress
    from oracle.cli.paths import data_folder
    from oracle.report.mutants import all_killed, mutants_json, mutants_report, said_by
    from oracle.report.verdicts import plural
    from oracle.suite.catalogue import load_catalogue

    begin = time.perf_counter()
    rulings = load_catalogue(data_folder("fixtures/rulings")).by_slug
    if slug is not None:
        if slug not in rulings:
            raise Unusable(f"there is no ruling {slug!r}{nearest(slug, rulings)}")
        rulings = {slug: rulings[slug]}
    mutants = [each for each in all_mutants() if each.ruling in rulings and (text is None or said_by(each, text))]
    if not mutants:
        raise Unusable("no mutant is selected; `oracle mutants` shows which there are.")
    workplace = Workplace()
    cases = workplace.cases()
    reach: dict[str, frozenset[str]] = {}
    for result, names in hear(cases, workplace.engine_maker, jobs):
        if result.verdict != "pass":
            raise Unusable(f"{result.feature}:{result.line}: {result.id} doesn't hold even unmutated; see `oracle run`.")
        reach[result.id] = names
    with closing(hunt(mutants, cases, reach, workplace.engine_maker, jobs)) as running:  # type: ignore[type-var]
        outcomes = list(with_progress(running, len(mutants), "mutants"))
    if text is not None:
        rulings = {each: rulings[each] for each in rulings if any(mutant.ruling == each for mutant in mutants)}
    seconds = time.perf_counter() - begin
    if as_json:
        click.echo(mutants_json(outcomes, rulings, len(cases), seconds), nl=False)
    else:
        click.echo(mutants_report(outcomes, rulings, plural(len(cases), "scenario"), seconds), nl=False)
    click.get_current_context().exit(0 if all_killed(outcomes, rulings) else 1)
