"""Compiles the adapter against the user's XMage, once for each class path, and tells how to start it.

What is compiled lies in the user's cache folder.  The card database that XMage makes where it runs lies in a folder that each process has
for itself and that goes with it: two that shared one would find it half made, or gone with the process that had opened it.
"""

import hashlib
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from oracle.engines.stdio import Command

CLASSPATH = "ORACLE_XMAGE_CLASSPATH"
"""The environment variable that holds the class path of XMage."""

SOURCES = Path(__file__).parent / "java"

NEEDED = {
    "mage/game/GameImpl.class": "XMage's core (the module Mage)",
    "mage/cards/basiclands/Forest.class": "XMage's core (the module Mage)",
    "mage/cards/g/GrizzlyBears.class": "XMage's cards (the module Mage.Sets)",
    "com/google/gson/Gson.class": "the libraries of XMage's core (gson, guava and others)",
    "org/apache/log4j/Logger.class": "XMage's logging library (log4j or reload4j)",
}
"""Files that a whole class path holds, and what is missing if one isn't there."""

_EXAMPLE = ("XMAGE/Mage/target/mage.jar", "XMAGE/Mage.Common/target/mage-common.jar", "XMAGE/Mage.Sets/target/mage-sets.jar", "LIBRARIES/*")
_HINT = f"""The class path of XMage is needed: its core, its cards and their libraries.  "folder/*" stands for all jars of a folder.
Give it with --classpath or in the environment variable {CLASSPATH}, for example:
  export {CLASSPATH}="{os.pathsep.join(_EXAMPLE)}\""""


class Missing(Exception):  # noqa: N818 - what is missing, not an error of the program
    """Something that the adapter needs and the user can provide; the message says what, and how to point to it."""


def start(classpath: str | None = None, environment: Mapping[str, str] = os.environ) -> Command:
    """How the adapter is started; it is compiled first if need be.  Raises `Missing`."""
    said = classpath or environment.get(CLASSPATH, "")
    if not said:
        raise Missing(f"no class path of XMage is given.\n{_HINT}")
    path = os.pathsep.join(_places(said))
    _see_that_it_is_there(path)
    java, javac = _program("java"), _program("javac")
    classes = cache_folder(environment) / hashlib.sha256("\0".join([path, *_fingerprints()]).encode()).hexdigest()[:16]
    if not classes.is_dir():
        try:
            _compile(javac, path, classes)
        except OSError as fault:
            raise Missing(
                f"the adapter can't be compiled into {classes.parent}: {fault.strerror}.\n"
                "It is kept in the cache folder, which XDG_CACHE_HOME names (~/.cache, if not set); name one that can be written."
            ) from None
    options = ("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xshare:auto")
    return Command(
        command=(java, *options, "-cp", os.pathsep.join([str(classes), path]), "oracle.xmage.Adapter"),
        own_folder=True,
        timeout=30.0,
        startup=120.0,
    )


def _places(classpath: str) -> Iterator[str]:
    """The entries of a class path, made absolute, since the adapter runs in a folder of its own."""
    for place in classpath.split(os.pathsep):
        if place.endswith("*"):
            folder = Path(place[:-1] or ".").expanduser()
            if not folder.is_dir():
                raise Missing(f"the class path names {place}, but there is no folder {folder}.\n{_HINT}")
            yield from sorted(str(jar.absolute()) for jar in folder.glob("*.jar"))
        elif place:
            yield str(Path(place).expanduser().absolute())


def _see_that_it_is_there(path: str) -> None:
    places = path.split(os.pathsep)
    absent = [place for place in places if not Path(place).exists()]
    if absent:
        raise Missing(f"the class path names {absent[0]}, which doesn't exist.\n{_HINT}")
    held = [_files(Path(place)) for place in places]
    for file, what in NEEDED.items():
        if not any(holds(file) for holds in held):
            raise Missing(f"the class path lacks {what}: nothing there holds {file}.\n{_HINT}")


def _files(place: Path) -> Callable[[str], bool]:
    """Tells whether a file is in a folder or an archive of the class path."""
    if place.is_dir():
        return lambda file: (place / file).is_file()
    from zipfile import BadZipFile, ZipFile

    try:
        with ZipFile(place) as archive:
            return frozenset(archive.namelist()).__contains__
    except (BadZipFile, OSError) as fault:
        raise Missing(f"the class path names {place}, which can't be read as an archive: {fault}") from None


def _program(name: str) -> str:
    home = os.environ.get("JAVA_HOME")
    found = shutil.which(str(Path(home) / "bin" / name)) if home else None
    found = found or shutil.which(name)
    if found is None:
        raise Missing(f"there is no program {name!r}: install a Java Development Kit, version 17 or later, or set JAVA_HOME")
    return found


def cache_folder(environment: Mapping[str, str]) -> Path:
    """Where compiled adapters are kept; a relative XDG_CACHE_HOME counts as none, as its specification has it."""
    said = environment.get("XDG_CACHE_HOME", "")
    return (Path(said) if os.path.isabs(said) else Path("~", ".cache").expanduser()) / "oracle" / "xmage"


def _fingerprints() -> Iterator[str]:
    """What the sources of the adapter contain, so that changed ones are compiled anew."""
    for source in sorted(SOURCES.glob("*.java")):
        yield hashlib.sha256(source.read_bytes()).hexdigest()


def _compile(javac: str, path: str, classes: Path) -> None:
    """Compile beside, and put it into its place when it is whole, since others may compile at the same time."""
    classes.parent.mkdir(parents=True, exist_ok=True)
    sources = [str(source) for source in sorted(SOURCES.glob("*.java"))]
    with TemporaryDirectory(prefix="compiling-", dir=classes.parent, ignore_cleanup_errors=True) as beside:
        new = Path(beside) / "classes"
        command = [javac, "--release", "17", "-nowarn", "-proc:none", "-encoding", "UTF-8", "-d", str(new), "-cp", path, *sources]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            first = next((line for line in done.stderr.splitlines() if "error:" in line), done.stderr.strip()[:500])
            first = first or f"{javac} ended with exit code {done.returncode}"
            raise Missing(f"the adapter doesn't compile against this XMage, whose version may be too old or too new: {first}")
        try:
            new.rename(classes)
        except OSError:
            if not classes.is_dir():
                raise
