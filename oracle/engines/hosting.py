"""An engine out of a Python module, behind the protocol: what `python:MODULE:OBJECT` starts.

    python -m oracle.engines.hosting MODULE OBJECT

It runs in a process of its own like any other engine, so that it can be timed, ended and started anew.
"""

import sys
from importlib import import_module
from pathlib import Path
from typing import cast

from oracle.engines.kit import Hosted, serve_process
from oracle.engines.port import Engine
from oracle.misspelt import did_you_mean

_ASKED = ("name", "version", "capabilities", "unsupported_cards", "new_game")


class NoEngine(Exception):  # noqa: N818 - what a name stands for, not an error of the program
    """What a module doesn't hold; the message says what was expected."""


def imported(module: str, name: str) -> Engine:
    """An engine out of a module, which is also looked for in the current folder: an object, or what a class or function makes.

    Raises `NoEngine`.
    """
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found = import_module(module)
    except ImportError as error:
        raise NoEngine(f"the module {module!r} can't be imported: {error}") from None
    made = getattr(found, name, None)
    if made is None:
        raise NoEngine(f"the module {module!r} has no {name!r}{did_you_mean(name, dir(found))}")
    if isinstance(made, type) or (callable(made) and not hasattr(made, "new_game")):
        try:
            made = made()
        except Exception as error:
            raise NoEngine(f"{module}:{name} isn't an engine: it can't be made: {type(error).__name__}: {error}") from error
    missing = [each for each in _ASKED if not hasattr(made, each)]
    if missing:
        raise NoEngine(f"{module}:{name} isn't an engine: it lacks {', '.join(missing)}; see oracle.engines.kit")
    return cast(Engine, made)


def main(module: str, name: str) -> int:
    """Serve the engine; exit code 2 if there is none."""
    try:
        engine = imported(module, name)
    except NoEngine as error:
        print(error, file=sys.stderr)
        return 2
    serve_process(Hosted(engine))
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
