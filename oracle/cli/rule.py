"""`oracle rule`: where a rule of the rulebook lives, and what cites it."""

import click

from oracle.cli.problems import Unusable


@click.command()
@click.argument("number", metavar="NUMBER")
@click.option("--json", "as_json", is_flag=True, help="Print JSON for machines.")
def command(number: str, as_json: bool) -> None:
    """Show what is known of a rule: its place (stated, a definition, or out), what it says in our own words, the functions that state it
    (file and line), the keywords and cards that rest on it, the scenarios and rulings that cite it, the mutants that misread it, and what
    changed in which edition.

    Of a rule with parts, and of a whole section, the parts are listed too.

    \b
    Example:
      oracle rule 601.2f
      oracle rule 601.2
      oracle rule 708 --json
    """
    from oracle.adequacy.coverage import all_citations
    from oracle.adequacy.mutant import all_mutants
    from oracle.adequacy.rule_index import RuleIndex, UnknownRuleError
    from oracle.cli.judging import Workplace, see_that_they_can_be_read
    from oracle.cli.paths import data_folder
    from oracle.report.rule import rule_json, rule_text
    from oracle.suite.reading.catalogue import load_catalogue
    from oracle.suite.reading.editions import load_editions, load_rule_numbers
    from oracle.suite.reading.rulebook import load_rulebook

    editions = data_folder("fixtures/editions")
    workplace = Workplace()
    contents = workplace.contents()
    see_that_they_can_be_read(contents, contents.scenarios())
    index = RuleIndex(
        numbers=load_rule_numbers(editions / "rule_numbers.toml"),
        citations=all_citations(),
        cases=contents.readable,
        rulings=load_catalogue(data_folder("fixtures/rulings")).by_slug,
        mutants=all_mutants(),
        editions=load_editions(editions),
        library=workplace.library,
        rulebook=load_rulebook(data_folder("fixtures/rulebook")),
    )
    try:
        entry = index.entry(number)
    except UnknownRuleError as error:
        raise Unusable(str(error)) from None
    text = rule_json if as_json else rule_text
    click.echo(text(entry, index.parts(number)), nl=False)
