"""`oracle engines`: starts the adapters to real engines that come with the specification."""

import subprocess
import sys
from pathlib import Path

import click

from oracle.cli.problems import Unusable


@click.group()
def command() -> None:
    """Start an adapter to a real engine: it then answers the questions of the protocol.

    \b
    Example:
      oracle engines xmage --classpath "xmage/Mage/target/classes:xmage/libraries/*"
    """


@command.command()
@click.option("--classpath", metavar="PATHS", help="Where XMage's classes and libraries are.  [default: $ORACLE_XMAGE_CLASSPATH]")
def xmage(classpath: str | None) -> None:
    """Compile the adapter to XMage, if need be, and start it.

    \b
    Example:
      oracle run --engine "stdio:oracle engines xmage --classpath PATHS"
      ORACLE_XMAGE_CLASSPATH=PATHS oracle run --engine xmage
    """
    from oracle.engines.processes import new_folder
    from oracle.engines.xmage import Missing, start

    try:
        adapter = start(classpath)
    except Missing as missing:
        raise Unusable(str(missing)) from None
    sys.stdout.flush()
    with new_folder() as folder:
        code = subprocess.call(adapter.command, cwd=folder)
    sys.exit(code)


@command.command()
@click.argument("results", metavar="RESULTS", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option(
    "--expect",
    "known",
    required=True,
    metavar="FILE",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="What the engine is known to get wrong, with reasons.",
)
@click.option(
    "--folder", type=click.Path(file_okay=False, path_type=Path), help="Also write each scenario into this folder, as a feature file."
)
def findings(results: Path, known: Path, folder: Path | None) -> None:
    """Write down, as Markdown, what an engine gets wrong and why, for its maintainers.

    RESULTS is a file that `oracle run --jsonl` has written.

    \b
    Example:
      oracle run --engine xmage --jsonl xmage.jsonl
      oracle engines findings xmage.jsonl --expect fixtures/engines/xmage.toml
    """
    from oracle.cli.judging import Workplace
    from oracle.cli.paths import ruling_folders
    from oracle.files import read_text, write_text
    from oracle.report.findings import findings as found_in
    from oracle.report.findings import findings_page
    from oracle.suite.reading.catalogue import load_catalogue
    from oracle.suite.running.expectations import load_expectations
    from oracle.suite.running.results import read_run

    run = read_run(results)
    cases = {case.id: case for case in Workplace().cases()}
    sources = {path: read_text(Path(path)).splitlines() for path in {case.feature for case in cases.values()}}
    found = found_in(run, load_expectations(known), cases, sources)
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        for finding in found:
            write_text(folder / f"{finding.result.id}.feature", finding.feature)
    click.echo(findings_page(run, found, load_catalogue(*ruling_folders(())).by_slug), nl=False)
