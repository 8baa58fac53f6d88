"""`oracle smoke`: checks a new adapter in seconds, and says what to implement next."""

from pathlib import Path

import click

from oracle.cli.options import cards_option, engine_option, memory_option, timeout_option
from oracle.cli.problems import Unusable

FIRST_STEPS = ("lands_and_mana", "creatures", "combat", "seeing")
"""Features of `fixtures/first_steps/`, the simplest first."""

MOST_WANTED = 10
"""So many things to implement next are named."""


@click.command()
@engine_option
@timeout_option
@memory_option
@cards_option
def command(engine: str, timeout: float | None, memory: int | None, cards: tuple[Path, ...]) -> None:
    """Check a new adapter in seconds, and say what to implement next.

    The engine introduces itself, names the cards it lacks, begins a game and plays the first scenarios: lands, mana, creatures
    without abilities.  What it doesn't declare isn't asked for.

    Exit code: 0 all that it declares is right, 1 something isn't, 2 unusable input.

    \b
    Example:
      oracle smoke --engine "stdio:node oracle/engines/examples/tiny/tiny.mjs"
    """
    from oracle.cli.judging import Workplace
    from oracle.cli.paths import data_folder
    from oracle.engines.opening import SpecError, open_engine
    from oracle.engines.port import EngineError
    from oracle.engines.stdio import StdioEngine
    from oracle.report.smoke import checked_line, summary
    from oracle.suite.running.smoke import adapter_checks, check_shutdown, next_steps

    workplace = Workplace(cards, engine, timeout, memory)
    folder = data_folder("fixtures/first_steps")
    first = workplace.cases([folder / f"{topic}.feature" for topic in FIRST_STEPS])
    try:
        with open_engine(workplace.spec, workplace.library) as opened:
            done = []
            for each in adapter_checks(opened, first):
                done.append(each)
                click.echo(checked_line(each))
            suite = workplace.cases()
            judged, wanted = next_steps(opened, suite) if len(done) > len(first) else (0, [])
            untried = 0 if len(done) > len(first) else len(first)
            if isinstance(opened, StdioEngine) and not untried:
                done.append(check_shutdown(opened))
                click.echo(checked_line(done[-1]))
    except SpecError as error:
        raise Unusable(f"--engine: {error}") from None
    except EngineError as error:
        click.echo(f"✗ {error}")
        click.get_current_context().exit(1)
    click.echo(summary(done, untried, judged, len(suite), wanted[:MOST_WANTED]), nl=False)
    click.get_current_context().exit(1 if any(each.good is False for each in done) else 0)
