"""`oracle mutants`: whether the scenarios notice when a rule is misread."""

import time
from contextlib import closing
from typing import TYPE_CHECKING

import click

from oracle.cli.options import jobs_option
from oracle.cli.problems import Unusable, nearest

if TYPE_CHECKING:
    from oracle.suite.judging.verdicts import Result


@click.command()
@click.option("--ruling", "slug", metavar="SLUG", help="Only the mutants of this ruling.")
@click.option("-k", "text", metavar="TEXT", help="Only mutants in whose name, ruling, rule function or belief TEXT occurs.")
@click.option("--systematic", is_flag=True, help="Misread every rule function in each blunt way, and list what no scenario notices.")
@jobs_option
@click.option("--json", "as_json", is_flag=True, help="Print JSON for machines.")
def command(slug: str | None, text: str | None, systematic: bool, jobs: int, as_json: bool) -> None:
    """Misread one rule of the engine at a time, and show which scenario notices.

    A mutant is a plausible misreading of a ruling.  It is killed by a scenario that fails; one that survives shows that a scenario
    is missing.  The other way round, each scenario has to fail under a mutant of its own ruling, by what happens and not only by the
    number of a rule, unless it is tagged @control.  (With -k this isn't told, since some mutants are left out.)

    With --systematic every rule function is read as never, always, as if it weren't there, one more or less, without the first or the
    last, by what it returns; that takes minutes.

    Exit code: 0 all is well, 1 a mutant isn't killed or a scenario isn't proved, 2 unusable input.

    \b
    Example:
      oracle mutants --jobs 2
      oracle mutants --ruling mana-could-produce
      oracle mutants --systematic -k combat. --jobs 2
    """
    from oracle.adequacy.coverage import all_citations
    from oracle.adequacy.hunting import hunt
    from oracle.adequacy.mutant import MutantError, all_mutants, see_that_rulings_are_known
    from oracle.adequacy.proving import proofs
    from oracle.adequacy.reach import hear
    from oracle.adequacy.systematic import systematic_mutants
    from oracle.cli.judging import Workplace, with_progress
    from oracle.cli.paths import data_folder
    from oracle.report.mutants import Hunt, all_is_well, all_killed, mutants_json, mutants_report, said_by
    from oracle.report.systematic import systematic_json, systematic_report
    from oracle.suite.reading.catalogue import load_catalogue

    begin = time.perf_counter()
    rulings = load_catalogue(data_folder("fixtures/rulings")).by_slug
    try:
        known = all_mutants()
        see_that_rulings_are_known(known, rulings)
    except MutantError as error:
        raise Unusable(str(error)) from None
    if slug is not None:
        if slug not in rulings:
            raise Unusable(f"there is no ruling {slug!r}{nearest(slug, rulings)}")
        rulings = {slug: rulings[slug]}
    mutants = [each for each in known if each.ruling in rulings and (text is None or said_by(each, text))]
    if systematic:
        if slug is not None:
            raise Unusable("--systematic misreads functions, which belong to no ruling; choose some with -k")
        rulings = {}
        mutants = [each for each in systematic_mutants(all_citations()) if text is None or said_by(each, text)]
    if not mutants:
        raise Unusable("no mutant is selected; `oracle mutants` shows which there are.")
    workplace = Workplace()
    cases = workplace.cases()
    reach: dict[str, frozenset[str]] = {}
    failing: list[Result] = []
    for result, names in with_progress(hear(cases, workplace.engine_maker, jobs), len(cases), "scenarios unmutated", at_once=True):
        if result.verdict == "pass":
            reach[result.id] = names
        else:
            failing.append(result)
    cases = [case for case in cases if case.id in reach]
    patience = 1 if systematic else None
    with closing(hunt(mutants, cases, reach, workplace.engine_maker, jobs, patience)) as running:  # type: ignore[type-var]
        outcomes = list(with_progress(running, len(mutants), "mutants", at_once=True))
    if text is not None:
        rulings = {each: rulings[each] for each in rulings if any(mutant.ruling == each for mutant in mutants)}
    if systematic:
        tell = systematic_json if as_json else systematic_report
        click.echo(tell(outcomes, time.perf_counter() - begin), nl=False)
        click.get_current_context().exit(0 if all_killed(outcomes, rulings) else 1)
    proved = proofs([case for case in cases if case.ruling in rulings], outcomes) if text is None else []
    found = Hunt(
        rulings=rulings,
        outcomes=outcomes,
        proofs=proved,
        failing=failing,
        scenarios=len(cases) + len(failing),
        seconds=time.perf_counter() - begin,
    )
    click.echo(mutants_json(found) if as_json else mutants_report(found), nl=False)
    click.get_current_context().exit(0 if all_is_well(found) else 1)
