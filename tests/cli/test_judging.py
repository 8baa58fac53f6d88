"""The progress bar, and many problems at once."""

import sys
from collections.abc import Iterator
from itertools import count
from typing import Any

import click
import pytest

from oracle.cli import judging
from oracle.cli.judging import told, with_progress
from oracle.suite.reading.errors import InputError


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second passes between any two looks at the clock."""
    clock = count()
    monkeypatch.setattr(judging.time, "monotonic", lambda: next(clock))


def results() -> Iterator[Any]:
    return iter(["one", "two", "three"])


@pytest.mark.usefixtures("slow")
def test_long_work_on_a_terminal_has_a_bar_that_goes_away(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert list(with_progress(results(), 3)) == ["one", "two", "three"]
    output = capsys.readouterr()
    assert "2 of 3" in click.unstyle(output.err)
    assert "\x1b[2K" in output.err.rpartition("scenarios")[2]
    assert output.out == ""


@pytest.mark.usefixtures("slow")
def test_there_is_no_bar_without_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert list(with_progress(results(), 3)) == ["one", "two", "three"]
    assert capsys.readouterr().err == ""


def test_short_work_has_no_bar(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(judging.time, "monotonic", lambda: 7.0)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert len(list(with_progress(results(), 3))) == 3
    assert capsys.readouterr().err == ""


def test_of_many_problems_the_first_are_told_and_the_others_counted() -> None:
    lines = told([InputError("a.feature", number, "is odd") for number in range(1, 26)]).splitlines()
    assert lines[0] == "a.feature:1: is odd"
    assert len(lines) == 21
    assert lines[-1] == "and 5 more"
