"""What a user is told when the input can't be used: one message on stderr, exit code 2, no traceback."""

from collections.abc import Iterable
from typing import IO, Any

import click

from oracle.misspelt import did_you_mean


class Unusable(click.ClickException):
    """Input that can't be used.  The message says where, what was expected, and the nearest valid name."""

    exit_code = 2

    def show(self, file: IO[Any] | None = None) -> None:
        """Print the message on stderr."""
        from oracle.report.conversation import printable

        click.echo(f"oracle: {printable(self.format_message())}", file=file, err=file is None)


def nearest(name: str, known: Iterable[str]) -> str:
    """The end of a sentence about an unknown name: `; did you mean 'run'?`, or a full stop."""
    return did_you_mean(name, known, ".")


def input_errors() -> tuple[type[Exception], ...]:
    """The errors of the input; each one's message says file, line and what was expected."""
    from oracle.cards.errors import CardError
    from oracle.suite.reading.errors import InputError
    from oracle.suite.reading.toml_records import RecordError

    return (CardError, InputError, RecordError)
