"""What the tests of the command line share: running a command in this process."""

from collections.abc import Callable

import pytest
from click.testing import CliRunner, Result

from oracle.cli.main import commands

Oracle = Callable[..., Result]


@pytest.fixture
def oracle() -> Oracle:
    """Runs `oracle` with these arguments; standard output and standard error are kept apart."""

    def run(*arguments: str) -> Result:
        result = CliRunner().invoke(commands, [*arguments], prog_name="oracle")
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return run
