"""The command line as a whole: help, unknown commands, readers that leave, colour."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module

import click
import pytest
from click.testing import Result

from oracle.cli.main import COMMANDS, main

START = "from oracle.cli.main import main; main()"


def oracle_process(arguments: str, after: str = "") -> subprocess.CompletedProcess[str]:
    """`oracle` in a shell of its own, perhaps with more behind it (a pipe)."""
    command = f'"{sys.executable}" -c "{START}" {arguments} {after}'
    return subprocess.run(["bash", "-o", "pipefail", "-c", command], capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)


def test_help_names_every_command_without_importing_one() -> None:
    listing = "import sys; sys.argv = ['oracle', '--help']\ntry:\n  import oracle.cli.main as m; m.main()\nfinally:\n  print(*sys.modules)"
    process = subprocess.run([sys.executable, "-c", listing], capture_output=True, text=True, check=False)
    text, modules = process.stdout.rsplit("\n", 2)[:2]
    assert process.returncode == 0, process.stderr
    assert all(f"  {name}" in text and entry.summary.split()[0] in text for name, entry in COMMANDS.items())
    loaded = modules.split()
    assert "oracle.cli.main" in loaded
    assert not {"msgspec", "tomli", "gherkin", "rich", "oracle.cli.run", "oracle.suite", "oracle.rules"} & set(loaded)


@pytest.mark.parametrize("name", COMMANDS)
def test_help_of_each_command_shows_an_example(oracle: Callable[..., Result], name: str) -> None:
    result = oracle(name, "--help")
    assert result.exit_code == 0
    assert "Example:" in result.stdout
    assert f"  oracle {name}" in result.stdout.split("Example:")[1]


@pytest.mark.parametrize("name", COMMANDS)
def test_the_summary_of_each_command_is_near_its_help(name: str) -> None:
    command: click.Command = import_module(f"oracle.cli.{COMMANDS[name].module}").command
    assert command.name == "command" or command.name == name
    assert (command.help or "").split()[0] == COMMANDS[name].summary.split()[0]


def test_an_unknown_command_gets_the_nearest(oracle: Callable[..., Result]) -> None:
    result = oracle("rulngs")
    assert result.exit_code == 2
    assert "no command 'rulngs'; did you mean 'rulings'?" in result.stderr


@pytest.mark.parametrize("arguments", ["phrases", "rulings"])
def test_closed_standard_output_is_no_trouble(arguments: str) -> None:
    process = oracle_process(arguments, ">&-")
    assert (process.returncode, process.stderr) == (0, "")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="this system has no device that is always full")
def test_output_that_finds_no_space_is_told() -> None:
    process = oracle_process("phrases", "> /dev/full")
    assert (process.returncode, process.stderr) == (2, "oracle: standard output can't be written: No space left on device\n")


def test_signs_that_an_encoding_lacks_are_written_as_question_marks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "latin-1")
    process = oracle_process("rulings mana-could-produce")
    assert (process.returncode, process.stderr) == (0, "")
    assert "Which types of mana a permanent could produce" in process.stdout
    assert "?" in process.stdout


def test_a_reader_that_leaves_is_no_trouble() -> None:
    process = oracle_process("phrases", "| head -n 1")
    assert (process.returncode, process.stderr) == (0, "")
    assert len(process.stdout.splitlines()) == 1


def test_an_interrupt_ends_it_quietly(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("oracle.vocabulary.default_phrases", interrupted)
    monkeypatch.setattr(sys, "argv", ["oracle", "phrases"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 130
    output = capsys.readouterr()
    assert (output.out, output.err.strip()) == ("", "")


def test_exit_codes_reach_the_shell() -> None:
    assert oracle_process("rulings no-such-ruling").returncode == 2
    assert oracle_process("phrases").returncode == 0


def test_no_colour_without_a_terminal() -> None:
    assert "\x1b" not in oracle_process("phrases").stdout


@pytest.mark.parametrize(("environment", "coloured"), [({}, True), ({"NO_COLOR": "1"}, False)])
def test_colour_on_a_terminal_unless_it_is_not_wanted(environment: dict[str, str], coloured: bool) -> None:
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    variables = {name: value for name, value in os.environ.items() if name != "NO_COLOR"} | environment
    process = subprocess.Popen([sys.executable, "-c", START, "phrases", "mana pool"], stdout=theirs, env=variables)
    os.close(theirs)
    shown = b""
    while True:
        try:
            part = os.read(ours, 65536)
        except OSError:  # the other side has closed
            break
        if not part:
            break
        shown += part
    os.close(ours)
    assert process.wait() == 0
    assert b"mana pool" in shown
    assert (b"\x1b[" in shown) == coloured


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP], ids=lambda number: number.name)
def test_who_is_told_to_end_ends_by_itself(number: signal.Signals) -> None:
    if signal.getsignal(number) is signal.SIG_IGN:
        pytest.skip(f"{number.name} is ignored here, as under nohup")
    process = subprocess.Popen([sys.executable, "-m", "oracle", "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdin is not None
    assert process.stdout is not None
    with process.stdin, process.stdout:
        process.stdin.write(b"?\n")
        process.stdin.flush()
        assert b"error" in process.stdout.readline()
        process.send_signal(number)
        assert process.wait(timeout=60) == 128 + number
