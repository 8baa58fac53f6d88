"""`oracle compile`: writes the suite as data, for engines that embed it."""

from pathlib import Path

import click

from oracle.cli.options import Place, cards_option, places_argument, shard_option, tags_option, text_option


@click.command()
@places_argument
@cards_option
@tags_option
@text_option
@shard_option
@click.option("-o", "--output", default="-", metavar="FILE", help="Where the cases go.  [default: standard output]")
@click.option("--schema", metavar="FILE", help="Write the JSON Schema of the cases to FILE (- for standard output, without the cases).")
def command(
    places: tuple[Place, ...],
    cards: tuple[Path, ...],
    tags: str | None,
    text: str | None,
    shard: tuple[int, int] | None,
    output: str,
    schema: str | None,
) -> None:
    """Write the scenarios as JSON: positions, actions, answers and expectations as data.

    An engine that would rather run the suite inside its own tests reads this file instead of speaking the protocol.

    \b
    Example:
      oracle compile -o cases.json --schema cases.schema.json
      oracle compile --tags "@ruling:mana-could-produce"
    """
    from oracle.cli.judging import Workplace
    from oracle.cli.selecting import selected
    from oracle.cli.writing import check_file, write
    from oracle.suite.auditing.compiling import compiled, suite_json, suite_schema

    for file in (output, *([schema] if schema else [])):
        check_file(file, "the cases")
    if schema == "-":
        click.echo(suite_schema(), nl=False)
        return
    _, cases = selected(Workplace(cards), places, tags, text, shard)
    if schema is not None:
        write(schema, suite_schema())
    write(output, suite_json(compiled(cases)))
