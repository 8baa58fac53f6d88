"""`oracle cards`: which cards the specification knows, and what it knows of one."""

from pathlib import Path

import click

from oracle.cli.options import cards_option
from oracle.cli.paths import load_all_cards, shown
from oracle.cli.problems import Unusable


@click.command()
@click.argument("name", required=False)
@cards_option
@click.option("--json", "as_json", is_flag=True, help="Print JSON for machines.")
def command(name: str | None, cards: tuple[Path, ...], as_json: bool) -> None:
    """List the cards, or show one as the engine understands it.

    NAME is a card's name or the name of one of its faces.

    \b
    Example:
      oracle cards
      oracle cards "The Omenkeel"
    """
    from oracle.files import read_text
    from oracle.report.cards import card_head, cards_json, cards_table
    from oracle.vocabulary.lists import straight

    library = load_all_cards(cards)
    if name is None:
        known = [library[each] for each in library]
        click.echo(cards_json(known) if as_json else cards_table(known), nl=False)
        return
    name = straight(name)
    try:
        card, _ = library.with_face(name)
    except KeyError:
        near = library.nearest(name)
        hint = f"; did you mean {near[0]!r}?" if near else "; `oracle cards` lists those that are."
        raise Unusable(f"the card {name!r} isn't there{hint}") from None
    if as_json:
        click.echo(cards_json([card]), nl=False)
        return
    path = library.path_of(card.name)
    click.echo(card_head(card))
    click.echo(click.style(f"{shown(path)}:", dim=True))
    click.echo(read_text(path), nl=False)
