"""`oracle words`: the words that card files are written in."""

from pathlib import Path

import click

from oracle.cli.options import cards_option
from oracle.cli.paths import load_all_cards
from oracle.cli.problems import Unusable


@click.command()
@click.argument("text", required=False)
@cards_option
@click.option("--json", "as_json", is_flag=True, help="Print JSON for machines.")
def command(text: str | None, cards: tuple[Path, ...], as_json: bool) -> None:
    """List the words that card files are written in, or show some with their keys and a card that has them.

    TEXT is a word ("draw"), a topic ("effects"), or anything that occurs in one.

    \b
    Example:
      oracle words
      oracle words "add mana"
    """
    from oracle.cards.dictionary import definitions, examples
    from oracle.report.words import matching, words_json, words_list, words_text

    found = definitions() if text is None else matching(definitions(), text)
    if not found:
        raise Unusable(f"no word of card files says {text!r}; `oracle words` lists all of them.")
    if text is None and not as_json:
        click.echo(words_list(found), nl=False)
        return
    library = load_all_cards(cards)
    shown_by = examples(tuple(library[name] for name in library))
    click.echo(words_json(found, shown_by) if as_json else words_text(found, shown_by), nl=False)
