"""XMage itself, where its user has it: every verdict is the expected one, and every expectation has a reason."""

import os
from pathlib import Path

import pytest
from click.testing import CliRunner

from oracle.cli.main import commands
from oracle.engines.xmage import CLASSPATH
from oracle.suite.running.expectations import load_expectations

KNOWN = Path(__file__).parents[3] / "fixtures" / "engines" / "xmage.toml"


def test_every_expectation_says_why() -> None:
    expected = load_expectations(KNOWN).expected
    assert len(expected) > 10
    assert [entry.scenario for entry in expected if len(entry.reason) < 40] == []


@pytest.mark.skipif(not os.environ.get(CLASSPATH), reason=f"no XMage: {CLASSPATH} names no class path")
def test_xmage_passes_and_fails_what_it_is_expected_to() -> None:
    done = CliRunner().invoke(commands, ["run", "--engine", "xmage", "--expect", str(KNOWN)])
    assert done.exit_code == 0, done.output[-3000:]
    assert "all as expected" in done.output
