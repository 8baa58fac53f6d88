"""Engines are opened by what a user calls them; what can't be opened is told with the nearest that can."""

from pathlib import Path

import pytest

from oracle.engines.examples.lands import LandsEngine
from oracle.engines.null import NullEngine
from oracle.engines.opening import SpecError, open_engine, opened, parse_spec
from oracle.engines.reference import ReferenceEngine
from oracle.engines.stdio import Command, StdioEngine


def test_engines_in_this_process() -> None:
    assert isinstance(opened(parse_spec("reference"), {}), ReferenceEngine)
    assert isinstance(opened(parse_spec("null"), {}), NullEngine)


def test_an_engine_of_a_module_has_a_process_of_its_own() -> None:
    with open_engine(parse_spec("python:oracle.engines.examples.lands:LandsEngine", timeout=3), {}) as engine:
        assert isinstance(engine, StdioEngine)
        assert engine.command.timeout == 3
        assert (engine.name, engine.capabilities) == ("lands", LandsEngine.capabilities)


def test_a_command_is_split_as_a_shell_would_but_no_shell_reads_it() -> None:
    spec = parse_spec("stdio:echo 'a  b' $HOME ; rm", timeout=3)
    assert spec.command == Command(command=("echo", "a  b", "$HOME", ";", "rm"), timeout=3)


TOML = """
[engines.tiny]
command = "cat -u"
env = { LEVEL = "quiet" }
timeout = 2.5
memory = "1.5 GB"

[engines.other]
command = ["cat", "a b"]
cwd = "sub"
startup = 7
"""


def test_names_out_of_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "engines.toml").write_text(TOML)
    (tmp_path / "sub").mkdir()
    tiny = parse_spec(f"{tmp_path}/engines.toml:tiny").command
    assert tiny == Command(command=("cat", "-u"), env={"LEVEL": "quiet"}, cwd=str(tmp_path), timeout=2.5, memory=1_500_000_000)
    monkeypatch.chdir(tmp_path)
    other = parse_spec("other").command
    assert other == Command(command=("cat", "a b"), cwd="sub", startup=7)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("referense", "there is no engine 'referense'; did you mean 'reference'?"),
        ("stdio:", "expected a command"),
        ("stdio:'half", "isn't a command: No closing quotation"),
        ("stdio:no-such-program --x", "there is no program 'no-such-program'"),
        ("python:module", "expected python:MODULE:OBJECT"),
        ("missing.toml:tiny", "missing.toml:1: can't be read"),
    ],
)
def test_what_can_not_be_opened_is_told(text: str, told: str) -> None:
    with pytest.raises(SpecError) as raised:
        parse_spec(text)
    assert told in str(raised.value)


@pytest.mark.parametrize(
    ("content", "name", "told"),
    [
        (TOML, "tinny", "there is no engine 'tinny'; did you mean 'tiny'?"),
        (TOML.replace("timeout", "timout"), "tiny", "`timout`"),
        ("[engines.tiny", "tiny", ":1: not valid TOML"),
        (TOML.replace("1.5 GB", "much"), "tiny", ":1: engines.tiny.memory: expected a size such as '2 GB' or '512 MB', not 'much'"),
        (TOML.replace("2.5", '"soon"'), "tiny", "engines[...].timeout: Expected `float`"),
    ],
)
def test_what_is_wrong_with_the_file_is_told(tmp_path: Path, content: str, name: str, told: str) -> None:
    (tmp_path / "e.toml").write_text(content)
    with pytest.raises(SpecError) as raised:
        parse_spec(f"{tmp_path}/e.toml:{name}")
    assert told in str(raised.value)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("python:no_such_module:X", "the module 'no_such_module' can't be imported"),
        ("python:oracle.engines.null:NullEngin", "has no 'NullEngin'; did you mean 'NullEngine'?"),
        ("python:oracle.engines.null:NullGame", "isn't an engine"),
        ("python:json:dumps", "isn't an engine"),
    ],
)
def test_what_a_module_does_not_hold_is_told(text: str, told: str) -> None:
    with pytest.raises(SpecError) as raised, open_engine(parse_spec(text), {}):
        pass
    assert told in str(raised.value)
