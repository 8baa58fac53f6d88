"""`oracle`: the command line's entry.

The table below names every command, its module and what `oracle --help` says of it, so that the help of the whole needs none of the
modules.  Exit codes: 0 all as it should be, 1 a failure, 2 unusable input, 130 interrupted, 143
told to end (128 and the number of the signal).
"""

import errno
import io
import os
import signal
import sys
import threading
from collections.abc import Mapping
from importlib import import_module
from typing import NamedTuple

import click


class CommandEntry(NamedTuple):
    """A command: the module of `oracle.cli` that holds it as `command`, and its line in the help."""

    module: str
    summary: str


COMMANDS: dict[str, CommandEntry] = {
    "run": CommandEntry("run", "Judge the scenarios and show the verdicts by ruling."),
    "baseline": CommandEntry("baseline", "Write down what an engine gets wrong today, for `oracle run --expect`."),
    "report": CommandEntry("report", "Tell the results of runs in other forms: HTML, JUnit, Markdown, TAP, Cucumber."),
    "diff": CommandEntry("diff", "Compare two runs, scenario by scenario."),
    "compile": CommandEntry("compile", "Write the scenarios as JSON, for engines that embed them."),
    "explain": CommandEntry("explain", "Tell one scenario step by step, with each rule that was applied."),
    "mutants": CommandEntry("mutants", "Misread one rule at a time, and see which scenario notices."),
    "coverage": CommandEntry("coverage", "Show which rules have a function, and which of them scenarios reach."),
    "smoke": CommandEntry("smoke", "Check a new adapter in seconds, and say what to implement next."),
    "engines": CommandEntry("engines", "Start the adapter to a real engine, such as XMage."),
    "serve": CommandEntry("serve", "Answer for the reference engine as a process that speaks the protocol."),
    "rule": CommandEntry("rule", "Show where a rule of the rulebook lives, and what cites it."),
    "rulings": CommandEntry("rulings", "List the rulings, their scenarios and their verdicts."),
    "lint": CommandEntry("lint", "Check features, cards, phrases and the catalogue for mistakes."),
    "cards": CommandEntry("cards", "List the cards, or show one as the engine understands it."),
    "phrases": CommandEntry("phrases", "List the phrases that scenarios are written in."),
    "words": CommandEntry("words", "List the words that card files are written in."),
}


class Commands(click.Group):
    """The commands, imported when they are called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Their names, in the order of the table."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name, imported now."""
        entry = COMMANDS.get(cmd_name)
        if entry is None:
            return None
        command: click.Command = import_module(f"oracle.cli.{entry.module}").command
        return command

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[str | None, click.Command | None, list[str]]:
        """As in any group, but an unknown name gets the nearest one."""
        if args[0] not in COMMANDS and not args[0].startswith("-"):
            from oracle.cli.problems import nearest

            ctx.fail(f"There is no command {args[0]!r}{nearest(args[0], COMMANDS)}")
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The list of commands, out of the table."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, entry.summary) for name, entry in COMMANDS.items()])

    def invoke(self, ctx: click.Context) -> object:
        """Run the command.  A reader who stops reading (`| head`) ends it quietly, unusable input with its own message."""
        try:
            try:
                return super().invoke(ctx)
            finally:
                sys.stdout.flush()
        except (click.ClickException, click.exceptions.Exit):
            raise
        except BrokenPipeError:
            _write_nothing_more()
            ctx.exit(0)
        except Exception as error:
            from oracle.cli.problems import Unusable, input_errors
            from oracle.engines.port import EngineGivenUpError

            if isinstance(error, (*input_errors(), EngineGivenUpError)):
                raise Unusable(str(error)) from error
            raise


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110})
@click.version_option(package_name="mtg-oracle", message="oracle %(version)s")
@click.pass_context
def commands(ctx: click.Context) -> None:
    """An executable specification of Magic: The Gathering rulings.

    Each ruling is a scenario; a rules engine plays it and is judged by what can be observed.

    \b
    Example:
      oracle run            judge every ruling on the reference engine
      oracle rulings        see which rulings there are
    """
    ctx.color = _color(os.environ)


def _color(environment: Mapping[str, str]) -> bool | None:
    """Whether there are colours, as the environment says; None: on a terminal alone."""
    if environment.get("NO_COLOR"):
        return False
    if environment.get("FORCE_COLOR", "0") != "0":
        return bool(environment["FORCE_COLOR"]) or None
    return False if environment.get("TERM") == "dumb" else None


def _write_nothing_more() -> None:
    """What Python still has to write goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO}
"""Errors of writing to standard output that are nobody's mistake here."""


def _make_writable() -> None:
    """Standard output and errors exist, and take any character: one that an encoding lacks is written as a question mark."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_WRONLY), "w", encoding="utf-8"))
        elif isinstance(stream, io.TextIOWrapper) and stream.errors == "strict":
            stream.reconfigure(errors="replace")


def _end(number: int, frame: object) -> None:
    sys.exit(128 + number)


def _end_tidily() -> None:
    """Who is told to end, by SIGTERM or with its terminal, first ends the engines that it has started, and removes their folders."""
    if threading.current_thread() is not threading.main_thread():
        return
    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) == signal.SIG_DFL:
            signal.signal(number, _end)


def main() -> None:
    """Run the command line and exit."""
    _make_writable()
    _end_tidily()
    try:
        code = commands.main(prog_name="oracle", standalone_mode=False)
    except click.ClickException as error:
        from oracle.report.conversation import printable

        told = io.StringIO()
        error.show(told)
        click.echo(printable(told.getvalue()), err=True, nl=False)
        sys.exit(error.exit_code)
    except (click.Abort, KeyboardInterrupt):
        sys.exit(130)
    except OSError as error:
        if error.errno not in _FULL or error.filename is not None:
            raise
        click.echo(f"oracle: standard output can't be written: {error.strerror}", err=True)
        _write_nothing_more()
        sys.exit(2)
    sys.exit(code if isinstance(code, int) else 0)
