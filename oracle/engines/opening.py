"""Opening an engine by what a user calls it.

* `reference`: the reference engine, in this process;
* `null`: an engine that does nothing;
* `xmage`: XMage, out of the class path in the environment variable ORACLE_XMAGE_CLASSPATH;
* `stdio:COMMAND`: a process that speaks the protocol on standard input and output; no shell is started;
* `python:MODULE:OBJECT`: an engine or adapter in Python, in a process of its own: an object, or a class or function that makes one;
* `NAME`: an engine of that name in `engines.toml` here, and `FILE.toml:NAME` one in another file.
"""

import os
import shutil
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import msgspec

from oracle.cards.card import Card
from oracle.engines.named import DEFAULT_FILE, SpecError, named, read_engines, split
from oracle.engines.null import NullEngine
from oracle.engines.port import Engine, EngineError
from oracle.engines.stdio import Command, StdioEngine
from oracle.misspelt import near

__all__ = ["EngineSpec", "SpecError", "open_engine", "opened", "parse_spec"]

BUILT_IN = ("reference", "null")


class EngineSpec(msgspec.Struct, frozen=True, kw_only=True):
    """An engine that can be opened, in any process."""

    text: str
    """As the user called it."""
    built_in: str | None = None
    """One that runs in the harness's own process."""
    command: Command | None = None
    """How one in a process of its own is started."""
    wanted: bool = False
    """Whether it can't be used at all if it can't be started, since it is then no engine but a mistake in its name."""


def parse_spec(text: str, timeout: float | None = None, memory: int | None = None) -> EngineSpec:
    """What a user means by `text`; `timeout` and `memory` override those of a process.  Raises `SpecError` for what can't be opened."""
    kind, colon, rest = text.partition(":")
    if text in BUILT_IN:
        return EngineSpec(text=text, built_in=text)
    if colon and kind == "python":
        command = _python(text, *rest.partition(":")[::2])
    elif colon and kind == "stdio":
        command = Command(command=split(rest))
    elif text == "xmage":
        command = _xmage()
    elif colon and kind.endswith(".toml"):
        command = named(Path(kind), rest)
    elif not colon and Path(DEFAULT_FILE).is_file():
        command = named(Path(DEFAULT_FILE), text)
    else:
        raise SpecError(_unknown(text))
    if timeout is not None:
        command = msgspec.structs.replace(command, timeout=timeout)
    if memory is not None:
        command = msgspec.structs.replace(command, memory=memory)
    _see_that_it_exists(command)
    return EngineSpec(text=text, command=command, wanted=kind == "python")


def _python(text: str, module: str, name: str) -> Command:
    """A Python like this one, which looks for modules where this one does."""
    if not (module and name):
        raise SpecError(f"{text!r}: expected python:MODULE:OBJECT, as in python:my_adapter:MyAdapter")
    path = os.pathsep.join(place for place in sys.path if place)
    return Command(command=(sys.executable, "-m", "oracle.engines.hosting", module, name), env={"PYTHONPATH": path})


def _xmage() -> Command:
    from oracle.engines.xmage import Missing, start

    try:
        return start()
    except Missing as missing:
        raise SpecError(str(missing)) from None


def _unknown(text: str) -> str:
    names = [*BUILT_IN, "xmage", *(read_engines(Path(DEFAULT_FILE)) if Path(DEFAULT_FILE).is_file() else ())]
    close = near(text, names)
    hint = f"did you mean {close[0]!r}? It is" if close else "it is"
    return f"there is no engine {text!r}; {hint} reference, xmage, stdio:COMMAND, python:MODULE:OBJECT, or a name from {DEFAULT_FILE}"


def _see_that_it_exists(command: Command) -> None:
    program = command.command[0]
    if command.cwd is not None and not Path(command.cwd).is_dir():
        raise SpecError(f"there is no working folder {command.cwd}")
    inside = Path(command.cwd or ".", program) if "/" in program and not program.startswith("/") else Path(program)
    if shutil.which(program) is None and shutil.which(str(inside)) is None:
        raise SpecError(f"there is no program {program!r} that can be started")


@contextmanager
def open_engine(spec: EngineSpec, cards: Mapping[str, Card]) -> Iterator[Engine]:
    """The engine, for as long as the block lasts; `cards` are those that the reference engine knows.  Raises `SpecError`."""
    engine = opened(spec, cards)
    try:
        yield engine
    finally:
        if isinstance(engine, StdioEngine):
            engine.close()


def opened(spec: EngineSpec, cards: Mapping[str, Card]) -> Engine:
    """The engine; one in a process is to be closed by who opened it.  Raises `SpecError`."""
    if spec.command is not None:
        engine = StdioEngine(spec.command)
        if spec.wanted:
            _see_that_it_starts(engine, spec.text)
        return engine
    if spec.built_in == "null":
        return NullEngine()
    from oracle.engines.reference import ReferenceEngine

    return ReferenceEngine(cards)


def _see_that_it_starts(engine: StdioEngine, text: str) -> None:
    try:
        engine.introduction  # noqa: B018 - it is started for that
    except EngineError as error:
        raise SpecError(f"{text} isn't an engine: {error}") from None
