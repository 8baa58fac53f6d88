"""`oracle phrases`: the closed vocabulary that scenarios are written in."""

import click

from oracle.cli.problems import Unusable


@click.command()
@click.argument("text", required=False)
@click.option("--json", "as_json", is_flag=True, help="Print JSON for machines.")
def command(text: str | None, as_json: bool) -> None:
    """List the phrases that scenarios are written in, each with its meaning and an example.

    TEXT narrows the list to the phrases in which it occurs.

    \b
    Example:
      oracle phrases
      oracle phrases "mana pool"
    """
    from oracle.report.phrases import matching, phrases_json, phrases_text
    from oracle.vocabulary import default_phrases

    found = default_phrases() if text is None else matching(default_phrases(), text)
    if not found:
        raise Unusable(f"no phrase says {text!r}; `oracle phrases` lists all of them.")
    click.echo(phrases_json(found) if as_json else phrases_text(found, text or ""), nl=False)
