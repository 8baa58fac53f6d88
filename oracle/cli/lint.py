"""`oracle lint`: what is wrong with features, cards, phrases and the catalogue."""

from pathlib import Path

import click

from oracle.cli.options import cards_option, paths_argument, rulings_option


@click.command()
@paths_argument
@cards_option
@rulings_option
@click.option("--strict", is_flag=True, help="Let notes fail the check too.")
def command(paths: tuple[Path, ...], cards: tuple[Path, ...], rulings: tuple[Path, ...], strict: bool) -> None:
    """Check features, cards, phrases and the catalogue for mistakes.

    Found are: ids and names that are taken twice, ambiguous or unused phrases, unknown rulings and rule numbers, scenarios without a ruling
    or an id, rules without a place in the catalogue of the rulebook or with one that a scenario contradicts, positions that can't exist,
    steps that can't be meant, and files that don't load.  PATHS are features; without any, ours are checked.

    Exit code: 0 no mistake, 1 a mistake, 2 a file that can't be used.

    \b
    Example:
      oracle lint
      oracle lint my/features --cards my/cards --rulings my/rulings
    """
    from oracle.adequacy.coverage import all_citations
    from oracle.adequacy.written_out import keyword_citations
    from oracle.cards.errors import CardError
    from oracle.cards.loader import load_card
    from oracle.cli.paths import data_folder, load_all_cards, ruling_folders
    from oracle.engines.reference import ReferenceEngine
    from oracle.report.conversation import printable
    from oracle.report.terminal import folded
    from oracle.report.verdicts import plural
    from oracle.suite.auditing.linting import Finding, lint_by_playing, lint_cases, lint_catalogue, lint_phrases
    from oracle.suite.auditing.linting_rulebook import lint_rulebook
    from oracle.suite.reading.catalogue import load_catalogue
    from oracle.suite.reading.editions import load_editions, load_rule_numbers
    from oracle.suite.reading.features import load_features
    from oracle.suite.reading.names import KnownNames
    from oracle.suite.reading.rulebook import load_rulebook
    from oracle.vocabulary import Vocabulary, default_phrases

    unusable: list[str] = []
    known: dict[str, tuple[str, ...]] = {}
    library = load_all_cards(cards, checked=False)
    files = library.paths()
    for path in files:
        try:
            card = load_card(path)
            known[card.name] = tuple(face.name for face in card.faces)
        except CardError as error:
            unusable += error.lines()
    suite = load_features(paths or (data_folder("features"),), KnownNames(known, files))
    unusable += map(str, suite.problems)
    catalogue = load_catalogue(*ruling_folders(rulings)).by_slug
    load_editions(data_folder("fixtures/editions"))
    numbers = load_rule_numbers(data_folder("fixtures/editions") / "rule_numbers.toml")
    stating = {name: citation.numbers for name, citation in {**all_citations(), **keyword_citations()}.items()}
    names = [name for faces in known.items() for name in (faces[0], *faces[1])]
    findings: list[Finding] = [
        *lint_cases(suite.cases, catalogue, numbers),
        *lint_catalogue(catalogue, numbers),
        *lint_rulebook(load_rulebook(data_folder("fixtures/rulebook")), numbers, suite.cases, stating),
        *(each for each in lint_phrases(Vocabulary(default_phrases(), names), suite.cases) if not paths or each.severity == "mistake"),
    ]
    if not unusable:
        findings += lint_by_playing(suite.cases, ReferenceEngine(library))
    for problem in unusable:
        click.echo(f"{click.style('!', fg='red')} {printable(problem)}")
    for finding in findings:
        mark = click.style("✗", fg="red") if finding.severity == "mistake" else click.style("·", fg="yellow")
        click.echo(f"{mark} {printable(finding.place)}: {printable(finding.message)}")
    mistakes = sum(finding.severity == "mistake" for finding in findings)
    notes = len(findings) - mistakes
    checked = f"{plural(len(suite.cases), 'scenario')}, {plural(len(known), 'card')}, {plural(len(catalogue), 'ruling')}"
    click.echo(folded(f"{checked}: {plural(len(unusable) + mistakes, 'mistake')}, {plural(notes, 'note')}"))
    click.get_current_context().exit(2 if unusable else 1 if mistakes or (strict and notes) else 0)
