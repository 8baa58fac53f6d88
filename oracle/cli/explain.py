"""`oracle explain`: one scenario told step by step, with each rule that was applied and what changed on the table."""

from pathlib import Path

import click

from oracle.cli.options import cards_option, edition_option, paths_argument, rulings_option
from oracle.cli.problems import Unusable, nearest


@click.command()
@click.argument("id", metavar="ID")
@paths_argument
@cards_option
@rulings_option
@edition_option
@click.option("--all", "all_rules", is_flag=True, help="Tell every rule that was applied, in full.")
def command(
    id: str, paths: tuple[Path, ...], cards: tuple[Path, ...], rulings: tuple[Path, ...], edition: str | None, all_rules: bool
) -> None:
    """Tell one scenario step by step, with the rules that mattered (number and why) and what changed on the table.

    A rule is told if it was applied and something would have gone differently without it: the scenario is played once more without
    each.  What every spell and permanent goes through is left to --all, unless the scenario cites it.

    ID is the id of a scenario; `oracle rulings SLUG` shows those of a ruling.  PATHS are the features to look in, if it is
    none of ours.

    \b
    Example:
      oracle explain omen-countered-goes-to-graveyard
      oracle explain bears-fight my/features --cards my/cards --rulings my/rulings
    """
    from oracle.cli.judging import Workplace, see_that_they_can_be_read
    from oracle.cli.paths import ruling_folders
    from oracle.engines.reference import ReferenceEngine
    from oracle.report.explanation import explanation
    from oracle.suite.auditing.explaining import tell
    from oracle.suite.reading.catalogue import load_catalogue

    workplace = Workplace(cards)
    contents = workplace.contents(paths)
    see_that_they_can_be_read(contents, [each for each in contents.scenarios() if each.id == id])
    case = next(iter(contents.cases([id])), None)
    if case is None:
        of_ruling = [each.id for each in contents.readable if each.ruling == id]
        if of_ruling:
            raise Unusable(f"{id!r} is a ruling; its scenarios are {', '.join(of_ruling)}")
        where = "" if paths else " Features of your own are named after the id: oracle explain ID my/features."
        raise Unusable(f"there is no scenario {id!r}{nearest(id, [each.id for each in contents.readable])}{where}")
    if edition is not None and not case.edition.holds(edition):
        raise Unusable(f"the scenario {id!r} doesn't apply under the rules of {edition}; try --edition {case.edition.newest()}")
    ruling = load_catalogue(*ruling_folders(rulings)).by_slug.get(case.ruling or "")
    told = list(tell(case, ReferenceEngine(workplace.library, tracing=True), edition))
    for line in explanation(case, told, ruling, edition or case.edition.newest(), all_rules):
        click.echo(line)
    click.get_current_context().exit(2 if told[-1].unusable else 1 if told[-1].detail is not None else 0)
