"""Opening an engine by what a user calls it.

* `reference`: the reference engine, in this process;
* `null`: an engine that does nothing;
* `xmage`: XMage, out of the class path in the environment variable ORACLE_XMAGE_CLASSPATH;
* `stdio:COMMAND`: a process that speaks the protocol on standard input and output; no shell is started;
* `python:MODULE:OBJECT`: an engine or adapter in this process: an object, or a class or function that makes one;
* `NAME`: an engine of that name in `engines.toml` here, and `FILE.toml:NAME` one in another file.
"""

import shutil
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from difflib import get_close_matches
from importlib import import_module
from pathlib import Path
from typing import cast

import msgspec

from oracle.cards.card import Card
from oracle.engines.named import DEFAULT_FILE, SpecError, named, read_engines, split
from oracle.engines.null import NullEngine
from oracle.engines.port import Engine
from oracle.engines.stdio import Command, StdioEngine

__all__ = ["EngineSpec", "SpecError", "open_engine", "opened", "parse_spec"]

BUILT_IN = ("reference", "null")
_ASKED = ("name", "version", "capabilities", "unsupported_cards", "new_game")


class EngineSpec(msgspec.Struct, frozen=True, kw_only=True):
    """An engine that can be opened, in any process."""

    text: str
    """As the user called it."""
    built_in: str | None = None
    python: tuple[str, str] | None = None
    """Module and object."""
    command: Command | None = None

    @property
    def in_process(self) -> bool:
        """Whether it runs in the harness's own process."""
        return self.command is None


def parse_spec(text: str, timeout: float | None = None) -> EngineSpec:
    """What a user means by `text`; `timeout` overrides that of a process.  Raises `SpecError` for what can't be opened."""
    kind, colon, rest = text.partition(":")
    if text in BUILT_IN:
        return EngineSpec(text=text, built_in=text)
    if colon and kind == "python":
        module, colon, name = rest.partition(":")
        if not (module and name):
            raise SpecError(f"{text!r}: expected python:MODULE:OBJECT, as in python:my_adapter:MyAdapter")
        return EngineSpec(text=text, python=(module, name))
    if colon and kind == "stdio":
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
    _see_that_it_exists(command)
    return EngineSpec(text=text, command=command)


def _xmage() -> Command:
    from oracle.engines.xmage import Missing, start

    try:
        return start()
    except Missing as missing:
        raise SpecError(str(missing)) from None


def _unknown(text: str) -> str:
    names = [*BUILT_IN, "xmage", *(read_engines(Path(DEFAULT_FILE)) if Path(DEFAULT_FILE).is_file() else ())]
    close = get_close_matches(text, names, 1)
    hint = f"did you mean {close[0]!r}? It is" if close else "it is"
    return f"there is no engine {text!r}; {hint} reference, xmage, stdio:COMMAND, python:MODULE:OBJECT, or a name out of {DEFAULT_FILE}"


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
        return StdioEngine(spec.command)
    if spec.python is not None:
        return _imported(*spec.python)
    if spec.built_in == "null":
        return NullEngine()
    from oracle.engines.reference import ReferenceEngine

    return ReferenceEngine(cards)


def _imported(module: str, name: str) -> Engine:
    """An engine out of a module, which is also looked for in the current folder."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found = import_module(module)
    except ImportError as error:
        raise SpecError(f"the module {module!r} can't be imported: {error}") from None
    made = getattr(found, name, None)
    if made is None:
        close = get_close_matches(name, dir(found), 1)
        raise SpecError(f"the module {module!r} has no {name!r}" + (f"; did you mean {close[0]!r}?" if close else ""))
    if isinstance(made, type) or (callable(made) and not hasattr(made, "new_game")):
        try:
            made = made()
        except Exception as error:
            raise SpecError(f"{module}:{name} is no engine: it can't be made: {type(error).__name__}: {error}") from error
    missing = [each for each in _ASKED if not hasattr(made, each)]
    if missing:
        raise SpecError(f"{module}:{name} is no engine: it lacks {', '.join(missing)}; see oracle.engines.kit")
    return cast(Engine, made)
