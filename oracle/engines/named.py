"""Engines that have names: a TOML file that says how each is started.

[engines.tiny]
command = ["node", "tiny.js"]      # or one string; words are split as a shell would, but no shell is started
env = { LOG = "quiet" }            # further environment variables
cwd = "adapters"                   # the working folder, as seen from this file
timeout = 5                        # seconds that an answer may take
startup = 60                       # seconds that it may take to start
memory = "4 GB"                    # how much it may take, with all that it starts
"""

import shlex
from collections.abc import Mapping
from pathlib import Path

import msgspec

from oracle.engines.memory import DEFAULT, read_size
from oracle.engines.stdio import Command, read_seconds
from oracle.files import UnreadableError, parse_toml, read_text
from oracle.misspelt import did_you_mean

DEFAULT_FILE = "engines.toml"
"""Where names are looked up that come without a file."""


class SpecError(Exception):
    """An engine that can't be opened as it was asked for; the message says what was expected."""


class NamedEngine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of the file."""

    command: str | tuple[str, ...]
    env: Mapping[str, str] = {}
    cwd: str | None = None
    timeout: float = 10.0
    startup: float = 60.0
    memory: str | None = None


class NamedEngines(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file."""

    engines: dict[str, NamedEngine]


def split(command: str) -> tuple[str, ...]:
    """A command's words, as a shell would split them.  Raises `SpecError`."""
    try:
        words = tuple(shlex.split(command))
    except ValueError as error:
        raise SpecError(f"{command!r} isn't a command: {error}") from None
    if not words:
        raise SpecError("expected a command, as in stdio:node tiny.js")
    return words


def read_engines(path: Path) -> dict[str, NamedEngine]:
    """The engines that a file names.  Raises `SpecError`."""
    try:
        return msgspec.convert(parse_toml(read_text(path)), NamedEngines).engines
    except UnreadableError as error:
        raise SpecError(f"{path}:{error.line}: {error.message}") from None
    except msgspec.ValidationError as error:
        message, _, place = str(error).partition(" - at `$.")
        raise SpecError(f"{path}:1: {place.rstrip('`')}: {message}; an engine has the keys {', '.join(_KEYS)}") from None


_KEYS = NamedEngine.__struct_fields__


def named(path: Path, name: str) -> Command:
    """How the engine of that name is started.  Raises `SpecError`."""
    engines = read_engines(path)
    found = engines.get(name)
    if found is None:
        others = f"; it names {', '.join(engines) or 'none'}"
        raise SpecError(f"{path}:1: there is no engine {name!r}{did_you_mean(name, engines, others)}")
    try:
        memory = DEFAULT if found.memory is None else read_size(found.memory)
    except ValueError as error:
        raise SpecError(f"{path}:1: engines.{name}.memory: {error}") from None
    for key, seconds in (("timeout", found.timeout), ("startup", found.startup)):
        try:
            read_seconds(str(seconds))
        except ValueError as error:
            raise SpecError(f"{path}:1: engines.{name}.{key}: {error}") from None
    return Command(
        command=split(found.command) if isinstance(found.command, str) else found.command,
        env=found.env,
        cwd=str(path.parent / (found.cwd or "")),
        timeout=found.timeout,
        startup=found.startup,
        memory=memory,
    )
