"""`oracle run`: judges scenarios and shows the verdicts by ruling."""

import time
from collections.abc import Iterator
from contextlib import nullcontext
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
    report_option,
    rulings_option,
    shard_option,
    tags_option,
    text_option,
    timeout_option,
)
from oracle.cli.problems import Unusable

INTERRUPTED = 130
"""The exit code of what is interrupted at the keyboard."""


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
@click.option("--fail-fast", is_flag=True, help="Stop at the first scenario that fails.")
@click.option(
    "--expect",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Fail only on what isn't as this file says: new failures, and passes that aren't expected (see `oracle baseline`).",
)
@click.option("--jsonl", metavar="FILE", help="Also write each result to FILE as it comes in, as JSON Lines (see `oracle report`).")
@click.option("--resume", is_flag=True, help="Go on with the run in the --jsonl FILE where it was ended.")
@report_option
@click.option(
    "--json", "json_file", metavar="FILE", help="Also write the results to FILE as JSON; - for standard output, without the report."
)
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
    fail_fast: bool,
    expect: Path | None,
    jsonl: str | None,
    resume: bool,
    reports: tuple[tuple[str, str], ...],
    json_file: str | None,
) -> None:
    """Judge the scenarios and show the verdicts by ruling.

    PATHS are feature files, folders of them, and lines of files (FILE:LINE); without any, the scenarios that come with the specification
    are judged.

    Exit code: 0 all as it should be, 1 a failure, or what is unsupported (but with --expect), 2 unusable input, or nothing was judged.

    \b
    Example:
      oracle run
      oracle run --tags "@ruling:mana-could-produce" --fail-fast
      oracle run my/features/bears.feature:12 --cards my/cards --rulings my/rulings
      oracle run --engine "stdio:node adapter.js" --expect known.toml --jsonl results.jsonl --report junit:results.xml
    """
    from oracle.cli.judging import Workplace, see_that_something_was_judged, with_progress
    from oracle.cli.paths import ruling_folders
    from oracle.cli.selecting import selected
    from oracle.cli.writing import check_file, check_reports, write_reports
    from oracle.engines.port import EngineGivenUpError
    from oracle.report.comparison import gate_report
    from oracle.report.conversation import printable
    from oracle.report.terminal import run_report, unusable
    from oracle.report.verdicts import exit_code, plural
    from oracle.suite.judging.verdicts import Result
    from oracle.suite.reading.catalogue import load_catalogue
    from oracle.suite.running.expectations import gate, load_expectations
    from oracle.suite.running.results import ResultsFile, Run, run_start
    from oracle.suite.running.runner import ending, results_in_order, run_cases

    if resume and jsonl is None:
        raise Unusable("--resume goes on with the results in a file; say in which with --jsonl FILE")
    wanted = (*reports, *((("json", json_file),) if json_file is not None else ()))
    check_reports(wanted)
    if jsonl is not None:
        check_file(jsonl)
    began, start = time.time(), time.perf_counter()
    workplace = Workplace(cards, engine, timeout, memory)
    catalogue = load_catalogue(*ruling_folders(rulings)).by_slug
    expectations = load_expectations(expect) if expect is not None else None
    every, cases = selected(workplace, places, tags, text, shard)
    judged = workplace.introduction(1) if fail_fast else workplace.introduction()
    if expectations is not None and expectations.engine != judged.name:
        raise Unusable(f"{expect}:1: engine: these are the expectations of {expectations.engine!r}, not of {judged.name!r}")
    head = run_start(cases, judged.name, judged.version, edition, began)
    results: list[Result] = []
    given_up: EngineGivenUpError | None = None
    interrupted: int | None = None
    try:
        kept = ResultsFile(Path(jsonl), head, resume) if jsonl is not None else None
    except OSError as error:
        raise Unusable(f"the results can't be written to {jsonl}: {error.strerror}") from None
    with kept if kept is not None else nullcontext():
        remaining = cases
        if kept is not None:
            results += kept.before
            remaining = kept.remaining(cases)
        try:
            with ending(run_cases(remaining, workplace.engine_maker, edition, jobs)) as running:
                source: Iterator[Result] = with_progress(running, len(remaining))
                for result in kept.written(source) if kept is not None else source:
                    results.append(result)
                    if fail_fast and result.verdict in ("fail", "error"):
                        break
        except EngineGivenUpError as fault:
            given_up = fault
        except KeyboardInterrupt:
            interrupted = INTERRUPTED
        except SystemExit as end:
            interrupted = end.code if isinstance(end.code, int) else INTERRUPTED
        seconds = time.perf_counter() - start
        whole = len(results) == len(cases)
        if kept is not None and remaining and whole:
            kept.end(seconds)
    results = results_in_order(cases, results)
    run = Run(head, tuple(results), seconds)
    faults: list[str] = []
    if kept is not None and kept.fault is not None:
        faults.append(f"the results can't be written to {jsonl}: {kept.fault.strerror}; --resume judges what is missing there")
    try:
        write_reports(wanted, [run], catalogue)
    except Unusable as error:
        faults.append(error.message)
    compared = gate(results, expectations, judged.version, {case.id for case in every}) if expectations is not None else None
    if not any(file == "-" for _, file in wanted):
        title = f"{judged.name} engine {judged.version}"
        told = frozenset(each.result.id for each in compared.as_expected) if compared is not None else frozenset()
        click.echo(run_report(results, catalogue, title, seconds, told, run.unfinished), nl=False)
        if compared is not None and (whole or not compared.holds):
            click.echo(gate_report(compared), nl=False)
    elif compared is not None and not compared.holds:
        click.echo(gate_report(compared), err=True, nl=False)
    for line in unusable(results):
        click.echo(f"oracle: {line}", err=True)
    for told_fault in faults:
        click.echo(f"oracle: {printable(told_fault)}", err=True)
    judged_so_far = f"{len(results)} of {plural(len(cases), 'scenario')} had been judged"
    if interrupted is not None:
        click.echo(f"oracle: interrupted; {judged_so_far}", err=True)
        click.get_current_context().exit(interrupted)
    if given_up is not None:
        raise Unusable(f"{given_up}; {judged_so_far}")
    if compared is None or compared.holds:
        see_that_something_was_judged(results)
    code = 2 if faults else exit_code(results)
    click.get_current_context().exit(code if compared is None or code == 2 else 0 if compared.holds else 1)
