"""`oracle baseline`: writes down what an engine gets wrong today."""

from pathlib import Path

import click

from oracle.cli.options import (
    Place,
    cards_option,
    edition_option,
    engine_option,
    jobs_option,
    memory_option,
    places_argument,
    rulings_option,
    shard_option,
    tags_option,
    text_option,
    timeout_option,
)
from oracle.cli.problems import Unusable


@click.command()
@places_argument
@engine_option
@timeout_option
@memory_option
@cards_option
@rulings_option
@tags_option
@text_option
@edition_option
@jobs_option
@shard_option
@click.option("--file", "file", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE", help="Bring this file up to date.")
def command(
    places: tuple[Place, ...],
    engine: str,
    timeout: float | None,
    memory: int | None,
    cards: tuple[Path, ...],
    rulings: tuple[Path, ...],
    tags: str | None,
    text: str | None,
    edition: str | None,
    jobs: int,
    shard: tuple[int, int] | None,
    file: Path | None,
) -> None:
    """Write down, as TOML, each scenario that fails today, for `oracle run --expect`.

    What is unsupported, because the engine has declared that it lacks a card or a capability, isn't written down: it fails nothing there.

    With --file, that file is brought up to date: what now passes is taken out, what is new is added, and what people wrote (reasons,
    links, comments, conditions) stays. Without it, the TOML goes to standard output.

    \b
    Example:
      oracle baseline --engine "stdio:node adapter.js" --file known.toml
      oracle run --engine "stdio:node adapter.js" --expect known.toml
    """
    from oracle.cli.judging import Workplace, see_that_something_was_judged, with_progress
    from oracle.cli.paths import ruling_folders
    from oracle.cli.selecting import selected
    from oracle.cli.writing import check_file, write
    from oracle.files import read_text
    from oracle.report.terminal import unusable
    from oracle.suite.reading.catalogue import load_catalogue
    from oracle.suite.running.baseline import baseline
    from oracle.suite.running.expectations import load_expectations
    from oracle.suite.running.runner import results_in_order, run_cases

    load_catalogue(*ruling_folders(rulings))
    before = ""
    workplace = Workplace(cards, engine, timeout, memory)
    judged = workplace.introduction()
    if file is not None:
        check_file(str(file), "the baseline")
        if file.exists() and file.stat().st_size:
            known = load_expectations(file)
            if known.engine != judged.name:
                raise Unusable(f"{file}:1: engine: these are the expectations of {known.engine!r}, not of {judged.name!r}")
            before = read_text(file)
    _, cases = selected(workplace, places, tags, text, shard)
    results = results_in_order(cases, with_progress(run_cases(cases, workplace.engine_maker, edition, jobs), len(cases)))
    see_that_something_was_judged(results)
    found = baseline(before, judged.name, judged.version, results)
    if file is None:
        click.echo(found.text, nl=False)
    elif found.text != before:
        write(str(file), found.text)
    for what, ids in (("new", found.added), ("corrected", found.corrected), ("taken out", found.removed)):
        if ids and file is not None:
            click.echo(f"{what}: {', '.join(ids)}")
    if file is not None:
        click.echo(f"{file}: {len(found.added)} new, {len(found.corrected)} corrected, {len(found.removed)} taken out")
    for line in unusable(results):
        click.echo(f"oracle: {line}", err=True)
    click.get_current_context().exit(2 if unusable(results) else 0)
