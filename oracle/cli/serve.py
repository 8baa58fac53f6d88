"""`oracle serve`: the reference engine, or another, behind the protocol on standard input and output."""

from pathlib import Path

import click

from oracle.cli.options import cards_option
from oracle.cli.problems import Unusable


@click.command()
@cards_option
@click.option("--engine", "engine", default="reference", metavar="ENGINE", help="The engine to serve.  [default: reference]")
def command(cards: tuple[Path, ...], engine: str) -> None:
    """Answer the questions of the protocol on standard input and output, until the input ends.

    This is the reference engine as any other engine appears to the harness; what it logs goes to standard error.

    \b
    Example:
      oracle serve
      oracle run --engine "stdio:oracle serve"
    """
    from oracle.cli.paths import load_all_cards
    from oracle.engines.kit import Hosted, serve_process
    from oracle.engines.opening import SpecError, open_engine, parse_spec

    try:
        with open_engine(parse_spec(engine), load_all_cards(cards)) as opened:
            serve_process(Hosted(opened))
    except SpecError as error:
        raise Unusable(f"--engine: {error}") from None
